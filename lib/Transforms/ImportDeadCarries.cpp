// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// Drops what loops carry along and nobody reads.
///
/// JAX saves residuals of constants, too: the gradient of `logaddexp(x, 0)` in a scan has a
/// stack for the tangent of the 0, which the backward loop carries and does not read. Its
/// loop and the one that fills the stack would hold it under every plan. XLA drops such
/// carries as well (xla/service/while_loop_simplifier.cc, TryRemoveDeadWhileParams).
///
/// Loops are visited from the end of each block to its beginning, so that those behind no
/// longer use what those in front make; each before the loops in its body, which then have
/// fewer results that are used. Linear per level of nesting.

#include "ImportSteps.h"
#include "LoopBuilding.h"

#include "mlir/Interfaces/SideEffectInterfaces.h"
#include "mlir/Transforms/RegionUtils.h"
#include "llvm/ADT/BitVector.h"
#include "llvm/ADT/DenseSet.h"

using namespace mlir;
using namespace remat;
using stablehlo::WhileOp;

namespace {
/// Which carries decide on a result that is read, on the end of the loop, or on effects.
/// Carries of loops in the body are looked at one by one, too; any other op with regions
/// needs all that these refer to.
class NeededCarries {
public:
  explicit NeededCarries(WhileOp loop) : loop(loop) {
    for (OpResult result : loop->getResults())
      if (!result.use_empty())
        need(loop, result.getResultNumber());
    needEnd(loop);
    while (!waiting.empty())
      visit(waiting.pop_back_val());
  }
  llvm::BitVector getDead() const;

private:
  void need(WhileOp of, unsigned carry);
  void needEnd(WhileOp of);
  void needOperands(Operation *op);
  void visit(Value value);

  WhileOp loop;
  llvm::DenseSet<std::pair<Operation *, unsigned>> carries;
  llvm::DenseSet<Operation *> visited;
  SmallVector<Value> waiting;
};
} // namespace

void NeededCarries::need(WhileOp of, unsigned carry) {
  if (!carries.insert({of, carry}).second)
    return;
  waiting.push_back(of.getBody().front().getTerminator()->getOperand(carry));
  if (of != loop)
    waiting.push_back(of->getOperand(carry));
}

/// What decides on how often the loop runs, and what its effects take.
void NeededCarries::needEnd(WhileOp of) {
  if (!visited.insert(of).second)
    return;
  llvm::append_range(waiting, of.getCond().front().getTerminator()->getOperands());
  for (Operation &op : of.getBody().front().without_terminator()) {
    if (isMemoryEffectFree(&op))
      continue;
    if (auto inner = dyn_cast<WhileOp>(op)) {
      needEnd(inner);
      for (unsigned carry = 0; carry < inner->getNumOperands(); ++carry)
        need(inner, carry);
    } else {
      needOperands(&op);
    }
  }
}

void NeededCarries::needOperands(Operation *op) {
  if (!visited.insert(op).second)
    return;
  llvm::append_range(waiting, op->getOperands());
  SetVector<Value> captured;
  getUsedValuesDefinedAbove(op->getRegions(), captured);
  llvm::append_range(waiting, captured);
}

void NeededCarries::visit(Value value) {
  if (!loop->isAncestor(value.getParentBlock()->getParentOp()))
    return;
  if (auto argument = dyn_cast<BlockArgument>(value)) {
    need(cast<WhileOp>(argument.getOwner()->getParentOp()),
         argument.getArgNumber());
  } else if (auto inner = value.getDefiningOp<WhileOp>()) {
    needEnd(inner);
    need(inner, cast<OpResult>(value).getResultNumber());
  } else {
    needOperands(value.getDefiningOp());
  }
}

llvm::BitVector NeededCarries::getDead() const {
  llvm::BitVector dead(loop->getNumOperands(), true);
  for (unsigned carry = 0; carry < dead.size(); ++carry)
    if (carries.contains({loop, carry}))
      dead.reset(carry);
  return dead;
}

/// The carries that may go; the body hands them on from now on, so that nothing that it
/// makes is for them. They may have hung together in a circle.
static llvm::BitVector detachDeadCarries(WhileOp loop) {
  llvm::BitVector dead = NeededCarries(loop).getDead();
  // One of these names a sharding for each carry.
  if (loop->hasAttr("mhlo.sharding") || loop->hasAttr("sdy.sharding"))
    dead.reset();
  Block &body = loop.getBody().front();
  for (unsigned carry : dead.set_bits())
    body.getTerminator()->setOperand(carry, body.getArgument(carry));
  return dead;
}

static void visit(Block &block) {
  for (Operation &op : llvm::make_early_inc_range(llvm::reverse(block))) {
    if (isOpTriviallyDead(&op)) {
      op.erase();
      continue;
    }
    auto loop = dyn_cast<WhileOp>(op);
    llvm::BitVector dead;
    if (loop)
      dead = detachDeadCarries(loop);
    for (Region &region : op.getRegions())
      for (Block &inner : region)
        visit(inner);
    if (dead.any())
      dropCarries(loop, dead);
  }
}

void remat::dropDeadCarries(ModuleOp module) {
  for (auto function : module.getOps<func::FuncOp>())
    for (Block &block : function.getBody())
      visit(block);
}
