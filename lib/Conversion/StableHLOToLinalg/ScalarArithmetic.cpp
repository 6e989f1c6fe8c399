// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// Arithmetic and bit operations on one element, and comparison and choice.
///
/// Integer division never traps: by zero it gives all ones, the remainder the
/// dividend; the smallest number divided by -1 is itself, as in XLA.

#include "ScalarOps.h"
#include "mlir/Dialect/Complex/IR/Complex.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "remat/Dialect/StableHLO/StableHLO.h"

using namespace mlir;
using namespace remat;
using stablehlo::ComparisonDirection;
using stablehlo::ComparisonType;
using FloatPredicate = arith::CmpFPredicate;
using IntPredicate = arith::CmpIPredicate;

//===----------------------------------------------------------------------===//
// Sums, products, extremes
//===----------------------------------------------------------------------===//

static Value emitAdd(ScalarCode &code) {
  if (code.source.isInteger(1))
    return code.builder.bitOr(code.operand(0), code.operand(1));
  return code.builder.add(code.operand(0), code.operand(1));
}

static Value emitSubtract(ScalarCode &code) {
  return code.builder.sub(code.operand(0), code.operand(1));
}

static Value emitMultiply(ScalarCode &code) {
  if (code.source.isInteger(1))
    return code.builder.bitAnd(code.operand(0), code.operand(1));
  return code.builder.mul(code.operand(0), code.operand(1));
}

/// The complex number that is lexicographically greater (or smaller).
static Value emitComplexExtreme(ScalarCode &code, bool isMaximum) {
  ScalarBuilder &b = code.builder;
  Value lhsRe = complex::ReOp::create(b, code.operand(0));
  Value rhsRe = complex::ReOp::create(b, code.operand(1));
  Value lhsIm = complex::ImOp::create(b, code.operand(0));
  Value rhsIm = complex::ImOp::create(b, code.operand(1));
  FloatPredicate strict = isMaximum ? FloatPredicate::OGT : FloatPredicate::OLT;
  FloatPredicate loose = isMaximum ? FloatPredicate::OGE : FloatPredicate::OLE;
  Value isFirst =
      b.select(b.compare(FloatPredicate::OEQ, lhsRe, rhsRe),
               b.compare(loose, lhsIm, rhsIm), b.compare(strict, lhsRe, rhsRe));
  return b.select(isFirst, code.operand(0), code.operand(1));
}

static Value emitExtreme(ScalarCode &code, bool isMaximum) {
  ScalarBuilder &b = code.builder;
  Value lhs = code.operand(0), rhs = code.operand(1);
  if (code.isComplex())
    return emitComplexExtreme(code, isMaximum);
  if (code.isFloat())
    return isMaximum ? arith::MaximumFOp::create(b, lhs, rhs).getResult()
                     : arith::MinimumFOp::create(b, lhs, rhs).getResult();
  if (code.isUnsigned())
    return isMaximum ? arith::MaxUIOp::create(b, lhs, rhs).getResult()
                     : arith::MinUIOp::create(b, lhs, rhs).getResult();
  return isMaximum ? arith::MaxSIOp::create(b, lhs, rhs).getResult()
                   : arith::MinSIOp::create(b, lhs, rhs).getResult();
}

static Value emitMaximum(ScalarCode &code) { return emitExtreme(code, true); }
static Value emitMinimum(ScalarCode &code) { return emitExtreme(code, false); }

/// min(max(x, low), high); the operands are low, x, high.
static Value emitClamp(ScalarCode &code) {
  SmallVector<Value, 3> operands = code.operands;
  code.operands = {operands[1], operands[0]};
  Value raised = emitExtreme(code, true);
  code.operands = {raised, operands[2]};
  return emitExtreme(code, false);
}

static Value emitNegate(ScalarCode &code) {
  return code.builder.neg(code.operand());
}

