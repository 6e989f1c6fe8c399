// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// Plans the loops of a step: chooses what pairs save and builds them so, and plans
/// bodies.

#include "FormSearch.h"
#include "LoopForms.h"
#include "remat/Dialect/Remat/Remat.h"
#include "remat/Transforms/Chunks.h"
#include "remat/Transforms/Import.h"
#include "remat/Transforms/LoopBodies.h"
#include "remat/Transforms/MergeStacks.h"
#include "remat/Transforms/PlanMemory.h"
#include "remat/Transforms/Planning.h"
#include "remat/Transforms/ReuseStacks.h"
#include "remat/Transforms/ShiftedStacks.h"
#include "remat/Transforms/SinkUpdates.h"
#include "remat/Transforms/SliceTransposes.h"
#include "mlir/IR/BuiltinOps.h"

using namespace mlir;
using namespace remat;

/// Share of the time left that the choice of a form gets where bodies are planned
/// behind it.
static constexpr double formShare = 0.5;

static llvm::Error makeLoopError() {
  return llvm::createStringError(llvm::inconvertibleErrorCode(),
                                 "the loops cannot be planned");
}

llvm::Error remat::buildForms(func::FuncOp function, const CostModel &costs,
                              ArrayRef<LoopForm> forms) {
  if (failed(rematerializeLoops(function, costs, forms)))
    return makeLoopError();
  if (forms.front().sinksUpdates)
    sinkUpdates(function);
  if (forms.front().slicesTransposes)
    sliceTransposes(function);
  if (costs.getDevice().kernelsInLoops) {
    mergeEqualStacks(function);
    mergeShiftedStacks(function);
    reuseReadStacks(function);
  }
  // Where some sites are left at once there are no pairs.
  auto chunks =
      function->getAttrOfType<DictionaryAttr>(RematDialect::chunksAttrName);
  if (chunks && !chunks.contains("sites"))
    chunkFunction(function,
                  {chunks.getAs<IntegerAttr>("pieces").getInt(), std::nullopt},
                  PairBodies::Chunked);
  return llvm::Error::success();
}

/// Keep-all of the loops as given: what the policy `none` takes.
static llvm::Expected<planner::Cost>
measureGiven(func::FuncOp function, const PlanningOptions &given,
             const PlanningSession &session) {
  const DeviceDescriptor &device = session.getCosts().getDevice();
  if (!device.kernelsInLoops) {
    llvm::Expected<planner::Replay> keepAll = session.replayAsGiven();
    return keepAll ? llvm::Expected<planner::Cost>(keepAll->cost)
                   : keepAll.takeError();
  }
  PlanningOptions options = given;
  options.policy = "none";
  options.budget = "";
  options.reserve = "";
  OwningOpRef<ModuleOp> module = ModuleOp::create(function.getLoc());
  func::FuncOp copy = function.clone();
  module->push_back(copy);
  if (llvm::Error error = planGivenBodies(copy, options, device))
    return std::move(error);
  llvm::Expected<std::unique_ptr<PlanningSession>> planned =
      PlanningSession::create(copy, options);
  if (!planned)
    return planned.takeError();
  llvm::Expected<planner::Replay> keepAll = (*planned)->replayAsGiven();
  if (!keepAll)
    return keepAll.takeError();
  return keepAll->cost;
}

llvm::Expected<planner::Cost>
remat::measureAsGiven(func::FuncOp function, const PlanningOptions &options) {
  llvm::Expected<std::unique_ptr<PlanningSession>> session =
      PlanningSession::create(function, options);
  if (!session)
    return session.takeError();
  if (!function.getOps<stablehlo::WhileOp>().empty())
    return measureGiven(function, options, **session);
  llvm::Expected<planner::Replay> keepAll = (*session)->replayAsGiven();
  if (!keepAll)
    return keepAll.takeError();
  return keepAll->cost;
}

