// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// Rows kept by columns: where what threads make depends on operands that do not have all of
/// its dimensions (the statistics of a batch norm, a bias), a thread stays at its columns and
/// goes over several rows, so that these operands are read once in a block (`ShareColumns.h`):
///
///   y[n, h, w, c] = x[n, h, w, c] + b[c]
///     ->  thread (c, r): v = b[c]; for rows nhw = r, r + R, ...: y[nhw, c] = x[nhw, c] + v
///
/// Rows may be parts of one, too: what belongs to a row (a mean, a label) is then read once
/// for several parts.

#ifndef REMAT_LIB_CONVERSION_ROWWALK_H
#define REMAT_LIB_CONVERSION_ROWWALK_H

#include "ElementTile.h"

namespace remat {

/// How threads share a shape whose dimensions [first, end) are the rows, those in front of
/// them batches of rows, and those behind the columns.
struct RowWalk {
  /// What the tile leaves of the results', the last dimension as parts and what a block has
  /// of each.
  llvm::SmallVector<int64_t> shape;
  unsigned first = 0, end = 0;
  /// Neighbouring elements that a thread makes of a row; columns count in these.
  int64_t width = 1;
  int64_t batches = 1, rows = 1, columns = 1;
  /// Of a block: columns next to each other, which are all of so many batches where it is more
  /// than one, and threads with rows of their own that share them.
  int64_t blockColumns = 1, blockBatches = 1, sharers = 1;
  /// Blocks that share the rows of the same columns.
  int64_t rowBlocks = 1;
  /// Bytes of a row that a thread reads, besides those that it keeps.
  int64_t rowBytes = 0;

  int64_t countThreads() const { return blockColumns * sharers; }
  int64_t countBlocks() const { return rowBlocks * (batches * columns / blockColumns); }
  /// The distance of the rows that a thread goes over.
  int64_t getStep() const { return rowBlocks * sharers; }
  /// Whether all threads go over as many rows, and over several.
  bool isWhole() const { return rows % getStep() == 0 && rows > getStep(); }
};

/// The rows over which threads that make `roots`, `width` neighbours and a tile each, go
/// best; nothing where these keep little, or too much for their registers, or make sums of
/// each row, or there are too few rows for all threads of a device. `memories` are operands
/// and what functions before made.
std::optional<RowWalk> chooseRowWalk(llvm::ArrayRef<Root> roots,
                                     llvm::ArrayRef<mlir::Value> memories, int64_t width,
                                     const ElementTile &tile);

} // namespace remat

#endif // REMAT_LIB_CONVERSION_ROWWALK_H
