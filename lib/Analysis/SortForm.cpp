// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "remat/Analysis/SortForm.h"
#include "mlir/Dialect/Utils/IndexingUtils.h"
#include "remat/Dialect/CHLO/CHLO.h"
#include "remat/Dialect/StableHLO/StableHLO.h"
#include "llvm/Support/MathExtras.h"

using namespace mlir;
using namespace remat;

/// Elements of a tile where they are small enough, and the least that is worth
/// it.
static constexpr int64_t mostTileElements = 1024;
static constexpr int64_t leastTileElements = 128;
/// Of shared memory that a block may have without asking; a tile is there
/// twice, and some words are beside it.
static constexpr int64_t sharedBytes = 48 * 1024 - 256;
/// Short rows are spread over as many blocks as fill a device, if each of their
/// threads has an element.
static constexpr int64_t wantedTiles = 264;
static constexpr int64_t tileThreads = 256;

unsigned SortForm::countMerges() const {
  return isLong() ? llvm::Log2_64_Ceil(countRuns(0)) : 0;
}

int64_t SortForm::countLevelBytes(unsigned level) const {
  return countRowElements(level) * rows * countElementBytes();
}

int64_t SortForm::countRuns(unsigned level) const {
  return llvm::divideCeil(length, getRunLength(level));
}

int64_t SortForm::getRunCapacity(unsigned level) const {
  return std::min(getRunLength(level), kept);
}

int64_t SortForm::countRowElements(unsigned level) const {
  int64_t before = countRuns(level) - 1;
  return before * getRunCapacity(level) +
         std::min(kept, length - before * getRunLength(level));
}

int64_t SortForm::countTiles() const {
  return isLong() ? rows * countRuns(0)
                  : int64_t(llvm::divideCeil(rows, rowsPerTile));
}

int64_t SortForm::countPairBlocks(unsigned level) const {
  return llvm::divideCeil(getRunCapacity(level), tile);
}

int64_t SortForm::countMergeBlocks(unsigned level) const {
  return rows * countRuns(level) * countPairBlocks(level);
}

int64_t SortForm::countElementBytes() const {
  int64_t bytes = 0;
  for (int64_t own : columnBytes)
    bytes += own;
  return bytes;
}

int64_t SortForm::countWorkspaceBytes() const {
  int64_t bytes = 0;
  auto add = [&](unsigned level) {
    for (int64_t own : columnBytes)
      bytes += llvm::alignTo(rows * countRowElements(level) * own, sortAlignment);
  };
  if (!isLong())
    return 0;
  if (kept == length) {
    add(0);
    return bytes;
  }
  add(0);
  if (countMerges() > 1)
    add(1);
  return bytes;
}

/// Runs of 1, 2, 4, ... elements are merged; in a run of w the place of an
/// element is found by log2(w) + 1 comparisons, and one more decides.
double SortForm::countComparisons() const {
  double count = 0;
  for (int64_t width = 1; width < std::min(length, tile); width *= 2)
    count += double(rows) * length * (llvm::Log2_64(width) + 2);
  for (unsigned level = 1; level <= countMerges(); ++level)
    count += double(rows) * countRowElements(level) * (llvm::Log2_64(tile) + 1);
  return count;
}

/// 0 for types that have no order.
static int64_t countBytes(Value tensor) {
  Type element = cast<ShapedType>(tensor.getType()).getElementType();
  return element.isIntOrFloat()
             ? llvm::divideCeil(element.getIntOrFloatBitWidth(), 8)
             : 0;
}

/// Spreads the rows over blocks; false if no tile fits or there is nothing to sort.
static bool chooseTile(SortForm &form) {
  form.tile = mostTileElements;
  while (2 * form.tile * form.countElementBytes() > sharedBytes)
    form.tile /= 2;
  if (form.rows == 0 || form.length < 2 || form.kept < 1 ||
      form.tile < leastTileElements)
    return false;
  if (!form.isLong())
    form.rowsPerTile = std::clamp<int64_t>(
        llvm::divideCeil(form.rows, wantedTiles),
        llvm::divideCeil(std::min(tileThreads, form.tile), form.length),
        form.tile / form.length);
  constexpr int64_t mostBlocks = std::numeric_limits<int32_t>::max();
  for (unsigned level = 1; level <= form.countMerges(); ++level)
    if (form.countMergeBlocks(level) > mostBlocks)
      return false;
  return form.countTiles() <= mostBlocks;
}

std::optional<SortForm> remat::findSortForm(Operation *op) {
  if (!isa<stablehlo::SortOp, chlo::TopKOp>(op))
    return std::nullopt;
  auto type = dyn_cast<RankedTensorType>(op->getOperand(0).getType());
  if (!type || !type.hasStaticShape() || type.getRank() == 0)
    return std::nullopt;
  SortForm form;
  for (Value result : op->getResults()) {
    form.columnBytes.push_back(countBytes(result));
    if (form.columnBytes.back() == 0)
      return std::nullopt;
  }
  int64_t dimension = type.getRank() - 1;
  if (auto sort = dyn_cast<stablehlo::SortOp>(op))
    dimension = (sort.getDimension() + type.getRank()) % type.getRank();
  ArrayRef<int64_t> shape = type.getShape();
  form.length = form.kept = shape[dimension];
  if (auto top = dyn_cast<chlo::TopKOp>(op))
    form.kept = top.getK();
  form.inner = computeProduct(shape.drop_front(dimension + 1));
  form.rows = computeProduct(shape.take_front(dimension)) * form.inner;
  return chooseTile(form) ? std::optional(form) : std::nullopt;
}
