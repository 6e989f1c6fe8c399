// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// Builders of loops and movements on tensors of static shapes.

#include "Lowering.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Dialect/Utils/ReshapeOpsUtils.h"

using namespace mlir;
using namespace remat;

RankedTensorType remat::getTensorType(Value value) {
  return cast<RankedTensorType>(value.getType());
}

ArrayRef<int64_t> remat::getShape(Value value) {
  return getTensorType(value).getShape();
}

static SmallVector<OpFoldResult> toIndices(ScalarBuilder &builder,
                                           ArrayRef<int64_t> values) {
  return getAsIndexOpFoldResult(builder.getContext(), values);
}

//===----------------------------------------------------------------------===//
// Tensors
//===----------------------------------------------------------------------===//

Value remat::createEmpty(ScalarBuilder &builder, ArrayRef<int64_t> shape,
                         Type element) {
  return tensor::EmptyOp::create(builder, shape, element);
}

Value remat::createFilled(ScalarBuilder &builder, ArrayRef<int64_t> shape,
                          Value scalar) {
  Value empty = createEmpty(builder, shape, scalar.getType());
  return linalg::FillOp::create(builder, ValueRange{scalar}, ValueRange{empty})
      .getResult(0);
}

Value remat::extractScalar(ScalarBuilder &builder, Value tensor) {
  return tensor::ExtractOp::create(builder, tensor, ValueRange());
}

Value remat::createScalarTensor(ScalarBuilder &builder, Value scalar) {
  return tensor::FromElementsOp::create(
      builder, RankedTensorType::get({}, scalar.getType()), scalar);
}

//===----------------------------------------------------------------------===//
// Loops
//===----------------------------------------------------------------------===//

SmallVector<Value> remat::createLoops(ScalarBuilder &builder, ValueRange inputs,
                                      ValueRange outputs,
                                      ArrayRef<AffineMap> maps,
                                      unsigned reductions, ElementBody body) {
  unsigned loops = maps.front().getNumDims();
  SmallVector<utils::IteratorType> iterators(loops,
                                             utils::IteratorType::parallel);
  std::fill(iterators.end() - reductions, iterators.end(),
            utils::IteratorType::reduction);
  auto generic = linalg::GenericOp::create(
      builder, TypeRange(outputs), inputs, outputs, maps, iterators,
      [&](OpBuilder &nested, Location loc, ValueRange arguments) {
        ScalarBuilder inner(loc, nested);
        linalg::YieldOp::create(inner, body(inner, arguments));
      });
  return llvm::to_vector_of<Value>(generic.getResults());
}

AffineMap remat::getLeadingMap(Builder &builder, unsigned loops,
                               unsigned count) {
  SmallVector<AffineExpr> places;
  for (unsigned i = 0; i < count; ++i)
    places.push_back(builder.getAffineDimExpr(i));
  return AffineMap::get(loops, 0, places, builder.getContext());
}

Value remat::createMap(ScalarBuilder &builder, ArrayRef<int64_t> shape,
                       Type element, ValueRange inputs,
                       ArrayRef<AffineMap> maps, MapBody body) {
  SmallVector<AffineMap> allMaps(maps);
  allMaps.push_back(builder.getMultiDimIdentityMap(shape.size()));
  return createLoops(builder, inputs, createEmpty(builder, shape, element),
                     allMaps, /*reductions=*/0,
                     [&](ScalarBuilder &inner, ValueRange arguments) {
                       return SmallVector<Value>{
                           body(inner, arguments.drop_back())};
                     })
      .front();
}

Value remat::createElementwise(ScalarBuilder &builder, Type element,
                               ValueRange inputs, MapBody body) {
  ArrayRef<int64_t> shape = getShape(inputs.front());
  SmallVector<AffineMap> maps(inputs.size(),
                              builder.getMultiDimIdentityMap(shape.size()));
  return createMap(builder, shape, element, inputs, maps, body);
}

Value remat::createLoopIndex(ScalarBuilder &builder, int64_t dimension) {
  return linalg::IndexOp::create(builder, dimension);
}

SmallVector<Value> remat::createLoopNest(
    ScalarBuilder &builder, ArrayRef<int64_t> shape, ValueRange state,
    llvm::function_ref<SmallVector<Value>(ScalarBuilder &, ValueRange,
                                          ValueRange)>
        body,
    ArrayRef<bool> independent) {
  if (shape.empty())
    return body(builder, ValueRange(), state);
  SmallVector<Value> begins(shape.size(), builder.index(0));
  SmallVector<Value> steps(shape.size(), builder.index(1));
  SmallVector<Value> ends;
  for (int64_t size : shape)
    ends.push_back(builder.index(size));
  scf::LoopNest nest = scf::buildLoopNest(
      builder, builder.getLoc(), begins, ends, steps, state,
      [&](OpBuilder &nested, Location loc, ValueRange indices,
          ValueRange carried) {
        ScalarBuilder inner(loc, nested);
        SmallVector<Value> results = body(inner, indices, carried);
        return scf::ValueVector(results.begin(), results.end());
      });
  for (auto [loop, isIndependent] : llvm::zip(nest.loops, independent))
    if (isIndependent)
      loop->setAttr(independentAttrName, builder.getUnitAttr());
  return SmallVector<Value>(nest.results.begin(), nest.results.end());
}

//===----------------------------------------------------------------------===//
// Movements
//===----------------------------------------------------------------------===//

