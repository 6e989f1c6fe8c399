// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// Carries out the plans of loops' bodies; see LoopBodies.h.

#include "BodyProgram.h"
#include "remat/Analysis/Names.h"
#include "remat/Dialect/Remat/Remat.h"
#include "remat/Transforms/ApplyPlan.h"
#include "remat/Transforms/LoopBodies.h"
#include "remat/Transforms/WaitingLimits.h"

using namespace mlir;
using namespace remat;

/// Carries out the plan of one body, whose inner loops are done.
static llvm::Error applyBody(stablehlo::WhileOp loop,
                             const PlanningOptions &options,
                             bool describesKernels) {
  auto description =
      loop->getAttrOfType<DictionaryAttr>(RematDialect::bodyAttrName);
  llvm::Expected<planner::Plan> plan =
      planner::parsePlan(description.getAs<StringAttr>("plan").getValue());
  if (!plan)
    return plan.takeError();
  llvm::Expected<DeviceDescriptor> device = loadDevice(options.device);
  if (!device)
    return device.takeError();
  BodyProgram program(loop, getSliceAlignment(*device));
  PlanningOptions inner = getBodyOptions(options, "");
  if (llvm::Error error =
          restoreWaitingLimit(program.getFunction(), inner, *plan))
    return error;
  llvm::Expected<std::unique_ptr<PlanningSession>> session =
      PlanningSession::create(program.getFunction(), inner);
  if (!session)
    return session.takeError();
  // A loop that runs again reads clones of what it read, which have names of
  // their own. The plan is verified against the body's problem all the same.
  plan->problemSha256 = planner::problemSha256((*session)->getProblemText());
  llvm::Expected<planner::PlacedSolution> solution =
      (*session)->verify(std::move(*plan));
  if (!solution)
    return llvm::createStringError(
        llvm::inconvertibleErrorCode(),
        "the plan of the loop at %s is not one of its body: %s; passes that change "
        "bodies run before --remat-loops, not between it and --remat-apply",
        formatSourceLocation(loop.getLoc()).c_str(),
        llvm::toString(solution.takeError()).c_str());
  if (failed(applyPlan((*session)->getGraph(), (*session)->getTraining(), solution->plan,
                       describesKernels ? &(*session)->getCosts() : nullptr)))
    return llvm::createStringError(llvm::inconvertibleErrorCode(),
                                   "the plan of a loop's body could not be "
                                   "applied");
  program.replaceBody();
  return llvm::Error::success();
}

/// Loops below `op` that carry a plan, the outer ones only.
static SmallVector<stablehlo::WhileOp> findPlannedLoops(Operation *root) {
  SmallVector<stablehlo::WhileOp> loops;
  root->walk<WalkOrder::PreOrder>([&](stablehlo::WhileOp loop) {
    if (loop == root || !loop->hasAttr(RematDialect::bodyAttrName))
      return WalkResult::advance();
    loops.push_back(loop);
    return WalkResult::skip();
  });
  return loops;
}

/// Outer loops come first: their plans are for inner ones without kernels.
static llvm::Error applyBelow(Operation *root, const PlanningOptions &options,
                              bool describesKernels) {
  for (stablehlo::WhileOp loop : findPlannedLoops(root)) {
    if (llvm::Error error = applyBody(loop, options, describesKernels))
      return error;
    if (llvm::Error error = applyBelow(loop, options, describesKernels))
      return error;
  }
  return llvm::Error::success();
}

llvm::Error remat::applyLoopBodies(func::FuncOp function,
                                   const PlanningOptions &options,
                                   bool describesKernels) {
  return applyBelow(function, options, describesKernels);
}
