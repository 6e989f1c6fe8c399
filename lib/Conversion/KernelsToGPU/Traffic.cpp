// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// How many bytes of the device's memory a device function reads and writes: the
/// sum over its loads and stores of how often all threads together run them. That
/// follows from the loops around an access: constant bounds, or iterations that
/// are shared among the threads of the grid; and from branches that let some
/// threads pass. A branch that depends on an index counts as taken, and makes the
/// figure an upper bound; of two alternatives the one that moves more counts, which is
/// exact where both move as much (concatenations, updates of slices). Loops with other
/// bounds have no figure.

#include "../KernelsToHost/ElementEmitter.h"
#include "KernelsToGPU.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Utils/StaticValueUtils.h"
#include "mlir/Interfaces/ViewLikeInterface.h"
#include "remat/Dialect/Remat/Remat.h"
#include "llvm/ADT/SetVector.h"
#include "llvm/Support/MathExtras.h"

using namespace mlir;
using namespace remat;

/// As a function declares it, in `remat.profile`.
static DictionaryAttr makeTraffic(MLIRContext *context, const Traffic &traffic) {
  Builder builder(context);
  NamedAttrList entries;
  auto add = [&](StringRef name, int64_t bytes) {
    entries.set(name, builder.getI64IntegerAttr(bytes));
  };
  add("bytesRead", traffic.read);
  add("bytesWritten", traffic.written);
  add("inputBytes", traffic.inputs);
  add("outputBytes", traffic.outputs);
  if (traffic.isUpperBound)
    entries.set("isUpperBound", builder.getUnitAttr());
  return entries.getDictionary(context);
}

namespace {
/// How often an op runs, in all threads together, and whether these are all of the grid.
struct Runs {
  int64_t count = 1;
  bool isUpperBound = false, isOfAll = true;
};

/// Bytes read and written.
struct Moved {
  int64_t bytes[2] = {0, 0};
};

class TrafficCounter {
public:
  TrafficCounter(gpu::GPUFuncOp function, int64_t blocks, int64_t threads,
                 bool isUpperBound)
      : function(function), blocks(blocks), threads(threads),
        isUpperBound(isUpperBound) {}

  /// Null where there is no figure.
  DictionaryAttr count();

private:
  std::optional<Runs> countRuns(Operation *op) const;
  bool isInvariant(Value index, scf::ForOp loop) const;
  bool passLoop(scf::ForOp loop, Runs &runs, bool &isShared) const;
  void passBranch(scf::IfOp branch, Runs &runs, bool &isShared, int64_t ofAll) const;
  /// A thread's number, in the grid or in its block, divided by a constant: that
  /// constant; 0 for other values.
  int64_t getSharing(Value value) const;
  /// Threads of the group in which `value` is a thread's number; 0 for other values.
  int64_t getGroup(Value value) const;
  /// Where threads and blocks have different values: how many values, from 0 on, and of
  /// what. All are those of as many threads.
  struct Spread {
    int64_t extent = 0;
    bool ofThreads = false, ofBlocks = false;
  };
  Spread getSpread(Value value) const;
  bool addAccess(Operation *op, Value memory, bool isWrite, Moved &moved);
  std::optional<Moved> countBlock(Block &block);
  bool mayMerge(memref::LoadOp load, Value root);
  std::optional<Moved> countOp(Operation &op);
  std::optional<Moved> countAlternatives(scf::IfOp branch);

  gpu::GPUFuncOp function;
  int64_t blocks, threads;
  bool isUpperBound;
  llvm::SetVector<Value> touched[2];
  /// By memory and count of its loads in loops that LLVM may unroll, the first loop.
  llvm::DenseMap<std::pair<Value, int64_t>, Operation *> unrolled;
};
} // namespace

/// The argument, table or allocation that `memory` is a part of.
static Value findRoot(Value memory) {
  while (auto view = memory.getDefiningOp<ViewLikeOpInterface>())
    memory = view.getViewSource();
  return memory;
}

