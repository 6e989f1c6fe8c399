// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// Trade-off curves of a problem in several orders, as one.

#include "remat/Planner/Reorder.h"

#include "llvm/ADT/STLExtras.h"

namespace remat::planner {

/// Of `findLowerOrders`: the first, and one further on, if there is one.
static constexpr size_t curveOrders[] = {0, 2};
/// Points of a curve in one of them, which only shows where it pays.
static constexpr unsigned mostOrderPoints = 32;
/// Points that share the proof of the highest budget among them.
static constexpr size_t pointsPerProof = 8;

/// The part of the time that is left for one of so many curves.
static Request limitPart(Request request, size_t curvesLeft) {
  if (std::optional<double> left = request.deadline().secondsLeft()) {
    request.begin = Deadline::Clock::now();
    request.timeLimitSeconds = *left / double(curvesLeft);
  }
  return request;
}

static const TradeOffPoint *findFastest(llvm::ArrayRef<TradeOffPoint> found,
                                        int64_t budget) {
  const TradeOffPoint *best = nullptr;
  for (const TradeOffPoint &point : found)
    if (point.promisedBytes <= budget &&
        (!best || std::pair(point.plan.cost.timeNs, point.promisedBytes) <
                      std::pair(best->plan.cost.timeNs, best->promisedBytes)))
      best = &point;
  return best;
}

/// Budgets from the highest to the lowest that a plan was found for, each with the
/// fastest plan.
static std::vector<TradeOffPoint>
choosePoints(const Problem &problem, llvm::ArrayRef<TradeOffPoint> found,
             const Request &request, unsigned pointCount) {
  int64_t highest = found.front().budgetBytes, lowest = highest;
  for (const TradeOffPoint &point : found)
    lowest = std::min(lowest, point.promisedBytes);
  int64_t span = highest - lowest;
  std::vector<TradeOffPoint> points(
      size_t(std::min<int64_t>(pointCount, span + 1)));
  int64_t bound = 0;
  for (auto [index, point] : llvm::enumerate(points)) {
    int64_t budget = index + 1 == points.size()
                         ? lowest
                         : highest - int64_t(double(span) * double(index) /
                                             double(points.size() - 1));
    point = *findFastest(found, budget);
    point.budgetBytes = budget;
    if (index % pointsPerProof == 0) {
      BoundLimits limits;
      limits.knownTimeNs = point.plan.cost.timeNs;
      limits.deadline = request.deadline();
      bound = std::max(
          bound, proveTimeBound(problem, budget, Order::Free, limits).boundNs);
    }
    point.boundTimeNs = point.plan.bounds.timeNs = bound;
    point.plan.budgetBytes = budget;
  }
  return points;
}

llvm::Expected<std::vector<TradeOffPoint>>
computeTradeOffInAnyOrder(const Problem &problem, const Strategy &strategy,
                          const Request &request, unsigned pointCount) {
  std::vector<Reordering> orders;
  if (strategy.name() == "auto" && mayReorder(problem)) {
    if (llvm::Error error = problem.check())
      return std::move(error);
    orders = findLowerOrders(problem, request.deadline());
  }
  if (orders.empty())
    return computeTradeOff(problem, strategy, request, pointCount);
  llvm::SmallVector<size_t> numbers(
      llvm::make_filter_range(curveOrders, [&](size_t number) {
        return number < orders.size();
      }));
  size_t curvesLeft = 1 + numbers.size();
  llvm::Expected<std::vector<TradeOffPoint>> found = computeTradeOff(
      problem, strategy, limitPart(request, curvesLeft), pointCount);
  if (!found)
    return found;
  Cost keepAll = found->front().plan.keepAll;
  int64_t floor = computeFloor(problem, Order::Free).bytes;
  for (size_t number : numbers) {
    const Reordering &order = orders[number];
    llvm::Expected<std::vector<TradeOffPoint>> curve = computeTradeOff(
        order.problem, strategy, limitPart(request, --curvesLeft),
        std::min(pointCount, mostOrderPoints));
    if (!curve)
      return curve;
    for (TradeOffPoint &point : *curve) {
      point.plan = restoreOps(std::move(point.plan), order);
      point.plan.keepAll = keepAll;
      found->push_back(std::move(point));
    }
  }
  for (TradeOffPoint &point : *found)
    point.plan.bounds.peakBytes = std::min(point.plan.bounds.peakBytes, floor);
  return choosePoints(problem, *found, request, pointCount);
}

} // namespace remat::planner
