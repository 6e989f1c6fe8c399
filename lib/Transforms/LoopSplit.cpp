// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// Cuts the iterations of a pair in two, so that those of one part may save more
/// than those of the other.
///
/// ```
/// for i in 0..n: h, r[i] = f(h)
/// for i in n-1..0: d = b(d, r[i])
/// ```
/// becomes, with n = m + k,
/// ```
/// for i in 0..m: h, p[i] = f(h)
/// for i in m..n: h, q[i-m] = f(h)
/// for i in n-1..m: d = b(d, q[i-m])
/// for i in m-1..0: d = b(d, p[i])
/// ```
/// Stacks other than those of residuals go from loop to loop.

#include "LoopBuilding.h"
#include "remat/Analysis/ShardedSize.h"
#include "remat/Transforms/LoopPairs.h"

using namespace mlir;
using namespace remat;
using stablehlo::CountedLoop;
using stablehlo::WhileOp;

namespace {
/// Iterations of a loop.
struct Range {
  int64_t begin, end;
  int64_t size() const { return end - begin; }
};

class LoopSplitter {
public:
  LoopSplitter(LoopPair &pair, int64_t lastCount)
      : pair(pair), trips(pair.forward.getTripCount()),
        ranges{{0, trips - lastCount}, {trips - lastCount, trips}} {}

  bool isPossible() const;
  void run();

private:
  struct Part {
    WhileOp forward, backward;
    /// The first row of the residual stacks that is this part's.
    SmallVector<int64_t> firstRows;
  };

  WhileOp cloneRange(const CountedLoop &loop, Range range, ValueRange operands);
  SmallVector<Value> getOperands(const CountedLoop &loop, WhileOp before);
  WhileOp addForward(Part &part, Range range, WhileOp before);
  WhileOp addBackward(Part &part, Range range, WhileOp before);
  void moveStart(Operation *access, OpOperand &start, int64_t firstRow);
  void replace(WhileOp old, WhileOp last);

  LoopPair &pair;
  int64_t trips;
  /// Of the forward loop.
  Range ranges[2];
};
} // namespace

/// The backward loop goes through the iterations straight or backwards.
bool LoopSplitter::isPossible() const {
  auto [scale, offset] = pair.forwardIteration;
  return ranges[0].size() > 1 && ranges[1].size() > 1 &&
         ((scale == 1 && offset == 0) || (scale == -1 && offset == trips - 1));
}

/// A copy of the loop for some of its iterations.
WhileOp LoopSplitter::cloneRange(const CountedLoop &loop, Range range,
                                 ValueRange operands) {
  WhileOp old = loop.getLoop();
  OpBuilder builder(old);
  auto copy = cast<WhileOp>(builder.clone(*old));
  copy->setOperands(operands);
  unsigned counter = loop.getCounter();
  setLimit(*CountedLoop::match(copy), loop.getCounterIndex().at(range.end));
  builder.setInsertionPoint(copy);
  copy->setOperand(counter, makeInteger(builder, old.getLoc(),
                                        old->getOperand(counter).getType(),
                                        loop.getCounterIndex().at(range.begin)));
  return copy;
}

/// What a part of the loop begins with: what the part before it left.
SmallVector<Value> LoopSplitter::getOperands(const CountedLoop &loop,
                                             WhileOp before) {
  SmallVector<Value> operands(loop.getLoop()->getOperands());
  for (auto [carry, operand] : llvm::enumerate(operands))
    if (before && carry != loop.getCounter() && !loop.isInvariant(carry))
      operand = before->getResult(carry);
  return operands;
}

/// The carry becomes a stack of another type, everywhere in the loop.
static void retype(WhileOp loop, unsigned carry, Value operand) {
  loop->setOperand(carry, operand);
  loop->getResult(carry).setType(operand.getType());
  for (Region *region : {&loop.getCond(), &loop.getBody()})
    region->front().getArgument(carry).setType(operand.getType());
  setDevicePartsOfCarries(loop);
}

