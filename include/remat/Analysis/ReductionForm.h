// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// How a GPU reduces: who shares a row, and the parts that long reductions with few results
/// are taken apart into, which the generated kernels have and which the cost model counts.
/// What is done depends on the shape of a reduction alone, so that it has the same bits in
/// every kernel of a GPU.

#ifndef REMAT_ANALYSIS_REDUCTIONFORM_H
#define REMAT_ANALYSIS_REDUCTIONFORM_H

#include "remat/Dialect/StableHLO/StableHLO.h"
#include <optional>

namespace remat {

/// Elements of the last dimension from which on it is reduced by lanes.
inline constexpr int64_t leastRowTerms = 16;
/// Fewer terms are summed up again by each thread that needs the result.
inline constexpr int64_t leastSharedTerms = 8;
/// Elements of rows that a thread keeps at most: more do not fit in its registers beside
/// what is computed of them.
inline constexpr int64_t mostKept = 120;

/// Threads that share a row of so many terms: lanes, a warp or a block.
int64_t countRowThreads(int64_t terms);

/// How a reduced dimension of a sum of columns is taken apart: parts of the result, threads of
/// a block, and terms of a thread.
struct ColumnFactors {
  int64_t parts = 1, threads = 1, terms = 1;
};

struct ReductionForm {
  /// Of its loops.
  llvm::SmallVector<int64_t> sizes;
  /// The loops that are reduced, in the order of the operand's dimensions.
  llvm::SmallVector<unsigned> reduced;
  /// Of the result.
  llvm::SmallVector<int64_t> shape;
  /// Whether the operand's last dimension is reduced.
  bool reducesLast = false;
  /// An op on two elements combines any two parts.
  bool isCombination = true;
  bool isOfBooleans = false;
  /// A function of its own makes the result, a part of another one's.
  bool isPart = false;
  /// It adds what blocks have summed up.
  bool isOfBlocks = false;

  int64_t countTerms() const;
  int64_t countResults() const;
  int64_t countIterations() const { return countTerms() * countResults(); }
  /// Whether lanes share rows: the last dimension is reduced, and long enough.
  bool isByLanes() const;
  /// Whether neighbours of the result are sums of neighbours.
  bool isOfColumns() const;

  /// How blocks share columns, for each of the reduced dimensions; nothing where a thread has
  /// a column of its own.
  std::optional<llvm::SmallVector<ColumnFactors>> findColumnFactors() const;
  /// Whether it is taken apart by dimensions.
  bool isWorthSplitting() const;
  /// Leading reduced dimensions that become parallel: as many as are needed, and not the last
  /// one.
  unsigned countLeading() const;
  /// The parts of its only reduced dimension: the least that divides it, makes enough threads,
  /// and leaves enough terms to each; 1 if there is none.
  int64_t countParts() const;
};

/// Nothing for what is no reduction of static size.
std::optional<ReductionForm> findReductionForm(mlir::Operation *op);

/// A tensor that leads to the result, made of the one before it.
struct ReductionPart {
  llvm::SmallVector<int64_t> shape;
  /// Threads of a block that share its columns; 1 where no block does.
  int64_t blockThreads = 1;
};

/// In order. The last one has the shape of the result where blocks make that.
llvm::SmallVector<ReductionPart, 2> findReductionParts(const ReductionForm &form);

} // namespace remat

#endif // REMAT_ANALYSIS_REDUCTIONFORM_H