static Value emitAbs(ScalarCode &code) {
  if (code.isComplex())
    return emitComplexFunction(code);
  if (code.isFloat())
    return math::AbsFOp::create(code.builder, code.operand());
  return math::AbsIOp::create(code.builder, code.operand());
}

/// -1, 0 or 1; a float zero keeps its sign and a NaN stays one.
static Value emitSign(ScalarCode &code) {
  ScalarBuilder &b = code.builder;
  Value x = code.operand();
  if (code.isComplex())
    return emitComplexFunction(code);
  if (code.isFloat()) {
    Value one = math::CopySignOp::create(b, b.real(x.getType(), 1), x);
    // Unordered or equal: zeros and NaNs.
    return b.select(b.compare(FloatPredicate::UEQ, x, 0.0), x, one);
  }
  Value zero = b.zero(x.getType()), one = b.integer(x.getType(), 1);
  Value isPositive = b.compare(IntPredicate::sgt, x, zero);
  Value isZero = b.compare(IntPredicate::eq, x, zero);
  Value negative = b.integer(x.getType(), -1);
  return b.select(isPositive, one, b.select(isZero, zero, negative));
}

//===----------------------------------------------------------------------===//
// Division and power
//===----------------------------------------------------------------------===//

/// Replaces a divisor with which the machine's instruction would trap by 1.
static Value makeDivisorSafe(ScalarCode &code, Value isZero, Value &overflows) {
  ScalarBuilder &b = code.builder;
  Type type = code.type();
  Value divisor = b.select(isZero, b.integer(type, 1), code.operand(1));
  if (code.isUnsigned()) {
    overflows = nullptr;
    return divisor;
  }
  APInt smallest = APInt::getSignedMinValue(type.getIntOrFloatBitWidth());
  overflows = b.bitAnd(
      b.compare(IntPredicate::eq, code.operand(0), b.integer(type, smallest)),
      b.compare(IntPredicate::eq, code.operand(1), b.integer(type, -1)));
  return b.select(overflows, b.integer(type, 1), divisor);
}

static Value emitDivide(ScalarCode &code) {
  ScalarBuilder &b = code.builder;
  if (code.isComplex())
    return emitComplexFunction(code);
  if (code.isFloat())
    return b.div(code.operand(0), code.operand(1));
  Type type = code.type();
  Value isZero = b.compare(IntPredicate::eq, code.operand(1), b.zero(type));
  Value overflows;
  Value divisor = makeDivisorSafe(code, isZero, overflows);
  // A divisor of 1 gives the right quotient on overflow, too.
  Value quotient =
      code.isUnsigned()
          ? arith::DivUIOp::create(b, code.operand(0), divisor).getResult()
          : arith::DivSIOp::create(b, code.operand(0), divisor).getResult();
  return b.select(isZero, b.integer(type, -1), quotient);
}

static Value emitRemainder(ScalarCode &code) {
  ScalarBuilder &b = code.builder;
  if (code.isComplex())
    return nullptr;
  if (code.isFloat())
    return arith::RemFOp::create(b, code.operand(0), code.operand(1));
  Value isZero =
      b.compare(IntPredicate::eq, code.operand(1), b.zero(code.type()));
  Value overflows;
  Value divisor = makeDivisorSafe(code, isZero, overflows);
  Value remainder =
      code.isUnsigned()
          ? arith::RemUIOp::create(b, code.operand(0), divisor).getResult()
          : arith::RemSIOp::create(b, code.operand(0), divisor).getResult();
  return b.select(isZero, code.operand(0), remainder);
}

