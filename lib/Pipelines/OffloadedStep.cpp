// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// Plans steps with and without offload; see the header.

#include "OffloadedStep.h"
#include "remat/Transforms/PlanMemory.h"

using namespace mlir;
using namespace remat;
using planner::BudgetInfeasible;
using planner::PlacedSolution;

namespace {
/// A plan or a miss, with the step that it is for.
struct Outcome {
  std::optional<PlacedSolution> solution;
  std::optional<BudgetInfeasible> missed;
  OwningOpRef<func::FuncOp> step;
  PlanningOptions options;
};
} // namespace

static llvm::Expected<Outcome> plan(func::FuncOp function,
                                    const PlanningOptions &options,
                                    std::unique_ptr<PlanningSession> &session,
                                    const PlanOneForm &planForms) {
  Outcome outcome;
  outcome.options = options;
  llvm::Expected<PlacedSolution> solution =
      planForms(function, options, session);
  if (solution)
    outcome.solution = std::move(*solution);
  else if (llvm::Error rest = llvm::handleErrors(
               solution.takeError(),
               [&](const BudgetInfeasible &miss) { outcome.missed = miss; }))
    return std::move(rest);
  outcome.step = function.clone();
  return outcome;
}

static bool isBetter(const Outcome &outcome, const Outcome &other,
                     bool isForMinimum) {
  if (!outcome.solution || !other.solution)
    return outcome.solution || (!other.solution &&
                                outcome.missed->lowestFoundBytes <
                                    other.missed->lowestFoundBytes);
  return isBetterForm(*outcome.solution, *other.solution, isForMinimum);
}

/// What is proved of plans with offload is not what is proved of those without.
static void weakenBounds(PlacedSolution &solution, const PlacedSolution &other) {
  if (other.floor.bytes < solution.floor.bytes)
    solution.floor = other.floor;
  planner::Cost &bounds = solution.plan.bounds;
  const planner::Cost &others = other.plan.bounds;
  bounds.peakBytes = std::min(bounds.peakBytes, others.peakBytes);
  bounds.timeNs = std::min(bounds.timeNs, others.timeNs);
}

/// The function in the form of the outcome, with a session of it.
static llvm::Expected<PlacedSolution>
take(Outcome &outcome, const Outcome &other, func::FuncOp function,
     std::unique_ptr<PlanningSession> &session) {
  session.reset();
  replaceByClone(function, *outcome.step);
  llvm::Expected<std::unique_ptr<PlanningSession>> created =
      PlanningSession::create(function, outcome.options);
  if (!created)
    return created.takeError();
  session = std::move(*created);
  if (!outcome.solution)
    return llvm::make_error<BudgetInfeasible>(
        planner::mergeMisses(*other.missed, *outcome.missed));
  if (other.solution && &other != &outcome)
    weakenBounds(*outcome.solution, *other.solution);
  return std::move(*outcome.solution);
}

llvm::Expected<PlacedSolution>
remat::planWithOffload(func::FuncOp function, const PlanningOptions &options,
                       std::unique_ptr<PlanningSession> &session,
                       const PlanOneForm &planForms) {
  if (!options.allowOffload || options.budget.empty() || options.isTrial)
    return planForms(function, options, session);
  OwningOpRef<func::FuncOp> given = function.clone();
  llvm::Expected<Outcome> offloaded =
      plan(function, shareTimeOfForm(options, 0.5), session, planForms);
  if (!offloaded)
    return offloaded.takeError();
  if (isTimeOver(options))
    return take(*offloaded, *offloaded, function, session);
  session.reset();
  replaceByClone(function, *given);
  PlanningOptions without = options;
  without.allowOffload = false;
  without.memory = options.memory->makeWithoutAnswers();
  llvm::Expected<Outcome> kept = plan(function, without, session, planForms);
  if (!kept)
    return kept.takeError();
  bool isForMinimum = StringRef(options.budget).trim() == "min";
  if (isBetter(*kept, *offloaded, isForMinimum))
    return take(*kept, *offloaded, function, session);
  return take(*offloaded, *kept, function, session);
}