Value remat::createReshape(ScalarBuilder &builder, Value tensor,
                           ArrayRef<int64_t> shape) {
  RankedTensorType source = getTensorType(tensor);
  RankedTensorType target = source.clone(shape);
  if (source == target)
    return tensor;
  // Reassociations of dimensions of size zero are ambiguous.
  if (source.getNumElements() == 0)
    return createEmpty(builder, shape, source.getElementType());
  if (auto groups = getReassociationIndicesForReshape(source, target)) {
    if (source.getRank() > target.getRank())
      return tensor::CollapseShapeOp::create(builder, target, tensor, *groups);
    return tensor::ExpandShapeOp::create(builder, target, tensor, *groups);
  }
  Value flat = createReshape(builder, tensor, {source.getNumElements()});
  return createReshape(builder, flat, shape);
}

Value remat::createSlice(ScalarBuilder &builder, Value tensor,
                         ArrayRef<int64_t> offsets, ArrayRef<int64_t> sizes,
                         ArrayRef<int64_t> strides) {
  return tensor::ExtractSliceOp::create(
      builder, tensor, toIndices(builder, offsets), toIndices(builder, sizes),
      toIndices(builder, strides));
}

Value remat::createInsert(ScalarBuilder &builder, Value part, Value whole,
                          ArrayRef<int64_t> offsets,
                          ArrayRef<int64_t> strides) {
  return tensor::InsertSliceOp::create(
      builder, part, whole, toIndices(builder, offsets),
      toIndices(builder, getShape(part)), toIndices(builder, strides));
}

namespace {
/// The elements of one dimension that padding leaves, and where they go.
struct Kept {
  int64_t first;
  int64_t count;
  int64_t target;
};
} // namespace

static Kept computeKept(int64_t size, int64_t paddedSize, Padding padding) {
  int64_t step = padding.interior + 1;
  int64_t first = padding.low < 0 ? llvm::divideCeil(-padding.low, step) : 0;
  int64_t room = paddedSize - 1 - padding.low;
  int64_t last = room < 0 ? -1 : std::min(size - 1, room / step);
  return {first, std::max<int64_t>(0, last - first + 1),
          padding.low + first * step};
}

Value remat::createPadded(ScalarBuilder &builder, Value tensor, Value scalar,
                          ArrayRef<Padding> paddings) {
  ArrayRef<int64_t> shape = getShape(tensor);
  Shape padded, firsts, counts, targets, steps;
  for (auto [size, padding] : llvm::zip_equal(shape, paddings)) {
    int64_t inner = size == 0 ? 0 : size + (size - 1) * padding.interior;
    int64_t total = std::max<int64_t>(0, padding.low + inner + padding.high);
    Kept kept = computeKept(size, total, padding);
    padded.push_back(total);
    firsts.push_back(kept.first);
    counts.push_back(kept.count);
    targets.push_back(kept.target);
    steps.push_back(padding.interior + 1);
  }
  Shape ones(shape.size(), 1);
  Value kept = tensor;
  if (ArrayRef<int64_t>(counts) != shape)
    kept = llvm::is_contained(counts, 0)
               ? Value()
               : createSlice(builder, tensor, firsts, counts, ones);
  if (kept && counts == padded)
    return kept;
  Value background = createFilled(builder, padded, scalar);
  if (!kept || llvm::is_contained(counts, 0))
    return background;
  return createInsert(builder, kept, background, targets, steps);
}

Value remat::createClampedIndex(ScalarBuilder &builder, Value index,
                                int64_t last, bool isUnsigned) {
  // Extended to 64 bits first: the limit may not fit into the index's type.
  Value wide = builder.toIndex(index, isUnsigned);
  Value limit = builder.index(last);
  if (isUnsigned)
    return arith::MinUIOp::create(builder, wide, limit);
  Value positive = arith::MaxSIOp::create(builder, wide, builder.index(0));
  return arith::MinSIOp::create(builder, positive, limit);
}

//===----------------------------------------------------------------------===//
// Sums
//===----------------------------------------------------------------------===//

Type remat::getAccumulatorType(Type type) {
  return isNarrowFloat(type) ? Float32Type::get(type.getContext()) : type;
}

Value remat::convertFactor(ScalarBuilder &builder, Value factor, Type type,
                           Type accumulator) {
  if (auto floatType = dyn_cast<FloatType>(accumulator)) {
    if (isa<FloatType>(type))
      return builder.toFloat(floatType, factor);
    if (type.isUnsignedInteger() || type.isInteger(1))
      return arith::UIToFPOp::create(builder, floatType, factor);
    return arith::SIToFPOp::create(builder, floatType, factor);
  }
  if (!isa<IntegerType>(accumulator) || type == accumulator)
    return factor;
  unsigned from = factor.getType().getIntOrFloatBitWidth();
  unsigned to = accumulator.getIntOrFloatBitWidth();
  bool isUnsigned = type.isUnsignedInteger() || type.isInteger(1);
  if (from < to && !isUnsigned)
    return arith::ExtSIOp::create(builder, accumulator, factor);
  return builder.toWidth(accumulator, factor);
}

Value remat::createMultiplyAdd(ScalarBuilder &builder, Value accumulator,
                               Value a, Value b) {
  if (accumulator.getType().isInteger(1))
    return builder.bitOr(accumulator, builder.bitAnd(a, b));
  return builder.add(accumulator, builder.mul(a, b));
}

Value remat::roundAccumulator(ScalarBuilder &builder, Value tensor,
                              Type element) {
  if (getElementType(tensor) == element)
    return tensor;
  return createElementwise(builder, element, tensor,
                           [&](ScalarBuilder &inner, ValueRange elements) {
                             return inner.toFloat(element, elements[0]);
                           });
}
