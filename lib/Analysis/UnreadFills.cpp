// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "remat/Analysis/UnreadFills.h"
#include "remat/Dialect/StableHLO/CountedLoop.h"

using namespace mlir;
using namespace remat;
using stablehlo::CountedLoop;
using stablehlo::DynamicUpdateSliceOp;

/// Whether the result's only use writes the row at `place`, so that nobody reads it before.
static bool isRowWritten(Value result, int64_t place) {
  auto write = result.hasOneUse()
                   ? dyn_cast<DynamicUpdateSliceOp>(*result.user_begin())
                   : DynamicUpdateSliceOp();
  if (!write || write.getOperand() != result)
    return false;
  auto stack = cast<RankedTensorType>(write.getType());
  auto rows = cast<RankedTensorType>(write.getUpdate().getType());
  auto isAt = [](Value start, int64_t number) {
    return stablehlo::getConstantInteger(start) == number;
  };
  return rows.getDimSize(0) == 1 &&
         rows.getShape().drop_front() == stack.getShape().drop_front() &&
         isAt(write.getStartIndices().front(), place) &&
         llvm::all_of(write.getStartIndices().drop_front(),
                      [&](Value start) { return isAt(start, 0); });
}

/// A stack of as many slices as the loop has iterations, each of which it writes once; or of
/// one more, at the end or the beginning, which is written behind the loop.
static bool isOverwritten(OpOperand &use) {
  auto loop = dyn_cast<stablehlo::WhileOp>(use.getOwner());
  std::optional<CountedLoop> counted =
      loop ? CountedLoop::match(loop) : std::nullopt;
  auto type = dyn_cast<RankedTensorType>(use.get().getType());
  unsigned carry = use.getOperandNumber();
  DynamicUpdateSliceOp write =
      counted ? counted->getStackWrite(carry) : DynamicUpdateSliceOp();
  if (!write || !type || type.getRank() == 0)
    return false;
  int64_t trips = counted->getTripCount();
  if (type.getDimSize(0) != trips + 1)
    return type.getDimSize(0) == trips;
  stablehlo::IterationIndex index = counted->getSliceIndex(write);
  bool beginsAtZero = std::min(index.at(0), index.at(trips - 1)) == 0;
  return isRowWritten(loop->getResult(carry), beginsAtZero ? trips : 0);
}

bool remat::isUnreadFill(Value value) {
  return !value.use_empty() && llvm::all_of(value.getUses(), isOverwritten);
}
