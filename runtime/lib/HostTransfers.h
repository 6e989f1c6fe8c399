// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// Transfers of steps for hosts: plain copies to a pool of their own and back,
/// which have ended when they return. The pool is memory like the arena: this
/// shows what a plan with offload computes, and saves nothing.

#ifndef REMAT_RUNTIME_HOSTTRANSFERS_H
#define REMAT_RUNTIME_HOSTTRANSFERS_H

#include "remat_rt.h"

namespace remat::runtime {

class HostTransfers {
public:
  HostTransfers() = default;
  HostTransfers(const HostTransfers &) = delete;
  HostTransfers &operator=(const HostTransfers &) = delete;
  ~HostTransfers();

  int64_t open(const remat_rt_module *module, remat_rt_error *error);
  /// Either way between the pool and `memory`.
  void run(int64_t transfer, void *memory);
  int64_t getTouchedBytes() const { return touchedBytes; }

private:
  const remat_rt_module *module = nullptr;
  unsigned char *pool = nullptr;
  int64_t mappingBytes = 0;
  int64_t touchedBytes = 0;
};

} // namespace remat::runtime

#endif // REMAT_RUNTIME_HOSTTRANSFERS_H
