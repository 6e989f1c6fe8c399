// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// Keeps the best of the plans that a rival tries: within the budget the
/// fastest, else the one with the lowest peak. Internal.

#ifndef REMAT_PLANNER_RIVALS_BESTPLAN_H
#define REMAT_PLANNER_RIVALS_BESTPLAN_H

#include "remat/Planner/Decisions.h"
#include "remat/Planner/Strategy.h"
#include <chrono>

namespace remat::planner {

class BestPlan {
public:
  /// Ends after `mostPlans` plans or at the request's limits.
  BestPlan(const Problem &problem, const Request &request, uint64_t mostPlans);

  /// Replays the plan; none if there is no plan or it cannot be replayed. The
  /// last error is what `take` returns when there is no plan at all.
  std::optional<Replay> consider(llvm::Expected<Plan> plan);
  std::optional<Replay> consider(const Decisions &decisions) {
    return consider(buildPlan(problem, decisions));
  }
  bool isSpent();
  /// The part of the allowed plans that was considered.
  double usedPart() const {
    return 1 - double(plansLeft) / double(std::max<uint64_t>(1, plansAllowed));
  }
  bool isWithinBudget(const Cost &cost) const {
    return cost.peakBytes <= target;
  }
  bool isBetter(const Cost &a, const Cost &b) const;
  /// The budget; the floor when the lowest peak is asked for.
  int64_t targetBytes() const { return target; }
  llvm::Expected<Plan> take();

private:
  const Problem &problem;
  const Request &request;
  int64_t target;
  uint64_t plansAllowed, plansLeft;
  std::chrono::steady_clock::time_point begin;
  std::optional<Plan> best;
  std::string lastError;
  std::string cut;
};

} // namespace remat::planner

#endif // REMAT_PLANNER_RIVALS_BESTPLAN_H
