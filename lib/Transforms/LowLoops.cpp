// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// Lists loops for low plans; see the header.

#include "remat/Transforms/LowLoops.h"

using namespace remat;

/// Loops that are planned quickly get this part of the work. With a work limit: this
/// work, and loops that are planned with so many times more follow, as far as it goes.
static constexpr uint64_t quickDivisor = 32, quickWork = 512, workGrowth = 64;

PlanningOptions remat::forLowest(PlanningOptions options) {
  options.budget = "min";
  options.reserve = "";
  options.cutoff = options.end;
  options.end = std::nullopt;
  options.timeLimit = "";
  options.isTrial = true;
  return options;
}

std::vector<LowLoops> remat::listLowLoops(const PlanningOptions &options) {
  PlanningOptions lowest = forLowest(options);
  PlanningOptions full = lowest, asGiven = lowest, quick = lowest;
  full.policy = "full";
  asGiven.policy = "none";
  full.budget = asGiven.budget = "";
  planner::AppraisedRounds first{0, 1}, rest{1, SIZE_MAX}, all;
  quick.workDivisor = quickDivisor;
  if (options.workLimit)
    quick.workLimit = quickWork;
  std::vector<LowLoops> kinds = {{full, first}, {asGiven, first}, {quick, first},
                                 {full, rest},  {asGiven, rest}};
  if (!options.workLimit) {
    kinds.push_back({lowest, all});
    return kinds;
  }
  // Larger limits have all loops of smaller ones.
  kinds.push_back({quick, rest});
  for (lowest.workLimit = quickWork; lowest.workLimit < UINT64_MAX / workGrowth;) {
    lowest.workLimit *= workGrowth;
    kinds.push_back({lowest, all});
  }
  llvm::erase_if(kinds, [&](const LowLoops &kind) {
    return kind.loops.policy == "auto" && kind.loops.workLimit > options.workLimit;
  });
  return kinds;
}
