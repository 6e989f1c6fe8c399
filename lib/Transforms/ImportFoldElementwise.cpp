// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// Elementwise ops on constants. Integers wrap as StableHLO says. Floats are
/// computed only where every machine gets the same bits: no functions, no
/// division (GPUs approximate it), no types that XLA widens, and nothing
/// subnormal, infinite or NaN on either side, since CPUs may flush the former.

#include "ImportFold.h"
#include "remat/Dialect/StableHLO/StableHLO.h"
#include "llvm/ADT/TypeSwitch.h"

using namespace mlir;
using namespace remat;
using namespace remat::stablehlo;

using OptionalInt = std::optional<APInt>;
using OptionalFloat = std::optional<APFloat>;

//===----------------------------------------------------------------------===//
// Integers
//===----------------------------------------------------------------------===//

/// Booleans and `ui` types are unsigned.
static bool isUnsigned(Type element) {
  return element.isUnsignedInteger() || element.isInteger(1);
}

/// Booleans: sum is `or`, product is `and`, and that is all there is.
static OptionalInt foldBooleans(Operation *op, const APInt &a, const APInt &b) {
  return llvm::TypeSwitch<Operation *, OptionalInt>(op)
      .Case<AddOp, OrOp, MaxOp>([&](auto) { return a | b; })
      .Case<MulOp, AndOp, MinOp>([&](auto) { return a & b; })
      .Case([&](XorOp) { return a ^ b; })
      .Default([](Operation *) { return std::nullopt; });
}

/// Quotients that overflow or divide by zero are left to the machine.
static OptionalInt foldDivision(Operation *op, const APInt &a, const APInt &b,
                                bool isUnsigned) {
  if (b.isZero() || (!isUnsigned && a.isMinSignedValue() && b.isAllOnes()))
    return std::nullopt;
  if (isa<DivOp>(op))
    return isUnsigned ? a.udiv(b) : a.sdiv(b);
  return isUnsigned ? a.urem(b) : a.srem(b);
}

static OptionalInt foldShift(Operation *op, const APInt &a, const APInt &b) {
  if (b.uge(a.getBitWidth()))
    return std::nullopt;
  if (isa<ShiftLeftOp>(op))
    return a.shl(b);
  return isa<ShiftRightLogicalOp>(op) ? a.lshr(b) : a.ashr(b);
}

static OptionalInt foldIntegers(Operation *op, const APInt &a, const APInt &b,
                                bool isUnsigned) {
  if (a.getBitWidth() == 1)
    return foldBooleans(op, a, b);
  bool isLess = isUnsigned ? a.ult(b) : a.slt(b);
  return llvm::TypeSwitch<Operation *, OptionalInt>(op)
      .Case([&](AddOp) { return a + b; })
      .Case([&](SubtractOp) { return a - b; })
      .Case([&](MulOp) { return a * b; })
      .Case([&](AndOp) { return a & b; })
      .Case([&](OrOp) { return a | b; })
      .Case([&](XorOp) { return a ^ b; })
      .Case([&](MinOp) { return isLess ? a : b; })
      .Case([&](MaxOp) { return isLess ? b : a; })
      .Case<DivOp, RemOp>(
          [&](auto) { return foldDivision(op, a, b, isUnsigned); })
      .Case<ShiftLeftOp, ShiftRightArithmeticOp, ShiftRightLogicalOp>(
          [&](auto) { return foldShift(op, a, b); })
      .Default([](Operation *) { return std::nullopt; });
}

static OptionalInt foldInteger(Operation *op, const APInt &a) {
  return llvm::TypeSwitch<Operation *, OptionalInt>(op)
      .Case([&](NotOp) { return ~a; })
      .Case([&](NegOp) { return -a; })
      .Case([&](AbsOp) { return a.abs(); })
      .Case([&](SignOp) {
        return a.isNegative() ? APInt::getAllOnes(a.getBitWidth())
                              : APInt(a.getBitWidth(), !a.isZero());
      })
      .Default([](Operation *) { return std::nullopt; });
}