/// The power by repeated squaring over the bits of the exponent.
static Value emitIntegerPowerLoop(ScalarBuilder &b, Value base,
                                  Value exponent) {
  Type type = base.getType();
  Value one = b.integer(type, 1);
  auto loop = scf::ForOp::create(
      b, b.index(0), b.index(type.getIntOrFloatBitWidth()), b.index(1),
      ValueRange{one, base, exponent},
      [&](OpBuilder &builder, Location loc, Value, ValueRange state) {
        ScalarBuilder inner(loc, builder);
        Value bit = inner.bitAnd(state[2], one);
        Value isSet = inner.compare(IntPredicate::ne, bit, inner.zero(type));
        Value power =
            inner.select(isSet, inner.mul(state[0], state[1]), state[0]);
        Value square = inner.mul(state[1], state[1]);
        Value rest = inner.shiftRight(state[2], 1);
        scf::YieldOp::create(inner, ValueRange{power, square, rest});
      });
  return loop.getResult(0);
}

static Value emitIntegerPower(ScalarCode &code) {
  ScalarBuilder &b = code.builder;
  Value base = code.operand(0), exponent = code.operand(1);
  Value power = emitIntegerPowerLoop(b, base, exponent);
  if (code.isUnsigned())
    return power;
  // A negative exponent leaves a unit's power; everything else rounds to zero.
  Type type = code.type();
  Value one = b.integer(type, 1), zero = b.zero(type);
  Value isOdd = b.compare(IntPredicate::ne, b.bitAnd(exponent, one), zero);
  Value minusOne = b.integer(type, -1);
  Value ofMinusOne = b.select(isOdd, minusOne, one);
  Value inverse = b.select(
      b.compare(IntPredicate::eq, base, one), one,
      b.select(b.compare(IntPredicate::eq, base, minusOne), ofMinusOne, zero));
  Value isNegative = b.compare(IntPredicate::slt, exponent, zero);
  return b.select(isNegative, inverse, power);
}

static Value emitPower(ScalarCode &code) {
  if (code.isComplex())
    return emitComplexFunction(code);
  if (code.isFloat())
    return math::PowFOp::create(code.builder, code.operand(0), code.operand(1));
  return emitIntegerPower(code);
}

//===----------------------------------------------------------------------===//
// Bits
//===----------------------------------------------------------------------===//

static Value emitAnd(ScalarCode &code) {
  return code.builder.bitAnd(code.operand(0), code.operand(1));
}

static Value emitOr(ScalarCode &code) {
  return code.builder.bitOr(code.operand(0), code.operand(1));
}

static Value emitXor(ScalarCode &code) {
  return code.builder.bitXor(code.operand(0), code.operand(1));
}

static Value emitNot(ScalarCode &code) {
  return code.builder.bitNot(code.operand());
}

enum class Shift { Left, RightLogical, RightArithmetic };

/// A shift of 64 bits in two steps of at most 32 each, which leave nothing where the amount
/// is the width or more. NVPTX of LLVM 22 takes a selection by the amount for one that the
/// instruction makes itself, and gives it the lower half of the amount only.
static Value shiftInSteps(ScalarCode &code, Shift shift) {
  ScalarBuilder &b = code.builder;
  Type type = code.type();
  Value amount = arith::MinUIOp::create(b, code.operand(1), b.integer(type, 64));
  Value first = b.shiftRight(amount, b.integer(type, 1));
  Value second = arith::SubIOp::create(b, amount, first);
  auto apply = [&](Value x, Value by) {
    return shift == Shift::Left ? b.shiftLeft(x, by) : b.shiftRight(x, by);
  };
  return apply(apply(code.operand(0), first), second);
}

/// A shift by the width or more leaves nothing, or the sign.
static Value emitShift(ScalarCode &code, Shift shift) {
  ScalarBuilder &b = code.builder;
  Type type = code.type();
  Value x = code.operand(0), amount = code.operand(1);
  unsigned width = type.getIntOrFloatBitWidth();
  if (width == 64 && shift != Shift::RightArithmetic)
    return shiftInSteps(code, shift);
  Value last = b.integer(type, APInt(width, width - 1));
  Value isInside = b.compare(IntPredicate::ule, amount, last);
  Value safe = b.select(isInside, amount, last);
  if (shift == Shift::RightArithmetic)
    return b.shiftRightSigned(x, safe);
  Value shifted =
      shift == Shift::Left ? b.shiftLeft(x, safe) : b.shiftRight(x, safe);
  return b.select(isInside, shifted, b.zero(type));
}

