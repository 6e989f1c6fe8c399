// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "remat/Analysis/UnreadFills.h"
#include "remat/Dialect/StableHLO/CountedLoop.h"

using namespace mlir;
using namespace remat;
using stablehlo::CountedLoop;

/// A stack of as many slices as the loop has iterations, each of which it writes once.
static bool isOverwritten(OpOperand &use) {
  auto loop = dyn_cast<stablehlo::WhileOp>(use.getOwner());
  std::optional<CountedLoop> counted =
      loop ? CountedLoop::match(loop) : std::nullopt;
  auto type = dyn_cast<RankedTensorType>(use.get().getType());
  return counted && type && type.getRank() > 0 &&
         type.getDimSize(0) == counted->getTripCount() &&
         counted->getStackWrite(use.getOperandNumber());
}

bool remat::isUnreadFill(Value value) {
  return !value.use_empty() && llvm::all_of(value.getUses(), isOverwritten);
}
