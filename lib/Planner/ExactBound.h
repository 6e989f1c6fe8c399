// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// A lower bound of the time that any completion of a state still takes: the
/// least time of all first runs to come, and once for each storage that is
/// needed, gone, and so must be made again, the least that this can cost, with
/// all that must be made again to make it. Internal to the exact search.
///
/// Proof. A member of a kernel pays the figure of one host, a later member or
/// the main op; so members form a tree. Let X(k) be the least of the main op's
/// own time, with all that it may leave out, plus what members that nobody
/// needs may gain, and let a needed member m pay Y(m), its figure plus what
/// unneeded members hosted by it may gain. The kernel takes at least
/// max(0, X(k) + sum of Y(m)). A storage that must be made again comes from a
/// rerun's kernel or from a needed member; each of an op's outputs carries an
/// equal share of that cost, so no cost counts twice. Members count nothing
/// where some kernel that may take them has X(k) < 0. An output that a first
/// run to come leaves out for e, although a later first run needs it, is made
/// again later for at least c: that adds c - e. O(storages) per state.

#ifndef REMAT_PLANNER_EXACTBOUND_H
#define REMAT_PLANNER_EXACTBOUND_H

#include "ExactKernels.h"

namespace remat::planner {

class ExactBound {
public:
  /// Stands for "the state cannot be completed".
  static constexpr int64_t impossible = INT64_MAX / 4;

  ExactBound(const ExactModel &model, const ExactKernels &kernels);

  int64_t remaining(const ExactState &state) const;

private:
  void findLeastKernels();
  void findRemakeCosts();
  int64_t rerunCost(OpId maker, ValueId output) const;
  int64_t inlineCost(OpId maker) const;
  void findNeeds();
  StorageBits inputsOfAllForms(OpId op) const;
  int64_t costOfLeavingOut(OpId op, ValueId output,
                           const StorageBits &neededLater) const;
  int64_t leastFirstRun(OpId op, const StorageBits &neededLater) const;

  const ExactModel &model;
  const Problem &problem;
  const ExactKernels &kernels;
  /// Per op: X of its kernels; whether a kernel that may take it in has a
  /// negative one.
  std::vector<int64_t> leastKernel;
  std::vector<char> mayVanish;
  // Per bit.
  std::vector<int64_t> remakeCost;
  std::vector<StorageBits> required;
  // Per position.
  std::vector<StorageBits> needed, madeBefore;
  std::vector<int64_t> baseFrom;
};

} // namespace remat::planner

#endif // REMAT_PLANNER_EXACTBOUND_H
