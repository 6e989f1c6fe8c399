// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "remat/Planner/Strategy.h"
#include "remat/Report/Report.h"

using namespace remat;
using namespace remat::report;
using namespace remat::planner;

static llvm::Expected<Cost> planPolicy(const Problem &problem,
                                       llvm::StringRef name) {
  llvm::Expected<std::unique_ptr<Strategy>> strategy = createStrategy(name);
  if (!strategy)
    return strategy.takeError();
  llvm::Expected<Plan> plan = (*strategy)->plan(problem, {});
  if (!plan)
    return plan.takeError();
  llvm::Expected<Replay> replayed = replay(problem, *plan);
  if (!replayed)
    return replayed.takeError();
  return replayed->cost;
}

std::vector<TradeOffMark> report::planPolicies(const Problem &problem) {
  std::vector<TradeOffMark> marks;
  for (llvm::StringRef name : {"none", "full", "sqrt", "pointwise", "dots"}) {
    llvm::Expected<Cost> cost = planPolicy(problem, name);
    // A rule that does not fit the problem is no point of its trade-off.
    if (!cost) {
      llvm::consumeError(cost.takeError());
      continue;
    }
    marks.push_back({name == "none" ? "keep-all" : name.str(), "policy",
                     cost->peakBytes, cost->timeNs, std::nullopt});
  }
  return marks;
}

/// Evaluations for it: some tenths of a second on a thousand kernels.
static constexpr uint64_t workForSmaller = 150000;

std::optional<TradeOffMark> report::planSmaller(const Problem &problem,
                                                const Plan &plan) {
  Request request;
  request.budgetBytes = int64_t(double(plan.cost.peakBytes) * smallerPart);
  request.workLimit = workForSmaller;
  request.provesBound = false;
  if (*request.budgetBytes < plan.bounds.peakBytes)
    return std::nullopt;
  llvm::Expected<std::unique_ptr<Strategy>> strategy = createStrategy("auto");
  if (!strategy) {
    llvm::consumeError(strategy.takeError());
    return std::nullopt;
  }
  llvm::Expected<Solution> solution = solve(problem, **strategy, request);
  if (!solution) {
    llvm::consumeError(solution.takeError());
    return std::nullopt;
  }
  return TradeOffMark{"20 % less", "curve", solution->plan.cost.peakBytes,
                      solution->plan.cost.timeNs, std::nullopt};
}