//===----------------------------------------------------------------------===//
// Floats
//===----------------------------------------------------------------------===//

static bool isOrdinary(const APFloat &value) {
  return value.isZero() || value.isNormal();
}

static OptionalFloat foldFloats(Operation *op, APFloat a, const APFloat &b,
                                Type element) {
  if (!element.isF32() && !element.isF64())
    return std::nullopt;
  if (!isOrdinary(a) || !isOrdinary(b))
    return std::nullopt;
  constexpr auto rounding = APFloat::rmNearestTiesToEven;
  if (isa<AddOp>(op))
    a.add(b, rounding);
  else if (isa<SubtractOp>(op))
    a.subtract(b, rounding);
  else if (isa<MulOp>(op))
    a.multiply(b, rounding);
  else
    return std::nullopt;
  return isOrdinary(a) ? OptionalFloat(a) : std::nullopt;
}

static OptionalFloat foldFloat(Operation *op, APFloat value) {
  if (!isa<NegOp>(op) || value.isNaN())
    return std::nullopt;
  value.changeSign();
  return value;
}

//===----------------------------------------------------------------------===//
// Comparison and conversion
//===----------------------------------------------------------------------===//

template <typename Number>
static bool holds(ComparisonDirection direction, const Number &order) {
  switch (direction) {
  case ComparisonDirection::EQ:
    return order == 0;
  case ComparisonDirection::NE:
    return order != 0;
  case ComparisonDirection::GE:
    return order >= 0;
  case ComparisonDirection::GT:
    return order > 0;
  case ComparisonDirection::LE:
    return order <= 0;
  case ComparisonDirection::LT:
    return order < 0;
  }
  return false;
}

static OptionalInt foldCompare(CompareOp op, Attribute lhs, Attribute rhs,
                               Type element) {
  int order;
  if (auto a = dyn_cast<IntegerAttr>(lhs)) {
    const APInt &x = a.getValue(), &y = cast<IntegerAttr>(rhs).getValue();
    bool isLess = isUnsigned(element) ? x.ult(y) : x.slt(y);
    order = x == y ? 0 : isLess ? -1 : 1;
  } else {
    APFloat x = cast<FloatAttr>(lhs).getValue();
    APFloat y = cast<FloatAttr>(rhs).getValue();
    if (!isOrdinary(x) || !isOrdinary(y) ||
        op.getCompareType() == ComparisonType::TOTALORDER)
      return std::nullopt;
    APFloat::cmpResult result = x.compare(y);
    order = result == APFloat::cmpEqual      ? 0
            : result == APFloat::cmpLessThan ? -1
                                             : 1;
  }
  return APInt(1, holds(op.getComparisonDirection(), order));
}

/// Conversions that lose nothing; of integers, also those that cut off bits.
static Attribute foldConvert(Attribute value, Type from, Type to) {
  constexpr auto rounding = APFloat::rmNearestTiesToEven;
  auto integer = dyn_cast<IntegerAttr>(value);
  if (integer && isa<IntegerType>(to)) {
    const APInt &bits = integer.getValue();
    if (to.isInteger(1))
      return IntegerAttr::get(to, APInt(1, !bits.isZero()));
    unsigned width = to.getIntOrFloatBitWidth();
    return IntegerAttr::get(to, isUnsigned(from) ? bits.zextOrTrunc(width)
                                                 : bits.sextOrTrunc(width));
  }
  auto floatType = dyn_cast<FloatType>(to);
  if (integer && floatType) {
    APFloat result(floatType.getFloatSemantics());
    bool isExact =
        result.convertFromAPInt(integer.getValue(), !isUnsigned(from),
                                rounding) == APFloat::opOK;
    return isExact ? FloatAttr::get(to, result) : Attribute();
  }
  auto number = dyn_cast<FloatAttr>(value);
  if (!number || !isOrdinary(number.getValue()))
    return {};
  APFloat result = number.getValue();
  bool losesInfo = true;
  if (floatType) {
    result.convert(floatType.getFloatSemantics(), rounding, &losesInfo);
    return !losesInfo && isOrdinary(result) ? FloatAttr::get(to, result)
                                            : Attribute();
  }
  if (!isa<IntegerType>(to) || to.isInteger(1))
    return {};
  llvm::APSInt rounded(to.getIntOrFloatBitWidth(), isUnsigned(to));
  bool isExact = false;
  if (result.convertToInteger(rounded, APFloat::rmTowardZero, &isExact) !=
          APFloat::opOK ||
      !isExact)
    return {};
  return IntegerAttr::get(to, rounded);
}

