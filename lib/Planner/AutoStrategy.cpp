// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// Strategy `auto`: the fastest plan found within the budget.
///
/// 1. *Seeds*: minimum cuts (CutSeeds), the fixed policies, segmentations at
/// several spacings, and
///    keep-all with everything made again that can be made inline (on fused
///    problems often faster than keep-all, since forward kernels then write
///    less).
/// 2. *Repair*: each seed is brought within the budget by dropping what lies
///    idle at its peak.
/// 3. *Anneal* (LocalSearch): a little from each seed, then from the best,
/// first
///    across the border of the budget, then within it.
///
/// Objective: time within the budget, or the peak with `minimizePeak`. No
/// optimality, but every figure is that of the exact plan. Deterministic for a
/// seed and a work limit; the default work depends on the size of the problem
/// only. Ends at the request's limits, or when the time reaches the proven
/// bound, with the best plan so far.

#include "CutSeeds.h"
#include "LocalSearch.h"
#include "Strategies.h"

#include "llvm/ADT/STLExtras.h"
#include <chrono>

namespace remat::planner {

/// Work (batches composed and moves tried) without limits from the user: one
/// to two seconds.
static constexpr uint64_t mostWork = 2500000;
/// What small problems get: fewer than they have pairs of ops, some times.
static constexpr uint64_t workPerPair = 40;
/// What the largest get, per op.
static constexpr uint64_t workPerOp = 12;
/// Ops beyond which few seeds are looked at.
static constexpr size_t largeProblem = 30000;
/// Share of the work that goes to seeds.
static constexpr double seedShare = 0.25;
/// Share of the work for walks across the border of the budget.
static constexpr double acrossShare = 0.3;
/// Where the first strict walk ends on problems with inlining.
static constexpr double strictShare = 0.6;

namespace {
using Clock = std::chrono::steady_clock;

class AutoSearch {
public:
  AutoSearch(const Problem &problem, const Request &request);
  llvm::Expected<Plan> run();

private:
  std::vector<Decisions> seeds() const;
  Decisions recomputeInlinable() const;
  bool isSpent(uint64_t work);
  double progress(uint64_t work) const;
  void consider(LocalSearch::Answer answer);
  std::vector<LocalSearch::Answer> measureSeeds(LocalSearch &search);
  void annealFrom(LocalSearch &search,
                  llvm::ArrayRef<LocalSearch::Answer> starts);
  bool hasInlining() const;
  void annealBest(LocalSearch &search);
  void lowerPeak(LocalSearch &search, std::vector<LocalSearch::Answer> starts);

