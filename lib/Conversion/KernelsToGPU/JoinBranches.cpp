// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// One branch for the elements of a thread. Neighbouring elements of a
/// concatenation come from the same operand; joined, their branches have one
/// access:
///
///   %a = if %c { load %x[0] } ... ; %b = if %c { load %x[1] } ...
///     ->  %a, %b = if %c { load %x[0], load %x[1] } ...
///
/// A sum of tensors that are padded to different sides is a concatenation as
/// well: where one branch is taken the other is not, and what adds their
/// results is computed in them.
///
///   %a = if %i >= 2 { load %x } else { 0 } ; %b = if %i <= 1 { load %y } else
///   { 0 } ; %a + %b
///     ->  if %i >= 2 { load %x + 0 } else { 0 + load %y }
///
/// `simplifyBranches` drops the inner conditions that this decides.

#include "JoinOps.h"
#include "KernelsToGPU.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Utils/StaticValueUtils.h"
#include "mlir/IR/IRMapping.h"
#include "mlir/IR/Matchers.h"

using namespace mlir;
using namespace remat;

/// Ops that are computed in both branches at most.
static constexpr size_t mostSunk = 128;

static bool hasSameCondition(scf::IfOp one, scf::IfOp other) {
  return one.getCondition() == other.getCondition();
}

/// Whether `one` and `other` are never taken together.
static bool excludeEachOther(scf::IfOp one, scf::IfOp other) {
  auto bounds = readBounds(one), others = readBounds(other);
  if (!bounds || !others)
    return false;
  for (const Bound &bound : *bounds)
    for (const Bound &next : *others)
      if (bound.index == next.index && bound.range.isApart(next.range))
        return true;
  return false;
}

/// Puts what `later` is made of in front of `first`, and `later` behind it.
static bool moveBehind(scf::IfOp first, scf::IfOp later) {
  std::optional<SmallVector<Operation *>> between = findBetween(first, later);
  if (!between)
    return false;
  for (Operation *op : *between)
    op->moveBefore(first);
  later->moveAfter(first);
  return true;
}

/// What is computed of results of both branches behind them, as far as all else
/// is known in front.
static SmallVector<Operation *> findSunk(scf::IfOp first, scf::IfOp later) {
  llvm::SmallPtrSet<Operation *, 16> made{first, later};
  SmallVector<Operation *> sunk;
  for (Operation *op = later->getNextNode(); op; op = op->getNextNode()) {
    if (!isMemoryEffectFree(op) || op->getNumRegions() > 0 ||
        op->hasTrait<OpTrait::IsTerminator>())
      continue;
    bool usesBranch = false, isKnown = true;
    for (Value operand : op->getOperands()) {
      Operation *maker = operand.getDefiningOp();
      bool isMade = maker && made.contains(maker);
      usesBranch |= isMade;
      isKnown &= isMade || !maker || maker->getBlock() != op->getBlock() ||
                 maker->isBeforeInBlock(first) ||
                 maker->hasTrait<OpTrait::ConstantLike>();
    }
    if (!usesBranch || !isKnown)
      continue;
    made.insert(op);
    sunk.push_back(op);
  }
  return sunk;
}

/// Constants stand in front of all that reads them.
static void moveConstants(ArrayRef<Operation *> readers) {
  for (Operation *op : readers)
    for (Value operand : op->getOperands())
      if (Operation *constant = operand.getDefiningOp();
          constant && constant->hasTrait<OpTrait::ConstantLike>() &&
          constant->getBlock() == op->getBlock())
        constant->moveBefore(&op->getBlock()->front());
}

static SmallVector<Value> findResults(ArrayRef<Operation *> ops) {
  SmallVector<Value> results;
  for (Operation *op : ops)
    for (Value result : op->getResults())
      if (llvm::any_of(result.getUsers(), [&](Operation *user) {
            return !llvm::is_contained(ops, user);
          }))
        results.push_back(result);
  return results;
}

/// What `from`, a block of `first`, computes, and the ops behind it.
static void fill(Block *to, Block *from, scf::IfOp first,
                 ArrayRef<Operation *> behind, ArrayRef<Value> results) {
  if (!to->empty())
    to->back().erase();
  OpBuilder builder = OpBuilder::atBlockEnd(to);
  IRMapping mapping;
  for (Operation &op : from->without_terminator())
    builder.clone(op, mapping);
  for (auto [result, yielded] : llvm::zip_equal(
           first.getResults(), from->getTerminator()->getOperands()))
    mapping.map(result, mapping.lookupOrDefault(yielded));
  for (Operation *op : behind)
    builder.clone(*op, mapping);
  scf::YieldOp::create(builder, first.getLoc(),
                       llvm::map_to_vector(results, [&](Value result) {
                         return mapping.lookup(result);
                       }));
}

/// One branch for both, with `later` and what is computed of them inside.
static void nest(scf::IfOp first, scf::IfOp later, ArrayRef<Operation *> sunk) {
  moveConstants(sunk);
  SmallVector<Operation *> behind{later}, all{first, later};
  llvm::append_range(behind, sunk);
  llvm::append_range(all, sunk);
  SmallVector<Value> results = findResults(all);
  OpBuilder builder(first);
  auto whole =
      scf::IfOp::create(builder, first.getLoc(), TypeRange(ValueRange(results)),
                        first.getCondition(), /*withElseRegion=*/true);
  fill(whole.thenBlock(), first.thenBlock(), first, behind, results);
  fill(whole.elseBlock(), first.elseBlock(), first, behind, results);
  for (auto [result, value] : llvm::zip_equal(results, whole.getResults()))
    result.replaceUsesWithIf(value, [&](OpOperand &use) {
      return !llvm::is_contained(all, use.getOwner()) &&
             !whole->isProperAncestor(use.getOwner());
    });
  for (Operation *op : llvm::reverse(all))
    op->erase();
}

/// Branches of the same condition stand behind each other; canonicalization
/// joins them.
static bool gatherEqual(Block &block) {
  bool hasChanged = false;
  for (auto first : block.getOps<scf::IfOp>()) {
    if (!isReading(first))
      continue;
    SmallVector<scf::IfOp> equal;
    for (Operation *op = first->getNextNode(); op; op = op->getNextNode())
      if (auto later = dyn_cast<scf::IfOp>(op))
        if (hasSameCondition(first, later) && isReading(later))
          equal.push_back(later);
    for (scf::IfOp later : equal)
      hasChanged |= moveBehind(first, later);
  }
  return hasChanged;
}

static bool nestOne(Block &block) {
  SmallVector<scf::IfOp> branches(block.getOps<scf::IfOp>());
  for (auto [number, first] : llvm::enumerate(branches))
    for (scf::IfOp later : ArrayRef(branches).drop_front(number + 1)) {
      if (first.getNumResults() == 0 || later.getNumResults() == 0 ||
          !isReading(first) || !isReading(later) ||
          !excludeEachOther(first, later) || !moveBehind(first, later))
        continue;
      SmallVector<Operation *> sunk = findSunk(first, later);
      if (sunk.size() > mostSunk)
        continue;
      nest(first, later, sunk);
      return true;
    }
  return false;
}

bool remat::joinBranches(gpu::GPUFuncOp function) {
  SmallVector<Block *> blocks;
  function.walk([&](Block *block) { blocks.push_back(block); });
  bool hasChanged = false;
  for (Block *block : blocks)
    hasChanged |= gatherEqual(*block);
  if (hasChanged)
    return true;
  return llvm::any_of(blocks, [](Block *block) { return nestOne(*block); });
}
