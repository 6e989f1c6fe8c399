// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// One load for each place that a thread reads, as LLVM will have it: what functions declare
/// to read is what they read.

#include "JoinOps.h"
#include "KernelsToGPU.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/IR/Dominance.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"
#include "mlir/Transforms/CSE.h"

using namespace mlir;
using namespace remat;

/// The memory, and the index.
using Place = std::pair<Value, Value>;

static Place getPlace(memref::LoadOp load) {
  return {load.getMemRef(), load.getIndices().front()};
}

bool remat::isOperand(Value memory, gpu::GPUFuncOp function, unsigned inputs) {
  auto argument = dyn_cast<BlockArgument>(memory);
  if (argument && argument.getOwner() != &function.getBody().front())
    return false;
  if (argument && argument.getArgNumber() < inputs)
    return true;
  return (argument || memory.getDefiningOp<memref::ViewOp>()) &&
         llvm::none_of(memory.getUsers(), llvm::IsaPred<memref::StoreOp>);
}

/// Indices of what either of two branches reads are computed in front of them, where they are
/// equal to others.
static void moveIndicesUp(Operation *function) {
  function->walk([&](scf::IfOp branch) {
    if (branch.getElseRegion().empty())
      return;
    for (Region &region : branch->getRegions())
      for (Operation &op : llvm::make_early_inc_range(region.getOps())) {
        bool isOfIndices =
            op.getNumResults() == 1 && op.getResult(0).getType().isIndex() &&
            op.getNumRegions() == 0 && isPure(&op) &&
            llvm::all_of(op.getOperandTypes(), [](Type type) { return type.isIndex(); });
        if (isOfIndices && llvm::all_of(op.getOperands(), [&](Value operand) {
              return !branch->isAncestor(operand.getParentBlock()->getParentOp());
            }))
          op.moveBefore(branch);
      }
  });
}

/// What both branches read, and what is read behind them, is read in front of them:
///
///   if (%c) load %x[%i] else load %x[%i]   ->   load %x[%i]; if (%c) ...
static void moveLoadsUp(Operation *function, function_ref<bool(Value)> isOperand) {
  function->walk([&](scf::IfOp branch) {
    if (branch.getElseRegion().empty())
      return;
    llvm::SmallDenseSet<Place> inElse;
    for (auto load : branch.elseBlock()->getOps<memref::LoadOp>())
      inElse.insert(getPlace(load));
    for (auto load :
         llvm::make_early_inc_range(branch.thenBlock()->getOps<memref::LoadOp>())) {
      Operation *index = load.getIndices().front().getDefiningOp();
      if (inElse.contains(getPlace(load)) && isOperand(load.getMemRef()) &&
          !(index && branch->isAncestor(index)))
        load->moveBefore(branch);
    }
  });
  llvm::MapVector<Place, SmallVector<memref::LoadOp>> places;
  function->walk([&](memref::LoadOp load) {
    if (isOperand(load.getMemRef()))
      places[getPlace(load)].push_back(load);
  });
  for (auto &[place, loads] : places)
    for (memref::LoadOp load : loads)
      for (memref::LoadOp other : loads) {
        Operation *above = load->getBlock()->findAncestorOpInBlock(*other);
        if (above && above != other && above->isBeforeInBlock(load))
          load->moveBefore(above);
      }
}

void remat::mergeLoads(Operation *function, function_ref<bool(Value)> isOperand) {
  IRRewriter rewriter(function->getContext());
  DominanceInfo dominance(function);
  moveIndicesUp(function);
  eliminateCommonSubExpressions(rewriter, dominance, function);
  moveLoadsUp(function, isOperand);
  llvm::MapVector<Place, SmallVector<memref::LoadOp>> known;
  SmallVector<memref::LoadOp> again;
  function->walk<WalkOrder::PreOrder>([&](memref::LoadOp load) {
    if (!isOperand(load.getMemRef()))
      return;
    auto &earlier = known[getPlace(load)];
    for (memref::LoadOp first : earlier)
      if (dominance.dominates(first.getOperation(), load)) {
        load.replaceAllUsesWith(first.getResult());
        again.push_back(load);
        return;
      }
    earlier.push_back(load);
  });
  for (memref::LoadOp load : again)
    load.erase();
}
