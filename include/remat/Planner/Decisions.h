// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// Decisions per storage and the one builder that turns them into an exact
/// plan by lazy placement: recomputation stands directly before the op that
/// needs it, inlined where the problem allows, outputs nobody reads are left
/// out, storages are dropped after their last use. All policies and searches
/// speak in decisions; only the builder writes steps.

#ifndef REMAT_PLANNER_DECISIONS_H
#define REMAT_PLANNER_DECISIONS_H

#include "remat/Planner/Plan.h"

namespace remat::planner {

/// What happens to a storage in a *gap*: the stretch between two base ops in a
/// row that make or read it. The gap behind the last use has a choice too: it
/// says whether reruns find the storage still there or make it again.
enum class Choice : uint8_t {
  /// Stays if it is there when the gap begins.
  Retain,
  /// Dropped; what a rerun in the gap makes again stays to the gap's end.
  Recompute,
  /// Dropped; made again for each rerun in the gap and dropped at once.
  RecomputeEachUse,
  Offload,
};

/// The choice for one gap.
struct GapChoice {
  Choice choice = Choice::Retain;
  /// Of `Recompute`: what reruns before this op make again is dropped at once, and what
  /// those from it on make stays. Layers whose reruns lead to a saved point far ahead take
  /// no bytes until their own turn comes.
  OpId keptFrom = 0;

  GapChoice() = default;
  GapChoice(Choice choice, OpId keptFrom = 0)
      : choice(choice),
        keptFrom(choice == Choice::Recompute ? keptFrom : 0) {}
  bool operator==(const GapChoice &other) const {
    return choice == other.choice && keptFrom == other.keptFrom;
  }
  bool operator==(Choice other) const { return choice == other; }
  bool operator!=(Choice other) const { return choice != other; }
};

/// Two forms. The short one names one gap per storage, the long one all.
struct Decisions {
  /// Short form, one per value; only roots count. The gap is the one that spans
  /// the turn from forward to backward; there is none for storages that
  /// backward ops make, except behind their last use. All other gaps retain,
  /// but `RecomputeEachUse` holds for the later ones too. Storages that cannot
  /// be recomputed are retained whatever stands here.
  std::vector<Choice> choices;
  /// Short form, per root, or empty: a base op inside the gap that the choice
  /// speaks about, or at its beginning, where it is not the default (-1).
  std::vector<OpId> gapStarts;
  /// Long form: per gap, numbered by `ProblemIndex`; counts instead of the two
  /// above when it is not empty.
  std::vector<GapChoice> gapChoices;
  /// Per op, or empty: the variant its first run takes; -1 for the op itself.
  std::vector<int32_t> variants;

  bool operator!=(const Decisions &other) const { return !(*this == other); }
  bool operator==(const Decisions &other) const {
    return choices == other.choices && gapStarts == other.gapStarts &&
           gapChoices == other.gapChoices && variants == other.variants;
  }
};

/// Decisions that retain everything.
Decisions retainAll(const Problem &problem);

/// True if some recomputable op or recipe makes the storage.
bool isRecomputable(const Problem &problem, ValueId root);

/// The plan of `decisions` (user policies of the problem take precedence).
/// Fails only if the problem is inconsistent. O(steps log steps).
llvm::Expected<Plan> buildPlan(const Problem &problem,
                               const Decisions &decisions);

} // namespace remat::planner

#endif // REMAT_PLANNER_DECISIONS_H
