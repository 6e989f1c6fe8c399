// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// Plans the given order and one of a lower keep-all peak, and takes the better.

#include "remat/Planner/Reorder.h"

#include "OrderSearch.h"
#include "PlacePlan.h"
#include "SearchRandom.h"
#include "Strategies.h"
#include "UnreadRuns.h"
#include "remat/Planner/Misses.h"
#include "remat/Planner/PlanVerifier.h"

#include "llvm/ADT/STLExtras.h"
#include <set>

namespace remat::planner {

/// A lower peak is worth another plan from here.
static constexpr double noticeablePeak = 0.995;
/// A plan of the given order, whose bounds are closer, gives way for half a percent.
static constexpr double worthwhileTime = 0.995;
/// Of a time limit for the search of orders, and for trying each.
static constexpr double shareOfSearch = 0.1, shareOfTrial = 0.04;
/// With less time for an op, trials would take what the given order needs to keep its
/// budget.
static constexpr double scarceSecondsPerOp = 0.002;
/// Ops up to which budgets of keep-all and more are planned in two orders.
static constexpr size_t mostOpsAtKeepAll = 64;
/// An order is planned if its trial takes at most one percent longer than that of the
/// given one, which is planned in any case.
static constexpr double promisingTime = 1.01;
/// Ops up to which orders are also drawn by lot, and how many.
static constexpr size_t mostOpsByLot = 16;
static constexpr unsigned lots = 32;
/// Of a planner's work to try an order.
static constexpr uint64_t trialPart = 16;
/// What an order of low peak advances takes bytes where the budget makes others run
/// again: of so much of that the orders between are made.
static constexpr double mixedShares[] = {0.75, 0.5, 0.25};

static Problem reorder(const Problem &given, llvm::ArrayRef<OpId> ops) {
  Problem problem = given;
  std::vector<OpId> places(ops.size());
  for (auto [place, id] : llvm::enumerate(ops)) {
    places[id] = OpId(place);
    problem.ops[place] = given.ops[id];
  }
  for (Op &op : problem.ops)
    for (auto &[consumer, addedNs] : op.inlineInto)
      consumer = places[consumer];
  return problem;
}

static std::optional<int64_t> replayKeepAll(const Problem &problem) {
  llvm::Expected<Replay> keepAll = replay(problem, makeKeepAllPlan(problem));
  if (keepAll)
    return keepAll->cost.peakBytes;
  llvm::consumeError(keepAll.takeError());
  return std::nullopt;
}

static Reordering makeReordering(const Problem &problem, std::vector<OpId> baseOps) {
  for (auto [id, op] : llvm::enumerate(problem.ops))
    if (op.extra)
      baseOps.push_back(OpId(id));
  return {reorder(problem, baseOps), std::move(baseOps)};
}

/// The first ops of `order`, then the others as they were given.
static std::vector<OpId> mixOrders(llvm::ArrayRef<OpId> order, size_t first) {
  std::vector<OpId> mixed(order.take_front(first));
  std::vector<OpId> others(order.drop_front(first));
  llvm::sort(others);
  llvm::append_range(mixed, others);
  return mixed;
}

/// So many of the first ops of `order` that this share of all that it advances is
/// among them.
static size_t countFirst(llvm::ArrayRef<OpId> order, double share) {
  llvm::SmallVector<size_t> advanced;
  std::vector<OpId> given(order);
  llvm::sort(given);
  for (auto [place, id] : llvm::enumerate(order))
    if (given[place] < id)
      advanced.push_back(place);
  if (advanced.empty())
    return 0;
  size_t count = std::clamp<size_t>(double(advanced.size()) * share, 1,
                                    advanced.size());
  return advanced[count - 1] + 1;
}

/// Any of the ops whose inputs are there is next. Few ops have few orders, and the one that
/// matters under a budget need not have a low keep-all peak.
static std::vector<OpId> drawOrder(const Problem &problem, SearchRandom &random) {
  std::vector<bool> isMade(problem.values.size(), false);
  for (ValueId argument : problem.arguments)
    isMade[argument] = true;
  auto areMade = [&](llvm::ArrayRef<ValueId> values) {
    return llvm::all_of(values, [&](ValueId value) { return isMade[value]; });
  };
  std::vector<OpId> left, order;
  for (auto [id, op] : llvm::enumerate(problem.ops))
    if (!op.extra)
      left.push_back(OpId(id));
  while (!left.empty()) {
    llvm::SmallVector<OpId> ready(llvm::make_filter_range(left, [&](OpId id) {
      const Op &op = problem.ops[id];
      return areMade(op.inputs) && llvm::all_of(op.variants, [&](const Variant &form) {
               return areMade(form.inputs);
             });
    }));
    OpId next = ready[random.below(ready.size())];
    for (ValueId output : problem.ops[next].outputs)
      isMade[output] = true;
    llvm::erase(left, next);
    order.push_back(next);
  }
  return order;
}

/// Those drawn, each once, without the given one.
static std::vector<Reordering> drawOrders(const Problem &problem) {
  std::vector<Reordering> found;
  std::set<std::vector<OpId>> seen;
  SearchRandom random(0);
  for (unsigned lot = 0; lot < lots; ++lot) {
    std::vector<OpId> order = drawOrder(problem, random);
    if (!llvm::is_sorted(order) && seen.insert(order).second)
      found.push_back(makeReordering(problem, std::move(order)));
  }
  return found;
}

/// Of a lower keep-all peak than the given order, and between both.
static std::vector<Reordering> searchLowerOrders(const Problem &problem,
                                                 const Deadline &deadline) {
  std::vector<OpId> order = OrderSearch(problem).findOrder(deadline);
  std::vector<Reordering> found;
  found.push_back(makeReordering(problem, order));
  // The search reckons without copies and takeovers of views.
  std::optional<int64_t> given = replayKeepAll(problem);
  std::optional<int64_t> lower = replayKeepAll(found.front().problem);
  if (!given || !lower || double(*lower) >= noticeablePeak * double(*given))
    return {};
  for (double share : mixedShares)
    found.push_back(
        makeReordering(problem, mixOrders(order, countFirst(order, share))));
  return found;
}

/// `later` reorders the problem of `first`.
static Reordering compose(const Reordering &first, Reordering later) {
  for (OpId &id : later.givenOps)
    id = first.givenOps[id];
  return later;
}

std::vector<Reordering> findLowerOrders(const Problem &problem,
                                        const Deadline &deadline) {
  std::vector<OpId> order =
      findEarlyUpdates(problem, /*budgetBytes=*/std::nullopt);
  if (order.empty())
    return searchLowerOrders(problem, deadline);
  Reordering early = makeReordering(problem, std::move(order));
  std::vector<Reordering> found{early};
  for (Reordering &lower : searchLowerOrders(early.problem, deadline))
    found.push_back(compose(early, std::move(lower)));
  return found;
}

Plan restoreOps(Plan plan, const Reordering &reordering) {
  for (Step &step : plan.steps)
    if (step.kind == StepKind::Run || step.kind == StepKind::Rerun)
      step.id = reordering.givenOps[step.id];
  plan.order = Order::Free;
  plan.decisions = nullptr;
  return plan;
}

Plan OrderedSolution::makePlan() const {
  return reordering ? restoreOps(placed.plan, *reordering) : placed.plan;
}

static void lowerFloor(const Floor &floor, Solution &solution) {
  if (solution.floor.bytes > floor.bytes)
    setFloor(solution, floor);
}

static void proveFreeBound(const Problem &problem, const Request &request,
                           PlacedSolution &solution) {
  BoundLimits limits;
  limits.knownTimeNs = solution.plan.cost.timeNs;
  limits.deadline = request.deadline();
  solution.timeProof = proveTimeBound(
      problem, request.provesBound ? request.budgetBytes : std::nullopt,
      Order::Free, limits);
  solution.plan.bounds.timeNs = solution.timeProof.boundNs;
}

bool mayReorder(const Problem &problem) {
  return llvm::none_of(problem.values, [](const Value &value) {
    return value.must != UserPolicy::None;
  });
}

/// Does not touch the bounds. False if the plan stays.
static llvm::Expected<bool> leaveOutUnread(const Problem &problem,
                                           const Request &request,
                                           PlacedSolution &solution) {
  Plan plan = solution.plan;
  if (!mayReorder(problem) || !leaveOutUnreadRuns(problem, plan))
    return false;
  llvm::Expected<Replay> replayed = replay(problem, plan);
  if (!replayed)
    return llvm::make_error<IllegalPlan>(llvm::toString(replayed.takeError()));
  bool isWorthwhile = double(replayed->cost.timeNs) <
                      worthwhileTime * double(solution.plan.cost.timeNs);
  if (solution.plan.order == Order::Base && !isWorthwhile)
    return false;
  int64_t mostBytes =
      request.budgetBytes.value_or(solution.arena.getPromisedBytes());
  llvm::Expected<PlanArena> arena =
      layOutPlan(problem, plan, mostBytes, request.deadline());
  if (!arena)
    return arena.takeError();
  if (arena->getPromisedBytes() > mostBytes)
    return false;
  plan.cost = replayed->cost;
  solution.plan = std::move(plan);
  solution.replay = std::move(*replayed);
  solution.arena = std::move(*arena);
  return true;
}

llvm::Expected<PlacedSolution> solveWithoutUnread(const Problem &problem,
                                                  const Strategy &strategy,
                                                  const Request &request) {
  llvm::Expected<PlacedSolution> solution =
      solveWithArena(problem, strategy, request);
  if (!solution || request.appraise || strategy.name() != "auto")
    return solution;
  llvm::Expected<bool> isChanged = leaveOutUnread(problem, request, *solution);
  if (!isChanged)
    return isChanged.takeError();
  if (!*isChanged)
    return solution;
  lowerFloor(computeFloor(problem, Order::Free), *solution);
  proveFreeBound(problem, request, *solution);
  if (llvm::Error error = verifyPlan(problem, solution->plan))
    return llvm::make_error<IllegalPlan>(llvm::toString(std::move(error)));
  return solution;
}

/// The miss of a budget, with the floor of all orders.
static llvm::Error restateMiss(const Floor &floor, const BudgetInfeasible &miss) {
  if (miss.floor.bytes <= floor.bytes)
    return llvm::make_error<BudgetInfeasible>(miss);
  return makeInfeasible(miss.budgetBytes, floor, miss.lowestFoundBytes);
}

namespace {
class BothOrders {
public:
  BothOrders(const Problem &problem, const Strategy &strategy,
             const Request &request, const Cost &keepAll)
      : problem(problem), strategy(strategy), request(request), keepAll(keepAll),
        floor(computeFloor(problem, Order::Free)) {}

