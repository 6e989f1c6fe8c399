// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// Plans until the arena keeps the budget.

#include "remat/Planner/PlanArena.h"
#include "remat/Support/Bytes.h"

#include <algorithm>

namespace remat::planner {

/// Work for a layout as low as possible, and for one that keeps a budget.
static constexpr uint64_t moderateWork = uint64_t(1) << 26;
static constexpr uint64_t keepingWork = uint64_t(1) << 30;
/// Plans tried for one budget.
static constexpr unsigned mostTries = 4;

llvm::Expected<PlanArena> layOutPlan(const Problem &problem, const Plan &plan,
                                     std::optional<int64_t> budgetBytes,
                                     const std::atomic<bool> *interrupted) {
  llvm::Expected<PlanArena> arena = collectLifetimes(problem, plan);
  if (!arena)
    return arena.takeError();
  ArenaOptions options;
  options.alignment = problem.alignment;
  options.workLimit = moderateWork;
  arena->layout = layOutArena(arena->table.buffers, options);
  if (!budgetBytes || arena->getPromisedBytes() <= *budgetBytes ||
      arena->argumentBytes + arena->layout.livenessBytes > *budgetBytes)
    return arena;
  options.workLimit = keepingWork;
  options.interrupted = interrupted;
  options.capacity = *budgetBytes - arena->argumentBytes;
  ArenaLayout lower = layOutArena(arena->table.buffers, options);
  if (lower.height < arena->layout.height)
    arena->layout = std::move(lower);
  return arena;
}

static llvm::Error makeMiss(int64_t budget, const Floor &floor,
                            int64_t lowestPromised) {
  return llvm::make_error<BudgetInfeasible>(
      budget, floor, lowestPromised,
      "no plan found whose arguments and arena keep " + formatBytes(budget) +
          "; the least that one needs is " + formatBytes(lowestPromised) +
          " (" + std::to_string(lowestPromised) + " bytes)");
}

/// The next try aims lower by what this one is too high.
static Request aimLower(Request request, const PlacedSolution &tried,
                        int64_t budget) {
  int64_t excess = tried.arena.getPromisedBytes() - budget;
  request.budgetBytes =
      std::min(*request.budgetBytes, tried.plan.cost.peakBytes) - excess;
  if (request.timeLimitSeconds)
    request.timeLimitSeconds =
        std::max(0.0, *request.timeLimitSeconds - tried.planSeconds);
  return request;
}

static llvm::Expected<PlacedSolution> tryOnce(const Problem &problem,
                                              const Strategy &strategy,
                                              const Request &request,
                                              std::optional<int64_t> budget) {
  llvm::Expected<Solution> solution = solve(problem, strategy, request);
  if (!solution)
    return solution.takeError();
  llvm::Expected<PlanArena> arena =
      layOutPlan(problem, solution->plan, budget, request.interrupted);
  if (!arena)
    return arena.takeError();
  return PlacedSolution{std::move(*solution), std::move(*arena)};
}

llvm::Expected<PlacedSolution> solveWithArena(const Problem &problem,
                                              const Strategy &strategy,
                                              const Request &request) {
  std::optional<int64_t> budget = request.budgetBytes;
  llvm::Expected<PlacedSolution> first =
      tryOnce(problem, strategy, request, budget);
  if (!first || !budget || first->arena.getPromisedBytes() <= *budget)
    return first;
  // Bounds hold for the budget asked for, not for the lower ones tried.
  Cost bounds = first->plan.bounds;
  TimeBoundProof timeProof = first->timeProof;
  Floor floor = first->floor;
  double seconds = first->planSeconds;
  int64_t lowest = first->arena.getPromisedBytes();
  Request lower = aimLower(request, *first, *budget);
  for (unsigned count = 1; count<mostTries && * lower.budgetBytes> 0; ++count) {
    llvm::Expected<PlacedSolution> next =
        tryOnce(problem, strategy, lower, budget);
    if (!next) {
      llvm::Error error = next.takeError();
      if (!error.isA<BudgetInfeasible>())
        return std::move(error);
      llvm::consumeError(std::move(error));
      break;
    }
    seconds += next->planSeconds;
    lowest = std::min(lowest, next->arena.getPromisedBytes());
    if (next->arena.getPromisedBytes() <= *budget) {
      next->plan.budgetBytes = budget;
      next->plan.bounds = bounds;
      next->timeProof = timeProof;
      next->planSeconds = seconds;
      return next;
    }
    lower = aimLower(lower, *next, *budget);
  }
  return makeMiss(*budget, floor, lowest);
}

} // namespace remat::planner
