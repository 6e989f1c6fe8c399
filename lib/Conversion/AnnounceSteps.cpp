// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// Calls of `remat_rt_step_begin` (runtime/include/remat_rt.h).

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Complex/IR/Complex.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "remat/Conversion/Passes.h"
#include "remat/Dialect/Remat/Remat.h"

using namespace mlir;
using namespace remat;

namespace remat {
#define GEN_PASS_DEF_ANNOUNCESTEPS
#include "remat/Conversion/Passes.h.inc"
} // namespace remat

namespace {
struct AnnounceStepsPass
    : public remat::impl::AnnounceStepsBase<AnnounceStepsPass> {
  using AnnounceStepsBase::AnnounceStepsBase;

  func::FuncOp declare() {
    OpBuilder builder = OpBuilder::atBlockEnd(getOperation().getBody());
    auto type = builder.getFunctionType(
        {LLVM::LLVMPointerType::get(&getContext()), builder.getI64Type()}, {});
    auto function = func::FuncOp::create(builder, getOperation().getLoc(),
                                         "remat_rt_step_begin", type);
    function.setPrivate();
    return function;
  }

  void runOnOperation() override {
    func::FuncOp begin;
    int64_t number = 0;
    getOperation().walk([&](func::CallOp call) {
      if (!call->hasAttr(RematDialect::stepAttrName))
        return;
      // Kernels of loops are parts of their loop's step.
      if (call->getParentOfType<func::FuncOp>().isPrivate()) {
        call->removeAttr(RematDialect::stepAttrName);
        return;
      }
      if (!begin)
        begin = declare();
      OpBuilder builder(call);
      Value index = arith::ConstantOp::create(
          builder, call.getLoc(), builder.getI64IntegerAttr(number++));
      func::CallOp::create(builder, call.getLoc(), begin,
                           ValueRange{call.getOperand(0), index});
      call->removeAttr(RematDialect::stepAttrName);
    });
  }
};
} // namespace
