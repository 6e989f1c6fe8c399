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
#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/SmallVector.h"
#include <optional>

namespace remat::planner {

/// A kernel of `kernel` runs `ns` faster than without, if `member` is inlined.
struct InlineGain {
  OpId kernel;
  OpId member;
  int64_t ns;
};

/// Something that happens whenever a value is made again, or an op is rerun for
/// a value that only it makes.
struct RemakeNode {
  /// The value; none (-1) for the node of an op.
  ValueId value = -1;
  /// One of these ops is rerun.
  llvm::SmallVector<OpId, 2> makers;
  /// Per maker: what each rerun of it pays for this node, besides writing the
  /// value. Shares of one maker add up to no more than its least time.
  llvm::SmallVector<int64_t, 2> shares;
  /// Roots that must be there or be made again as well.
  llvm::SmallVector<ValueId, 4> inputs;
  /// Node of the only maker, if that makes other values too.
  std::optional<int32_t> implied;
};

/// A rerun of `member` inside the kernel that reads its value takes `ns`.
struct InlineRead {
  OpId member;
  int64_t ns;
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
  /// Per root: base ops that need it.
  std::vector<llvm::SmallVector<OpId, 4>> readers;

  /// Least time of touching the node while these base ops read its value: the
  /// value is made again in memory once, or inline in each of them.
  int64_t remakeTime(int32_t node, llvm::ArrayRef<OpId> readers,
                     bool isResult) const;

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
  int64_t rewriteTime(OpId maker, ValueId root) const;
  void collectWriteCosts();
  int64_t memoryTime(const RemakeNode &node, size_t maker) const;
  std::optional<int64_t> inlineTimeIn(const RemakeNode &node, size_t maker,
                                      OpId kernel) const;
  bool makesOne(OpId maker) const {
    return problem.ops[maker].outputs.size() == 1;
  }
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
  /// Per op: least time of any rerun, what it writes not counted.
  std::vector<int64_t> commonTime;
  /// Per base op: members that could make something it needs, ascending.
  std::vector<std::vector<InlineRead>> inlineReads;
  // Scratch of collectMembers.
  mutable std::vector<uint32_t> memberMark;
  mutable uint32_t memberStamp = 0;
};

} // namespace remat::planner

#endif // REMAT_PLANNER_RELAXEDCOSTS_H
