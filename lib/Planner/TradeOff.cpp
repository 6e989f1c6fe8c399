// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// Trade-off curves: from the lowest budget up, so that an interrupted call has
/// plans for all larger budgets.

#include "remat/Planner/TradeOff.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/raw_ostream.h"
#include <chrono>

namespace remat::planner {

namespace {
class TradeOff {
public:
  TradeOff(const Problem &problem, const Strategy &strategy,
           const Request &request)
      : problem(problem), strategy(strategy), request(request),
        begin(std::chrono::steady_clock::now()) {}

  llvm::Expected<std::vector<TradeOffPoint>> compute(unsigned pointCount);

private:
  bool isInterrupted() const {
    return request.interrupted && *request.interrupted;
  }
  Request limit(unsigned plansLeft) const;
  llvm::Expected<int64_t> findLowest(unsigned pointCount);
  llvm::Expected<int64_t> measureKeepAll();
  llvm::Error solveAt(TradeOffPoint &point, unsigned plansLeft);
  void note(PlacedSolution solution);
  void choosePlan(TradeOffPoint &point) const;

  const Problem &problem;
  const Strategy &strategy;
  const Request &request;
  std::chrono::steady_clock::time_point begin;
  /// All plans found, with what they promise.
  std::vector<std::pair<int64_t, Plan>> plans;
};
} // namespace

/// An equal share of the time that is left.
Request TradeOff::limit(unsigned plansLeft) const {
  Request limited = request;
  limited.budgetBytes = std::nullopt;
  limited.minimizePeak = false;
  std::chrono::duration<double> elapsed =
      std::chrono::steady_clock::now() - begin;
  if (request.timeLimitSeconds)
    limited.timeLimitSeconds =
        std::max(0.0, *request.timeLimitSeconds - elapsed.count()) / plansLeft;
  return limited;
}

void TradeOff::note(PlacedSolution solution) {
  plans.emplace_back(solution.arena.getPromisedBytes(),
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
  note(std::move(*solution));
  return plans.back().first;
}

llvm::Expected<int64_t> TradeOff::findLowest(unsigned pointCount) {
  Request lowest = limit(pointCount);
  lowest.minimizePeak = true;
  llvm::Expected<PlacedSolution> solution =
      solveWithArena(problem, strategy, lowest);
  if (!solution)
    return solution.takeError();
  note(std::move(*solution));
  return plans.back().first;
}

/// Not finding a plan is no error: one for a lower budget serves.
llvm::Error TradeOff::solveAt(TradeOffPoint &point, unsigned plansLeft) {
  Request limited = limit(plansLeft);
  limited.budgetBytes = point.budgetBytes;
  llvm::Expected<PlacedSolution> solution =
      solveWithArena(problem, strategy, limited);
  if (solution) {
    point.boundTimeNs = solution->plan.bounds.timeNs;
    note(std::move(*solution));
    return llvm::Error::success();
  }
  llvm::Error error = solution.takeError();
  if (!error.isA<BudgetInfeasible>())
    return error;
  llvm::consumeError(std::move(error));
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

llvm::Expected<std::vector<TradeOffPoint>>
TradeOff::compute(unsigned pointCount) {
  llvm::Expected<int64_t> highest = measureKeepAll();
  if (!highest)
    return highest.takeError();
  llvm::Expected<int64_t> lowest = findLowest(pointCount);
  if (!lowest)
    return lowest.takeError();
  // A plan may be no lower than keep-all.
  int64_t span = std::max<int64_t>(0, *highest - *lowest);
  unsigned count = unsigned(std::min<int64_t>(pointCount, span + 2));
  std::vector<TradeOffPoint> points(count);
  for (auto [index, point] : llvm::enumerate(points))
    point.budgetBytes =
        std::max(*highest, *lowest) -
        int64_t(double(span) * double(index) / double(count - 1));
  points.back().budgetBytes = *lowest;
  for (unsigned index = count; index-- > 0 && !isInterrupted();)
    if (llvm::Error error = solveAt(points[index], index + 1))
      return std::move(error);
  int64_t bound = 0;
  for (TradeOffPoint &point : points) {
    // What holds for a budget holds for the lower ones.
    bound = point.boundTimeNs = std::max(bound, point.boundTimeNs);
    choosePlan(point);
  }
  return points;
}

llvm::Expected<std::vector<TradeOffPoint>>
computeTradeOff(const Problem &problem, const Strategy &strategy,
                const Request &request, unsigned pointCount) {
  assert(pointCount >= 2 && "a curve has two ends");
  if (llvm::Error error = problem.check())
    return std::move(error);
  return TradeOff(problem, strategy, request).compute(pointCount);
}

std::string printTradeOff(llvm::ArrayRef<TradeOffPoint> points,
                          bool withPlans) {
  std::string text = "{\"format\": \"remat-pareto\", \"version\": 1,\n"
                     " \"points\": [";
  llvm::raw_string_ostream os(text);
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
