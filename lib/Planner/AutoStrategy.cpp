// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// Strategy `auto`: the fastest plan found within the budget.
///
/// Search by decisions (DecisionSearch.h), for the lowest peak from a plan
/// for the floor or by whole searches below it where there is time for them, and by
/// states where problems are small enough. Deep chains also get checkpoints of checkpoints, which
/// are beyond decisions (Griewank and Walther's revolve).

#include "DecisionSearch.h"
#include "LocalSearch.h"
#include "Rivals/Rivals.h"
#include "SearchWork.h"
#include "Strategies.h"
#include "remat/Planner/Simulator.h"

namespace remat::planner {

/// Searches below the lowest peak leave out this part of it, the far ones first: they end
/// lower than near ones about as often as the other way round.
static constexpr int64_t firstBelowPart = 8, nearestBelowPart = 64,
                         strideBelow = 8;

/// Ops up to which deep checkpoints are tried where there is a plan, and the excess over the
/// bound from which on they are.
static constexpr size_t mostOpsForCheckpoints = 30000;
static constexpr double farFromBound = 0.005;

/// Ops up to which the lowest peak is sought by asking for the floor.
static constexpr size_t mostOpsForFloor = 3000;

/// Whether the search for the lowest peak begins as one for the floor, which no plan is
/// below. With inlining that ends lower than descents with twice the work: cuts and walks
/// that heed the time lead to plans that those do not reach. Without, it does not
/// (PyTorch's mlp: 621 against 579 MB), nor where searches are short.
static bool mayAskForFloor(const Problem &problem, const Request &request) {
  return problem.ops.size() <= mostOpsForFloor && !isSearchShort(problem) &&
         hasInlining(problem) && !request.workLimit &&
         !request.timeLimitSeconds && request.workDivisor == 1 &&
         request.seeds.empty();
}

/// Where a budget is missed, or the lowest peak sought, these parts of what is above the
/// floor are asked for, each with a part of the work: what stops a descent above one budget
/// may not be met on the way to a lower one.
static constexpr double partsBelow[] = {0.75, 0.5, 0.25};
static constexpr uint64_t belowDivisor = 4;

/// Where a plan takes so many times keep-all's time, the descent to its budget went astray,
/// and those to lower ones may not: these parts of what is above the floor are asked for.
static constexpr int64_t timesOfStray = 2;
static constexpr double partsNear[] = {0.98, 0.95, 0.9, 0.8};

/// Plans by eviction take several times as long as others: for the lowest peak they have
/// to gain this part of it.
static constexpr int64_t leastGainOfEviction = 32;
static constexpr size_t mostOpsForEviction = 6000;

/// The request for a plan within `bytes`, as part of a search for the lowest peak.
static Request askFor(Request request, int64_t bytes) {
  request.minimizePeak = false;
  request.provesBound = false;
  request.endsIfFar = false;
  request.budgetBytes = bytes;
  return request;
}

/// The request for this part of what `bytes` are above the floor.
static Request askForPart(const Request &request, int64_t floor, int64_t bytes,
                          double part) {
  return askFor(request, floor + int64_t(part * double(bytes - floor)));
}

/// The plan of a search for the floor, and of a short one for the lowest peak that goes
/// on from there.
static llvm::Expected<Plan> findFromFloor(const Problem &problem,
                                          const Request &request) {
  Request forFloor = askFor(request, computeFloor(problem).bytes);
  int64_t peakBytes = 0, lowerBytes = 0;
  llvm::Expected<Plan> plan = searchDecisions(problem, forFloor, peakBytes);
  if (!plan || !plan->decisions || peakBytes <= *forFloor.budgetBytes)
    return plan;
  Request further = request;
  further.seeds = {*plan->decisions};
  llvm::Expected<Plan> lower = searchDecisions(problem, further, lowerBytes);
  if (!lower || lowerBytes < peakBytes)
    return lower;
  return plan;
}

/// Whether a small problem leaves time for whole searches below the lowest
/// peak.
static bool mayAskAgain(const Problem &problem, const Request &request) {
  return request.minimizePeak && !request.workLimit &&
         request.workDivisor == 1 && request.seeds.empty() &&
         isSearchShort(problem);
}

/// The plan of the lowest peak, then of budgets just below it for as long as
/// there are some: whoever asks for these must not get less than `min`.
static llvm::Expected<Plan> findLowest(const Problem &problem,
                                       const Request &request) {
  if (mayAskForFloor(problem, request))
    return findFromFloor(problem, request);
  int64_t peakBytes = 0;
  llvm::Expected<Plan> lowest = searchDecisions(problem, request, peakBytes);
  if (!lowest || !mayAskAgain(problem, request))
    return lowest;
  int64_t floor = computeFloor(problem).bytes;
  std::optional<int64_t> former;
  for (int64_t part = firstBelowPart; part <= nearestBelowPart &&
                                      peakBytes > floor &&
                                      !request.deadline().isOver();) {
    int64_t asked = std::max(floor, peakBytes - 1 - peakBytes / part);
    // The floor has been asked for.
    if (former == asked) {
      part *= strideBelow;
      continue;
    }
    former = asked;
    int64_t lowerBytes = 0;
    llvm::Expected<Plan> plan =
        searchDecisions(problem, askFor(request, asked), lowerBytes);
    if (!plan)
      return plan;
    if (lowerBytes >= peakBytes) {
      part *= strideBelow;
      continue;
    }
    peakBytes = lowerBytes;
    lowest = std::move(plan);
  }
  return lowest;
}

llvm::Expected<Plan> planByDecisions(const Problem &problem,
                                     const Request &request) {
  if (request.minimizePeak)
    return findLowest(problem, request);
  int64_t peakBytes = 0;
  return searchDecisions(problem, request, peakBytes);
}

/// What has been proven of all plans holds beside another one, too.
static void inheritProofs(const Plan &former, Plan &plan) {
  plan.cut = former.cut;
  plan.timeProof = former.timeProof;
  plan.bounds = former.bounds;
}

/// Whether other ways down are worth their time: not in trials, which compare.
static bool mayTryOtherWays(const Problem &problem, const Request &request) {
  return (request.minimizePeak || request.budgetBytes) && request.mayFillTime &&
         !request.workLimit && request.workDivisor == 1 &&
         request.seeds.empty() && request.arenaLosses.empty() &&
         problem.ops.size() <= mostOpsForEviction &&
         !request.deadline().isOver();
}

namespace {
/// The best plan so far, whose peak is above the budget or the lowest.
class OtherWays {
public:
  OtherWays(const Problem &problem, const Request &request, Plan plan,
            int64_t peakBytes)
      : problem(problem), request(request), plan(std::move(plan)),
        peakBytes(peakBytes), floor(computeFloor(problem).bytes) {}
  llvm::Expected<Plan> run();

private:
  bool isDone() const {
    int64_t enough = request.minimizePeak ? floor : *request.budgetBytes;
    return peakBytes <= enough || request.deadline().isOver();
  }
  llvm::Error searchBelow();
  llvm::Error goOn();
  void evict();
  void take(Plan other, int64_t bytes);

