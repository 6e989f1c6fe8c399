// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// The best of several plans, by replay.

#include "BestPlan.h"

namespace remat::planner {

BestPlan::BestPlan(const Problem &problem, const Request &request,
                   uint64_t mostPlans)
    : problem(problem), request(request),
      target(request.minimizePeak ? computeFloor(problem).bytes
                                  : request.budgetBytes.value_or(INT64_MAX)),
      plansAllowed(std::min(mostPlans, request.workLimit.value_or(UINT64_MAX))),
      plansLeft(plansAllowed), begin(std::chrono::steady_clock::now()) {}

bool BestPlan::isBetter(const Cost &a, const Cost &b) const {
  bool aWithin = isWithinBudget(a), bWithin = isWithinBudget(b);
  if (aWithin != bWithin)
    return aWithin;
  auto key = [&](const Cost &cost) {
    return aWithin ? std::make_pair(cost.timeNs, cost.peakBytes)
                   : std::make_pair(cost.peakBytes, cost.timeNs);
  };
  return key(a) < key(b);
}

std::optional<Replay> BestPlan::consider(llvm::Expected<Plan> plan) {
  plansLeft -= plansLeft > 0;
  if (!plan) {
    lastError = llvm::toString(plan.takeError());
    return std::nullopt;
  }
  llvm::Expected<Replay> replayed = replayProfile(problem, *plan);
  if (!replayed) {
    lastError = llvm::toString(replayed.takeError());
    return std::nullopt;
  }
  plan->cost = replayed->cost;
  if (!best || isBetter(plan->cost, best->cost))
    best = std::move(*plan);
  return std::move(*replayed);
}

bool BestPlan::isSpent() {
  if (request.interrupted && *request.interrupted)
    cut = "interrupt";
  std::chrono::duration<double> elapsed =
      std::chrono::steady_clock::now() - begin;
  if (request.timeLimitSeconds && elapsed.count() > *request.timeLimitSeconds)
    cut = "time";
  return plansLeft == 0 || !cut.empty();
}

llvm::Expected<Plan> BestPlan::take() {
  if (!best)
    return llvm::createStringError(lastError);
  best->cut = cut;
  return std::move(*best);
}

} // namespace remat::planner
