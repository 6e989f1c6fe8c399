// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// What there is to tell about a plan: which bytes are live when, what the plan
/// does with each value, what every repeated kernel costs and frees. Every
/// number is a replay of the plan or of keep-all; nothing is estimated anew.

#ifndef REMAT_REPORT_PLANRECORD_H
#define REMAT_REPORT_PLANRECORD_H

#include "remat/Planner/ModelParts.h"
#include "remat/Planner/Simulator.h"
#include "remat/Planner/ValueFates.h"

namespace remat::report {

/// A value that is not kept: how it comes back for one of its readers.
struct Action {
  planner::ValueId value = 0;
  /// `Recomputed`, `Inlined` or `Offloaded`.
  planner::Fate fate = planner::Fate::None;
  /// Index of the plan's step that brings it back.
  size_t step = 0;
  /// The kernel it comes back for: the next one that runs behind `step`.
  planner::OpId reader = 0;
  /// Of the rerun, or what inlining adds to the kernel (may be negative).
  /// Copies cost what they stall, which the replay of the whole plan counts.
  int64_t timeNs = 0;
  /// Bytes that it no longer takes at keep-all's peak; zero if it was not live
  /// there, or still is.
  int64_t freedAtPeakBytes = 0;
  /// Steps for which its bytes were not allocated before it came back.
  size_t absentSteps = 0;
};

struct PlanRecord {
  /// With the peak at a kernel, not at what is inlined in it, and `liveAtPeak` without
  /// what an output takes over, so that it adds up.
  planner::Replay replay;
  std::vector<planner::Allocation> allocations;
  std::vector<planner::Fate> fates;
  /// By the plan's steps.
  std::vector<Action> actions;
  planner::ModelParts parts;
  /// Per value: the base op that makes it; none for arguments.
  std::vector<std::optional<planner::OpId>> makers;
};

/// Fails if the plan cannot be replayed on this problem. O(size of both + log
/// factors).
llvm::Expected<PlanRecord> recordPlan(const planner::Problem &problem,
                                      const planner::Plan &plan);

} // namespace remat::report

#endif // REMAT_REPORT_PLANRECORD_H
