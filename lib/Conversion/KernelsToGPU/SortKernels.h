// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// The device functions of a sort (remat/Analysis/SortForm.h): one sorts tiles
/// in shared memory, and one for each level merges pairs of runs.

#ifndef REMAT_LIB_CONVERSION_SORTKERNELS_H
#define REMAT_LIB_CONVERSION_SORTKERNELS_H

#include "KernelsToGPU.h"
#include "SortTiles.h"
#include "remat/Analysis/SortForm.h"
#include "llvm/Support/MathExtras.h"

namespace remat {

/// A tensor that is sorted: an operand of the sort, or the numbers of a
/// selection.
struct SortTensor : SortColumn {
  /// Of the kernel; -1: nobody wants it.
  int64_t result = -1;
  int64_t getBytes() const {
    return llvm::divideCeil(stored.getIntOrFloatBitWidth(), 8);
  }
};

/// What a kernel sorts.
struct KernelSort {
  SortForm form;
  /// Of the tensors that are sorted.
  llvm::SmallVector<int64_t> shape;
  int64_t dimension = 0;
  llvm::SmallVector<SortTensor> columns;
  llvm::SmallVector<SortColumn> plainColumns;
  SortOrder isBefore;
  /// Returns the columns, in linalg on tensors, of the kernel's operands.
  mlir::Block *sources = nullptr;
};

/// Where the runs of each level lie.
struct SortMemories {
  /// By parity of the level and column: the place in the workspace; -1: none.
  llvm::SmallVector<int64_t> offsets[2];
  /// Levels as far from the last as an even number lie in the results.
  bool usesResults = false;
  /// By column, of short rows: the place in the workspace where the result
  /// waits until all operands have been read; -1: it goes where it belongs.
  llvm::SmallVector<int64_t> staged;
  int64_t bytes = 0;
};

/// The function that sorts tiles. Fails where a result would overwrite an
/// operand too early.
mlir::LogicalResult buildSortTiles(KernelBody &body, DeviceCode &code,
                                   const KernelSort &sort,
                                   const SortMemories &memories);
/// The one that makes the runs of `level` of those below.
void buildSortMerge(KernelBody &body, DeviceCode &code, const KernelSort &sort,
                    const SortMemories &memories, unsigned level);

} // namespace remat

#endif // REMAT_LIB_CONVERSION_SORTKERNELS_H
