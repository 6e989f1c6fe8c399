// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Operations whose operands broadcast: the shape of the result.

#include "mlir/IR/TypeUtilities.h"
#include "remat/Dialect/CHLO/CHLO.h"
#include "remat/Dialect/StableHLO/Shapes.h"

using namespace mlir;

#define GET_OP_CLASSES
#include "remat/Dialect/CHLO/BroadcastOps.cpp.inc"

namespace remat::chlo {

using stablehlo::EmitError;
using stablehlo::Shape;

void CHLODialect::registerBroadcastOps() {
  addOperations<
#define GET_OP_LIST
#include "remat/Dialect/CHLO/BroadcastOps.cpp.inc"
      >();
}

/// The size that two sizes broadcast to; nothing if they do not.
static std::optional<int64_t> broadcastSizes(int64_t a, int64_t b) {
  if (a == b || b == 1)
    return a;
  if (a == 1)
    return b;
  // The dynamic size is 1 or the other one.
  if (ShapedType::isDynamic(a))
    return b;
  if (ShapedType::isDynamic(b))
    return a;
  return std::nullopt;
}

/// Broadcasts `shape` into `result`: dimension i meets `dimensions[i]`.
static LogicalResult broadcastInto(EmitError emitError, Shape &result,
                                   ArrayRef<int64_t> shape,
                                   ArrayRef<int64_t> dimensions) {
  for (auto [size, dimension] : llvm::zip(shape, dimensions)) {
    std::optional<int64_t> common = broadcastSizes(result[dimension], size);
    if (!common)
      return emitError() << "expected sizes that broadcast, got "
                         << result[dimension] << " and " << size;
    result[dimension] = *common;
  }
  return success();
}

/// The last dimensions of a greater rank.
static SmallVector<int64_t> alignLast(size_t rank, size_t greaterRank) {
  return llvm::to_vector(
      llvm::seq<int64_t>(greaterRank - rank, greaterRank));
}

/// Checks a result against operands that broadcast, ranked or not.
static LogicalResult
checkBroadcast(EmitError emitError, ArrayRef<Type> operands, Type resultType,
               std::optional<ArrayRef<int64_t>> dimensions) {
  Shape result;
  for (Type type : operands) {
    auto ranked = dyn_cast<RankedTensorType>(type);
    if (!ranked)
      return success();
    if (ranked.getRank() > static_cast<int64_t>(result.size()))
      result.assign(ranked.getRank(), 1);
  }
  for (Type type : operands) {
    ArrayRef<int64_t> shape = cast<RankedTensorType>(type).getShape();
    bool isMapped = dimensions && shape.size() < result.size();
    SmallVector<int64_t> places = alignLast(shape.size(), result.size());
    if (isMapped) {
      places.assign(dimensions->begin(), dimensions->end());
      if (failed(stablehlo::checkLength(emitError, "broadcast_dimensions",
                                        places.size(), shape.size())) ||
          failed(stablehlo::checkDimensions(emitError, "broadcast_dimensions",
                                            places, result.size())))
        return failure();
    }
    if (failed(broadcastInto(emitError, result, shape, places)))
      return failure();
  }
  return stablehlo::checkShape(emitError, "result", resultType, result);
}

/// Checks that the element types agree.
static LogicalResult checkElements(EmitError emitError, StringRef what, Type a,
                                   Type b) {
  Type expected = getElementTypeOrSelf(a), got = getElementTypeOrSelf(b);
  if (stablehlo::areElementTypesCompatible(expected, got))
    return success();
  return emitError() << "expected " << what << " of element type " << expected
                     << ", got " << got;
}

/// Shapes and operand element types of a binary operation.
template <typename Op> static LogicalResult checkOperands(Op op) {
  auto emit = [&] { return op.emitOpError(); };
  Type lhs = op.getLhs().getType(), rhs = op.getRhs().getType();
  if (failed(checkElements(emit, "rhs", lhs, rhs)))
    return failure();
  return checkBroadcast(emit, {lhs, rhs}, op.getType(),
                        op.getBroadcastDimensions());
}

/// The same when the result has the operands' element type.
template <typename Op> static LogicalResult checkBinary(Op op) {
  auto emit = [&] { return op.emitOpError(); };
  if (failed(checkOperands(op)))
    return failure();
  return checkElements(emit, "result", op.getLhs().getType(), op.getType());
}

#define VERIFY_BINARY(Op)                                                      \
  LogicalResult Op::verify() { return checkBinary(*this); }
VERIFY_BINARY(BroadcastAddOp)
VERIFY_BINARY(BroadcastAndOp)
VERIFY_BINARY(BroadcastAtan2Op)
VERIFY_BINARY(BroadcastDivOp)
VERIFY_BINARY(BroadcastMaxOp)
VERIFY_BINARY(BroadcastMinOp)
VERIFY_BINARY(BroadcastMulOp)
VERIFY_BINARY(BroadcastNextAfterOp)
VERIFY_BINARY(BroadcastOrOp)
VERIFY_BINARY(BroadcastPolygammaOp)
VERIFY_BINARY(BroadcastPowOp)
VERIFY_BINARY(BroadcastRemOp)
VERIFY_BINARY(BroadcastShiftLeftOp)
VERIFY_BINARY(BroadcastShiftRightArithmeticOp)
VERIFY_BINARY(BroadcastShiftRightLogicalOp)
VERIFY_BINARY(BroadcastSubOp)
VERIFY_BINARY(BroadcastXorOp)
VERIFY_BINARY(BroadcastZetaOp)
#undef VERIFY_BINARY

LogicalResult BroadcastCompareOp::verify() { return checkOperands(*this); }

LogicalResult BroadcastComplexOp::verify() {
  if (failed(checkOperands(*this)))
    return failure();
  Type part = getElementTypeOrSelf(getLhs().getType());
  Type element = getElementTypeOrSelf(getType());
  if (cast<ComplexType>(element).getElementType() != part)
    return emitOpError() << "expected result of element type complex<" << part
                         << ">, got " << element;
  return success();
}

LogicalResult BroadcastSelectOp::verify() {
  auto emit = [&] { return emitOpError(); };
  Type onTrue = getOnTrue().getType(), onFalse = getOnFalse().getType();
  if (failed(checkElements(emit, "on_false", onTrue, onFalse)) ||
      failed(checkElements(emit, "result", onTrue, getType())))
    return failure();
  return checkBroadcast(emit, {getPred().getType(), onTrue, onFalse}, getType(),
                        std::nullopt);
}

} // namespace remat::chlo
