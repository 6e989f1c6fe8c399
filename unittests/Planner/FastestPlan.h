// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// The fastest plan of a tiny problem by Dijkstra's algorithm over exact
/// states: what is live and readable, what has run, what lies on the host. It
/// applies the rules of docs/formats.md step by step and shares no code with
/// planner, simulator or bounds. Two limits: copies to and from the host take
/// no time (so its optimum is a lower bound of the true one where plans
/// offload), and a kernel holds at most `mostMembers` inlined reruns (so it may
/// miss a faster plan). Exponential.

#ifndef REMAT_UNITTESTS_PLANNER_FASTESTPLAN_H
#define REMAT_UNITTESTS_PLANNER_FASTESTPLAN_H

#include "remat/Planner/Plan.h"
#include <optional>

namespace remat::planner {

struct FastestPlanOptions {
  std::optional<int64_t> budgetBytes;
  Order order = Order::Base;
  int mostMembers = 2;
  size_t mostStates = 200000;
};

struct FastestPlanAnswer {
  /// False if the state limit was met before an answer.
  bool isComplete = false;
  /// None if no plan keeps the budget.
  std::optional<int64_t> timeNs;
  /// Steps of a fastest plan.
  Plan plan;
};

/// Problems with at most 32 values.
FastestPlanAnswer findFastestPlan(const Problem &problem,
                                 const FastestPlanOptions &options);

} // namespace remat::planner

#endif // REMAT_UNITTESTS_PLANNER_FASTESTPLAN_H
