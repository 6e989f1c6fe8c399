// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// Carries a plan out beside the step that it is for.

#include "remat/Transforms/ApplyPlan.h"

using namespace mlir;
using namespace remat;

/// The function without its ops, at the end of the module.
static func::FuncOp addEmptied(func::FuncOp function, ModuleOp module) {
  func::FuncOp emptied = function.cloneWithoutRegions();
  module.push_back(emptied);
  Block *body = emptied.addEntryBlock();
  for (auto [argument, original] :
       llvm::zip_equal(body->getArguments(), function.getArguments()))
    argument.setLoc(original.getLoc());
  OpBuilder builder = OpBuilder::atBlockEnd(body);
  func::ReturnOp::create(builder,
                         function.getBody().front().getTerminator()->getLoc());
  return emptied;
}

FailureOr<OwningOpRef<ModuleOp>>
remat::buildPlanned(const TrainingGraph &graph, const TrainingProblem &training,
                    const planner::Plan &plan) {
  func::FuncOp given = graph.getFunction();
  auto around = given->getParentOfType<ModuleOp>();
  OwningOpRef<ModuleOp> module = around.cloneWithoutRegions();
  module->getBodyRegion().emplaceBlock();
  for (Operation &op : *around.getBody())
    if (&op != given)
      module->push_back(op.clone());
  func::FuncOp function = addEmptied(given, *module);
  if (failed(applyPlan(graph, training, plan, /*costs=*/nullptr,
                       /*arena=*/nullptr, function)))
    return failure();
  return std::move(module);
}
