// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// Rounding as XLA's float normalization has it
/// (xla/hlo/transforms/simplifiers/float_normalization.cc); see the header.

#include "LegalizeRounding.h"
#include "remat/Interfaces/RematOpInterface.h"
#include "mlir/IR/Matchers.h"

using namespace mlir;
using namespace remat;

static void widenNumber(stablehlo::ConstantOp constant, SplatElementsAttr splat) {
  auto type = cast<RankedTensorType>(constant.getType());
  OpBuilder builder(constant);
  auto number = builder.getF32FloatAttr(splat.getSplatValue<APFloat>().convertToFloat());
  Value wide = stablehlo::ConstantOp::create(
      builder, constant.getLoc(),
      DenseElementsAttr::get(type.clone(builder.getF32Type()), Attribute(number)));
  for (OpOperand &use : llvm::make_early_inc_range(constant->getUses())) {
    auto reader = dyn_cast<RematOpInterface>(use.getOwner());
    if (!reader || reader.getFusibility() != Fusibility::Elementwise)
      continue;
    builder.setInsertionPoint(reader);
    use.set(stablehlo::ConvertOp::create(builder, constant.getLoc(), type, wide));
  }
}

void remat::widenNumbers(func::FuncOp function,
                         llvm::function_ref<bool(Type)> isNarrow) {
  function.walk([&](stablehlo::ConstantOp constant) {
    SplatElementsAttr splat;
    if (isNarrow(constant.getType()) &&
        cast<RankedTensorType>(constant.getType()).getNumElements() > 1 &&
        matchPattern(constant.getResult(), m_Constant(&splat)))
      widenNumber(constant, splat);
  });
}

void remat::copyForBarriers(stablehlo::ConvertOp rounded) {
  auto isBarrier = [](Operation *user) {
    return isa<stablehlo::OptimizationBarrierOp>(user);
  };
  if (llvm::none_of(rounded->getUsers(), isBarrier) ||
      llvm::all_of(rounded->getUsers(), isBarrier))
    return;
  OpBuilder builder(rounded->getContext());
  builder.setInsertionPointAfter(rounded);
  Value wide = stablehlo::ConvertOp::create(builder, rounded.getLoc(),
                                            rounded.getOperand().getType(), rounded);
  Value copy =
      stablehlo::ConvertOp::create(builder, rounded.getLoc(), rounded.getType(), wide);
  rounded->getResult(0).replaceUsesWithIf(
      copy, [&](OpOperand &use) { return isBarrier(use.getOwner()); });
}
