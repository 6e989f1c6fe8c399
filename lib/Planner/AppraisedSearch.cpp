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
#include "llvm/ADT/StringMap.h"

namespace remat::planner {

/// Policies whose plans are low wherever they are appraised; and what keeps everything, which
/// nothing slower is to equal.
static constexpr const char *lowPolicies[] = {"none", "full", "sqrt",
                                              "dots-no-batch"};
/// Low plans are sought in rounds, each with this part of the work that the strategy
/// would take: quick searches find what long ones miss. The further ones come where the
/// user gives the time for them.
static constexpr uint64_t roundParts[] = {64, 4}, furtherParts[] = {16, 8, 2};
/// With a work limit: rounds of this work, then each of so many times the former, as
/// far as the limit goes. A larger limit has all rounds of a smaller one.
static constexpr uint64_t firstRoundWork = 512, roundGrowth = 8;
/// Peaks above the lowest one, from whose plan they begin.
static constexpr double peaksAbove[] = {1.05, 1.15, 1.3, 1.02, 1.1, 1.2, 1.4};
/// Peaks towards the lowest one, each begun from the one before, the first from
/// nothing.
static constexpr double peaksTowards[] = {1.6, 1.45, 1.3, 1.2, 1.12, 1.06, 1.03};
/// Peaks around that of the plan that is lowest so far, as often as that helps.
static constexpr double peaksAround[] = {0.97, 1.03, 0.99, 1.01, 0.94, 1.06};
static constexpr unsigned mostTurns = 4;
/// Rounds of much work on large problems, with this part of it or more, try the first
/// peaks above the lowest only, and so do all rounds on the largest.
static constexpr uint64_t wholePart = 4;
static constexpr size_t largeProblem = 150, hugeProblem = 2000, peaksOfLarge = 3;
/// Plans tried for less than a budget.
static constexpr unsigned mostTries = 7;
/// The way up again ends when so small a share of the budget is left.
static constexpr double worthwhileShare = 0.005;
/// The bytes of the lowest plan are asked for as often as that gains this part of them.
static constexpr unsigned mostTimesAsked = 3;
static constexpr int64_t worthwhilePart = 1024;

/// When the time of a request is over.
static std::optional<Deadline::Clock::time_point>
getEnd(const Request &request) {
  std::optional<double> left = request.deadline().secondsLeft();
  if (!left)
    return request.cutoff;
  auto end = Deadline::Clock::now() +
             std::chrono::duration_cast<Deadline::Clock::duration>(
                 std::chrono::duration<double>(*left));
  return request.cutoff ? std::min(end, *request.cutoff) : end;
}

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
    // What is found before time is over must not depend on when that is: more time
    // finds the same plans, and more.
    plain.cutoff = getEnd(request);
    plain.timeLimitSeconds = std::nullopt;
  }

  llvm::Expected<PlacedSolution> run();

private:
  using Tried = std::optional<PlacedSolution>;

  llvm::Expected<int64_t> appraise(const Plan &plan);
  llvm::Expected<PlacedSolution> tryAppraised(const Strategy &by,
                                              const Request &asked);
  llvm::Expected<Tried> attempt(const Strategy &by, const Request &asked);
  llvm::Expected<Tried> attemptPeak(int64_t peakBytes,
                                    const std::optional<Decisions> &from);
  llvm::Error noteLow(llvm::Expected<Tried> tried);
  void noteFloor(const Floor &proved) {
    if (!floor || proved.bytes > floor->bytes)
      floor = proved;
  }
  llvm::Error tryPolicies();
  llvm::Error tryLowestPeak();
  llvm::Error tryPeaksAbove(size_t count);
  llvm::Error tryPeaksTowards();
  llvm::Error tryPeaksAround();
  llvm::Error tryRound(bool isQuick);
  std::vector<Request> listRounds() const;
  llvm::Error tryRounds();
  llvm::Error findLowPlans();
  llvm::Error keepLimit(const PlacedSolution &missed, int64_t limit);
  llvm::Error keepBudget(std::optional<PlacedSolution> lowest);
  llvm::Error askForLow();
  int64_t getSafeLimit(const PlacedSolution &solution) const;
  llvm::Error tryBudget();
  llvm::Error useTimeLeft();
  llvm::Expected<PlacedSolution> findWithin(int64_t budget);
  llvm::Expected<PlacedSolution> finish(PlacedSolution solution);
  bool isOver() const { return request.deadline().isOver(); }
  /// What low plans are held against; none: the lowest is sought.
  std::optional<int64_t> getEnough() const {
    return request.budgetBytes ? request.budgetBytes : request.enoughBytes;
  }
  /// A low plan keeps the budget.
  bool isKept() const {
    return low && getEnough() &&
           low->arena.getPromisedBytes() <= *getEnough();
  }
  bool isEnough() const { return isOver() || isKept(); }

  const Problem &problem;
  const Strategy &strategy;
  const Request &request;
  /// For one low plan of many.
  Request plain;
  bool isAuto;
  std::optional<Floor> floor;
  /// By a plan's steps, what it was appraised at.
  llvm::StringMap<int64_t> appraised;
  /// The plan for the budget itself.
  std::optional<PlacedSolution> first;
  /// The lowest of the low plans, and the one of the lowest peak.
  std::optional<PlacedSolution> low, lowestPeak;
  /// Why the search ended before it had tried all that it would.
  std::string cut;
  /// The fastest within the limit: the safe one, or the budget.
  std::optional<PlacedSolution> best;
  /// Of those that `keepLimit` tried, the fastest within the budget.
  std::optional<PlacedSolution> kept;
};
} // namespace

