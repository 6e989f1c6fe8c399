// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "SortKernels.h"
#include "../KernelsToHost/ElementEmitter.h"

using namespace mlir;
using namespace remat;
using IntPredicate = arith::CmpIPredicate;

namespace {
/// One device function.
class SortBuilder {
public:
  SortBuilder(KernelBody &body, DeviceCode &code, const KernelSort &sort,
              const SortMemories &memories)
      : body(body), code(code), sort(sort), form(sort.form), memories(memories),
        b(body.function.getLoc(), body.function.getContext()),
        merger(b, sort.plainColumns, sort.isBefore) {}

  /// Fails where a result would overwrite an operand too early.
  LogicalResult buildTiles();
  void buildMerge(unsigned level);

private:
  void begin(int64_t blocks);
  Value getMemory(unsigned column, unsigned level);
  Value locate(unsigned level, Value row, Value offset);
  LogicalResult load(Value base, Value end);
  bool mayOverwrite(const ElementEmitter &emitter, AffineExpr place);
  void sortTile(Value size, Value rowLength);
  void storeTile(Value row, Value tile, Value size);
  void mergeParts(unsigned level);
  void loadParts(unsigned level, const RunPair &parts, Value fromLeft,
                 Value fromRight);
  void declare(int64_t readBytes, int64_t inputBytes, unsigned level);
  void share(Value count, llvm::function_ref<void(Value)> body) {
    merger.createLoop(thread, count, b.index(blockThreads), body);
  }
  void wait() { gpu::BarrierOp::create(b); }
  Value least(Value a, Value c) { return arith::MinUIOp::create(b, a, c); }
  Value divide(Value a, int64_t by) {
    return by == 1 ? a : Value(arith::DivUIOp::create(b, a, b.index(by)));
  }
  Value remainder(Value a, int64_t by) {
    return by == 1 ? b.index(0)
                   : Value(arith::RemUIOp::create(b, a, b.index(by)));
  }
  Value times(Value a, int64_t factor) { return b.mul(a, b.index(factor)); }

  KernelBody &body;
  DeviceCode &code;
  const KernelSort &sort;
  const SortForm &form;
  const SortMemories &memories;
  ScalarBuilder b;
  RunMerger merger;
  gpu::GPUFuncOp function;
  Value thread, block;
  /// If there is one.
  Value workspace;
  /// Of each column in shared memory.
  SmallVector<Value> tiles;
  /// Bytes of the operands that tiles are read from, all threads together.
  int64_t loadedBytes = 0, operandBytes = 0;
};
} // namespace

//===----------------------------------------------------------------------===//
// Memory
//===----------------------------------------------------------------------===//

void SortBuilder::begin(int64_t blocks) {
  function = code.addFlatFunction(blocks, blockThreads);
  workspace = function.getArguments().back();
  b.setInsertionPoint(function.getBody().front().getTerminator());
  auto space =
      gpu::AddressSpaceAttr::get(b.getContext(), gpu::AddressSpace::Workgroup);
  for (const SortTensor &column : sort.columns)
    tiles.push_back(function.addWorkgroupAttribution(
        MemRefType::get({2 * form.tile}, column.stored,
                        MemRefLayoutAttrInterface(), space),
        b.getLoc()));
  thread = gpu::ThreadIdOp::create(b, gpu::Dimension::x);
  block = gpu::BlockIdOp::create(b, gpu::Dimension::x);
}

/// Runs of a level, or results.
Value SortBuilder::getMemory(unsigned column, unsigned level) {
  const SortTensor &which = sort.columns[column];
  unsigned last = form.countMerges();
  int64_t offset = memories.offsets[level % 2][column];
  bool isResult = level == last || (memories.usesResults && which.result >= 0 &&
                                    (last - level) % 2 == 0);
  int64_t elements = form.rows * form.countRowElements(level);
  if (isResult) {
    offset = memories.staged[column];
    elements = form.rows * form.kept;
  }
  if (isResult && which.result < 0)
    return {};
  if (offset < 0)
    return function.getArgument(body.function.getNumArguments() + which.result);
  return memref::ViewOp::create(b, MemRefType::get({elements}, which.stored),
                                workspace, b.index(offset), ValueRange());
}

/// Rows of a level lie one behind the other, results as their shape says.
Value SortBuilder::locate(unsigned level, Value row, Value offset) {
  if (level < form.countMerges() || form.inner == 1)
    return b.add(times(row, form.countRowElements(level)), offset);
  Value outer = times(divide(row, form.inner), form.kept);
  return b.add(times(b.add(outer, offset), form.inner),
               remainder(row, form.inner));
}

