// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "ArenaFeedback.h"

#include <algorithm>

namespace remat::planner {

/// Plans tried for one budget, and those that leave room where the arena needs
/// it.
static constexpr unsigned mostTries = 7;
static constexpr unsigned mostLossTries = 4;
/// What a buffer without a place costs the plan: this part of its size.
static constexpr int64_t lossPart = 4;
/// And a miss the budget: this part of it.
static constexpr int64_t targetPart = 8;
/// Where the time ends without a plan whose arena keeps the budget, a low one is
/// owed all the same: on problems up to so many ops, with so much work.
static constexpr size_t mostOpsOwed = 30000;
static constexpr uint64_t workOwed = 60000;
/// The way up again ends when so small a share of the budget is left.
static constexpr double worthwhileShare = 0.005;
/// And so small a share of the time.
static constexpr double worthwhileTime = 0.001;

/// Around the buffers without a place there has to be room.
void ArenaFeedback::addLosses(const PlacedSolution &missed) {
  losses.resize(problem.ops.size(), 0);
  std::vector<int64_t> added(problem.ops.size(), 0);
  const std::vector<Step> &steps = missed.plan.steps;
  // Per step: the base op before or at which it stands.
  std::vector<OpId> batches(steps.size(), -1);
  OpId batch = -1;
  for (size_t step = steps.size(); step-- > 0;) {
    if (steps[step].kind == StepKind::Run &&
        !problem.ops[steps[step].id].isView())
      batch = steps[step].id;
    batches[step] = batch;
  }
  for (int32_t index : missed.arena.layout.leftOut) {
    const ArenaBuffer &buffer = missed.arena.table.buffers[index];
    OpId last = -1;
    // Step `k` has time `k + 1`.
    for (int64_t time = std::max<int64_t>(1, buffer.lower); time < buffer.upper;
         ++time) {
      if (time > int64_t(steps.size()))
        break;
      OpId now = batches[size_t(time - 1)];
      if (now >= 0 && now != last)
        added[now] += buffer.size / lossPart;
      last = now;
    }
  }
  int64_t most = (missed.arena.getPromisedBytes() - budget) / lossPart;
  for (size_t op = 0; op < losses.size(); ++op)
    losses[op] += std::min(added[op], most);
}

/// Plans for the whole budget that leave room for what found no place so far.
llvm::Error ArenaFeedback::tryLosses() {
  int64_t target = budget;
  request.minimizePeak = false;
  request.seeds.clear();
  for (unsigned count = 0;
       count < mostLossTries && !request.deadline().isOver(); ++count) {
    // Nothing is faster than the plan without an arena.
    if (isNearFirst(worthwhileTime))
      break;
    request.budgetBytes = target;
    request.arenaLosses = losses;
    if (firstDecisions)
      request.seeds.push_back(*firstDecisions);
    Request asked = leaveTime(request);
    llvm::Expected<Solution> solution = solve(problem, strategy, asked, facts);
    if (!solution) {
      llvm::Error error = solution.takeError();
      if (!error.isA<BudgetInfeasible>())
        return error;
      llvm::consumeError(std::move(error));
      for (int64_t &bytes : losses)
        bytes /= 2;
      target += (budget - target) / 2;
      continue;
    }
    // Too much room was left, or too little: no layout can help.
    if (!isFaster(solution->plan) || isKnown(solution->plan)) {
      for (int64_t &bytes : losses)
        bytes = isFaster(solution->plan) ? 2 * bytes : bytes - bytes / lossPart;
      continue;
    }
    llvm::Expected<PlacedSolution> next = place(
        problem, std::move(*solution), budget, asked.deadline(),
        /*isHasty=*/true, asked.workDivisor);
    if (!next)
      return next.takeError();
    int64_t promised = next->arena.getPromisedBytes();
    if (promised > budget) {
      addLosses(*next);
      target -= (promised - budget) / targetPart;
    } else {
      for (int64_t &bytes : losses)
        bytes -= bytes / lossPart;
      target += (budget - target) / 2;
    }
    note(*next);
  }
  return llvm::Error::success();
}

void ArenaFeedback::note(const PlacedSolution &tried) {
  int64_t promised = tried.arena.getPromisedBytes();
  lowestPromised = std::min(lowestPromised, promised);
  if (tried.plan.decisions)
    request.seeds = {*tried.plan.decisions};
  if (promised > budget) {
    if (tried.plan.decisions)
      missedDecisions.push_back(*tried.plan.decisions);
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

/// Where no plan for the target is found: the lowest that is; from nothing, if
/// there is time for that.
llvm::Expected<PlacedSolution> ArenaFeedback::tryTarget(int64_t target) {
  request.budgetBytes = target;
  request.minimizePeak = false;
  llvm::Expected<PlacedSolution> solution =
      tryOnce(problem, strategy, facts, leaveTime(request), budget);
  if (solution)
    return solution;
  llvm::Error error = solution.takeError();
  if (!error.isA<BudgetInfeasible>())
    return std::move(error);
  llvm::consumeError(std::move(error));
  request.budgetBytes = std::nullopt;
  request.minimizePeak = true;
  if (!request.timeLimitSeconds)
    request.seeds.clear();
  return tryOnce(problem, strategy, facts, leaveTime(request), budget);
}

llvm::Expected<std::optional<PlacedSolution>> ArenaFeedback::run() {
  for (unsigned count = 1; count < mostTries; ++count) {
    int64_t target = nextTarget();
    if (best && !losses.empty())
      break;
    bool isWorthIt = !best || (double(missedPeak - target) >
                                   worthwhileShare * double(budget) &&
                               !request.deadline().isOver());
    if (target <= 0 || !isWorthIt)
      break;
    llvm::Expected<PlacedSolution> next = tryTarget(target);
    if (!next)
      return next.takeError();
    note(*next);
    // Nothing lower can be found.
    if (!best && request.minimizePeak)
      break;
  }
  if (!losses.empty())
    if (llvm::Error error = tryLosses())
      return std::move(error);
  if (!best && request.timeLimitSeconds && problem.ops.size() <= mostOpsOwed)
    if (llvm::Error error = tryOwed())
      return std::move(error);
  return std::move(best);
}

/// The lowest plan from nothing, by work that does not depend on the time.
llvm::Error ArenaFeedback::tryOwed() {
  Request owed = request;
  owed.timeLimitSeconds = std::nullopt;
  owed.workLimit = workOwed;
  owed.budgetBytes = std::nullopt;
  owed.minimizePeak = true;
  owed.seeds.clear();
  owed.arenaLosses.clear();
  llvm::Expected<PlacedSolution> next =
      tryOnce(problem, strategy, facts, owed, budget, /*isHasty=*/true);
  if (!next)
    return next.takeError();
  next->plan.cut = "time";
  note(*next);
  return llvm::Error::success();
}

} // namespace remat::planner
