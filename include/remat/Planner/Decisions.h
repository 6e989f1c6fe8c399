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

/// What happens to a storage in its gap: by default the stretch from its last
/// use before the turn from forward to backward to its first use after it.
/// Storages without later uses have a choice too: it says whether reruns find
/// them still there (`Retain`) or make them again in turn. Storages that
/// backward ops make have no stretch unless `Decisions::gapStarts` gives them
/// one.
enum class Choice : uint8_t {
  Retain,
  /// Dropped; made again before its first later use, then kept to its last.
  Recompute,
  /// Dropped; made again before each later use and dropped at once.
  RecomputeEachUse,
  Offload,
};

struct Decisions {
  /// One per value; only roots count. Storages that cannot be recomputed are
  /// retained whatever stands here.
  std::vector<Choice> choices;
  /// Per root, or empty: the base op after which the stretch begins that the
  /// choice speaks about, where it is not the default (-1). This is how a
  /// search places a gap anywhere.
  std::vector<OpId> gapStarts;
  /// Per op, or empty: the variant its first run takes; -1 for the op itself.
  std::vector<int32_t> variants;

  bool operator==(const Decisions &other) const {
    return choices == other.choices && gapStarts == other.gapStarts &&
           variants == other.variants;
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
