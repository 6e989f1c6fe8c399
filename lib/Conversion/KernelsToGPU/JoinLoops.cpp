// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// One loop for the sums of a thread. Neighbouring columns, and several sums
/// over the same rows, come as loops behind each other; joined, what they read
/// of a row is one access, what they compute of the row is computed once, and
/// an operand of several is read once:
///
///   for %r (%a += load %x[%r, 0]) ; for %r (%b += load %x[%r, 1])
///     ->  for %r (%a += load %x[%r, 0], %b += load %x[%r, 1])
///
/// Each sum keeps its order. Several rows are then read before the first is
/// added.

#include "../KernelsToHost/ElementEmitter.h"
#include "JoinOps.h"
#include "KernelsToGPU.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/SCF/Utils/Utils.h"
#include "mlir/Dialect/Utils/StaticValueUtils.h"
#include "mlir/IR/Dominance.h"
#include "mlir/Transforms/CSE.h"
#include "llvm/Support/MathExtras.h"
#include <numeric>

using namespace mlir;
using namespace remat;

/// Bytes that a thread reads ahead.
static constexpr int64_t bytesAhead = 192;
static constexpr uint64_t mostRowsAhead = 8;
static constexpr uint64_t bytesOfRowAhead = 128;
/// Sums of a loop at most: each is a register, beside what is read for all of
/// them.
static constexpr unsigned mostSums = 32;

bool remat::isReading(Operation *op) {
  return !op->walk([](Operation *inner) {
              bool isGood = isa<memref::LoadOp, scf::ForOp, scf::IfOp>(inner) ||
                            inner->hasAttr(streamedAttrName) ||
                            isMemoryEffectFree(inner);
              return isGood ? WalkResult::advance() : WalkResult::interrupt();
            }).wasInterrupted();
}

std::optional<SmallVector<Operation *>> remat::findBetween(Operation *first,
                                                           Operation *later) {
  llvm::SmallPtrSet<Operation *, 16> needed;
  auto require = [&](Operation *op) {
    op->walk([&](Operation *inner) {
      for (Value operand : inner->getOperands())
        if (Operation *made = operand.getDefiningOp())
          if (Operation *above =
                  later->getBlock()->findAncestorOpInBlock(*made))
            needed.insert(above);
    });
  };
  require(later);
  SmallVector<Operation *> between;
  for (Operation *op = later->getPrevNode(); op != first;
       op = op->getPrevNode()) {
    if (!isReading(op))
      return std::nullopt;
    if (!needed.contains(op))
      continue;
    if (op->getNumRegions() > 0)
      return std::nullopt;
    require(op);
    between.push_back(op);
  }
  if (needed.contains(first))
    return std::nullopt;
  return SmallVector<Operation *>(llvm::reverse(between));
}

static bool haveSameBounds(scf::ForOp one, scf::ForOp other) {
  return one.getStaticTripCount() &&
         one.getLowerBound() == other.getLowerBound() &&
         one.getUpperBound() == other.getUpperBound() &&
         one.getStep() == other.getStep();
}

/// Joins later loops of the block with `first`; the loop that results.
static scf::ForOp joinWithLater(scf::ForOp first, IRRewriter &rewriter) {
  for (Operation *next = first->getNextNode(); next;) {
    auto loop = dyn_cast<scf::ForOp>(next);
    next = next->getNextNode();
    if (!loop || !haveSameBounds(first, loop) || !isReading(loop) ||
        first.getNumResults() + loop.getNumResults() > mostSums)
      continue;
    std::optional<SmallVector<Operation *>> between = findBetween(first, loop);
    if (!between)
      continue;
    for (Operation *op : *between)
      rewriter.moveOpBefore(op, first);
    rewriter.moveOpAfter(loop, first);
    first = fuseIndependentSiblingForLoops(first, loop, rewriter);
  }
  return first;
}

static void joinIn(Block &block, IRRewriter &rewriter) {
  for (Operation *op = &block.front(); op; op = op->getNextNode()) {
    auto loop = dyn_cast<scf::ForOp>(op);
    if (loop && loop.getStaticTripCount() && isReading(loop))
      op = joinWithLater(loop, rewriter);
    for (Region &region : op->getRegions())
      for (Block &inner : region)
        joinIn(inner, rewriter);
  }
}

