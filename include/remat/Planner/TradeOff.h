// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// The trade-off between bytes and time: plans for many budgets in one call.
///
/// Objective: for each of evenly spaced budgets between the keep-all peak and
/// the lowest found one, the fastest plan found. Guarantee: budgets are kept by
/// the arena; a larger budget never has a longer time, since every plan serves
/// all budgets that it keeps. Cost: that of a few single plans, and a small
/// part of one for each further point, which goes on from its neighbours; under
/// a time limit for all of them together.

#ifndef REMAT_PLANNER_TRADEOFF_H
#define REMAT_PLANNER_TRADEOFF_H

#include "remat/Planner/PlanArena.h"

namespace remat::planner {

/// More would be no curve but a mistake.
constexpr unsigned mostTradeOffPoints = 10000;

struct TradeOffPoint {
  int64_t budgetBytes = 0;
  /// Proven: no plan within the budget is faster.
  int64_t boundTimeNs = 0;
  /// Bytes of arguments and arena; at most the budget.
  int64_t promisedBytes = 0;
  /// Its peak and time are those of the point.
  Plan plan;
};

/// At least two points by falling budget; fewer than `pointCount` only if the
/// lowest found plan needs as much as keep-all. The time limit of `request` is
/// for all points together, its work limit for each; its budget does not count.
/// Without a time limit the answer is the same on any number of `threads`.
llvm::Expected<std::vector<TradeOffPoint>>
computeTradeOff(const Problem &problem, const Strategy &strategy,
                const Request &request, unsigned pointCount);

/// Why a search for one of the points ended early; "" if none did.
llvm::StringRef whyCut(llvm::ArrayRef<TradeOffPoint> points);

/// The `remat-pareto` file; with the plans if `withPlans`.
std::string printTradeOff(llvm::ArrayRef<TradeOffPoint> points, bool withPlans);
/// The points without plans as CSV.
std::string printTradeOffCsv(llvm::ArrayRef<TradeOffPoint> points);

} // namespace remat::planner

#endif // REMAT_PLANNER_TRADEOFF_H
