// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// Conversion of one element to another type, and rounding to fewer bits.
///
/// A float that is no integer of the target's range becomes the nearest one; a
/// NaN becomes zero. An integer becomes a narrow float in one rounding.

#include "ScalarOps.h"
#include "mlir/Dialect/Complex/IR/Complex.h"
#include "remat/Dialect/StableHLO/StableHLO.h"

using namespace mlir;
using namespace remat;
using FloatPredicate = arith::CmpFPredicate;
using IntPredicate = arith::CmpIPredicate;

static Value convertFloatToInteger(ScalarBuilder &b, Value x, Type target) {
  unsigned width = target.getIntOrFloatBitWidth();
  Type type = b.getIntegerType(width);
  if (isNarrowFloat(x.getType()))
    x = b.toFloat(b.getF32Type(), x);
  if (target.isInteger(1))
    return b.compare(FloatPredicate::UNE, x, 0.0);
  bool isUnsigned = target.isUnsignedInteger();
  APInt largest =
      isUnsigned ? APInt::getMaxValue(width) : APInt::getSignedMaxValue(width);
  APInt smallest =
      isUnsigned ? APInt::getZero(width) : APInt::getSignedMinValue(width);
  // One more than the largest number is a power of two, hence exact.
  double limit = std::ldexp(1.0, isUnsigned ? width : width - 1);
  double lowest = isUnsigned ? 0.0 : -limit;
  Value converted = isUnsigned
                        ? arith::FPToUIOp::create(b, type, x).getResult()
                        : arith::FPToSIOp::create(b, type, x).getResult();
  Value isHigh = b.compare(FloatPredicate::OGE, x, limit);
  Value isLow = b.compare(FloatPredicate::OLE, x, lowest);
  Value result = b.select(isHigh, b.integer(type, largest), converted);
  result = b.select(isLow, b.integer(type, smallest), result);
  return b.select(b.isNan(x), b.zero(type), result);
}

static Value convertIntegerToFloat(ScalarBuilder &b, Value x, Type source,
                                   Type target) {
  unsigned width = source.getIntOrFloatBitWidth();
  Type type = target;
  // f64 holds 32 bits exactly, so that only the step to the target rounds.
  if (isNarrowFloat(target))
    type = width > 24 ? Type(b.getF64Type()) : Type(b.getF32Type());
  bool isUnsigned = source.isUnsignedInteger() || source.isInteger(1);
  Value wide = isUnsigned ? arith::UIToFPOp::create(b, type, x).getResult()
                          : arith::SIToFPOp::create(b, type, x).getResult();
  return b.toFloat(target, wide);
}

static Value convertInteger(ScalarBuilder &b, Value x, Type source,
                            Type target) {
  unsigned from = source.getIntOrFloatBitWidth();
  unsigned to = target.getIntOrFloatBitWidth();
  Type type = b.getIntegerType(to);
  if (to == 1 && from != 1)
    return b.compare(IntPredicate::ne, x, b.zero(x.getType()));
  bool isUnsigned = source.isUnsignedInteger() || from == 1;
  if (from < to && !isUnsigned)
    return arith::ExtSIOp::create(b, type, x);
  return b.toWidth(type, x);
}

static Value convertScalar(ScalarBuilder &b, Value x, Type source,
                           Type target) {
  if (auto complexTarget = dyn_cast<ComplexType>(target)) {
    Type part = complexTarget.getElementType();
    Value re = x, im;
    Type realSource = source;
    if (auto complexSource = dyn_cast<ComplexType>(source)) {
      realSource = complexSource.getElementType();
      im = convertScalar(b, complex::ImOp::create(b, x), realSource, part);
      re = complex::ReOp::create(b, x);
    }
    re = convertScalar(b, re, realSource, part);
    return complex::CreateOp::create(b, target, re, im ? im : b.zero(part));
  }
  if (auto complexSource = dyn_cast<ComplexType>(source))
    return convertScalar(b, complex::ReOp::create(b, x),
                         complexSource.getElementType(), target);
  if (isa<FloatType>(source))
    return isa<FloatType>(target) ? b.toFloat(target, x)
                                  : convertFloatToInteger(b, x, target);
  return isa<FloatType>(target) ? convertIntegerToFloat(b, x, source, target)
                                : convertInteger(b, x, source, target);
}

static Value emitConvert(ScalarCode &code) {
  return convertScalar(code.builder, code.operand(), code.source, code.target);
}

