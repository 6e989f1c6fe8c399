// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// The hull: corners at price zero and at the highest price, then, between two
/// neighbors, at the price where their lines meet, until no new corner shows.

#include "CutSeeds.h"

#include "CutNetwork.h"
#include "PricedCut.h"
#include "Strategies.h"

#include "llvm/ADT/STLExtras.h"
#include <algorithm>
#include <deque>

namespace remat::planner {

/// Hull prices from which priced cuts start, around the one that meets the
/// budget.
static constexpr double priceFactors[] = {1, 4};

namespace {
class CutHull {
public:
  CutHull(const RelaxedCosts &costs, OpId moment, const CutScale &scale)
      : network(costs, {moment}, {}, 0, scale, EarlyWrites::WhereKept),
        scale(scale) {}
  std::vector<CutCorner> find(size_t limit);

private:
  CutCorner touch(int64_t price);

  CutNetwork network;
  const CutScale &scale;
};

class SeedCollector {
public:
  SeedCollector(const ProblemIndex &index, int64_t budget)
      : index(index), budget(budget) {}
  void add(Decisions decisions);
  std::vector<CutSeed> take();

private:
  const ProblemIndex &index;
  const int64_t budget;
  std::vector<CutSeed> seeds;
};
} // namespace

CutCorner CutHull::touch(int64_t price) {
  CutNetwork::Answer answer = network.evaluate({price});
  return {price, answer.value, answer.overruns[0], network.keptRoots(0)};
}

std::vector<CutCorner> CutHull::find(size_t limit) {
  std::vector<CutCorner> corners = {touch(0), touch(scale.largestPrice)};
  std::deque<size_t> open = {0};
  while (!open.empty() && corners.size() < limit) {
    // The stretch behind corner `at`; its end is found by price.
    int64_t lowPrice = corners[open.front()].price;
    size_t at = open.front();
    open.pop_front();
    const CutCorner *low = &corners[at], *high = nullptr;
    for (const CutCorner &corner : corners)
      if (corner.price > lowPrice && (!high || corner.price < high->price))
        high = &corner;
    if (!high || high->bytes >= low->bytes)
      continue;
    __int128 difference = high->value - low->value +
                          __int128(low->bytes) * low->price -
                          __int128(high->bytes) * high->price;
    auto price = int64_t(difference / (low->bytes - high->bytes));
    if (price <= low->price || price >= high->price)
      continue;
    CutCorner corner = touch(price);
    bool isNew = corner.bytes != low->bytes && corner.bytes != high->bytes;
    corners.push_back(std::move(corner));
    if (!isNew)
      continue;
    open.push_back(at);
    open.push_back(corners.size() - 1);
  }
  llvm::sort(corners, [](const CutCorner &a, const CutCorner &b) {
    return a.price < b.price;
  });
  return corners;
}

std::vector<CutCorner> findCutHull(const RelaxedCosts &costs, OpId moment,
                                   const CutScale &scale, size_t limit) {
  return CutHull(costs, moment, scale).find(limit);
}

Decisions decideByCut(const RelaxedCosts &costs, const ProblemIndex &index,
                      OpId moment, llvm::ArrayRef<ValueId> kept) {
  Decisions decisions = retainAll(index.problem);
  decisions.gapStarts.assign(index.problem.values.size(), -1);
  for (size_t number = 0; number < decisions.choices.size(); ++number) {
    auto root = ValueId(number);
    bool isOpen = index.producer[root] >= 0 && index.producer[root] < moment &&
                  index.isRecomputable[root] && costs.bytes[root] > 0 &&
                  !llvm::is_contained(costs.liveInputs[moment], root) &&
                  !std::binary_search(kept.begin(), kept.end(), root);
    if (!isOpen)
      continue;
    const auto &uses = index.uses[root];
    const auto *next = llvm::lower_bound(uses, moment);
    decisions.choices[root] = Choice::Recompute;
    decisions.gapStarts[root] =
        next == uses.begin() ? index.producer[root] : *(next - 1);
  }
  return decisions;
}

std::optional<OpId> findCutMoment(const ProblemIndex &index) {
  const Problem &problem = index.problem;
  for (size_t op = size_t(index.turn + 1); op < problem.ops.size(); ++op)
    if (!problem.ops[op].extra && !problem.ops[op].isView())
      return OpId(op);
  // All of one phase: where keeping everything takes most.
  Plan keepAll = makeKeepAllPlan(problem);
  llvm::Expected<Replay> replayed = replayProfile(problem, keepAll);
  if (!replayed) {
    llvm::consumeError(replayed.takeError());
    return std::nullopt;
  }
  if (!replayed->peakStep)
    return std::nullopt;
  const Step &step = keepAll.steps[*replayed->peakStep];
  return step.kind == StepKind::Run ? std::optional<OpId>(step.id)
                                    : std::nullopt;
}

void SeedCollector::add(Decisions decisions) {
  if (llvm::any_of(seeds, [&](const CutSeed &seed) {
        return seed.decisions == decisions;
      }))
    return;
  llvm::Expected<Plan> plan = buildPlan(index.problem, decisions);
  if (!plan)
    return llvm::consumeError(plan.takeError());
  llvm::Expected<Replay> replayed = replayProfile(index.problem, *plan);
  if (!replayed)
    return llvm::consumeError(replayed.takeError());
  seeds.push_back({std::move(decisions), replayed->cost});
}

std::vector<CutSeed> SeedCollector::take() {
  llvm::stable_sort(seeds, [&](const CutSeed &a, const CutSeed &b) {
    bool aFits = a.cost.peakBytes <= budget, bFits = b.cost.peakBytes <= budget;
    if (aFits != bFits)
      return aFits;
    return aFits ? a.cost.timeNs < b.cost.timeNs
                 : a.cost.peakBytes < b.cost.peakBytes;
  });
  return std::move(seeds);
}

std::vector<CutSeed> rankCutSeeds(const ProblemIndex &index, int64_t budget,
                                  const CutSeedLimits &limits) {
  SeedCollector collector(index, budget);
  RelaxedCosts costs(index.problem, Order::Base);
  CutScale scale(costs);
  std::optional<OpId> moment = findCutMoment(index);
  if (!moment || scale.isTooLarge)
    return {};
  std::vector<CutCorner> corners =
      findCutHull(costs, *moment, scale, limits.corners);
  for (const CutCorner &corner : corners)
    collector.add(decideByCut(costs, index, *moment, corner.kept));
  auto fitting = llvm::find_if(
      corners, [&](const CutCorner &corner) { return corner.bytes <= budget; });
  if (fitting == corners.end())
    fitting = std::prev(corners.end());
  double price = double(std::max<int64_t>(1, fitting->price)) /
                 double(scale.scale);
  for (double factor : priceFactors)
    for (Decisions &decisions :
         computePricedCuts(costs, index, *moment, budget, price * factor,
                           limits.priceUpdates / std::size(priceFactors)))
      collector.add(std::move(decisions));
  return collector.take();
}

std::vector<Decisions> computeCutSeeds(const ProblemIndex &index,
                                       int64_t budget,
                                       const CutSeedLimits &limits) {
  std::vector<Decisions> decisions;
  for (CutSeed &seed : rankCutSeeds(index, budget, limits))
    decisions.push_back(std::move(seed.decisions));
  return decisions;
}

} // namespace remat::planner
