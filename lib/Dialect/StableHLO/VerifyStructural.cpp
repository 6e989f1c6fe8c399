// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Verifiers of operations that create or move elements.

#include "Verify.h"
#include "mlir/Dialect/Quant/IR/QuantTypes.h"

using namespace mlir;

namespace remat::stablehlo {

LogicalResult ConstantOp::verify() {
  auto emit = [&] { return emitOpError(); };
  ShapedType value = getValue().getShapedType();
  Type element = getType().getElementType();
  auto quantized = dyn_cast<quant::QuantizedType>(element);
  if (quantized && quantized.getStorageType() == value.getElementType())
    element = quantized.getStorageType();
  if (failed(checkElement(emit, "value", value, element)))
    return failure();
  return checkShape(emit, "value", value, getType().getShape());
}

LogicalResult IotaOp::verify() {
  auto emit = [&] { return emitOpError(); };
  return checkDimension(emit, "iota dimension", getIotaDimension(),
                        rankOf(getOutput()));
}

LogicalResult BroadcastOp::verify() {
  auto emit = [&] { return emitOpError(); };
  Shape shape(getBroadcastSizes());
  for (int64_t size : shape)
    if (size < 0)
      return emitOpError() << "expected sizes of at least 0, got " << size;
  llvm::append_range(shape, shapeOf(getOperand()));
  return checkShape(emit, "result", getType(), shape);
}

LogicalResult BroadcastInDimOp::verify() {
  auto emit = [&] { return emitOpError(); };
  ArrayRef<int64_t> dimensions = getBroadcastDimensions();
  ArrayRef<int64_t> from = shapeOf(getOperand()), to = shapeOf(getResult());
  if (failed(checkLength(emit, "dims", dimensions.size(), from.size())) ||
      failed(checkDimensions(emit, "dims", dimensions, to.size())))
    return failure();
  for (auto [i, dimension] : llvm::enumerate(dimensions))
    if (from[i] != 1 && !areSizesCompatible(from[i], to[dimension]))
      return emitOpError() << "expected size 1 or " << to[dimension]
                           << " of operand dimension " << i << ", got "
                           << from[i];
  return success();
}

LogicalResult ReshapeOp::verify() {
  auto from = cast<ShapedType>(getOperand().getType());
  auto to = cast<ShapedType>(getType());
  if (!from.hasStaticShape() || !to.hasStaticShape())
    return success();
  std::optional<int64_t> count = countElements(from.getShape());
  std::optional<int64_t> newCount = countElements(to.getShape());
  if (!count || !newCount)
    return emitOpError()
           << "expected numbers of elements that fit into 64 bits, got "
           << (count ? to : from);
  if (*count != *newCount)
    return emitOpError() << "expected a result of " << *count
                         << " elements, got " << *newCount;
  return success();
}

LogicalResult BitcastConvertOp::verify() {
  auto emit = [&] { return emitOpError(); };
  Type from = elementOf(getOperand()), to = elementOf(getResult());
  if (isa<ComplexType>(from) != isa<ComplexType>(to))
    return emitOpError() << "expected real or complex numbers on both sides, got "
                         << from << " and " << to;
  int64_t fromWidth = bitWidth(from), toWidth = bitWidth(to);
  bool splits = fromWidth > toWidth;
  Shape narrow(splits ? shapeOf(getResult()) : shapeOf(getOperand()));
  ArrayRef<int64_t> wide = splits ? shapeOf(getOperand()) : shapeOf(getResult());
  if (fromWidth != toWidth) {
    int64_t ratio =
        std::max(fromWidth, toWidth) / std::min(fromWidth, toWidth);
    if (std::max(fromWidth, toWidth) % std::min(fromWidth, toWidth) != 0)
      return emitOpError() << "expected widths that divide each other, got "
                           << from << " and " << to;
    if (narrow.empty() || !areSizesCompatible(narrow.back(), ratio))
      return emitOpError() << "expected a last dimension of size " << ratio
                           << " beside the narrower element type";
    narrow.pop_back();
  }
  if (!areShapesCompatible(narrow, wide))
    return checkShape(emit, "result", getType(), splits ? wide : narrow);
  return success();
}

LogicalResult TransposeOp::verify() {
  auto emit = [&] { return emitOpError(); };
  FailureOr<Shape> shape =
      inferTransposeShape(emit, shapeOf(getOperand()), getPermutation());
  if (failed(shape))
    return failure();
  return checkShape(emit, "result", getType(), *shape);
}

LogicalResult ReverseOp::verify() {
  auto emit = [&] { return emitOpError(); };
  if (failed(checkDimensions(emit, "dims", getDimensions(),
                             rankOf(getOperand()))))
    return failure();
  return checkShape(emit, "result", getType(), shapeOf(getOperand()));
}

LogicalResult SliceOp::verify() {
  auto emit = [&] { return emitOpError(); };
  FailureOr<Shape> shape =
      inferSliceShape(emit, shapeOf(getOperand()), getStartIndices(),
                      getLimitIndices(), getStrides());
  if (failed(shape))
    return failure();
  return checkShape(emit, "result", getType(), *shape);
}

/// Checks that there is one start index of the same type for each dimension.
static LogicalResult checkStarts(EmitError emitError, ValueRange starts,
                                 int64_t rank) {
  if (failed(checkLength(emitError, "start indices", starts.size(), rank)))
    return failure();
  for (Value start : starts)
    if (failed(checkElement(emitError, "start indices", start.getType(),
                            elementOf(starts.front()))))
      return failure();
  return success();
}

/// Checks that a part fits into the whole.
static LogicalResult checkPart(EmitError emitError, StringRef what,
                               ArrayRef<int64_t> part, ArrayRef<int64_t> whole) {
  if (failed(checkLength(emitError, what, part.size(), whole.size())))
    return failure();
  for (auto [size, most] : llvm::zip(part, whole)) {
    if (ShapedType::isDynamic(size) || ShapedType::isDynamic(most))
      continue;
    if (size < 0 || size > most)
      return emitError() << "expected " << what << " from 0 to " << most
                         << ", got " << size;
  }
  return success();
}

LogicalResult DynamicSliceOp::verify() {
  auto emit = [&] { return emitOpError(); };
  if (failed(checkKnown(emit, "sizes", getSliceSizes())) ||
      failed(checkStarts(emit, getStartIndices(), rankOf(getOperand()))) ||
      failed(checkPart(emit, "sizes", getSliceSizes(), shapeOf(getOperand()))))
    return failure();
  return checkShape(emit, "result", getType(), getSliceSizes());
}

LogicalResult DynamicUpdateSliceOp::verify() {
  auto emit = [&] { return emitOpError(); };
  if (failed(checkStarts(emit, getStartIndices(), rankOf(getOperand()))) ||
      failed(checkPart(emit, "sizes of update", shapeOf(getUpdate()),
                       shapeOf(getOperand()))))
    return failure();
  return checkShape(emit, "result", getType(), shapeOf(getOperand()));
}

LogicalResult ConcatenateOp::verify() {
  auto emit = [&] { return emitOpError(); };
  FailureOr<Shape> shape =
      inferConcatenateShape(emit, getInputs().getTypes(), getDimension());
  if (failed(shape))
    return failure();
  return checkShape(emit, "result", getType(), *shape);
}

LogicalResult PadOp::verify() {
  auto emit = [&] { return emitOpError(); };
  FailureOr<Shape> shape =
      inferPadShape(emit, shapeOf(getOperand()), getEdgePaddingLow(),
                    getEdgePaddingHigh(), getInteriorPadding());
  if (failed(shape))
    return failure();
  return checkShape(emit, "result", getType(), *shape);
}

//===----------------------------------------------------------------------===//
// Gather
//===----------------------------------------------------------------------===//

static IndexedAccess describe(GatherDimensionNumbersAttr numbers) {
  return {numbers.getOffsetDims(),
          numbers.getCollapsedSliceDims(),
          numbers.getOperandBatchingDims(),
          numbers.getStartIndicesBatchingDims(),
          numbers.getStartIndexMap(),
          numbers.getIndexVectorDim()};
}

/// Checks that dropped dimensions have slices of at most one element.
static LogicalResult checkSlices(EmitError emitError,
                                 const IndexedAccess &access,
                                 ArrayRef<int64_t> sizes,
                                 ArrayRef<int64_t> operand) {
  if (failed(checkPart(emitError, "slice sizes", sizes, operand)))
    return failure();
  for (ArrayRef<int64_t> dropped : {access.collapsedDims, access.batchingDims})
    for (int64_t dimension : dropped)
      if (dimension >= 0 && dimension < static_cast<int64_t>(sizes.size()) &&
          sizes[dimension] > 1)
        return emitError() << "expected slice size 0 or 1 of dimension "
                           << dimension << ", got " << sizes[dimension];
  return success();
}

/// Checks a gather whose slice sizes may be dynamic.
static LogicalResult checkGather(EmitError emitError, Value operand,
                                 Value indices,
                                 GatherDimensionNumbersAttr numbers,
                                 ArrayRef<int64_t> sizes, Type result) {
  IndexedAccess access = describe(numbers);
  if (failed(checkSlices(emitError, access, sizes, shapeOf(operand))) ||
      failed(checkIndexedAccess(emitError, access, shapeOf(operand),
                                shapeOf(indices))))
    return failure();
  Shape batch = indexBatchShape(access, shapeOf(indices));
  int64_t rank = batch.size() + access.windowDims.size();
  if (failed(checkDimensions(emitError, "offset dimensions", access.windowDims,
                             rank)))
    return failure();
  Shape shape;
  size_t nextBatch = 0;
  int64_t nextSlice = 0;
  auto isDropped = [&](int64_t dimension) {
    return llvm::is_contained(access.collapsedDims, dimension) ||
           llvm::is_contained(access.batchingDims, dimension);
  };
  for (int64_t i = 0; i < rank; ++i) {
    if (!llvm::is_contained(access.windowDims, i)) {
      shape.push_back(batch[nextBatch++]);
      continue;
    }
    while (isDropped(nextSlice))
      ++nextSlice;
    shape.push_back(sizes[nextSlice++]);
  }
  return checkShape(emitError, "result", result, shape);
}

LogicalResult GatherOp::verify() {
  if (failed(checkKnown([&] { return emitOpError(); }, "slice sizes", getSliceSizes())))
    return failure();
  return checkGather([&] { return emitOpError(); }, getOperand(),
                     getStartIndices(), getDimensionNumbers(), getSliceSizes(),
                     getType());
}

LogicalResult DynamicGatherOp::verify() {
  auto emit = [&] { return emitOpError(); };
  int64_t rank = rankOf(getOperand());
  if (failed(checkShape(emit, "slice sizes", getSliceSizes().getType(), {rank})))
    return failure();
  SmallVector<int64_t> sizes(rank, ShapedType::kDynamic);
  if (std::optional<SmallVector<int64_t>> known =
          constantNumbers(getSliceSizes()))
    sizes = *known;
  return checkGather(emit, getOperand(), getStartIndices(),
                     getDimensionNumbers(), sizes, getType());
}

LogicalResult TorchIndexSelectOp::verify() {
  auto emit = [&] { return emitOpError(); };
  int64_t rank = rankOf(getOperand()), indexRank = rankOf(getIndex());
  int64_t dimension = static_cast<int64_t>(getDim());
  int64_t batch = static_cast<int64_t>(getBatchDims());
  dimension += dimension < 0 ? rank : 0;
  batch += batch < 0 ? indexRank : 0;
  if (failed(checkDimension(emit, "dim", dimension, rank)))
    return failure();
  if (batch < 0 || batch > indexRank || batch > dimension)
    return emitOpError() << "expected batch_dims from 0 to "
                         << std::min(indexRank, dimension) << ", got " << batch;
  ArrayRef<int64_t> operand = shapeOf(getOperand());
  Shape shape(operand.take_front(dimension));
  llvm::append_range(shape, shapeOf(getIndex()).drop_front(batch));
  llvm::append_range(shape, operand.drop_front(dimension + 1));
  if (failed(checkElement(emit, "result", getType(), elementOf(getOperand()))))
    return failure();
  return checkShape(emit, "result", getType(), shape);
}

//===----------------------------------------------------------------------===//
// Sizes as data
//===----------------------------------------------------------------------===//

LogicalResult GetDimensionSizeOp::verify() {
  auto emit = [&] { return emitOpError(); };
  if (failed(checkDimension(emit, "dim", getDimension(), rankOf(getOperand()))))
    return failure();
  return checkRank(emit, "result", getType(), 0);
}

LogicalResult SetDimensionSizeOp::verify() {
  auto emit = [&] { return emitOpError(); };
  if (failed(checkDimension(emit, "dim", getDimension(), rankOf(getOperand()))) ||
      failed(checkRank(emit, "size", getSize().getType(), 0)) ||
      failed(checkElement(emit, "result", getType(), elementOf(getOperand()))))
    return failure();
  Shape shape(shapeOf(getOperand()));
  shape[getDimension()] = ShapedType::kDynamic;
  return checkShape(emit, "result", getType(), shape);
}

} // namespace remat::stablehlo
