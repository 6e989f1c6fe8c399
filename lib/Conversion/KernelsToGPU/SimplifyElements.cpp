// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// One read of each element of a row. A softmax goes over its row for the maximum,
/// for the sum and for the results; where a thread's part of the row is short, its
/// loops are unrolled, and what the first one loads stays in registers:
///
///   for %i (load %x[%i]) ; for %i (load %x[%i])   ->   load %x[0], load %x[1], ...
///
/// Operands are values: a second load of a place gives what the first one gave,
/// even where a result has overwritten it since.

#include "JoinOps.h"
#include "KernelsToGPU.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/SCF/Utils/Utils.h"
#include "mlir/IR/Dominance.h"
#include "mlir/IR/Matchers.h"
#include "mlir/Dialect/Utils/StaticValueUtils.h"
#include "mlir/Transforms/CSE.h"
#include "mlir/Transforms/ControlFlowSinkUtils.h"
#include "mlir/Transforms/GreedyPatternRewriteDriver.h"

using namespace mlir;
using namespace remat;

/// Bytes that a thread of a block keeps of a row at most, beside what the block keeps in
/// shared memory: of two such blocks a multiprocessor has 64 registers for each thread.
static constexpr int64_t mostKeptBytesOfBlock = 128;

/// Loops of one length that stand behind each other, and what they read.
using RowPass = std::tuple<Value, Block *, int64_t>;

static bool isInnermost(scf::ForOp loop) {
  return !loop.getBody()
              ->walk([](scf::ForOp) { return WalkResult::interrupt(); })
              .wasInterrupted();
}

/// The innermost loops of known length over parts of operands.
static llvm::MapVector<RowPass, SmallVector<scf::ForOp>>
findReaders(gpu::GPUFuncOp function, unsigned inputs) {
  llvm::MapVector<RowPass, SmallVector<scf::ForOp>> readers;
  function.walk([&](memref::LoadOp load) {
    auto loop = load->getParentOfType<scf::ForOp>();
    if (!loop || !isOperand(load.getMemRef(), function, inputs) ||
        !loop.getStaticTripCount() || !isInnermost(loop) ||
        loop.isDefinedOutsideOfLoop(load.getIndices().front()))
      return;
    int64_t trips = loop.getStaticTripCount()->getSExtValue();
    SmallVector<scf::ForOp> &loops =
        readers[{load.getMemRef(), loop->getBlock(), trips}];
    if (!llvm::is_contained(loops, loop))
      loops.push_back(loop);
  });
  return readers;
}

/// Bytes of an operand that an iteration of the loop loads.
static int64_t countLoadedBytes(scf::ForOp loop, Value memory) {
  int64_t bytes = 0;
  loop.walk([&](memref::LoadOp load) {
    if (load.getMemRef() == memory)
      bytes += getElementBytes(load.getType());
  });
  return bytes;
}

/// The loops to unroll, so that operands that several of them read are read once: what is
/// left to them of a block's rows, too.
static SmallVector<scf::ForOp> chooseLoops(gpu::GPUFuncOp function,
                                           unsigned inputs, bool ofBlocks) {
  int64_t kept = 0, keptBytes = 0;
  SmallVector<scf::ForOp> chosen;
  for (auto &[pass, loops] : findReaders(function, inputs)) {
    if (loops.size() < 2)
      continue;
    int64_t trips = std::get<int64_t>(pass);
    kept += trips;
    keptBytes += trips * countLoadedBytes(loops.front(), std::get<Value>(pass));
    for (scf::ForOp loop : loops)
      if (!llvm::is_contained(chosen, loop))
        chosen.push_back(loop);
  }
  if (ofBlocks ? keptBytes > mostKeptBytesOfBlock : kept > mostKept)
    chosen.clear();
  return chosen;
}

static void canonicalize(gpu::GPUFuncOp function) {
  MLIRContext *context = function.getContext();
  RewritePatternSet patterns(context);
  scf::ForOp::getCanonicalizationPatterns(patterns, context);
  scf::IfOp::getCanonicalizationPatterns(patterns, context);
  context->getLoadedDialect<arith::ArithDialect>()->getCanonicalizationPatterns(
      patterns);
  for (RegisteredOperationName name : context->getRegisteredOperations())
    if (name.getDialectNamespace() == arith::ArithDialect::getDialectNamespace())
      name.getCanonicalizationPatterns(patterns, context);
  (void)applyPatternsGreedily(function, std::move(patterns));
  IRRewriter rewriter(context);
  DominanceInfo dominance(function);
  eliminateCommonSubExpressions(rewriter, dominance, function);
}

