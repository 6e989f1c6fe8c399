// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// Replays a plan exactly: peak live bytes, time, and what is live at the peak,
/// under the rules of `docs/formats.md`. Fast and trusting; `PlanVerifier` is
/// the slow, independent judge of legality.

#ifndef REMAT_PLANNER_SIMULATOR_H
#define REMAT_PLANNER_SIMULATOR_H

#include "remat/Planner/Plan.h"

namespace remat::planner {

/// What a replay shows beside peak and time.
struct Replay {
  Cost cost;
  /// Index into the plan's steps of the first step that reaches the peak; none
  /// when the peak stands at the start.
  std::optional<size_t> peakStep;
  /// Root storages live at the peak, largest first, then by id.
  std::vector<ValueId> liveAtPeak;
  /// Bytes of `liveAtPeak` plus workspace may exceed the peak where an output
  /// takes over an input; this is the workspace at the peak.
  int64_t workspaceAtPeak = 0;
  /// Live bytes during each step (drops: after them), same index as the steps.
  std::vector<int64_t> bytesAtStep;
};

/// Replays `plan`. Fails when a step is impossible (an input is not live, ...)
/// with the step's index. O(steps + inputs + outputs).
llvm::Expected<Replay> replay(const Problem &problem, const Plan &plan);

/// Like `replay`, but leaves `liveAtPeak` empty: half the work, for searches.
llvm::Expected<Replay> replayProfile(const Problem &problem, const Plan &plan);

/// Bytes that a plan holds for a stretch of its steps. Step `k` of the plan has
/// time `k + 1`; time 0 is the start.
struct Allocation {
  /// The root storage; none for a kernel's workspace.
  std::optional<ValueId> root;
  int64_t bytes = 0;
  /// Held in [begin, end).
  int64_t begin = 0;
  int64_t end = 0;
  /// The allocation, by index, whose bytes this one goes on using (in-place
  /// takeover); it ends where this one begins.
  std::optional<size_t> takesOver;
};

/// All allocations of a plan by rising `begin`: their sum at any time is what
/// the replay counts. Results that lie in their argument have none of their
/// own.
llvm::Expected<std::vector<Allocation>>
replayAllocations(const Problem &problem, const Plan &plan);

/// The keep-all plan: base order, each storage dropped directly after its last
/// use, nothing left out or rerun.
Plan makeKeepAllPlan(const Problem &problem);

/// The step that reaches the peak, or the one whose kernel it is inlined into; none:
/// the start.
std::optional<size_t> findPeakKernel(const Plan &plan, const Replay &replay);

/// The roots whose bytes make up the peak of `replay`, largest first, then by id:
/// `liveAtPeak` without those that an output takes over. With the workspace they add up
/// to the peak.
std::vector<ValueId> findHeldAtPeak(const Problem &problem, const Plan &plan,
                                    llvm::ArrayRef<Allocation> allocations,
                                    const Replay &replay);

} // namespace remat::planner

#endif // REMAT_PLANNER_SIMULATOR_H
