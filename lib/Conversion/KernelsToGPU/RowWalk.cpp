// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// Chooses rows by a trial: an element is emitted once, and what of it depends on which
/// dimensions tells what a thread keeps; see the header.

#include "RowWalk.h"
#include "KernelsToGPU.h"
#include "NestBuilder.h"
#include "mlir/Dialect/Utils/IndexingUtils.h"
#include "mlir/IR/Matchers.h"

using namespace mlir;
using namespace remat;

/// Registers of a thread for what it keeps.
static constexpr int64_t mostKeptRegisters = 64;
/// Rows of a thread: more save little.
static constexpr int64_t mostRows = 16;
/// Bytes that a single row saves if it saves a thread anything: waiting for those that read
/// takes time, too. And the part of all bytes of rows that is worth it.
static constexpr int64_t leastOfRow = 64, leastPart = 16;
/// Columns of a block.
static constexpr int64_t mostColumns = 64, leastColumns = 8;

namespace {
/// Sets of dimensions of `RowWalk::shape`, as bits. The last one is that of groups of
/// neighbours; behind it stands the neighbour's number.
using Dims = uint64_t;

/// An element of each root, emitted to find out what it depends on.
class Trial {
public:
  Trial(ArrayRef<Root> roots, ArrayRef<Value> memories, ArrayRef<int64_t> shape,
        int64_t width);

  /// What threads keep that go over rows of dimensions `walked`, in registers; the bytes
  /// that they then read once, those of them that are the same everywhere, and those that
  /// they read of each row. Nothing where they would add up something of each row.
  struct Kept {
    int64_t registers = 0, bytes = 0, sameBytes = 0, rowBytes = 0;
  };
  std::optional<Kept> findKept(Dims walked) const;

private:
  Dims note(Operation &op);
  Dims getDims(Value value) const { return dims.lookup(value); }
  /// Whether it is inside of a loop or branch that depends on such dimensions, or does.
  bool isWalked(Operation *op, Dims walked) const;
  bool isKept(Value value, Dims walked) const;
  int64_t count(Dims of) const { return (of >> shape.size()) & 1 ? width : 1; }

  ArrayRef<int64_t> shape;
  int64_t width;
  OwningOpRef<func::FuncOp> function;
  llvm::DenseMap<Value, Dims> dims;
  llvm::DenseMap<Operation *, Dims> opDims;
  SmallVector<Value> elements;
};
} // namespace

Indices remat::joinParts(ArrayRef<AffineExpr> at, int64_t partSize) {
  Indices joined(at.drop_back());
  joined.back() = joined.back() * partSize + at.back();
  return joined;
}

Trial::Trial(ArrayRef<Root> roots, ArrayRef<Value> memories, ArrayRef<int64_t> shape,
             int64_t width)
    : shape(shape), width(width) {
  Location loc = roots.front().tensor.getLoc();
  OpBuilder builder(loc.getContext());
  SmallVector<Type> types = llvm::map_to_vector(
      memories, [](Value memory) -> Type { return getFlatType(memory.getType()); });
  types.append(shape.size() + 1, builder.getIndexType());
  function = func::FuncOp::create(loc, "trial", builder.getFunctionType(types, {}));
  Block *block = function->addEntryBlock();
  ElementEmitter emitter(builder, loc);
  emitter.useThreads();
  emitter.openBlock(block);
  for (auto [tensor, memory] : llvm::zip(memories, block->getArguments()))
    emitter.bindMemory(tensor, memory);
  Indices at;
  for (auto [number, index] :
       llvm::enumerate(block->getArguments().drop_front(memories.size()))) {
    bool isLast = number + 1 == shape.size(), isNeighbour = number == shape.size();
    int64_t extent = isNeighbour ? width : shape[number] / (isLast ? width : 1);
    dims[index] = Dims(1) << number;
    AffineExpr expr = emitter.addIndex(index, extent);
    if (isNeighbour)
      at.back() = at.back() * width + expr;
    else
      at.push_back(expr);
  }
  for (const Root &root : roots)
    elements.push_back(emitter.emit(root.tensor, joinParts(at, shape.back())));
  for (Operation &op : *block)
    note(op);
}

/// What the op depends on, and all in it.
Dims Trial::note(Operation &op) {
  Dims all = 0;
  for (Value operand : op.getOperands())
    all |= getDims(operand);
  for (Region &region : op.getRegions())
    for (Operation &inner : region.getOps())
      all |= note(inner);
  for (Value result : op.getResults())
    dims[result] = all;
  return opDims[&op] = all;
}

bool Trial::isWalked(Operation *op, Dims walked) const {
  for (; op != function.get().getOperation(); op = op->getParentOp())
    if (opDims.lookup(op) & walked)
      return true;
  return false;
}

/// Whether something of each row is made of it.
bool Trial::isKept(Value value, Dims walked) const {
  Operation *op = value.getDefiningOp();
  return !isWalked(op, walked) &&
         (llvm::is_contained(elements, value) ||
          llvm::any_of(value.getUsers(),
                       [&](Operation *user) { return isWalked(user, walked); }));
}

/// How often an element runs the load.
static int64_t countRuns(memref::LoadOp load) {
  int64_t runs = 1;
  for (auto loop = load->getParentOfType<scf::ForOp>(); loop;
       loop = loop->getParentOfType<scf::ForOp>())
    if (std::optional<APInt> trips = loop.getStaticTripCount())
      runs *= trips->getSExtValue();
  return runs;
}