/// The loop over a thread's items where it has one at most, and only threads that
/// have one are there:
///
///   if (%item < 34) for %i = %item to 34 step 48 {...}   ->   if (...) {...}
static void inlineSingleItems(gpu::GPUFuncOp function) {
  SmallVector<scf::ForOp> loops;
  function.walk([&](scf::ForOp loop) {
    auto guard = dyn_cast<scf::IfOp>(loop->getParentOp());
    auto compare =
        guard ? guard.getCondition().getDefiningOp<arith::CmpIOp>() : nullptr;
    std::optional<int64_t> end = getConstantIntValue(loop.getUpperBound());
    std::optional<int64_t> step = getConstantIntValue(loop.getStep());
    if (compare && end && step && *step >= *end &&
        compare.getPredicate() == arith::CmpIPredicate::ult &&
        compare.getLhs() == loop.getLowerBound() &&
        getConstantIntValue(compare.getRhs()) == end &&
        loop.getNumResults() == 0)
      loops.push_back(loop);
  });
  IRRewriter rewriter(function.getContext());
  for (scf::ForOp loop : loops) {
    rewriter.eraseOp(loop.getBody()->getTerminator());
    rewriter.inlineBlockBefore(loop.getBody(), loop, loop.getLowerBound());
    rewriter.eraseOp(loop);
  }
}

static bool writesBetween(Operation *begin, Operation *end) {
  for (Operation *op = begin; op != end; op = op->getNextNode())
    if (op->walk([](memref::StoreOp) { return WalkResult::interrupt(); })
            .wasInterrupted())
      return true;
  return false;
}

/// What only one branch needs is computed there: the tail of a sum by the thread
/// that stores it. Shuffles stay where all threads are.
static void sinkIntoBranches(gpu::GPUFuncOp function, unsigned inputs) {
  auto canMove = [&](Operation *op) {
    return !op->walk([&](Operation *inner) {
                auto load = dyn_cast<memref::LoadOp>(inner);
                bool isGood =
                    load ? isOperand(load.getMemRef(), function, inputs)
                         : isMemoryEffectFree(inner) ||
                               isa<scf::ForOp, scf::IfOp>(inner);
                return isGood ? WalkResult::advance() : WalkResult::interrupt();
              }).wasInterrupted();
  };
  DominanceInfo dominance(function);
  function.walk([&](scf::IfOp branch) {
    SmallVector<Region *> regions;
    for (Region &region : branch->getRegions())
      if (!region.empty())
        regions.push_back(&region);
    controlFlowSink(
        regions, dominance,
        [&](Operation *op, Region *) {
          return op->getBlock() == branch->getBlock() && canMove(op) &&
                 !writesBetween(op, branch);
        },
        [](Operation *op, Region *region) {
          op->moveBefore(&region->front(), region->front().begin());
        });
  });
}

/// Neighbouring elements of a thread: all are read and computed before the first is
/// written, so that LLVM joins their accesses. Whether there are any.
static bool unrollWideLoops(gpu::GPUFuncOp function) {
  SmallVector<scf::ForOp> loops;
  function.walk([&](scf::ForOp loop) {
    if (loop->hasAttr(wideAttrName))
      loops.push_back(loop);
  });
  for (scf::ForOp loop : loops) {
    Block *block = loop->getBlock();
    if (failed(loopUnrollFull(loop)))
      continue;
    // Neighbours behind each other: LLVM joins no stores across those of another result.
    llvm::MapVector<Value, SmallVector<memref::StoreOp>> stores;
    for (auto store : block->getOps<memref::StoreOp>())
      stores[store.getMemRef()].push_back(store);
    for (auto &[memory, ofMemory] : stores)
      for (memref::StoreOp store : ofMemory)
        store->moveBefore(block->getTerminator());
  }
  return !loops.empty();
}

/// x + 0 is 0 for -0, and what it is once it is twice.
static void dropSecondZeros(gpu::GPUFuncOp function) {
  auto getOther = [](arith::AddFOp sum) -> Value {
    if (matchPattern(sum.getRhs(), m_PosZeroFloat()))
      return sum.getLhs();
    return matchPattern(sum.getLhs(), m_PosZeroFloat()) ? sum.getRhs() : Value();
  };
  function.walk([&](arith::AddFOp sum) {
    Value other = getOther(sum);
    auto before = other ? other.getDefiningOp<arith::AddFOp>() : nullptr;
    if (before && getOther(before))
      sum.replaceAllUsesWith(other);
  });
}

/// The branches of a thread's neighbouring elements, step by step.
static void joinAllBranches(gpu::GPUFuncOp function) {
  constexpr int mostSteps = 64;
  for (int step = 0; step < mostSteps && joinBranches(function); ++step) {
    simplifyBranches(function);
    canonicalize(function);
  }
  dropSecondZeros(function);
}

void remat::simplifyElements(gpu::GPUFuncOp function, unsigned inputs,
                             bool joinsSums, bool ofBlocks, bool isWide) {
  isWide |= unrollWideLoops(function);
  canonicalize(function);
  inlineSingleItems(function);
  if (isWide)
    joinAllBranches(function);
  if (joinsSums)
    joinLoops(function);
  // What the sums of neighbours read under the same conditions.
  if (isWide && joinsSums)
    joinAllBranches(function);
  SmallVector<scf::ForOp> loops = chooseLoops(function, inputs, ofBlocks);
  for (scf::ForOp loop : loops)
    (void)loopUnrollFull(loop);
  if (ofBlocks)
    readBlocksAhead(function);
  if (ofBlocks || !loops.empty())
    canonicalize(function);
  simplifyBranches(function);
  mergeLoads(function, [&](Value memory) { return isOperand(memory, function, inputs); });
  sinkIntoBranches(function, inputs);
  if (joinsSums && isWide)
    readRowsAhead(function);
  if (isWide)
    declareAlignment(function);
}
