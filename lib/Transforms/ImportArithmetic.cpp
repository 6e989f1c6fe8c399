// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// Arithmetic of the second input form that neither processors nor libraries have a
/// function for: rounded divisions of integers, inverse roots and tests for infinities are
/// written out in ops that they have.

#include "ImportSteps.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Arith/Transforms/Passes.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Linalg/Transforms/Transforms.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/IR/ImplicitLocOpBuilder.h"
#include "mlir/Transforms/GreedyPatternRewriteDriver.h"

using namespace mlir;
using namespace remat;

static bool isWrittenOut(Operation *op) {
  return isa<arith::CeilDivSIOp, arith::CeilDivUIOp, arith::FloorDivSIOp,
             math::IsInfOp, math::IsNormalOp, math::RsqrtOp>(op);
}

static Value createNumber(ImplicitLocOpBuilder &b, Type type,
                          const llvm::APFloat &number) {
  return arith::ConstantOp::create(b, b.getFloatAttr(type, number));
}

namespace {
/// 1 / sqrt(x), computed in f32 at least and rounded once.
struct WriteInverseRoot : OpRewritePattern<math::RsqrtOp> {
  using OpRewritePattern::OpRewritePattern;

  LogicalResult matchAndRewrite(math::RsqrtOp op,
                                PatternRewriter &rewriter) const override {
    auto type = dyn_cast<FloatType>(op.getType());
    if (!type)
      return failure();
    ImplicitLocOpBuilder b(op.getLoc(), rewriter);
    Type wide = type.getWidth() < 32 ? b.getF32Type() : Type(type);
    Value x = op.getOperand();
    if (wide != type)
      x = arith::ExtFOp::create(b, wide, x);
    Value one = arith::ConstantOp::create(b, b.getFloatAttr(wide, 1.0));
    Value root = math::SqrtOp::create(b, x);
    Value inverse = arith::DivFOp::create(b, one, root);
    if (wide != type)
      inverse = arith::TruncFOp::create(b, type, inverse);
    rewriter.replaceOp(op, inverse);
    return success();
  }
};

/// |x| = inf
struct WriteIsInfinite : OpRewritePattern<math::IsInfOp> {
  using OpRewritePattern::OpRewritePattern;

  LogicalResult matchAndRewrite(math::IsInfOp op,
                                PatternRewriter &rewriter) const override {
    auto type = dyn_cast<FloatType>(op.getOperand().getType());
    if (!type)
      return failure();
    ImplicitLocOpBuilder b(op.getLoc(), rewriter);
    Value magnitude = math::AbsFOp::create(b, op.getOperand());
    Value infinity =
        createNumber(b, type, llvm::APFloat::getInf(type.getFloatSemantics()));
    rewriter.replaceOp(op, arith::CmpFOp::create(b, arith::CmpFPredicate::OEQ,
                                                 magnitude, infinity));
    return success();
  }
};

/// The least normal number <= |x| < inf
struct WriteIsNormal : OpRewritePattern<math::IsNormalOp> {
  using OpRewritePattern::OpRewritePattern;

  LogicalResult matchAndRewrite(math::IsNormalOp op,
                                PatternRewriter &rewriter) const override {
    auto type = dyn_cast<FloatType>(op.getOperand().getType());
    if (!type)
      return failure();
    const llvm::fltSemantics &format = type.getFloatSemantics();
    ImplicitLocOpBuilder b(op.getLoc(), rewriter);
    Value magnitude = math::AbsFOp::create(b, op.getOperand());
    Value least =
        createNumber(b, type, llvm::APFloat::getSmallestNormalized(format));
    Value most = createNumber(b, type, llvm::APFloat::getLargest(format));
    Value isLarge = arith::CmpFOp::create(b, arith::CmpFPredicate::OGE,
                                          magnitude, least);
    Value isFinite = arith::CmpFOp::create(b, arith::CmpFPredicate::OLE,
                                           magnitude, most);
    rewriter.replaceOp(op, arith::AndIOp::create(b, isLarge, isFinite));
    return success();
  }
};
} // namespace

void remat::writeOutArithmetic(ModuleOp module) {
  // Named ops have bodies that follow from their names.
  SmallVector<linalg::LinalgOp> named;
  module.walk([&](linalg::LinalgOp op) {
    if (!isa<linalg::GenericOp>(op) &&
        llvm::any_of(op->getRegion(0).getOps(),
                     [](Operation &inner) { return isWrittenOut(&inner); }))
      named.push_back(op);
  });
  IRRewriter rewriter(module.getContext());
  for (linalg::LinalgOp op : named) {
    rewriter.setInsertionPoint(op);
    (void)linalg::generalizeNamedOp(rewriter, op);
  }
  SmallVector<Operation *> ops;
  module.walk([&](Operation *op) {
    if (isWrittenOut(op))
      ops.push_back(op);
  });
  if (ops.empty())
    return;
  RewritePatternSet patterns(module.getContext());
  arith::populateCeilFloorDivExpandOpsPatterns(patterns);
  patterns.add<WriteInverseRoot, WriteIsInfinite, WriteIsNormal>(
      module.getContext());
  (void)applyOpPatternsGreedily(
      ops, std::move(patterns),
      GreedyRewriteConfig().setStrictness(
          GreedyRewriteStrictness::ExistingAndNewOps));
}
