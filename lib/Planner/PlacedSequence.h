// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// From batches to steps, in two passes: the batches in a row with views
/// placed (PlacedSequence.cpp), then lives settled and steps written
/// (PlanEmitter.cpp). Internal.

#ifndef REMAT_PLANNER_PLACEDSEQUENCE_H
#define REMAT_PLANNER_PLACEDSEQUENCE_H

#include "BatchComposer.h"

namespace remat::planner {

/// One kernel, view or fetch of the placed sequence.
struct PlacedItem {
  enum class Kind : uint8_t { Run, Rerun, Fetch } kind = Kind::Run;
  /// Op, or the root storage of a fetch.
  int32_t id = 0;
  std::vector<KernelMember> members;
  /// Roots that members make for the kernel alone.
  llvm::SmallVector<ValueId, 0> provides;
  /// Roots this item brings to life.
  llvm::SmallVector<ValueId, 2> births;
  /// Roots whose host copy starts after this item.
  llvm::SmallVector<ValueId, 0> offloads;
};

struct PlacedSequence {
  std::vector<PlacedItem> items;
  std::vector<int32_t> variants;
};

/// The batches of all base ops in a row, one per op. O(items).
PlacedSequence placeSequence(const GapState &state,
                             llvm::ArrayRef<Batch> batches);

/// Turns a placed sequence into steps. O(steps log steps).
std::vector<Step> emitSteps(const ProblemIndex &index, PlacedSequence sequence);

} // namespace remat::planner

#endif // REMAT_PLANNER_PLACEDSEQUENCE_H
