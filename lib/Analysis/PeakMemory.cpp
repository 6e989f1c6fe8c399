// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// Reads the peak out of a replay.

#include "remat/Analysis/PeakMemory.h"

using namespace remat;

static MemoryCategories divideBytes(const planner::Problem &problem,
                                    int64_t peakBytes) {
  MemoryCategories categories;
  for (planner::ValueId argument : problem.arguments)
    if (problem.values[argument].valueClass != planner::ValueClass::Constant)
      categories.argumentBytes += problem.values[argument].bytes;
  for (planner::ValueId result : problem.results)
    categories.outputBytes += problem.values[result].bytes;
  for (const planner::DonatedPair &pair : problem.donated)
    if (pair.result)
      categories.aliasBytes += problem.values[*pair.result].bytes;
  categories.tempBytes = peakBytes - categories.argumentBytes -
                         categories.outputBytes + categories.aliasBytes;
  return categories;
}

PeakMemory remat::findPeakMemory(const planner::Problem &problem,
                                 const planner::Plan &plan,
                                 const planner::Replay &replay) {
  PeakMemory peak;
  peak.peakBytes = replay.cost.peakBytes;
  peak.workspaceBytes = replay.workspaceAtPeak;
  if (replay.peakStep) {
    const planner::Step &step = plan.steps[*replay.peakStep];
    if (step.kind == planner::StepKind::Run ||
        step.kind == planner::StepKind::Rerun)
      peak.op = step.id;
  }
  for (planner::ValueId value : replay.liveAtPeak)
    peak.live.push_back({value, problem.values[value].bytes});
  peak.categories = divideBytes(problem, peak.peakBytes);
  return peak;
}
