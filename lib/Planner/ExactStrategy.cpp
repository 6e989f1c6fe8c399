// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// Strategy `exact`: the fastest plan within the budget over all plans of the
/// base order, proven by `ExactBackward` or, where that is cut or does not hold
/// the problem, `ExactSearch`, with the plan of `auto` as first incumbent. With
/// `minimizePeak` the lowest peak.
///
/// Sets `bounds` to what it proves: the time, or that no plan keeps the budget.
/// Where it proves nothing, `cut` says why: "time", "interrupt", "work",
/// "memory", "size" (too many storages, or a user policy that asks for a copy),
/// "offload" (the device has copies; the search looked at plans without them
/// only).

#include "ExactBackward.h"
#include "ExactSearch.h"
#include "PrefixBounds.h"
#include "Strategies.h"

#include "llvm/ADT/STLExtras.h"
#include <chrono>

namespace remat::planner {

/// States held at once without limits from the user; with them.
static constexpr size_t defaultNodes = 1500000, mostNodes = 8000000;

/// Of a time limit: for the first incumbent; for it and the searches, which
/// leaves the rest to the arena.
static constexpr double shareOfIncumbent = 0.2, shareOfPlan = 0.8;

namespace {
class ExactRun {
public:
  ExactRun(const Problem &problem, const Request &request);
  /// Goes on from `incumbent`.
  llvm::Expected<Plan> run(Plan incumbent);
  void limitNodes(size_t count) { nodeLimit = std::min(nodeLimit, count); }

private:
  bool shouldStop();
  std::optional<Plan> search(int64_t budget, int64_t fasterThan);
  template <typename Search, typename... More>
  std::optional<Plan> searchAbove(int64_t lower, int64_t budget,
                                  int64_t fasterThan, const More &...more);
  template <typename Search, typename... More>
  std::optional<Plan> searchOnce(int64_t budget, int64_t fasterThan,
                                 const More &...more);
  void findFastest();
  void findLowestPeak();

