// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// The peak of a replayed plan in the user's terms: where it is, what is live
/// there, and the categories of XLA's memory analysis.

#ifndef REMAT_ANALYSIS_PEAKMEMORY_H
#define REMAT_ANALYSIS_PEAKMEMORY_H

#include "remat/Planner/Simulator.h"
#include "llvm/ADT/SmallVector.h"

namespace remat {

/// Bytes as `jax.stages.Compiled.memory_analysis()` divides them:
/// argument + output - alias + temp is the peak.
struct MemoryCategories {
  int64_t argumentBytes = 0;
  int64_t outputBytes = 0;
  /// Bytes that results share with donated arguments.
  int64_t aliasBytes = 0;
  int64_t tempBytes = 0;
};

struct LiveValue {
  planner::ValueId value;
  int64_t bytes;
};

struct PeakMemory {
  int64_t peakBytes = 0;
  /// The op that runs at the peak; none: the start.
  std::optional<planner::OpId> op;
  /// Live there, largest first.
  llvm::SmallVector<LiveValue> live;
  int64_t workspaceBytes = 0;
  MemoryCategories categories;
};

/// The peak of `replay`, which is the replay of `plan`.
PeakMemory findPeakMemory(const planner::Problem &problem,
                          const planner::Plan &plan,
                          const planner::Replay &replay);

} // namespace remat

#endif // REMAT_ANALYSIS_PEAKMEMORY_H
