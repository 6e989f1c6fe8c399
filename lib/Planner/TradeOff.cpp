// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// Trade-off curves. A few points, from the lowest budget up, are planned like
/// single requests; each of the others goes on from the plans beside it. Neither
/// two of the first nor two stretches between them know of each other: they may
/// be planned at once.

#include "remat/Planner/TradeOff.h"

#include "PlacePlan.h"
#include "remat/Support/Json.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/raw_ostream.h"
#include <atomic>
#include <thread>

namespace remat::planner {

/// Points that are planned from nothing and get a proof of their own.
static constexpr unsigned mostAnchors = 5;
/// Their share of the time beside that of another point.
static constexpr unsigned anchorWeight = 6;

/// Part of the work of a search from given plans that other points get, and how many such
/// searches all of them together may cost: where budgets stand closer, there is less to
/// find between them.
static constexpr uint64_t pointDivisor = 4, mostSearches = 12;

/// Plans for each of them until one has a layout within the budget.
static constexpr unsigned mostTries = 2;

/// Gains of so small a share of the time are not sought.
static constexpr double worthwhileShare = 1e-4;

/// Plans with what they promise.
using FoundPlans = std::vector<std::pair<int64_t, Plan>>;

namespace {
class TradeOff {
public:
  TradeOff(const Problem &problem, const Strategy &strategy,
           const Request &request)
      : problem(problem), strategy(strategy), request(request) {}

  llvm::Expected<std::vector<TradeOffPoint>> compute(unsigned pointCount);

private:
  bool isInterrupted() const {
    return request.interrupted && *request.interrupted;
  }
  Request limit(unsigned weight);
  llvm::Expected<int64_t> findLowest();
  llvm::Expected<int64_t> measureKeepAll();
  void placeBudgets(int64_t highest, int64_t lowest, unsigned pointCount);
  llvm::Error solveAll();
  llvm::Error solveStretch(size_t first, size_t count, size_t stride,
                           FoundPlans &found);
  llvm::Error solveAt(TradeOffPoint &point, Request limited,
                      FoundPlans &found);
  llvm::Error tryAt(TradeOffPoint &point, Request limited, ProblemFacts &facts,
                    FoundPlans &found);
  llvm::Error
  runTasks(size_t count,
           llvm::function_ref<llvm::Error(size_t, FoundPlans &)> task);
  void choosePlan(TradeOffPoint &point) const;

