// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Verifiers of reductions, scatters, sorts and batch normalizations.

#include "Verify.h"

using namespace mlir;

namespace remat::stablehlo {

/// Tensors of one shape with the given element types.
static SmallVector<Type> typesOf(ArrayRef<int64_t> shape,
                                 ArrayRef<Type> elements) {
  SmallVector<Type> types;
  for (Type element : elements)
    types.push_back(RankedTensorType::get(shape, element));
  return types;
}

/// Scalars with the element types of tensors.
static SmallVector<Type> scalarsOf(TypeRange types) {
  SmallVector<Type> scalars;
  for (Type type : types)
    scalars.push_back(RankedTensorType::get({}, getElementTypeOrSelf(type)));
  return scalars;
}

LogicalResult ReduceOp::verifyRegions() {
  auto emit = [&] { return emitOpError(); };
  if (getInputs().empty())
    return emitOpError() << "expected inputs, got none";
  if (failed(checkSameShapes(emit, "inputs", getInputs().getTypes())))
    return failure();
  FailureOr<Shape> shape =
      inferReduceShape(emit, shapeOf(getInputs().front()), getDimensions());
  if (failed(shape))
    return failure();
  auto elements = checkReducer(*this, getBody(), getInputs().getTypes(),
                               getInitValues().getTypes());
  if (failed(elements))
    return failure();
  return checkResults(*this, typesOf(*shape, *elements));
}

LogicalResult ReduceWindowOp::verifyRegions() {
  auto emit = [&] { return emitOpError(); };
  if (getInputs().empty())
    return emitOpError() << "expected inputs, got none";
  if (failed(checkSameShapes(emit, "inputs", getInputs().getTypes())) ||
      failed(checkLength(emit, "window dimensions", getWindowDimensions().size(),
                         rankOf(getInputs().front()))) ||
      failed(checkKnown(emit, "window dimensions", getWindowDimensions())))
    return failure();
  auto window =
      collectWindow(emit, getWindowDimensions(), getWindowStrides(),
                    getPadding(), getBaseDilations(), getWindowDilations());
  if (failed(window))
    return failure();
  FailureOr<Shape> shape =
      inferWindowedShape(emit, shapeOf(getInputs().front()), *window);
  if (failed(shape))
    return failure();
  auto elements = checkReducer(*this, getBody(), getInputs().getTypes(),
                               getInitValues().getTypes());
  if (failed(elements))
    return failure();
  return checkResults(*this, typesOf(*shape, *elements));
}

LogicalResult SelectAndScatterOp::verifyRegions() {
  auto emit = [&] { return emitOpError(); };
  ArrayRef<int64_t> operand = shapeOf(getOperand());
  SmallVector<int64_t> ones(operand.size(), 1);
  ArrayRef<int64_t> sizes = getWindowDimensions().value_or(ones);
  if (failed(checkLength(emit, "window dimensions", sizes.size(),
                         operand.size())) ||
      failed(checkKnown(emit, "window dimensions", sizes)))
    return failure();
  auto window = collectWindow(emit, sizes, getWindowStrides(), getPadding(),
                              std::nullopt, std::nullopt);
  if (failed(window))
    return failure();
  FailureOr<Shape> places = inferWindowedShape(emit, operand, *window);
  if (failed(places) ||
      failed(checkShape(emit, "source", getSource().getType(), *places)) ||
      failed(checkElement(emit, "source", getSource().getType(),
                          elementOf(getOperand()))))
    return failure();
  SmallVector<Type> pair = scalarsOf({getOperand().getType(),
                                      getOperand().getType()});
  Type condition =
      RankedTensorType::get({}, IntegerType::get(getContext(), 1));
  if (failed(checkSignature(*this, getSelect(), pair, condition)))
    return failure();
  auto elements = checkReducer(*this, getScatter(), getSource().getType(),
                               getInitValue().getType());
  if (failed(elements))
    return failure();
  return checkResults(*this, typesOf(operand, *elements));
}

//===----------------------------------------------------------------------===//
// Scatter
//===----------------------------------------------------------------------===//

static IndexedAccess describe(ScatterDimensionNumbersAttr numbers) {
  return {numbers.getUpdateWindowDims(),
          numbers.getInsertedWindowDims(),
          numbers.getInputBatchingDims(),
          numbers.getScatterIndicesBatchingDims(),
          numbers.getScatterDimsToOperandDims(),
          numbers.getIndexVectorDim()};
}

/// Checks the sizes of updates: those of the indices, and windows that fit.
static LogicalResult checkUpdates(EmitError emitError,
                                  const IndexedAccess &access,
                                  ArrayRef<int64_t> input,
                                  ArrayRef<int64_t> indices,
                                  ArrayRef<int64_t> updates) {
  Shape batch = indexBatchShape(access, indices);
  int64_t rank = batch.size() + access.windowDims.size();
  if (static_cast<int64_t>(updates.size()) != rank)
    return emitError() << "expected updates of rank " << rank << ", got rank "
                       << updates.size();
  if (failed(checkDimensions(emitError, "update window dimensions",
                             access.windowDims, rank)))
    return failure();
  size_t nextBatch = 0;
  int64_t nextInput = 0;
  for (int64_t i = 0; i < rank; ++i) {
    if (!llvm::is_contained(access.windowDims, i)) {
      int64_t size = batch[nextBatch++];
      if (!areSizesCompatible(size, updates[i]))
        return emitError() << "expected size " << size
                           << " of update dimension " << i << ", got "
                           << updates[i];
      continue;
    }
    while (llvm::is_contained(access.collapsedDims, nextInput) ||
           llvm::is_contained(access.batchingDims, nextInput))
      ++nextInput;
    int64_t most = input[nextInput++];
    if (!areSizesCompatible(most, updates[i]) && updates[i] > most)
      return emitError() << "expected size up to " << most
                         << " of update dimension " << i << ", got "
                         << updates[i];
  }
  return success();
}

LogicalResult ScatterOp::verifyRegions() {
  auto emit = [&] { return emitOpError(); };
  if (getInputs().empty())
    return emitOpError() << "expected inputs, got none";
  if (failed(checkSameShapes(emit, "inputs", getInputs().getTypes())) ||
      failed(checkSameShapes(emit, "updates", getUpdates().getTypes())))
    return failure();
  IndexedAccess access = describe(getScatterDimensionNumbers());
  ArrayRef<int64_t> input = shapeOf(getInputs().front());
  ArrayRef<int64_t> indices = shapeOf(getScatterIndices());
  if (failed(checkIndexedAccess(emit, access, input, indices)) ||
      failed(checkUpdates(emit, access, input, indices,
                          shapeOf(getUpdates().front()))))
    return failure();
  auto elements =
      checkReducer(*this, getUpdateComputation(), getInputs().getTypes(),
                   scalarsOf(getUpdates().getTypes()));
  if (failed(elements))
    return failure();
  return checkResults(*this, typesOf(input, *elements));
}

//===----------------------------------------------------------------------===//
// Sort
//===----------------------------------------------------------------------===//

LogicalResult SortOp::verifyRegions() {
  auto emit = [&] { return emitOpError(); };
  if (getInputs().empty())
    return emitOpError() << "expected inputs, got none";
  int64_t rank = rankOf(getInputs().front());
  int64_t dimension = static_cast<int64_t>(getDimension());
  if (dimension < -rank || dimension >= rank)
    return emitOpError() << "expected a dimension from " << -rank << " to "
                         << rank - 1 << ", got " << dimension;
  if (failed(checkSameShapes(emit, "inputs", getInputs().getTypes())))
    return failure();
  SmallVector<Type> arguments;
  for (Type scalar : scalarsOf(getInputs().getTypes()))
    arguments.append(2, scalar);
  Type condition =
      RankedTensorType::get({}, IntegerType::get(getContext(), 1));
  if (failed(checkSignature(*this, getComparator(), arguments, condition)))
    return failure();
  return checkResults(*this, getInputs().getTypes());
}

//===----------------------------------------------------------------------===//
// Batch normalization
//===----------------------------------------------------------------------===//

/// Checks that values of one dimension have an entry for each feature.
static LogicalResult checkFeatures(Operation *op, Value operand,
                                   int64_t featureIndex, ValueRange features) {
  auto emit = [&] { return op->emitOpError(); };
  if (failed(checkDimension(emit, "feature_index", featureIndex,
                            rankOf(operand))))
    return failure();
  for (Value feature : features)
    if (failed(checkShape(emit, "statistics and parameters", feature.getType(),
                          {shapeOf(operand)[featureIndex]})))
      return failure();
  return success();
}

LogicalResult BatchNormGradOp::verify() {
  auto emit = [&] { return emitOpError(); };
  if (failed(checkFeatures(*this, getOperand(), getFeatureIndex(),
                           {getScale(), getMean(), getVariance(), getGradScale(),
                            getGradOffset()})))
    return failure();
  return checkSameShapes(emit, "operand and gradients",
                         {getOperand().getType(), getGradOutput().getType(),
                          getGradOperand().getType()});
}

LogicalResult BatchNormInferenceOp::verify() {
  auto emit = [&] { return emitOpError(); };
  if (failed(checkFeatures(*this, getOperand(), getFeatureIndex(),
                           {getScale(), getOffset(), getMean(), getVariance()})))
    return failure();
  return checkShape(emit, "result", getType(), shapeOf(getOperand()));
}

LogicalResult BatchNormTrainingOp::verify() {
  auto emit = [&] { return emitOpError(); };
  if (failed(checkFeatures(
          *this, getOperand(), getFeatureIndex(),
          {getScale(), getOffset(), getBatchMean(), getBatchVar()})))
    return failure();
  return checkShape(emit, "output", getOutput().getType(),
                    shapeOf(getOperand()));
}

} // namespace remat::stablehlo
