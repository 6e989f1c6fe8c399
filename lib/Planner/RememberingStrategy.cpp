// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "remat/Planner/RememberingStrategy.h"
#include "llvm/ADT/STLExtras.h"

namespace remat::planner {

/// Searches that go on from other plans, or that the clock ends, are not the same
/// twice. What is proved concerns the times of budgets.
static bool isPlainMinimum(const Request &request) {
  return request.minimizePeak && !request.budgetBytes && request.seeds.empty() &&
         request.arenaLosses.empty() && !request.timeLimitSeconds &&
         !request.cutoff && !request.fillsTime;
}

const Plan *LowestPlans::find(const Request &request) const {
  if (!isPlainMinimum(request))
    return nullptr;
  auto found = llvm::find_if(entries, [&](const Entry &entry) {
    return entry.workLimit == request.workLimit &&
           entry.workDivisor == request.workDivisor &&
           entry.seed == request.seed &&
           entry.mayFillTime == request.mayFillTime;
  });
  return found == entries.end() ? nullptr : &found->plan;
}

void LowestPlans::add(const Request &request, const Plan &plan) {
  // The user may have ended it.
  if (isPlainMinimum(request) && !request.deadline().isOver())
    entries.push_back({request.workLimit, request.workDivisor, request.seed,
                       request.mayFillTime, plan});
}

llvm::Expected<Plan>
RememberingStrategy::plan(const Problem &problem,
                          const Request &request) const {
  if (const Plan *plan = known.find(request))
    return *plan;
  llvm::Expected<Plan> plan = strategy.plan(problem, request);
  if (plan)
    known.add(request, *plan);
  return plan;
}

} // namespace remat::planner
