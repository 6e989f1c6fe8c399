// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// Functions of one element that have an op in the math dialect. A target's
/// library, libm on the host, evaluates them within 2 ulps.

#include "ScalarOps.h"
#include "mlir/Dialect/Math/IR/Math.h"

using namespace mlir;
using namespace remat;

template <typename MathOp> static Value emitUnary(ScalarCode &code) {
  if (code.isComplex())
    return emitComplexFunction(code);
  return MathOp::create(code.builder, code.operand());
}

static Value emitAtan2(ScalarCode &code) {
  if (code.isComplex())
    return nullptr;
  return math::Atan2Op::create(code.builder, code.operand(0), code.operand(1));
}

/// 1 / sqrt(x): two roundings, unlike the approximations of math.rsqrt.
static Value emitRsqrt(ScalarCode &code) {
  if (code.isComplex())
    return emitComplexFunction(code);
  ScalarBuilder &b = code.builder;
  return b.div(b.real(code.type(), 1), math::SqrtOp::create(b, code.operand()));
}

/// 1 / (1 + exp(-x)).
static Value emitLogistic(ScalarCode &code) {
  if (code.isComplex())
    return emitComplexFunction(code);
  ScalarBuilder &b = code.builder;
  Value power = math::ExpOp::create(b, b.neg(code.operand()));
  return b.div(b.real(code.type(), 1), b.add(power, 1));
}

void remat::addFunctionEmitters(ScalarTable &table) {
  table.add("stablehlo.ceil", emitUnary<math::CeilOp>);
  table.add("stablehlo.floor", emitUnary<math::FloorOp>);
  table.add("stablehlo.round_nearest_afz", emitUnary<math::RoundOp>);
  table.add("stablehlo.round_nearest_even", emitUnary<math::RoundEvenOp>);
  table.add("stablehlo.cbrt", emitUnary<math::CbrtOp>);
  table.add("stablehlo.cosine", emitUnary<math::CosOp>);
  table.add("stablehlo.sine", emitUnary<math::SinOp>);
  table.add("stablehlo.tan", emitUnary<math::TanOp>);
  table.add("stablehlo.tanh", emitUnary<math::TanhOp>);
  table.add("stablehlo.exponential", emitUnary<math::ExpOp>);
  table.add("stablehlo.exponential_minus_one", emitUnary<math::ExpM1Op>);
  table.add("stablehlo.log", emitUnary<math::LogOp>);
  table.add("stablehlo.log_plus_one", emitUnary<math::Log1pOp>);
  table.add("stablehlo.logistic", emitLogistic);
  table.add("stablehlo.rsqrt", emitRsqrt);
  table.add("stablehlo.sqrt", emitUnary<math::SqrtOp>);
  table.add("stablehlo.atan2", emitAtan2);
  table.add("chlo.acos", emitUnary<math::AcosOp>);
  table.add("chlo.acosh", emitUnary<math::AcoshOp>);
  table.add("chlo.asin", emitUnary<math::AsinOp>);
  table.add("chlo.asinh", emitUnary<math::AsinhOp>);
  table.add("chlo.atan", emitUnary<math::AtanOp>);
  table.add("chlo.atanh", emitUnary<math::AtanhOp>);
  table.add("chlo.cosh", emitUnary<math::CoshOp>);
  table.add("chlo.sinh", emitUnary<math::SinhOp>);
  table.add("chlo.tan", emitUnary<math::TanOp>);
  table.add("chlo.erf", emitUnary<math::ErfOp>);
  table.add("chlo.erfc", emitUnary<math::ErfcOp>);
}
