// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// Ops that rearrange the elements of constants. A splat stays one whatever its
/// size; other constants are rearranged if the result is small.

#include "ImportFold.h"
#include "remat/Dialect/StableHLO/StableHLO.h"
#include "llvm/ADT/TypeSwitch.h"

using namespace mlir;
using namespace remat;
using namespace remat::stablehlo;

using Indices = ArrayRef<int64_t>;

/// The result whose element at each index is the source's at another one.
static DenseElementsAttr
gather(DenseElementsAttr source, Type resultType,
       function_ref<void(Indices, MutableArrayRef<int64_t>)> mapIndex) {
  auto type = cast<RankedTensorType>(resultType);
  if (source.isSplat())
    return source.resizeSplat(type);
  int64_t count = type.getNumElements();
  if (count > maximalFoldedElements ||
      !isa<IntegerType, FloatType>(type.getElementType()))
    return {};
  ArrayRef<int64_t> shape = source.getType().getShape();
  auto values = llvm::to_vector(source.getValues<Attribute>());
  SmallVector<int64_t> index(type.getRank(), 0), from(shape.size(), 0);
  SmallVector<Attribute> elements;
  for (int64_t position = 0; position < count; ++position) {
    mapIndex(index, from);
    int64_t offset = 0;
    for (auto [coordinate, size] : llvm::zip(from, shape))
      offset = offset * size + coordinate;
    elements.push_back(values[offset]);
    // The next index in row-major order.
    for (int64_t dimension = type.getRank() - 1; dimension >= 0; --dimension) {
      if (++index[dimension] < type.getDimSize(dimension))
        break;
      index[dimension] = 0;
    }
  }
  return DenseElementsAttr::get(type, elements);
}

static DenseElementsAttr foldReshape(ReshapeOp op, DenseElementsAttr source) {
  auto type = cast<ShapedType>(op.getType());
  return source.isSplat() ? source.resizeSplat(type) : source.reshape(type);
}

/// A broadcast of a constant to no more elements in the same order is one, whatever its
/// size: binaries have no constants that are views of others.
static DenseElementsAttr foldExpansion(BroadcastInDimOp op) {
  auto constant = op.getOperand().getDefiningOp<ConstantOp>();
  auto source =
      constant ? dyn_cast<DenseElementsAttr>(constant.getValue()) : nullptr;
  auto type = cast<ShapedType>(op.getType());
  if (!source || source.isSplat() || !type.hasStaticShape() ||
      type.getNumElements() != source.getNumElements() ||
      !llvm::is_sorted(op.getBroadcastDimensions()))
    return {};
  return source.reshape(type);
}

static DenseElementsAttr foldBroadcast(BroadcastInDimOp op,
                                       DenseElementsAttr source) {
  ArrayRef<int64_t> shape = source.getType().getShape();
  return gather(
      source, op.getType(), [&](Indices to, MutableArrayRef<int64_t> from) {
        for (auto [i, dimension] : llvm::enumerate(op.getBroadcastDimensions()))
          from[i] = shape[i] == 1 ? 0 : to[dimension];
      });
}

static DenseElementsAttr foldTranspose(TransposeOp op,
                                       DenseElementsAttr source) {
  return gather(
      source, op.getType(), [&](Indices to, MutableArrayRef<int64_t> from) {
        for (auto [i, dimension] : llvm::enumerate(op.getPermutation()))
          from[dimension] = to[i];
      });
}

static DenseElementsAttr foldSlice(SliceOp op, DenseElementsAttr source) {
  return gather(
      source, op.getType(), [&](Indices to, MutableArrayRef<int64_t> from) {
        for (size_t i = 0; i < from.size(); ++i)
          from[i] = op.getStartIndices()[i] + to[i] * op.getStrides()[i];
      });
}

static DenseElementsAttr foldReverse(ReverseOp op, DenseElementsAttr source) {
  ArrayRef<int64_t> shape = source.getType().getShape();
  return gather(source, op.getType(),
                [&](Indices to, MutableArrayRef<int64_t> from) {
                  llvm::copy(to, from.begin());
                  for (int64_t dimension : op.getDimensions())
                    from[dimension] = shape[dimension] - 1 - to[dimension];
                });
}

/// Splats of one value only, or small constants.
static DenseElementsAttr foldConcatenate(ConcatenateOp op) {
  SmallVector<DenseElementsAttr> sources;
  for (Value operand : op->getOperands()) {
    sources.push_back(getFoldableConstant(operand));
    if (!sources.back() ||
        !isa<IntegerType, FloatType>(sources.back().getElementType()))
      return {};
  }
  auto type = cast<RankedTensorType>(op.getType());
  bool isSplat = llvm::all_of(sources, [&](DenseElementsAttr source) {
    return source.isSplat() && source.getSplatValue<Attribute>() ==
                                   sources[0].getSplatValue<Attribute>();
  });
  if (isSplat)
    return sources[0].resizeSplat(type);
  if (type.getNumElements() > maximalFoldedElements)
    return {};
  // All before the joined dimension is the outer loop.
  int64_t dimension = op.getDimension(), outer = 1;
  for (int64_t size : type.getShape().take_front(dimension))
    outer *= size;
  SmallVector<Attribute> elements;
  for (int64_t row = 0; row < outer; ++row)
    for (DenseElementsAttr source : sources) {
      auto values = source.getValues<Attribute>();
      int64_t length = source.getNumElements() / outer;
      for (int64_t i = row * length; i < (row + 1) * length; ++i)
        elements.push_back(values[i]);
    }
  return DenseElementsAttr::get(type, elements);
}

/// Padding with the value that a splat has anyway.
static DenseElementsAttr foldPad(PadOp op, DenseElementsAttr source) {
  DenseElementsAttr padding = getFoldableConstant(op.getPaddingValue());
  if (!source.isSplat() || !padding ||
      padding.getSplatValue<Attribute>() != source.getSplatValue<Attribute>())
    return {};
  return source.resizeSplat(cast<ShapedType>(op.getType()));
}

DenseElementsAttr remat::foldMovement(Operation *op) {
  if (op->getNumOperands() == 0 || op->getNumResults() != 1)
    return {};
  if (auto concatenate = dyn_cast<ConcatenateOp>(op))
    return foldConcatenate(concatenate);
  if (auto broadcast = dyn_cast<BroadcastInDimOp>(op))
    if (DenseElementsAttr expanded = foldExpansion(broadcast))
      return expanded;
  DenseElementsAttr source = getFoldableConstant(op->getOperand(0));
  if (!source || !isa<IntegerType, FloatType>(source.getElementType()))
    return {};
  return llvm::TypeSwitch<Operation *, DenseElementsAttr>(op)
      .Case([&](ReshapeOp reshape) { return foldReshape(reshape, source); })
      .Case([&](BroadcastInDimOp c) { return foldBroadcast(c, source); })
      .Case([&](TransposeOp c) { return foldTranspose(c, source); })
      .Case([&](SliceOp slice) { return foldSlice(slice, source); })
      .Case([&](ReverseOp reverse) { return foldReverse(reverse, source); })
      .Case([&](PadOp pad) { return foldPad(pad, source); })
      .Default([](Operation *) { return DenseElementsAttr(); });
}
