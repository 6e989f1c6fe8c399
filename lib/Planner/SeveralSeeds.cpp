// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// Small problems searched from several seeds, and by more states before a refusal.

#include "Strategies.h"
#include "remat/Planner/Misses.h"
#include "remat/Planner/PlanArena.h"

namespace remat::planner {

/// Searches of small problems, which take tenths of seconds, end where their random
/// numbers lead them: they are made from so many seeds where the first one stays this far
/// from the bound.
static constexpr uint64_t seedCount = 4;
static constexpr double farGap = 0.025;
/// States that the last search before a refusal looks at: ten times those of `auto`.
static constexpr uint64_t statesBeforeRefusal = 300000;

/// Whether another seed may do better than the best plan so far, or keep a budget that
/// was missed.
static bool isWorthAnotherSeed(const std::optional<PlacedSolution> &best,
                               const std::optional<BudgetInfeasible> &missed) {
  if (!best)
    return missed->floor.bytes <= missed->budgetBytes;
  return double(best->plan.cost.timeNs) >
         (1 + farGap) * double(best->plan.bounds.timeNs);
}

/// Decisions do not reach every plan, and `auto` looks at few states of the problems it
/// has none for: the answer of `exact` to a request that would be refused.
static llvm::Expected<PlacedSolution>
lookLonger(const Problem &problem, Request request,
           const BudgetInfeasible &missed) {
  request.workLimit = statesBeforeRefusal;
  llvm::Expected<PlacedSolution> found =
      solveWithArena(problem, *createExactStrategy(), request);
  if (found) {
    found->plan.strategy = "auto";
    if (found->plan.cut == "work")
      found->plan.cut.clear();
    return found;
  }
  std::optional<BudgetInfeasible> merged;
  llvm::Error rest = llvm::handleErrors(
      found.takeError(), [&](const BudgetInfeasible &miss) {
        merged = mergeMisses(missed, miss);
      });
  if (rest)
    return std::move(rest);
  return llvm::make_error<BudgetInfeasible>(std::move(*merged));
}

llvm::Expected<PlacedSolution> solveFromSeeds(const Problem &problem,
                                              const Strategy &strategy,
                                              const Request &request) {
  if (strategy.name() != "auto" || request.appraise || !request.budgetBytes ||
      request.timeLimitSeconds || request.workLimit || !isForStates(problem))
    return solveWithArena(problem, strategy, request);
  std::optional<PlacedSolution> best;
  std::optional<BudgetInfeasible> missed;
  Request seeded = request;
  for (uint64_t i = 0; i < seedCount; ++i, ++seeded.seed) {
    llvm::Expected<PlacedSolution> found =
        solveWithArena(problem, strategy, seeded);
    if (found && (!best || found->plan.cost.timeNs < best->plan.cost.timeNs))
      best = std::move(*found);
    llvm::Error rest = llvm::handleErrors(
        found.takeError(), [&](const BudgetInfeasible &miss) {
          missed = missed ? mergeMisses(*missed, miss) : miss;
        });
    if (rest)
      return std::move(rest);
    if (!isWorthAnotherSeed(best, missed))
      break;
  }
  if (best)
    return std::move(*best);
  if (missed->floor.bytes > missed->budgetBytes)
    return llvm::make_error<BudgetInfeasible>(std::move(*missed));
  return lookLonger(problem, request, *missed);
}

} // namespace remat::planner
