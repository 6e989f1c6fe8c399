// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// Calls libm for the functions of the math dialect. Unlike upstream's pass it
/// leaves what libm has no function for, such as counting bits, to LLVM.

#include "mlir/Conversion/MathToLibm/MathToLibm.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/Dialect/Vector/IR/VectorOps.h"
#include "mlir/Transforms/GreedyPatternRewriteDriver.h"
#include "remat/Conversion/Passes.h"

using namespace mlir;
using namespace remat;

namespace remat {
#define GEN_PASS_DEF_MATHTOLIBM
#include "remat/Conversion/Passes.h.inc"
} // namespace remat

namespace {
/// Functions that processors have instructions for, with the bits of libm's.
template <typename Op, typename Intrinsic>
struct UseIntrinsic : OpRewritePattern<Op> {
  using OpRewritePattern<Op>::OpRewritePattern;

  LogicalResult matchAndRewrite(Op op,
                                PatternRewriter &rewriter) const override {
    Type type = op.getType();
    auto vector = dyn_cast<VectorType>(type);
    Type element = getElementTypeOrSelf(type);
    if ((!element.isF32() && !element.isF64()) ||
        (vector && vector.getRank() != 1))
      return failure();
    rewriter.replaceOpWithNewOp<Intrinsic>(op, type, op->getOperands());
    return success();
  }
};

/// 1 / sqrt(x), which libm has no function for.
struct DivideByRoot : OpRewritePattern<math::RsqrtOp> {
  using OpRewritePattern::OpRewritePattern;

  LogicalResult matchAndRewrite(math::RsqrtOp op,
                                PatternRewriter &rewriter) const override {
    Type type = op.getType();
    TypedAttr one = rewriter.getFloatAttr(getElementTypeOrSelf(type), 1.0);
    if (auto vector = dyn_cast<VectorType>(type))
      one = DenseElementsAttr::get(vector, Attribute(one));
    Value root = math::SqrtOp::create(rewriter, op.getLoc(), op.getOperand());
    rewriter.replaceOpWithNewOp<arith::DivFOp>(
        op, arith::ConstantOp::create(rewriter, op.getLoc(), one), root);
    return success();
  }
};

struct MathToLibmPass : public remat::impl::MathToLibmBase<MathToLibmPass> {
  using MathToLibmBase::MathToLibmBase;

  /// To functions only: they are few among the ops of a step.
  LogicalResult apply(RewritePatternSet patterns) {
    SmallVector<Operation *> functions;
    getOperation().walk([&](Operation *op) {
      if (isa<math::MathDialect>(op->getDialect()))
        functions.push_back(op);
    });
    return applyOpPatternsGreedily(functions, std::move(patterns));
  }

  void runOnOperation() override {
    RewritePatternSet intrinsics(&getContext());
    intrinsics.add<UseIntrinsic<math::FmaOp, LLVM::FMAOp>,
                   UseIntrinsic<math::SqrtOp, LLVM::SqrtOp>,
                   UseIntrinsic<math::FloorOp, LLVM::FFloorOp>,
                   UseIntrinsic<math::CeilOp, LLVM::FCeilOp>,
                   UseIntrinsic<math::TruncOp, LLVM::FTruncOp>,
                   UseIntrinsic<math::RoundEvenOp, LLVM::RoundEvenOp>,
                   UseIntrinsic<math::AbsFOp, LLVM::FAbsOp>, DivideByRoot>(
        &getContext());
    if (failed(apply(std::move(intrinsics))))
      return signalPassFailure();
    RewritePatternSet patterns(&getContext());
    populateMathToLibmConversionPatterns(patterns);
    if (failed(apply(std::move(patterns))))
      signalPassFailure();
  }
};
} // namespace
