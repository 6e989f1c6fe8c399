// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// Functions of complex numbers, written in real functions. Numbers of two f32
/// are computed with f64, so that neither overflow nor cancellation inside a
/// formula shows in the result. Inverse functions follow W. Kahan, "Branch Cuts
/// for Complex Elementary Functions" (1987).

#include "ScalarOps.h"
#include "mlir/Dialect/Complex/IR/Complex.h"
#include "mlir/Dialect/Math/IR/Math.h"

using namespace mlir;
using namespace remat;
using FloatPredicate = arith::CmpFPredicate;

namespace {
struct Number {
  Value re;
  Value im;
};

/// Arithmetic on pairs of f64.
class ComplexBuilder {
public:
  explicit ComplexBuilder(ScalarBuilder &b) : b(b) {}

  Number split(Value value);
  Value join(Number z, Type type);
  Number timesI(Number z) { return {b.neg(z.im), z.re}; }
  Number overI(Number z) { return {z.im, b.neg(z.re)}; }
  Number conjugate(Number z) { return {z.re, b.neg(z.im)}; }
  Number add(Number z, double real) { return {b.add(z.re, real), z.im}; }
  Number negate(Number z) { return {b.neg(z.re), b.neg(z.im)}; }
  Number multiply(Number z, Number w);
  Number divide(Number z, Number w);
  Value abs(Number z);
  Number exp(Number z);
  Number expm1(Number z);
  Number log(Number z);
  Number log1p(Number z);
  Number sqrt(Number z);
  Number sinh(Number z);
  Number cosh(Number z);
  Number tanh(Number z);
  Number asin(Number z);
  Number acos(Number z);
  Number acosh(Number z);
  Number atanh(Number z);
  Number power(Number z, Number w);
  Number sign(Number z);
  Number reciprocal(Number z) { return divide({one(), zero()}, z); }

private:
  Value one() { return b.real(b.getF64Type(), 1); }
  Value zero() { return b.real(b.getF64Type(), 0); }
  Value isZero(Value x) { return b.compare(FloatPredicate::OEQ, x, 0.0); }
  /// The library's function of a complex f64.
  template <typename ComplexOp> Number call(Number z);

  ScalarBuilder &b;
};
} // namespace

Number ComplexBuilder::split(Value value) {
  Value re = complex::ReOp::create(b, value);
  Value im = complex::ImOp::create(b, value);
  return {b.toFloat(b.getF64Type(), re), b.toFloat(b.getF64Type(), im)};
}

Value ComplexBuilder::join(Number z, Type type) {
  Type part = cast<ComplexType>(type).getElementType();
  return complex::CreateOp::create(b, type, b.toFloat(part, z.re),
                                   b.toFloat(part, z.im));
}

template <typename ComplexOp> Number ComplexBuilder::call(Number z) {
  Value joined = join(z, ComplexType::get(b.getF64Type()));
  return split(ComplexOp::create(b, joined));
}

//===----------------------------------------------------------------------===//
// Arithmetic
//===----------------------------------------------------------------------===//

Number ComplexBuilder::multiply(Number z, Number w) {
  return {b.sub(b.mul(z.re, w.re), b.mul(z.im, w.im)),
          b.add(b.mul(z.re, w.im), b.mul(z.im, w.re))};
}

/// Smith's algorithm: divides by the greater part of `w` first.
Number ComplexBuilder::divide(Number z, Number w) {
  Value isReal =
      b.compare(FloatPredicate::OGE, math::AbsFOp::create(b, w.re).getResult(),
                math::AbsFOp::create(b, w.im).getResult());
  Value great = b.select(isReal, w.re, w.im);
  Value small = b.select(isReal, w.im, w.re);
  Value ratio = b.div(small, great);
  Value scale = b.add(great, b.mul(small, ratio));
  Value reReal = b.add(z.re, b.mul(z.im, ratio));
  Value imReal = b.sub(z.im, b.mul(z.re, ratio));
  Value reOther = b.add(b.mul(z.re, ratio), z.im);
  Value imOther = b.sub(b.mul(z.im, ratio), z.re);
  Number quotient = {b.div(b.select(isReal, reReal, reOther), scale),
                     b.div(b.select(isReal, imReal, imOther), scale)};
  // By zero: infinities of the dividend's signs, as C demands.
  Value byZero = isZero(great);
  Value infinity =
      math::CopySignOp::create(b, b.infinity(b.getF64Type()), w.re);
  return {b.select(byZero, b.mul(infinity, z.re), quotient.re),
          b.select(byZero, b.mul(infinity, z.im), quotient.im)};
}