//===----------------------------------------------------------------------===//
// Elements
//===----------------------------------------------------------------------===//

static Attribute wrap(Type type, const OptionalInt &value) {
  return value ? IntegerAttr::get(type, *value) : Attribute();
}

static Attribute wrap(Type type, const OptionalFloat &value) {
  return value ? FloatAttr::get(type, *value) : Attribute();
}

/// One element of the result, or null.
static Attribute foldElement(Operation *op, ArrayRef<Attribute> operands) {
  Type from = getElementTypeOrSelf(op->getOperand(0).getType());
  Type to = getElementTypeOrSelf(op->getResult(0).getType());
  if (auto compare = dyn_cast<CompareOp>(op))
    return wrap(to, foldCompare(compare, operands[0], operands[1], from));
  if (isa<SelectOp>(op))
    return operands[cast<IntegerAttr>(operands[0]).getValue().isZero() ? 2 : 1];
  if (isa<ConvertOp>(op))
    return foldConvert(operands[0], from, to);
  if (auto a = dyn_cast<IntegerAttr>(operands[0])) {
    if (operands.size() == 1)
      return wrap(to, foldInteger(op, a.getValue()));
    return wrap(to, foldIntegers(op, a.getValue(),
                                 cast<IntegerAttr>(operands[1]).getValue(),
                                 isUnsigned(from)));
  }
  APFloat a = cast<FloatAttr>(operands[0]).getValue();
  if (operands.size() == 1)
    return wrap(to, foldFloat(op, a));
  return wrap(to,
              foldFloats(op, a, cast<FloatAttr>(operands[1]).getValue(), from));
}

static bool isFoldable(Operation *op) {
  return isa<AddOp, SubtractOp, MulOp, DivOp, RemOp, MaxOp, MinOp, AndOp, OrOp,
             XorOp, NotOp, NegOp, AbsOp, SignOp, ShiftLeftOp, ShiftRightArithmeticOp,
             ShiftRightLogicalOp, CompareOp, SelectOp, ConvertOp>(op);
}

DenseElementsAttr remat::foldElementwise(Operation *op) {
  if (!isFoldable(op))
    return {};
  auto type = cast<RankedTensorType>(op->getResult(0).getType());
  SmallVector<SmallVector<Attribute>> columns;
  bool isSplat = true;
  for (Value operand : op->getOperands()) {
    DenseElementsAttr constant = getFoldableConstant(operand);
    if (!constant || !isa<IntegerType, FloatType>(constant.getElementType()))
      return {};
    isSplat &= constant.isSplat();
  }
  if (!isSplat && type.getNumElements() > maximalFoldedElements)
    return {};
  int64_t count = isSplat ? 1 : type.getNumElements();
  for (Value operand : op->getOperands()) {
    DenseElementsAttr constant = getFoldableConstant(operand);
    if (constant.isSplat())
      columns.emplace_back(count, constant.getSplatValue<Attribute>());
    else
      columns.emplace_back(llvm::to_vector(constant.getValues<Attribute>()));
  }
  SmallVector<Attribute> elements;
  for (int64_t index = 0; index < count; ++index) {
    SmallVector<Attribute, 3> operands;
    for (const SmallVector<Attribute> &column : columns)
      operands.push_back(column[index]);
    elements.push_back(foldElement(op, operands));
    if (!elements.back())
      return {};
  }
  return DenseElementsAttr::get(type, elements);
}
