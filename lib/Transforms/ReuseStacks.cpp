// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "remat/Transforms/ReuseStacks.h"
#include "BodySlices.h"
#include "LoopBuilding.h"
#include "SinkInvariants.h"
#include "StackReaders.h"
#include "remat/Analysis/ChunkRegions.h"
#include "remat/Analysis/ShardedSize.h"
#include "remat/Transforms/Passes.h"

namespace remat {
#define GEN_PASS_DEF_REMATREUSESTACKS
#include "remat/Transforms/Passes.h.inc"
} // namespace remat

using namespace mlir;
using namespace remat;
using stablehlo::CountedLoop;
using stablehlo::DynamicSliceOp;
using stablehlo::DynamicUpdateSliceOp;
using stablehlo::WhileOp;

namespace {
/// Finds what the stacks of one loop can be written over.
class StackReuse {
public:
  explicit StackReuse(const CountedLoop &loop)
      : loop(loop), op(loop.getLoop()), gone(op->getNumOperands()) {}

  /// The loop is another op afterwards, if anything changed.
  void run();

private:
  bool isFill(unsigned carry);
  DynamicUpdateSliceOp getWrite(unsigned carry);
  SmallVector<Value> listCandidates();
  bool isLastReader(Value stack, const StackReaders &readers) const;
  bool canWrite(const StackReaders &readers, RowAccess written) const;
  bool writeOver(unsigned carry, Value stack);
  void replaceFirst(unsigned carry, Value stack, int64_t shift);

  const CountedLoop &loop;
  WhileOp op;
  BitVector gone;
};
} // namespace

/// Whether the carry's stack begins with what costs nothing: rows of another stack are
/// written where they belong.
bool StackReuse::isFill(unsigned carry) {
  Operation *maker = op->getOperand(carry).getDefiningOp();
  return maker && isLightToMake(maker);
}

/// What writes all rows of the carry's stack, some in each iteration; null if there is no
/// such. A carry that is put aside as it comes lies in its stack from the start, and needs
/// one of its own.
DynamicUpdateSliceOp StackReuse::getWrite(unsigned carry) {
  Block &body = loop.getBody();
  auto write = body.getTerminator()
                   ->getOperand(carry)
                   .getDefiningOp<DynamicUpdateSliceOp>();
  BlockArgument stack = body.getArgument(carry);
  if (!write || write.getOperand() != stack || !stack.hasOneUse() ||
      !write->hasOneUse() || op->getResult(carry).use_empty() || !isFill(carry) ||
      !op.getCond().front().getArgument(carry).use_empty() ||
      isa<BlockArgument>(findRoot(write.getUpdate())))
    return {};
  std::optional<RowAccess> rows = findRows(loop, write);
  bool isWhole = rows && std::abs(rows->first.scale) == rows->count &&
                 rows->count * loop.getTripCount() ==
                     cast<RankedTensorType>(write.getType()).getDimSize(0);
  return isWhole ? write : DynamicUpdateSliceOp();
}

/// Values from around that the loop takes rows of, or holds.
SmallVector<Value> StackReuse::listCandidates() {
  llvm::SetVector<Value> candidates;
  for (unsigned carry = 0; carry < gone.size(); ++carry)
    if (!gone.test(carry) && loop.isInvariant(carry))
      candidates.insert(op->getOperand(carry));
  for (auto read : loop.getBody().getOps<DynamicSliceOp>())
    if (!op.getBody().isAncestor(read.getOperand().getParentRegion()))
      candidates.insert(read.getOperand());
  return candidates.takeVector();
}

/// Whether the loop may write over the value: it was made to be kept, the loop reads it, and
/// nobody does behind it. What is a slice of something else has no bytes of its own.
bool StackReuse::isLastReader(Value stack, const StackReaders &readers) const {
  Operation *maker = stack.getDefiningOp();
  if (!maker || maker->getBlock() != op->getBlock() || findViewed(stack) ||
      isa<DynamicSliceOp>(maker) || isLightToMake(maker) || getDeviceShape(stack))
    return false;
  bool isRead = false;
  for (Operation *user : readers.listUsers()) {
    isRead |= user == op;
    if (user != op && !user->isBeforeInBlock(op))
      return false;
  }
  return isRead;
}