Value ComplexBuilder::abs(Number z) {
  Value joined = join(z, ComplexType::get(b.getF64Type()));
  return complex::AbsOp::create(b, b.getF64Type(), joined);
}

Number ComplexBuilder::sign(Number z) {
  Value magnitude = abs(z);
  Value vanishes = isZero(magnitude);
  return {b.select(vanishes, z.re, b.div(z.re, magnitude)),
          b.select(vanishes, z.im, b.div(z.im, magnitude))};
}

//===----------------------------------------------------------------------===//
// Exponential functions
//===----------------------------------------------------------------------===//

Number ComplexBuilder::exp(Number z) {
  Value scale = math::ExpOp::create(b, z.re);
  Value re = b.mul(scale, math::CosOp::create(b, z.im));
  Value im = b.mul(scale, math::SinOp::create(b, z.im));
  // Infinite times zero is no number; a real exponential is real.
  return {b.select(isZero(z.im), scale, re), b.select(isZero(z.im), z.im, im)};
}

/// expm1(x) cos(y) - 2 sin(y/2)^2 + i exp(x) sin(y).
Number ComplexBuilder::expm1(Number z) {
  Value half = math::SinOp::create(b, b.mul(z.im, 0.5));
  Value less = b.mul(b.mul(half, half), 2);
  Value real = math::ExpM1Op::create(b, z.re);
  Value re = b.sub(b.mul(real, math::CosOp::create(b, z.im)), less);
  Value im = b.mul(math::ExpOp::create(b, z.re), math::SinOp::create(b, z.im));
  return {b.select(isZero(z.im), real, re), b.select(isZero(z.im), z.im, im)};
}

Number ComplexBuilder::log(Number z) { return call<complex::LogOp>(z); }

/// log1p(x (2 + x) + y^2) / 2 + i atan2(y, 1 + x). Next to -1, where the sum cancels, 1 + x is
/// exact: log(1 + z).
Number ComplexBuilder::log1p(Number z) {
  Value excess = b.add(b.mul(z.re, b.add(z.re, 2)), b.mul(z.im, z.im));
  Number near = log(add(z, 1));
  Value isNear = b.compare(FloatPredicate::OLT, excess, -0.5);
  return {b.select(isNear, near.re, b.mul(math::Log1pOp::create(b, excess), 0.5)),
          math::Atan2Op::create(b, z.im, b.add(z.re, 1))};
}

Number ComplexBuilder::sqrt(Number z) { return call<complex::SqrtOp>(z); }

Number ComplexBuilder::power(Number z, Number w) {
  Number result = exp(multiply(w, log(z)));
  // 0^w: one for w = 0, otherwise zero.
  Value isNull = b.bitAnd(isZero(z.re), isZero(z.im));
  Value isUnit = b.bitAnd(isZero(w.re), isZero(w.im));
  Value ofNull = b.select(isUnit, one(), zero());
  return {b.select(isNull, ofNull, result.re),
          b.select(isNull, zero(), result.im)};
}

Number ComplexBuilder::sinh(Number z) {
  Value re = b.mul(math::SinhOp::create(b, z.re), math::CosOp::create(b, z.im));
  Value im = b.mul(math::CoshOp::create(b, z.re), math::SinOp::create(b, z.im));
  return {re, b.select(isZero(z.im), z.im, im)};
}

Number ComplexBuilder::cosh(Number z) {
  Value re = b.mul(math::CoshOp::create(b, z.re), math::CosOp::create(b, z.im));
  Value im = b.mul(math::SinhOp::create(b, z.re), math::SinOp::create(b, z.im));
  return {re, b.select(isZero(z.im), b.mul(z.re, z.im), im)};
}

Number ComplexBuilder::tanh(Number z) { return call<complex::TanhOp>(z); }

//===----------------------------------------------------------------------===//
// Inverse functions
//===----------------------------------------------------------------------===//

Number ComplexBuilder::asin(Number z) {
  Number below = sqrt(add(negate(z), 1)), above = sqrt(add(z, 1));
  Value re = math::Atan2Op::create(b, z.re, multiply(below, above).re);
  Value im = math::AsinhOp::create(b, multiply(conjugate(below), above).im);
  return {re, im};
}

