// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// What is said of budgets that no plan keeps, where several forms of a step, or
/// several searches, tell of it.

#ifndef REMAT_PLANNER_MISSES_H
#define REMAT_PLANNER_MISSES_H

#include "remat/Planner/Strategy.h"

namespace remat::planner {

/// The miss of a budget when another search, whose lowest plan is for `problem`, has
/// found that `lowestBytes` are what is needed, whatever the first one saw. `floor` is
/// that of the problem; what is proved holds for the forms of both.
BudgetInfeasible restateMiss(const BudgetInfeasible &miss, const Problem &problem,
                             const Floor &floor, int64_t lowestBytes);

} // namespace remat::planner

#endif // REMAT_PLANNER_MISSES_H
