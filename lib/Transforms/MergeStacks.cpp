// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "remat/Transforms/MergeStacks.h"
#include "BodySlices.h"
#include "LoopBuilding.h"
#include "SinkInvariants.h"
#include "remat/Dialect/StableHLO/CountedLoop.h"
#include "mlir/IR/Matchers.h"

using namespace mlir;
using namespace remat;
using stablehlo::CountedLoop;
using stablehlo::DynamicUpdateSliceOp;
using stablehlo::WhileOp;

/// What the iteration puts into the carry, if it does nothing else to it.
static DynamicUpdateSliceOp findWrite(WhileOp loop, unsigned carry) {
  Block &body = loop.getBody().front();
  auto write = body.getTerminator()
                   ->getOperand(carry)
                   .getDefiningOp<DynamicUpdateSliceOp>();
  bool isStack = write && write->hasOneUse() && write->getBlock() == &body &&
                 write.getOperand() == body.getArgument(carry);
  return isStack ? write : DynamicUpdateSliceOp();
}

static bool isSameIndex(Value a, Value b) {
  Attribute first, second;
  return a == b || (matchPattern(a, m_Constant(&first)) &&
                    matchPattern(b, m_Constant(&second)) && first == second);
}

static bool areEqual(DynamicUpdateSliceOp a, DynamicUpdateSliceOp b) {
  return a.getUpdate().getType() == b.getUpdate().getType() &&
         findRoot(a.getUpdate()) == findRoot(b.getUpdate()) &&
         llvm::equal(a.getStartIndices(), b.getStartIndices(), isSameIndex);
}

/// The write of a carry whose slices are all written and never read by the loop, so that it
/// does not matter what it begins with.
static DynamicUpdateSliceOp findWholeWrite(const CountedLoop &loop,
                                           unsigned carry) {
  auto type = dyn_cast<RankedTensorType>(
      loop.getBody().getArgument(carry).getType());
  bool hasAll = type && type.getRank() > 0 &&
                type.getDimSize(0) == loop.getTripCount();
  return hasAll ? loop.getStackWrite(carry) : DynamicUpdateSliceOp();
}

static bool areEqualBehind(const CountedLoop &loop, unsigned a, unsigned b) {
  DynamicUpdateSliceOp first = findWholeWrite(loop, a),
                       second = findWholeWrite(loop, b);
  return first && second &&
         first.getUpdate().getType() == second.getUpdate().getType() &&
         findRoot(first.getUpdate()) == findRoot(second.getUpdate()) &&
         loop.getSliceIndex(first) == loop.getSliceIndex(second);
}

/// An earlier carry that is equal in every iteration, or behind the loop where nobody reads it
/// before; the carry itself if there is none.
static unsigned findEqual(WhileOp loop, const std::optional<CountedLoop> &counted,
                          unsigned carry) {
  DynamicUpdateSliceOp write = findWrite(loop, carry);
  for (unsigned other = 0; write && other < carry; ++other) {
    DynamicUpdateSliceOp same = findWrite(loop, other);
    if (!same)
      continue;
    bool beginsAlike = loop->getOperand(other) == loop->getOperand(carry);
    if ((beginsAlike && areEqual(same, write)) ||
        (counted && areEqualBehind(*counted, other, carry)))
      return other;
  }
  return carry;
}

static void mergeEqualStacks(WhileOp loop) {
  BitVector gone(loop->getNumOperands());
  SmallVector<Operation *> writes;
  std::optional<CountedLoop> counted = CountedLoop::match(loop);
  for (unsigned carry = 0; carry < gone.size(); ++carry) {
    unsigned other = findEqual(loop, counted, carry);
    if (other == carry)
      continue;
    writes.push_back(findWrite(loop, carry));
    for (Block *block : {&loop.getCond().front(), &loop.getBody().front()})
      block->getArgument(carry).replaceAllUsesExcept(block->getArgument(other),
                                                     writes.back());
    loop->getResult(carry).replaceAllUsesWith(loop->getResult(other));
    gone.set(carry);
  }
  if (gone.none())
    return;
  Block &body = loop.getBody().front();
  for (unsigned carry : gone.set_bits())
    body.getTerminator()->setOperand(carry, body.getArgument(carry));
  for (Operation *write : writes)
    write->erase();
  removeCarries(loop, gone);
}

void remat::mergeEqualStacks(func::FuncOp function) {
  for (WhileOp loop : collectLoops(function))
    ::mergeEqualStacks(loop);
}