/// Whether iterations can write these rows of what the loop reads: with those that one reads
/// they are the same or have none in common, and no later one reads them.
bool StackReuse::canWrite(const StackReaders &readers, RowAccess written) const {
  return llvm::all_of(readers.getReads(), [&](DynamicSliceOp read) {
    if (read->getBlock() != &loop.getBody())
      return !op->isProperAncestor(read);
    std::optional<RowAccess> rows = findRows(loop, read);
    if (!rows || rows->count != written.count ||
        rows->first.scale != written.first.scale)
      return false;
    // Iteration k + n writes what iteration k reads: n whole, and not negative.
    int64_t further = rows->first.offset - written.first.offset;
    return further % written.count == 0 && further / written.first.scale >= 0;
  });
}

/// The carry's stack begins with `stack` from now on, in which the loop writes `shift` rows
/// further.
void StackReuse::replaceFirst(unsigned carry, Value stack, int64_t shift) {
  Block &body = loop.getBody();
  DynamicUpdateSliceOp write = getWrite(carry);
  moveRows(write, shift);
  BlockArgument argument = body.getArgument(carry);
  for (unsigned other = 0; other < gone.size(); ++other)
    if (op->getOperand(other) == stack && loop.isInvariant(other)) {
      body.getArgument(other).replaceAllUsesExcept(argument, body.getTerminator());
      gone.set(other);
    }
  for (OpOperand &use : llvm::make_early_inc_range(stack.getUses()))
    if (use.getOwner()->getBlock() == &body)
      use.set(argument);
  setFirst(op, carry, stack);
  write->getResult(0).setType(stack.getType());
}

bool StackReuse::writeOver(unsigned carry, Value stack) {
  DynamicUpdateSliceOp write = getWrite(carry);
  auto written = cast<RankedTensorType>(write.getType());
  auto type = dyn_cast<RankedTensorType>(stack.getType());
  int64_t more = type && type.getRank() == written.getRank()
                     ? type.getDimSize(0) - written.getDimSize(0)
                     : -1;
  if (more < 0 || more > 1 || getDeviceShape(write) ||
      type.getElementType() != written.getElementType() ||
      type.getShape().drop_front() != written.getShape().drop_front())
    return false;
  std::optional<StackReaders> readers = StackReaders::find(stack);
  std::optional<StackReaders> later = StackReaders::find(op->getResult(carry));
  if (!readers || !isLastReader(stack, *readers) || (more > 0 && !later))
    return false;
  RowAccess rows = *findRows(loop, write);
  for (int64_t shift = 0; shift <= more; ++shift, ++rows.first.offset) {
    if (!canWrite(*readers, rows))
      continue;
    replaceFirst(carry, stack, shift);
    if (more > 0)
      later->redirect(op->getResult(carry), shift);
    return true;
  }
  return false;
}

void StackReuse::run() {
  for (unsigned carry = 0; carry < gone.size(); ++carry) {
    if (gone.test(carry) || !getWrite(carry))
      continue;
    for (Value stack : listCandidates())
      if (writeOver(carry, stack))
        break;
  }
  if (gone.any())
    removeCarries(op, gone);
}

void remat::reuseReadStacks(func::FuncOp function) {
  for (WhileOp loop : collectLoops(function))
    if (std::optional<CountedLoop> counted = CountedLoop::match(loop))
      StackReuse(*counted).run();
}

namespace {
struct RematReuseStacks : public remat::impl::RematReuseStacksBase<RematReuseStacks> {
  using RematReuseStacksBase::RematReuseStacksBase;

  void runOnOperation() override { reuseReadStacks(getOperation()); }
};
} // namespace
