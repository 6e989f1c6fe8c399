// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// Other plans for a budget that the arena of the first one misses. Internal.

#ifndef REMAT_PLANNER_ARENAFEEDBACK_H
#define REMAT_PLANNER_ARENAFEEDBACK_H

#include "PlacePlan.h"

#include "llvm/ADT/STLExtras.h"

namespace remat::planner {

/// Plans for less than the budget, whose arena may keep it: lower until one
/// does. Then up again: strategies that heed losses plan for nearly the whole
/// budget and leave room around buffers that found no place; others try the
/// budgets between while the steps are worth it. Each goes on from those
/// before.
class ArenaFeedback {
public:
  ArenaFeedback(const Problem &problem, const Strategy &strategy,
                ProblemFacts &facts, const Request &request,
                const PlacedSolution &first)
      : problem(problem), strategy(strategy), facts(facts), request(request),
        budget(*request.budgetBytes),
        lowestPromised(first.arena.getPromisedBytes()) {
    // The bound that matters is that for the budget.
    this->request.provesBound = false;
    if (strategy.heedsArenaLosses())
      addLosses(first);
    if (first.plan.decisions)
      firstDecisions = *first.plan.decisions;
    firstTime = first.plan.cost.timeNs;
    note(first);
  }

  /// None: no plan was found.
  llvm::Expected<std::optional<PlacedSolution>> run();
  int64_t getLowestPromised() const { return lowestPromised; }

private:
  void note(const PlacedSolution &tried);
  int64_t nextTarget() const;
  void addLosses(const PlacedSolution &missed);
  llvm::Error tryLosses();
  llvm::Error tryOwed();
  /// True if a layout of the plan was above the budget.
  bool isKnown(const Plan &plan) const {
    return plan.decisions &&
           llvm::is_contained(missedDecisions, *plan.decisions);
  }
  bool isFaster(const Plan &plan) const {
    return !best || plan.cost.timeNs < best->plan.cost.timeNs;
  }
  /// True if the best is hardly slower than the plan without an arena.
  bool isNearFirst(double share) const {
    return best &&
           double(best->plan.cost.timeNs) <= double(firstTime) * (1 + share);
  }
  llvm::Expected<PlacedSolution> tryTarget(int64_t target);

  const Problem &problem;
  const Strategy &strategy;
  ProblemFacts &facts;
  Request request;
  const int64_t budget;
  int64_t lowestPromised;
  /// The lowest peak with an arena that is too high, and by how much.
  int64_t missedPeak = INT64_MAX;
  int64_t excess = 0;
  std::optional<PlacedSolution> best;
  std::vector<int64_t> losses;
  /// Those of the plans whose arenas are too high.
  std::vector<Decisions> missedDecisions;
  /// Those of the first, and its time.
  std::optional<Decisions> firstDecisions;
  int64_t firstTime = 0;
};

} // namespace remat::planner

#endif // REMAT_PLANNER_ARENAFEEDBACK_H
