// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// The import: its steps in order, and the pass around them. Whatever may fail
/// comes first; from then on the module is changed.

#include "remat/Transforms/Import.h"
#include "ImportSteps.h"
#include "SinkInvariants.h"
#include "remat/Analysis/ShardedSize.h"
#include "remat/Dialect/Remat/Remat.h"
#include "remat/Dialect/StableHLO/StableHLO.h"
#include "remat/Transforms/Passes.h"
#include "remat/Transforms/UnrollLoops.h"

using namespace mlir;
using namespace remat;

namespace remat {
#define GEN_PASS_DEF_REMATIMPORT
#include "remat/Transforms/Passes.h.inc"
} // namespace remat

/// A step that is made private is not found, which is worth its place.
static LogicalResult reportNoStep(ModuleOp module) {
  auto main = module.lookupSymbol<func::FuncOp>("main");
  if (!main || main.isExternal())
    return module.emitError("the module has no function to plan");
  return emitError(main.getLoc(), "the module has no function to plan: @main is "
                                  "private; make it public");
}

FailureOr<func::FuncOp> remat::findTrainingStep(ModuleOp module) {
  SmallVector<func::FuncOp> candidates;
  for (auto function : module.getOps<func::FuncOp>()) {
    if (function.isExternal() || !function.isPublic())
      continue;
    if (function.getSymName() == "main")
      return function;
    candidates.push_back(function);
  }
  if (candidates.size() == 1)
    return candidates.front();
  if (candidates.empty())
    return reportNoStep(module);
  InFlightDiagnostic error = module.emitError(
      "the module has several public functions, and none is called 'main': ");
  llvm::interleaveComma(candidates, error, [&](func::FuncOp function) {
    error << "@" << function.getSymName();
  });
  error << "; name the step @main, or make the others private";
  return failure();
}

/// Outer loops first: what they make anew their inner ones can.
static void sinkBroadcasts(ModuleOp module) {
  SmallVector<stablehlo::WhileOp> loops;
  module.walk<WalkOrder::PreOrder>(
      [&](stablehlo::WhileOp loop) { loops.push_back(loop); });
  for (stablehlo::WhileOp loop : loops)
    sinkBroadcastInvariants(loop);
}

LogicalResult remat::importModule(ModuleOp module,
                                  const ImportOptions &options) {
  llvm::Expected<CallDeclarations> declarations =
      loadCallDeclarations(options.callDeclarations);
  if (!declarations)
    return module.emitError(llvm::toString(declarations.takeError()));
  if (failed(checkSupported(module, options.keptComposites)) ||
      failed(findTrainingStep(module)))
    return failure();
  dropAsserts(module);
  inlineCalls(module, options.keptComposites);
  takeNames(module);
  if (failed(lowerEnzyme(module)))
    return failure();
  inlineManualComputations(module);
  annotateCalls(module, *declarations);
  expandCHLO(module);
  if (options.undoCheckpoint)
    undoCheckpoint(module);
  simplify(module);
  dropDeadCarries(module);
  for (auto function : module.getOps<func::FuncOp>())
    if (!function.isExternal() && failed(liftScalars(function)))
      return failure();
  expandUpstream(module);
  writeOutArithmetic(module);
  if (options.undoCheckpoint)
    undoCheckpointInLoops(module);
  sinkBroadcasts(module);
  if (options.unrollLoops > 0 && failed(unrollLoops(module, options.unrollLoops)))
    return failure();
  for (auto function : module.getOps<func::FuncOp>())
    if (failed(annotateDeviceShapes(function)))
      return failure();
  return success();
}

namespace {
struct RematImportPass : public remat::impl::RematImportBase<RematImportPass> {
  using RematImportBase::RematImportBase;

  void runOnOperation() override {
    ImportOptions options;
    options.callDeclarations = callDeclarations;
    options.undoCheckpoint = undoCheckpoint;
    options.keptComposites.assign(keepComposites.begin(), keepComposites.end());
    if (failed(importModule(getOperation(), options)))
      signalPassFailure();
  }
};
} // namespace
