// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// Special functions of one element, evaluated in f64 and rounded once.
///
/// Series and asymptotic expansions are those of Abramowitz and Stegun,
/// "Handbook of Mathematical Functions"; the gamma function is Lanczos's
/// approximation with g = 7; the inverse error function refines M. Giles's
/// polynomials (2010) by Halley's iteration.

#include "ScalarOps.h"
#include "mlir/Dialect/Complex/IR/Complex.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include <cmath>

using namespace mlir;
using namespace remat;
using FloatPredicate = arith::CmpFPredicate;
using IntPredicate = arith::CmpIPredicate;

static constexpr double pi = 3.14159265358979323846;

static Value emitSquare(ScalarCode &code) {
  if (code.isComplex())
    return emitComplexFunction(code);
  return code.builder.mul(code.operand(), code.operand());
}

static Value emitConjugate(ScalarCode &code) {
  if (!code.isComplex())
    return code.operand();
  return complex::ConjOp::create(code.builder, code.operand());
}

//===----------------------------------------------------------------------===//
// Inverse error function
//===----------------------------------------------------------------------===//

/// An approximation with a relative error of about 1e-6 in single precision's
/// range, from w = -log(1 - x^2).
static Value approximateErfInv(ScalarBuilder &b, Value x) {
  Value product = b.mul(b.add(b.neg(x), 1), b.add(x, 1));
  Value w = b.neg(math::LogOp::create(b, product));
  Value central = b.polynomial(b.sub(w, 2.5),
                               {2.81022636e-08, 3.43273939e-07, -3.5233877e-06,
                                -4.39150654e-06, 0.00021858087, -0.00125372503,
                                -0.00417768164, 0.246640727, 1.50140941});
  Value tail = b.polynomial(b.sub(math::SqrtOp::create(b, w), 3.0),
                            {-0.000200214257, 0.000100950558, 0.00134934322,
                             -0.00367342844, 0.00573950773, -0.0076224613,
                             0.00943887047, 1.00167406, 2.83297682});
  Value isCentral = b.compare(FloatPredicate::OLT, w, 5.0);
  return b.mul(b.select(isCentral, central, tail), x);
}

/// One step of Halley's iteration for erfc(y) = 1 - |x|, on magnitudes.
static Value refineErfInv(ScalarBuilder &b, Value y, Value rest) {
  Value error = b.sub(rest, math::ErfcOp::create(b, y));
  Value density =
      b.mul(math::ExpOp::create(b, b.neg(b.mul(y, y))), 2 / std::sqrt(pi));
  Value step = b.div(error, density);
  Value curve = b.add(b.mul(y, step), 1);
  return b.sub(y, b.div(step, curve));
}

static Value emitErfInv(ScalarCode &code) {
  ScalarBuilder &b = code.builder;
  Value x = b.toFloat(b.getF64Type(), code.operand());
  Value magnitude = math::AbsFOp::create(b, x);
  Value rest = b.add(b.neg(magnitude), 1);
  Value y = approximateErfInv(b, magnitude);
  for (unsigned step = 0; step < 3; ++step)
    y = refineErfInv(b, y, rest);
  // Near zero the subtraction from one loses bits; the Maclaurin series does
  // not.
  double scale = std::sqrt(pi) / 2;
  Value series =
      b.mul(magnitude,
            b.polynomial(b.mul(x, x),
                         {scale * 4369 * std::pow(pi, 4) / 5806080,
                          scale * 127 * std::pow(pi, 3) / 40320,
                          scale * 7 * pi * pi / 480, scale * pi / 12, scale}));
  y = b.select(b.compare(FloatPredicate::OLT, magnitude, 0.02), series, y);
  Value infinity = b.infinity(x.getType());
  y = b.select(b.compare(FloatPredicate::OEQ, magnitude, 1.0), infinity, y);
  y = b.select(b.compare(FloatPredicate::OGT, magnitude, 1.0),
               b.nan(x.getType()), y);
  return b.toFloat(code.type(), math::CopySignOp::create(b, y, x));
}

//===----------------------------------------------------------------------===//
// Gamma and its relatives
//===----------------------------------------------------------------------===//

