// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// Undoes `jax.checkpoint` around what a `scan` runs. Its backward loop makes the
/// forward body's values again, behind a barrier, from the carries that the forward
/// loop stacks. In the pair program (PairProgram.h) both stand in one block: what the
/// backward body repeats is found there, read from the forward body instead, and
/// becomes a stack when both loops are built anew. Then the loops are those that JAX
/// prints without the checkpoint, but for what its partial evaluation would have made in
/// the forward loop.

#include "ImportSteps.h"
#include "LoopInvariants.h"
#include "PairProgram.h"
#include "RepeatedOps.h"
#include "SinkInvariants.h"
#include "remat/Dialect/Remat/Remat.h"
#include "remat/Dialect/StableHLO/StableHLO.h"
#include "remat/Transforms/Import.h"

using namespace mlir;
using namespace remat;

/// Lets the ops of the backward body that repeat forward ones be read from these. Returns
/// whether there are any.
static bool dropRepetitions(PairProgram &program, Operation *turn) {
  RepeatedOps repeated;
  repeated.run(program.getBlock());
  SmallVector<Operation *> dropped;
  for (const auto &[op, earlier] : repeated.getBehindBarriers()) {
    if (op->isBeforeInBlock(turn))
      continue;
    op->replaceAllUsesWith(earlier);
    dropped.push_back(op);
  }
  if (dropped.empty())
    return false;
  for (Operation *op : llvm::reverse(dropped))
    op->erase();
  for (Operation *barrier : repeated.getBarriers()) {
    barrier->replaceAllUsesWith(barrier->getOperands());
    barrier->erase();
  }
  return true;
}

/// Returns whether any pair was built anew. The inner loops of both bodies are a pair in
/// the program of the outer ones.
static bool undoInPairs(Block &block) {
  bool changed = false;
  for (LoopPair &pair : findLoopPairs(block)) {
    PairProgram program(pair, /*sharesInvariants=*/true);
    Operation *turn = program.placeTurn();
    bool isDropped = undoInPairs(program.getBlock());
    isDropped |= dropRepetitions(program, turn);
    if (isDropped)
      rebuildLoops(pair, program);
    changed |= isDropped;
  }
  return changed;
}

static bool hasCheckpointsIn(Block &block) {
  RepeatedOps repeated;
  repeated.run(block);
  if (!repeated.getBarriers().empty())
    return true;
  for (LoopPair &pair : findLoopPairs(block))
    if (hasCheckpointsIn(PairProgram(pair, /*sharesInvariants=*/true).getBlock()))
      return true;
  return llvm::any_of(block.getOps<stablehlo::WhileOp>(), [](auto loop) {
    return hasCheckpointsIn(loop.getBody().front());
  });
}

bool remat::hasCheckpoints(func::FuncOp function) {
  auto loops = function->getAttrOfType<DictionaryAttr>(RematDialect::loopsAttrName);
  if (loops && loops.contains("checkpoints"))
    return true;
  return hasCheckpointsIn(function.getBody().front());
}

static void undoIn(Block &block) {
  undoInPairs(block);
  for (auto loop : block.getOps<stablehlo::WhileOp>())
    undoIn(loop.getBody().front());
}

static SmallVector<stablehlo::WhileOp> listLoops(ModuleOp module) {
  SmallVector<stablehlo::WhileOp> loops;
  module.walk([&](stablehlo::WhileOp loop) { loops.push_back(loop); });
  return loops;
}

void remat::undoCheckpointInLoops(ModuleOp module) {
  bool hasBarriers = false;
  SmallVector<stablehlo::WhileOp> loops = listLoops(module);
  for (stablehlo::WhileOp loop : loops)
    hasBarriers |= !loop.getBody().getOps<stablehlo::OptimizationBarrierOp>().empty();
  if (!hasBarriers)
    return;
  // JAX makes what is the same in all iterations in front of the forward loop, and behind
  // barriers in each iteration of the backward one.
  for (stablehlo::WhileOp loop : loops)
    sinkLightInvariants(loop);
  simplify(module);
  for (auto function : module.getOps<func::FuncOp>())
    if (!function.isExternal())
      undoIn(function.getBody().front());
  for (stablehlo::WhileOp loop : listLoops(module))
    hoistLoopInvariants(loop);
}
