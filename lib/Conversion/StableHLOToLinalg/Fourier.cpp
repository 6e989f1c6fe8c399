// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// Fourier transforms, one dimension after the other, in f64 with the factors from a
/// table. A length with divisors is transformed in two steps (Cooley and Tukey,
/// doi:10.2307/2003354): n * (the sum of its radices) operations along a dimension of n,
/// of which radices are at most 8 or prime.

#include "Lowering.h"
#include "mlir/Dialect/Complex/IR/Complex.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "remat/Dialect/StableHLO/StableHLO.h"

#include <cmath>

using namespace mlir;
using namespace remat;

static constexpr double pi = 3.14159265358979323846;
/// Lengths up to this one are transformed by their definition, and radices are at most
/// that large where the length has such divisors.
static constexpr int64_t largestDirect = 16, largestRadix = 8;

/// The radix of the last step of a transform; the length if that is the only one.
static int64_t chooseRadix(int64_t length) {
  if (length <= largestDirect)
    return length;
  for (int64_t radix = largestRadix; radix > 1; --radix)
    if (length % radix == 0)
      return radix;
  for (int64_t radix = largestRadix + 1; radix * radix <= length; ++radix)
    if (length % radix == 0)
      return radix;
  return length;
}

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
  /// The roots of unity times the scale.
  struct Table {
    Value re, im;
    int64_t length;
  };
  Table createTable(int64_t length, double scale);
  Value addProduct(ScalarBuilder &b, ValueRange elements, const Table &table,
                   Value i, Value j);
  double getScale(int64_t length) const {
    return isInverse ? 1.0 / double(length) : 1.0;
  }
  Value transform(Value tensor, int64_t dimension, double scale);
  Value sum(Value tensor, int64_t dimension, double scale);
  Value mirror(Value tensor, int64_t dimension, int64_t length);

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

Transform::Table Transform::createTable(int64_t length, double scale) {
  double step = (isInverse ? 2 : -2) * pi / double(length);
  SmallVector<double> re, im;
  for (int64_t i = 0; i < length; ++i) {
    re.push_back(scale * std::cos(step * double(i)));
    im.push_back(scale * std::sin(step * double(i)));
  }
  auto type = RankedTensorType::get({length}, builder.getF64Type());
  auto create = [&](ArrayRef<double> numbers) -> Value {
    return arith::ConstantOp::create(builder,
                                     DenseElementsAttr::get(type, numbers));
  };
  return {create(re), create(im), length};
}

/// The second element, to which the first one is added times factor `i * j`.
Value Transform::addProduct(ScalarBuilder &b, ValueRange elements,
                            const Table &table, Value i, Value j) {
  Value place = arith::RemUIOp::create(b, b.mul(i, j), b.index(table.length));
  Value re = tensor::ExtractOp::create(b, table.re, place);
  Value im = tensor::ExtractOp::create(b, table.im, place);
  Value x = complex::ReOp::create(b, elements[0]);
  Value y = complex::ImOp::create(b, elements[0]);
  // A product of `complex` looks for infinities.
  return complex::CreateOp::create(
      b, number,
      b.add(complex::ReOp::create(b, elements[1]),
            b.sub(b.mul(x, re), b.mul(y, im))),
      b.add(complex::ImOp::create(b, elements[1]),
            b.add(b.mul(x, im), b.mul(y, re))));
}

/// By definition.
Value Transform::sum(Value tensor, int64_t dimension, double scale) {
  int64_t rank = getShape(tensor).size();
  AffineMap resultMap = getLeadingMap(builder, rank + 1, rank);
  SmallVector<AffineExpr> read(resultMap.getResults());
  read[dimension] = builder.getAffineDimExpr(rank);
  AffineMap readMap = AffineMap::get(rank + 1, 0, read, builder.getContext());
  Table table = createTable(getShape(tensor)[dimension], scale);
  Value zeros = createFilled(builder, getShape(tensor), builder.zero(number));
  return createLoops(builder, tensor, zeros, {readMap, resultMap}, 1,
                     [&](ScalarBuilder &b, ValueRange elements) {
                       return SmallVector<Value>{
                           addProduct(b, elements, table,
                                      createLoopIndex(b, rank),
                                      createLoopIndex(b, dimension))};
                     })
      .front();
}

