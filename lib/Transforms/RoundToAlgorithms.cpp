// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// See the header.

#include "remat/Transforms/RoundToAlgorithms.h"
#include "remat/Dialect/StableHLO/StableHLO.h"
#include "remat/Transforms/Passes.h"
#include "mlir/IR/Builders.h"

namespace remat {
#define GEN_PASS_DEF_REMATROUNDTOALGORITHMS
#include "remat/Transforms/Passes.h.inc"
} // namespace remat

using namespace mlir;
using namespace remat;

namespace {
class Rounder {
public:
  void round(OpOperand &operand, Type precision, int64_t components);

private:
  /// The rounded copy of each value, which all products share.
  llvm::DenseMap<std::pair<Value, Type>, Value> rounded;
};
} // namespace

void Rounder::round(OpOperand &operand, Type precision, int64_t components) {
  auto type = cast<RankedTensorType>(operand.get().getType());
  auto element = dyn_cast<FloatType>(type.getElementType());
  if (components != 1 || !element || !isa<BFloat16Type, Float16Type>(precision) ||
      element.getWidth() <= cast<FloatType>(precision).getWidth())
    return;
  Value &copy = rounded[{operand.get(), precision}];
  if (!copy) {
    OpBuilder builder(operand.getOwner());
    builder.setInsertionPointAfterValue(operand.get());
    copy = stablehlo::ConvertOp::create(builder, operand.getOwner()->getLoc(),
                                        type.clone(precision), operand.get());
  }
  operand.set(copy);
}

void remat::roundToAlgorithms(func::FuncOp function) {
  Rounder rounder;
  function.walk([&](stablehlo::DotGeneralOp product) {
    std::optional<stablehlo::DotAlgorithmAttr> algorithm = product.getAlgorithm();
    if (!algorithm)
      return;
    rounder.round(product->getOpOperand(0), algorithm->getLhsPrecisionType(),
                  algorithm->getLhsComponentCount());
    rounder.round(product->getOpOperand(1), algorithm->getRhsPrecisionType(),
                  algorithm->getRhsComponentCount());
  });
}

namespace {
struct RematRoundToAlgorithms
    : public remat::impl::RematRoundToAlgorithmsBase<RematRoundToAlgorithms> {
  using RematRoundToAlgorithmsBase::RematRoundToAlgorithmsBase;

  void runOnOperation() override { roundToAlgorithms(getOperation()); }
};
} // namespace