void SortBuilder::declare(int64_t readBytes, int64_t inputBytes,
                          unsigned level) {
  int64_t written = 0;
  for (const SortTensor &column : sort.columns)
    if (level < form.countMerges() || column.result >= 0)
      written += column.getBytes() * form.rows * form.countRowElements(level);
  declareTraffic(function, {readBytes, written, inputBytes, written});
}

//===----------------------------------------------------------------------===//
// Tiles
//===----------------------------------------------------------------------===//

/// Whether results that lie in operands overwrite what their own block has read.
bool SortBuilder::mayOverwrite(const ElementEmitter &emitter,
                               AffineExpr place) {
  bool writesResults = !form.isLong() || (memories.usesResults &&
                                          form.countMerges() % 2 == 0);
  if (!writesResults)
    return true;
  auto getBits = [&](unsigned argument) {
    return cast<MemRefType>(function.getArgument(argument).getType())
        .getElementTypeBitWidth();
  };
  auto isStaged = [&](unsigned result) {
    for (auto [column, offset] :
         llvm::zip_equal(sort.columns, memories.staged))
      if (column.result == int64_t(result) && offset >= 0)
        return true;
    return false;
  };
  return llvm::all_of(body.shared, [&](SharedMemory pair) {
    unsigned result = body.function.getNumArguments() + pair.result;
    bool isSame = form.kept == form.length &&
                  (!form.isLong() || form.inner == 1) &&
                  getBits(pair.operand) == getBits(result);
    return isStaged(pair.result) ||
           llvm::all_of(emitter.getReads(), [&](const auto &read) {
             return read.memory != function.getArgument(pair.operand) ||
                    (isSame && read.place == place);
           });
  });
}

/// Elements `base` to `end` of all rows, one row behind the other, into the
/// tile.
LogicalResult SortBuilder::load(Value base, Value end) {
  Block &sources = *sort.sources;
  ElementEmitter emitter(b, b.getLoc());
  emitter.useThreads();
  for (BlockArgument argument : sources.getArguments())
    emitter.bindMemory(argument, function.getArgument(argument.getArgNumber()));
  emitter.openBlock(&function.getBody().front());
  int64_t total = form.rows * form.length;
  AffineExpr joined = emitter.openStrided(b.add(base, thread), end,
                                          b.index(blockThreads), total);
  auto loop = cast<scf::ForOp>(b.getInsertionBlock()->getParentOp());
  SmallVector<int64_t> rowsFirst(sort.shape);
  rowsFirst.erase(rowsFirst.begin() + sort.dimension);
  rowsFirst.push_back(form.length);
  Indices at = emitter.split(joined, rowsFirst);
  AffineExpr along = at.pop_back_val();
  at.insert(at.begin() + sort.dimension, along);
  SmallVector<Value> elements;
  for (Value source : sources.getTerminator()->getOperands())
    elements.push_back(emitter.emit(source, at));
  Value slot = b.sub(loop.getInductionVar(), base);
  for (auto [column, element, tile] :
       llvm::zip_equal(sort.columns, elements, tiles)) {
    if (column.isBoolean)
      element = arith::ExtUIOp::create(b, column.stored, element);
    memref::StoreOp::create(b, element, tile, slot);
  }
  emitter.closeLoop();
  b.setInsertionPoint(function.getBody().front().getTerminator());
  for (const ElementEmitter::Read &read : emitter.getReads()) {
    auto memory = cast<MemRefType>(read.memory.getType());
    bool isInLoop = loop->isProperAncestor(read.op);
    int64_t bytes = llvm::divideCeil(memory.getElementTypeBitWidth(), 8);
    loadedBytes +=
        bytes * (isInLoop ? total : form.countTiles() * blockThreads);
    operandBytes += bytes * memory.getNumElements();
  }
  return success(mayOverwrite(
      emitter, emitter.simplify(linearize(at, sort.shape, b.getContext()))));
}