/// The steps as bytes: what a plan is appraised at depends on nothing else.
static std::string getKey(const Plan &plan) {
  std::string key;
  auto add = [&](int64_t number) {
    key.append(reinterpret_cast<const char *>(&number), sizeof(number));
  };
  for (const Step &step : plan.steps) {
    add(int64_t(step.kind));
    add(step.id);
    add(int64_t(step.into) * 2 + int64_t(step.keep));
    add(step.variant.value_or(-1));
    add(int64_t(step.without.size()));
    for (ValueId value : step.without)
      add(value);
  }
  return key;
}

/// Carrying a plan out takes most of the time, and searches often find the same.
llvm::Expected<int64_t> AppraisedSearch::appraise(const Plan &plan) {
  auto [entry, isNew] = appraised.try_emplace(getKey(plan));
  if (!isNew)
    return entry->second;
  llvm::Expected<int64_t> bytes = request.appraise(plan);
  if (bytes)
    entry->second = *bytes;
  else
    appraised.erase(entry);
  return bytes;
}

/// One plan, a layout that nobody is held to, and what the plan is appraised at.
llvm::Expected<PlacedSolution>
AppraisedSearch::tryAppraised(const Strategy &by, const Request &asked) {
  llvm::Expected<Solution> solution = solve(problem, by, asked);
  if (!solution)
    return solution.takeError();
  llvm::Expected<PlanArena> arena = collectLifetimes(problem, solution->plan);
  if (!arena)
    return arena.takeError();
  ArenaOptions options;
  options.alignment = problem.alignment;
  options.workLimit = 0;
  options.deadline = asked.deadline();
  arena->layout = layOutArena(arena->table.buffers, options);
  llvm::Expected<int64_t> bytes = appraise(solution->plan);
  if (!bytes)
    return bytes.takeError();
  arena->appraisedBytes = *bytes;
  return PlacedSolution{std::move(*solution), std::move(*arena)};
}

/// None: no plan within the budget asked for here.
llvm::Expected<AppraisedSearch::Tried>
AppraisedSearch::attempt(const Strategy &by, const Request &asked) {
  llvm::Expected<PlacedSolution> solution = tryAppraised(by, asked);
  if (solution) {
    noteFloor(solution->floor);
    return Tried(std::move(*solution));
  }
  llvm::Error rest = llvm::handleErrors(
      solution.takeError(), [&](const BudgetInfeasible &infeasible) {
        noteFloor(infeasible.floor);
      });
  if (rest)
    return std::move(rest);
  return Tried();
}

/// A plan of at most this peak, begun from another or from nothing.
llvm::Expected<AppraisedSearch::Tried>
AppraisedSearch::attemptPeak(int64_t peakBytes,
                             const std::optional<Decisions> &from) {
  Request asked = plain;
  asked.budgetBytes = peakBytes;
  asked.seeds.clear();
  if (from)
    asked.seeds = {*from};
  return attempt(strategy, asked);
}

static std::optional<Decisions> getDecisions(const PlacedSolution &solution) {
  if (!solution.plan.decisions)
    return std::nullopt;
  return *solution.plan.decisions;
}

static std::pair<int64_t, int64_t> getBytesAndTime(const PlacedSolution &solution) {
  return {solution.arena.getPromisedBytes(), solution.plan.cost.timeNs};
}

/// A plan whose search was cut short is none of those that more time finds.
llvm::Error AppraisedSearch::noteLow(llvm::Expected<Tried> tried) {
  if (!tried)
    return tried.takeError();
  bool isCut = *tried && (*tried)->plan.cut == "time";
  if (*tried && !isCut && (!low || getBytesAndTime(**tried) < getBytesAndTime(*low)))
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
  llvm::Expected<Tried> lowest = attempt(strategy, asked);
  if (!lowest)
    return lowest.takeError();
  lowestPeak = *lowest;
  return noteLow(std::move(lowest));
}