static Value emitShiftLeft(ScalarCode &code) {
  return emitShift(code, Shift::Left);
}

static Value emitShiftRightLogical(ScalarCode &code) {
  return emitShift(code, Shift::RightLogical);
}

static Value emitShiftRightArithmetic(ScalarCode &code) {
  return emitShift(code, Shift::RightArithmetic);
}

static Value emitPopulationCount(ScalarCode &code) {
  return math::CtPopOp::create(code.builder, code.operand());
}

static Value emitLeadingZeros(ScalarCode &code) {
  return math::CountLeadingZerosOp::create(code.builder, code.operand());
}

/// The upper half of a product.
static Value emitHighProduct(ScalarCode &code) {
  ScalarBuilder &b = code.builder;
  if (code.isUnsigned())
    return arith::MulUIExtendedOp::create(b, code.operand(0), code.operand(1))
        .getHigh();
  return arith::MulSIExtendedOp::create(b, code.operand(0), code.operand(1))
      .getHigh();
}

void remat::addArithmeticEmitters(ScalarTable &table) {
  table.add("stablehlo.add", emitAdd);
  table.add("stablehlo.subtract", emitSubtract);
  table.add("stablehlo.multiply", emitMultiply);
  table.add("stablehlo.divide", emitDivide);
  table.add("stablehlo.remainder", emitRemainder);
  table.add("stablehlo.maximum", emitMaximum);
  table.add("stablehlo.minimum", emitMinimum);
  table.add("stablehlo.clamp", emitClamp);
  table.add("stablehlo.negate", emitNegate);
  table.add("stablehlo.abs", emitAbs);
  table.add("stablehlo.sign", emitSign);
  table.add("stablehlo.power", emitPower);
  table.add("stablehlo.and", emitAnd);
  table.add("stablehlo.or", emitOr);
  table.add("stablehlo.xor", emitXor);
  table.add("stablehlo.not", emitNot);
  table.add("stablehlo.shift_left", emitShiftLeft);
  table.add("stablehlo.shift_right_logical", emitShiftRightLogical);
  table.add("stablehlo.shift_right_arithmetic", emitShiftRightArithmetic);
  table.add("stablehlo.popcnt", emitPopulationCount);
  table.add("stablehlo.count_leading_zeros", emitLeadingZeros);
  table.add("chlo.mulhi", emitHighProduct);
}

//===----------------------------------------------------------------------===//
// Comparison and choice
//===----------------------------------------------------------------------===//

static FloatPredicate getFloatPredicate(ComparisonDirection direction) {
  switch (direction) {
  case ComparisonDirection::EQ:
    return FloatPredicate::OEQ;
  case ComparisonDirection::NE:
    return FloatPredicate::UNE;
  case ComparisonDirection::GE:
    return FloatPredicate::OGE;
  case ComparisonDirection::GT:
    return FloatPredicate::OGT;
  case ComparisonDirection::LE:
    return FloatPredicate::OLE;
  case ComparisonDirection::LT:
    return FloatPredicate::OLT;
  }
  llvm_unreachable("all directions are listed");
}

static IntPredicate getIntPredicate(ComparisonDirection direction,
                                    bool isUnsigned) {
  switch (direction) {
  case ComparisonDirection::EQ:
    return IntPredicate::eq;
  case ComparisonDirection::NE:
    return IntPredicate::ne;
  case ComparisonDirection::GE:
    return isUnsigned ? IntPredicate::uge : IntPredicate::sge;
  case ComparisonDirection::GT:
    return isUnsigned ? IntPredicate::ugt : IntPredicate::sgt;
  case ComparisonDirection::LE:
    return isUnsigned ? IntPredicate::ule : IntPredicate::sle;
  case ComparisonDirection::LT:
    return isUnsigned ? IntPredicate::ult : IntPredicate::slt;
  }
  llvm_unreachable("all directions are listed");
}

