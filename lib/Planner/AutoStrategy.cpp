// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// Strategy `auto`: the fastest plan found within the budget.
///
/// Strategy `auto`: search by decisions (DecisionSearch.h), by whole searches below the
/// lowest peak where there is time for them, and by states where problems are small
/// enough.

#include "DecisionSearch.h"
#include "Strategies.h"

namespace remat::planner {

/// Searches below the lowest peak leave out this part of it, the far ones first: they end
/// lower than near ones about as often as the other way round.
static constexpr int64_t firstBelowPart = 8, nearestBelowPart = 64,
                         strideBelow = 8;

/// Whether a small problem leaves time for whole searches below the lowest
/// peak.
static bool mayAskAgain(const Problem &problem, const Request &request) {
  return request.minimizePeak && !request.workLimit &&
         request.workDivisor == 1 && request.seeds.empty() &&
         isSearchShort(problem);
}

/// The plan of the lowest peak, then of budgets just below it for as long as
/// there are some: whoever asks for these must not get less than `min`.
static llvm::Expected<Plan> findLowest(const Problem &problem,
                                       const Request &request) {
  int64_t peakBytes = 0;
  llvm::Expected<Plan> lowest = searchDecisions(problem, request, peakBytes);
  if (!lowest || !mayAskAgain(problem, request))
    return lowest;
  int64_t floor = computeFloor(problem).bytes;
  Request below = request;
  below.minimizePeak = false;
  below.provesBound = false;
  for (int64_t part = firstBelowPart; part <= nearestBelowPart &&
                                      peakBytes > floor &&
                                      !request.deadline().isOver();) {
    below.budgetBytes = std::max(floor, peakBytes - 1 - peakBytes / part);
    int64_t lowerBytes = 0;
    llvm::Expected<Plan> plan = searchDecisions(problem, below, lowerBytes);
    if (!plan)
      return plan;
    if (lowerBytes >= peakBytes) {
      part *= strideBelow;
      continue;
    }
    peakBytes = lowerBytes;
    lowest = std::move(plan);
  }
  return lowest;
}

llvm::Expected<Plan> planByDecisions(const Problem &problem,
                                     const Request &request) {
  if (request.minimizePeak)
    return findLowest(problem, request);
  int64_t peakBytes = 0;
  return searchDecisions(problem, request, peakBytes);
}

namespace {
class AutoStrategy : public Strategy {
public:
  std::string name() const override { return "auto"; }
  bool heedsArenaLosses() const override { return true; }
  llvm::Expected<Plan> plan(const Problem &problem,
                            const Request &request) const override {
    llvm::Expected<Plan> plan = planByDecisions(problem, request);
    return plan ? findByStates(problem, request, std::move(*plan),
                               mayAskAgain(problem, request))
                : std::move(plan);
  }
};
} // namespace

std::unique_ptr<Strategy> createAutoStrategy() {
  return std::make_unique<AutoStrategy>();
}

} // namespace remat::planner
