// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "remat/Transforms/MergeStacks.h"
#include "BodySlices.h"
#include "LoopBuilding.h"
#include "SinkInvariants.h"
#include "mlir/IR/Matchers.h"

using namespace mlir;
using namespace remat;
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

/// An earlier carry that is equal in every iteration; the carry itself if there is none.
static unsigned findEqual(WhileOp loop, unsigned carry) {
  DynamicUpdateSliceOp write = findWrite(loop, carry);
  for (unsigned other = 0; write && other < carry; ++other)
    if (loop->getOperand(other) == loop->getOperand(carry))
      if (DynamicUpdateSliceOp same = findWrite(loop, other);
          same && areEqual(same, write))
        return other;
  return carry;
}

static void mergeEqualStacks(WhileOp loop) {
  BitVector gone(loop->getNumOperands());
  SmallVector<Operation *> writes;
  for (unsigned carry = 0; carry < gone.size(); ++carry) {
    unsigned other = findEqual(loop, carry);
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
