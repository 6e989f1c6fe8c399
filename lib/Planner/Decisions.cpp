// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// The builder is an IncrementalPlan that is built once.

#include "remat/Planner/Decisions.h"

#include "IncrementalPlan.h"
#include "PlacedSequence.h"

namespace remat::planner {

Plan IncrementalPlan::emit() const {
  Plan plan;
  plan.problemName = index.problem.name;
  plan.steps = emitSteps(index, placeSequence(state, batches));
  return plan;
}

llvm::Expected<Plan> buildPlan(const ProblemIndex &index,
                               const Decisions &decisions) {
  IncrementalPlan plan(index);
  if (llvm::Error error = plan.reset(decisions))
    return std::move(error);
  return plan.emit();
}

llvm::Expected<Plan> buildPlan(const Problem &problem,
                               const Decisions &decisions) {
  return buildPlan(ProblemIndex(problem), decisions);
}

Decisions retainAll(const Problem &problem) {
  Decisions decisions;
  decisions.choices.assign(problem.values.size(), Choice::Retain);
  return decisions;
}

bool isRecomputable(const Problem &problem, ValueId root) {
  return ProblemIndex(problem).isRecomputable[root];
}

} // namespace remat::planner