void remat::joinLoops(gpu::GPUFuncOp function) {
  IRRewriter rewriter(function.getContext());
  joinIn(function.getBody().front(), rewriter);
  DominanceInfo dominance(function);
  eliminateCommonSubExpressions(rewriter, dominance, function);
}

/// Bytes of the device's memory that an iteration reads at places of its own.
static int64_t countBytes(scf::ForOp loop) {
  int64_t bytes = 0;
  for (auto load : loop.getBody()->getOps<memref::LoadOp>())
    if (!loop.isDefinedOutsideOfLoop(load.getIndices().front()) &&
        !load.getMemRefType().getMemorySpace())
      bytes += getElementBytes(load.getType());
  return bytes;
}

/// As many iterations as a thread reads ahead, of those that divide the loop; 1 where it is
/// not worth it.
static uint64_t chooseFactor(scf::ForOp loop) {
  int64_t bytes = countBytes(loop);
  uint64_t trips = loop.getStaticTripCount()->getZExtValue();
  for (uint64_t factor = mostRowsAhead; factor > 1; --factor)
    if (bytes > 0 && trips > factor && trips % factor == 0 &&
        bytes * int64_t(factor) <= bytesAhead)
      return factor;
  return 1;
}

/// What is loaded at places that no other load tells, in front of all that is
/// computed.
static void moveLoadsToFront(Block &block) {
  SmallVector<Operation *> front;
  llvm::SmallPtrSet<Operation *, 16> known;
  auto move = [&](Operation *op, auto &&again) -> bool {
    if (op->getBlock() != &block || known.contains(op))
      return true;
    if (!isMemoryEffectFree(op) || op->getNumRegions() > 0)
      return false;
    for (Value operand : op->getOperands())
      if (Operation *made = operand.getDefiningOp())
        if (!again(made, again))
          return false;
    known.insert(op);
    front.push_back(op);
    return true;
  };
  for (auto load : block.getOps<memref::LoadOp>()) {
    Operation *index = load.getIndices().front().getDefiningOp();
    if (index && !move(index, move))
      continue;
    known.insert(load);
    front.push_back(load);
  }
  for (Operation *op : llvm::reverse(front))
    op->moveBefore(&block, block.begin());
}

void remat::readRowsAhead(gpu::GPUFuncOp function) {
  SmallVector<scf::ForOp> loops;
  function.walk([&](scf::ForOp loop) {
    if (loop.getNumResults() > 0 && loop.getStaticTripCount() &&
        loop.getBody()->getOps<scf::ForOp>().empty() && isReading(loop))
      loops.push_back(loop);
  });
  for (scf::ForOp loop : loops) {
    Block *body = loop.getBody();
    uint64_t factor = chooseFactor(loop);
    if (factor == 1)
      continue;
    (void)loopUnrollByFactor(loop, factor);
    moveLoadsToFront(*body);
  }
}

/// The same for a row of a block, whose multiprocessor has few threads: down to half of what
/// may be read ahead to divide the loop, and all of it with a rest where none does.
static uint64_t chooseFactorOfRow(scf::ForOp loop) {
  constexpr uint64_t mostIterations = 16;
  uint64_t bytes = countBytes(loop);
  uint64_t trips = loop.getStaticTripCount()->getZExtValue();
  uint64_t most = std::min(bytesOfRowAhead / bytes, mostIterations);
  if (trips <= most)
    return trips;
  for (uint64_t factor = most; factor > 1 && factor >= most / 2; --factor)
    if (trips % factor == 0)
      return factor;
  return std::max<uint64_t>(1, std::min(most, trips / 2));
}

/// Whether the loop does no more than read, and keep what it has read in shared memory.
static bool isReadingAhead(scf::ForOp loop) {
  return llvm::all_of(*loop.getBody(), [](Operation &op) {
    auto store = dyn_cast<memref::StoreOp>(op);
    return (store && store.getMemRefType().getMemorySpace()) || isReading(&op);
  });
}

/// The name is that of the attribute of LLVM's branches, to which conversions hand it on.
void remat::keepLoop(scf::ForOp loop) {
  MLIRContext *context = loop.getContext();
  auto yes = BoolAttr::get(context, true);
  LLVM::LoopUnrollAttr unroll =
      LLVM::LoopUnrollAttr::get(context, yes, {}, {}, {}, {}, {}, {});
  loop->setAttr("loop_annotation",
                LLVM::LoopAnnotationAttr::get(context, {}, {}, {}, unroll, {}, {}, {},
                                              {}, {}, {}, {}, {}, {}, {}, {}));
}

