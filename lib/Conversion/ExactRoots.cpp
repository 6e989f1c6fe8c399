// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// Square roots as LLVM's intrinsic: NVIDIA's libdevice has approximations, which
/// LLVM moreover joins with what is around them, so that bits would depend on the
/// kernel.

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/Transforms/GreedyPatternRewriteDriver.h"
#include "remat/Conversion/Passes.h"

using namespace mlir;
using namespace remat;

namespace remat {
#define GEN_PASS_DEF_EXACTROOTS
#include "remat/Conversion/Passes.h.inc"
} // namespace remat

static bool hasIntrinsic(Type type) { return type.isF32() || type.isF64(); }

namespace {
struct SquareRoot : OpRewritePattern<math::SqrtOp> {
  using OpRewritePattern::OpRewritePattern;

  LogicalResult matchAndRewrite(math::SqrtOp op,
                                PatternRewriter &rewriter) const override {
    if (!hasIntrinsic(op.getType()))
      return failure();
    // `llvm.intr.sqrt` is illegal on the way to NVVM: upstream wants libdevice's.
    rewriter.replaceOpWithNewOp<LLVM::CallIntrinsicOp>(
        op, op.getType(), rewriter.getStringAttr("llvm.sqrt"),
        ValueRange{op.getOperand()});
    return success();
  }
};

struct ReciprocalRoot : OpRewritePattern<math::RsqrtOp> {
  using OpRewritePattern::OpRewritePattern;

  LogicalResult matchAndRewrite(math::RsqrtOp op,
                                PatternRewriter &rewriter) const override {
    if (!hasIntrinsic(op.getType()))
      return failure();
    Value one = arith::ConstantOp::create(
        rewriter, op.getLoc(), rewriter.getFloatAttr(op.getType(), 1.0));
    Value root =
        math::SqrtOp::create(rewriter, op.getLoc(), op.getOperand());
    rewriter.replaceOpWithNewOp<arith::DivFOp>(op, one, root);
    return success();
  }
};

struct ExactRootsPass : public remat::impl::ExactRootsBase<ExactRootsPass> {
  using ExactRootsBase::ExactRootsBase;

  void runOnOperation() override {
    RewritePatternSet patterns(&getContext());
    patterns.add<SquareRoot, ReciprocalRoot>(&getContext());
    if (failed(applyPatternsGreedily(getOperation(), std::move(patterns))))
      signalPassFailure();
  }
};
} // namespace
