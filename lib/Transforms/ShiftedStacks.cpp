// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "remat/Transforms/ShiftedStacks.h"
#include "BodySlices.h"
#include "LoopBuilding.h"
#include "SinkInvariants.h"
#include "StackReaders.h"
#include "remat/Analysis/ShardedSize.h"
#include "remat/Transforms/Passes.h"

namespace remat {
#define GEN_PASS_DEF_REMATMERGESHIFTEDSTACKS
#include "remat/Transforms/Passes.h.inc"
} // namespace remat

using namespace mlir;
using namespace remat;
using stablehlo::CountedLoop;
using stablehlo::DynamicUpdateSliceOp;
using stablehlo::WhileOp;

namespace {
/// A carry, and the stacks of what iterations begin and end with.
struct StatePair {
  unsigned state, before, behind;
};

class ShiftedStacks {
public:
  explicit ShiftedStacks(const CountedLoop &loop)
      : loop(loop), op(loop.getLoop()), gone(op->getNumOperands()) {}

  void run();

private:
  DynamicUpdateSliceOp getFullWrite(unsigned carry) const;
  std::optional<unsigned> findStackOf(Value value) const;
  std::optional<StatePair> match(unsigned state) const;
  void merge(const StatePair &pair);
  void widen(unsigned carry, bool isReversed);

  const CountedLoop &loop;
  WhileOp op;
  BitVector gone;
};
} // namespace

/// The write of the carry's stack, of which the loop writes each slice.
DynamicUpdateSliceOp ShiftedStacks::getFullWrite(unsigned carry) const {
  DynamicUpdateSliceOp write = loop.getStackWrite(carry);
  bool isFull = write && !gone.test(carry) && !getDeviceShape(write) &&
                cast<RankedTensorType>(write.getType()).getDimSize(0) ==
                    loop.getTripCount();
  return isFull ? write : DynamicUpdateSliceOp();
}

/// The carry whose slices are the value.
std::optional<unsigned> ShiftedStacks::findStackOf(Value value) const {
  auto type = cast<RankedTensorType>(value.getType());
  for (unsigned carry = 0; carry < gone.size(); ++carry)
    if (DynamicUpdateSliceOp write = getFullWrite(carry);
        write && findRoot(write.getUpdate()) == value &&
        write.getUpdate().getType().getNumElements() == type.getNumElements())
      return carry;
  return std::nullopt;
}

std::optional<StatePair> ShiftedStacks::match(unsigned state) const {
  Block &body = loop.getBody();
  BlockArgument begin = body.getArgument(state);
  Value end = body.getTerminator()->getOperand(state);
  if (state == loop.getCounter() || end == begin ||
      !isa<RankedTensorType>(begin.getType()))
    return std::nullopt;
  std::optional<unsigned> before = findStackOf(begin);
  std::optional<unsigned> behind = findStackOf(findRoot(end));
  if (!before || !behind || *before == *behind ||
      op->getResult(*before).use_empty() || op->getResult(*behind).use_empty())
    return std::nullopt;
  DynamicUpdateSliceOp a = getFullWrite(*before), b = getFullWrite(*behind);
  bool isAlike = a.getType() == b.getType() &&
                 loop.getSliceIndex(a) == loop.getSliceIndex(b);
  return isAlike ? std::optional(StatePair{state, *before, *behind}) : std::nullopt;
}

/// The carry's stack gets one slice more, the last one that the loop would write next.
void ShiftedStacks::widen(unsigned carry, bool isReversed) {
  DynamicUpdateSliceOp write = getFullWrite(carry);
  SmallVector<int64_t> shape(write.getType().getShape());
  auto slice = RankedTensorType::get(ArrayRef(shape).drop_front(),
                                     write.getType().getElementType());
  OpBuilder builder(op);
  Value stack = makeStack(builder, op.getLoc(), shape.front() + 1, slice);
  setFirst(op, carry, stack);
  write->getResult(0).setType(stack.getType());
  moveRows(write, isReversed ? 1 : 0);
}

void ShiftedStacks::merge(const StatePair &pair) {
  Value before = op->getResult(pair.before), behind = op->getResult(pair.behind);
  std::optional<StackReaders> ofBefore = StackReaders::find(before);
  std::optional<StackReaders> ofBehind = StackReaders::find(behind);
  if (!ofBefore || !ofBehind)
    return;
  DynamicUpdateSliceOp dropped = getFullWrite(pair.behind);
  bool isReversed = loop.getSliceIndex(dropped).scale < 0;
  int64_t last = isReversed ? 0 : loop.getTripCount();
  OpBuilder builder(op);
  builder.setInsertionPointAfter(op);
  Location loc = op.getLoc();
  Value place = makeInteger(builder, loc,
                            dropped.getStartIndices().front().getType(), last);
  widen(pair.before, isReversed);
  Value whole = writeSlice(builder, loc, before, op->getResult(pair.state), place);
  ofBefore->redirect(whole, isReversed ? 1 : 0);
  ofBehind->redirect(whole, isReversed ? 0 : 1);
  loop.getBody().getTerminator()->setOperand(pair.behind,
                                             loop.getBody().getArgument(pair.behind));
  dropped.erase();
  gone.set(pair.behind);
}

void ShiftedStacks::run() {
  for (unsigned carry = 0; carry < gone.size(); ++carry)
    if (std::optional<StatePair> pair = match(carry))
      merge(*pair);
  if (gone.any())
    removeCarries(op, gone);
}

void remat::mergeShiftedStacks(func::FuncOp function) {
  for (WhileOp loop : collectLoops(function))
    if (std::optional<CountedLoop> counted = CountedLoop::match(loop))
      ShiftedStacks(*counted).run();
}

namespace {
struct RematMergeShiftedStacks
    : public remat::impl::RematMergeShiftedStacksBase<RematMergeShiftedStacks> {
  using RematMergeShiftedStacksBase::RematMergeShiftedStacksBase;

  void runOnOperation() override { mergeShiftedStacks(getOperation()); }
};
} // namespace