/// Unrolls the loop of a row, so that its loads stand in front where it does not write. What
/// is left is unrolled, too. LLVM would find that a later loop reads the same again, and keep
/// all of it in registers.
static void readAhead(scf::ForOp loop, uint64_t factor) {
  uint64_t trips = loop.getStaticTripCount()->getZExtValue();
  if (factor == trips) {
    (void)loopUnrollFull(loop);
    return;
  }
  if (factor == 1)
    return keepLoop(loop);
  FailureOr<UnrolledLoopInfo> unrolled = loopUnrollByFactor(loop, factor);
  if (failed(unrolled))
    return;
  if (std::optional<scf::ForOp> whole = unrolled->mainLoopOp) {
    if (isReadingAhead(*whole))
      moveLoadsToFront(*whole->getBody());
    keepLoop(*whole);
  }
  if (std::optional<scf::ForOp> rest = unrolled->epilogueLoopOp)
    (void)loopUnrollFull(*rest);
}

void remat::readBlocksAhead(gpu::GPUFuncOp function) {
  // Loops inside of sums are those of threads that are alone.
  auto isInSum = [](scf::ForOp loop) {
    auto outer = loop->getParentOfType<scf::ForOp>();
    return outer && outer.getNumResults() > 0;
  };
  SmallVector<scf::ForOp> loops;
  function.walk([&](scf::ForOp loop) {
    if (loop.getStaticTripCount() && loop.getBody()->getOps<scf::ForOp>().empty() &&
        countBytes(loop) > 0 && !isInSum(loop))
      loops.push_back(loop);
  });
  for (scf::ForOp loop : loops)
    readAhead(loop, chooseFactorOfRow(loop));
}

//===----------------------------------------------------------------------===//
// Alignment
//===----------------------------------------------------------------------===//

/// A number that divides the index, as its constants and loops tell; 0 for 0.
static int64_t findDivisor(Value index) {
  if (std::optional<int64_t> constant = getConstantIntValue(index))
    return std::abs(*constant);
  if (auto argument = dyn_cast<BlockArgument>(index)) {
    auto loop = dyn_cast<scf::ForOp>(argument.getOwner()->getParentOp());
    return loop && index == loop.getInductionVar()
               ? std::gcd(findDivisor(loop.getLowerBound()),
                          findDivisor(loop.getStep()))
               : 1;
  }
  Operation *op = index.getDefiningOp();
  if (isa<arith::AddIOp, arith::SubIOp, arith::RemUIOp>(op))
    return std::gcd(findDivisor(op->getOperand(0)),
                    findDivisor(op->getOperand(1)));
  if (isa<arith::MulIOp>(op)) {
    int64_t product;
    bool isTooLarge =
        llvm::MulOverflow(findDivisor(op->getOperand(0)),
                          findDivisor(op->getOperand(1)), product);
    return isTooLarge ? 1 : product;
  }
  if (auto division = dyn_cast<arith::DivUIOp>(op)) {
    int64_t dividend = findDivisor(division.getLhs());
    std::optional<int64_t> divisor = getConstantIntValue(division.getRhs());
    return divisor && *divisor > 0 && dividend % *divisor == 0
               ? dividend / *divisor
               : 1;
  }
  return 1;
}

void remat::declareAlignment(gpu::GPUFuncOp function) {
  constexpr int64_t most = 16;
  auto declare = [&](auto access) {
    int64_t bytes = getElementBytes(access.getMemRefType().getElementType());
    int64_t aligned =
        std::gcd(most, findDivisor(access.getIndices().front()) * bytes);
    // Arguments of more than one element begin so, and their parts, and rows that are
    // kept; others need not.
    Value memory = access.getMemRef();
    bool isOther =
        access.getMemRefType().getNumElements() == 1 ||
        memory.getDefiningOp<memref::GetGlobalOp>() ||
        (access.getMemRefType().getMemorySpace() && isa<BlockArgument>(memory));
    if (!isOther && aligned > bytes)
      access.setAlignment(aligned);
  };
  function.walk([&](memref::LoadOp load) { declare(load); });
  function.walk([&](memref::StoreOp store) { declare(store); });
}
