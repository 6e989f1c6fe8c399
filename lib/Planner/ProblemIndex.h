// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// What algorithms ask of a problem again and again, computed once: who makes
/// and who uses each storage, which recipes may be followed without running in
/// circles, where the default gap of each storage begins.

#ifndef REMAT_PLANNER_PROBLEMINDEX_H
#define REMAT_PLANNER_PROBLEMINDEX_H

#include "remat/Planner/Problem.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallVector.h"

namespace remat::planner {

struct ProblemIndex {
  explicit ProblemIndex(const Problem &problem);

  const Problem &problem;
  /// Base op that makes the value; -1 for arguments.
  std::vector<OpId> producer;
  /// Per root: ops that make it again, the base op first.
  std::vector<llvm::SmallVector<OpId, 2>> makers;
  /// Per root: base ops but views that read any of its values, ascending.
  std::vector<llvm::SmallVector<OpId, 4>> uses;
  /// Per root: the last forward op that makes or reads it; none (-1) if there
  /// is no such op.
  std::vector<OpId> lastForwardUse;
  /// The last forward op in base order; -1 without one. Around it the step
  /// turns from forward to backward.
  OpId turn = -1;
  /// Per op: a forward op, or one that a forward op needs (fused kernels carry
  /// the latest phase of their parts).
  std::vector<char> isForward;
  /// Per op: runs before the turn and belongs to the forward part in all but
  /// name (statistics of layers and the like that the loss does not need).
  std::vector<char> isEarly;
  /// Per root: the op after which its default gap begins: the last use before
  /// the turn, if a use follows the turn; else the use before the longest
  /// pause. -1 for storages that later phases make.
  std::vector<OpId> gapStart;
  /// Per root: it is made before its default gap and read after it.
  std::vector<char> crosses;
  /// Per root: position in an order in which every storage stands behind the
  /// inputs of the makers that `isGrounded`.
  std::vector<int32_t> rank;
  /// Per root: some grounded maker exists, and its views can be rerun.
  std::vector<char> isRecomputable;
  std::vector<char> isArgument;
  std::vector<char> isResult;
  /// Per root: an argument that is not donated.
  std::vector<char> staysAlive;

  /// Per root: an argument whose bytes stay for its result.
  std::vector<char> isPaired;
  /// Per root: some view of it can never be rerun.
  std::vector<char> hasFixedViews;

  /// Gaps of all roots in a row: those of `root` are numbered from
  /// `firstGap[root]` to `firstGap[root + 1]`, in base order. Gap 0 of a
  /// storage begins where it is made, gap i at its i-th use.
  std::vector<int32_t> firstGap;
  size_t gapCount() const { return size_t(firstGap.back()); }
  /// The base op that runs first, where there is one.
  OpId firstRun = 0;
  /// The op at whose end a gap begins (for arguments gap 0 begins at `firstRun`).
  OpId gapBegin(ValueId root, int32_t gap) const {
    int32_t number = gap - firstGap[root];
    return number ? uses[root][size_t(number) - 1]
                  : std::max(producer[root], firstRun);
  }
  /// The use that ends a gap; the number of ops behind the last use.
  OpId gapEnd(ValueId root, int32_t gap) const {
    size_t number = size_t(gap - firstGap[root]);
    return number < uses[root].size() ? uses[root][number]
                                      : OpId(problem.ops.size());
  }
  /// The gap that holds the moment before op `at`, or after it.
  int32_t gapBefore(ValueId root, OpId at) const {
    return firstGap[root] +
           int32_t(llvm::lower_bound(uses[root], at) - uses[root].begin());
  }
  int32_t gapAfter(ValueId root, OpId at) const {
    return firstGap[root] +
           int32_t(llvm::upper_bound(uses[root], at) - uses[root].begin());
  }
  /// Per op: the last base op that makes an input or an output; a rerun must
  /// stand behind it.
  std::vector<OpId> lastProducer;

  /// True if all inputs of `maker` rank below all its outputs, so that
  /// following it recursively ends.
  bool isGrounded(OpId maker) const { return grounded[maker]; }
  /// Lowest rank among the outputs.
  int32_t rankOfOp(OpId op) const;
  /// Nanoseconds that leaving `output` out saves; none if it cannot be.
  std::optional<int64_t> elidableTime(OpId op, ValueId output) const;
  /// Nanoseconds of `op` as part of a kernel of `target`, if it can be.
  std::optional<int64_t> inlineTime(OpId op, OpId target) const;
  /// First use after `op`; none if there is none.
  std::optional<OpId> nextUseAfter(ValueId root, OpId op) const;

private:
  void collectMakers();
  void collectUses();
  void markForward();
  void markEarly();
  void findGaps();
  void rankStorages();
  void rankOutputs(const Op &op, int32_t &next);
  void findGrounded();
  void numberGaps();
  void findLastProducers();

  std::vector<char> grounded;
};

} // namespace remat::planner

#endif // REMAT_PLANNER_PROBLEMINDEX_H