/// Merges runs of 1, 2, 4, ... elements of each row, from one half of the
/// shared memory to the other.
void SortBuilder::sortTile(Value size, Value rowLength) {
  Value one = b.index(1), half = b.index(form.tile);
  int64_t passes = llvm::Log2_64_Ceil(std::min(form.length, form.tile));
  merger.createLoop(b.index(0), b.index(passes), one, [&](Value pass) {
    wait();
    Value from = b.mul(b.bitAnd(pass, one), half);
    Value to = b.sub(half, from);
    Value width = b.shiftLeft(one, pass), both = b.add(width, width);
    share(size, [&](Value slot) {
      Value place = form.rowsPerTile == 1 ? slot : remainder(slot, form.length);
      Value start = b.sub(place, b.bitAnd(place, b.sub(both, one)));
      Value rest = b.sub(rowLength, start);
      RunPair runs;
      runs.leftSize = least(width, rest);
      runs.rightSize = least(width, b.sub(rest, runs.leftSize));
      runs.leftBegin = b.add(from, b.add(b.sub(slot, place), start));
      runs.rightBegin = b.add(runs.leftBegin, runs.leftSize);
      Value source =
          merger.emitSource(tiles, runs, b.sub(place, start), b.add(pass, one));
      for (Value tile : tiles)
        memref::StoreOp::create(b, memref::LoadOp::create(b, tile, source),
                                tile, b.add(to, slot));
    });
  });
  wait();
}

/// The first elements of each of the tile's rows, or of its part of `row`.
void SortBuilder::storeTile(Value row, Value tile, Value size) {
  int64_t passes = llvm::Log2_64_Ceil(std::min(form.length, form.tile));
  Value half = b.index(passes % 2 * form.tile);
  Value count = form.isLong() ? least(size, b.index(form.getRunCapacity(0)))
                              : times(divide(size, form.length), form.kept);
  SmallVector<Value> targets;
  for (unsigned i = 0; i < sort.columns.size(); ++i)
    targets.push_back(getMemory(i, 0));
  share(count, [&](Value number) {
    Value slot = number, to;
    if (form.isLong()) {
      to = locate(0, row, b.add(times(tile, form.getRunCapacity(0)), number));
    } else {
      Value line = divide(number, form.kept);
      Value place = b.sub(number, times(line, form.kept));
      slot = b.add(times(line, form.length), place);
      to = locate(0, b.add(row, line), place);
    }
    for (auto [from, target] : llvm::zip_equal(tiles, targets))
      if (target)
        memref::StoreOp::create(
            b, memref::LoadOp::create(b, from, b.add(half, slot)), target, to);
  });
}

LogicalResult SortBuilder::buildTiles() {
  begin(form.countTiles());
  Value row, tile, base, end;
  if (form.isLong()) {
    row = divide(block, form.countRuns(0));
    tile = remainder(block, form.countRuns(0));
    Value first = times(row, form.length);
    base = b.add(first, times(tile, form.tile));
    end = least(b.add(base, b.index(form.tile)),
                b.add(first, b.index(form.length)));
  } else {
    row = times(block, form.rowsPerTile);
    base = times(row, form.length);
    end = least(b.add(base, b.index(form.rowsPerTile * form.length)),
                b.index(form.rows * form.length));
  }
  if (failed(load(base, end)))
    return failure();
  Value size = b.sub(end, base);
  sortTile(size, form.isLong() ? size : b.index(form.length));
  storeTile(row, tile, size);
  declare(loadedBytes, operandBytes, 0);
  return success();
}

//===----------------------------------------------------------------------===//
// Merges
//===----------------------------------------------------------------------===//

/// Parts of two runs into shared memory, one behind the other.
void SortBuilder::loadParts(unsigned level, const RunPair &parts,
                            Value fromLeft, Value fromRight) {
  SmallVector<Value> sources;
  for (unsigned i = 0; i < sort.columns.size(); ++i)
    sources.push_back(getMemory(i, level));
  share(b.add(parts.leftSize, parts.rightSize), [&](Value slot) {
    Value isLeft = b.compare(IntPredicate::ult, slot, parts.leftSize);
    Value place = b.select(isLeft, b.add(fromLeft, slot),
                           b.add(fromRight, b.sub(slot, parts.leftSize)));
    for (auto [source, tile] : llvm::zip_equal(sources, tiles))
      memref::StoreOp::create(b, memref::LoadOp::create(b, source, place), tile,
                              slot);
  });
  wait();
}

