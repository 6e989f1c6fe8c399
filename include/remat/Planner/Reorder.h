// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// Plans whose first runs stand in another order than the problem's, where that
/// needs less memory for no time (`"order": "free"` in `docs/formats.md`).

#ifndef REMAT_PLANNER_REORDER_H
#define REMAT_PLANNER_REORDER_H

#include "remat/Planner/PlanArena.h"
#include "remat/Planner/TradeOff.h"

namespace remat::planner {

/// The same problem with its base ops in another order.
struct Reordering {
  /// Values as in the given problem. Extra ops stand behind all others.
  Problem problem;
  /// Per op of `problem`: the op of the given one.
  std::vector<OpId> givenOps;
};

/// False if values have user policies: those hold between phases of the given order.
bool mayReorder(const Problem &problem);

/// Base ops in the given order, but updates (optimizer ops, and backward ones that belong to
/// the update of one parameter) directly behind the last of the others whose outputs they
/// need: gradients do not wait for one another. Empty if that is not estimated to lower the
/// peak of plans within the budget (none: of the lowest) by half a percent. None that stands
/// behind the op `first` comes to stand before it.
std::vector<OpId> findEarlyUpdates(const Problem &problem,
                                   std::optional<int64_t> budgetBytes,
                                   OpId first = 0);

/// The order of `findEarlyUpdates` for the lowest peak, if any; then that of the lowest
/// keep-all peak that `OrderSearch` finds from there, and orders between both, if it saves
/// half a percent.
std::vector<Reordering> findLowerOrders(const Problem &problem,
                                        const Deadline &deadline = {});

/// A plan of `reordering.problem` as one of the given problem, in free order.
Plan restoreOps(Plan plan, const Reordering &reordering);

/// An answer, and the problem that it is one for.
struct OrderedSolution {
  /// Its steps are those of the reordered problem, if there is one.
  PlacedSolution placed;
  std::optional<Reordering> reordering;

  /// The plan of the given problem.
  Plan makePlan() const;
};

/// As `solveWithArena`; from plans of `auto` first runs that nobody reads before they run
/// again are left out where that saves half a percent of the time or more. Floor
/// and bounds hold for all orders then, for the problem's else.
llvm::Expected<PlacedSolution> solveWithoutUnread(const Problem &problem,
                                                  const Strategy &strategy,
                                                  const Request &request);

/// As `solveWithArena`; if the budget is below the keep-all peak, or there are at most 64
/// ops, `auto` takes the order of `findEarlyUpdates`, if any, for the given one, also plans
/// the most promising of those that `OrderSearch` finds, and takes the better of
/// both answers: that of the given order, whose bounds are closer, unless the other is half
/// a percent faster, or lower if the lowest peak is sought. Of the time and work limits
/// each gets a half. What `solveWithoutUnread` leaves out is left out here, too. A problem
/// with user policies keeps its order: they hold between its phases. The floor, also that
/// of `BudgetInfeasible`, holds for all orders. Each order is planned by `solveFromSeeds`.
/// Without limits a missed budget is compared with the lowest peak in these orders: what
/// a refusal names is kept when it is asked for.
llvm::Expected<OrderedSolution> solveInAnyOrder(const Problem &problem,
                                                const Strategy &strategy,
                                                const Request &request);

/// As `computeTradeOff`; points of `auto` may have plans in two of `findLowerOrders`,
/// for three times the work. Bounds hold for all orders then.
llvm::Expected<std::vector<TradeOffPoint>>
computeTradeOffInAnyOrder(const Problem &problem, const Strategy &strategy,
                          const Request &request, unsigned pointCount);

} // namespace remat::planner

#endif // REMAT_PLANNER_REORDER_H
