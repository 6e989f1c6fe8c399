// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// Plans steps; see the header.

#include "remat/Pipelines/PlanStep.h"
#include "remat/Dialect/StableHLO/StableHLO.h"
#include "remat/Target/ExportStableHLO.h"
#include "remat/Transforms/ApplyPlan.h"
#include "remat/Transforms/CompiledMemory.h"
#include "remat/Transforms/LoopBodies.h"
#include "mlir/IR/BuiltinOps.h"

using namespace mlir;
using namespace remat;

/// Loops are rebuilt for smaller budgets at most so often, the last time for the
/// lowest peak.
static constexpr unsigned mostRebuilds = 4;
/// By at least this part of the budget.
static constexpr double leastStep = 0.02;

static llvm::Error makeError(const char *what) {
  return llvm::createStringError(llvm::inconvertibleErrorCode(), what);
}

llvm::Expected<int64_t> remat::appraiseExport(const PlanningSession &session,
                                              const planner::Plan &plan) {
  func::FuncOp function = session.getGraph().getFunction();
  OwningOpRef<ModuleOp> module =
      function->getParentOfType<ModuleOp>().clone();
  auto copy = module->lookupSymbol<func::FuncOp>(function.getSymName());
  PlanningOptions options = session.getOptions();
  options.appraise = nullptr;
  options.budget = "";
  options.reserve = "";
  llvm::Expected<std::unique_ptr<PlanningSession>> trial =
      PlanningSession::create(copy, options);
  if (!trial)
    return trial.takeError();
  if (failed(applyPlan((*trial)->getGraph(), (*trial)->getGroups(),
                       (*trial)->getTraining(), plan)))
    return makeError("the plan could not be applied for its appraisal");
  if (llvm::Error error = applyLoopBodies(copy, options))
    return std::move(error);
  const DeviceDescriptor &device = session.getCosts().getDevice();
  ExportOptions exportOptions;
  exportOptions.alwaysTieUpdates = device.copiesDonated;
  exportOptions.expandsSelections = device.expandsSelections;
  if (failed(exportStableHLO(copy, exportOptions)))
    return makeError("the plan could not be exported for its appraisal");
  FailureOr<CompiledMemory> memory = estimateCompiledMemory(copy, device);
  if (failed(memory))
    return makeError("the exported step could not be appraised");
  return memory->getPeakBytes();
}

static llvm::Expected<planner::PlacedSolution>
planOnce(func::FuncOp function, const PlanningOptions &options,
         const PlanningOptions &loopOptions,
         std::unique_ptr<PlanningSession> &session) {
  if (llvm::Error error = planLoops(function, loopOptions))
    return std::move(error);
  llvm::Expected<std::unique_ptr<PlanningSession>> created =
      PlanningSession::create(function, options);
  if (!created)
    return created.takeError();
  session = std::move(*created);
  return session->plan();
}

/// The function as `copy` is.
static void restore(func::FuncOp function, func::FuncOp copy) {
  OwningOpRef<func::FuncOp> fresh = copy.clone();
  function.eraseBody();
  function.getBody().takeBody(fresh->getBody());
  function->setAttrs((*fresh)->getAttrDictionary());
}

static bool hasLoops(func::FuncOp function) {
  return function
      ->walk([](stablehlo::WhileOp) { return WalkResult::interrupt(); })
      .wasInterrupted();
}

llvm::Expected<planner::PlacedSolution>
remat::planStep(func::FuncOp function, const PlanningOptions &options,
                std::unique_ptr<PlanningSession> &session) {
  OwningOpRef<func::FuncOp> given = function.clone();
  PlanningOptions loopOptions = options;
  /// What the loops are rebuilt for.
  int64_t target = 0;
  for (unsigned rebuilds = 0;; ++rebuilds) {
    llvm::Expected<planner::PlacedSolution> solution =
        planOnce(function, options, loopOptions, session);
    bool canRebuild = !solution && options.appraise && session &&
                      session->getBudgetBytes() &&
                      session->getCosts().getDevice().startsEarly &&
                      hasLoops(*given);
    if (!canRebuild || rebuilds == mostRebuilds)
      return solution;
    int64_t excess = 0;
    llvm::Error error = llvm::handleErrors(
        solution.takeError(),
        [&](std::unique_ptr<planner::BudgetInfeasible> infeasible) {
          excess = infeasible->lowestFoundBytes - infeasible->budgetBytes;
          return llvm::Error(std::move(infeasible));
        });
    int64_t budget = *session->getBudgetBytes();
    if (rebuilds == 0)
      target = budget;
    target -= std::max(excess, int64_t(leastStep * double(budget)));
    if (!error.isA<planner::BudgetInfeasible>())
      return std::move(error);
    llvm::consumeError(std::move(error));
    // Loops for less may need more, so that a smaller budget might be kept where
    // this one is not: what `min` would do keeps it if anything does.
    bool isLast = target <= 0 || rebuilds + 1 == mostRebuilds;
    loopOptions.budget = isLast ? "min" : std::to_string(target);
    if (isLast)
      rebuilds = mostRebuilds - 1;
    loopOptions.reserve = "";
    session.reset();
    restore(function, *given);
  }
}
