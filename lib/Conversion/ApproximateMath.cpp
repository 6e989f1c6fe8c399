// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// Polynomials for functions of f32, the same for scalars and vectors.

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Complex/IR/Complex.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
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

/// e^x = 2^n 2^f, where n is the integer nearest to x log2 e, within what exponents of f32
/// hold, and f the rest in two steps (Cody and Waite, *Software Manual for the Elementary
/// Functions*, 1980). The sum with 1.5 * 2^23 has n in its last bits. NaNs stay NaNs, 2^-127
/// is zero.
static void replaceByPowerOfTwo(math::ExpOp exp) {
  constexpr float magic = 12582912.0f;
  constexpr double log2e = llvm::numbers::log2e;
  OpBuilder builder(exp);
  Location loc = exp.getLoc();
  Type word = builder.getI32Type(), f32 = builder.getF32Type();
  auto constant = [&](float value) -> Value {
    return arith::ConstantOp::create(builder, loc, builder.getF32FloatAttr(value));
  };
  auto integer = [&](int32_t value) -> Value {
    return arith::ConstantOp::create(builder, loc, builder.getI32IntegerAttr(value));
  };
  auto multiplyAdd = [&](Value a, Value b, Value c) -> Value {
    return math::FmaOp::create(builder, loc, a, b, c);
  };
  Value x = exp.getOperand();
  Value sum = multiplyAdd(x, constant(float(log2e)), constant(magic));
  sum = arith::MinimumFOp::create(builder, loc, sum, constant(magic + 127));
  sum = arith::MaximumFOp::create(builder, loc, sum, constant(magic - 127));
  Value whole = arith::SubFOp::create(builder, loc, sum, constant(magic));
  Value rest = multiplyAdd(x, constant(float(log2e)),
                           arith::NegFOp::create(builder, loc, whole));
  rest = multiplyAdd(x, constant(float(log2e - double(float(log2e)))), rest);
  Value power = LLVM::CallIntrinsicOp::create(
                    builder, loc, f32,
                    builder.getStringAttr("llvm.nvvm.ex2.approx.ftz.f32"), rest)
                    ->getResult(0);
  Value exponent = arith::ShLIOp::create(
      builder, loc, arith::BitcastOp::create(builder, loc, word, sum), integer(23));
  exponent = arith::AddIOp::create(builder, loc, exponent, integer(127 << 23));
  Value scale = arith::BitcastOp::create(builder, loc, f32, exponent);
  exp.replaceAllUsesWith(
      arith::MulFOp::create(builder, loc, power, scale).getResult());
  exp.erase();
}

/// A quotient of numbers that are neither tiny nor huge, as those of a rational function's
/// polynomials: what the reciprocal leaves is added to it. The instruction for all numbers
/// takes more than twice as long.
static void refineReciprocal(arith::DivFOp division) {
  OpBuilder builder(division);
  Location loc = division.getLoc();
  Value dividend = division.getLhs(), divisor = division.getRhs();
  Value reciprocal =
      LLVM::CallIntrinsicOp::create(
          builder, loc, builder.getF32Type(),
          builder.getStringAttr("llvm.nvvm.rcp.approx.ftz.f"), divisor)
          ->getResult(0);
  Value quotient = arith::MulFOp::create(builder, loc, dividend, reciprocal);
  Value rest = math::FmaOp::create(
      builder, loc, arith::NegFOp::create(builder, loc, divisor), quotient, dividend);
  division.replaceAllUsesWith(
      math::FmaOp::create(builder, loc, rest, reciprocal, quotient).getResult());
  division.erase();
}

static llvm::SmallPtrSet<Operation *, 16> findDivisions(Operation *root) {
  llvm::SmallPtrSet<Operation *, 16> divisions;
  root->walk([&](arith::DivFOp division) {
    if (division.getType().isF32())
      divisions.insert(division);
  });
  return divisions;
}

namespace {
struct ApproximateMathPass
    : public remat::impl::ApproximateMathBase<ApproximateMathPass> {
  using ApproximateMathBase::ApproximateMathBase;

  LogicalResult approximate(ArrayRef<Operation *> functions) {
    RewritePatternSet patterns(&getContext());
    populateMathPolynomialApproximationPatterns(patterns, isApproximated);
    return applyOpPatternsGreedily(functions, std::move(patterns));
  }

  void runOnOperation() override {
    if (useHardware)
      getOperation()->walk([](math::ExpOp exp) {
        if (exp.getType().isF32())
          replaceByPowerOfTwo(exp);
      });
    SmallVector<Operation *> rational, others;
    getOperation()->walk([&](Operation *op) {
      if (auto erf = dyn_cast<math::ErfOp>(op))
        keepZero(erf);
      if (isa<math::ErfOp, math::TanhOp>(op))
        rational.push_back(op);
      else if (isApproximated(op->getName().getStringRef()))
        others.push_back(op);
    });
    llvm::SmallPtrSet<Operation *, 16> given;
    if (useHardware)
      given = findDivisions(getOperation());
    if (failed(approximate(rational)))
      return signalPassFailure();
    if (useHardware)
      for (Operation *division : findDivisions(getOperation()))
        if (!given.contains(division))
          refineReciprocal(cast<arith::DivFOp>(division));
    if (failed(approximate(others)))
      signalPassFailure();
  }
};
} // namespace