int64_t TrafficCounter::getSharing(Value value) const {
  if (value.getDefiningOp<gpu::ThreadIdOp>())
    return blocks == 1 ? 1 : 0;
  if (auto division = value.getDefiningOp<arith::DivUIOp>()) {
    std::optional<int64_t> by = getConstantIntValue(division.getRhs());
    return by && getSharing(division.getLhs()) == 1 ? *by : 0;
  }
  auto sum = value.getDefiningOp<arith::AddIOp>();
  auto product = sum ? sum.getLhs().getDefiningOp<arith::MulIOp>() : nullptr;
  if (!product || !product.getLhs().getDefiningOp<gpu::BlockIdOp>())
    return 0;
  // Or its number modulo what a block has: others of the block have the same.
  int64_t perBlock = sum.getRhs().getDefiningOp<gpu::ThreadIdOp>()
                         ? threads
                         : getGroup(sum.getRhs());
  bool isGrid = perBlock > 0 && getConstantIntValue(product.getRhs()) == perBlock;
  return isGrid ? threads / perBlock : 0;
}

int64_t TrafficCounter::getGroup(Value value) const {
  auto rest = value.getDefiningOp<arith::RemUIOp>();
  if (!rest || !rest.getLhs().getDefiningOp<gpu::ThreadIdOp>())
    return 0;
  std::optional<int64_t> group = getConstantIntValue(rest.getRhs());
  return group && threads % *group == 0 ? *group : 0;
}

TrafficCounter::Spread TrafficCounter::getSpread(Value value) const {
  if (value.getDefiningOp<gpu::ThreadIdOp>())
    return {threads, true, false};
  if (value.getDefiningOp<gpu::BlockIdOp>())
    return {blocks, false, true};
  Operation *op = value.getDefiningOp();
  if (isa_and_present<arith::RemUIOp, arith::DivUIOp>(op)) {
    std::optional<int64_t> by = getConstantIntValue(op->getOperand(1));
    Spread spread = getSpread(op->getOperand(0));
    if (!by || spread.extent == 0 || spread.extent % *by != 0)
      return {};
    spread.extent = isa<arith::RemUIOp>(op) ? *by : spread.extent / *by;
    return spread;
  }
  auto sum = value.getDefiningOp<arith::AddIOp>();
  auto product = sum ? sum.getLhs().getDefiningOp<arith::MulIOp>() : nullptr;
  if (!product)
    return {};
  Spread outer = getSpread(product.getLhs()), inner = getSpread(sum.getRhs());
  bool areApart = !(outer.ofThreads && inner.ofThreads) &&
                  !(outer.ofBlocks && inner.ofBlocks);
  if (!areApart || getConstantIntValue(product.getRhs()) != inner.extent)
    return {};
  return {outer.extent * inner.extent, outer.ofThreads || inner.ofThreads,
          outer.ofBlocks || inner.ofBlocks};
}

/// Whether there is nothing to do where the condition does not hold.
static bool isOneArmed(scf::IfOp branch) {
  return branch.getElseRegion().empty() ||
         branch.elseBlock()->without_terminator().empty();
}

/// False if nothing is known of its iterations.
bool TrafficCounter::passLoop(scf::ForOp loop, Runs &runs,
                              bool &isShared) const {
  std::optional<int64_t> end = getConstantIntValue(loop.getUpperBound());
  std::optional<int64_t> step = getConstantIntValue(loop.getStep());
  if (!end || !step)
    return false;
  if (std::optional<int64_t> begin = getConstantIntValue(loop.getLowerBound())) {
    int64_t trips =
        *end > *begin ? llvm::divideCeil(*end - *begin, *step) : 0;
    return !llvm::MulOverflow(runs.count, trips, runs.count);
  }
  // Each iteration is that of one group of threads.
  int64_t begins = getSpread(loop.getLowerBound()).extent;
  if (begins == 0 || isShared || *step != begins)
    return false;
  int64_t perGroup = blocks * threads / begins;
  isShared = true;
  return !llvm::MulOverflow(runs.count, *end * perGroup, runs.count);
}

