// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// What a search may decide and how decisions belong together: gaps worth a
/// choice, their order along the step, and *twins*: gaps of storages that look
/// alike, as in repeated layers. Twins are found by structure: ops get the hash
/// of kind, costs and sizes, then a few rounds of the hashes around them
/// (Weisfeiler and Leman 1968); no names are read. O(n) but for the lists of
/// candidates around an op, which may each be of all. Internal.

#ifndef REMAT_PLANNER_SEARCHSPACE_H
#define REMAT_PLANNER_SEARCHSPACE_H

#include "ProblemIndex.h"

namespace remat::planner {

struct SearchSpace {
  explicit SearchSpace(const ProblemIndex &index);

  struct Candidate {
    ValueId root;
    int32_t gap;
    OpId begin;
    OpId end;
    int64_t bytes;
    /// Nanoseconds of one rerun from live inputs.
    int64_t remakeNs;
  };

  const ProblemIndex &index;
  /// In the order of their beginnings, then roots.
  std::vector<Candidate> candidates;
  /// Ops with more than one form.
  std::vector<OpId> variantOps;
  /// Per root: its longest candidate gap; -1 without one.
  std::vector<int32_t> mainCandidate;

  /// Candidates that may lie idle at the op, and others from around it.
  llvm::ArrayRef<int32_t> candidatesAround(OpId op) const {
    return around[size_t(op) / stretchLength];
  }

  /// The twins of a candidate, itself among them, in order. Found at the first
  /// question: plans that are owed at once have no time for that. Not for two threads
  /// at once.
  llvm::ArrayRef<int32_t> twinsOf(int32_t candidate) const {
    if (twinClass.empty())
      findTwins();
    return twins[twinClass[candidate]];
  }

private:
  void collectCandidates();
  void sortByBegin();
  void findStretches();
  void findTwins() const;
  std::vector<uint64_t> hashOps() const;

  /// Candidates per class, in order, and the class of each; empty until asked for.
  mutable std::vector<std::vector<int32_t>> twins;
  mutable std::vector<int32_t> twinClass;

  /// Per stretch of so many ops: candidates with bytes whose gaps reach into it.
  std::vector<std::vector<int32_t>> around;
  size_t stretchLength = 1;
};

/// Time to make the storage again from live inputs.
int64_t remakeTime(const ProblemIndex &index, ValueId root);

} // namespace remat::planner

#endif // REMAT_PLANNER_SEARCHSPACE_H