/// A block's tile of a merged run: two threads find out which parts of both
/// runs lead to it.
void SortBuilder::mergeParts(unsigned level) {
  unsigned next = level + 1;
  int64_t capacity = form.getRunCapacity(level), run = form.getRunLength(level);
  Value tileSize = b.index(form.tile);
  Value part = remainder(block, form.countPairBlocks(next));
  Value pair = divide(block, form.countPairBlocks(next));
  Value row = divide(pair, form.countRuns(next));
  pair = remainder(pair, form.countRuns(next));
  Value rest = b.sub(b.index(form.length), times(pair, 2 * run));
  Value left = least(b.index(run), rest);
  Value right = least(b.index(run), b.sub(rest, left));
  RunPair runs;
  runs.leftSize = least(left, b.index(capacity));
  runs.rightSize = least(right, b.index(capacity));
  runs.leftBegin = locate(level, row, times(pair, 2 * capacity));
  runs.rightBegin = b.add(runs.leftBegin, b.index(capacity));
  Value total = least(b.add(runs.leftSize, runs.rightSize), b.index(form.kept));
  auto getBorder = [&](Value number) {
    return least(b.mul(number, tileSize), total);
  };

  auto split = function.addWorkgroupAttribution(
      MemRefType::get(
          {2}, b.getI64Type(), MemRefLayoutAttrInterface(),
          cast<MemRefType>(tiles.front().getType()).getMemorySpace()),
      b.getLoc());
  auto search =
      scf::IfOp::create(b, b.compare(IntPredicate::ult, thread, b.index(2)));
  {
    OpBuilder::InsertionGuard guard(b);
    b.setInsertionPointToStart(search.thenBlock());
    SmallVector<Value> sources;
    for (unsigned i = 0; i < sort.columns.size(); ++i)
      sources.push_back(getMemory(i, level));
    Value found =
        merger.emitSplit(sources, runs, getBorder(b.add(part, thread)),
                         b.index(llvm::Log2_64(capacity) + 1));
    memref::StoreOp::create(
        b, arith::IndexCastOp::create(b, b.getI64Type(), found), split, thread);
  }
  wait();
  auto readSplit = [&](int64_t number) -> Value {
    Value found = memref::LoadOp::create(b, split, b.index(number));
    return arith::IndexCastOp::create(b, b.getIndexType(), found);
  };
  Value first = readSplit(0), last = readSplit(1);
  Value begin = getBorder(part), end = getBorder(b.add(part, b.index(1)));
  RunPair parts;
  parts.leftBegin = b.index(0);
  parts.leftSize = b.sub(last, first);
  parts.rightBegin = parts.leftSize;
  parts.rightSize = b.sub(b.sub(end, begin), parts.leftSize);
  loadParts(level, parts, b.add(runs.leftBegin, first),
            b.add(runs.rightBegin, b.sub(begin, first)));

  SmallVector<Value> targets;
  for (unsigned i = 0; i < sort.columns.size(); ++i)
    targets.push_back(getMemory(i, next));
  Value start = b.add(times(pair, form.getRunCapacity(next)), begin);
  share(b.sub(end, begin), [&](Value slot) {
    Value source = merger.emitSource(tiles, parts, slot,
                                     b.index(llvm::Log2_64(form.tile)));
    Value to = locate(next, row, b.add(start, slot));
    for (auto [tile, target] : llvm::zip_equal(tiles, targets))
      if (target)
        memref::StoreOp::create(b, memref::LoadOp::create(b, tile, source),
                                target, to);
  });
}

void SortBuilder::buildMerge(unsigned level) {
  int64_t blocks = form.countMergeBlocks(level);
  begin(blocks);
  mergeParts(level - 1);
  int64_t steps = llvm::Log2_64(form.getRunCapacity(level - 1)) + 1;
  int64_t bytes = 0, compared = 0;
  for (const SortTensor &column : sort.columns) {
    bytes += column.getBytes();
    compared += column.isCompared ? column.getBytes() : 0;
  }
  // Two threads of each block read two elements at a step.
  declare(bytes * form.rows * form.countRowElements(level) +
              blocks * 2 * steps * 2 * compared,
          bytes * form.rows * form.countRowElements(level - 1), level);
}

LogicalResult remat::buildSortTiles(KernelBody &body, DeviceCode &code,
                                    const KernelSort &sort,
                                    const SortMemories &memories) {
  return SortBuilder(body, code, sort, memories).buildTiles();
}

void remat::buildSortMerge(KernelBody &body, DeviceCode &code,
                           const KernelSort &sort, const SortMemories &memories,
                           unsigned level) {
  SortBuilder(body, code, sort, memories).buildMerge(level);
}
