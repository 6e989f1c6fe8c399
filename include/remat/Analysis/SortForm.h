// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// How a GPU sorts: the shape that the generated kernels have and that the cost
/// model counts.
///
/// A block sorts a *tile* in shared memory: several short rows, or a part of a
/// long one. What it leaves of a long row are runs at level 0; each level above
/// is a kernel that merges pairs of runs, until a row is one run. Of the first
/// elements (top-k) a run has no more than are kept.

#ifndef REMAT_ANALYSIS_SORTFORM_H
#define REMAT_ANALYSIS_SORTFORM_H

#include "mlir/IR/Operation.h"
#include <optional>

namespace remat {

/// Where tensors begin in the workspace of a sort.
inline constexpr int64_t sortAlignment = 256;

struct SortForm {
  /// Lines along the sorted dimension, their elements, and how many of these
  /// are results.
  int64_t rows = 1, length = 1, kept = 1;
  /// Product of the dimensions behind the sorted one: elements of a row are
  /// this far apart.
  int64_t inner = 1;
  /// Elements that a block holds, a power of two, and whole rows among them; 1
  /// where rows are longer.
  int64_t tile = 1, rowsPerTile = 1;
  /// Of an element of each of the tensors that are sorted together.
  llvm::SmallVector<int64_t> columnBytes;

  bool isLong() const { return length > tile; }
  int64_t countElementBytes() const;
  /// Kernels behind the one that sorts tiles.
  unsigned countMerges() const;
  // Of a row at a level:
  int64_t getRunLength(unsigned level) const { return tile << level; }
  int64_t countRuns(unsigned level) const;
  /// Elements from the begin of a run to that of the next one, and all there
  /// are.
  int64_t getRunCapacity(unsigned level) const;
  int64_t countRowElements(unsigned level) const;
  /// Blocks of the kernel that sorts tiles.
  int64_t countTiles() const;
  /// Of the kernel that makes a level above 0: those of a pair of runs, and
  /// all.
  int64_t countPairBlocks(unsigned level) const;
  int64_t countMergeBlocks(unsigned level) const;
  /// Bytes of all runs of a level, which the kernel of the next one reads.
  int64_t countLevelBytes(unsigned level) const;
  /// Bytes for runs beside the results, where the first level does not overwrite an
  /// operand too early, and all tensors are results.
  int64_t countWorkspaceBytes() const;
  /// About how often two elements are compared in shared memory.
  double countComparisons() const;
};

/// The form of a `stablehlo.sort` or `chlo.top_k`; nothing for other ops, and
/// where no tile fits in shared memory or there is nothing to sort.
std::optional<SortForm> findSortForm(mlir::Operation *op);

} // namespace remat

#endif // REMAT_ANALYSIS_SORTFORM_H
