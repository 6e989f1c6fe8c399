// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// Plans steps; see the header.

#include "remat/Pipelines/PlanStep.h"
#include "remat/Dialect/StableHLO/StableHLO.h"
#include "remat/Support/Bytes.h"
#include "remat/Target/ExportStableHLO.h"
#include "remat/Transforms/ApplyPlan.h"
#include "remat/Transforms/CompiledMemory.h"
#include "remat/Transforms/LoopBodies.h"
#include "remat/Transforms/PlanMemory.h"
#include "mlir/IR/BuiltinOps.h"

using namespace mlir;
using namespace remat;

/// Loops are rebuilt for smaller budgets at most so often, the last times for the
/// lowest peak and by policy `full`.
static constexpr unsigned mostRebuilds = 5;
/// Share of the time left that the choice of loops and bodies gets, and of that for
/// one of some plans of the whole step.
static constexpr double loopShare = 0.5, planShare = 0.5;
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

/// Plans the step with its loops as they are.
static llvm::Expected<planner::PlacedSolution>
planAsIs(func::FuncOp function, const PlanningOptions &options,
         std::unique_ptr<PlanningSession> &session) {
  llvm::Expected<std::unique_ptr<PlanningSession>> created =
      PlanningSession::create(function, options);
  if (!created)
    return created.takeError();
  session = std::move(*created);
  return session->plan();
}

static llvm::Expected<planner::PlacedSolution>
planOnce(func::FuncOp function, const PlanningOptions &options,
         const PlanningOptions &loopOptions,
         std::unique_ptr<PlanningSession> &session) {
  PlanningOptions sharing = shareTime(loopOptions, loopShare);
  if (options.end && sharing.end)
    sharing.end = std::min(*sharing.end, *options.end);
  if (llvm::Error error = planLoops(function, sharing))
    return std::move(error);
  return planAsIs(function, options, session);
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

/// Loops as the policy `full` leaves them: where a compiler has an order of its
/// own, they often need less than those that are planned for the lowest peak.
static PlanningOptions forFullLoops(PlanningOptions options) {
  options.policy = "full";
  options.budget = "";
  options.reserve = "";
  return options;
}

/// The lower one of the plans for loops of the lowest peak and of policy `full`.
static llvm::Expected<planner::PlacedSolution>
planLowest(func::FuncOp function, func::FuncOp given,
           const PlanningOptions &options,
           std::unique_ptr<PlanningSession> &session) {
  PlanningOptions half = shareTime(options, planShare);
  llvm::Expected<planner::PlacedSolution> first =
      planOnce(function, half, forFullLoops(half), session);
  if (!first)
    return first;
  int64_t promised = first->arena.getPromisedBytes();
  OwningOpRef<func::FuncOp> full = function.clone();
  session.reset();
  restore(function, given);
  PlanningOptions rest = shareTime(options, 1);
  llvm::Expected<planner::PlacedSolution> second =
      planOnce(function, rest, rest, session);
  if (!second || second->arena.getPromisedBytes() <= promised)
    return second;
  // The first one again, from memory.
  session.reset();
  restore(function, *full);
  return planAsIs(function, rest, session);
}

static bool isForMinimum(const PlanningOptions &options) {
  llvm::Expected<BudgetText> budget = parseBudget(options.budget);
  if (!budget)
    llvm::consumeError(budget.takeError());
  return budget && budget->kind == BudgetText::Kind::Minimum;
}

static llvm::Expected<planner::PlacedSolution>
planTimed(func::FuncOp function, const PlanningOptions &options,
          std::unique_ptr<PlanningSession> &session) {
  OwningOpRef<func::FuncOp> given = function.clone();
  llvm::Expected<DeviceDescriptor> device = loadDevice(options.device);
  bool isAppraised = device && device->startsEarly && options.appraise;
  if (!device)
    llvm::consumeError(device.takeError());
  if (isAppraised && options.policy == "auto" && hasLoops(*given) &&
      isForMinimum(options))
    return planLowest(function, *given, options, session);
  PlanningOptions loopOptions = options;
  bool mayRebuild = isAppraised && hasLoops(*given);
  /// What the loops are rebuilt for.
  int64_t target = 0;
  for (unsigned rebuilds = 0;; ++rebuilds) {
    llvm::Expected<planner::PlacedSolution> solution =
        planOnce(function, mayRebuild ? shareTime(options, planShare) : options,
                 loopOptions, session);
    bool canRebuild =
        !solution && mayRebuild && session && session->getBudgetBytes();
    if (!canRebuild || rebuilds == mostRebuilds || isTimeOver(options))
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
    bool isExhausted = loopOptions.budget == "min" && options.policy != "auto";
    if (!error.isA<planner::BudgetInfeasible>() || isExhausted)
      return std::move(error);
    llvm::consumeError(std::move(error));
    // Loops for less may need more, so that a smaller budget might be kept where
    // this one is not: what `min` would do keeps it if anything does.
    bool isLast = target <= 0 || rebuilds + 2 >= mostRebuilds;
    if (loopOptions.budget == "min")
      loopOptions = forFullLoops(loopOptions);
    else
      loopOptions.budget = isLast ? "min" : std::to_string(target);
    if (isLast)
      rebuilds = std::max(rebuilds, mostRebuilds - 2);
    loopOptions.reserve = "";
    session.reset();
    restore(function, *given);
  }
}

llvm::Expected<planner::PlacedSolution>
remat::planStep(func::FuncOp function, const PlanningOptions &given,
                std::unique_ptr<PlanningSession> &session) {
  auto begin = planner::Deadline::Clock::now();
  PlanningOptions options = given;
  startTimeLimit(options);
  if (!options.memory)
    options.memory = std::make_shared<PlanMemory>();
  llvm::Expected<planner::PlacedSolution> solution =
      planTimed(function, options, session);
  // Trials included, not that of the last plan alone.
  if (solution)
    solution->planSeconds = std::chrono::duration<double>(
                                planner::Deadline::Clock::now() - begin)
                                .count();
  return solution;
}