/// x minus the nearest integer: exact, where x minus the one below would round to 1 for small
/// x < 0.
static Value emitFraction(ScalarBuilder &b, Value x) {
  return b.sub(x, math::FloorOp::create(b, b.add(x, 0.5)));
}

static Value isWhole(ScalarBuilder &b, Value x) {
  return b.compare(FloatPredicate::OEQ, x,
                   math::FloorOp::create(b, x).getResult());
}

/// log gamma(x) for x >= 0.5.
static Value emitLanczos(ScalarBuilder &b, Value x) {
  static constexpr double coefficients[] = {
      676.520368121885098567009190444019, -1259.13921672240287047156078755283,
      771.3234287776530788486528258894,   -176.61502916214059906584551354,
      12.507343278686904814458936853,     -0.13857109526572011689554707,
      9.984369578019570859563e-6,         1.50563273514931155834e-7};
  Value z = b.sub(x, 1);
  Value sum = b.real(x.getType(), 0.99999999999980993227684700473478);
  for (auto [index, coefficient] : llvm::enumerate(coefficients))
    sum = b.add(sum, b.div(b.real(x.getType(), coefficient),
                           b.add(z, double(index + 1))));
  Value t = b.add(z, 7.5);
  // (z + 1/2) log t - t, with less cancellation as t grows.
  Value power = b.mul(b.add(z, 0.5), math::LogOp::create(b, t));
  Value tail = b.add(math::LogOp::create(b, sum), std::log(2 * pi) / 2);
  return b.add(b.sub(power, t), tail);
}

static Value emitLogGamma(ScalarCode &code) {
  ScalarBuilder &b = code.builder;
  Value x = b.toFloat(b.getF64Type(), code.operand());
  Value isLow = b.compare(FloatPredicate::OLT, x, 0.5);
  Value mirrored = b.select(isLow, b.add(b.neg(x), 1), x);
  Value direct = emitLanczos(b, mirrored);
  // log |pi / sin(pi x)| - log gamma(1 - x).
  Value sine = math::SinOp::create(b, b.mul(emitFraction(b, x), pi));
  Value reflected =
      b.sub(b.sub(b.real(x.getType(), std::log(pi)),
                  math::LogOp::create(b, math::AbsFOp::create(b, sine))),
            direct);
  Value result = b.select(isLow, reflected, direct);
  Value infinity = b.infinity(x.getType());
  Value isPole =
      b.bitAnd(b.compare(FloatPredicate::OLE, x, 0.0), isWhole(b, x));
  Value isInfinite = b.compare(
      FloatPredicate::OEQ, math::AbsFOp::create(b, x).getResult(), infinity);
  result = b.select(b.bitOr(isPole, isInfinite), infinity, result);
  return b.toFloat(code.type(), result);
}

/// The digamma function of x > 0: ten steps of recurrence, then the asymptotic
/// series with Bernoulli numbers.
static Value emitPositiveDigamma(ScalarBuilder &b, Value x) {
  Value result = b.zero(x.getType());
  for (unsigned step = 0; step < 10; ++step)
    result =
        b.sub(result, b.div(b.real(x.getType(), 1), b.add(x, double(step))));
  Value z = b.add(x, 10);
  Value inverse = b.div(b.real(x.getType(), 1), z);
  Value square = b.mul(inverse, inverse);
  Value series =
      b.polynomial(square, {1.0 / 12, -691.0 / 32760, 1.0 / 132, -1.0 / 240,
                            1.0 / 252, -1.0 / 120, 1.0 / 12});
  Value asymptotic =
      b.sub(b.sub(math::LogOp::create(b, z), b.mul(inverse, 0.5)),
            b.mul(square, series));
  return b.add(asymptotic, result);
}

static Value emitDigammaOf(ScalarBuilder &b, Value x) {
  Value isLow = b.compare(FloatPredicate::OLT, x, 0.5);
  Value mirrored = b.select(isLow, b.add(b.neg(x), 1), x);
  Value direct = emitPositiveDigamma(b, mirrored);
  // digamma(1 - x) - pi / tan(pi x).
  Value tangent = math::TanOp::create(b, b.mul(emitFraction(b, x), pi));
  Value reflected = b.sub(direct, b.div(b.real(x.getType(), pi), tangent));
  Value result = b.select(isLow, reflected, direct);
  Value isPole =
      b.bitAnd(b.compare(FloatPredicate::OLE, x, 0.0), isWhole(b, x));
  return b.select(isPole, b.nan(x.getType()), result);
}

