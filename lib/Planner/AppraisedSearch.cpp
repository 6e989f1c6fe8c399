// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// Searches among appraised plans; see the header. What a plan is appraised at
/// follows its peak only roughly, up and down by some percent from one plan to the
/// next: many quick plans, each begun from another, find more than a long search
/// for the lowest peak.

#include "AppraisedSearch.h"
#include "remat/Support/Bytes.h"

#include "llvm/ADT/STLExtras.h"

namespace remat::planner {

/// Policies whose plans are low wherever they are appraised.
static constexpr const char *lowPolicies[] = {"full", "sqrt", "dots-no-batch"};
/// Peaks above the lowest one, from whose plan they begin.
static constexpr double peaksAbove[] = {1.05, 1.15, 1.3, 1.02, 1.1, 1.2, 1.4};
/// The first of them are all that large problems have time for.
static constexpr size_t mostOps = 150, peaksOfLarge = 3;
/// Peaks towards the lowest one, each begun from the one before, the first from
/// nothing.
static constexpr double peaksTowards[] = {1.6, 1.45, 1.3, 1.2, 1.12, 1.06, 1.03};
/// Peaks around that of the plan that is lowest so far, as often as that helps.
static constexpr double peaksAround[] = {0.97, 1.03, 0.99, 1.01, 0.94, 1.06};
static constexpr unsigned mostRounds = 4;
/// The search for the lowest peak gets this part of its work, and this share of a
/// time limit.
static constexpr uint64_t partForLowest = 2;
static constexpr double shareForLowest = 0.5;
/// Plans tried for less than a budget.
static constexpr unsigned mostTries = 7;
/// The way up again ends when so small a share of the budget is left.
static constexpr double worthwhileShare = 0.005;

namespace {
class AppraisedSearch {
public:
  AppraisedSearch(const Problem &problem, const Strategy &strategy,
                  const Request &request)
      : problem(problem), strategy(strategy), request(request),
        plain(request), isAuto(strategy.name() == "auto") {
    // The bound that matters is that for the budget.
    plain.provesBound = false;
    plain.mayFillTime = false;
    plain.minimizePeak = false;
    plain.budgetBytes = std::nullopt;
  }

  llvm::Expected<PlacedSolution> run();

private:
  using Tried = std::optional<PlacedSolution>;

  llvm::Expected<Tried> attempt(const Strategy &by, const Request &asked);
  llvm::Expected<Tried> attemptPeak(int64_t peakBytes,
                                    const std::optional<Decisions> &from);
  llvm::Error noteLow(llvm::Expected<Tried> tried);
  llvm::Error tryPolicies();
  llvm::Error tryLowestPeak();
  llvm::Error tryPeaksAbove();
  llvm::Error tryPeaksTowards();
  llvm::Error tryPeaksAround();
  llvm::Error findLowPlans();
  llvm::Error keepBudget(const PlacedSolution &missed);
  llvm::Error useTimeLeft();
  llvm::Expected<PlacedSolution> findWithin(int64_t budget);
  llvm::Expected<PlacedSolution> finish(PlacedSolution solution);
  bool isOver() const { return request.deadline().isOver(); }
  /// No more low plans are needed: time is over, or one keeps the budget.
  bool isEnough() const {
    return isOver() || (low && request.budgetBytes &&
                        low->arena.getPromisedBytes() <= *request.budgetBytes);
  }
  bool isLarge() const { return problem.ops.size() > mostOps; }

