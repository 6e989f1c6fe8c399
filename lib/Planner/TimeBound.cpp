// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// The search for a good proof. Every network that is evaluated gives a valid
/// bound, so this file only decides where to spend work.

#include "remat/Planner/TimeBound.h"

#include "PriceSearch.h"
#include "SharedCosts.h"

#include "llvm/ADT/STLExtras.h"
#include <algorithm>
#include <limits>
#include <queue>

namespace remat::planner {

/// Moments tried first, before the search closes in on the best.
static constexpr size_t coarseMoments = 24;
static constexpr size_t coarsePartners = 8;
/// Parts of the work limit: until the single moments, then the pairs, stop.
static constexpr double shareOfMoments = 0.4;
static constexpr double shareOfPairs = 0.7;
static constexpr int64_t latestTime = int64_t(1) << 60;

namespace {
using Starts = llvm::SmallVector<OpId, 2>;

struct Trial {
  Starts starts;
  llvm::SmallVector<int64_t, 2> prices;
  __int128 value = 0;
  bool isImpossible = false;
};

class Prover {
public:
  Prover(const RelaxedCosts &costs, std::optional<int64_t> budget,
         const BoundLimits &limits)
      : costs(costs), scale(costs), budget(budget), limits(limits) {}
  TimeBoundProof prove();

private:
  struct Leaf {
    BoundCase bound;
    std::optional<Fixing> branch;
    /// Nothing is left to try.
    bool isClosed = false;
    bool operator<(const Leaf &other) const {
      return bound.value > other.bound.value;
    }
  };

  void collectMoments();
  bool attempt(const Starts &starts, llvm::ArrayRef<int64_t> prices);
  void tryMoments();
  void tryPairs();
  void refine(size_t window);
  void branch();
  Leaf solveCase(BoundCase bound);
  Leaf addMoment(const Leaf &leaf);
  bool mayPair() const {
    return costs.order == Order::Base &&
           !costs.problem.device.offloadBytesPerSecond;
  }
  bool mayGoOn(double share) const {
    return double(work) < share * double(limits.work) && !isEnough() &&
           !limits.deadline.isOver();
  }
  bool isEnough() const {
    return best.isImpossible ||
           (limits.knownTimeNs && timeOf(best.value) >= *limits.knownTimeNs);
  }
  int64_t timeOf(__int128 value) const;

