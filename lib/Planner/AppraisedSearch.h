// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// Plans for compilers with an order of their own. Internal.

#ifndef REMAT_PLANNER_APPRAISEDSEARCH_H
#define REMAT_PLANNER_APPRAISEDSEARCH_H

#include "remat/Planner/PlanArena.h"

namespace remat::planner {

/// `solveWithArena` for requests with `appraise`.
///
/// No search minimizes what is appraised; plans are made for budgets of their own
/// peak and judged afterwards. *Low plans* are a set that depends on the problem
/// alone: fixed policies, then rounds of some work, each with plans of the
/// lowest peak and of peaks near it. Time ends this order and does not shape it.
/// `min` takes the lowest of them. A budget is accepted only if one of them keeps
/// it, so that `min` is never above a budget that is accepted; the plan within
/// it may be another one, which is faster.
llvm::Expected<PlacedSolution> solveAppraised(const Problem &problem,
                                              const Strategy &strategy,
                                              const Request &request);

} // namespace remat::planner

#endif // REMAT_PLANNER_APPRAISEDSEARCH_H
