// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// Orders of first runs by the bytes they need when everything is kept.
///
/// Objective: the least peak of the keep-all plan, workspaces and takeovers included.
/// A beam search over sets of ops that have run: two prefixes of the same ops hold the
/// same bytes, so that of these only the one of the lower peak is kept (the dynamic
/// program over downsets of Ahn et al., "Ordering Chaos: Memory-Aware Scheduling of
/// Irregularly Wired Neural Networks for Edge Devices", MLSys 2020, with a bounded
/// number of states). It runs over the whole order and again over windows around the
/// peak. Guarantee: never a higher peak than that of the order it starts from; optimal
/// in a window whose downsets are not more than the states. Complexity: O(ops * width *
/// ready ops * reads of an op) for each search.

#ifndef REMAT_PLANNER_ORDERSEARCH_H
#define REMAT_PLANNER_ORDERSEARCH_H

#include "remat/Planner/Deadline.h"
#include "remat/Planner/Problem.h"

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/SmallVector.h"
#include <cstdint>
#include <vector>

namespace remat::planner {

class OrderSearch {
public:
  explicit OrderSearch(const Problem &problem);

  /// Base ops in an order of low keep-all peak; the given one if no lower is found.
  std::vector<OpId> findOrder(const Deadline &deadline) const;
  /// Bytes at each run of an order of all base ops.
  std::vector<int64_t> measure(llvm::ArrayRef<OpId> order) const;

private:
  struct Window;
  /// What an op adds and frees.
  struct Run {
    llvm::SmallVector<OpId, 4> readers;
    llvm::SmallVector<OpId, 4> makers;
    /// Roots that it reads or makes, each once.
    llvm::SmallVector<ValueId, 4> roots;
    /// [input's root, bytes of the output that may take it over].
    llvm::SmallVector<std::pair<ValueId, int64_t>, 1> takeovers;
    int64_t madeBytes = 0;
    int64_t workspaceBytes = 0;
  };

  /// The best order of `order[first, first + count)` found; none if it has not a
  /// lower peak than `limit`.
  std::vector<OpId> searchWindow(llvm::ArrayRef<OpId> order, size_t first,
                                 size_t count, size_t width, int64_t limit,
                                 bool prefersFewBytes,
                                 const Deadline &deadline) const;
  /// Searches windows around the peak until none lowers it.
  void improveWindows(std::vector<OpId> &order, const Deadline &deadline) const;

  std::vector<OpId> baseOps;
  /// Per op.
  std::vector<Run> runs;
  /// Per value: bytes that are free once nobody needs the root.
  std::vector<int64_t> freedBytes;
  /// Per value: ops that read or make something of the root.
  std::vector<int32_t> touches;
  int64_t startBytes = 0;
};

} // namespace remat::planner

#endif // REMAT_PLANNER_ORDERSEARCH_H
