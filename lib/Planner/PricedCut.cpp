// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// Prices are floating point in nanoseconds per byte; the network rounds each
/// value's sum to its own integers. Sums over gaps come from prefix sums.

#include "PricedCut.h"

#include "CutNetwork.h"
#include "remat/Planner/Simulator.h"

#include "llvm/ADT/STLExtras.h"
#include <algorithm>
#include <cmath>

namespace remat::planner {

namespace {
class PricedCut {
public:
  PricedCut(const RelaxedCosts &costs, const ProblemIndex &index, OpId moment,
            int64_t budget, double price)
      : costs(costs), index(index), moment(moment), budget(budget),
        reference(price), scale(costs),
        network(costs, {moment}, {}, budget, scale, EarlyWrites::WhereKept) {}
  std::vector<Decisions> run(size_t updates);

private:
  void startPrices();
  std::vector<int64_t> keepPrices() const;
  bool update(const Decisions &decisions, double step);

  const RelaxedCosts &costs;
  const ProblemIndex &index;
  const OpId moment;
  const int64_t budget;
  const double reference;
  const CutScale scale;
  CutNetwork network;
  /// Per base op.
  std::vector<double> prices;
};
} // namespace

/// All of the reference price lies on the moment at first.
void PricedCut::startPrices() {
  prices.assign(index.problem.ops.size(), 0);
  prices[moment] = reference;
}

std::vector<int64_t> PricedCut::keepPrices() const {
  std::vector<double> sums(prices.size() + 1, 0);
  for (size_t op = 0; op < prices.size(); ++op)
    sums[op + 1] = sums[op] + prices[op];
  std::vector<int64_t> result(costs.bytes.size(), 0);
  for (size_t root = 0; root < result.size(); ++root) {
    const auto &uses = index.uses[root];
    const auto *next = llvm::lower_bound(uses, moment);
    OpId end = next == uses.end() ? OpId(prices.size()) - 1 : *next;
    OpId begin = next == uses.begin() ? index.producer[root] : *(next - 1);
    double price = sums[end] - sums[std::max(begin, 0)];
    result[root] = std::llround(std::min(price * double(scale.scale),
                                         double(scale.largestPrice)));
  }
  return result;
}

/// Moves the prices along the overrun of the plan; false if it cannot be built.
bool PricedCut::update(const Decisions &decisions, double step) {
  llvm::Expected<Plan> plan = buildPlan(index.problem, decisions);
  if (!plan) {
    llvm::consumeError(plan.takeError());
    return false;
  }
  llvm::Expected<Replay> replay = replayProfile(index.problem, *plan);
  if (!replay) {
    llvm::consumeError(replay.takeError());
    return false;
  }
  int64_t highest = 0;
  for (size_t at = 0; at < plan->steps.size(); ++at) {
    highest = std::max(highest, replay->bytesAtStep[at]);
    if (plan->steps[at].kind != StepKind::Run)
      continue;
    double overrun = double(std::exchange(highest, 0)) / double(budget) - 1;
    double &price = prices[plan->steps[at].id];
    if (overrun > 0 || price > 0)
      price = std::max(0.0, price + step * reference * overrun);
  }
  return true;
}

std::vector<Decisions> PricedCut::run(size_t updates) {
  startPrices();
  std::vector<Decisions> found;
  for (size_t number = 0; number < updates; ++number) {
    network.evaluateEach(keepPrices());
    found.push_back(
        decideByCut(costs, index, moment, network.keptRoots(0)));
    if (!update(found.back(), 2 / std::sqrt(double(number + 1))))
      break;
  }
  return found;
}

std::vector<Decisions> computePricedCuts(const RelaxedCosts &costs,
                                         const ProblemIndex &index,
                                         OpId moment, int64_t budget,
                                         double price, size_t updates) {
  return PricedCut(costs, index, moment, budget, price).run(updates);
}

} // namespace remat::planner
