// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "remat/Dialect/Remat/Remat.h"
#include "remat/Transforms/LoopPairs.h"
#include "remat/Transforms/Passes.h"

namespace remat {
#define GEN_PASS_DEF_REMATLOOPS
#include "remat/Transforms/Passes.h.inc"
} // namespace remat

using namespace mlir;
using namespace remat;

namespace {
struct RematLoops : public remat::impl::RematLoopsBase<RematLoops> {
  using RematLoopsBase::RematLoopsBase;

  void runOnOperation() override {
    func::FuncOp function = getOperation();
    if (function.isExternal())
      return;
    llvm::Expected<DeviceDescriptor> descriptor = loadDevice(device);
    if (!descriptor)
      return fail(descriptor.takeError());
    llvm::Expected<std::unique_ptr<planner::Strategy>> strategy =
        createLoopStrategy(policy);
    if (!strategy)
      return fail(strategy.takeError());
    if (failed(rematerializeLoops(function, CostModel(std::move(*descriptor)),
                                  **strategy)))
      signalPassFailure();
  }

  void fail(llvm::Error error) {
    getOperation().emitError() << llvm::toString(std::move(error));
    signalPassFailure();
  }
};
} // namespace
