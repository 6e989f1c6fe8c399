// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// What a search reads of a problem with every change, in dense rows: ops and
/// values carry names and lists, and take some cache lines each. Internal.

#ifndef REMAT_PLANNER_PROBLEMROWS_H
#define REMAT_PLANNER_PROBLEMROWS_H

#include "ProblemIndex.h"
#include "llvm/ADT/ArrayRef.h"

namespace remat::planner {

struct ProblemRows {
  explicit ProblemRows(const ProblemIndex &index);

  /// A storage one of whose gaps begins or ends at an op.
  struct End {
    ValueId root;
    /// The gap that holds the moment before the op.
    int32_t gapBefore;
  };
  /// Those of the op's inputs and outputs, each once, without what never goes
  /// away.
  llvm::ArrayRef<End> endsOf(OpId op) const {
    return llvm::ArrayRef(ends).slice(
        size_t(firstEnd[op]), size_t(firstEnd[op + 1] - firstEnd[op]));
  }
  ValueId rootOf(ValueId value) const { return roots[value]; }

  /// Per value.
  std::vector<int64_t> bytes;

private:
  std::vector<ValueId> roots;
  std::vector<int32_t> firstEnd;
  std::vector<End> ends;
};

} // namespace remat::planner

#endif // REMAT_PLANNER_PROBLEMROWS_H
