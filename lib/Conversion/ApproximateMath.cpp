// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// Polynomials for functions of f32, the same for scalars and vectors.

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Complex/IR/Complex.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/Dialect/Math/Transforms/Passes.h"
#include "mlir/Dialect/Vector/IR/VectorOps.h"
#include "mlir/Transforms/GreedyPatternRewriteDriver.h"
#include "remat/Conversion/Passes.h"

using namespace mlir;
using namespace remat;

namespace remat {
#define GEN_PASS_DEF_APPROXIMATEMATH
#include "remat/Conversion/Passes.h.inc"
} // namespace remat

/// Functions whose polynomials are as exact as docs/numerics.md says.
static bool isApproximated(StringRef name) {
  return name == math::ExpOp::getOperationName() ||
         name == math::LogOp::getOperationName() ||
         name == math::TanhOp::getOperationName() ||
         name == math::ErfOp::getOperationName() ||
         name == math::ErfcOp::getOperationName() ||
         name == math::ExpM1Op::getOperationName() ||
         name == math::Log1pOp::getOperationName();
}

/// The polynomial of erf takes -0.0 for +0.0. A zero is its own image.
static void keepZero(math::ErfOp erf) {
  if (!getElementTypeOrSelf(erf.getType()).isF32())
    return;
  OpBuilder builder(erf);
  builder.setInsertionPointAfter(erf);
  Location loc = erf.getLoc();
  Value zero = arith::ConstantOp::create(builder, loc,
                                         builder.getZeroAttr(erf.getType()));
  Value isZero = arith::CmpFOp::create(builder, loc, arith::CmpFPredicate::OEQ,
                                       erf.getOperand(), zero);
  auto chosen = arith::SelectOp::create(builder, loc, isZero, erf.getOperand(), erf);
  erf.getResult().replaceAllUsesExcept(chosen, chosen);
}

namespace {
struct ApproximateMathPass
    : public remat::impl::ApproximateMathBase<ApproximateMathPass> {
  using ApproximateMathBase::ApproximateMathBase;

  void runOnOperation() override {
    RewritePatternSet patterns(&getContext());
    populateMathPolynomialApproximationPatterns(patterns, isApproximated);
    SmallVector<Operation *> functions;
    getOperation()->walk([&](Operation *op) {
      if (isApproximated(op->getName().getStringRef()))
        functions.push_back(op);
    });
    for (Operation *op : functions)
      if (auto erf = dyn_cast<math::ErfOp>(op))
        keepZero(erf);
    if (failed(applyOpPatternsGreedily(functions, std::move(patterns))))
      signalPassFailure();
  }
};
} // namespace
