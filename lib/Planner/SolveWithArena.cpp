// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// Plans until the arena keeps the budget.

#include "AppraisedSearch.h"
#include "ArenaFeedback.h"
#include "PlacePlan.h"
#include "Strategies.h"
#include "remat/Planner/RememberingStrategy.h"
#include "remat/Support/Bytes.h"

#include <chrono>

namespace remat::planner {

/// Ops up to which the lowest plan found is made faster by more than one search.
static constexpr size_t mostOpsHastened = 250;
/// On larger ones, layouts get this part of their usual work.
static constexpr uint64_t hastyLayoutPart = 16;
/// Where there is so much time, what is done without a limit is done first, in this
/// share of it.
static constexpr double secondsWithoutLimit = 2, secondsPerOpWithoutLimit = 0.001;
static constexpr double shareWithoutLimit = 0.8;
/// Problems that have no time for a second layout leave it this part of the budget.
static constexpr size_t mostOpsForLayouts = 50000;
static constexpr int64_t partForLayout = 1024;

/// Plans that take so much more time than the bound are sought again from themselves, as
/// often as this, while a search gains such a part.
static constexpr double farFromBound = 1.25;
static constexpr unsigned mostRoundsFromFar = 6;
static constexpr double worthwhileGain = 0.01;

/// What trials are told of the lowest peak where no plan keeps their budget takes this
/// part of the work.
static constexpr uint64_t trialRefusalDivisor = 16;

static llvm::Error makeMiss(int64_t budget, const Floor &floor,
                            int64_t lowestPromised) {
  return llvm::make_error<BudgetInfeasible>(
      budget, floor, lowestPromised,
      "no plan found whose arguments and arena keep " + formatBytes(budget) +
          "; the least that one needs is " +
          formatBytes(lowestPromised) + " (" + std::to_string(lowestPromised) +
          " bytes)");
}

/// A plan of the lowest peak that is found, whatever the budget.
static llvm::Expected<PlacedSolution> tryLowest(const Problem &problem,
                                                const Strategy &strategy,
                                                ProblemFacts &facts,
                                                Request request) {
  request.budgetBytes = std::nullopt;
  request.minimizePeak = true;
  return tryOnce(problem, strategy, facts, request, std::nullopt);
}

/// Goes on from a plan whose arena keeps the budget in the time that was left for
/// one that does not.
static llvm::Expected<PlacedSolution>
spendTimeLeft(const Problem &problem, const Strategy &strategy,
              ProblemFacts &facts, Request request, PlacedSolution first) {
  if (!request.mayFillTime || !request.deadline().secondsLeft() ||
      request.deadline().isOver() || !first.plan.decisions ||
      first.arena.getPromisedBytes() > *request.budgetBytes)
    return first;
  if (first.plan.cost.timeNs <= first.timeProof.boundNs)
    return first;
  request.seeds = {*first.plan.decisions};
  request.provesBound = false;
  request.fillsTime = true;
  int64_t budget = *request.budgetBytes;
  if (problem.ops.size() > mostOpsForLayouts)
    request.budgetBytes =
        std::max(budget - budget / partForLayout, first.plan.cost.peakBytes);
  llvm::Expected<PlacedSolution> next =
      tryOnce(problem, strategy, facts, request, budget);
  if (!next)
    return next.takeError();
  if (next->arena.getPromisedBytes() > budget ||
      next->plan.cost.timeNs >= first.plan.cost.timeNs)
    return first;
  succeed(*next, first);
  return next;
}

/// The first plan tried for the budget.
static llvm::Expected<PlacedSolution> tryFirst(const Problem &problem,
                                               const Strategy &strategy,
                                               ProblemFacts &facts,
                                               const Request &request) {
  bool mayFollow = request.budgetBytes && strategy.heedsArenaLosses();
  llvm::Expected<PlacedSolution> first = tryOnce(
      problem, strategy, facts, mayFollow ? leaveTime(request) : request,
      request.budgetBytes, /*isHasty=*/false, mayFollow ? &request : nullptr);
  if (first && mayFollow)
    return spendTimeLeft(problem, strategy, facts, request, std::move(*first));
  return first;
}

/// What `min` finds keeps every budget that is not below it, though the search for
/// a budget may end above. The search then goes on from there.
static llvm::Expected<PlacedSolution>
tryFromLowest(const Problem &problem, const Strategy &strategy,
              ProblemFacts &facts, const Request &request,
              const BudgetInfeasible &missed) {
  int64_t budget = *request.budgetBytes;
  llvm::Expected<PlacedSolution> lowest =
      tryLowest(problem, strategy, facts, request);
  if (!lowest)
    return lowest.takeError();
  int64_t promised = lowest->arena.getPromisedBytes();
  if (promised > budget && promised < missed.lowestFoundBytes)
    return makeInfeasible(budget, missed.floor, promised);
  if (promised > budget)
    return llvm::make_error<BudgetInfeasible>(missed);
  lowest->plan.budgetBytes = budget;
  if (!lowest->plan.decisions)
    return lowest;
  Request fromLowest = request;
  fromLowest.seeds = {*lowest->plan.decisions};
  llvm::Expected<PlacedSolution> faster =
      tryOnce(problem, strategy, facts, fromLowest, budget);
  if (faster && faster->arena.getPromisedBytes() <= budget &&
      faster->plan.cost.timeNs < lowest->plan.cost.timeNs)
    return faster;
  if (!faster)
    llvm::consumeError(faster.takeError());
  return lowest;
}

static llvm::Expected<PlacedSolution>
solveWithinBudget(const Problem &problem, const Strategy &strategy,
                  ProblemFacts &facts, const Request &request) {
  std::optional<int64_t> budget = request.budgetBytes;
  llvm::Expected<PlacedSolution> first =
      tryFirst(problem, strategy, facts, request);
  if (!first || !budget || first->arena.getPromisedBytes() <= *budget)
    return first;
  ArenaFeedback feedback(problem, strategy, facts, request, *first);
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
  return std::move(answer);
}

/// Whether a time limit is likely to leave time for what is done without.
static bool leavesTime(const Problem &problem, const Strategy &strategy,
                       const Request &request) {
  std::optional<double> left = request.deadline().secondsLeft();
  return left && request.budgetBytes && request.mayFillTime &&
         !request.workLimit && strategy.heedsArenaLosses() &&
         *left >= secondsWithoutLimit +
                      secondsPerOpWithoutLimit * double(problem.ops.size());
}

/// With a time limit that leaves room for it, the answer without one, made faster in
/// the time that is left: searches that share a limit with the layouts and searches
/// after them can end above those that need not.
static llvm::Expected<PlacedSolution>
solveWithinTime(const Problem &problem, const Strategy &strategy,
                ProblemFacts &facts, const Request &request) {
  if (!leavesTime(problem, strategy, request))
    return solveWithinBudget(problem, strategy, facts, request);
  using Clock = Deadline::Clock;
  Request free = request;
  free.timeLimitSeconds = std::nullopt;
  auto share = std::chrono::duration_cast<Clock::duration>(
      std::chrono::duration<double>(shareWithoutLimit *
                                    *request.deadline().secondsLeft()));
  free.cutoff = Clock::now() + share;
  llvm::Expected<PlacedSolution> answer =
      solveWithinBudget(problem, strategy, facts, free);
  if (answer)
    return spendTimeLeft(problem, strategy, facts, request, std::move(*answer));
  llvm::Error error = answer.takeError();
  if (!error.isA<BudgetInfeasible>())
    return std::move(error);
  llvm::consumeError(std::move(error));
  return solveWithinBudget(problem, strategy, facts, request);
}

/// One plan, whose layout gets a part of its usual work.
static llvm::Expected<PlacedSolution> tryHastily(const Problem &problem,
                                                 const Strategy &strategy,
                                                 ProblemFacts &facts,
                                                 const Request &request) {
  llvm::Expected<Solution> solution = solve(problem, strategy, request, facts);
  if (!solution)
    return solution.takeError();
  return place(problem, std::move(*solution), request.budgetBytes,
               request.deadline(), /*isHasty=*/true,
               request.workDivisor * hastyLayoutPart);
}

/// Goes on from the lowest plan found to faster ones that need no more bytes; on small
/// problems several times, if arenas do.
static llvm::Expected<PlacedSolution>
hastenLowest(const Problem &problem, const Strategy &strategy,
             ProblemFacts &facts, Request request, PlacedSolution lowest) {
  if (!lowest.plan.decisions || request.deadline().isOver() ||
      lowest.plan.cost.timeNs <= lowest.timeProof.boundNs)
    return lowest;
  int64_t promised = lowest.arena.getPromisedBytes();
  request.minimizePeak = false;
  request.budgetBytes = promised;
  request.seeds = {*lowest.plan.decisions};
  request.provesBound = false;
  bool isSmall = problem.ops.size() <= mostOpsHastened;
  llvm::Expected<PlacedSolution> faster =
      isSmall ? solveWithinBudget(problem, strategy, facts, request)
              : tryHastily(problem, strategy, facts, request);
  if (!faster) {
    llvm::Error error = faster.takeError();
    if (!error.isA<BudgetInfeasible>())
      return std::move(error);
    llvm::consumeError(std::move(error));
    return lowest;
  }
  if (faster->arena.getPromisedBytes() > promised ||
      faster->plan.cost.timeNs >= lowest.plan.cost.timeNs)
    return lowest;
  succeed(*faster, lowest);
  // The layout ended where it kept what the other plan promised.
  llvm::Expected<PlanArena> lower =
      layOutPlan(problem, faster->plan, std::nullopt, request.deadline());
  if (!lower)
    return lower.takeError();
  if (lower->layout.height < faster->arena.layout.height)
    faster->arena = std::move(*lower);
  return faster;
}

static bool isFarFromBound(const PlacedSolution &solution) {
  return double(solution.plan.cost.timeNs) >
         farFromBound * double(solution.timeProof.boundNs);
}

/// Goes on from a plan that is far from the bound: one search from it ends early.
static llvm::Expected<PlacedSolution>
goOnFromFar(const Problem &problem, const Strategy &strategy,
            ProblemFacts &facts, Request request, PlacedSolution best) {
  int64_t budget =
      request.budgetBytes.value_or(best.arena.getPromisedBytes());
  request.minimizePeak = false;
  request.budgetBytes = budget;
  request.provesBound = false;
  for (unsigned round = 0; round < mostRoundsFromFar; ++round) {
    double time = double(best.plan.cost.timeNs);
    if (!best.plan.decisions || request.deadline().isOver() ||
        !isFarFromBound(best))
      break;
    request.seeds = {*best.plan.decisions};
    ++request.seed;
    llvm::Expected<PlacedSolution> next =
        tryOnce(problem, strategy, facts, request, budget);
    if (!next) {
      if (llvm::Error error = llvm::handleErrors(
              next.takeError(), [](const BudgetInfeasible &) {}))
        return std::move(error);
      break;
    }
    if (next->arena.getPromisedBytes() > budget ||
        double(next->plan.cost.timeNs) >= time)
      break;
    succeed(*next, best);
    best = std::move(*next);
    if (double(best.plan.cost.timeNs) > (1 - worthwhileGain) * time)
      break;
  }
  return best;
}

/// Whether no plan can keep the budget, and what the search for it would find besides
/// is not asked for.
static llvm::Expected<bool> isBelowFloor(const Problem &problem,
                                         const Strategy &strategy,
                                         ProblemFacts &facts,
                                         const Request &request) {
  if (!request.budgetBytes || strategy.name() != "auto" ||
      request.timeLimitSeconds)
    return false;
  if (llvm::Error error = problem.check())
    return std::move(error);
  facts.floor = computeFloor(problem);
  return *request.budgetBytes < facts.floor->bytes;
}

/// The refusal of such a budget: the lowest peak says more than a search for what
/// cannot be, and who goes on with `min` needs it anyway. Trials, which compare with other
/// forms or make room, do with about that.
static llvm::Error refuse(const Problem &problem, const Strategy &strategy,
                          ProblemFacts &facts, Request request) {
  int64_t budget = *request.budgetBytes;
  request.budgetBytes = std::nullopt;
  request.minimizePeak = true;
  if (!request.mayFillTime)
    request.workDivisor *= trialRefusalDivisor;
  llvm::Expected<Solution> lowest = solve(problem, strategy, request, facts);
  if (!lowest)
    return lowest.takeError();
  return makeInfeasible(budget, lowest->floor,
                        lowest->lowestFoundBytes);
}

/// Whether plans far from the bound are sought in more ways.
static bool mayGoOn(const Strategy &strategy, const Request &request) {
  return request.mayFillTime && !request.timeLimitSeconds &&
         !request.workLimit && strategy.heedsArenaLosses() &&
         (request.budgetBytes || request.minimizePeak);
}

/// The plan of the lowest peak where it keeps the budget and is faster than `solution`:
/// who has little more than the least is to get no less than who asks for `min`.
static llvm::Expected<PlacedSolution>
compareWithLowest(const Problem &problem, const Strategy &strategy,
                  Request request, PlacedSolution solution) {
  int64_t budget = *request.budgetBytes;
  request.budgetBytes = std::nullopt;
  request.minimizePeak = true;
  llvm::Expected<PlacedSolution> lowest =
      solveWithArena(problem, strategy, request);
  if (!lowest)
    return lowest.takeError();
  if (lowest->arena.getPromisedBytes() > budget ||
      lowest->plan.cost.timeNs >= solution.plan.cost.timeNs)
    return solution;
  succeed(*lowest, solution);
  return lowest;
}

/// Searches further where the plan is far from the bound.
static llvm::Expected<PlacedSolution>
goOn(const Problem &problem, const Strategy &strategy, ProblemFacts &facts,
     const Request &request, PlacedSolution first) {
  llvm::Expected<PlacedSolution> solution =
      goOnFromFar(problem, strategy, facts, request, std::move(first));
  if (!solution || request.minimizePeak || !isFarFromBound(*solution))
    return solution;
  solution =
      compareWithLowest(problem, strategy, request, std::move(*solution));
  if (!solution)
    return solution;
  return goOnFromFar(problem, strategy, facts, request, std::move(*solution));
}

llvm::Expected<PlacedSolution> solveWithArena(const Problem &problem,
                                              const Strategy &given,
                                              const Request &request) {
  if (request.appraise)
    return solveAppraised(problem, given, request);
  LowestPlans lowestPlans;
  RememberingStrategy strategy(given, lowestPlans);
  ProblemFacts facts;
  llvm::Expected<bool> isInVain =
      isBelowFloor(problem, strategy, facts, request);
  if (!isInVain)
    return isInVain.takeError();
  if (*isInVain)
    return refuse(problem, strategy, facts, request);
  // The search for the lowest peak follows where this one misses the budget.
  Request first = request;
  first.endsIfFar = request.budgetBytes && strategy.name() == "auto";
  llvm::Expected<PlacedSolution> solution =
      solveWithinTime(problem, strategy, facts, first);
  if (solution && request.minimizePeak && strategy.heedsArenaLosses())
    solution = hastenLowest(problem, strategy, facts, request,
                            std::move(*solution));
  if (solution && mayGoOn(strategy, request))
    return goOn(problem, strategy, facts, request, std::move(*solution));
  if (solution || request.minimizePeak ||
      !request.budgetBytes || strategy.name() != "auto" ||
      request.deadline().isOver())
    return solution;
  std::optional<BudgetInfeasible> missed;
  llvm::Error error =
      llvm::handleErrors(solution.takeError(), [&](const BudgetInfeasible &miss) {
        missed = miss;
      });
  if (error)
    return std::move(error);
  // Proven to be in vain.
  if (missed->budgetBytes < missed->floor.bytes)
    return llvm::make_error<BudgetInfeasible>(std::move(*missed));
  return tryFromLowest(problem, strategy, facts, request, *missed);
}

} // namespace remat::planner