static Value emitDigamma(ScalarCode &code) {
  ScalarBuilder &b = code.builder;
  Value x = b.toFloat(b.getF64Type(), code.operand());
  return b.toFloat(code.type(), emitDigammaOf(b, x));
}

/// Hurwitz zeta for x > 1, q > 0 by the Euler-Maclaurin formula.
static Value emitZetaSum(ScalarBuilder &b, Value x, Value q) {
  static constexpr unsigned terms = 12;
  // (2j)! / B(2j) for j = 1, 2, ...
  static constexpr double divisors[] = {12.0,
                                        -720.0,
                                        30240.0,
                                        -1209600.0,
                                        47900160.0,
                                        -1.8924375803183791606e9,
                                        7.47242496e10,
                                        -2.950130727918164224e12,
                                        1.1646782814350067249e14,
                                        -4.5979787224074726105e15,
                                        1.8152105401943546773e17,
                                        -7.1661652561756670113e18};
  Value exponent = b.neg(x);
  Value sum = b.zero(x.getType());
  for (unsigned term = 0; term < terms; ++term)
    sum = b.add(sum, math::PowFOp::create(b, b.add(q, double(term)), exponent));
  Value end = b.add(q, double(terms));
  Value last = math::PowFOp::create(b, end, exponent);
  sum = b.add(sum, b.div(b.mul(last, end), b.sub(x, 1)));
  sum = b.add(sum, b.mul(last, 0.5));
  Value factor = b.mul(x, b.div(last, end));
  Value square = b.mul(end, end);
  for (auto [index, divisor] : llvm::enumerate(divisors)) {
    sum = b.add(sum, b.div(factor, divisor));
    double next = 2.0 * index + 1;
    factor = b.mul(factor, b.mul(b.add(x, next), b.add(x, next + 1)));
    factor = b.div(factor, square);
  }
  return sum;
}

static Value emitZetaOf(ScalarBuilder &b, Value x, Value q) {
  Type type = x.getType();
  Value nan = b.nan(type), infinity = b.infinity(type);
  Value result = emitZetaSum(b, x, q);
  Value isLow = b.compare(FloatPredicate::OLE, q, 0.0);
  // At a pole the even powers agree on a sign; between poles q^-x may be
  // complex.
  Value isEven = isWhole(b, b.mul(x, 0.5));
  Value atPole = b.select(isEven, infinity, nan);
  result = b.select(b.bitAnd(isLow, b.bitNot(isWhole(b, x))), nan, result);
  result = b.select(b.bitAnd(isLow, isWhole(b, q)), atPole, result);
  result = b.select(b.compare(FloatPredicate::OEQ, x, 1.0), infinity, result);
  return b.select(b.compare(FloatPredicate::OLT, x, 1.0), nan, result);
}

static Value emitZeta(ScalarCode &code) {
  ScalarBuilder &b = code.builder;
  Value x = b.toFloat(b.getF64Type(), code.operand(0));
  Value q = b.toFloat(b.getF64Type(), code.operand(1));
  return b.toFloat(code.type(), emitZetaOf(b, x, q));
}

/// (-1)^(n+1) n! zeta(n + 1, x); the digamma function for n = 0.
static Value emitPolygamma(ScalarCode &code) {
  ScalarBuilder &b = code.builder;
  Value n = b.toFloat(b.getF64Type(), code.operand(0));
  Value x = b.toFloat(b.getF64Type(), code.operand(1));
  Value order = b.add(n, 1);
  Value factorial = math::ExpOp::create(b, emitLanczos(b, order));
  Value value = b.mul(factorial, emitZetaOf(b, order, x));
  Value isOdd = b.bitNot(isWhole(b, b.mul(n, 0.5)));
  Value result = b.select(isOdd, value, b.neg(value));
  Value isZero = b.compare(FloatPredicate::OEQ, n, 0.0);
  result = b.select(isZero, emitDigammaOf(b, x), result);
  Value isOrder =
      b.bitAnd(b.compare(FloatPredicate::OGE, n, 0.0), isWhole(b, n));
  return b.toFloat(code.type(), b.select(isOrder, result, b.nan(n.getType())));
}