  const Problem &problem;
  const Strategy &strategy;
  const Request &request;
  /// Of the plans that are still to be found.
  unsigned weightLeft = 0;
  std::vector<TradeOffPoint> points;
  /// All plans found.
  FoundPlans plans;
};
} // namespace

/// A share of the time that is left.
Request TradeOff::limit(unsigned weight) {
  Request limited = request;
  limited.budgetBytes = std::nullopt;
  limited.minimizePeak = false;
  limited.begin = Deadline::Clock::now();
  if (std::optional<double> left = request.deadline().secondsLeft()) {
    limited.timeLimitSeconds = *left * weight / std::max(weight, weightLeft);
    weightLeft -= std::min(weight, weightLeft);
  }
  return limited;
}

static void note(PlacedSolution solution, FoundPlans &found) {
  found.emplace_back(solution.arena.getPromisedBytes(),
                     std::move(solution.plan));
}

llvm::Expected<int64_t> TradeOff::measureKeepAll() {
  llvm::Expected<std::unique_ptr<Strategy>> keepAll = createStrategy("none");
  if (!keepAll)
    return keepAll.takeError();
  llvm::Expected<PlacedSolution> solution =
      solveWithArena(problem, **keepAll, Request());
  if (!solution)
    return solution.takeError();
  note(std::move(*solution), plans);
  return plans.back().first;
}

llvm::Expected<int64_t> TradeOff::findLowest() {
  Request lowest = limit(anchorWeight);
  lowest.minimizePeak = true;
  llvm::Expected<PlacedSolution> solution =
      solveWithArena(problem, strategy, lowest);
  if (!solution)
    return solution.takeError();
  note(std::move(*solution), plans);
  return plans.back().first;
}

/// Not finding a plan is no error: one for a lower budget serves.
llvm::Error TradeOff::solveAt(TradeOffPoint &point, Request limited,
                              FoundPlans &found) {
  limited.budgetBytes = point.budgetBytes;
  llvm::Expected<PlacedSolution> solution =
      solveWithArena(problem, strategy, limited);
  if (solution) {
    point.boundTimeNs = solution->plan.bounds.timeNs;
    point.plan = solution->plan;
    note(std::move(*solution), found);
    return llvm::Error::success();
  }
  llvm::Error error = solution.takeError();
  if (!error.isA<BudgetInfeasible>())
    return error;
  llvm::consumeError(std::move(error));
  return llvm::Error::success();
}

/// As `solveAt`, hastily: a plan whose layout misses the budget serves higher ones, and
/// one more is made for as many bytes less.
llvm::Error TradeOff::tryAt(TradeOffPoint &point, Request limited,
                            ProblemFacts &facts, FoundPlans &found) {
  if (request.appraise)
    return solveAt(point, std::move(limited), found);
  int64_t target = point.budgetBytes;
  for (unsigned i = 0; i < mostTries && target > 0; ++i) {
    limited.budgetBytes = target;
    llvm::Expected<PlacedSolution> solution =
        tryOnce(problem, strategy, facts, limited, point.budgetBytes,
                /*isHasty=*/true);
    if (!solution) {
      llvm::Error error = solution.takeError();
      if (!error.isA<BudgetInfeasible>())
        return error;
      llvm::consumeError(std::move(error));
      return llvm::Error::success();
    }
    int64_t excess = solution->arena.getPromisedBytes() - point.budgetBytes;
    if (excess <= 0)
      point.plan = solution->plan;
    note(std::move(*solution), found);
    if (excess <= 0)
      break;
    target -= excess;
  }
  return llvm::Error::success();
}

void TradeOff::choosePlan(TradeOffPoint &point) const {
  const std::pair<int64_t, Plan> *best = nullptr;
  auto key = [](const std::pair<int64_t, Plan> &candidate) {
    return std::make_pair(candidate.second.cost.timeNs, candidate.first);
  };
  for (const auto &candidate : plans)
    if (candidate.first <= point.budgetBytes &&
        (!best || key(candidate) < key(*best)))
      best = &candidate;
  assert(best && "the lowest plan keeps all budgets");
  point.promisedBytes = best->first;
  point.plan = best->second;
  point.plan.budgetBytes = point.budgetBytes;
  point.plan.bounds.timeNs = point.boundTimeNs;
}

void TradeOff::placeBudgets(int64_t highest, int64_t lowest,
                            unsigned pointCount) {
  // A plan may be no lower than keep-all.
  int64_t span = std::max<int64_t>(0, highest - lowest);
  points.resize(size_t(std::min<int64_t>(pointCount, span + 1)));
  for (auto [index, point] : llvm::enumerate(points))
    point.budgetBytes =
        std::max(highest, lowest) -
        int64_t(double(span) * double(index) /
                double(std::max<size_t>(1, points.size() - 1)));
  points.back().budgetBytes = lowest;
}

/// Runs tasks that know nothing of each other, on several threads if that is asked
/// for and no time is shared out. Their plans are noted in the order of the tasks.
llvm::Error TradeOff::runTasks(
    size_t count,
    llvm::function_ref<llvm::Error(size_t, FoundPlans &)> task) {
  std::vector<FoundPlans> found(count);
  std::vector<llvm::Error> errors;
  for (size_t index = 0; index < count; ++index)
    errors.push_back(llvm::Error::success());
  std::atomic<size_t> next{0};
  auto work = [&] {
    for (size_t index = next++; index < count; index = next++) {
      llvm::Error error = task(index, found[index]);
      errors[index] =
          llvm::joinErrors(std::move(errors[index]), std::move(error));
    }
  };
  std::vector<std::thread> others;
  if (!request.timeLimitSeconds)
    for (size_t thread = 1; thread < std::min<size_t>(request.threads, count);
         ++thread)
      others.emplace_back(work);
  work();
  for (std::thread &thread : others)
    thread.join();
  llvm::Error all = llvm::Error::success();
  for (size_t index = 0; index < count; ++index) {
    all = llvm::joinErrors(std::move(all), std::move(errors[index]));
    std::move(found[index].begin(), found[index].end(),
              std::back_inserter(plans));
  }
  return all;
}

/// True if a plan for less memory is as fast as any for more can be: what a
/// search could still find is not worth it.
static bool isSettled(const TradeOffPoint &lower, int64_t boundAbove) {
  return lower.plan.decisions &&
         double(lower.plan.cost.timeNs) <=
             double(boundAbove) * (1 + worthwhileShare);
}

/// Points below `first` down to `first - count + 1`, each from the one before and
/// the anchor above.
llvm::Error TradeOff::solveStretch(size_t first, size_t count, size_t stride,
                                   FoundPlans &found) {
  size_t last = points.size() - 1;
  ProblemFacts facts;
  for (size_t index = first; count-- > 0 && !isInterrupted(); --index) {
    Request limited = limit(1);
    limited.provesBound = false;
    limited.workDivisor =
        request.workDivisor *
        std::max<uint64_t>(pointDivisor, points.size() / mostSearches);
    // The first points may have no anchor above.
    size_t above = index - std::min(index, stride - (last - index) % stride);
    if (isSettled(points[index + 1], points[above].boundTimeNs)) {
      points[index].plan = points[index + 1].plan;
      continue;
    }
    for (size_t neighbor : {index + 1, above})
      if (points[neighbor].plan.decisions)
        limited.seeds.push_back(*points[neighbor].plan.decisions);
    if (llvm::Error error =
            tryAt(points[index], std::move(limited), facts, found))
      return error;
  }
  return llvm::Error::success();
}

/// Anchors first, from the lowest budget up; then what lies between them.
llvm::Error TradeOff::solveAll() {
  size_t last = points.size() - 1;
  size_t stride =
      std::max<size_t>(1, (last + mostAnchors - 2) / (mostAnchors - 1));
  size_t anchors = last / stride + 1;
  weightLeft = unsigned(anchors * anchorWeight + points.size() - anchors);
  auto solveAnchor = [&](size_t number, FoundPlans &found) -> llvm::Error {
    if (isInterrupted())
      return llvm::Error::success();
    return solveAt(points[last - number * stride], limit(anchorWeight), found);
  };
  if (llvm::Error error = runTasks(anchors, solveAnchor))
    return error;
  // Above the last anchor there may be a shorter stretch.
  auto solveBelow = [&](size_t number, FoundPlans &found) -> llvm::Error {
    size_t anchor = last - number * stride;
    if (!anchor)
      return llvm::Error::success();
    return solveStretch(anchor - 1, std::min(anchor, stride - 1), stride, found);
  };
  return runTasks(anchors, solveBelow);
}

llvm::Expected<std::vector<TradeOffPoint>>
TradeOff::compute(unsigned pointCount) {
  llvm::Expected<int64_t> highest = measureKeepAll();
  if (!highest)
    return highest.takeError();
  weightLeft = (mostAnchors + 1) * anchorWeight + pointCount;
  llvm::Expected<int64_t> lowest = findLowest();
  if (!lowest)
    return lowest.takeError();
  placeBudgets(*highest, *lowest, pointCount);
  if (llvm::Error error = solveAll())
    return std::move(error);
  int64_t bound = points.front().boundTimeNs;
  // The highest budget need not be an anchor.
  if (!bound) {
    BoundLimits limits;
    limits.deadline = request.deadline();
    bound = proveTimeBound(problem, std::nullopt, Order::Base, limits).boundNs;
  }
  for (TradeOffPoint &point : points) {
    // What holds for a budget holds for the lower ones.
    bound = point.boundTimeNs = std::max(bound, point.boundTimeNs);
    choosePlan(point);
  }
  return std::move(points);
}

llvm::Expected<std::vector<TradeOffPoint>>
computeTradeOff(const Problem &problem, const Strategy &strategy,
                const Request &request, unsigned pointCount) {
  assert(pointCount >= 2 && "a curve has two ends");
  if (llvm::Error error = problem.check())
    return std::move(error);
  return TradeOff(problem, strategy, request).compute(pointCount);
}

llvm::StringRef whyCut(llvm::ArrayRef<TradeOffPoint> points) {
  for (const TradeOffPoint &point : points)
    if (!point.plan.cut.empty())
      return point.plan.cut;
  return "";
}

std::string printTradeOff(llvm::ArrayRef<TradeOffPoint> points,
                          bool withPlans) {
  std::string text = "{\"format\": \"remat-pareto\", \"version\": 1,\n";
  llvm::raw_string_ostream os(text);
  if (llvm::StringRef cut = whyCut(points); !cut.empty())
    os << " \"x-cut\": " << quoteJson(cut) << ",\n";
  os << " \"points\": [";
  for (auto [index, point] : llvm::enumerate(points)) {
    os << (index ? ",\n" : "\n") << "  {\"budgetBytes\": " << point.budgetBytes
       << ", \"peakBytes\": " << point.plan.cost.peakBytes
       << ", \"timeNs\": " << point.plan.cost.timeNs
       << ", \"boundTimeNs\": " << point.boundTimeNs
       << ", \"x-promisedBytes\": " << point.promisedBytes;
    if (withPlans)
      os << ", \"plan\": " << llvm::StringRef(printPlan(point.plan)).trim();
    os << '}';
  }
  os << "\n ]}\n";
  return text;
}

std::string printTradeOffCsv(llvm::ArrayRef<TradeOffPoint> points) {
  std::string text = "budgetBytes,peakBytes,timeNs,boundTimeNs\n";
  llvm::raw_string_ostream os(text);
  for (const TradeOffPoint &point : points)
    os << point.budgetBytes << ',' << point.plan.cost.peakBytes << ','
       << point.plan.cost.timeNs << ',' << point.boundTimeNs << '\n';
  return text;
}

} // namespace remat::planner
