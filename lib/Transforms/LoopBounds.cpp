// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// Bounds steps with loops; see the header. Each body is taken for what its own
/// bounds say: bounds of the step with such bodies hold for every plan of both.

#include "remat/Transforms/LoopBounds.h"
#include "BodyProgram.h"
#include "mlir/IR/Builders.h"
#include "remat/Dialect/Remat/Remat.h"
#include "remat/Dialect/StableHLO/StableHLO.h"

using namespace mlir;
using namespace remat;

/// What every plan of the body takes for an iteration, beside its arguments.
/// Bodies with loops in them say nothing: these may get other forms.
static llvm::Expected<planner::Cost> boundBody(stablehlo::WhileOp loop,
                                               const PlanningOptions &options,
                                               const DeviceDescriptor &device) {
  BodyProgram program(loop, getSliceAlignment(device));
  auto hasLoops = [](func::FuncOp function) {
    auto stop = [](stablehlo::WhileOp) { return WalkResult::interrupt(); };
    return function->walk(stop).wasInterrupted();
  };
  if (hasLoops(program.getFunction()))
    return planner::Cost();
  llvm::Expected<std::unique_ptr<PlanningSession>> session =
      PlanningSession::create(program.getFunction(),
                              getBodyOptions(options, ""));
  if (!session)
    return session.takeError();
  const planner::Problem &problem = (*session)->getTraining().problem;
  int64_t bytes = planner::computeFloor(problem).bytes -
                  program.getArgumentBytes(device.alignment);
  return planner::Cost{std::max<int64_t>(0, bytes),
                       planner::computeTimeBound(problem)};
}

static void describeBody(stablehlo::WhileOp loop, const planner::Cost &cost) {
  Builder builder(loop.getContext());
  loop->setAttr(RematDialect::bodyAttrName,
                builder.getDictionaryAttr(
                    {builder.getNamedAttr("plan", builder.getStringAttr("")),
                     builder.getNamedAttr(
                         "bytes", builder.getI64IntegerAttr(cost.peakBytes)),
                     builder.getNamedAttr(
                         "timeNs", builder.getI64IntegerAttr(cost.timeNs))}));
}

llvm::Expected<std::optional<LoopBounds>>
remat::boundLoops(func::FuncOp function, const PlanningOptions &options,
                  const DeviceDescriptor &device) {
  if (!device.kernelsInLoops)
    return std::nullopt;
  OwningOpRef<ModuleOp> module = ModuleOp::create(function.getLoc());
  func::FuncOp copy = function.clone();
  module->push_back(copy);
  for (auto loop : copy.getOps<stablehlo::WhileOp>()) {
    llvm::Expected<planner::Cost> cost = boundBody(loop, options, device);
    if (!cost)
      return cost.takeError();
    describeBody(loop, *cost);
  }
  llvm::Expected<std::unique_ptr<PlanningSession>> session =
      PlanningSession::create(copy, options);
  if (!session)
    return session.takeError();
  const planner::Problem &problem = (*session)->getTraining().problem;
  return LoopBounds{{planner::computeFloor(problem).bytes,
                     planner::computeTimeBound(problem)},
                    (*session)->getBudgetBytes()};
}