std::optional<Trial::Kept> Trial::findKept(Dims walked) const {
  Kept kept;
  bool addsUp = false;
  constexpr int64_t registerBits = 32;
  function.get().walk([&](Operation *op) {
    bool isOfRow = isWalked(op, walked);
    addsUp |= isOfRow && isa<scf::ForOp>(op);
    if (auto load = dyn_cast<memref::LoadOp>(op)) {
      int64_t bytes =
          getElementBytes(load.getType()) * count(getDims(load)) * countRuns(load);
      (isOfRow ? kept.rowBytes : getDims(load) ? kept.bytes : kept.sameBytes) += bytes;
    }
    for (Value result : op->getResults())
      if (result.getType().isIntOrFloat() && !matchPattern(result, m_Constant()) &&
          isKept(result, walked))
        kept.registers +=
            llvm::divideCeil(result.getType().getIntOrFloatBitWidth(), registerBits) *
            count(getDims(result));
  });
  return addsUp ? std::nullopt : std::optional(kept);
}

/// Columns of a block: what is next to each other is read together, and no thread is left
/// over, if they divide so. 0 where they divide by nothing good.
static int64_t chooseBlockColumns(int64_t columns) {
  for (int64_t size : {mostColumns / 2, mostColumns / 4})
    if (columns % size == 0)
      return size;
  if (columns <= mostColumns)
    return columns;
  for (int64_t size = mostColumns; size >= leastColumns; --size)
    if (columns % size == 0)
      return size;
  return 0;
}

/// The last dimension as parts of what a block has of it. Empty where it divides by nothing
/// good.
static SmallVector<int64_t> splitLast(ArrayRef<int64_t> shape, int64_t width) {
  int64_t partSize = chooseBlockColumns(shape.back() / width) * width;
  if (partSize == 0)
    return {};
  SmallVector<int64_t> split(shape);
  split.back() /= partSize;
  split.push_back(partSize);
  return split;
}

/// As few blocks as give threads many rows, and as many as fill a device; rather so many that
/// all threads have as many rows. False where there are not so many rows for a thread.
static bool chooseBlocks(RowWalk &walk, int64_t leastRows) {
  walk.blockColumns = chooseBlockColumns(walk.columns);
  if (walk.blockColumns == 0)
    return false;
  walk.sharers = blockThreads / walk.blockColumns;
  int64_t least = llvm::divideCeil(leastWideElements,
                                   walk.countThreads() * walk.batches * walk.columns /
                                       walk.blockColumns);
  int64_t most = std::min(mostRows, walk.rows / (walk.sharers * least));
  if (most < leastRows)
    return false;
  int64_t each = most;
  while (2 * each > most && walk.rows % (walk.sharers * each) != 0)
    --each;
  if (2 * each <= most)
    each = most;
  walk.rowBlocks = llvm::divideCeil(walk.rows, walk.sharers * each);
  return true;
}

/// Bytes that are not read again where threads go over rows so. Threads of their own read what
/// is the same everywhere once.
static int64_t countSaved(const RowWalk &walk, const Trial::Kept &kept) {
  int64_t items = computeProduct(walk.shape) / walk.width;
  int64_t alone = std::min(items, mostBlocks * blockThreads);
  int64_t reading = walk.countBlocks() * walk.blockColumns;
  int64_t saved =
      kept.bytes * (items - reading) + kept.sameBytes * (alone - reading);
  return saved * leastPart < items * kept.rowBytes ? 0 : saved;
}

/// The dimensions that save most, if any do with so many neighbours.
static std::optional<RowWalk> chooseRows(ArrayRef<Root> roots, ArrayRef<Value> memories,
                                         int64_t width, bool &hasTooMany) {
  RowWalk walk;
  walk.shape = splitLast(roots.front().getShape(), width);
  if (walk.shape.empty())
    return std::nullopt;
  walk.width = width;
  ArrayRef<int64_t> shape(walk.shape);
  Trial trial(roots, memories, shape, width);
  std::optional<RowWalk> best;
  int64_t mostSaved = 0;
  for (walk.first = 0; walk.first < shape.size(); ++walk.first)
    for (walk.end = walk.first + 1; walk.end < shape.size(); ++walk.end) {
      std::optional<Trial::Kept> kept =
          trial.findKept((Dims(1) << walk.end) - (Dims(1) << walk.first));
      walk.batches = computeProduct(shape.take_front(walk.first));
      walk.rows = computeProduct(shape.slice(walk.first, walk.end - walk.first));
      walk.columns = computeProduct(shape.drop_front(walk.end)) / width;
      if (!kept || !chooseBlocks(walk, kept->bytes < leastOfRow ? 2 : 1))
        continue;
      int64_t saved = countSaved(walk, *kept);
      if (saved <= mostSaved)
        continue;
      if (kept->registers > mostKeptRegisters) {
        hasTooMany = true;
        continue;
      }
      walk.rowBytes = kept->rowBytes;
      mostSaved = saved;
      best = walk;
    }
  return best;
}

std::optional<RowWalk> remat::chooseRowWalk(ArrayRef<Root> roots,
                                            ArrayRef<Value> memories, int64_t width) {
  constexpr size_t mostDims = 32;
  size_t rank = roots.front().getShape().size();
  if (rank == 0 || rank > mostDims)
    return std::nullopt;
  for (; width > 0; width /= 2) {
    bool hasTooMany = false;
    std::optional<RowWalk> walk = chooseRows(roots, memories, width, hasTooMany);
    if (walk || !hasTooMany)
      return walk;
  }
  return std::nullopt;
}
