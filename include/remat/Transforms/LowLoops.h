// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// Loops for low plans of steps that are appraised.

#ifndef REMAT_TRANSFORMS_LOWLOOPS_H
#define REMAT_TRANSFORMS_LOWLOOPS_H

#include "remat/Transforms/Planning.h"

namespace remat {

/// The options for the lowest plan, which do not depend on the budget. Time ends this
/// and leaves it alone otherwise.
PlanningOptions forLowest(PlanningOptions options);

/// A kind of loops, and what is planned for them.
struct LowLoops {
  PlanningOptions loops;
  planner::AppraisedRounds rounds;
};

/// Low loops: those of policy `full` and those as given often need less, where a
/// compiler has an order of its own, than those that are planned for the lowest peak.
/// First a little work for each, then the rest.
std::vector<LowLoops> listLowLoops(const PlanningOptions &options);

} // namespace remat

#endif // REMAT_TRANSFORMS_LOWLOOPS_H
