// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// Strategy `auto`: the fastest plan found within the budget.
///
/// Search by decisions, the main part of `auto`: the fastest plan found within the budget.
/// 1. *Seeds*: minimum cuts (CutSeeds), the fixed policies, segmentations at
///    several spacings, and keep-all with everything made again that can be made
///    inline (on fused problems often faster, since forward kernels then write less), and
///    with inlining inputs of layers that the budget allows to be saved (StageSeeds).
/// 2. *Repair*: each seed is brought within the budget by dropping what lies
///    idle at its peak.
/// 3. *Anneal* (LocalSearch): a little from each seed (with a time limit: from as many
///    as it allows), then from the best, first across the border of the budget, then
///    within it. Without limits from the user the work of this is in proportion to the
///    gap that is left.
/// 4. *Goals* (`minimizePeak` only): budgets just below the lowest peak found
///    are asked for in turn.
///
/// Objective: time within the budget, or the peak with `minimizePeak`. No
/// optimality, but every figure is that of the exact plan. Deterministic for a
/// seed and a work limit; the default work depends on the size of the problem
/// only. With seeds in the request, it goes on from these alone, for a small
/// share of the work. Ends at the request's limits, or when the time reaches
/// the proven bound, with the best plan so far.

#ifndef REMAT_PLANNER_DECISIONSEARCH_H
#define REMAT_PLANNER_DECISIONSEARCH_H

#include "remat/Planner/Strategy.h"

namespace remat::planner {

/// The plan and, in `peakBytes`, its peak.
llvm::Expected<Plan> searchDecisions(const Problem &problem,
                                     const Request &request,
                                     int64_t &peakBytes);

} // namespace remat::planner

#endif // REMAT_PLANNER_DECISIONSEARCH_H