/// With length = rest * radix, element `radix * j1 + j2` and frequency `k1 + rest * k2`:
/// transforms over j1 for each j2, which give k1, then sums over j2 with the factors of
/// the whole length, which give k2.
Value Transform::transform(Value tensor, int64_t dimension, double scale) {
  Shape shape(getShape(tensor));
  int64_t length = shape[dimension], rank = shape.size();
  int64_t radix = chooseRadix(length);
  if (radix == length)
    return sum(tensor, dimension, scale);
  int64_t rest = length / radix;
  Shape split(shape);
  split[dimension] = rest;
  split.insert(split.begin() + dimension + 1, radix);
  Value parts = transform(createReshape(builder, tensor, split), dimension, 1);
  Shape joined(split);
  std::swap(joined[dimension], joined[dimension + 1]);
  AffineMap resultMap = getLeadingMap(builder, rank + 2, rank + 1);
  SmallVector<AffineExpr> read(resultMap.getResults());
  read[dimension] = builder.getAffineDimExpr(dimension + 1);
  read[dimension + 1] = builder.getAffineDimExpr(rank + 1);
  AffineMap readMap = AffineMap::get(rank + 2, 0, read, builder.getContext());
  Table table = createTable(length, scale);
  Value zeros = createFilled(builder, joined, builder.zero(number));
  Value result =
      createLoops(builder, parts, zeros, {readMap, resultMap}, 1,
                  [&](ScalarBuilder &b, ValueRange elements) {
                    Value frequency =
                        b.add(createLoopIndex(b, dimension + 1),
                              b.mul(createLoopIndex(b, dimension),
                                    b.index(rest)));
                    return SmallVector<Value>{
                        addProduct(b, elements, table,
                                   createLoopIndex(b, rank + 1), frequency)};
                  })
          .front();
  return createReshape(builder, result, shape);
}

Value Transform::alongDimension(Value tensor, int64_t dimension,
                                int64_t resultSize) {
  int64_t length = getShape(tensor)[dimension];
  Value full = transform(tensor, dimension, getScale(length));
  if (resultSize == length)
    return full;
  Shape shape(getShape(tensor));
  Shape zeros(shape.size(), 0), ones(shape.size(), 1);
  shape[dimension] = resultSize;
  return createSlice(builder, full, zeros, shape, ones);
}

/// All frequencies: those beyond the half are the conjugates of their mirror images.
Value Transform::mirror(Value tensor, int64_t dimension, int64_t length) {
  Shape shape(getShape(tensor));
  int64_t given = shape[dimension];
  shape[dimension] = length;
  return createMap(
      builder, shape, number, {}, {},
      [&](ScalarBuilder &b, ValueRange) -> Value {
        SmallVector<Value> place;
        for (size_t i = 0; i < shape.size(); ++i)
          place.push_back(createLoopIndex(b, i));
        Value isGiven = b.compare(arith::CmpIPredicate::ult, place[dimension],
                                  b.index(given));
        place[dimension] =
            b.select(isGiven, place[dimension],
                     b.sub(b.index(length), place[dimension]));
        Value element = tensor::ExtractOp::create(b, tensor, place);
        Value re = complex::ReOp::create(b, element);
        Value im = complex::ImOp::create(b, element);
        return complex::CreateOp::create(b, number, re,
                                         b.select(isGiven, im, b.neg(im)));
      });
}

Value Transform::fromHalf(Value tensor, int64_t dimension, int64_t length) {
  return transform(mirror(tensor, dimension, length), dimension,
                   getScale(length));
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
