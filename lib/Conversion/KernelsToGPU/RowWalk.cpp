// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// Chooses rows by a trial: an element is emitted once, and what of it depends on which
/// dimensions tells what a thread keeps; see the header.

#include "RowWalk.h"
#include "ElementTrial.h"
#include "KernelsToGPU.h"
#include "NestBuilder.h"
#include "mlir/Dialect/Utils/IndexingUtils.h"

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

/// Of few columns a block has those of several batches: rather so many that its threads go
/// over several rows each.
static void joinBatches(RowWalk &walk) {
  constexpr int64_t goodRows = 4;
  while (walk.blockColumns >= walk.columns && walk.batches % (2 * walk.blockBatches) == 0 &&
         2 * walk.blockColumns <= blockThreads &&
         (walk.blockColumns < mostColumns / 2 ||
          goodRows * (blockThreads / walk.blockColumns) > walk.rows)) {
    walk.blockBatches *= 2;
    walk.blockColumns *= 2;
  }
}

/// As few blocks as give threads many rows, and as many as fill a device; rather so many that
/// all threads have as many rows. False where there are not so many rows for a thread.
static bool chooseBlocks(RowWalk &walk, int64_t leastRows) {
  walk.blockColumns = chooseBlockColumns(walk.columns);
  walk.blockBatches = 1;
  if (walk.blockColumns == 0)
    return false;
  joinBatches(walk);
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

using Dims = ElementTrial::Dims;

/// Bytes that are not read again where threads go over rows so, or moved while something is
/// computed again. Threads of their own read what is the same everywhere once.
static int64_t countSaved(const RowWalk &walk, const ElementTrial::Kept &kept) {
  int64_t items = computeProduct(walk.shape) / walk.width;
  int64_t alone = std::min(items, mostBlocks * blockThreads);
  int64_t reading = walk.countBlocks() * walk.blockColumns;
  int64_t threads = walk.countBlocks() * walk.countThreads();
  int64_t saved = kept.bytes * (items - reading) + kept.sameBytes * (alone - reading) +
                  kept.work * std::max<int64_t>(items - threads, 0);
  return saved * leastPart < items * kept.rowBytes ? 0 : saved;
}

/// The dimensions that save most, if any do with so many neighbours.
static std::optional<RowWalk> chooseRows(ArrayRef<Root> roots, ArrayRef<Value> memories,
                                         int64_t width, const ElementTile &tile,
                                         bool &hasTooMany) {
  RowWalk walk;
  walk.shape = splitLast(tile.reduce(roots.front().getShape()), width);
  if (walk.shape.empty())
    return std::nullopt;
  walk.width = width;
  ArrayRef<int64_t> shape(walk.shape);
  ElementTrial trial(roots, memories, shape, width, tile);
  if (trial.hasBranches())
    trial = ElementTrial(roots, memories, shape, width, tile, /*isUnrolled=*/true);
  std::optional<RowWalk> best;
  int64_t mostSaved = 0;
  for (walk.first = 0; walk.first < shape.size(); ++walk.first)
    for (walk.end = walk.first + 1; walk.end < shape.size(); ++walk.end) {
      std::optional<ElementTrial::Kept> kept =
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
                                            ArrayRef<Value> memories, int64_t width,
                                            const ElementTile &tile) {
  constexpr size_t mostDims = 32;
  size_t rank = roots.front().getShape().size();
  if (rank == 0 || rank > mostDims)
    return std::nullopt;
  for (; width > 0; width /= 2) {
    bool hasTooMany = false;
    std::optional<RowWalk> walk = chooseRows(roots, memories, width, tile, hasTooMany);
    if (walk || !hasTooMany)
      return walk;
  }
  return std::nullopt;
}
