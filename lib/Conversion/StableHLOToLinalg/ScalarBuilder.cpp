// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// Arithmetic on scalars: picks the op by the type.

#include "ScalarBuilder.h"
#include "mlir/Dialect/Complex/IR/Complex.h"

using namespace mlir;
using namespace remat;

bool remat::isNarrowFloat(Type type) {
  auto floatType = dyn_cast<FloatType>(type);
  return floatType && floatType.getWidth() < 32;
}

//===----------------------------------------------------------------------===//
// Constants
//===----------------------------------------------------------------------===//

Value ScalarBuilder::real(Type type, double value) {
  return arith::ConstantOp::create(*this, getFloatAttr(type, value));
}

Value ScalarBuilder::integer(Type type, int64_t value) {
  return arith::ConstantOp::create(*this, getIntegerAttr(type, value));
}

Value ScalarBuilder::integer(Type type, const APInt &value) {
  return arith::ConstantOp::create(*this, getIntegerAttr(type, value));
}

Value ScalarBuilder::index(int64_t value) {
  return arith::ConstantIndexOp::create(*this, value);
}

Value ScalarBuilder::boolean(bool value) {
  return arith::ConstantOp::create(*this, getBoolAttr(value));
}

Value ScalarBuilder::zero(Type type) {
  if (auto complexType = dyn_cast<ComplexType>(type)) {
    Attribute part = getZeroAttr(complexType.getElementType());
    return complex::ConstantOp::create(*this, type, getArrayAttr({part, part}));
  }
  return arith::ConstantOp::create(*this, getZeroAttr(type));
}

Value ScalarBuilder::infinity(Type type, bool isNegative) {
  const llvm::fltSemantics &semantics =
      cast<FloatType>(type).getFloatSemantics();
  return arith::ConstantOp::create(
      *this, getFloatAttr(type, APFloat::getInf(semantics, isNegative)));
}

Value ScalarBuilder::nan(Type type) {
  const llvm::fltSemantics &semantics =
      cast<FloatType>(type).getFloatSemantics();
  return arith::ConstantOp::create(
      *this, getFloatAttr(type, APFloat::getNaN(semantics)));
}

//===----------------------------------------------------------------------===//
// Arithmetic
//===----------------------------------------------------------------------===//

/// Creates the op that fits the type of the operands.
template <typename FloatOp, typename IntOp, typename ComplexOp>
static Value createByType(ScalarBuilder &builder, Value a, Value b) {
  if (isa<ComplexType>(a.getType()))
    return ComplexOp::create(builder, a, b);
  if (isa<FloatType>(a.getType()))
    return FloatOp::create(builder, a, b);
  return IntOp::create(builder, a, b);
}

Value ScalarBuilder::add(Value a, Value b) {
  return createByType<arith::AddFOp, arith::AddIOp, complex::AddOp>(*this, a,
                                                                    b);
}

Value ScalarBuilder::sub(Value a, Value b) {
  return createByType<arith::SubFOp, arith::SubIOp, complex::SubOp>(*this, a,
                                                                    b);
}

/// (a + bi)(c + di) without the recovery of infinities that C demands.
static Value multiplyComplex(ScalarBuilder &builder, Value lhs, Value rhs) {
  Value a = complex::ReOp::create(builder, lhs);
  Value b = complex::ImOp::create(builder, lhs);
  Value c = complex::ReOp::create(builder, rhs);
  Value d = complex::ImOp::create(builder, rhs);
  Value re = builder.sub(builder.mul(a, c), builder.mul(b, d));
  Value im = builder.add(builder.mul(a, d), builder.mul(b, c));
  return complex::CreateOp::create(builder, lhs.getType(), re, im);
}

Value ScalarBuilder::mul(Value a, Value b) {
  if (isa<ComplexType>(a.getType()))
    return multiplyComplex(*this, a, b);
  if (isa<FloatType>(a.getType()))
    return arith::MulFOp::create(*this, a, b);
  return arith::MulIOp::create(*this, a, b);
}

