// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Checks that several groups of operations share.

#include "Verify.h"
#include "mlir/Dialect/Quant/IR/QuantTypes.h"
#include "mlir/IR/Matchers.h"

using namespace mlir;

namespace remat::stablehlo {

int64_t bitWidth(Type element) {
  if (auto complex = dyn_cast<ComplexType>(element))
    return 2 * bitWidth(complex.getElementType());
  if (auto quantized = dyn_cast<quant::QuantizedType>(element))
    return quantized.getStorageTypeIntegralWidth();
  return element.getIntOrFloatBitWidth();
}

LogicalResult checkElement(EmitError emitError, StringRef what, Type type,
                           Type element) {
  Type got = getElementTypeOrSelf(type);
  if (areElementTypesCompatible(got, element))
    return success();
  return emitError() << "expected " << what << " of element type " << element
                     << ", got " << got;
}

LogicalResult checkDimension(EmitError emitError, StringRef what,
                             int64_t dimension, int64_t rank) {
  if (dimension >= 0 && dimension < rank)
    return success();
  return emitError() << "expected " << what << " within rank " << rank
                     << ", got " << dimension;
}

LogicalResult checkRank(EmitError emitError, StringRef what, Type type,
                        int64_t rank) {
  if (cast<ShapedType>(type).getRank() == rank)
    return success();
  return emitError() << "expected " << what << " of rank " << rank << ", got "
                     << type;
}

LogicalResult checkSameShapes(EmitError emitError, StringRef what,
                              TypeRange types) {
  for (Type type : types)
    if (!areShapesCompatible(cast<ShapedType>(types.front()).getShape(),
                             cast<ShapedType>(type).getShape()))
      return emitError() << "expected " << what << " of the same shape, got "
                         << types.front() << " and " << type;
  return success();
}

/// Checks one list of types.
static LogicalResult checkTypes(Operation *op, StringRef what,
                                TypeRange expected, TypeRange got) {
  if (expected.size() != got.size())
    return op->emitOpError() << "expected " << expected.size() << ' ' << what
                             << "s, got " << got.size();
  for (auto [i, wanted, type] : llvm::enumerate(expected, got))
    if (!areCompatible(wanted, type))
      return op->emitOpError() << "expected " << what << ' ' << i << " of type "
                               << wanted << ", got " << type;
  return success();
}

LogicalResult checkResults(Operation *op, TypeRange expected) {
  return checkTypes(op, "result", expected, op->getResultTypes());
}

/// The terminator of the region's block.
static FailureOr<ReturnOp> findReturn(Operation *op, Region &region) {
  if (region.empty() || region.front().empty() ||
      !isa<ReturnOp>(region.front().back()))
    return op->emitOpError() << "expected region " << region.getRegionNumber()
                             << " to end with stablehlo.return";
  return cast<ReturnOp>(region.front().back());
}

LogicalResult checkSignature(Operation *op, Region &region, TypeRange arguments,
                             TypeRange results) {
  FailureOr<ReturnOp> terminator = findReturn(op, region);
  if (failed(terminator) ||
      failed(checkTypes(op, "region argument", arguments,
                        region.getArgumentTypes())))
    return failure();
  return checkTypes(op, "region result", results,
                    (*terminator)->getOperandTypes());
}

/// Whether an accumulator of type `to` can hold values of type `from`.
static bool isPromotable(Type from, Type to) {
  if (from == to)
    return true;
  if (isa<FloatType>(from) && isa<FloatType>(to))
    return true;
  if (auto a = dyn_cast<IntegerType>(from))
    if (auto b = dyn_cast<IntegerType>(to))
      return a.getSignedness() == b.getSignedness() &&
             a.getWidth() <= b.getWidth();
  if (isa<ComplexType>(from) && isa<ComplexType>(to))
    return bitWidth(from) <= bitWidth(to);
  auto a = dyn_cast<quant::QuantizedType>(from);
  auto b = dyn_cast<quant::QuantizedType>(to);
  if (a && b)
    return a.getExpressedType() == b.getExpressedType() &&
           bitWidth(from) <= bitWidth(to);
  return areElementTypesCompatible(from, to);
}

/// Checks an input and its init value against the accumulator.
static LogicalResult checkPromotion(Operation *op, size_t i, Type input,
                                    Type init, Type accumulator) {
  for (Type type : {input, init})
    if (!isPromotable(getElementTypeOrSelf(type), accumulator))
      return op->emitOpError()
             << "expected accumulator " << i << " that can hold "
             << getElementTypeOrSelf(type) << ", got " << accumulator;
  if (auto shaped = cast<ShapedType>(init); shaped.getRank() != 0)
    return op->emitOpError()
           << "expected init value " << i << " of rank 0, got " << init;
  return success();
}

FailureOr<SmallVector<Type>> checkReducer(Operation *op, Region &region,
                                          TypeRange inputs, TypeRange inits) {
  FailureOr<ReturnOp> terminator = findReturn(op, region);
  if (failed(terminator))
    return failure();
  SmallVector<Type> accumulators, elements;
  for (Type type : (*terminator)->getOperandTypes()) {
    auto scalar = dyn_cast<RankedTensorType>(type);
    if (!scalar || scalar.getRank() != 0)
      return op->emitOpError()
             << "expected a region that gives scalars, got " << type;
    accumulators.push_back(type);
    elements.push_back(scalar.getElementType());
  }
  if (accumulators.size() != inputs.size())
    return op->emitOpError() << "expected " << inputs.size()
                             << " region results, got " << accumulators.size();
  for (auto [i, input, init] : llvm::enumerate(inputs, inits))
    if (failed(checkPromotion(op, i, input, init, elements[i])))
      return failure();
  SmallVector<Type> arguments(accumulators);
  arguments.append(accumulators);
  if (failed(checkSignature(op, region, arguments, accumulators)))
    return failure();
  return elements;
}

std::optional<SmallVector<int64_t>> constantNumbers(Value value) {
  DenseIntElementsAttr numbers;
  if (!matchPattern(value, m_Constant(&numbers)) ||
      numbers.getElementType().getIntOrFloatBitWidth() > 64)
    return std::nullopt;
  SmallVector<int64_t> result;
  for (const APInt &number : numbers.getValues<APInt>())
    result.push_back(number.getSExtValue());
  return result;
}

//===----------------------------------------------------------------------===//
// Indexed access
//===----------------------------------------------------------------------===//

/// Checks the lists that name dimensions of the operand.
static LogicalResult checkOperandDims(EmitError emitError,
                                      const IndexedAccess &access,
                                      int64_t rank) {
  SmallVector<int64_t> left(access.collapsedDims), mapped(access.indexMap);
  llvm::append_range(left, access.batchingDims);
  llvm::append_range(mapped, access.batchingDims);
  if (failed(checkDimensions(emitError, "collapsed and batching dimensions",
                             left, rank)) ||
      failed(checkDimensions(emitError, "indexed and batching dimensions",
                             mapped, rank)))
    return failure();
  if (!llvm::is_sorted(access.collapsedDims) ||
      !llvm::is_sorted(access.batchingDims) ||
      !llvm::is_sorted(access.windowDims))
    return emitError() << "expected dimensions in ascending order";
  int64_t covered = access.windowDims.size() + left.size();
  if (covered != rank)
    return emitError() << "expected window, collapsed and batching dimensions "
                          "to be "
                       << rank << " together, got " << covered;
  return success();
}

/// Checks the lists that name dimensions of the indices.
static LogicalResult checkIndexDims(EmitError emitError,
                                    const IndexedAccess &access,
                                    ArrayRef<int64_t> operand,
                                    ArrayRef<int64_t> indices) {
  int64_t rank = indices.size();
  int64_t vectorDim = access.indexVectorDim;
  if (vectorDim < 0 || vectorDim > rank)
    return emitError() << "expected index_vector_dim from 0 to " << rank
                       << ", got " << vectorDim;
  int64_t vectorSize = vectorDim == rank ? 1 : indices[vectorDim];
  int64_t mapSize = access.indexMap.size();
  if (!areSizesCompatible(vectorSize, mapSize))
    return emitError() << "expected index vectors of size " << mapSize
                       << ", got " << vectorSize;
  if (failed(checkDimensions(emitError, "batching dimensions of the indices",
                             access.indicesBatchingDims, rank)) ||
      failed(checkLength(emitError, "batching dimensions of the indices",
                         access.indicesBatchingDims.size(),
                         access.batchingDims.size())))
    return failure();
  for (auto [i, j] : llvm::zip(access.batchingDims, access.indicesBatchingDims)) {
    if (j == vectorDim)
      return emitError() << "expected batching dimensions of the indices other "
                            "than index_vector_dim, got "
                         << j;
    if (!areSizesCompatible(operand[i], indices[j]))
      return emitError() << "expected batching dimension of size " << operand[i]
                         << ", got " << indices[j];
  }
  return success();
}

LogicalResult checkIndexedAccess(EmitError emitError,
                                 const IndexedAccess &access,
                                 ArrayRef<int64_t> operand,
                                 ArrayRef<int64_t> indices) {
  if (failed(checkOperandDims(emitError, access, operand.size())))
    return failure();
  return checkIndexDims(emitError, access, operand, indices);
}

Shape indexBatchShape(const IndexedAccess &access, ArrayRef<int64_t> indices) {
  Shape batch(indices);
  if (access.indexVectorDim < static_cast<int64_t>(batch.size()))
    batch.erase(batch.begin() + access.indexVectorDim);
  return batch;
}

} // namespace remat::stablehlo