static Value emitBitcast(ScalarCode &code) {
  Type target = code.target;
  if (auto integer = dyn_cast<IntegerType>(target))
    target = code.builder.getIntegerType(integer.getWidth());
  return code.builder.bitcast(target, code.operand());
}

static Value emitReal(ScalarCode &code) {
  if (!code.isComplex())
    return code.operand();
  return complex::ReOp::create(code.builder, code.operand());
}

static Value emitImag(ScalarCode &code) {
  if (!code.isComplex())
    return code.builder.zero(code.type());
  return complex::ImOp::create(code.builder, code.operand());
}

static Value emitComplex(ScalarCode &code) {
  return complex::CreateOp::create(code.builder, code.target, code.operand(0),
                                   code.operand(1));
}

//===----------------------------------------------------------------------===//
// Fewer bits
//===----------------------------------------------------------------------===//

/// Rounds the magnitude bits to the nearest number with `dropped` fewer bits of
/// mantissa, ties to even.
static Value roundMantissa(ScalarBuilder &b, Value bits, unsigned dropped) {
  Type type = bits.getType();
  unsigned width = type.getIntOrFloatBitWidth();
  Value isOdd = b.bitAnd(b.shiftRight(bits, dropped), b.integer(type, 1));
  APInt half = APInt::getOneBitSet(width, dropped - 1);
  Value bias = b.add(b.integer(type, half - 1), isOdd);
  APInt mask = APInt::getHighBitsSet(width, width - dropped);
  return b.bitAnd(b.add(bits, bias), b.integer(type, mask));
}

/// Magnitudes beyond the range of `exponentBits` become zero or infinity.
/// Numbers that would be subnormal in the smaller format become zero.
static Value limitExponent(ScalarBuilder &b, Value magnitude, FloatType source,
                           unsigned exponentBits) {
  Type type = magnitude.getType();
  unsigned width = source.getWidth();
  unsigned mantissa = source.getFPMantissaWidth() - 1;
  uint64_t bias = (uint64_t(1) << (width - mantissa - 2)) - 1;
  uint64_t smallerBias = (uint64_t(1) << (exponentBits - 1)) - 1;
  APInt infinity(width, (2 * bias + 1) << mantissa);
  APInt tooBig(width, (bias + smallerBias + 1) << mantissa);
  APInt tooSmall(width, (bias - smallerBias + 1) << mantissa);
  Value isBig =
      b.compare(IntPredicate::uge, magnitude, b.integer(type, tooBig));
  Value isSmall =
      b.compare(IntPredicate::ult, magnitude, b.integer(type, tooSmall));
  Value limited = b.select(isBig, b.integer(type, infinity), magnitude);
  return b.select(isSmall, b.zero(type), limited);
}

static Value emitReducePrecision(ScalarCode &code) {
  ScalarBuilder &b = code.builder;
  auto op = cast<stablehlo::ReducePrecisionOp>(code.op);
  auto source = cast<FloatType>(code.type());
  unsigned width = source.getWidth();
  unsigned mantissa = source.getFPMantissaWidth() - 1;
  Type type = b.getIntegerType(width);
  Value bits = b.bitcast(type, code.operand());
  Value signMask = b.integer(type, APInt::getSignMask(width));
  Value sign = b.bitAnd(bits, signMask);
  Value magnitude =
      b.bitAnd(bits, b.integer(type, APInt::getSignedMaxValue(width)));
  if (op.getMantissaBits() < mantissa)
    magnitude = roundMantissa(b, magnitude, mantissa - op.getMantissaBits());
  if (op.getExponentBits() < width - mantissa - 1)
    magnitude = limitExponent(b, magnitude, source, op.getExponentBits());
  Value rounded = b.bitcast(source, b.bitOr(magnitude, sign));
  Value kept = op.getMantissaBits() > 0 ? code.operand() : b.infinity(source);
  return b.select(b.isNan(code.operand()), kept, rounded);
}

void remat::addConversionEmitters(ScalarTable &table) {
  table.addNarrow("stablehlo.convert", emitConvert);
  table.addNarrow("stablehlo.bitcast_convert", emitBitcast);
  table.addNarrow("stablehlo.real", emitReal);
  table.addNarrow("stablehlo.imag", emitImag);
  table.addNarrow("stablehlo.complex", emitComplex);
  table.add("stablehlo.reduce_precision", emitReducePrecision);
}
