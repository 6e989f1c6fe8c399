// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// A module in parts that tests put together.

#ifndef REMAT_UNITTESTS_RUNTIME_TESTMODULE_H
#define REMAT_UNITTESTS_RUNTIME_TESTMODULE_H

#include "remat_rt.h"
#include <memory>
#include <string>
#include <vector>

namespace remat::runtime {

struct TestModule {
  std::vector<remat_rt_tensor> arguments, results;
  std::vector<remat_rt_step> steps;
  std::vector<remat_rt_buffer> buffers;
  remat_rt_module module = {};

  explicit TestModule(remat_rt_entry entry = [](remat_rt_context *,
                                                void *const *, void *const *,
                                                unsigned char *) {}) {
    module.magic = REMAT_RT_MAGIC;
    module.abi_version = REMAT_RT_ABI_VERSION;
    module.descriptor_bytes = sizeof(remat_rt_module);
    module.device = "host";
    module.alignment = 64;
    module.entry = entry;
  }

  const remat_rt_module *finish() {
    module.argument_count = int64_t(arguments.size());
    module.arguments = arguments.data();
    module.result_count = int64_t(results.size());
    module.results = results.data();
    module.step_count = int64_t(steps.size());
    module.steps = steps.data();
    module.buffer_count = int64_t(buffers.size());
    module.buffers = buffers.data();
    return &module;
  }
};

struct DestroyContext {
  void operator()(remat_rt_context *context) const {
    remat_rt_destroy(context);
  }
};
using ContextPointer = std::unique_ptr<remat_rt_context, DestroyContext>;

/// Null if creation fails; `message` says why.
inline ContextPointer createContext(const remat_rt_module *module,
                                    remat_rt_options options,
                                    std::string &message) {
  remat_rt_context *context = nullptr;
  remat_rt_error error = {};
  remat_rt_create(module, &options, &context, &error);
  message = error.message;
  return ContextPointer(context);
}

} // namespace remat::runtime

#endif // REMAT_UNITTESTS_RUNTIME_TESTMODULE_H
