// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// One training step at any batch size, from exports at two or more sizes.
///
/// The exports must be the same program: equal but for bytes and times. All
/// bytes must be linear in the batch size, which two exports define and further
/// ones confirm, to the byte. Times are those of the last export: the model
/// answers what fits, not how long it takes.

#ifndef REMAT_PLANNER_BATCHSCALING_H
#define REMAT_PLANNER_BATCHSCALING_H

#include "remat/Planner/Problem.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/STLFunctionalExtras.h"

namespace remat::planner {

class BatchScaling {
public:
  /// `sizes` rise strictly, one per problem, at least two. Fails with the value
  /// or op that does not follow the line.
  static llvm::Expected<BatchScaling> fit(llvm::ArrayRef<Problem> problems,
                                          llvm::ArrayRef<int64_t> sizes);

  /// The batch sizes at which all bytes are whole numbers are
  /// `getSize(0) < getSize(1) < ...`.
  int64_t getSize(int64_t index) const { return firstSize + index * unit; }
  /// The step at a size of this kind; none if its bytes would be negative or
  /// exceed what a problem can state.
  std::optional<Problem> makeProblem(int64_t size) const;

private:
  /// Bytes at `baseSize` and their change per `baseStep` of size.
  struct Line {
    int64_t base = 0;
    int64_t change = 0;
  };

  Problem shape;
  std::vector<Line> lines;
  int64_t baseSize = 0;
  int64_t baseStep = 0;
  int64_t firstSize = 0;
  int64_t unit = 1;
};

/// The largest size that `fits`, which must hold for all smaller sizes too;
/// none if the smallest does not fit. O(log size) calls.
std::optional<int64_t>
findLargestBatch(const BatchScaling &scaling,
                 llvm::function_ref<bool(const Problem &)> fits);

} // namespace remat::planner

#endif // REMAT_PLANNER_BATCHSCALING_H