void TrafficCounter::passBranch(scf::IfOp branch, Runs &runs,
                                bool &isShared, int64_t ofAll) const {
  auto compare = branch.getCondition().getDefiningOp<arith::CmpIOp>();
  std::optional<int64_t> bound =
      compare ? getConstantIntValue(compare.getRhs()) : std::nullopt;
  if (bound && isOneArmed(branch)) {
    auto predicate = compare.getPredicate();
    int64_t group = getGroup(compare.getLhs());
    if (predicate == arith::CmpIPredicate::ult && group > 0 &&
        runs.count % group == 0) {
      runs.count = runs.count / group * *bound;
      runs.isOfAll = false;
      return;
    }
    // Loops that are shared know themselves how far they go.
    int64_t perGroup = getSharing(compare.getLhs());
    if (predicate == arith::CmpIPredicate::ult && perGroup > 0) {
      runs.isOfAll &= blocks * threads <= *bound * perGroup;
      if (!isShared)
        runs.count = runs.count / (blocks * threads) *
                     std::min(blocks * threads, *bound * perGroup);
      return;
    }
    if (predicate == arith::CmpIPredicate::eq && *bound == 0 && !isShared &&
        getSharing(compare.getLhs()) == 1) {
      isShared = true;
      return;
    }
    if (int64_t extent = getSpread(compare.getLhs()).extent;
        predicate == arith::CmpIPredicate::eq && *bound == 0 && extent > 0 && !isShared) {
      // Of some threads it may be more than that part, but of no more than all are.
      if (!runs.isOfAll) {
        runs.isUpperBound = true;
        runs.count = std::min(runs.count, ofAll / extent);
        return;
      }
      runs.count /= extent;
      return;
    }
  }
  // What differs between two alternatives is known where both have been counted.
  runs.isUpperBound |= isOneArmed(branch);
}

std::optional<Runs> TrafficCounter::countRuns(Operation *op) const {
  Runs runs;
  bool isShared = false;
  // Fractions of groups come last: the loops outside make whole ones.
  SmallVector<scf::IfOp> branches;
  for (Operation *parent = op->getParentOp(); !isa<gpu::GPUFuncOp>(parent);
       parent = parent->getParentOp()) {
    if (auto branch = dyn_cast<scf::IfOp>(parent)) {
      branches.push_back(branch);
      continue;
    }
    auto loop = dyn_cast<scf::ForOp>(parent);
    if (!loop || !passLoop(loop, runs, isShared))
      return std::nullopt;
  }
  int64_t whole = runs.count;
  if (!isShared && llvm::MulOverflow(whole, blocks * threads, runs.count))
    return std::nullopt;
  int64_t ofAll = runs.count;
  for (scf::IfOp branch : llvm::reverse(branches)) {
    bool wasShared = isShared;
    passBranch(branch, runs, isShared, ofAll);
    if (isShared && !wasShared)
      runs.count = whole;
  }
  return runs;
}

/// Whether an index does not depend on the loop's counter.
bool TrafficCounter::isInvariant(Value index, scf::ForOp loop) const {
  if (index == loop.getInductionVar())
    return false;
  if (loop.isDefinedOutsideOfLoop(index))
    return true;
  Operation *op = index.getDefiningOp();
  if (!op) {
    auto inner = dyn_cast<scf::ForOp>(index.getParentBlock()->getParentOp());
    return inner && index == inner.getInductionVar() &&
           inner.getStaticTripCount();
  }
  return llvm::all_of(op->getOperands(), [&](Value operand) {
    return isInvariant(operand, loop);
  });
}

/// Bytes of an element that are loaded: LLVM leaves out what is cut off.
static int64_t getLoadedBytes(memref::LoadOp load) {
  int64_t bytes = getElementBytes(load.getType()), used = 0;
  for (Operation *user : load->getUsers()) {
    auto cut = dyn_cast<arith::TruncIOp>(user);
    used = std::max(used, cut ? getElementBytes(cut.getType()) : bytes);
  }
  return used;
}

/// Iterations of all loops around the load, if LLVM may unroll them all; else none.
static std::optional<int64_t> countUnrolled(memref::LoadOp load) {
  constexpr int64_t mostUnrolled = 128;
  int64_t count = 1;
  for (auto loop = load->getParentOfType<scf::ForOp>(); loop;
       loop = loop->getParentOfType<scf::ForOp>()) {
    std::optional<APInt> trips = loop.getStaticTripCount();
    if (!trips || trips->isZero() || trips->sgt(mostUnrolled / count))
      return std::nullopt;
    count *= trips->getSExtValue();
  }
  return count > 1 ? std::optional(count) : std::nullopt;
}

/// Whether two nests read the memory as often: unrolled, LLVM may find that they read
/// the same elements, and loads them once.
bool TrafficCounter::mayMerge(memref::LoadOp load, Value root) {
  std::optional<int64_t> count = countUnrolled(load);
  if (!count)
    return false;
  auto [first, isNew] = unrolled.try_emplace({root, *count}, load->getParentOp());
  return !isNew && first->second != load->getParentOp();
}

