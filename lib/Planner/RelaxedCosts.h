// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// What each part of a plan costs at the very least: the relaxation that the
/// proofs of time bounds stand on (docs/planner-bounds.md). Every figure holds
/// in every plan of the whole format; the figures of different parts add up.
///
/// With these, the time of any plan is at least
///   sum of `kernelTime` over all base ops
///   + for each gain that the plan does not take: its `ns`
///   + for each value written by its first run: `firstWriteCost`
///   + for each remake node touched by some rerun: its `cost`.
///
/// Complexity: O(inputs + outputs + sum of possible kernel members).
/// Internal.

#ifndef REMAT_PLANNER_RELAXEDCOSTS_H
#define REMAT_PLANNER_RELAXEDCOSTS_H

#include "remat/Planner/Plan.h"
#include "llvm/ADT/SmallVector.h"

namespace remat::planner {

/// A kernel of `kernel` runs `ns` faster than without, if `member` is inlined.
struct InlineGain {
  OpId kernel;
  OpId member;
  int64_t ns;
};

/// Something that happens whenever one of certain values is made again.
struct RemakeNode {
  /// Whoever makes them again, one of these ops is rerun.
  llvm::SmallVector<OpId, 2> makers;
  /// Least time spent on it.
  int64_t cost = 0;
  /// Roots that must be there or be made again as well.
  llvm::SmallVector<ValueId, 4> inputs;
  /// Other nodes that are touched with this one.
  llvm::SmallVector<int32_t, 2> implied;
};

struct RelaxedCosts {
  RelaxedCosts(const Problem &problem, Order order);

  const Problem &problem;
  const Order order;

  /// Base op that makes the root; -1 for arguments.
  std::vector<OpId> producer;
  /// Per root: readable in every plan at every moment, for no bytes beyond
  /// those that always count.
  std::vector<char> isGiven;
  /// Per root: bytes that it adds while it is live.
  std::vector<int64_t> bytes;
  /// Bytes that every moment of every plan counts.
  int64_t constantBytes = 0;

  /// Per op: roots that every form of it reads, ascending; none for views.
  std::vector<llvm::SmallVector<ValueId, 4>> needs;
  /// Per op: least bytes that a first run adds by its outputs and workspace.
  std::vector<int64_t> addedBytes;
  /// Per op: roots among `needs` that are live in memory when it runs first.
  std::vector<llvm::SmallVector<ValueId, 4>> liveInputs;

  /// Per base op: least time of the kernel of its first run, all gains taken
  /// and all outputs left out that may be.
  std::vector<int64_t> kernelTime;
  std::vector<InlineGain> gains;
  /// Per root: time that its first run needs to write it.
  std::vector<int64_t> firstWriteCost;
  /// Per root: time that having it in memory costs, whoever wrote it.
  std::vector<int64_t> writeCost;

  /// Per root: the node of making it again; -1 if nothing can.
  std::vector<int32_t> remakeNode;
  std::vector<RemakeNode> nodes;

  /// Sum of `kernelTime`.
  int64_t totalTime = 0;

private:
  void collectBytes();
  void collectNeeds();
  void collectKernels();
  void collectMembers(OpId op, llvm::SmallVectorImpl<OpId> &members) const;
  bool canBeMember(OpId member, OpId kernel) const;
  void settleKernel(OpId op);
  int64_t leastAddedBytes(OpId op) const;
  int64_t mostTakenOver(const Op &op) const;
  void collectRerunCosts();
  void markReachingWeak();
  void collectWriteCosts();
  void collectRemakeNodes();
  void shareRerunCosts();

  std::vector<char> isArgument;
  std::vector<char> isCovered;
  std::vector<std::vector<std::pair<OpId, int64_t>>> takesIn;
  std::vector<std::vector<OpId>> makers;
  /// Per op: its kernel's parts may sum to less than nothing, so that no part
  /// of it is sure to cost anything.
  std::vector<char> isWeak;
  /// Per op: weak, or may be inlined into something that reaches a weak op.
  std::vector<char> reachesWeak;
  /// Per op: least time of a rerun as a kernel of its own that writes nothing
  /// optional.
  std::vector<int64_t> bareTime;
  /// Per op: least time of an inlined rerun.
  std::vector<std::optional<int64_t>> inlineTime;
  std::vector<int64_t> rerunTime;
  // Scratch of collectMembers.
  mutable std::vector<uint32_t> memberMark;
  mutable uint32_t memberStamp = 0;
};

} // namespace remat::planner

#endif // REMAT_PLANNER_RELAXEDCOSTS_H
