// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "remat/Analysis/LibraryConvolutions.h"

using namespace mlir;
using namespace remat;

/// Channels that are copied at a time.
static constexpr int64_t channelUnit = 8;

static bool endsInChannels(Value tensor, ArrayRef<int64_t> spatialDimensions) {
  auto type = cast<ShapedType>(tensor.getType());
  return !llvm::is_contained(spatialDimensions, type.getRank() - 1) &&
         type.getShape().back() % channelUnit == 0;
}

bool remat::isLibraryConvolution(stablehlo::ConvolutionOp op) {
  stablehlo::ConvDimensionNumbersAttr numbers = op.getDimensionNumbers();
  Type element = getElementTypeOrSelf(op.getLhs().getType());
  int64_t groups = op.getFeatureGroupCount() * op.getBatchGroupCount();
  auto kernel = cast<ShapedType>(op.getRhs().getType());
  int64_t inputs = kernel.getDimSize(numbers.getKernelInputFeatureDimension());
  int64_t outputs =
      kernel.getDimSize(numbers.getKernelOutputFeatureDimension()) / groups;
  bool areGroupsWhole =
      groups == 1 || (inputs % channelUnit == 0 && outputs % channelUnit == 0);
  return (element.isBF16() || element.isF16()) &&
         getElementTypeOrSelf(op.getRhs().getType()) == element &&
         getElementTypeOrSelf(op.getType()) == element && areGroupsWhole &&
         endsInChannels(op.getLhs(), numbers.getInputSpatialDimensions()) &&
         endsInChannels(op.getRhs(), numbers.getKernelSpatialDimensions()) &&
         endsInChannels(op.getResult(), numbers.getOutputSpatialDimensions());
}
