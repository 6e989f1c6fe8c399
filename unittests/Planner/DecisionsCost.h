// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// What decisions cost, by building and replaying their plan from nothing.

#ifndef REMAT_UNITTESTS_PLANNER_DECISIONSCOST_H
#define REMAT_UNITTESTS_PLANNER_DECISIONSCOST_H

#include "remat/Planner/Decisions.h"
#include "remat/Planner/Simulator.h"

namespace remat::planner {

inline Cost costOf(const Problem &problem, const Decisions &decisions) {
  Plan plan = llvm::cantFail(buildPlan(problem, decisions));
  return llvm::cantFail(replay(problem, plan)).cost;
}

} // namespace remat::planner

#endif // REMAT_UNITTESTS_PLANNER_DECISIONSCOST_H