bool TrafficCounter::addAccess(Operation *op, Value memory, bool isWrite,
                               Moved &moved) {
  auto type = cast<MemRefType>(memory.getType());
  Value root = findRoot(memory);
  if (type.getMemorySpace() || root.getDefiningOp<memref::AllocaOp>())
    return true;
  std::optional<Runs> runs = countRuns(op);
  int64_t bytes;
  auto loaded = dyn_cast<memref::LoadOp>(op);
  int64_t each = loaded ? getLoadedBytes(loaded)
                        : getElementBytes(type.getElementType());
  if (!runs || llvm::MulOverflow(runs->count, each, bytes))
    return false;
  if (loaded)
    isUpperBound |= mayMerge(loaded, root);
  // An outer loop that the place does not depend on may be left out.
  if (loaded)
    for (auto loop = op->getParentOfType<scf::ForOp>(); loop;
         loop = loop->getParentOfType<scf::ForOp>())
      isUpperBound |= loop.getStaticTripCount() &&
                      isInvariant(loaded.getIndices().front(), loop);
  isUpperBound |= runs->isUpperBound;
  touched[isWrite].insert(memory);
  return !llvm::AddOverflow(moved.bytes[isWrite], bytes, moved.bytes[isWrite]);
}

/// False where there is nothing to add, or too much.
static bool addTo(Moved &moved, const std::optional<Moved> &more) {
  return more &&
         !llvm::AddOverflow(moved.bytes[0], more->bytes[0], moved.bytes[0]) &&
         !llvm::AddOverflow(moved.bytes[1], more->bytes[1], moved.bytes[1]);
}

/// The greater of both, by kind.
std::optional<Moved> TrafficCounter::countAlternatives(scf::IfOp branch) {
  std::optional<Moved> one = countBlock(*branch.thenBlock());
  std::optional<Moved> other = countBlock(*branch.elseBlock());
  if (!one || !other)
    return std::nullopt;
  for (bool isWrite : {false, true}) {
    isUpperBound |= one->bytes[isWrite] != other->bytes[isWrite];
    one->bytes[isWrite] =
        std::max(one->bytes[isWrite], other->bytes[isWrite]);
  }
  return one;
}

std::optional<Moved> TrafficCounter::countOp(Operation &op) {
  Moved moved;
  if (auto load = dyn_cast<memref::LoadOp>(op))
    return addAccess(load, load.getMemRef(), false, moved)
               ? std::optional(moved)
               : std::nullopt;
  if (auto store = dyn_cast<memref::StoreOp>(op))
    return addAccess(store, store.getMemRef(), true, moved)
               ? std::optional(moved)
               : std::nullopt;
  if (isa<linalg::LinalgOp, memref::CopyOp, CallOpInterface>(op))
    return std::nullopt;
  if (auto branch = dyn_cast<scf::IfOp>(op);
      branch && !isOneArmed(branch))
    return countAlternatives(branch);
  for (Region &region : op.getRegions())
    for (Block &block : region)
      if (!addTo(moved, countBlock(block)))
        return std::nullopt;
  return moved;
}

/// Nothing where there is no figure.
std::optional<Moved> TrafficCounter::countBlock(Block &block) {
  Moved moved;
  for (Operation &op : block)
    if (!addTo(moved, countOp(op)))
      return std::nullopt;
  return moved;
}


DictionaryAttr TrafficCounter::count() {
  std::optional<Moved> moved = countBlock(function.getBody().front());
  if (!moved)
    return {};
  auto sum = [](const llvm::SetVector<Value> &memories) {
    int64_t total = 0;
    for (Value memory : memories) {
      auto type = cast<MemRefType>(memory.getType());
      total += type.getNumElements() * getElementBytes(type.getElementType());
    }
    return total;
  };
  return makeTraffic(function.getContext(),
                     {moved->bytes[0], moved->bytes[1], sum(touched[0]), sum(touched[1]),
                      isUpperBound});
}

void remat::declareTraffic(gpu::GPUFuncOp function, bool isUpperBound) {
  auto blocks = function.getKnownGridSize();
  auto threads = function.getKnownBlockSize();
  if (!blocks || !threads)
    return;
  if (DictionaryAttr traffic =
          TrafficCounter(function, blocks->front(), threads->front(),
                         isUpperBound)
              .count())
    function->setAttr(RematDialect::profileAttrName, traffic);
}

void remat::declareTraffic(gpu::GPUFuncOp function, const Traffic &traffic) {
  function->setAttr(RematDialect::profileAttrName,
                    makeTraffic(function.getContext(), traffic));
}
