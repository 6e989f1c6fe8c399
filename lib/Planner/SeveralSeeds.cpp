// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// Small problems searched from several seeds, and by more states before a refusal, where
/// a plan stays far from the bound, and for the lowest peak.

#include "PlacePlan.h"
#include "Strategies.h"
#include "remat/Planner/Misses.h"
#include "remat/Planner/PlanArena.h"

namespace remat::planner {

/// Searches of small problems, which take tenths of seconds, end where their random
/// numbers lead them: they are made from so many seeds where the first one stays this far
/// from the bound.
static constexpr uint64_t mostSeeds = 4;
static constexpr double farGap = 0.025;
/// The lowest peak is also sought from so many seeds, if it is not that close to the
/// floor.
static constexpr double nearFloor = 1.01;
/// Problems of at most so many kernels are searched by more states than those of `auto`.
static constexpr size_t mostKernelsForStates = 128;
/// States that the last search before a refusal looks at, or for a faster plan than one
/// that is far from the bound: ten times those of `auto`, for seconds.
static constexpr uint64_t statesBeforeRefusal = 300000, statesForTime = 300000;
/// States for each peak below the lowest one so far, which is sought to this part of it.
static constexpr size_t statesForPeak = 60000;
static constexpr int64_t finePeakPart = 32;

static bool isFarFromBound(const PlacedSolution &solution) {
  return double(solution.plan.cost.timeNs) >
         (1 + farGap) * double(solution.plan.bounds.timeNs);
}

/// Whether another seed may do better than the best plan so far, or keep a budget that
/// was missed.
static bool isWorthAnotherSeed(const std::optional<PlacedSolution> &best,
                               const std::optional<BudgetInfeasible> &missed) {
  return best ? isFarFromBound(*best)
              : missed->floor.bytes <= missed->budgetBytes;
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
  Floor floor = missed.floor;
  int64_t lowestBytes = missed.lowestFoundBytes;
  llvm::Error rest = llvm::handleErrors(
      found.takeError(), [&](const BudgetInfeasible &miss) {
        if (miss.floor.bytes > floor.bytes)
          floor = miss.floor;
        lowestBytes = std::min(lowestBytes, miss.lowestFoundBytes);
      });
  if (rest)
    return std::move(rest);
  return makeInfeasible(missed.budgetBytes, floor, lowestBytes);
}

/// The plan of `next` as that of `answer`.
static void replacePlan(PlacedSolution &answer, PlacedSolution next) {
  succeed(next, answer);
  next.plan.strategy = answer.plan.strategy;
  next.plan.cut = answer.plan.cut;
  next.floor = answer.floor;
  answer = std::move(next);
}

namespace {
/// What states find from a known plan, which says what is slow enough.
class StatesFromPlan : public Strategy {
public:
  StatesFromPlan(const Plan &known, size_t states)
      : known(known), states(states) {}
  std::string name() const override { return "states"; }
  llvm::Expected<Plan> plan(const Problem &problem,
                            const Request &request) const override {
    return improveByStates(problem, request, known, states);
  }

private:
  const Plan &known;
  size_t states;
};
} // namespace

/// What more states find that is faster than the plan within the bytes: near the lowest
/// peak there are plans, some 5 % faster, that a search of decisions does not reach.
static llvm::Expected<PlacedSolution>
hastenByStates(const Problem &problem, Request request, int64_t bytes,
               PlacedSolution best) {
  request.minimizePeak = false;
  request.budgetBytes = bytes;
  request.provesBound = false;
  ProblemFacts facts;
  llvm::Expected<PlacedSolution> found = tryOnce(
      problem, StatesFromPlan(best.plan, statesForTime), facts, request, bytes);
  if (!found)
    return found;
  int64_t boundNs = found->plan.bounds.timeNs;
  if (found->plan.cost.timeNs < best.plan.cost.timeNs &&
      found->arena.getPromisedBytes() <= bytes)
    replacePlan(best, std::move(*found));
  if (best.plan.budgetBytes == bytes)
    best.plan.bounds.timeNs = std::max(best.plan.bounds.timeNs, boundNs);
  return best;
}

/// Bisects between the floor and the lowest peak found: more states reach plans that
/// decisions do not, and that budgets below it would get.
static llvm::Expected<PlacedSolution>
lowerByStates(const Problem &problem, Request request, PlacedSolution lowest) {
  request.minimizePeak = false;
  request.provesBound = false;
  ProblemFacts facts;
  int64_t low = lowest.floor.bytes;
  int64_t high = lowest.arena.getPromisedBytes();
  int64_t fine = high / finePeakPart;
  for (int64_t asked = low; asked < high && !request.deadline().isOver();
       asked = low + (high - low) / 2) {
    request.budgetBytes = asked;
    llvm::Expected<PlacedSolution> lower =
        tryOnce(problem, StatesFromPlan(lowest.plan, statesForPeak), facts,
                request, asked);
    if (lower && lower->arena.getPromisedBytes() <= asked) {
      high = lower->arena.getPromisedBytes();
      replacePlan(lowest, std::move(*lower));
      continue;
    }
    llvm::Error rest = llvm::handleErrors(
        lower.takeError(), [&](const BudgetInfeasible &miss) {
          if (miss.floor.bytes > lowest.floor.bytes)
            setFloor(lowest, miss.floor);
        });
    if (rest)
      return std::move(rest);
    low = asked + 1;
    if (high - low < fine)
      break;
  }
  return lowest;
}

/// The lowest of what several seeds find.
static llvm::Expected<PlacedSolution>
findLowest(const Problem &problem, const Strategy &strategy,
           const Request &request) {
  llvm::Expected<PlacedSolution> lowest =
      solveWithArena(problem, strategy, request);
  Request seeded = request;
  for (uint64_t i = 1; i < mostSeeds && lowest; ++i) {
    int64_t bytes = lowest->arena.getPromisedBytes();
    if (double(bytes) <= nearFloor * double(lowest->floor.bytes) ||
        request.deadline().isOver())
      break;
    ++seeded.seed;
    llvm::Expected<PlacedSolution> other =
        solveWithArena(problem, strategy, seeded);
    if (!other)
      return other;
    auto rank = [](const PlacedSolution &of) {
      return std::pair(of.arena.getPromisedBytes(), of.plan.cost.timeNs);
    };
    if (rank(*other) < rank(*lowest))
      lowest = std::move(other);
  }
  if (lowest)
    lowest = lowerByStates(problem, request, std::move(*lowest));
  if (!lowest)
    return lowest;
  int64_t bytes = lowest->arena.getPromisedBytes();
  return hastenByStates(problem, request, bytes, std::move(*lowest));
}

llvm::Expected<PlacedSolution> solveFromSeeds(const Problem &problem,
                                              const Strategy &strategy,
                                              const Request &request) {
  if (strategy.name() != "auto" || request.appraise ||
      (!request.budgetBytes && !request.minimizePeak) ||
      request.timeLimitSeconds || request.workLimit)
    return solveWithArena(problem, strategy, request);
  if (countKernels(problem) > mostKernelsForStates)
    return solveWithArena(problem, strategy, request);
  if (request.minimizePeak)
    return findLowest(problem, strategy, request);
  uint64_t seedCount = isForStates(problem) ? mostSeeds : 1;
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
  if (best && isFarFromBound(*best))
    return hastenByStates(problem, request, *request.budgetBytes,
                          std::move(*best));
  if (best)
    return std::move(*best);
  if (missed->floor.bytes > missed->budgetBytes)
    return llvm::make_error<BudgetInfeasible>(std::move(*missed));
  return lookLonger(problem, request, *missed);
}

} // namespace remat::planner