  const Problem &problem;
  const Request &request;
  Plan plan;
  int64_t peakBytes, floor;
};
} // namespace

void OtherWays::take(Plan other, int64_t bytes) {
  inheritProofs(plan, other);
  plan = std::move(other);
  peakBytes = bytes;
}

/// Budgets with inlining that are missed are followed by a search for the lowest peak,
/// which does this.
llvm::Error OtherWays::searchBelow() {
  if (hasInlining(problem) && !request.minimizePeak)
    return llvm::Error::success();
  int64_t above = request.minimizePeak ? peakBytes : *request.budgetBytes;
  for (double part : partsBelow) {
    if (isDone())
      break;
    Request below = askForPart(request, floor, above, part);
    below.workDivisor = belowDivisor;
    int64_t bytes = 0;
    llvm::Expected<Plan> found = searchDecisions(problem, below, bytes);
    if (!found)
      return found.takeError();
    if (bytes < peakBytes)
      take(std::move(*found), bytes);
  }
  return llvm::Error::success();
}

/// From a plan within the budget to faster ones, or from one that is low to lower ones.
llvm::Error OtherWays::goOn() {
  if (!plan.decisions || request.deadline().isOver())
    return llvm::Error::success();
  Request further = request;
  further.seeds = {*plan.decisions};
  int64_t bytes = 0;
  llvm::Expected<Plan> found = searchDecisions(problem, further, bytes);
  if (!found)
    return found.takeError();
  if (request.minimizePeak ? bytes < peakBytes : bytes <= *request.budgetBytes)
    take(std::move(*found), bytes);
  return llvm::Error::success();
}

void OtherWays::evict() {
  llvm::Expected<Plan> found = planByEviction(problem, request);
  llvm::Expected<Replay> replayed =
      found ? replay(problem, *found) : llvm::Expected<Replay>(found.takeError());
  if (!replayed) {
    llvm::consumeError(replayed.takeError());
    return;
  }
  int64_t bytes = replayed->cost.peakBytes;
  if (request.minimizePeak ? bytes < peakBytes - peakBytes / leastGainOfEviction
                           : bytes < peakBytes)
    take(std::move(*found), bytes);
}

llvm::Expected<Plan> OtherWays::run() {
  int64_t before = peakBytes;
  if (llvm::Error error = searchBelow())
    return std::move(error);
  if (peakBytes < before && (request.minimizePeak || isDone()))
    if (llvm::Error error = goOn())
      return std::move(error);
  if (!isDone())
    evict();
  return std::move(plan);
}

/// The plan, which keeps the budget, or a faster one of a lower budget if it takes far more
/// than keep-all.
static llvm::Expected<Plan> avoidStray(const Problem &problem,
                                       const Request &request, Plan plan,
                                       const Cost &cost) {
  llvm::Expected<Replay> keepAll = replay(problem, makeKeepAllPlan(problem));
  if (!keepAll)
    return keepAll.takeError();
  int64_t floor = computeFloor(problem).bytes, fastest = cost.timeNs;
  for (double part : partsNear) {
    if (fastest <= timesOfStray * keepAll->cost.timeNs ||
        request.deadline().isOver())
      break;
    Request near = askForPart(request, floor, *request.budgetBytes, part);
    int64_t bytes = 0;
    llvm::Expected<Plan> found = searchDecisions(problem, near, bytes);
    if (!found)
      return found.takeError();
    if (bytes > *request.budgetBytes)
      continue;
    llvm::Expected<Replay> replayed = replay(problem, *found);
    if (!replayed)
      return replayed.takeError();
    if (replayed->cost.timeNs >= fastest)
      continue;
    fastest = replayed->cost.timeNs;
    inheritProofs(plan, *found);
    plan = std::move(*found);
  }
  return std::move(plan);
}

/// The plan, or a lower one where it misses the budget or is to be the lowest.
static llvm::Expected<Plan> tryOtherWays(const Problem &problem,
                                         const Request &request, Plan plan) {
  if (!mayTryOtherWays(problem, request))
    return plan;
  llvm::Expected<Replay> replayed = replay(problem, plan);
  if (!replayed)
    return replayed.takeError();
  int64_t peakBytes = replayed->cost.peakBytes;
  if (!request.minimizePeak && peakBytes <= *request.budgetBytes)
    return avoidStray(problem, request, std::move(plan), replayed->cost);
  return OtherWays(problem, request, std::move(plan), peakBytes).run();
}

/// Whether plans that run forward stages more than twice are looked at.
static bool mayCheckpointDeeply(const Request &request) {
  return (request.minimizePeak || request.budgetBytes) && request.seeds.empty() &&
         request.arenaLosses.empty() && !request.deadline().isOver();
}

/// Whether one of them may beat this one.
static bool isBeatable(const Problem &problem, const Request &request, const Plan &plan,
                       const Cost &cost) {
  if (request.minimizePeak || cost.peakBytes > *request.budgetBytes)
    return true;
  return problem.ops.size() <= mostOpsForCheckpoints &&
         (!plan.timeProof || double(cost.timeNs) >
                                 (1 + farFromBound) * double(plan.timeProof->boundNs));
}

/// The plan, or that of revolve, which one search makes if it is better.
static llvm::Expected<Plan> checkpointDeeply(const Problem &problem,
                                             const Request &request,
                                             Plan plan) {
  if (!mayCheckpointDeeply(request))
    return plan;
  llvm::Expected<Replay> replayed = replayProfile(problem, plan);
  if (!replayed)
    return replayed.takeError();
  if (!isBeatable(problem, request, plan, replayed->cost))
    return plan;
  std::optional<Plan> other = planByMostCheckpoints(problem, request);
  int64_t target = request.minimizePeak ? 0 : *request.budgetBytes;
  if (!other || !isBetterCost(other->cost, replayed->cost, target))
    return plan;
  inheritProofs(plan, *other);
  if (!request.minimizePeak || request.workLimit)
    return std::move(*other);
  // Where decisions are beaten on their way down, they may still be the lowest if they
  // are asked for the floor.
  Request forFloor = askFor(request, computeFloor(problem).bytes);
  int64_t peakBytes = 0;
  llvm::Expected<Plan> lowest = searchDecisions(problem, forFloor, peakBytes);
  if (!lowest || peakBytes < other->cost.peakBytes)
    return lowest;
  return std::move(*other);
}

namespace {
class AutoStrategy : public Strategy {
public:
  std::string name() const override { return "auto"; }
  bool heedsArenaLosses() const override { return true; }
  llvm::Expected<Plan> plan(const Problem &problem,
                            const Request &request) const override {
    llvm::Expected<Plan> plan = planByDecisions(problem, request);
    if (plan)
      plan = checkpointDeeply(problem, request, std::move(*plan));
    if (plan)
      plan = tryOtherWays(problem, request, std::move(*plan));
    return plan ? findByStates(problem, request, std::move(*plan),
                               mayAskAgain(problem, request))
                : std::move(plan);
  }
};
} // namespace

std::unique_ptr<Strategy> createAutoStrategy() {
  return std::make_unique<AutoStrategy>();
}

} // namespace remat::planner
