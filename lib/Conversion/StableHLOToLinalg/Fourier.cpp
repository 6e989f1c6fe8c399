// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// Fourier transforms by their definition, one dimension after the other:
/// n^2 operations along a dimension of n, in f64, with the factors from a
/// table.

#include "Lowering.h"
#include "mlir/Dialect/Complex/IR/Complex.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "remat/Dialect/StableHLO/StableHLO.h"
#include <cmath>

using namespace mlir;
using namespace remat;

static constexpr double pi = 3.14159265358979323846;

namespace {
class Transform {
public:
  Transform(ScalarBuilder &builder, bool isInverse)
      : builder(builder), isInverse(isInverse),
        number(ComplexType::get(builder.getF64Type())) {}

  /// The elements as pairs of f64.
  Value widen(Value tensor);
  Value narrow(Value tensor, Type element);
  /// The first `resultSize` frequencies of the elements along a dimension.
  Value alongDimension(Value tensor, int64_t dimension, int64_t resultSize);
  /// The real elements of which only the first half of frequencies is given.
  Value fromHalf(Value tensor, int64_t dimension, int64_t length);

private:
  Value createTable(int64_t length);
  Value readFactor(ScalarBuilder &b, Value table, int64_t length, Value i,
                   Value j);
  Value sum(Value tensor, int64_t dimension, int64_t resultSize, int64_t length,
            bool isHalf);

  ScalarBuilder &builder;
  bool isInverse;
  Type number;
};
} // namespace

Value Transform::widen(Value tensor) {
  Type part = builder.getF64Type();
  return createElementwise(
      builder, number, tensor,
      [&](ScalarBuilder &b, ValueRange elements) -> Value {
        Value x = elements[0];
        if (!isa<ComplexType>(x.getType()))
          return complex::CreateOp::create(b, number, b.toFloat(part, x),
                                           b.zero(part));
        Value re = b.toFloat(part, complex::ReOp::create(b, x));
        Value im = b.toFloat(part, complex::ImOp::create(b, x));
        return complex::CreateOp::create(b, number, re, im);
      });
}

Value Transform::narrow(Value tensor, Type element) {
  return createElementwise(builder, element, tensor,
                           [&](ScalarBuilder &b, ValueRange elements) -> Value {
                             Value re = complex::ReOp::create(b, elements[0]);
                             auto complexType = dyn_cast<ComplexType>(element);
                             if (!complexType)
                               return b.toFloat(element, re);
                             Type part = complexType.getElementType();
                             Value im = complex::ImOp::create(b, elements[0]);
                             return complex::CreateOp::create(
                                 b, element, b.toFloat(part, re),
                                 b.toFloat(part, im));
                           });
}

/// The roots of unity, and the scale of an inverse transform.
Value Transform::createTable(int64_t length) {
  double step = (isInverse ? 2 : -2) * pi / length;
  double scale = isInverse ? 1.0 / length : 1.0;
  return createMap(builder, {length}, number, {}, {},
                   [&](ScalarBuilder &b, ValueRange) -> Value {
                     Value i = arith::IndexCastOp::create(
                         b, b.getI64Type(), createLoopIndex(b, 0));
                     Value angle = b.mul(
                         arith::SIToFPOp::create(b, b.getF64Type(), i), step);
                     Value re = b.mul(math::CosOp::create(b, angle), scale);
                     Value im = b.mul(math::SinOp::create(b, angle), scale);
                     return complex::CreateOp::create(b, number, re, im);
                   });
}

Value Transform::readFactor(ScalarBuilder &b, Value table, int64_t length,
                            Value i, Value j) {
  Value place = arith::RemUIOp::create(b, b.mul(i, j), b.index(length));
  return tensor::ExtractOp::create(b, table, place);
}

Value Transform::sum(Value tensor, int64_t dimension, int64_t resultSize,
                     int64_t length, bool isHalf) {
  Shape shape(getShape(tensor));
  int64_t rank = shape.size();
  shape[dimension] = resultSize;
  AffineMap resultMap =
      builder.getMultiDimIdentityMap(rank + 1).dropResult(rank);
  SmallVector<AffineExpr> read(resultMap.getResults());
  read[dimension] = builder.getAffineDimExpr(rank);
  AffineMap readMap = AffineMap::get(rank + 1, 0, read, builder.getContext());
  Value table = createTable(length);
  Value zeros = createFilled(builder, shape, builder.zero(number));
  return createLoops(
             builder, tensor, zeros, {readMap, resultMap}, 1,
             [&](ScalarBuilder &b, ValueRange elements) {
               Value place = createLoopIndex(b, rank);
               Value factor = readFactor(b, table, length, place,
                                         createLoopIndex(b, dimension));
               Value product = b.mul(elements[0], factor);
               if (!isHalf)
                 return SmallVector<Value>{b.add(elements[1], product)};
               // Each frequency but the first, and the middle one of an even
               // number, stands for its mirror image too.
               Value twice = b.add(product, product);
               Value isAlone =
                   b.compare(arith::CmpIPredicate::eq, place, b.index(0));
               if (length % 2 == 0)
                 isAlone =
                     b.bitOr(isAlone, b.compare(arith::CmpIPredicate::eq, place,
                                                b.index(length / 2)));
               return SmallVector<Value>{
                   b.add(elements[1], b.select(isAlone, product, twice))};
             })
      .front();
}

Value Transform::alongDimension(Value tensor, int64_t dimension,
                                int64_t resultSize) {
  return sum(tensor, dimension, resultSize, getShape(tensor)[dimension],
             /*isHalf=*/false);
}

Value Transform::fromHalf(Value tensor, int64_t dimension, int64_t length) {
  return sum(tensor, dimension, length, length, /*isHalf=*/true);
}

namespace {
struct FftLowering : OpConversionPattern<stablehlo::FftOp> {
  using OpConversionPattern::OpConversionPattern;

  LogicalResult
  matchAndRewrite(stablehlo::FftOp op, OpAdaptor adaptor,
                  ConversionPatternRewriter &rewriter) const override {
    using stablehlo::FftType;
    ScalarBuilder builder(op.getLoc(), rewriter);
    auto type = cast<RankedTensorType>(op.getResult().getType());
    FftType kind = op.getFftType();
    Transform transform(builder,
                        kind == FftType::IFFT || kind == FftType::IRFFT);
    Value tensor = transform.widen(adaptor.getOperand());
    int64_t last = type.getRank() - 1;
    int64_t first = type.getRank() - op.getFftLength().size();
    if (kind != FftType::IRFFT)
      tensor = transform.alongDimension(tensor, last, type.getDimSize(last));
    for (int64_t dimension = last - 1; dimension >= first; --dimension)
      tensor = transform.alongDimension(tensor, dimension,
                                        type.getDimSize(dimension));
    if (kind == FftType::IRFFT)
      tensor = transform.fromHalf(tensor, last, type.getDimSize(last));
    rewriter.replaceOp(op, transform.narrow(tensor, type.getElementType()));
    return success();
  }
};
} // namespace

void remat::populateFourierPatterns(const TypeConverter &converter,
                                    RewritePatternSet &patterns) {
  patterns.add<FftLowering>(converter, patterns.getContext());
}
