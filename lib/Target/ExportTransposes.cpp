// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// Moves transposes behind barriers; see the header.

#include "ExportTransposes.h"
#include "remat/Dialect/StableHLO/StableHLO.h"
#include "mlir/IR/Builders.h"

using namespace mlir;
using namespace remat;

static void sinkThrough(stablehlo::TransposeOp transpose, OpOperand &use) {
  auto barrier = cast<stablehlo::OptimizationBarrierOp>(use.getOwner());
  OpResult result = barrier->getResult(use.getOperandNumber());
  use.set(transpose.getOperand());
  result.setType(transpose.getOperand().getType());
  if (result.use_empty())
    return;
  OpBuilder builder(barrier->getContext());
  builder.setInsertionPointAfter(barrier);
  auto sunk = stablehlo::TransposeOp::create(builder, transpose.getLoc(),
                                             transpose.getType(), result,
                                             transpose.getPermutation());
  result.replaceAllUsesExcept(sunk, sunk);
}

void remat::sinkTransposes(Block &block) {
  // Behind one barrier they may be in front of the next.
  for (Operation *op = block.empty() ? nullptr : &block.front(); op;) {
    auto transpose = dyn_cast<stablehlo::TransposeOp>(op);
    bool sinks = transpose && !transpose->use_empty() &&
                 llvm::all_of(transpose->getUsers(), [&](Operation *user) {
                   return isa<stablehlo::OptimizationBarrierOp>(user) &&
                          user->getBlock() == &block;
                 });
    op = op->getNextNode();
    if (!sinks)
      continue;
    for (OpOperand &use : llvm::make_early_inc_range(transpose->getUses()))
      sinkThrough(transpose, use);
    transpose->erase();
  }
}
