// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// Decisions brought to the form that the builder works with: one choice per
/// gap, user policies and what is impossible taken into account; and, while a
/// plan is built, from where on each storage is there in each gap. Internal.

#ifndef REMAT_PLANNER_GAPSTATE_H
#define REMAT_PLANNER_GAPSTATE_H

#include "ProblemIndex.h"
#include "remat/Planner/Decisions.h"

namespace remat::planner {

struct GapState {
  /// A storage that is not there in a gap.
  static constexpr OpId never = INT32_MAX;

  explicit GapState(const ProblemIndex &index);

  /// Takes over `decisions`; nothing is placed yet. Fails if a user policy
  /// cannot be kept. O(gaps).
  llvm::Error settle(const Decisions &decisions);
  /// The long form of what was settled.
  Decisions decisions() const;

  /// True if the choice may be made for the gap (a search need not ask for
  /// more).
  bool isAllowed(ValueId root, int32_t gap, Choice choice) const;
  /// Variants that would break a user policy or leave out what nobody can make
  /// again are not allowed.
  bool isVariantAllowed(OpId op, int32_t variant) const;

  /// True if the host has room for the gap beside those already there.
  bool fitsOnHost(ValueId root, int32_t gap) const;

  bool isAvailable(ValueId root, OpId before) const {
    return availableFrom[index.gapBefore(root, before)] < before;
  }
  /// True if the storage, once made during the batch of `at`, stays.
  bool isKeptAfter(ValueId root, OpId at) const {
    int32_t gap = index.gapAfter(root, at);
    return index.gapBegin(root, gap) == at
               ? choices[gap] == Choice::Retain
               : keepsRemade(gap, at);
  }
  /// True if what the batch of `at`, inside the gap, makes again stays.
  bool keepsRemade(int32_t gap, OpId at) const {
    return choices[gap] != Choice::RecomputeEachUse &&
           at >= choices[gap].keptFrom;
  }
  const std::vector<ValueId> &inputsOf(OpId op, bool isFirstRun) const {
    const Op &described = index.problem.ops[op];
    int32_t variant = isFirstRun ? variants[op] : -1;
    return variant >= 0 ? described.variants[variant].inputs : described.inputs;
  }

  const ProblemIndex &index;
  std::vector<GapChoice> choices;
  /// Per gap: the batch in which the storage comes to be there and stays to
  /// the gap's end; the gap's beginning if it stays from before.
  std::vector<OpId> availableFrom;
  /// Per gap: copied to the host at its beginning.
  std::vector<char> isOnHost;
  std::vector<int32_t> variants;
  std::vector<char> isBoundByUser;

private:
  bool isReadAtEnd(ValueId root, int32_t gap) const;
  void applyShortForm(const Decisions &decisions);
  llvm::Error applyUserPolicies();
  llvm::Error applyUserPolicy(ValueId value);
  void limitHostBytes();
  std::vector<std::tuple<OpId, int32_t, ValueId>> copies() const;

  /// Per root: its gap of the short form, -1 without one.
  std::vector<int32_t> defaultGap;
};

} // namespace remat::planner

#endif // REMAT_PLANNER_GAPSTATE_H