/// The bits of a float as an integer with the total order: negative numbers
/// have all bits but the sign flipped.
static Value emitTotalOrderKey(ScalarBuilder &b, Value x) {
  unsigned width = x.getType().getIntOrFloatBitWidth();
  Type type = b.getIntegerType(width);
  Value bits = b.bitcast(type, x);
  Value signs = b.shiftRightSigned(bits, b.integer(type, width - 1));
  Value flips = b.integer(type, APInt::getSignedMaxValue(width));
  return b.bitXor(bits, b.bitAnd(signs, flips));
}

Value remat::emitGreater(ScalarBuilder &builder, Value a, Value b, Type type) {
  bool isUnsigned = type.isUnsignedInteger() || type.isInteger(1);
  if (isa<FloatType>(type)) {
    a = emitTotalOrderKey(builder, a);
    b = emitTotalOrderKey(builder, b);
  }
  return builder.compare(getIntPredicate(ComparisonDirection::GT, isUnsigned),
                         a, b);
}

static Value emitComplexCompare(ScalarCode &code,
                                ComparisonDirection direction) {
  if (direction == ComparisonDirection::EQ)
    return complex::EqualOp::create(code.builder, code.operand(0),
                                    code.operand(1));
  if (direction == ComparisonDirection::NE)
    return complex::NotEqualOp::create(code.builder, code.operand(0),
                                       code.operand(1));
  return nullptr;
}

static Value emitCompare(ScalarCode &code) {
  ScalarBuilder &b = code.builder;
  auto op = cast<stablehlo::CompareOp>(code.op);
  ComparisonDirection direction = op.getComparisonDirection();
  if (code.isComplex())
    return emitComplexCompare(code, direction);
  Value lhs = code.operand(0), rhs = code.operand(1);
  if (!code.isFloat())
    return b.compare(getIntPredicate(direction, code.isUnsigned()), lhs, rhs);
  if (op.getCompareType() == ComparisonType::TOTALORDER)
    return b.compare(getIntPredicate(direction, false),
                     emitTotalOrderKey(b, lhs), emitTotalOrderKey(b, rhs));
  if (isNarrowFloat(code.source)) {
    lhs = b.toFloat(b.getF32Type(), lhs);
    rhs = b.toFloat(b.getF32Type(), rhs);
  }
  return b.compare(getFloatPredicate(direction), lhs, rhs);
}

static Value emitSelect(ScalarCode &code) {
  return code.builder.select(code.operand(0), code.operand(1), code.operand(2));
}

static Value emitIsFinite(ScalarCode &code) {
  ScalarBuilder &b = code.builder;
  Value magnitude = math::AbsFOp::create(b, code.operand());
  return b.compare(FloatPredicate::OLT, magnitude, b.infinity(code.type()));
}

/// Whether an element is an infinity of any, the negative or the positive sign.
static Value emitIsInfinite(ScalarCode &code) {
  ScalarBuilder &b = code.builder;
  StringRef name = code.op->getName().stripDialect();
  Value x = code.operand();
  if (name == "is_inf")
    x = math::AbsFOp::create(b, x);
  return b.compare(FloatPredicate::OEQ, x,
                   b.infinity(code.type(), name == "is_neg_inf"));
}

void remat::addComparisonEmitters(ScalarTable &table) {
  table.addNarrow("stablehlo.compare", emitCompare);
  table.addNarrow("stablehlo.select", emitSelect);
  table.add("stablehlo.is_finite", emitIsFinite);
  table.add("chlo.is_inf", emitIsInfinite);
  table.add("chlo.is_pos_inf", emitIsInfinite);
  table.add("chlo.is_neg_inf", emitIsInfinite);
}
