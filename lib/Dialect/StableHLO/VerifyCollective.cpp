// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Verifiers of communication.

#include "Verify.h"
#include "llvm/ADT/SmallSet.h"
#include "llvm/Support/CheckedArithmetic.h"

using namespace mlir;

namespace remat::stablehlo {

//===----------------------------------------------------------------------===//
// Groups of devices
//===----------------------------------------------------------------------===//

/// Checks that groups are rows of different numbers; -1 fills short rows. All
/// numbers up to the greatest occur, unless devices may be left out.
static LogicalResult checkGroups(EmitError emitError, Attribute groups,
                                 bool isPartial = false) {
  auto ids = dyn_cast<DenseIntElementsAttr>(groups);
  if (!ids)
    return success();
  if (ids.getType().getRank() != 2)
    return emitError() << "expected replica_groups of rank 2, got "
                       << ids.getType();
  llvm::SmallSet<int64_t, 16> seen;
  for (int64_t id : ids.getValues<int64_t>()) {
    if (id < -1)
      return emitError() << "expected replica numbers of at least 0, got " << id;
    if (id != -1 && !seen.insert(id).second)
      return emitError() << "expected different replica numbers, got " << id
                         << " twice";
  }
  for (int64_t id = 0; !isPartial && id < static_cast<int64_t>(seen.size());
       ++id)
    if (!seen.contains(id))
      return emitError() << "expected replica number " << id
                         << " in a group, got none";
  return success();
}

/// Checks that a size is a multiple of another.
static LogicalResult checkMultiple(EmitError emitError, StringRef what,
                                   int64_t size, int64_t unit) {
  if (ShapedType::isDynamic(size) || ShapedType::isDynamic(unit) ||
      (unit == 0 ? size == 0 : size % unit == 0))
    return success();
  return emitError() << "expected " << what << " to be a multiple of " << unit
                     << ", got " << size;
}

/// Checks that two types differ in the size of a dimension only.
static LogicalResult checkOtherDimensions(EmitError emitError, Type operand,
                                          Type result, int64_t dimension) {
  Shape shape(cast<ShapedType>(operand).getShape());
  shape[dimension] = ShapedType::kDynamic;
  if (failed(checkElement(emitError, "result", result,
                          getElementTypeOrSelf(operand))))
    return failure();
  return checkShape(emitError, "result", result, shape);
}

static LogicalResult checkResultCount(Operation *op, size_t operands) {
  if (operands == op->getNumResults())
    return success();
  return op->emitOpError() << "expected " << operands << " results, got "
                           << op->getNumResults();
}

//===----------------------------------------------------------------------===//
// Moving values
//===----------------------------------------------------------------------===//

LogicalResult AllGatherOp::verify() {
  auto emit = [&] { return emitOpError(); };
  int64_t dimension = getAllGatherDim();
  if (failed(checkGroups(emit, getReplicaGroups())) ||
      failed(checkResultCount(*this, getOperands().size())))
    return failure();
  for (auto [operand, result] : llvm::zip(getOperands(), getResults())) {
    if (failed(checkDimension(emit, "all_gather_dim", dimension,
                              rankOf(operand))) ||
        failed(checkOtherDimensions(emit, operand.getType(), result.getType(),
                                    dimension)) ||
        failed(checkMultiple(emit, "the size of the result",
                             shapeOf(result)[dimension],
                             shapeOf(operand)[dimension])))
      return failure();
  }
  return success();
}

/// The shape after an exchange; nothing if a size does not fit into 64 bits.
static std::optional<Shape> exchangeShape(ArrayRef<int64_t> operand,
                                          int64_t split, int64_t concat,
                                          int64_t count) {
  Shape shape(operand);
  if (!ShapedType::isDynamic(shape[split]))
    shape[split] /= count;
  if (ShapedType::isDynamic(shape[concat]))
    return shape;
  std::optional<int64_t> size = llvm::checkedMul(shape[concat], count);
  if (!size)
    return std::nullopt;
  shape[concat] = *size;
  return shape;
}

LogicalResult AllToAllOp::verify() {
  auto emit = [&] { return emitOpError(); };
  int64_t split = getSplitDimension(), concat = getConcatDimension();
  int64_t count = getSplitCount();
  if (failed(checkGroups(emit, getReplicaGroups())) ||
      failed(checkResultCount(*this, getOperands().size())))
    return failure();
  auto groups = dyn_cast<DenseIntElementsAttr>(getReplicaGroups());
  if (groups && groups.getType().getDimSize(1) != count)
    return emitOpError() << "expected groups of split_count = " << count
                         << " replicas, got "
                         << groups.getType().getDimSize(1);
  for (auto [operand, result] : llvm::zip(getOperands(), getResults())) {
    if (failed(checkDimension(emit, "split_dimension", split,
                              rankOf(operand))) ||
        failed(checkDimension(emit, "concat_dimension", concat,
                              rankOf(operand))) ||
        failed(checkMultiple(emit, "the size to split",
                             shapeOf(operand)[split], count)))
      return failure();
    std::optional<Shape> shape =
        exchangeShape(shapeOf(operand), split, concat, count);
    if (!shape)
      return emitOpError() << "expected a size that fits into 64 bits";
    if (failed(checkShape(emit, "result", result.getType(), *shape)) ||
        failed(checkElement(emit, "result", result.getType(),
                            elementOf(operand))))
      return failure();
  }
  return success();
}

LogicalResult CollectivePermuteOp::verify() {
  auto emit = [&] { return emitOpError(); };
  DenseIntElementsAttr pairs = getSourceTargetPairs();
  ShapedType type = pairs.getType();
  if (type.getRank() != 2 || type.getDimSize(1) != 2)
    return emitOpError() << "expected source_target_pairs of shape [?, 2], got "
                         << type;
  llvm::SmallSet<int64_t, 16> seen[2];
  for (auto [i, id] : llvm::enumerate(pairs.getValues<int64_t>())) {
    StringRef what = i % 2 == 0 ? "sources" : "targets";
    if (id < 0)
      return emitOpError() << "expected " << what << " of at least 0, got "
                           << id;
    if (!seen[i % 2].insert(id).second)
      return emitOpError() << "expected different " << what << ", got " << id
                           << " twice";
  }
  if (failed(checkElement(emit, "result", getType(), elementOf(getOperand()))))
    return failure();
  return checkShape(emit, "result", getType(), shapeOf(getOperand()));
}

/// The operands that are data: all but the roots, if these are data too.
static FailureOr<ValueRange> dropRoots(Operation *op, bool hasDynamicRoot) {
  ValueRange operands = op->getOperands();
  size_t least = hasDynamicRoot ? 2 : 1;
  if (operands.size() < least)
    return op->emitOpError() << "expected at least " << least
                             << " operands, got " << operands.size();
  if (!hasDynamicRoot)
    return operands;
  auto roots = cast<ShapedType>(operands.back().getType());
  int64_t numData = operands.size() - 1;
  if (roots.getRank() != 1 || !roots.getElementType().isSignlessInteger(32) ||
      !areSizesCompatible(roots.getDimSize(0), numData))
    return op->emitOpError() << "expected roots of type tensor<" << numData
                             << "xi32>, got " << roots;
  return operands.drop_back();
}

LogicalResult CollectiveBroadcastOp::verify() {
  FailureOr<ValueRange> data = dropRoots(*this, getHasDynamicRoot());
  if (failed(data) ||
      failed(checkGroups([&] { return emitOpError(); }, getReplicaGroups(),
                         /*isPartial=*/true)))
    return failure();
  return checkResults(*this, data->getTypes());
}

//===----------------------------------------------------------------------===//
// Combining values
//===----------------------------------------------------------------------===//

/// Checks operands that one computation combines, each by itself.
static LogicalResult checkCombined(Operation *op, ValueRange operands,
                                   Region &computation) {
  if (operands.empty())
    return op->emitOpError() << "expected operands, got none";
  SmallVector<Type> expected;
  for (Value operand : operands) {
    Type scalar = RankedTensorType::get({}, elementOf(operand));
    auto elements = checkReducer(op, computation, operand.getType(), scalar);
    if (failed(elements))
      return failure();
    expected.push_back(
        RankedTensorType::get(shapeOf(operand), elements->front()));
  }
  return checkResults(op, expected);
}

LogicalResult AllReduceOp::verifyRegions() {
  if (failed(checkGroups([&] { return emitOpError(); }, getReplicaGroups())))
    return failure();
  return checkCombined(*this, getOperands(), getComputation());
}

LogicalResult CollectiveReduceOp::verifyRegions() {
  FailureOr<ValueRange> data = dropRoots(*this, getHasDynamicRoot());
  if (failed(data) || failed(checkGroups([&] { return emitOpError(); },
                                         getReplicaGroups())))
    return failure();
  return checkCombined(*this, *data, getComputation());
}

LogicalResult ReduceScatterOp::verifyRegions() {
  auto emit = [&] { return emitOpError(); };
  int64_t dimension = getScatterDimension();
  Type scalar = RankedTensorType::get({}, elementOf(getOperand()));
  if (failed(checkGroups(emit, getReplicaGroups())) ||
      failed(checkDimension(emit, "scatter_dimension", dimension,
                            rankOf(getOperand()))))
    return failure();
  auto elements =
      checkReducer(*this, getComputation(), getOperand().getType(), scalar);
  if (failed(elements))
    return failure();
  Type wide =
      RankedTensorType::get(shapeOf(getOperand()), elements->front());
  if (failed(checkOtherDimensions(emit, wide, getType(), dimension)))
    return failure();
  return checkMultiple(emit, "the size of the operand",
                       shapeOf(getOperand())[dimension],
                       shapeOf(getResult())[dimension]);
}

//===----------------------------------------------------------------------===//
// Host
//===----------------------------------------------------------------------===//

/// Checks that the last result, and only that, is a token.
static LogicalResult checkLastToken(Operation *op) {
  TypeRange types = op->getResultTypes();
  if (types.empty() || !isToken(types.back()))
    return op->emitOpError() << "expected a token as last result";
  for (Type type : types.drop_back())
    if (isToken(type))
      return op->emitOpError() << "expected tensors before the last result, got "
                               << type;
  return success();
}

/// Types of channels.
constexpr int64_t kDeviceToDevice = 1, kDeviceToHost = 2, kHostToDevice = 3;

static LogicalResult checkChannel(Operation *op, ChannelHandleAttr channel,
                                  int64_t expected) {
  if (channel.getType() == expected)
    return success();
  return op->emitOpError() << "expected a channel of type " << expected
                           << ", got " << channel.getType();
}

LogicalResult SendOp::verify() {
  return checkChannel(*this, getChannelHandle(),
                      getIsHostTransfer() ? kDeviceToHost : kDeviceToDevice);
}

LogicalResult RecvOp::verify() {
  if (failed(checkChannel(*this, getChannelHandle(),
                          getIsHostTransfer() ? kHostToDevice
                                              : kDeviceToDevice)))
    return failure();
  return checkLastToken(*this);
}

LogicalResult InfeedOp::verify() {
  auto emit = [&] { return emitOpError(); };
  if (failed(checkLastToken(*this)))
    return failure();
  if (!getLayout())
    return success();
  if (failed(checkLength(emit, "layout", getLayout()->size(),
                         getNumResults() - 1)))
    return failure();
  ArrayAttr layouts = *getLayout();
  for (Attribute layout : layouts) {
    auto order = dyn_cast<ArrayAttr>(layout);
    if (!order || !llvm::all_of(order, llvm::IsaPred<IntegerAttr>))
      return emitOpError() << "expected layouts that are lists of integers, got "
                           << layout;
  }
  return success();
}

} // namespace remat::stablehlo
