// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "remat/Analysis/ConvolutionKinds.h"
#include "remat/Analysis/ProductPrecision.h"

using namespace mlir;
using namespace remat;

/// Bytes of channels that are copied at a time.
static constexpr int64_t wideAccess = 16;

static bool endsInChannels(Value tensor, ArrayRef<int64_t> spatialDimensions,
                           int64_t channelUnit) {
  auto type = cast<ShapedType>(tensor.getType());
  return !llvm::is_contained(spatialDimensions, type.getRank() - 1) &&
         type.getShape().back() % channelUnit == 0;
}

static int64_t countGroups(stablehlo::ConvolutionOp op) {
  return op.getFeatureGroupCount() * op.getBatchGroupCount();
}

/// Of a group.
static int64_t countOutputs(stablehlo::ConvolutionOp op) {
  int64_t dimension = op.getDimensionNumbers().getKernelOutputFeatureDimension();
  return cast<ShapedType>(op.getRhs().getType()).getDimSize(dimension) /
         countGroups(op);
}

bool remat::hasNarrowGroups(stablehlo::ConvolutionOp op) {
  constexpr int64_t fewestGroups = 8, mostOutputs = 2;
  return countGroups(op) >= fewestGroups && countOutputs(op) <= mostOutputs;
}

bool remat::isLibraryConvolution(stablehlo::ConvolutionOp op) {
  stablehlo::ConvDimensionNumbersAttr numbers = op.getDimensionNumbers();
  Type element = getElementTypeOrSelf(op.getLhs().getType());
  bool isShort = element.isBF16() || element.isF16();
  int64_t unit = wideAccess / (isShort ? 2 : 4);
  int64_t inputs = cast<ShapedType>(op.getRhs().getType())
                       .getDimSize(numbers.getKernelInputFeatureDimension());
  bool areGroupsWhole = countGroups(op) == 1 ||
                        (inputs % unit == 0 && countOutputs(op) % unit == 0);
  return (isShort || multipliesAsTf32(op)) &&
         getElementTypeOrSelf(op.getRhs().getType()) == element &&
         getElementTypeOrSelf(op.getType()) == element && areGroupsWhole &&
         endsInChannels(op.getLhs(), numbers.getInputSpatialDimensions(), unit) &&
         endsInChannels(op.getRhs(), numbers.getKernelSpatialDimensions(), unit) &&
         endsInChannels(op.getResult(), numbers.getOutputSpatialDimensions(), unit);
}
