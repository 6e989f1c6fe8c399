// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// Merging sorted runs on a GPU by merge paths (Green, McColl, Bader 2012):
/// where the element of a merged run comes from is found by a binary search of
/// its own, so that any number of threads share a merge. Elements of the left
/// run come first where the order leaves it open, so that sorts are stable.

#ifndef REMAT_LIB_CONVERSION_SORTTILES_H
#define REMAT_LIB_CONVERSION_SORTTILES_H

#include "../StableHLOToLinalg/ScalarBuilder.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"

namespace remat {

/// One of the tensors that are sorted together.
struct SortColumn {
  /// In memory: booleans are bytes.
  mlir::Type stored;
  bool isBoolean = false;
  /// Whether the order depends on it.
  bool isCompared = false;
};

/// Emits whether an element must come before another one; both as one scalar
/// for each column, null for those that are not compared.
using SortOrder = std::function<mlir::Value(
    ScalarBuilder &, mlir::ValueRange first, mlir::ValueRange second)>;

/// Two sorted runs next to their merged one, in memory by columns.
struct RunPair {
  mlir::Value leftBegin, leftSize;
  mlir::Value rightBegin, rightSize;
};

class RunMerger {
public:
  RunMerger(ScalarBuilder &builder, llvm::ArrayRef<SortColumn> columns,
            const SortOrder &isBefore)
      : builder(builder), columns(columns), isBefore(isBefore) {}

  /// How many elements of the left run are among the first `count` merged ones,
  /// by `steps` comparisons: at least log2 of the shorter run, plus 1. Always
  /// reads as much. `memories`: of each column.
  mlir::Value emitSplit(mlir::ValueRange memories, const RunPair &runs,
                        mlir::Value count, mlir::Value steps);
  /// The place of the merged run's element number `number`.
  mlir::Value emitSource(mlir::ValueRange memories, const RunPair &runs,
                         mlir::Value number, mlir::Value steps);

  /// A loop from `begin` to `end`.
  void createLoop(mlir::Value begin, mlir::Value end, mlir::Value step,
                  llvm::function_ref<void(mlir::Value)> body);

private:
  mlir::Value compare(mlir::ValueRange memories, mlir::Value right,
                      mlir::Value left);
  llvm::SmallVector<mlir::Value> read(mlir::ValueRange memories,
                                      mlir::Value place);

  ScalarBuilder &builder;
  llvm::ArrayRef<SortColumn> columns;
  const SortOrder &isBefore;
};

} // namespace remat

#endif // REMAT_LIB_CONVERSION_SORTTILES_H
