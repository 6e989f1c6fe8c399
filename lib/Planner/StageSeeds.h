// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// Starts near the lowest peaks: as many inputs of layers are saved as the budget allows,
/// and what is made again takes no bytes but in its own layer's part of the backward phase
/// (Griewank and Walther's two-level checkpoints, of layers that narrow points find).
/// Decisions of single gaps rarely get there from elsewhere: to drop one layer's input the
/// whole layer in front of it has to be made twice. Internal.

#ifndef REMAT_PLANNER_STAGESEEDS_H
#define REMAT_PLANNER_STAGESEEDS_H

#include "LocalSearch.h"

namespace remat::planner {

/// The best and the most promising under the budget. Measures several, as long as
/// `mayMeasure`. O(n log n) and a replay for each.
std::vector<LocalSearch::Answer>
measureStageSeeds(const ProblemIndex &index, LocalSearch &search, int64_t budget,
                  llvm::function_ref<bool()> mayMeasure);

} // namespace remat::planner

#endif // REMAT_PLANNER_STAGESEEDS_H
