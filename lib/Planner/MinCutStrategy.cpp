// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// Strategy `min-cut`: the best of the minimum-cut seeds (CutSeeds.h) after
/// replay: the fastest within the budget, else the lowest peak; without a
/// budget the fastest. Keep-all is among the candidates.

#include "CutSeeds.h"
#include "Strategies.h"

namespace remat::planner {

namespace {
class MinCutStrategy : public Strategy {
public:
  std::string name() const override { return "min-cut"; }
  llvm::Expected<Plan> plan(const Problem &problem,
                            const Request &request) const override;
};
} // namespace

llvm::Expected<Plan> MinCutStrategy::plan(const Problem &problem,
                                          const Request &request) const {
  ProblemIndex index(problem);
  Decisions keepAll = retainAll(problem);
  llvm::Expected<Plan> plan = buildPlan(problem, keepAll);
  if (!plan)
    return plan;
  llvm::Expected<Replay> replayed = replayProfile(problem, *plan);
  if (!replayed)
    return replayed.takeError();
  int64_t budget = request.minimizePeak
                       ? 1
                       : request.budgetBytes.value_or(INT64_MAX);
  std::vector<CutSeed> seeds = rankCutSeeds(index, budget, {});
  if (seeds.empty())
    return plan;
  const Cost &own = replayed->cost, &best = seeds.front().cost;
  bool ownFits = own.peakBytes <= budget, bestFits = best.peakBytes <= budget;
  bool keepsAll = ownFits != bestFits ? ownFits
                  : ownFits           ? own.timeNs <= best.timeNs
                                      : own.peakBytes <= best.peakBytes;
  if (keepsAll)
    return plan;
  return buildPlan(problem, seeds.front().decisions);
}

std::unique_ptr<Strategy> createMinCutStrategy() {
  return std::make_unique<MinCutStrategy>();
}

} // namespace remat::planner