  llvm::Expected<OrderedSolution> run();

private:
  using Merit = std::pair<int64_t, int64_t>;

  bool isTimeScarce() const {
    std::optional<double> left = request.deadline().secondsLeft();
    return left && *left < scarceSecondsPerOp * double(problem.ops.size());
  }
  llvm::Expected<Merit> tryOrder(const Problem &ordered) const;
  /// None: the given one.
  llvm::Expected<std::optional<Reordering>> chooseOrder() const;
  /// Plans the given order if there is no other.
  llvm::Expected<OrderedSolution> planOrder(std::optional<Reordering> reordering,
                                            const Request &limited) const;
  bool isWorthwhile(const PlacedSolution &reordered,
                    const PlacedSolution &given) const;
  /// No plan of the given order can be better.
  bool isBest(const PlacedSolution &reordered) const;

  const Problem &problem;
  const Strategy &strategy;
  const Request &request;
  /// In the given order.
  const Cost keepAll;
  const Floor floor;
};
} // namespace

bool BothOrders::isWorthwhile(const PlacedSolution &reordered,
                              const PlacedSolution &given) const {
  int64_t bytes = reordered.arena.getPromisedBytes();
  int64_t givenBytes = given.arena.getPromisedBytes();
  if (request.minimizePeak && bytes != givenBytes)
    return bytes < givenBytes;
  return double(reordered.plan.cost.timeNs) <
         worthwhileTime * double(given.plan.cost.timeNs);
}

bool BothOrders::isBest(const PlacedSolution &reordered) const {
  if (request.minimizePeak)
    return reordered.arena.getPromisedBytes() <= computeFloor(problem).bytes;
  BoundLimits limits;
  limits.knownTimeNs = reordered.plan.cost.timeNs;
  limits.deadline = request.deadline();
  return reordered.plan.cost.timeNs <=
         proveTimeBound(problem, request.budgetBytes, Order::Base, limits).boundNs;
}

llvm::Expected<OrderedSolution>
BothOrders::planOrder(std::optional<Reordering> reordering,
                      const Request &limited) const {
  const Problem &ordered = reordering ? reordering->problem : problem;
  llvm::Expected<PlacedSolution> placed =
      solveFromSeeds(ordered, strategy, limited);
  if (!placed)
    return placed.takeError();
  lowerFloor(floor, *placed);
  if (reordering)
    placed->plan.order = Order::Free;
  llvm::Expected<bool> isChanged = leaveOutUnread(ordered, request, *placed);
  if (!isChanged)
    return isChanged.takeError();
  placed->plan.keepAll = keepAll;
  if (placed->plan.order == Order::Free)
    proveFreeBound(problem, request, *placed);
  OrderedSolution solution = {std::move(*placed), std::move(reordering)};
  if (llvm::Error error = verifyPlan(problem, solution.makePlan()))
    return llvm::make_error<IllegalPlan>(llvm::toString(std::move(error)));
  return solution;
}

static Request halve(Request request) {
  if (std::optional<double> left = request.deadline().secondsLeft())
    *request.timeLimitSeconds -= *left / 2;
  if (request.workLimit)
    *request.workLimit /= 2;
  request.provesBound = false;
  return request;
}

/// Lower is better: bytes above the budget, then what is asked for.
llvm::Expected<BothOrders::Merit>
BothOrders::tryOrder(const Problem &ordered) const {
  Request trial = request;
  trial.workDivisor *= trialPart;
  if (trial.workLimit)
    trial.workLimit = std::max<uint64_t>(1, *trial.workLimit / trialPart);
  trial.mayFillTime = false;
  trial.provesBound = false;
  if (request.timeLimitSeconds)
    trial.cutoff = Deadline::Clock::now() +
                   std::chrono::duration_cast<Deadline::Clock::duration>(
                       std::chrono::duration<double>(shareOfTrial *
                                                     *request.timeLimitSeconds));
  llvm::Expected<Solution> solution = solve(ordered, strategy, trial);
  if (solution)
    return request.minimizePeak
               ? Merit(0, solution->plan.cost.peakBytes)
               : Merit(0, solution->plan.cost.timeNs);
  Merit missed(0, 0);
  llvm::Error error =
      llvm::handleErrors(solution.takeError(), [&](const BudgetInfeasible &miss) {
        missed = {miss.lowestFoundBytes - miss.budgetBytes, 0};
      });
  if (error)
    return std::move(error);
  return missed;
}

llvm::Expected<std::optional<Reordering>> BothOrders::chooseOrder() const {
  // Below the floor of all orders, what the given one needs says enough.
  if (!mayReorder(problem) ||
      (request.budgetBytes && *request.budgetBytes < floor.bytes))
    return std::nullopt;
  // With inlining the plan that makes nothing again is not the fastest.
  if (isTimeScarce() && llvm::any_of(problem.ops, [](const Op &op) {
        return !op.inlineInto.empty();
      }))
    return std::nullopt;
  Deadline deadline = request.deadline();
  if (std::optional<double> left = deadline.secondsLeft()) {
    Request part = request;
    *part.timeLimitSeconds -= (1 - shareOfSearch) * *left;
    deadline = part.deadline();
  }
  std::vector<Reordering> orders = searchLowerOrders(problem, deadline);
  if (!orders.empty() && request.budgetBytes) {
    // Without reruns.
    std::optional<int64_t> lowest = replayKeepAll(orders.front().problem);
    if (lowest && *lowest <= *request.budgetBytes)
      return std::move(orders.front());
  }
  if (problem.ops.size() <= mostOpsByLot)
    llvm::append_range(orders, drawOrders(problem));
  if (orders.empty())
    return std::nullopt;
  if (isTimeScarce())
    return std::nullopt;
  std::optional<Reordering> best;
  std::optional<Merit> lowestMerit;
  // The lowest peaks are a matter of arenas, which trials do without.
  if (!request.minimizePeak) {
    llvm::Expected<Merit> given = tryOrder(problem);
    if (!given)
      return given.takeError();
    lowestMerit = {given->first, int64_t(double(given->second) * promisingTime)};
  }
  for (Reordering &order : orders) {
    if (request.deadline().isOver())
      break;
    llvm::Expected<Merit> merit = tryOrder(order.problem);
    if (!merit)
      return merit.takeError();
    if (lowestMerit && *merit >= *lowestMerit)
      continue;
    lowestMerit = *merit;
    best = std::move(order);
  }
  return best;
}

llvm::Expected<OrderedSolution> BothOrders::run() {
  llvm::Expected<std::optional<Reordering>> reordering = chooseOrder();
  if (!reordering)
    return reordering.takeError();
  std::optional<BudgetInfeasible> missed;
  auto keepMiss = [&](llvm::Error error) {
    return llvm::handleErrors(std::move(error), [&](const BudgetInfeasible &miss) {
      missed = missed ? mergeMisses(*missed, miss) : miss;
    });
  };
  Request rest = request;
  std::optional<OrderedSolution> best;
  if (*reordering) {
    if (rest.workLimit)
      *rest.workLimit -= *rest.workLimit / 2;
    llvm::Expected<OrderedSolution> reordered =
        planOrder(std::move(*reordering), halve(request));
    if (!reordered) {
      if (llvm::Error error = keepMiss(reordered.takeError()))
        return std::move(error);
    } else {
      best = std::move(*reordered);
      if (request.deadline().isOver() || isBest(best->placed))
        return std::move(*best);
    }
  }
  llvm::Expected<OrderedSolution> given = planOrder(std::nullopt, rest);
  if (given) {
    if (best && isWorthwhile(best->placed, given->placed))
      return std::move(*best);
    return given;
  }
  if (llvm::Error error = keepMiss(given.takeError()))
    return std::move(error);
  if (best)
    return std::move(*best);
  return restateMiss(floor, *missed);
}

/// What `BothOrders` find from the given order, or from that of early updates.
static llvm::Expected<OrderedSolution>
solveFromEarlyUpdates(const Problem &problem, const Strategy &strategy,
                      const Request &request, const Cost &keepAll) {
  std::vector<OpId> order;
  if (mayReorder(problem))
    order = findEarlyUpdates(problem, request.budgetBytes);
  if (order.empty())
    return BothOrders(problem, strategy, request, keepAll).run();
  Reordering early = makeReordering(problem, std::move(order));
  llvm::Expected<OrderedSolution> solution =
      BothOrders(early.problem, strategy, request, keepAll).run();
  if (!solution)
    return solution;
  Plan &plan = solution->placed.plan;
  if (std::exchange(plan.order, Order::Free) == Order::Base)
    proveFreeBound(problem, request, solution->placed);
  solution->reordering =
      solution->reordering ? compose(early, std::move(*solution->reordering))
                           : std::move(early);
  if (llvm::Error error = verifyPlan(problem, solution->makePlan()))
    return llvm::make_error<IllegalPlan>(llvm::toString(std::move(error)));
  return solution;
}

/// The miss of a strategy that looks at base order alone: its floor does not hold for the
/// others, but for what an exhaustive search says of that order.
static llvm::Error restateInAnyOrder(const Floor &floor, llvm::Error error) {
  return llvm::handleErrors(
      std::move(error), [&](const BudgetInfeasible &miss) -> llvm::Error {
        return restateMiss(miss.floor.isBySearch ? miss.floor : floor, miss);
      });
}

static llvm::Expected<OrderedSolution>
findLowest(const Problem &problem, const Strategy &strategy, Request request,
           const Cost &keepAll) {
  request.budgetBytes = std::nullopt;
  request.minimizePeak = true;
  return solveFromEarlyUpdates(problem, strategy, request, keepAll);
}

/// The plan of `min`, if it is faster than what is found within the budget.
static llvm::Expected<OrderedSolution>
takeFaster(const Problem &problem, const Strategy &strategy,
           const Request &request, const Cost &keepAll, OrderedSolution found) {
  llvm::Expected<OrderedSolution> lowest =
      findLowest(problem, strategy, request, keepAll);
  if (!lowest)
    return lowest;
  if (lowest->placed.arena.getPromisedBytes() > *request.budgetBytes ||
      double(lowest->placed.plan.cost.timeNs) >=
          worthwhileTime * double(found.placed.plan.cost.timeNs))
    return found;
  lowest->placed.plan.budgetBytes = request.budgetBytes;
  return lowest;
}

/// The plan of `min` where it keeps the budget that was missed, or the refusal with what
/// it needs: budgets and the lowest peak may be sought in different orders.
static llvm::Expected<OrderedSolution>
takeLowest(const Problem &problem, const Strategy &strategy,
           const Request &request, const Cost &keepAll,
           const BudgetInfeasible &missed) {
  int64_t budget = *request.budgetBytes;
  llvm::Expected<OrderedSolution> lowest =
      findLowest(problem, strategy, request, keepAll);
  if (!lowest)
    return lowest;
  int64_t bytes = lowest->placed.arena.getPromisedBytes();
  if (bytes > budget)
    return makeInfeasible(budget, missed.floor, bytes);
  lowest->placed.plan.budgetBytes = budget;
  return lowest;
}

llvm::Expected<OrderedSolution> solveInAnyOrder(const Problem &problem,
                                                const Strategy &strategy,
                                                const Request &request) {
  auto planAsGiven = [&]() -> llvm::Expected<OrderedSolution> {
    llvm::Expected<PlacedSolution> solution =
        solveWithoutUnread(problem, strategy, request);
    Floor floor = computeFloor(problem, Order::Free);
    if (!solution)
      return restateInAnyOrder(floor, solution.takeError());
    if (strategy.name() == "auto" || !solution->floor.isBySearch)
      lowerFloor(floor, *solution);
    return OrderedSolution{std::move(*solution), std::nullopt};
  };
  if (strategy.name() != "auto" || request.appraise ||
      (!request.minimizePeak && !request.budgetBytes))
    return planAsGiven();
  if (llvm::Error error = problem.check())
    return std::move(error);
  llvm::Expected<Replay> keepAll = replay(problem, makeKeepAllPlan(problem));
  if (!keepAll)
    return keepAll.takeError();
  // Inlining and recipes can make other orders faster, which is sought where it is cheap.
  if (request.budgetBytes && *request.budgetBytes >= keepAll->cost.peakBytes &&
      problem.ops.size() > mostOpsAtKeepAll)
    return planAsGiven();
  llvm::Expected<OrderedSolution> solution =
      solveFromEarlyUpdates(problem, strategy, request, keepAll->cost);
  if (!request.budgetBytes || request.timeLimitSeconds || request.workLimit)
    return solution;
  if (solution)
    return problem.ops.size() <= mostOpsAtKeepAll
               ? takeFaster(problem, strategy, request, keepAll->cost,
                            std::move(*solution))
               : std::move(solution);
  std::optional<BudgetInfeasible> missed;
  if (llvm::Error rest = llvm::handleErrors(
          solution.takeError(),
          [&](const BudgetInfeasible &miss) { missed = miss; }))
    return std::move(rest);
  return takeLowest(problem, strategy, request, keepAll->cost, *missed);
}

} // namespace remat::planner