  Clock::time_point begin = Clock::now();
  const Request &request;
  const ProblemIndex index;
  int64_t target;
  int64_t timeBound;
  bool isLarge;
  uint64_t workLimit;
  std::optional<LocalSearch::Answer> best;
  std::string cut;
};
} // namespace

AutoSearch::AutoSearch(const Problem &problem, const Request &request)
    : request(request), index(problem),
      target(request.minimizePeak ? computeFloor(problem).bytes
                                  : request.budgetBytes.value_or(INT64_MAX)),
      timeBound(computeTimeBound(problem)),
      isLarge(problem.ops.size() > largeProblem) {
  uint64_t ops = problem.ops.size();
  workLimit =
      std::max(std::min(workPerPair * ops * ops, mostWork), workPerOp * ops);
  if (request.workLimit)
    workLimit = *request.workLimit;
  else if (request.timeLimitSeconds)
    workLimit = UINT64_MAX;
}

/// From 0 to 1: the share of work or time that is used up.
double AutoSearch::progress(uint64_t work) const {
  if (!request.timeLimitSeconds || request.workLimit)
    return double(work) / double(std::max<uint64_t>(1, workLimit));
  std::chrono::duration<double> elapsed = Clock::now() - begin;
  return elapsed.count() / std::max(1e-9, *request.timeLimitSeconds);
}

bool AutoSearch::isSpent(uint64_t work) {
  if (request.interrupted && request.interrupted->load())
    cut = "interrupt";
  else if (request.timeLimitSeconds && progress(work) >= 1)
    cut = "time";
  bool isProven = best && best->cost.peakBytes <= target &&
                  best->cost.timeNs <= timeBound && !request.minimizePeak;
  return !cut.empty() || work >= workLimit || isProven;
}

void AutoSearch::consider(LocalSearch::Answer answer) {
  if (!best || isBetterCost(answer.cost, best->cost, target))
    best = std::move(answer);
}

/// Makes everything again that an inlined rerun can make for all its readers
/// after its gap.
Decisions AutoSearch::recomputeInlinable() const {
  Decisions decisions = retainAll(index.problem);
  for (size_t root = 0; root < decisions.choices.size(); ++root) {
    if (!index.isRecomputable[root] || !index.crosses[root])
      continue;
    bool everywhere = true;
    std::optional<OpId> use =
        index.nextUseAfter(ValueId(root), index.gapStart[root]);
    for (; use && everywhere; use = index.nextUseAfter(ValueId(root), *use))
      everywhere = llvm::any_of(index.makers[root], [&](OpId maker) {
        return index.inlineTime(maker, *use).has_value();
      });
    if (everywhere)
      decisions.choices[root] = Choice::Recompute;
  }
  return decisions;
}

std::vector<Decisions> AutoSearch::seeds() const {
  std::vector<Decisions> all = {
      decideBySegments(index, 1), recomputeInlinable(),
      decideByKind(index, SavedKinds::Heavy),
      decideByKind(index, SavedKinds::DotsWithoutBatch),
      decideByKind(index, SavedKinds::Dots)};
  for (unsigned every : {2u, 0u, 3u, 4u, 6u, 8u, 12u, 16u})
    if (!isLarge || every == 0)
      all.push_back(decideBySegments(index, every));
  // Each costs a few flows and replays: too much for the largest.
  if (!isLarge && target != INT64_MAX && !request.minimizePeak)
    for (Decisions &seed : computeCutSeeds(index, target))
      all.push_back(std::move(seed));
  std::vector<Decisions> distinct;
  for (Decisions &seed : all)
    if (seed != retainAll(index.problem) && !llvm::is_contained(distinct, seed))
      distinct.push_back(std::move(seed));
  return distinct;
}

/// Those within the budget first, the faster first; then by what the excess is
/// likely to cost.
std::vector<LocalSearch::Answer> AutoSearch::measureSeeds(LocalSearch &search) {
  std::vector<LocalSearch::Answer> starts = {*best};
  for (const Decisions &seed : seeds()) {
    if (isSpent(search.work()))
      break;
    starts.push_back(search.measure(seed));
    consider(starts.back());
  }
  auto priceOf = [&](const Cost &cost) {
    double over = std::max(0.0, double(cost.peakBytes) / double(target) - 1);
    return double(cost.timeNs) * (1 + over);
  };
  llvm::stable_sort(
      starts, [&](const LocalSearch::Answer &a, const LocalSearch::Answer &b) {
        return priceOf(a.cost) < priceOf(b.cost);
      });
  // Large problems have no work for all of them.
  uint64_t each = std::max<size_t>(1, index.problem.ops.size());
  size_t most = size_t(std::max<uint64_t>(2, workLimit / 20 / each));
  if (starts.size() > most)
    starts.resize(most);
  return starts;
}

void AutoSearch::annealFrom(LocalSearch &search,
                            llvm::ArrayRef<LocalSearch::Answer> starts) {
  for (auto [number, start] : llvm::enumerate(starts)) {
    if (isSpent(search.work()))
      return;
    double from = progress(search.work());
    double until = from + (seedShare - from) / double(starts.size() - number);
    auto share = [&](uint64_t work) {
      return (progress(work) - from) / std::max(1e-9, until - from);
    };
    // Greedy filling helps some starts and misleads others.
    consider(search.anneal(start.decisions, share, isLarge || number % 2 == 1));
  }
}

/// Whether kernels can take over work of others.
bool AutoSearch::hasInlining() const {
  return llvm::any_of(index.problem.ops, [](const Op &op) {
    return !op.inlineInto.empty() || !op.elidable.empty();
  });
}

void AutoSearch::annealBest(LocalSearch &search) {
  double from = 0, until = 0;
  auto share = [&](uint64_t work) {
    return (progress(work) - from) / std::max(1e-9, until - from);
  };
  auto begin = [&](double end) {
    from = progress(search.work());
    until = end;
    return from < until && !isSpent(search.work());
  };
  // With inlining, walks across the border do better from what a strict walk
  // has found.
  if (hasInlining() && begin(strictShare))
    consider(search.anneal(best->decisions, share, isLarge));
  if (!isLarge && begin(progress(search.work()) + acrossShare))
    consider(search.annealAcross(best->decisions, share));
  if (begin(1))
    consider(search.anneal(best->decisions, share, isLarge));
}

void AutoSearch::lowerPeak(LocalSearch &search,
                           std::vector<LocalSearch::Answer> starts) {
  starts.push_back(*best);
  llvm::stable_sort(
      starts, [](const LocalSearch::Answer &a, const LocalSearch::Answer &b) {
        return a.cost.peakBytes < b.cost.peakBytes;
      });
  for (const LocalSearch::Answer &start : starts) {
    if (isSpent(search.work()) || best->cost.peakBytes <= target)
      return;
    // Half of what is left, so that others have their turn.
    double from = progress(search.work());
    double until = from + (1 - from) / 2;
    consider(search.minimizePeak(start.decisions, [&](uint64_t work) {
      return (progress(work) - from) / std::max(1e-9, until - from);
    }));
  }
}

llvm::Expected<Plan> AutoSearch::run() {
  SearchSpace space(index);
  auto isSpent = [&](uint64_t work) { return this->isSpent(work); };
  LocalSearch search(space, target, request.seed, isSpent);
  // There must be an answer, whatever the limits.
  consider(search.measure(retainAll(index.problem)));
  if (best->cost.timeNs == INT64_MAX)
    return buildPlan(index, retainAll(index.problem));
  std::vector<LocalSearch::Answer> starts = measureSeeds(search);
  if (!request.minimizePeak)
    annealFrom(search, starts);
  if (best->cost.peakBytes > target)
    lowerPeak(search, starts);
  if (best->cost.peakBytes <= target && !request.minimizePeak)
    annealBest(search);
  llvm::Expected<Plan> plan = buildPlan(index, best->decisions);
  if (plan)
    plan->cut = cut;
  return plan;
}

namespace {
class AutoStrategy : public Strategy {
public:
  std::string name() const override { return "auto"; }
  llvm::Expected<Plan> plan(const Problem &problem,
                            const Request &request) const override {
    return AutoSearch(problem, request).run();
  }
};
} // namespace

std::unique_ptr<Strategy> createAutoStrategy() {
  return std::make_unique<AutoStrategy>();
}

} // namespace remat::planner