  const Problem &problem;
  const Strategy &strategy;
  const Request &request;
  /// For one plan of many.
  Request plain;
  bool isAuto;
  double seconds = 0;
  /// Of the plan for the budget itself.
  std::optional<Floor> floor;
  std::optional<PlacedSolution> first;
  /// The lowest of the low plans, and the one of the lowest peak.
  std::optional<PlacedSolution> low, lowestPeak;
  bool areLowPlansComplete = false;
  /// Why the search ended before it had tried all that it would.
  std::string cut;
  /// The fastest within the budget.
  std::optional<PlacedSolution> best;
};
} // namespace

/// One plan, a layout that nobody is held to, and what the plan is appraised at.
static llvm::Expected<PlacedSolution> tryAppraised(const Problem &problem,
                                                   const Strategy &strategy,
                                                   const Request &request) {
  llvm::Expected<Solution> solution = solve(problem, strategy, request);
  if (!solution)
    return solution.takeError();
  llvm::Expected<PlanArena> arena = collectLifetimes(problem, solution->plan);
  if (!arena)
    return arena.takeError();
  ArenaOptions options;
  options.alignment = problem.alignment;
  options.workLimit = 0;
  options.deadline = request.deadline();
  arena->layout = layOutArena(arena->table.buffers, options);
  llvm::Expected<int64_t> bytes = request.appraise(solution->plan);
  if (!bytes)
    return bytes.takeError();
  arena->appraisedBytes = *bytes;
  return PlacedSolution{std::move(*solution), std::move(*arena)};
}

/// None: no plan within the budget asked for here.
llvm::Expected<AppraisedSearch::Tried>
AppraisedSearch::attempt(const Strategy &by, const Request &asked) {
  llvm::Expected<PlacedSolution> solution = tryAppraised(problem, by, asked);
  if (solution) {
    seconds += solution->planSeconds;
    if (!floor)
      floor = solution->floor;
    return Tried(std::move(*solution));
  }
  llvm::Error rest = llvm::handleErrors(
      solution.takeError(), [&](const BudgetInfeasible &infeasible) {
        if (!floor)
          floor = infeasible.floor;
      });
  if (rest)
    return std::move(rest);
  return Tried();
}

/// A quick plan of at most this peak, begun from another or from nothing.
llvm::Expected<AppraisedSearch::Tried>
AppraisedSearch::attemptPeak(int64_t peakBytes,
                             const std::optional<Decisions> &from) {
  Request asked = plain;
  asked.budgetBytes = peakBytes;
  asked.seeds.clear();
  if (from)
    asked.seeds = {*from};
  else
    asked.workDivisor = partForLowest;
  return attempt(strategy, asked);
}

static std::optional<Decisions> getDecisions(const PlacedSolution &solution) {
  if (!solution.plan.decisions)
    return std::nullopt;
  return *solution.plan.decisions;
}

llvm::Error AppraisedSearch::noteLow(llvm::Expected<Tried> tried) {
  if (!tried)
    return tried.takeError();
  if (*tried && (!low || (*tried)->arena.getPromisedBytes() <
                             low->arena.getPromisedBytes()))
    low = std::move(**tried);
  return llvm::Error::success();
}

llvm::Error AppraisedSearch::tryPolicies() {
  for (const char *policy : lowPolicies) {
    llvm::Expected<std::unique_ptr<Strategy>> other = createStrategy(policy);
    if (!other)
      return other.takeError();
    if (llvm::Error error = noteLow(attempt(**other, plain)))
      return error;
    if (isEnough())
      break;
  }
  return llvm::Error::success();
}

llvm::Error AppraisedSearch::tryLowestPeak() {
  Request asked = plain;
  asked.minimizePeak = true;
  asked.workDivisor = partForLowest;
  if (std::optional<double> left = asked.deadline().secondsLeft())
    *asked.timeLimitSeconds -= *left * (1 - shareForLowest);
  llvm::Expected<Tried> lowest = attempt(strategy, asked);
  if (!lowest)
    return lowest.takeError();
  lowestPeak = *lowest;
  return noteLow(std::move(lowest));
}

llvm::Error AppraisedSearch::tryPeaksAbove() {
  llvm::ArrayRef<double> parts = peaksAbove;
  if (isLarge())
    parts = parts.take_front(peaksOfLarge);
  for (double part : parts) {
    if (isEnough())
      break;
    double peak = double(lowestPeak->plan.cost.peakBytes) * part;
    if (llvm::Error error =
            noteLow(attemptPeak(int64_t(peak), getDecisions(*lowestPeak))))
      return error;
  }
  return llvm::Error::success();
}

llvm::Error AppraisedSearch::tryPeaksTowards() {
  std::optional<Decisions> former;
  for (double part : peaksTowards) {
    if (isEnough())
      break;
    double peak = double(lowestPeak->plan.cost.peakBytes) * part;
    llvm::Expected<Tried> tried = attemptPeak(int64_t(peak), former);
    if (tried && *tried)
      former = getDecisions(**tried);
    if (llvm::Error error = noteLow(std::move(tried)))
      return error;
  }
  return llvm::Error::success();
}

llvm::Error AppraisedSearch::tryPeaksAround() {
  for (unsigned round = 0; round < mostRounds; ++round) {
    int64_t before = low->arena.getPromisedBytes();
    double peak = double(low->plan.cost.peakBytes);
    std::optional<Decisions> from = getDecisions(*low);
    for (double part : peaksAround) {
      if (isEnough())
        return llvm::Error::success();
      if (llvm::Error error = noteLow(attemptPeak(int64_t(peak * part), from)))
        return error;
    }
    if (low->arena.getPromisedBytes() >= before)
      break;
  }
  return llvm::Error::success();
}

llvm::Error AppraisedSearch::findLowPlans() {
  if (!low)
    if (llvm::Error error = tryPolicies())
      return error;
  if (!isEnough())
    if (llvm::Error error = tryLowestPeak())
      return error;
  if (lowestPeak) {
    if (llvm::Error error = tryPeaksAbove())
      return error;
    if (!isLarge())
      if (llvm::Error error = tryPeaksTowards())
        return error;
  }
  if (!isLarge())
    if (llvm::Error error = tryPeaksAround())
      return error;
  areLowPlansComplete = !isOver();
  return llvm::Error::success();
}

/// Plans of lower peaks until one is appraised within the budget, then of higher
/// ones while the steps are worth it, each begun from the one before.
llvm::Error AppraisedSearch::keepBudget(const PlacedSolution &missed) {
  int64_t budget = *request.budgetBytes;
  int64_t missedPeak = missed.plan.cost.peakBytes;
  int64_t excess = missed.arena.getPromisedBytes() - budget;
  std::optional<Decisions> from = getDecisions(best ? *best : missed);
  for (unsigned count = 1; count < mostTries && !isOver(); ++count) {
    int64_t fitting = best ? best->plan.cost.peakBytes : 0;
    int64_t target =
        best ? fitting + (missedPeak - fitting) / 2 : missedPeak - excess;
    bool isWorthIt = !best || double(missedPeak - target) >
                                  worthwhileShare * double(budget);
    if (target <= 0 || !isWorthIt)
      break;
    llvm::Expected<Tried> next = attemptPeak(target, from);
    if (!next)
      return next.takeError();
    if (!*next)
      break;
    from = getDecisions(**next);
    int64_t promised = (*next)->arena.getPromisedBytes();
    int64_t peak = (*next)->plan.cost.peakBytes;
    if (promised > budget) {
      missedPeak = std::min(missedPeak, std::min(peak, target));
      excess = promised - budget;
    } else if (!best || (*next)->plan.cost.timeNs < best->plan.cost.timeNs) {
      best = std::move(**next);
    } else {
      break;
    }
  }
  return llvm::Error::success();
}

/// Goes on from the best plan in the time that is left.
llvm::Error AppraisedSearch::useTimeLeft() {
  if (!isAuto || !request.mayFillTime || !request.deadline().secondsLeft() ||
      isOver() || !best->plan.decisions ||
      best->plan.cost.timeNs <= best->timeProof.boundNs)
    return llvm::Error::success();
  Request asked = request;
  asked.seeds = {*best->plan.decisions};
  asked.budgetBytes = best->plan.budgetBytes;
  asked.provesBound = false;
  asked.fillsTime = true;
  llvm::Expected<Tried> next = attempt(strategy, asked);
  if (!next)
    return next.takeError();
  if (*next && (*next)->arena.getPromisedBytes() <= *request.budgetBytes &&
      (*next)->plan.cost.timeNs < best->plan.cost.timeNs)
    best = std::move(**next);
  return llvm::Error::success();
}

static llvm::Error makeMiss(int64_t budget, const Floor &floor, int64_t lowest) {
  return llvm::make_error<BudgetInfeasible>(
      budget, floor, lowest,
      "no plan found whose exported step is expected to keep " +
          formatBytes(budget) + "; the least that one needs is " +
          formatBytes(lowest) + " (" + std::to_string(lowest) + " bytes)");
}

llvm::Expected<PlacedSolution> AppraisedSearch::findWithin(int64_t budget) {
  Request asked = request;
  if (std::optional<double> left = request.deadline().secondsLeft())
    *asked.timeLimitSeconds -= *left / 2;
  asked.mayFillTime = false;
  llvm::Expected<Tried> tried = attempt(strategy, asked);
  if (!tried)
    return tried.takeError();
  first = std::move(*tried);
  bool fits = first && first->arena.getPromisedBytes() <= budget;
  if (fits)
    best = *first;
  else if (first)
    if (llvm::Error error = keepBudget(*first))
      return std::move(error);
  if (!isAuto) {
    int64_t lowest = first ? first->arena.getPromisedBytes() : floor->bytes;
    return best ? finish(std::move(*best)) : makeMiss(budget, *floor, lowest);
  }
  if (llvm::Error error = tryPolicies())
    return std::move(error);
  // Where time is over, a plan in hand is enough.
  bool isKept = low->arena.getPromisedBytes() <= budget || (best && isOver());
  if (!isKept) {
    if (llvm::Error error = findLowPlans())
      return std::move(error);
    isKept = low->arena.getPromisedBytes() <= budget ||
             (best && !areLowPlansComplete);
  }
  if (!isKept)
    return makeMiss(budget, *floor, low->arena.getPromisedBytes());
  if (!best) {
    best = *low;
    if (first)
      if (llvm::Error error = keepBudget(*first))
        return std::move(error);
  } else if (low->arena.getPromisedBytes() <= budget &&
             low->plan.cost.timeNs < best->plan.cost.timeNs) {
    best = *low;
  }
  cut = request.deadline().reason().str();
  if (llvm::Error error = useTimeLeft())
    return std::move(error);
  return finish(std::move(*best));
}

/// Bounds hold for the budget asked for, not for the lower ones tried.
llvm::Expected<PlacedSolution>
AppraisedSearch::finish(PlacedSolution solution) {
  solution.floor = *floor;
  solution.planSeconds = seconds;
  solution.lowestFoundBytes = solution.arena.getPromisedBytes();
  if (low)
    solution.lowestFoundBytes =
        std::min(solution.lowestFoundBytes, low->arena.getPromisedBytes());
  solution.plan.budgetBytes = request.budgetBytes;
  if (solution.plan.cut.empty())
    solution.plan.cut = cut;
  if (first) {
    solution.plan.bounds = first->plan.bounds;
    solution.timeProof = first->timeProof;
  }
  return solution;
}

llvm::Expected<PlacedSolution> AppraisedSearch::run() {
  if (request.budgetBytes)
    return findWithin(*request.budgetBytes);
  if (!request.minimizePeak || !isAuto) {
    llvm::Expected<PlacedSolution> only =
        tryAppraised(problem, strategy, request);
    if (only)
      only->lowestFoundBytes = only->arena.getPromisedBytes();
    return only;
  }
  if (llvm::Error error = findLowPlans())
    return std::move(error);
  cut = request.deadline().reason().str();
  return finish(std::move(*low));
}

llvm::Expected<PlacedSolution> solveAppraised(const Problem &problem,
                                              const Strategy &strategy,
                                              const Request &request) {
  return AppraisedSearch(problem, strategy, request).run();
}

} // namespace remat::planner