  const Problem &problem;
  const Request &request;
  ExactModel model;
  /// The end of all, and of the search under way.
  std::chrono::steady_clock::time_point deadline, stageEnd;
  size_t nodeLimit = defaultNodes;
  Plan best;
  std::string cut;
  /// What the last search proved about its budget.
  int64_t provenTimeNs = 0;
};
} // namespace

ExactRun::ExactRun(const Problem &problem, const Request &request)
    : problem(problem), request(request), model(problem) {
  double seconds = std::min(request.timeLimitSeconds.value_or(1e9), 1e9);
  deadline = std::chrono::steady_clock::now() +
             std::chrono::microseconds(int64_t(seconds * 1e6));
  stageEnd = deadline;
  if (request.workLimit)
    nodeLimit = std::min<uint64_t>(*request.workLimit, mostNodes);
  else if (request.timeLimitSeconds)
    nodeLimit = mostNodes;
}

bool ExactRun::shouldStop() {
  if (request.interrupted && request.interrupted->load())
    cut = "interrupt";
  else if (!request.workLimit && std::chrono::steady_clock::now() > stageEnd)
    cut = "time";
  return !cut.empty();
}

/// The fastest plan within the budget, if it is faster than given: backwards
/// with half of the time, then forwards.
std::optional<Plan> ExactRun::search(int64_t budget, int64_t fasterThan) {
  int64_t lower = ExactSearch(model, budget, fasterThan).startBound();
  provenTimeNs = 0;
  if (ExactBackward::canHold(model)) {
    auto now = std::chrono::steady_clock::now();
    stageEnd = now + (deadline - now) / 2;
    std::vector<int64_t> leastBefore = boundPrefixes(
        problem, budget == INT64_MAX ? std::nullopt : std::optional(budget));
    std::optional<Plan> found =
        searchAbove<ExactBackward>(std::max(lower, leastBefore[model.end]),
                                   budget, fasterThan, leastBefore);
    stageEnd = deadline;
    if (found || cut.empty() || cut == "interrupt")
      return found;
    cut.clear();
  }
  return searchAbove<ExactSearch>(lower, budget, fasterThan);
}

/// Asks first for plans a little slower than the bound, and then for slower
/// ones: the closer the limit, the fewer kernels and drops are worth a look.
template <typename Search, typename... More>
std::optional<Plan> ExactRun::searchAbove(int64_t lower, int64_t budget,
                                          int64_t fasterThan,
                                          const More &...more) {
  int64_t slack = lower / 100 + 1;
  while (slack < lower && lower + slack < fasterThan) {
    std::optional<Plan> found =
        searchOnce<Search>(budget, lower + slack, more...);
    if (found || !cut.empty())
      return found;
    slack += slack / 2 + 1;
  }
  return searchOnce<Search>(budget, fasterThan, more...);
}

template <typename Search, typename... More>
std::optional<Plan> ExactRun::searchOnce(int64_t budget, int64_t fasterThan,
                                         const More &...more) {
  Search search(model, budget, fasterThan, more...);
  typename Search::Outcome outcome =
      search.run(nodeLimit, [&] { return shouldStop(); });
  provenTimeNs =
      std::max(provenTimeNs, std::min(search.provenTimeNs(), fasterThan));
  if (outcome == Search::Outcome::Cut && cut.empty())
    cut = request.workLimit ? "work" : "memory";
  if (outcome != Search::Outcome::Found)
    return std::nullopt;
  Plan plan;
  plan.steps = search.steps();
  llvm::Expected<Replay> replayed = replayProfile(problem, plan);
  if (!replayed) {
    // `solve` judges the steps and says what is wrong with them.
    llvm::consumeError(replayed.takeError());
    return plan;
  }
  plan.cost = replayed->cost;
  return plan;
}

void ExactRun::findFastest() {
  int64_t budget = request.budgetBytes.value_or(INT64_MAX);
  bool isWithin = best.cost.peakBytes <= budget;
  std::optional<Plan> found =
      search(budget, isWithin ? best.cost.timeNs : ExactBound::impossible);
  if (found)
    best = std::move(*found);
  if (found || isWithin)
    best.bounds.timeNs = provenTimeNs;
  else if (cut.empty())
    best.bounds.peakBytes = budget + 1;
}

void ExactRun::findLowestPeak() {
  while (std::optional<Plan> lower =
             search(best.cost.peakBytes - 1, ExactBound::impossible))
    best = std::move(*lower);
  if (cut.empty())
    best.bounds.peakBytes = best.cost.peakBytes;
}

llvm::Expected<Plan> ExactRun::run(Plan incumbent) {
  best = std::move(incumbent);
  best.cut.clear();
  llvm::Expected<Replay> replayed = replayProfile(problem, best);
  if (!replayed)
    return replayed.takeError();
  best.cost = replayed->cost;
  if (!model.refusal().empty()) {
    best.cut = "size";
    return best;
  }
  request.minimizePeak ? findLowestPeak() : findFastest();
  if (problem.device.offloadBytesPerSecond) {
    best.bounds = {};
    cut = cut.empty() ? "offload" : cut;
  }
  best.cut = cut;
  return best;
}

namespace {
class ExactStrategy : public Strategy {
public:
  std::string name() const override { return "exact"; }
  llvm::Expected<Plan> plan(const Problem &problem,
                            const Request &request) const override {
    Request first = request, rest = request;
    auto begin = std::chrono::steady_clock::now();
    if (request.timeLimitSeconds)
      first.timeLimitSeconds = *request.timeLimitSeconds * shareOfIncumbent;
    llvm::Expected<Plan> incumbent = planByDecisions(problem, first);
    if (!incumbent)
      return incumbent.takeError();
    std::chrono::duration<double> spent =
        std::chrono::steady_clock::now() - begin;
    if (request.timeLimitSeconds)
      rest.timeLimitSeconds = std::max(
          0.0, *request.timeLimitSeconds * shareOfPlan - spent.count());
    return ExactRun(problem, rest).run(std::move(*incumbent));
  }
};
} // namespace

llvm::Expected<Plan> improveByStates(const Problem &problem,
                                     const Request &request, Plan incumbent,
                                     size_t nodeLimit) {
  ExactRun run(problem, request);
  run.limitNodes(nodeLimit);
  return run.run(std::move(incumbent));
}

std::unique_ptr<Strategy> createExactStrategy() {
  return std::make_unique<ExactStrategy>();
}

} // namespace remat::planner
