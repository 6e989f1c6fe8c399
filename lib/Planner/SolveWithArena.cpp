// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// Plans until the arena keeps the budget.

#include "AppraisedSearch.h"
#include "ProblemFacts.h"
#include "Strategies.h"
#include "remat/Planner/PlanArena.h"
#include "remat/Planner/RememberingStrategy.h"
#include "remat/Support/Bytes.h"

#include "llvm/ADT/STLExtras.h"
#include <algorithm>

namespace remat::planner {

/// Work for a layout as low as possible, and for one that keeps a budget.
static constexpr uint64_t layoutWork = uint64_t(1) << 26;
/// Buffers from which on the first layout within the budget will do.
static constexpr size_t manyBuffers = 20000;
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
/// Ops up to which the lowest plan found is made faster by more than one search.
static constexpr size_t mostOpsHastened = 250;
/// On larger ones, layouts get this part of their usual work.
static constexpr uint64_t hastyLayoutPart = 16;
/// The way up again ends when so small a share of the budget is left.
static constexpr double worthwhileShare = 0.005;
/// And so small a share of the time.
static constexpr double worthwhileTime = 0.001;

/// `isHasty`: the first layout within the budget will do. `workDivisor`: that of
/// the request.
static llvm::Expected<PlanArena> layOut(const Problem &problem,
                                        const Plan &plan,
                                        std::optional<int64_t> budgetBytes,
                                        const Deadline &deadline, bool isHasty,
                                        uint64_t workDivisor = 1) {
  llvm::Expected<PlanArena> arena = collectLifetimes(problem, plan);
  if (!arena)
    return arena.takeError();
  ArenaOptions options;
  options.alignment = problem.alignment;
  options.workLimit = layoutWork / std::max<uint64_t>(1, workDivisor);
  options.deadline = deadline;
  const std::vector<ArenaBuffer> &buffers = arena->table.buffers;
  if (!budgetBytes) {
    arena->layout = layOutArena(buffers, options);
    return arena;
  }
  int64_t capacity = std::max<int64_t>(0, *budgetBytes - arena->argumentBytes);
  if (!isHasty && buffers.size() < manyBuffers) {
    arena->layout = layOutWithin(buffers, options, capacity,
                                 /*persists=*/workDivisor == 1);
    return arena;
  }
  options.capacity = capacity;
  arena->layout = layOutArena(buffers, options);
  return arena;
}

llvm::Expected<PlanArena> layOutPlan(const Problem &problem, const Plan &plan,
                                     std::optional<int64_t> budgetBytes,
                                     const Deadline &deadline) {
  return layOut(problem, plan, budgetBytes, deadline, /*isHasty=*/false);
}

static llvm::Expected<PlacedSolution>
place(const Problem &problem, Solution solution, std::optional<int64_t> budget,
      const Deadline &deadline, bool isHasty, uint64_t workDivisor) {
  llvm::Expected<PlanArena> arena = layOut(problem, solution.plan, budget,
                                           deadline, isHasty, workDivisor);
  if (!arena)
    return arena.takeError();
  return PlacedSolution{std::move(solution), std::move(*arena)};
}

/// Leaves half of what is left of a time limit to what may have to follow.
static Request leaveTime(Request request) {
  if (std::optional<double> left = request.deadline().secondsLeft())
    *request.timeLimitSeconds -= *left / 2;
  return request;
}

static llvm::Error makeMiss(int64_t budget, const Floor &floor,
                            int64_t lowestPromised) {
  return llvm::make_error<BudgetInfeasible>(
      budget, floor, lowestPromised,
      "no plan found whose arguments and arena keep " + formatBytes(budget) +
          "; the least that one needs is " +
          formatBytes(lowestPromised) + " (" + std::to_string(lowestPromised) +
          " bytes)");
}

/// `whole`: of a request that leaves time, the one it is a part of: the layout may
/// take half of what planning has left of that.
static llvm::Expected<PlacedSolution>
tryOnce(const Problem &problem, const Strategy &strategy, ProblemFacts &facts,
        const Request &request, std::optional<int64_t> budget,
        bool isHasty = false, const Request *whole = nullptr) {
  llvm::Expected<Solution> solution = solve(problem, strategy, request, facts);
  if (!solution)
    return solution.takeError();
  Deadline deadline =
      whole ? leaveTime(*whole).deadline() : request.deadline();
  return place(problem, std::move(*solution), budget, deadline, isHasty,
               request.workDivisor);
}

namespace {
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
  double getSeconds() const { return seconds; }

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
  double seconds = 0;
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
} // namespace

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
    seconds += solution->planSeconds;
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
    seconds += next->planSeconds;
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
  seconds += next->planSeconds;
  next->plan.cut = "time";
  note(*next);
  return llvm::Error::success();
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
  llvm::Expected<PlacedSolution> next =
      tryOnce(problem, strategy, facts, request, request.budgetBytes);
  if (!next)
    return next.takeError();
  first.planSeconds += next->planSeconds;
  if (next->arena.getPromisedBytes() > *request.budgetBytes ||
      next->plan.cost.timeNs >= first.plan.cost.timeNs)
    return first;
  next->planSeconds = first.planSeconds;
  next->plan.bounds = first.plan.bounds;
  next->timeProof = first.timeProof;
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
    return makeInfeasible(problem, budget, missed.floor, promised);
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
  double seconds = feedback.getSeconds();
  if (!*lower)
    return makeMiss(*budget, first->floor, feedback.getLowestPromised());
  // Bounds hold for the budget asked for, not for the lower ones tried.
  PlacedSolution &answer = **lower;
  answer.plan.budgetBytes = budget;
  answer.plan.bounds = first->plan.bounds;
  answer.timeProof = first->timeProof;
  answer.planSeconds = first->planSeconds + seconds;
  return std::move(answer);
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
  lowest.planSeconds += faster->planSeconds;
  if (faster->arena.getPromisedBytes() > promised ||
      faster->plan.cost.timeNs >= lowest.plan.cost.timeNs)
    return lowest;
  faster->planSeconds = lowest.planSeconds;
  faster->plan.bounds = lowest.plan.bounds;
  faster->plan.budgetBytes = std::nullopt;
  faster->timeProof = lowest.timeProof;
  return faster;
}

