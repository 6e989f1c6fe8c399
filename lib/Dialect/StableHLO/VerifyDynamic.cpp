// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Verifiers of operations whose result has a shape that is data. Where that
// shape is a constant, the result is checked against it.

#include "Verify.h"

using namespace mlir;

namespace remat::stablehlo {

/// Checks that `shape` has an entry for each dimension of `result`.
static LogicalResult checkShapeOperand(EmitError emitError, Value shape,
                                       Value result) {
  if (failed(checkShape(emitError, "shape operand", shape.getType(),
                        {rankOf(result)})))
    return failure();
  std::optional<SmallVector<int64_t>> known = constantNumbers(shape);
  if (!known)
    return success();
  for (int64_t size : *known)
    if (size < 0)
      return emitError() << "expected sizes of at least 0, got " << size;
  return checkShape(emitError, "result", result.getType(), *known);
}

LogicalResult DynamicIotaOp::verify() {
  auto emit = [&] { return emitOpError(); };
  if (failed(checkDimension(emit, "iota dimension", getIotaDimension(),
                            rankOf(getResult()))))
    return failure();
  return checkShapeOperand(emit, getOutputShape(), getResult());
}

LogicalResult DynamicReshapeOp::verify() {
  auto emit = [&] { return emitOpError(); };
  auto from = cast<ShapedType>(getOperand().getType());
  auto to = cast<ShapedType>(getType());
  if (failed(checkElement(emit, "result", to, from.getElementType())) ||
      failed(checkShapeOperand(emit, getOutputShape(), getResult())))
    return failure();
  Shape shape(to.getShape());
  if (std::optional<SmallVector<int64_t>> known =
          constantNumbers(getOutputShape()))
    shape = *known;
  if (!from.hasStaticShape() || ShapedType::isDynamicShape(shape))
    return success();
  std::optional<int64_t> count = countElements(from.getShape());
  if (!count || count != countElements(shape))
    return emitOpError() << "expected as many elements as " << from << ", got "
                         << to;
  return success();
}

/// Checks the two lists of what is known about expanding.
static LogicalResult checkKnown(DynamicBroadcastInDimOp op, int64_t rank) {
  SmallVector<int64_t> known;
  for (std::optional<ArrayRef<int64_t>> list :
       {op.getKnownExpandingDimensions(), op.getKnownNonexpandingDimensions()})
    if (list)
      known.append(list->begin(), list->end());
  return checkDimensions([&] { return op.emitOpError(); },
                         "known dimensions", known, rank);
}

LogicalResult DynamicBroadcastInDimOp::verify() {
  auto emit = [&] { return emitOpError(); };
  ArrayRef<int64_t> dimensions = getBroadcastDimensions();
  ArrayRef<int64_t> from = shapeOf(getOperand()), to = shapeOf(getResult());
  if (failed(checkElement(emit, "result", getType(), elementOf(getOperand()))) ||
      failed(checkLength(emit, "dims", dimensions.size(), from.size())) ||
      failed(checkDimensions(emit, "dims", dimensions, to.size())) ||
      failed(checkKnown(*this, from.size())))
    return failure();
  if (failed(checkShapeOperand(emit, getOutputDimensions(), getResult())))
    return failure();
  Shape sizes(to);
  if (std::optional<SmallVector<int64_t>> known =
          constantNumbers(getOutputDimensions()))
    sizes = *known;
  for (auto [i, dimension] : llvm::enumerate(dimensions))
    if (from[i] != 1 && !areSizesCompatible(from[i], sizes[dimension]))
      return emitOpError() << "expected size 1 or " << sizes[dimension]
                           << " of operand dimension " << i << ", got "
                           << from[i];
  return success();
}

LogicalResult DynamicPadOp::verify() {
  auto emit = [&] { return emitOpError(); };
  int64_t rank = rankOf(getOperand());
  if (failed(checkShape(emit, "padding", getEdgePaddingLow().getType(), {rank})))
    return failure();
  auto low = constantNumbers(getEdgePaddingLow());
  auto high = constantNumbers(getEdgePaddingHigh());
  auto interior = constantNumbers(getInteriorPadding());
  if (interior && llvm::any_of(*interior, [](int64_t n) { return n < 0; }))
    return emitOpError() << "expected interior padding of at least 0";
  if (!low || !high || !interior)
    return success();
  FailureOr<Shape> shape =
      inferPadShape(emit, shapeOf(getOperand()), *low, *high, *interior);
  if (failed(shape))
    return failure();
  return checkShape(emit, "result", getType(), *shape);
}

LogicalResult RealDynamicSliceOp::verify() {
  auto emit = [&] { return emitOpError(); };
  int64_t rank = rankOf(getOperand());
  if (failed(checkShape(emit, "bounds", getStartIndices().getType(), {rank})))
    return failure();
  return checkRank(emit, "result", getType(), rank);
}

} // namespace remat::stablehlo
