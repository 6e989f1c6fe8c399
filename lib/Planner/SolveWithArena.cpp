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
/// Complete search keeps budgets rarely with more buffers than these: they get
/// the moderate work.
static constexpr size_t searchableBuffers = 1000;
/// Buffers from which on the first layout within the budget will do.
static constexpr size_t manyBuffers = 20000;
/// Plans tried for one budget.
static constexpr unsigned mostTries = 7;
/// The way up again ends when so small a share of the budget is left.
static constexpr double worthwhileShare = 0.005;

llvm::Expected<PlanArena> layOutPlan(const Problem &problem, const Plan &plan,
                                     std::optional<int64_t> budgetBytes,
                                     const Deadline &deadline) {
  llvm::Expected<PlanArena> arena = collectLifetimes(problem, plan);
  if (!arena)
    return arena.takeError();
  ArenaOptions options;
  options.alignment = problem.alignment;
  options.workLimit = moderateWork;
  options.deadline = deadline;
  if (budgetBytes && arena->table.buffers.size() >= manyBuffers)
    options.capacity =
        std::max<int64_t>(0, *budgetBytes - arena->argumentBytes);
  arena->layout = layOutArena(arena->table.buffers, options);
  if (!budgetBytes || arena->getPromisedBytes() <= *budgetBytes ||
      arena->argumentBytes + arena->layout.livenessBytes > *budgetBytes ||
      options.capacity)
    return arena;
  if (arena->table.buffers.size() <= searchableBuffers)
    options.workLimit = keepingWork;
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

static llvm::Expected<PlacedSolution> tryOnce(const Problem &problem,
                                              const Strategy &strategy,
                                              const Request &request,
                                              std::optional<int64_t> budget) {
  llvm::Expected<Solution> solution = solve(problem, strategy, request);
  if (!solution)
    return solution.takeError();
  llvm::Expected<PlanArena> arena =
      layOutPlan(problem, solution->plan, budget, request.deadline());
  if (!arena)
    return arena.takeError();
  return PlacedSolution{std::move(*solution), std::move(*arena)};
}

namespace {
/// Plans for less than the budget, whose arena may keep it: lower until one
/// does, then up again while the steps are worth it. Each goes on from the one
/// before.
class ArenaFeedback {
public:
  ArenaFeedback(const Problem &problem, const Strategy &strategy,
                const Request &request, const PlacedSolution &first)
      : problem(problem), strategy(strategy), request(request),
        budget(*request.budgetBytes),
        lowestPromised(first.arena.getPromisedBytes()) {
    // The bound that matters is that for the budget.
    this->request.provesBound = false;
    note(first);
  }

  /// None: no plan was found.
  llvm::Expected<std::optional<PlacedSolution>> run();
  int64_t getLowestPromised() const { return lowestPromised; }
  double getSeconds() const { return seconds; }

private:
  void note(const PlacedSolution &tried);
  int64_t nextTarget() const;
  llvm::Expected<PlacedSolution> tryTarget(int64_t target);

  const Problem &problem;
  const Strategy &strategy;
  Request request;
  const int64_t budget;
  int64_t lowestPromised;
  double seconds = 0;
  /// The lowest peak with an arena that is too high, and by how much.
  int64_t missedPeak = INT64_MAX;
  int64_t excess = 0;
  std::optional<PlacedSolution> best;
};
} // namespace

void ArenaFeedback::note(const PlacedSolution &tried) {
  int64_t promised = tried.arena.getPromisedBytes();
  lowestPromised = std::min(lowestPromised, promised);
  if (tried.plan.decisions)
    request.seeds = {*tried.plan.decisions};
  if (promised > budget) {
    missedPeak = std::min({missedPeak, budget, tried.plan.cost.peakBytes});
    excess = promised - budget;
  } else if (!best || tried.plan.cost.timeNs < best->plan.cost.timeNs) {
    best = tried;
  }
}

int64_t ArenaFeedback::nextTarget() const {
  if (!best)
    return missedPeak - excess;
  int64_t fitting = best->plan.cost.peakBytes;
  return fitting + (missedPeak - fitting) / 2;
}

/// Where no plan for the target is found: the lowest that is, from nothing.
llvm::Expected<PlacedSolution> ArenaFeedback::tryTarget(int64_t target) {
  request.budgetBytes = target;
  request.minimizePeak = false;
  llvm::Expected<PlacedSolution> solution =
      tryOnce(problem, strategy, request, budget);
  if (solution)
    return solution;
  llvm::Error error = solution.takeError();
  if (!error.isA<BudgetInfeasible>())
    return std::move(error);
  llvm::consumeError(std::move(error));
  request.budgetBytes = std::nullopt;
  request.minimizePeak = true;
  request.seeds.clear();
  return tryOnce(problem, strategy, request, budget);
}

llvm::Expected<std::optional<PlacedSolution>> ArenaFeedback::run() {
  for (unsigned count = 1; count < mostTries; ++count) {
    int64_t target = nextTarget();
    bool isWorthIt = !best || (double(missedPeak - target) >
                                   worthwhileShare * double(budget) &&
                               !request.deadline().isOver());
    if (target <= 0 || !isWorthIt)
      break;
    llvm::Expected<PlacedSolution> next = tryTarget(target);
    if (!next)
      return next.takeError();
    seconds += next->planSeconds;
    note(*next);
    // Nothing lower can be found.
    if (!best && request.minimizePeak)
      break;
  }
  return std::move(best);
}

llvm::Expected<PlacedSolution> solveWithArena(const Problem &problem,
                                              const Strategy &strategy,
                                              const Request &request) {
  std::optional<int64_t> budget = request.budgetBytes;
  llvm::Expected<PlacedSolution> first =
      tryOnce(problem, strategy, request, budget);
  if (!first || !budget || first->arena.getPromisedBytes() <= *budget)
    return first;
  ArenaFeedback feedback(problem, strategy, request, *first);
  llvm::Expected<std::optional<PlacedSolution>> lower = feedback.run();
  if (!lower)
    return lower.takeError();
  if (!*lower)
    return makeMiss(*budget, first->floor, feedback.getLowestPromised());
  // Bounds hold for the budget asked for, not for the lower ones tried.
  PlacedSolution &answer = **lower;
  answer.plan.budgetBytes = budget;
  answer.plan.bounds = first->plan.bounds;
  answer.timeProof = first->timeProof;
  answer.planSeconds = first->planSeconds + feedback.getSeconds();
  return std::move(answer);
}

} // namespace remat::planner