/// Whether no plan can keep the budget, and what the search for it would find besides
/// is not asked for.
static llvm::Expected<bool> isBelowFloor(const Problem &problem,
                                         const Strategy &strategy,
                                         ProblemFacts &facts,
                                         const Request &request) {
  if (!request.budgetBytes || strategy.name() != "auto" ||
      !request.mayFillTime || request.timeLimitSeconds)
    return false;
  if (llvm::Error error = problem.check())
    return std::move(error);
  facts.floor = computeFloor(problem);
  return *request.budgetBytes < facts.floor->bytes;
}

/// The refusal of such a budget: the lowest peak says more than a search for what
/// cannot be, and who goes on with `min` needs it anyway.
static llvm::Error refuse(const Problem &problem, const Strategy &strategy,
                          ProblemFacts &facts, Request request) {
  int64_t budget = *request.budgetBytes;
  request.budgetBytes = std::nullopt;
  request.minimizePeak = true;
  llvm::Expected<Solution> lowest = solve(problem, strategy, request, facts);
  if (!lowest)
    return lowest.takeError();
  return makeInfeasible(problem, budget, lowest->floor,
                        lowest->lowestFoundBytes);
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
  llvm::Expected<PlacedSolution> solution =
      solveWithinBudget(problem, strategy, facts, request);
  if (solution && request.minimizePeak && strategy.heedsArenaLosses())
    return hastenLowest(problem, strategy, facts, request,
                        std::move(*solution));
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
