// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// The one way to run a strategy: check, plan, replay, attach bounds, verify by
/// independent code, and hold the answer against the budget.

#include "ProblemFacts.h"
#include "SharedCosts.h"
#include "Strategies.h"
#include "remat/Planner/Misses.h"
#include "remat/Planner/PlanVerifier.h"
#include "remat/Planner/Strategy.h"
#include "remat/Support/Bytes.h"

#include "llvm/ADT/STLExtras.h"
#include <chrono>

namespace remat::planner {

/// Verification and the arena take as long as so many replays.
static constexpr int replaysAfterBound = 12;
/// And get this share of the time limit besides.
static constexpr double shareAfterBound = 0.05;

char BudgetInfeasible::ID = 0;
char IllegalPlan::ID = 0;

static std::string nameOp(const Floor &floor) {
  if (floor.isBySearch)
    return "by exhaustive search in base order";
  if (!floor.op)
    return "arguments and results";
  std::string text = "op \"" + floor.op->name + "\"";
  if (!floor.op->location.empty())
    text += " at " + floor.op->location;
  return text;
}

/// Bytes that rounding would make equal to one of `others` are given exactly.
static std::string formatBeside(int64_t bytes,
                                std::initializer_list<int64_t> others) {
  std::string text = formatBytes(bytes);
  bool isAmbiguous = llvm::any_of(others, [&](int64_t other) {
    return other != bytes && formatBytes(other) == text;
  });
  return isAmbiguous ? text + " (" + std::to_string(bytes) + " bytes)" : text;
}

static std::string explainMiss(int64_t budget, const Floor &floor,
                               int64_t lowestFound) {
  std::string bound = "proved lower bound " + formatBytes(floor.bytes) + " (" +
                      std::to_string(floor.bytes) + " bytes, " + nameOp(floor) +
                      ")";
  std::string lowest = "the lowest peak found is " + formatBytes(lowestFound) +
                       " (" + std::to_string(lowestFound) + " bytes)";
  std::string asked = formatBeside(budget, {floor.bytes, lowestFound});
  return budget < floor.bytes ? "memory budget " + asked +
                                   " cannot be met: " + bound + "; " + lowest
                             : "no plan within " + asked + " found; " + lowest +
                                   "; " + bound;
}

llvm::Error makeInfeasible(int64_t budget, const Floor &floor,
                           int64_t lowestFound) {
  return llvm::make_error<BudgetInfeasible>(
      budget, floor, lowestFound, explainMiss(budget, floor, lowestFound));
}

BudgetInfeasible mergeMisses(const BudgetInfeasible &miss,
                             const BudgetInfeasible &other) {
  bool isOther = other.lowestFoundBytes <= miss.lowestFoundBytes;
  BudgetInfeasible merged = isOther ? other : miss;
  const Floor &floor = isOther ? miss.floor : other.floor;
  if (floor.bytes >= merged.floor.bytes)
    return merged;
  merged.floor = floor;
  merged.message = explainMiss(merged.budgetBytes, floor, merged.lowestFoundBytes);
  return merged;
}

BudgetInfeasible restateMiss(const BudgetInfeasible &miss, const Problem &problem,
                             const Floor &given, int64_t lowestBytes) {
  int64_t budget = miss.budgetBytes;
  // Binaries may lay bodies of loops out in less than plans reserve for them: what is
  // below the floor shows that only the arguments are sure.
  Floor floor = given;
  if (lowestBytes < floor.bytes) {
    floor = Floor();
    for (ValueId argument : problem.arguments)
      floor.bytes += problem.values[argument].bytes;
  }
  BudgetInfeasible lowest(budget, floor, lowestBytes,
                          explainMiss(budget, floor, lowestBytes));
  BudgetInfeasible first = miss;
  first.lowestFoundBytes = std::max(first.lowestFoundBytes, lowestBytes);
  return mergeMisses(first, lowest);
}

Deadline Request::deadline() const {
  using Duration = Deadline::Clock::duration;
  // Further ahead than a century is never.
  if (!timeLimitSeconds || *timeLimitSeconds > 4e9)
    return {std::nullopt, interrupted, cutoff};
  return {begin + std::chrono::duration_cast<Duration>(
                      std::chrono::duration<double>(*timeLimitSeconds)),
          interrupted, cutoff};
}

/// The time within which the bound has to be proven: verification and the arena
/// follow.
static Deadline reserveTime(const Request &request,
                            Deadline::Clock::duration replayTime) {
  std::chrono::duration<double> share(shareAfterBound *
                                      request.timeLimitSeconds.value_or(0));
  return request.deadline().before(
      replaysAfterBound * replayTime +
      std::chrono::duration_cast<Deadline::Clock::duration>(share));
}

/// Sets floor and proof of the time bound: after the search, which needs the
/// memory.
static void proveBounds(const Problem &problem, const Request &request,
                        const BoundLimits &limits, ProblemFacts &facts,
                        Solution &solution) {
  const Plan &answer = solution.plan;
  std::optional<RelaxedCosts> costs;
  auto getCosts = [&]() -> const RelaxedCosts & {
    if (!costs)
      costs.emplace(problem, Order::Base);
    return *costs;
  };
  if (!facts.floor)
    facts.floor = computeFloor(getCosts());
  solution.floor = *facts.floor;
  if (answer.bounds.peakBytes > solution.floor.bytes)
    solution.floor = {answer.bounds.peakBytes, std::nullopt, true};
  // What exceeds the budget is compared with all plans.
  bool fits =
      !request.budgetBytes || answer.cost.peakBytes <= *request.budgetBytes;
  std::optional<int64_t> budget =
      fits && request.provesBound ? request.budgetBytes : std::nullopt;
  if (answer.timeProof && fits) {
    solution.timeProof = *answer.timeProof;
  } else if (answer.order != Order::Base) {
    solution.timeProof = proveTimeBound(problem, budget, answer.order, limits);
  } else if (budget) {
    solution.timeProof = proveTimeBound(getCosts(), budget, limits);
  } else {
    if (!facts.freeBound)
      facts.freeBound = proveTimeBound(getCosts(), std::nullopt);
    solution.timeProof = *facts.freeBound;
  }
}

llvm::Expected<Solution> solve(const Problem &problem, const Strategy &strategy,
                               const Request &request) {
  ProblemFacts facts;
  return solve(problem, strategy, request, facts);
}

llvm::Expected<Solution> solve(const Problem &problem, const Strategy &strategy,
                               const Request &request, ProblemFacts &facts) {
  if (!facts.keepAll) {
    if (llvm::Error error = problem.check())
      return std::move(error);
    llvm::Expected<Replay> keepAll = replay(problem, makeKeepAllPlan(problem));
    if (!keepAll)
      return keepAll.takeError();
    facts.keepAll = std::move(*keepAll);
  }
  Solution solution;
  solution.keepAll = *facts.keepAll;
  if (request.progress)
    request.progress->beginSearch(
        request.budgetBytes,
        {solution.keepAll.cost.peakBytes, solution.keepAll.cost.timeNs});
  llvm::Expected<Plan> plan = strategy.plan(problem, request);
  if (!plan)
    return plan.takeError();
  auto beginReplay = Deadline::Clock::now();
  llvm::Expected<Replay> replayed = replay(problem, *plan);
  if (!replayed)
    return llvm::make_error<IllegalPlan>(llvm::toString(replayed.takeError()));
  auto replayTime = Deadline::Clock::now() - beginReplay;
  solution.plan = std::move(*plan);
  solution.replay = std::move(*replayed);
  Plan &answer = solution.plan;
  answer.problemName = problem.name;
  answer.strategy = strategy.name();
  answer.cost = solution.replay.cost;
  answer.keepAll = solution.keepAll.cost;
  BoundLimits limits;
  limits.knownTimeNs = answer.cost.timeNs;
  limits.deadline = reserveTime(request, replayTime);
  proveBounds(problem, request, limits, facts, solution);
  answer.bounds = {solution.floor.bytes,
                   std::max(answer.bounds.timeNs, solution.timeProof.boundNs)};
  // The verdict on the budget is ours, the verdict on the steps is not.
  answer.budgetBytes = std::nullopt;
  if (llvm::Error error = verifyPlan(problem, answer))
    return llvm::make_error<IllegalPlan>(llvm::toString(std::move(error)));
  answer.budgetBytes = request.budgetBytes;
  solution.lowestFoundBytes = answer.cost.peakBytes;
  if (request.budgetBytes && answer.cost.peakBytes > *request.budgetBytes)
    return makeInfeasible(*request.budgetBytes, solution.floor,
                          solution.lowestFoundBytes);
  return solution;
}

} // namespace remat::planner