Value ScalarBuilder::div(Value a, Value b) {
  return arith::DivFOp::create(*this, a, b);
}

Value ScalarBuilder::neg(Value a) {
  if (isa<ComplexType>(a.getType()))
    return complex::NegOp::create(*this, a);
  if (isa<FloatType>(a.getType()))
    return arith::NegFOp::create(*this, a);
  return sub(zero(a.getType()), a);
}

//===----------------------------------------------------------------------===//
// Bits
//===----------------------------------------------------------------------===//

Value ScalarBuilder::bitAnd(Value a, Value b) {
  return arith::AndIOp::create(*this, a, b);
}

Value ScalarBuilder::bitOr(Value a, Value b) {
  return arith::OrIOp::create(*this, a, b);
}

Value ScalarBuilder::bitXor(Value a, Value b) {
  return arith::XOrIOp::create(*this, a, b);
}

Value ScalarBuilder::bitNot(Value a) {
  return bitXor(a, integer(a.getType(), -1));
}

Value ScalarBuilder::shiftLeft(Value a, Value b) {
  return arith::ShLIOp::create(*this, a, b);
}

Value ScalarBuilder::shiftRight(Value a, Value b) {
  return arith::ShRUIOp::create(*this, a, b);
}

Value ScalarBuilder::shiftRightSigned(Value a, Value b) {
  return arith::ShRSIOp::create(*this, a, b);
}

Value ScalarBuilder::shiftLeft(Value a, int64_t b) {
  return shiftLeft(a, integer(a.getType(), b));
}

Value ScalarBuilder::shiftRight(Value a, int64_t b) {
  return shiftRight(a, integer(a.getType(), b));
}

Value ScalarBuilder::bitcast(Type type, Value a) {
  if (a.getType() == type)
    return a;
  return arith::BitcastOp::create(*this, type, a);
}

//===----------------------------------------------------------------------===//
// Choice and conversion
//===----------------------------------------------------------------------===//

Value ScalarBuilder::compare(FloatPredicate predicate, Value a, Value b) {
  return arith::CmpFOp::create(*this, predicate, a, b);
}

Value ScalarBuilder::compare(IntPredicate predicate, Value a, Value b) {
  return arith::CmpIOp::create(*this, predicate, a, b);
}

Value ScalarBuilder::select(Value condition, Value a, Value b) {
  return arith::SelectOp::create(*this, condition, a, b);
}

Value ScalarBuilder::isNan(Value a) {
  return compare(FloatPredicate::UNO, a, a);
}

Value ScalarBuilder::toFloat(Type type, Value a) {
  unsigned from = a.getType().getIntOrFloatBitWidth();
  unsigned to = type.getIntOrFloatBitWidth();
  if (a.getType() == type)
    return a;
  if (from < to && (from >= 16 || to >= 32))
    return arith::ExtFOp::create(*this, type, a);
  if (from > to && from >= 32)
    return arith::TruncFOp::create(*this, type, a);
  // Between narrow formats neither need contain the other.
  return toFloat(type, toFloat(getF32Type(), a));
}

Value ScalarBuilder::toWidth(Type type, Value a) {
  unsigned from = a.getType().getIntOrFloatBitWidth();
  unsigned to = type.getIntOrFloatBitWidth();
  if (from == to)
    return a;
  if (from < to)
    return arith::ExtUIOp::create(*this, type, a);
  return arith::TruncIOp::create(*this, type, a);
}

Value ScalarBuilder::toIndex(Value a, bool isUnsigned) {
  if (isUnsigned)
    return arith::IndexCastUIOp::create(*this, getIndexType(), a);
  return arith::IndexCastOp::create(*this, getIndexType(), a);
}

Value ScalarBuilder::polynomial(Value x, ArrayRef<double> coefficients) {
  Value result = real(x.getType(), coefficients.front());
  for (double coefficient : coefficients.drop_front())
    result = add(mul(result, x), coefficient);
  return result;
}