llvm::Error remat::describeForms(func::FuncOp function, ArrayRef<LoopForm> forms,
                                 size_t pairs, const planner::Cost &keepAll) {
  Builder builder(function.getContext());
  auto entry = [&](StringRef name, Attribute value) {
    return builder.getNamedAttr(name, value);
  };
  SmallVector<NamedAttribute, 3> entries{
      entry("policy", builder.getStringAttr(printLoopForms(forms))),
      entry("pairs", builder.getI64IntegerAttr(pairs))};
  // Loops that are built anew show no more what repeats what, and need not be asked again.
  auto known =
      function->getAttrOfType<DictionaryAttr>(RematDialect::loopsAttrName);
  if (known ? known.contains("checkpoints") : hasCheckpoints(function))
    entries.push_back(entry("checkpoints", builder.getUnitAttr()));
  describeForm(function, RematDialect::loopsAttrName, entries, keepAll);
  return llvm::Error::success();
}

llvm::Error remat::rebuildLoops(func::FuncOp function, const CostModel &costs,
                                ArrayRef<LoopForm> forms, size_t pairs,
                                const planner::Cost &keepAll) {
  if (llvm::Error error = describeForms(function, forms, pairs, keepAll))
    return error;
  return buildForms(function, costs, forms);
}

/// The form that a policy asks for. What is said of kinds of ops holds in inner loops, too.
static std::optional<LoopForm> findNamedForm(StringRef policy,
                                             MutableArrayRef<LoopPair> pairs) {
  std::optional<LoopForm> form = parseLoopForm(policy);
  if (form && (form->saving == LoopSaving{LoopPolicy::Pointwise} ||
               form->saving == LoopSaving{LoopPolicy::Dots} ||
               form->saving == LoopSaving{LoopPolicy::DotsWithoutBatch}) &&
      llvm::any_of(pairs, hasInnerPairs))
    form->inner = InnerForm{form->saving};
  return form;
}

llvm::Error remat::planLoops(func::FuncOp function,
                             const PlanningOptions &given) {
  if (function.getOps<stablehlo::WhileOp>().empty())
    return llvm::Error::success();
  // What is tried here is no step yet that could be appraised.
  PlanningOptions options = given;
  options.appraise = nullptr;
  startTimeLimit(options);
  if (!options.memory)
    options.memory = std::make_shared<PlanMemory>();
  SmallVector<LoopPair> found = findLoopPairs(function.getBody().front());
  size_t pairs = found.size();
  bool chooses = options.policy == "auto";
  std::optional<LoopForm> form = findNamedForm(options.policy, found);
  llvm::Expected<std::unique_ptr<PlanningSession>> asGiven =
      PlanningSession::create(function, options);
  if (!asGiven)
    return asGiven.takeError();
  // `none`, and policies that say nothing of loops, leave them as they are: a pair
  // that is built anew may need more.
  bool rebuilds = pairs > 0 && (chooses || (form && !(*form == LoopForm{})));
  const CostModel &costs = (*asGiven)->getCosts();
  // What follows refers to the keep-all peak of the loops as given.
  llvm::Expected<planner::Cost> keepAll =
      measureGiven(function, options, **asGiven);
  if (!keepAll)
    return keepAll.takeError();
  if (llvm::Error error = describeForms(function, LoopForm(), pairs, *keepAll))
    return error;
  if (rebuilds) {
    PlanningOptions sharing = shareTime(options, formShare);
    llvm::Expected<LoopForms> forms =
        chooses ? searchForms(function, costs, sharing, *keepAll)
                : LoopForms{*form};
    if (!forms)
      return forms.takeError();
    if (llvm::Error error = rebuildLoops(function, costs, *forms, pairs, *keepAll))
      return error;
  }
  if (llvm::Error error = planLoopBodies(function, options))
    return error;
  bool isPlanned = rebuilds;
  for (auto loop : function.getOps<stablehlo::WhileOp>())
    isPlanned |= loop->hasAttr(RematDialect::bodyAttrName);
  if (!isPlanned)
    function->removeAttr(RematDialect::loopsAttrName);
  return planGivenBodies(function, options, costs.getDevice());
}