//===----------------------------------------------------------------------===//
// Bessel function
//===----------------------------------------------------------------------===//

/// exp(-|x|) I1(x): the power series up to 30, the asymptotic one beyond.
static Value emitBesselI1e(ScalarCode &code) {
  ScalarBuilder &b = code.builder;
  Value x = b.toFloat(b.getF64Type(), code.operand());
  Value magnitude = math::AbsFOp::create(b, x);
  Value limit = b.real(x.getType(), 30);
  Value isSmall = b.compare(FloatPredicate::OLT, magnitude, limit);
  Value small = b.select(isSmall, magnitude, limit);
  Value large = b.select(isSmall, limit, magnitude);
  // Horner's scheme of the sum of (x/2)^(2k+1) / (k! (k+1)!).
  Value half = b.mul(small, 0.5);
  Value square = b.mul(half, half);
  Value sum = b.real(x.getType(), 1);
  for (unsigned k = 60; k > 0; --k)
    sum = b.add(b.mul(sum, b.mul(square, 1.0 / (double(k) * (k + 1)))), 1);
  Value series = b.mul(b.mul(half, sum), math::ExpOp::create(b, b.neg(small)));
  // The sum of products of (1 - 4 / (2j-1)^2) (2j-1)^2 / (8 j x).
  Value tail = b.real(x.getType(), 1);
  for (unsigned j = 20; j > 0; --j) {
    double odd = 2.0 * j - 1;
    Value ratio =
        b.div(b.real(x.getType(), (odd * odd - 4) / (8.0 * j)), large);
    tail = b.add(b.mul(tail, ratio), 1);
  }
  Value root = math::SqrtOp::create(b, b.mul(large, 2 * pi));
  Value result = b.select(isSmall, series, b.div(tail, root));
  return b.toFloat(code.type(), math::CopySignOp::create(b, result, x));
}

//===----------------------------------------------------------------------===//
// Neighbours
//===----------------------------------------------------------------------===//

/// Steps the bits of x by one, towards y.
static Value emitNextAfter(ScalarCode &code) {
  ScalarBuilder &b = code.builder;
  Value x = code.operand(0), y = code.operand(1);
  unsigned width = x.getType().getIntOrFloatBitWidth();
  Type type = b.getIntegerType(width);
  Value wideX = b.toFloat(b.getF64Type(), x),
        wideY = b.toFloat(b.getF64Type(), y);
  Value bits = b.bitcast(type, x);
  Value one = b.integer(type, 1);
  Value isAbove = b.compare(FloatPredicate::OGT, wideX, wideY);
  Value isNegative = b.compare(IntPredicate::slt, bits, b.zero(type));
  // The magnitude grows when x moves away from zero.
  Value grows = b.compare(IntPredicate::eq, isAbove, isNegative);
  Value stepped = b.select(grows, b.add(bits, one), b.sub(bits, one));
  Value signOfY =
      b.bitAnd(b.bitcast(type, y), b.integer(type, APInt::getSignMask(width)));
  Value isZero = b.compare(FloatPredicate::OEQ, wideX, 0.0);
  stepped = b.select(isZero, b.bitOr(signOfY, one), stepped);
  Value next = b.bitcast(x.getType(), stepped);
  next = b.select(b.compare(FloatPredicate::OEQ, wideX, wideY), y, next);
  Value isUnordered = b.compare(FloatPredicate::UNO, wideX, wideY);
  return b.select(isUnordered, b.nan(x.getType()), next);
}

void remat::addSpecialFunctionEmitters(ScalarTable &table) {
  table.add("chlo.square", emitSquare);
  table.add("chlo.conj", emitConjugate);
  table.add("chlo.erf_inv", emitErfInv);
  table.add("chlo.lgamma", emitLogGamma);
  table.add("chlo.digamma", emitDigamma);
  table.add("chlo.zeta", emitZeta);
  table.add("chlo.polygamma", emitPolygamma);
  table.add("chlo.bessel_i1e", emitBesselI1e);
  table.addNarrow("chlo.next_after", emitNextAfter);
}