Number ComplexBuilder::acos(Number z) {
  Number below = sqrt(add(negate(z), 1)), above = sqrt(add(z, 1));
  Value half = math::Atan2Op::create(b, below.re, above.re);
  Value im = math::AsinhOp::create(b, multiply(conjugate(above), below).im);
  return {b.mul(half, 2), im};
}

Number ComplexBuilder::acosh(Number z) {
  Number below = sqrt(add(z, -1)), above = sqrt(add(z, 1));
  Value re = math::AsinhOp::create(b, multiply(conjugate(below), above).re);
  Value half = math::Atan2Op::create(b, below.im, above.re);
  return {re, b.mul(half, 2)};
}

/// log1p(4x / ((1 - x)^2 + y^2)) / 4 + i atan2(2y, (1 - x)(1 + x) - y^2) / 2; the real part,
/// which is odd, of |x|: next to -1 the sum would cancel.
Number ComplexBuilder::atanh(Number z) {
  Value size = math::AbsFOp::create(b, z.re);
  Value rest = b.add(b.neg(size), 1);
  Value square = b.mul(z.im, z.im);
  Value ratio = b.div(b.mul(size, 4), b.add(b.mul(rest, rest), square));
  Value re = math::CopySignOp::create(
      b, b.mul(math::Log1pOp::create(b, ratio), 0.25), z.re);
  Value below = b.sub(b.mul(rest, b.add(size, 1)), square);
  Value im = math::Atan2Op::create(b, b.mul(z.im, 2), below);
  return {re, b.mul(im, 0.5)};
}

//===----------------------------------------------------------------------===//
// Dispatch
//===----------------------------------------------------------------------===//

static std::optional<Number> evaluate(ComplexBuilder &c, StringRef name,
                                      ArrayRef<Number> z) {
  using Function = Number (ComplexBuilder::*)(Number);
  Function function = llvm::StringSwitch<Function>(name)
                          .Case("sign", &ComplexBuilder::sign)
                          .Case("exponential", &ComplexBuilder::exp)
                          .Case("exponential_minus_one", &ComplexBuilder::expm1)
                          .Case("log", &ComplexBuilder::log)
                          .Case("log_plus_one", &ComplexBuilder::log1p)
                          .Case("sqrt", &ComplexBuilder::sqrt)
                          .Case("tanh", &ComplexBuilder::tanh)
                          .Case("asin", &ComplexBuilder::asin)
                          .Case("acos", &ComplexBuilder::acos)
                          .Case("acosh", &ComplexBuilder::acosh)
                          .Case("atanh", &ComplexBuilder::atanh)
                          .Case("sinh", &ComplexBuilder::sinh)
                          .Case("cosh", &ComplexBuilder::cosh)
                          .Default(nullptr);
  if (function)
    return (c.*function)(z[0]);
  if (name == "divide")
    return c.divide(z[0], z[1]);
  if (name == "power")
    return c.power(z[0], z[1]);
  if (name == "rsqrt")
    return c.reciprocal(c.sqrt(z[0]));
  if (name == "logistic")
    return c.reciprocal(c.add(c.exp(c.negate(z[0])), 1));
  if (name == "square")
    return c.multiply(z[0], z[0]);
  if (name == "cosine")
    return c.cosh(c.timesI(z[0]));
  // Functions f with f(z) = -i g(iz).
  Function rotated = llvm::StringSwitch<Function>(name)
                         .Case("sine", &ComplexBuilder::sinh)
                         .Case("tan", &ComplexBuilder::tanh)
                         .Case("asinh", &ComplexBuilder::asin)
                         .Case("atan", &ComplexBuilder::atanh)
                         .Default(nullptr);
  if (rotated)
    return c.overI((c.*rotated)(c.timesI(z[0])));
  return std::nullopt;
}

Value remat::emitComplexFunction(ScalarCode &code) {
  ComplexBuilder c(code.builder);
  SmallVector<Number, 2> numbers;
  for (Value operand : code.operands)
    numbers.push_back(c.split(operand));
  StringRef name = code.op->getName().stripDialect();
  if (name == "abs")
    return code.builder.toFloat(code.target, c.abs(numbers[0]));
  std::optional<Number> result = evaluate(c, name, numbers);
  return result ? c.join(*result, code.target) : Value();
}