  const RelaxedCosts &costs;
  const CutScale scale;
  const std::optional<int64_t> budget;
  const BoundLimits limits;
  uint64_t work = 0;
  /// Ops at whose first run memory is scarce if everything is kept.
  std::vector<OpId> moments;
  Trial best;
  std::vector<BoundCase> cases;
};
} // namespace

int64_t Prover::timeOf(__int128 value) const {
  __int128 extra = value / scale.scale;
  if (value > 0 && value % scale.scale != 0)
    ++extra;
  return int64_t(std::clamp<__int128>(costs.totalTime + extra, 0, latestTime));
}

/// Only where what later ops need does not fit can anything be proven.
void Prover::collectMoments() {
  const Problem &problem = costs.problem;
  std::vector<OpId> lastNeed(problem.values.size(), -1);
  for (auto [index, op] : llvm::enumerate(problem.ops))
    if (!op.extra)
      for (ValueId root : costs.needs[index])
        lastNeed[root] = OpId(index);
  for (ValueId result : problem.results)
    lastNeed[result] = OpId(problem.ops.size());
  std::vector<int64_t> freed(problem.ops.size() + 1, 0);
  int64_t live = costs.constantBytes;
  auto makeLive = [&](ValueId root) {
    if (lastNeed[root] < 0)
      return;
    live += costs.bytes[root];
    freed[lastNeed[root]] += costs.bytes[root];
  };
  for (ValueId argument : problem.arguments)
    if (!costs.isGiven[argument])
      makeLive(argument);
  for (auto [index, op] : llvm::enumerate(problem.ops)) {
    if (op.extra || op.isView())
      continue;
    if (live + costs.addedBytes[index] > *budget)
      moments.push_back(OpId(index));
    for (ValueId output : op.outputs)
      makeLive(output);
    live -= freed[index];
  }
}

/// True if the trial is the best so far.
bool Prover::attempt(const Starts &starts, llvm::ArrayRef<int64_t> prices) {
  CutNetwork network(costs, starts, {}, budget.value_or(0), scale);
  PriceSearch search(network, scale.largestPrice / int64_t(starts.size()),
                     limits.deadline);
  search.maximize(prices, best.value);
  work += network.work() + costs.problem.ops.size();
  if (!search.isImpossible() && search.value() <= best.value)
    return false;
  best = {starts, search.prices(), search.value(), search.isImpossible()};
  return true;
}

/// Walks from the best moments to better neighbors, in steps that halve.
void Prover::refine(size_t window) {
  auto at = [&] {
    return llvm::lower_bound(moments, best.starts[window]) - moments.begin();
  };
  for (ptrdiff_t step = ptrdiff_t(moments.size() / coarseMoments) + 1; step > 0;
       step /= 2)
    for (ptrdiff_t direction : {step, -step}) {
      double share = best.starts.size() == 1 ? shareOfMoments : shareOfPairs;
      ptrdiff_t next = at() + direction;
      if (next < 0 || next >= ptrdiff_t(moments.size()) || !mayGoOn(share))
        continue;
      Starts starts = best.starts;
      starts[window] = moments[next];
      if (starts.size() == 1 || starts[0] < starts[1])
        attempt(starts, llvm::SmallVector<int64_t, 2>(best.prices));
    }
}

void Prover::tryMoments() {
  size_t count = std::min(moments.size(), coarseMoments);
  llvm::SmallVector<int64_t, 2> prices = {
      std::max<int64_t>(1, scale.largestPrice / 65536)};
  for (size_t number = 0; number < count && mayGoOn(shareOfMoments); ++number) {
    OpId moment = moments[moments.size() * (2 * number + 1) / (2 * count)];
    if (attempt({moment}, prices))
      prices = best.prices;
  }
  if (best.starts[0] != CutNetwork::beginning)
    refine(0);
}

void Prover::tryPairs() {
  if (!mayPair() || best.starts[0] == CutNetwork::beginning)
    return;
  const Trial alone = best;
  OpId single = alone.starts[0];
  int64_t price = alone.prices[0];
  // An earlier first moment charges fewer writes in any case, so that a pair may be
  // below the single moment at first, and end far above it.
  if (llvm::any_of(costs.writeCost, [](int64_t ns) { return ns > 0; }))
    best.value = std::numeric_limits<int64_t>::min();
  size_t count = std::min(moments.size(), coarsePartners);
  for (size_t number = 0; number < count && mayGoOn(shareOfPairs); ++number) {
    OpId other = moments[moments.size() * (2 * number + 1) / (2 * count)];
    if (other == single)
      continue;
    Starts starts = {std::min(single, other), std::max(single, other)};
    attempt(starts, {price / 2, price / 2});
  }
  if (best.starts.size() == 2)
    for (size_t window : {1, 0, 1})
      refine(window);
  if (best.value < alone.value && !best.isImpossible)
    best = alone;
}

Prover::Leaf Prover::solveCase(BoundCase bound) {
  CutNetwork network(costs, bound.moments, bound.fixings, *budget, scale);
  PriceSearch search(network,
                     scale.largestPrice / int64_t(bound.moments.size()),
                     limits.deadline);
  search.maximize(bound.prices);
  work += network.work() + costs.problem.ops.size();
  Leaf leaf;
  leaf.bound = std::move(bound);
  leaf.bound.prices = search.prices();
  leaf.bound.value = search.isImpossible()
                         ? __int128(MaxFlow::unlimited) * scale.scale
                         : search.value();
  leaf.branch = search.disagreement();
  leaf.isClosed = search.isImpossible();
  return leaf;
}

/// A case that cannot be split may still gain by a second moment.
Prover::Leaf Prover::addMoment(const Leaf &leaf) {
  Leaf best = leaf;
  best.isClosed = true;
  if (!mayPair() || leaf.bound.moments.size() == 2)
    return best;
  OpId own = leaf.bound.moments[0];
  int64_t price = leaf.bound.prices[0];
  size_t count = std::min(moments.size(), coarsePartners);
  for (size_t number = 0; number < count && mayGoOn(1); ++number) {
    OpId other = moments[moments.size() * (2 * number + 1) / (2 * count)];
    if (other == own)
      continue;
    BoundCase bound = leaf.bound;
    bound.moments = {std::min(own, other), std::max(own, other)};
    bound.prices = {price / 2, price / 2};
    Leaf paired = solveCase(std::move(bound));
    if (paired.bound.value > best.bound.value)
      best = std::move(paired);
  }
  return best;
}

/// Splits the weakest case again and again; the bound is the least of all.
void Prover::branch() {
  std::priority_queue<Leaf> open;
  open.push(solveCase({{}, best.starts, best.prices, 0}));
  while (mayGoOn(1) && !open.top().isClosed) {
    Leaf leaf = open.top();
    if (limits.knownTimeNs && timeOf(leaf.bound.value) >= *limits.knownTimeNs)
      break;
    open.pop();
    if (!leaf.branch) {
      open.push(addMoment(leaf));
      continue;
    }
    for (bool isLive : {true, false}) {
      BoundCase part = leaf.bound;
      part.fixings.push_back({leaf.branch->moment, leaf.branch->root, isLive});
      open.push(solveCase(std::move(part)));
    }
  }
  best.value = std::max(best.value, open.top().bound.value);
  for (; !open.empty(); open.pop())
    cases.push_back(open.top().bound);
}

TimeBoundProof Prover::prove() {
  TimeBoundProof proof;
  proof.order = costs.order;
  proof.budgetBytes = budget;
  proof.scale = scale.scale;
  best.starts = {CutNetwork::beginning};
  best.prices = {0};
  if (!scale.isTooLarge) {
    CutNetwork network(costs, best.starts, {}, 0, scale);
    best.value = network.evaluate(best.prices).value;
    work += network.work();
    if (budget) {
      collectMoments();
      tryMoments();
      tryPairs();
      if (best.starts[0] != CutNetwork::beginning && !best.isImpossible)
        branch();
    }
  }
  if (cases.empty())
    cases.push_back({{}, best.starts, best.prices, best.value});
  proof.cases = std::move(cases);
  proof.boundNs = best.isImpossible ? latestTime : timeOf(best.value);
  return proof;
}

TimeBoundProof proveTimeBound(const RelaxedCosts &costs,
                              std::optional<int64_t> budget,
                              const BoundLimits &limits) {
  return Prover(costs, budget, limits).prove();
}

TimeBoundProof proveTimeBound(const Problem &problem,
                              std::optional<int64_t> budget, Order order,
                              const BoundLimits &limits) {
  return proveTimeBound(RelaxedCosts(problem, order), budget, limits);
}

int64_t computeTimeBound(const Problem &problem, std::optional<int64_t> budget,
                         Order order) {
  return proveTimeBound(problem, budget, order).boundNs;
}

} // namespace remat::planner
