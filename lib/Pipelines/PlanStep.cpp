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

/// Share of the time left that the choice of loops and bodies gets, and of that for
/// one of some plans of the whole step.
static constexpr double loopShare = 0.5, planShare = 0.5;
/// A budget that is missed by a small part of it may be kept by loops that are
/// planned for less, by at least some part.
static constexpr double mostExcess = 0.15, leastStep = 0.02;

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

/// Loops as a fixed policy leaves them.
static PlanningOptions forLoopsOf(PlanningOptions options, const char *policy) {
  options.policy = policy;
  options.budget = "";
  options.reserve = "";
  return options;
}

/// Loops that are low, whatever the budget: those of policy `full` and those as
/// given often need less, where a compiler has an order of its own, than those that
/// are planned for the lowest peak. `min` takes the lowest, and budgets that no
/// other loops keep are tried with all.
static std::vector<PlanningOptions> listLowLoops(const PlanningOptions &options) {
  PlanningOptions lowest = options;
  lowest.budget = "min";
  lowest.reserve = "";
  if (options.policy != "auto")
    return {lowest};
  return {forLoopsOf(options, "full"), forLoopsOf(options, "none"), lowest};
}

static llvm::Expected<planner::PlacedSolution>
planLowest(func::FuncOp function, func::FuncOp given,
           const PlanningOptions &options,
           std::unique_ptr<PlanningSession> &session) {
  std::vector<PlanningOptions> variants = listLowLoops(options);
  std::optional<planner::PlacedSolution> lowest;
  OwningOpRef<func::FuncOp> lowestStep;
  for (auto [index, loopOptions] : llvm::enumerate(variants)) {
    if (lowest && isTimeOver(options))
      break;
    session.reset();
    restore(function, given);
    PlanningOptions part =
        shareTime(options, 1.0 / double(variants.size() - index));
    llvm::Expected<planner::PlacedSolution> solution =
        planOnce(function, part, loopOptions, session);
    if (!solution)
      return solution.takeError();
    if (!lowest || solution->arena.getPromisedBytes() <
                       lowest->arena.getPromisedBytes()) {
      lowest = std::move(*solution);
      lowestStep = function.clone();
    }
  }
  // That one again, from memory.
  session.reset();
  restore(function, *lowestStep);
  return planAsIs(function, shareTime(options, 1), session);
}

static bool isForMinimum(const PlanningOptions &options) {
  llvm::Expected<BudgetText> budget = parseBudget(options.budget);
  if (!budget)
    llvm::consumeError(budget.takeError());
  return budget && budget->kind == BudgetText::Kind::Minimum;
}

namespace {
/// Plans a step with loops within a budget that its compiler is held to: with loops
/// for the budget, for somewhat less, and with low ones.
class LoopSearch {
public:
  LoopSearch(func::FuncOp function, func::FuncOp given,
             const PlanningOptions &options,
             std::unique_ptr<PlanningSession> &session)
      : function(function), given(given), options(options), session(session) {}
  llvm::Expected<planner::PlacedSolution> run();

private:
  /// None: the budget is not kept, and `missed` says why.
  llvm::Expected<std::optional<planner::PlacedSolution>>
  attempt(const PlanningOptions &loopOptions);

  func::FuncOp function, given;
  const PlanningOptions &options;
  std::unique_ptr<PlanningSession> &session;
  std::optional<planner::BudgetInfeasible> missed;
};
} // namespace

llvm::Expected<std::optional<planner::PlacedSolution>>
LoopSearch::attempt(const PlanningOptions &loopOptions) {
  if (session) {
    session.reset();
    restore(function, given);
  }
  llvm::Expected<planner::PlacedSolution> solution = planOnce(
      function, shareTime(options, planShare), loopOptions, session);
  if (solution)
    return std::optional(std::move(*solution));
  llvm::Error rest = llvm::handleErrors(
      solution.takeError(), [&](const planner::BudgetInfeasible &infeasible) {
        missed = infeasible;
      });
  if (rest)
    return std::move(rest);
  return std::nullopt;
}

/// An attempt that ends the search.
static llvm::Expected<planner::PlacedSolution>
takeAttempt(llvm::Expected<std::optional<planner::PlacedSolution>> attempt) {
  if (!attempt)
    return attempt.takeError();
  return std::move(**attempt);
}

llvm::Expected<planner::PlacedSolution> LoopSearch::run() {
  auto solution = attempt(options);
  if (!solution || *solution)
    return takeAttempt(std::move(solution));
  planner::BudgetInfeasible lowest = *missed;
  // Loops cannot be planned for so much less.
  int64_t budget = missed->budgetBytes;
  int64_t excess = missed->lowestFoundBytes - budget;
  if (excess > 0 && double(excess) < mostExcess * double(budget) &&
      !isTimeOver(options)) {
    PlanningOptions less = options;
    less.reserve = "";
    less.budget = std::to_string(
        budget - std::max(excess, int64_t(leastStep * double(budget))));
    solution = attempt(less);
    if (!solution || *solution)
      return takeAttempt(std::move(solution));
  }
  // What is found for low loops is what `min` finds.
  for (auto [index, loopOptions] : llvm::enumerate(listLowLoops(options))) {
    // Those of `full` are tried even if time is over.
    if (index > 0 && isTimeOver(options))
      break;
    solution = attempt(loopOptions);
    if (!solution || *solution)
      return takeAttempt(std::move(solution));
    if (index == 0 || missed->lowestFoundBytes < lowest.lowestFoundBytes)
      lowest = *missed;
  }
  return llvm::make_error<planner::BudgetInfeasible>(std::move(lowest));
}

static llvm::Expected<planner::PlacedSolution>
planTimed(func::FuncOp function, const PlanningOptions &options,
          std::unique_ptr<PlanningSession> &session) {
  llvm::Expected<DeviceDescriptor> device = loadDevice(options.device);
  bool isAppraised = device && device->startsEarly && options.appraise;
  if (!device)
    llvm::consumeError(device.takeError());
  if (!isAppraised || options.budget.empty() || !hasLoops(function))
    return planOnce(function, options, options, session);
  OwningOpRef<func::FuncOp> given = function.clone();
  if (!isForMinimum(options))
    return LoopSearch(function, *given, options, session).run();
  if (options.policy != "auto")
    return planOnce(function, options, options, session);
  return planLowest(function, *given, options, session);
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
