// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "remat/Analysis/ProductPrecision.h"
#include "mlir/IR/Builders.h"
#include "remat/Dialect/Remat/Remat.h"

using namespace mlir;
using namespace remat;

bool remat::isOfSingles(Operation *op) {
  auto isSingle = [](Type type) { return getElementTypeOrSelf(type).isF32(); };
  return llvm::all_of(op->getOperandTypes(), isSingle) &&
         llvm::all_of(op->getResultTypes(), isSingle);
}

bool remat::hasDefaultPrecision(std::optional<ArrayAttr> precisions) {
  return !precisions || llvm::all_of(*precisions, [](Attribute precision) {
    return cast<stablehlo::PrecisionAttr>(precision).getValue() ==
           stablehlo::Precision::DEFAULT;
  });
}

bool remat::multipliesAsTf32(Operation *product) {
  if (!isOfSingles(product))
    return false;
  if (isa<stablehlo::ConvolutionOp>(product))
    return product->hasAttr(RematDialect::tf32AttrName);
  auto dot = dyn_cast<stablehlo::DotGeneralOp>(product);
  std::optional<stablehlo::DotAlgorithmAttr> algorithm;
  if (dot)
    algorithm = dot.getAlgorithm();
  return algorithm && isa<FloatTF32Type>(algorithm->getLhsPrecisionType()) &&
         isa<FloatTF32Type>(algorithm->getRhsPrecisionType()) &&
         algorithm->getLhsComponentCount() == 1 &&
         algorithm->getRhsComponentCount() == 1;
}

stablehlo::DotAlgorithmAttr remat::getTf32Algorithm(MLIRContext *context) {
  auto tf32 = FloatTF32Type::get(context);
  return stablehlo::DotAlgorithmAttr::get(
      context, tf32, tf32, Float32Type::get(context), /*lhsComponentCount=*/1,
      /*rhsComponentCount=*/1, /*numPrimitiveOperations=*/1,
      /*allowImpreciseAccumulation=*/false);
}
