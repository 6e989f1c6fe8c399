// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "NativeCode.h"

#include "mlir/Pass/PassManager.h"
#include "remat/Pipelines/HostPipeline.h"
#include "remat/Target/HostObject.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Path.h"

using namespace mlir;
using namespace remat;

llvm::Expected<std::string> remat::compileForHost(ModuleOp module,
                                                  StringRef device,
                                                  StringRef targetCpu) {
  auto fail = [](const char *what) {
    return llvm::createStringError(llvm::inconvertibleErrorCode(), what);
  };
  PassManager kernels(module.getContext());
  buildKernelPipeline(kernels, device.str());
  if (failed(kernels.run(module)))
    return fail("the planned step could not be laid out");
  FailureOr<StepDescription> step = describeStep(module);
  if (failed(step))
    return fail("the step could not be described");
  step->producer = "remat-compile " REMAT_VERSION;
  PassManager lowering(module.getContext());
  buildStepPipeline(lowering);
  if (failed(lowering.run(module)))
    return fail("the step could not be lowered to LLVM");
  HostObjectOptions options;
  options.targetCpu = targetCpu.str();
  return emitHostObject(module, std::move(*step), options);
}

std::string remat::findRuntimeLibrary() {
  llvm::SmallString<128> path(llvm::sys::fs::getMainExecutable(
      nullptr, reinterpret_cast<void *>(&findRuntimeLibrary)));
  llvm::sys::path::remove_filename(path);
  llvm::sys::path::append(path, "..", "lib", "libremat_main.a");
  return path.str().str();
}