llvm::Error AppraisedSearch::tryPeaksAbove(size_t count) {
  for (double part : llvm::ArrayRef(peaksAbove).take_front(count)) {
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
  for (unsigned turn = 0; turn < mostTurns; ++turn) {
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

llvm::Error AppraisedSearch::tryRound(bool isQuick) {
  size_t ops = problem.ops.size();
  bool isWhole = ops <= largeProblem || (isQuick && ops <= hugeProblem);
  if (llvm::Error error = tryLowestPeak())
    return error;
  if (!lowestPeak)
    return llvm::Error::success();
  if (llvm::Error error =
          tryPeaksAbove(isWhole ? std::size(peaksAbove) : peaksOfLarge))
    return error;
  if (!isWhole)
    return llvm::Error::success();
  if (llvm::Error error = tryPeaksTowards())
    return error;
  return tryPeaksAround();
}

/// What plans of the rounds get, in their order.
std::vector<Request> AppraisedSearch::listRounds() const {
  std::vector<Request> rounds;
  Request round = plain;
  auto addParts = [&](llvm::ArrayRef<uint64_t> parts) {
    for (uint64_t part : parts) {
      round.workDivisor = part * request.workDivisor;
      rounds.push_back(round);
    }
  };
  if (!request.workLimit)
    addParts(roundParts);
  if (!request.workLimit && plain.cutoff)
    addParts(furtherParts);
  if (request.workLimit)
    for (uint64_t work = firstRoundWork; work <= *request.workLimit;
         work *= roundGrowth) {
      round.workLimit = work;
      rounds.push_back(round);
      if (work > UINT64_MAX / roundGrowth)
        break;
    }
  return rounds;
}

/// Low plans in an order that depends on the problem alone, until one is enough.
llvm::Error AppraisedSearch::tryRounds() {
  if (llvm::Error error = tryPolicies())
    return error;
  std::vector<Request> rounds = listRounds();
  llvm::ArrayRef<Request> asked = rounds;
  asked = asked.drop_front(std::min(request.rounds.first, asked.size()));
  for (const Request &round : asked.take_front(request.rounds.count)) {
    if (isEnough())
      break;
    plain = round;
    bool isQuick = request.workLimit || round.workDivisor > wholePart;
    if (llvm::Error error = tryRound(isQuick))
      return error;
  }
  return llvm::Error::success();
}

/// What plans are appraised within that keep the budget if appraisals err by no more than
/// they are expected to.
int64_t AppraisedSearch::getSafeLimit(const PlacedSolution &solution) const {
  int64_t temporaries = *request.budgetBytes - solution.arena.argumentBytes;
  return *request.budgetBytes -
         int64_t(request.uncertainty * double(std::max<int64_t>(0, temporaries)));
}

/// Plans of lower peaks until one is appraised within the limit, then of higher
/// ones while the steps are worth it, each begun from the one before. Where no plan has so
/// low a peak, one of a higher peak may be appraised lower.
llvm::Error AppraisedSearch::keepLimit(const PlacedSolution &missed, int64_t limit) {
  int64_t missedPeak = missed.plan.cost.peakBytes;
  int64_t excess = missed.arena.getPromisedBytes() - limit;
  int64_t unreached = 0;
  std::optional<Decisions> from = getDecisions(best ? *best : missed);
  for (unsigned count = 1; count < mostTries && !isOver(); ++count) {
    int64_t below = best ? best->plan.cost.peakBytes : unreached;
    bool halves = best || unreached > 0 || excess >= missedPeak;
    int64_t target =
        halves ? below + (missedPeak - below) / 2 : missedPeak - excess;
    bool isWorthIt = !halves || double(missedPeak - target) >
                                    worthwhileShare * double(limit);
    if (target <= 0 || !isWorthIt)
      break;
    llvm::Expected<Tried> next = attemptPeak(target, from);
    if (!next)
      return next.takeError();
    if (!*next && best)
      break;
    if (!*next) {
      unreached = target;
      continue;
    }
    from = getDecisions(**next);
    int64_t promised = (*next)->arena.getPromisedBytes();
    int64_t peak = (*next)->plan.cost.peakBytes;
    if (promised <= *request.budgetBytes &&
        (!kept || (*next)->plan.cost.timeNs < kept->plan.cost.timeNs))
      kept = **next;
    if (promised > limit) {
      missedPeak = std::min(missedPeak, std::min(peak, target));
      excess = promised - limit;
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
  int64_t limit = std::max(getSafeLimit(*best), best->arena.getPromisedBytes());
  if (*next && (*next)->arena.getPromisedBytes() <= limit &&
      (*next)->plan.cost.timeNs < best->plan.cost.timeNs)
    best = std::move(**next);
  return llvm::Error::success();
}

llvm::Error makeAppraisedMiss(int64_t budget, const Floor &floor,
                              int64_t lowest) {
  return llvm::make_error<BudgetInfeasible>(
      budget, floor, lowest,
      "no plan found whose exported step is expected to keep " +
          formatBytes(budget) + "; the least that one needs is " +
          formatBytes(lowest) + " (" + std::to_string(lowest) + " bytes)");
}

/// The fastest plan within the safe limit; if none is found, the fastest within the budget.
/// `lowest`: a low plan within the budget, if one is known.
llvm::Error AppraisedSearch::keepBudget(std::optional<PlacedSolution> lowest) {
  best.reset();
  kept.reset();
  for (int64_t limit : {getSafeLimit(*first), *request.budgetBytes}) {
    if (first->arena.getPromisedBytes() <= limit)
      best = *first;
    else if (kept)
      best = std::move(kept);
    else if (llvm::Error error = keepLimit(*first, limit))
      return error;
    bool isFound = best.has_value();
    bool isLowWithin = lowest && lowest->arena.getPromisedBytes() <= limit;
    if (isLowWithin &&
        (!isFound || lowest->plan.cost.timeNs < best->plan.cost.timeNs)) {
      best = *lowest;
      // From there the way up begins.
      if (!isFound)
        return keepLimit(*first, limit);
    }
    if (best)
      break;
  }
  return llvm::Error::success();
}

/// The plan for the budget itself, or for less where that is appraised above it.
llvm::Error AppraisedSearch::tryBudget() {
  Request asked = request;
  if (std::optional<double> left = request.deadline().secondsLeft())
    *asked.timeLimitSeconds -= *left / 2;
  asked.mayFillTime = false;
  plain.workDivisor = request.workDivisor;
  plain.workLimit = request.workLimit;
  llvm::Expected<Tried> tried = attempt(strategy, asked);
  if (!tried)
    return tried.takeError();
  first = std::move(*tried);
  return first ? keepBudget(std::move(best)) : llvm::Error::success();
}

llvm::Expected<PlacedSolution> AppraisedSearch::findWithin(int64_t budget) {
  if (!isAuto) {
    if (llvm::Error error = tryBudget())
      return std::move(error);
    int64_t lowest = first ? first->arena.getPromisedBytes() : floor->bytes;
    return best ? finish(std::move(*best)) : makeAppraisedMiss(budget, *floor, lowest);
  }
  // Low plans decide, whatever else would keep the budget.
  if (!request.isKnownKept) {
    if (llvm::Error error = findLowPlans())
      return std::move(error);
    if (!isKept())
      return makeAppraisedMiss(budget, *floor, low->arena.getPromisedBytes());
    best = *low;
  }
  if (!isOver() || !best)
    if (llvm::Error error = tryBudget())
      return std::move(error);
  if (!best) {
    if (llvm::Error error = findLowPlans())
      return std::move(error);
    if (!isKept())
      return makeAppraisedMiss(budget, *floor, low->arena.getPromisedBytes());
    best = *low;
  }
  cut = request.deadline().reason().str();
  if (llvm::Error error = useTimeLeft())
    return std::move(error);
  return finish(std::move(*best));
}

/// Asks for the bytes of the lowest plan, too, whatever is not known of them: nobody who does
/// is to get a faster plan, or a lower one, than who asks for the least.
llvm::Error AppraisedSearch::askForLow() {
  if (!request.mayFillTime || request.rounds.count == 0)
    return llvm::Error::success();
  for (unsigned count = 0; count < mostTimesAsked && !isEnough(); ++count) {
    int64_t bytes = low->arena.getPromisedBytes();
    Request asked = request;
    asked.minimizePeak = false;
    asked.budgetBytes = bytes;
    asked.uncertainty = 0;
    AppraisedSearch search(problem, strategy, asked);
    search.appraised = std::move(appraised);
    if (llvm::Error error = search.tryBudget())
      return error;
    appraised = std::move(search.appraised);
    if (!search.best || search.best->plan.cut == "time" ||
        getBytesAndTime(*search.best) >= getBytesAndTime(*low))
      break;
    low = std::move(search.best);
    if (low->arena.getPromisedBytes() > bytes - bytes / worthwhilePart)
      break;
  }
  return llvm::Error::success();
}

llvm::Error AppraisedSearch::findLowPlans() {
  if (llvm::Error error = tryRounds())
    return error;
  return askForLow();
}

/// Bounds hold for the budget asked for, not for the lower ones tried.
llvm::Expected<PlacedSolution>
AppraisedSearch::finish(PlacedSolution solution) {
  solution.floor = *floor;
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
    llvm::Expected<PlacedSolution> only = tryAppraised(strategy, request);
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
