// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// Plans steps; see the header.

#include "remat/Pipelines/PlanStep.h"
#include "AppraisedLoops.h"
#include "LowestStep.h"
#include "OffloadedStep.h"
#include "remat/Dialect/Remat/Remat.h"
#include "remat/Dialect/StableHLO/StableHLO.h"
#include "remat/Pipelines/ChunkedStep.h"
#include "remat/Target/ExportStableHLO.h"
#include "remat/Transforms/ApplyPlan.h"
#include "remat/Transforms/CompiledMemory.h"
#include "remat/Transforms/LoopBodies.h"
#include "remat/Transforms/PlanMemory.h"
#include "remat/Transforms/WaitingLimits.h"
#include "mlir/IR/BuiltinOps.h"

using namespace mlir;
using namespace remat;

/// Without limits of the user: forms of loops, pieces and kernels are many where a step has
/// several loops with large bodies, and tight budgets then took minutes: some five seconds.
static constexpr uint64_t workForForms = 4000000;

static llvm::Error makeError(const char *what) {
  return llvm::createStringError(llvm::inconvertibleErrorCode(), what);
}

bool remat::hasLoops(func::FuncOp function) {
  return function
      ->walk([](stablehlo::WhileOp) { return WalkResult::interrupt(); })
      .wasInterrupted();
}

llvm::Expected<int64_t> remat::appraiseExport(const PlanningSession &session,
                                              const planner::Plan &plan) {
  func::FuncOp function = session.getGraph().getFunction();
  FailureOr<OwningOpRef<ModuleOp>> module =
      buildPlanned(session.getGraph(), session.getTraining(), plan);
  if (failed(module))
    return makeError("the plan could not be applied for its appraisal");
  auto copy = (*module)->lookupSymbol<func::FuncOp>(function.getSymName());
  PlanningOptions options = session.getOptions();
  options.appraise = nullptr;
  options.budget = "";
  options.reserve = "";
  if (llvm::Error error = applyLoopBodies(copy, options))
    return std::move(error);
  const DeviceDescriptor &device = session.getCosts().getDevice();
  if (failed(exportStableHLO(copy, makeExportOptions(device))))
    return makeError("the plan could not be exported for its appraisal");
  FailureOr<CompiledMemory> memory = estimateCompiledMemory(copy, device);
  if (failed(memory))
    return makeError("the exported step could not be appraised");
  return memory->getPeakBytes();
}

/// Plans a step in pieces, which is mostly bodies of loops: where those for the budget
/// miss it, those of the lowest peak may not.
static llvm::Expected<planner::PlacedSolution>
planChunkedLoops(func::FuncOp function, const PlanningOptions &options,
                 std::unique_ptr<PlanningSession> &session) {
  OwningOpRef<func::FuncOp> given = function.clone();
  llvm::Expected<planner::PlacedSolution> solution =
      planWithLoops(function, options, options, session);
  if (solution || options.budget.empty() || isTimeOver(options))
    return solution;
  llvm::Error error = solution.takeError();
  if (!error.isA<planner::BudgetInfeasible>())
    return std::move(error);
  llvm::consumeError(std::move(error));
  session.reset();
  replaceByClone(function, *given);
  PlanningOptions lowest = options;
  lowest.budget = "min";
  lowest.reserve = "";
  return planWithLoops(function, options, lowest, session);
}

static llvm::Expected<planner::PlacedSolution>
planTimed(func::FuncOp function, const PlanningOptions &options,
          std::unique_ptr<PlanningSession> &session) {
  if (!hasLoops(function))
    return planWaitingLimits(function, options, session);
  bool appraises = isAppraised(options);
  if (!appraises && function->hasAttr(RematDialect::chunksAttrName))
    return planChunkedLoops(function, options, session);
  if (!appraises || options.budget.empty())
    return planWithLoops(function, options, options, session);
  return planAppraisedLoops(function, options, session);
}

static llvm::Expected<planner::PlacedSolution>
planPieces(func::FuncOp function, const PlanningOptions &options,
           std::unique_ptr<PlanningSession> &session) {
  return planInPieces(function, options, session, planTimed);
}

static llvm::Expected<planner::PlacedSolution>
planForms(func::FuncOp function, const PlanningOptions &options,
          std::unique_ptr<PlanningSession> &session) {
  return planWithOffload(function, options, session, planPieces);
}

llvm::Expected<planner::PlacedSolution>
remat::planStep(func::FuncOp function, const PlanningOptions &given,
                std::unique_ptr<PlanningSession> &session) {
  auto begin = planner::Deadline::Clock::now();
  PlanningOptions options = given;
  startTimeLimit(options);
  if (!options.end && options.workLimit == 0) {
    options.workForForms = workForForms;
    options.workDone = std::make_shared<std::atomic<uint64_t>>(0);
  }
  if (!options.memory)
    options.memory = std::make_shared<PlanMemory>();
  llvm::Expected<planner::PlacedSolution> solution =
      planWithLowest(function, options, session, planForms);
  // Trials included, not that of the last plan alone.
  if (solution)
    solution->planSeconds = std::chrono::duration<double>(
                                planner::Deadline::Clock::now() - begin)
                                .count();
  if (solution && solution->plan.cut.empty() && !isTimeOver(options) &&
      isTimeForFormsOver(options))
    solution->plan.cut = "work";
  return solution;
}