/// Rows of the stack count from the first one of the part.
void LoopSplitter::moveStart(Operation *access, OpOperand &start,
                             int64_t firstRow) {
  if (firstRow == 0)
    return;
  OpBuilder builder(access);
  Value shift = makeInteger(builder, access->getLoc(), start.get().getType(),
                            firstRow);
  start.set(stablehlo::SubtractOp::create(builder, access->getLoc(),
                                          start.get(), shift));
}

WhileOp LoopSplitter::addForward(Part &part, Range range, WhileOp before) {
  const CountedLoop &loop = pair.forward;
  SmallVector<Value> operands = getOperands(loop, before);
  for (const ResidualStack &stack : pair.stacks)
    operands[stack.written] = loop.getLoop()->getOperand(stack.written);
  part.forward = cloneRange(loop, range, operands);
  CountedLoop copy = *CountedLoop::match(part.forward);
  SmallVector<stablehlo::DynamicUpdateSliceOp> writes;
  for (const ResidualStack &stack : pair.stacks)
    writes.push_back(copy.getStackWrite(stack.written));
  for (auto [stack, write] : llvm::zip_equal(pair.stacks, writes)) {
    stablehlo::IterationIndex row = copy.getSliceIndex(write);
    int64_t first = std::min(row.at(0), row.at(range.size() - 1));
    auto type = cast<RankedTensorType>(operands[stack.written].getType());
    auto slice = RankedTensorType::get(type.getShape().drop_front(),
                                       type.getElementType());
    OpBuilder builder(part.forward);
    retype(part.forward, stack.written,
           makeStack(builder, write.getLoc(), range.size(), slice,
                     getDevicePartOfRow(operands[stack.written])));
    write.getResult().setType(
        cast<RankedTensorType>(part.forward->getOperand(stack.written).getType()));
    setDevicePart(write, getDeviceShape(part.forward->getOperand(stack.written)));
    moveStart(write, write.getStartIndicesMutable()[0], first);
    part.firstRows.push_back(first);
  }
  return part.forward;
}

WhileOp LoopSplitter::addBackward(Part &part, Range range, WhileOp before) {
  const CountedLoop &loop = pair.backward;
  part.backward = cloneRange(loop, range, getOperands(loop, before));
  CountedLoop copy = *CountedLoop::match(part.backward);
  for (auto [stack, firstRow] : llvm::zip_equal(pair.stacks, part.firstRows)) {
    SmallVector<stablehlo::DynamicSliceOp> reads = copy.getStackReads(stack.read);
    retype(part.backward, stack.read, part.forward->getResult(stack.written));
    for (stablehlo::DynamicSliceOp read : reads)
      moveStart(read, read.getStartIndicesMutable()[0], firstRow);
  }
  return part.backward;
}

/// Residual stacks have no uses any more.
void LoopSplitter::replace(WhileOp old, WhileOp last) {
  for (auto [from, to] : llvm::zip_equal(old->getResults(), last->getResults()))
    if (from.getType() == to.getType())
      from.replaceAllUsesWith(to);
  old->erase();
}

void LoopSplitter::run() {
  Part parts[2];
  WhileOp last = addForward(parts[1], ranges[1],
                            addForward(parts[0], ranges[0], {}));
  bool isMirrored = pair.forwardIteration.scale < 0;
  Part &first = parts[isMirrored], &second = parts[!isMirrored];
  int64_t middle = ranges[isMirrored].size();
  WhileOp end = addBackward(second, {middle, trips},
                            addBackward(first, {0, middle}, {}));
  replace(pair.backward.getLoop(), end);
  replace(pair.forward.getLoop(), last);
}

bool remat::splitLoopPair(LoopPair &pair, int64_t lastCount) {
  LoopSplitter splitter(pair, lastCount);
  if (!splitter.isPossible())
    return false;
  splitter.run();
  return true;
}
