// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// Writes a plan's decisions as remarks at the ops that make the values.

#include "remat/Transforms/Remarks.h"
#include "remat/Planner/ModelParts.h"
#include "remat/Planner/ValueFates.h"
#include "remat/Transforms/LoopPairs.h"
#include "mlir/IR/Remarks.h"

using namespace mlir;
using namespace remat;

static remark::RemarkOpts makeOptions(StringRef event, func::FuncOp function) {
  return remark::RemarkOpts::name(event)
      .category("remat")
      .function(function.getSymName());
}

/// Why a value that had to be saved cannot be made again.
static std::string explainPinned(Operation *op) {
  auto interface = dyn_cast<RematOpInterface>(op);
  if (!interface)
    return ("nothing is known about '" + op->getName().getStringRef() + "'").str();
  switch (interface.getOpKind()) {
  case OpKind::Collective:
    return "collectives are never run again";
  case OpKind::Random:
    return "it draws from a hidden random state";
  default:
    return "it may have effects";
  }
}

/// Loops whose iterations make nothing again, and why.
static void emitLoopRemarks(func::FuncOp function) {
  llvm::SmallDenseSet<Operation *, 8> paired;
  for (LoopPair &pair : findLoopPairs(function.getBody().front())) {
    paired.insert(pair.forward.getLoop());
    paired.insert(pair.backward.getLoop());
  }
  for (auto loop : function.getOps<stablehlo::WhileOp>()) {
    if (paired.contains(loop))
      continue;
    StringRef reason =
        stablehlo::CountedLoop::match(loop)
            ? "no other loop reads slices that it alone saves"
            : "its number of iterations is not a constant";
    remark::missed(loop.getLoc(), makeOptions("LoopIsOpaque", function))
        << remark::reason("{0}", reason);
  }
}

void remat::emitPlanRemarks(const PlanningSession &session,
                            const planner::Solution &solution) {
  const TrainingProblem &training = session.getTraining();
  func::FuncOp function = session.getGraph().getFunction();
  emitLoopRemarks(function);
  std::vector<planner::Fate> fates = planner::findFates(training.problem, solution.plan);
  planner::ModelParts parts = planner::findModelParts(training.problem);
  for (auto [id, fate] : llvm::enumerate(fates)) {
    Value value = training.values[id];
    if (fate == planner::Fate::None || !value || !value.getDefiningOp())
      continue;
    Location loc = value.getLoc();
    auto bytes = remark::metric("Bytes", training.problem.values[id].bytes);
    auto name = remark::metric("Value", training.problem.values[id].name);
    const std::string &part = parts.ofValue[id];
    auto addTo = [&](auto &&remark) -> decltype(auto) {
      remark << bytes << name;
      if (!part.empty())
        remark << remark::metric("Part", part);
      return std::forward<decltype(remark)>(remark);
    };
    switch (fate) {
    case planner::Fate::None:
      break;
    case planner::Fate::Saved: {
      std::optional<unsigned> op = session.getGraph().definingOp(value);
      if (op && !session.getGraph().getOp(*op).isRecomputable)
        addTo(remark::missed(loc, makeOptions("NotRecomputable", function)))
            << remark::reason("{0}", explainPinned(value.getDefiningOp()));
      else
        addTo(remark::passed(loc, makeOptions("Saved", function)));
      break;
    }
    case planner::Fate::Recomputed:
      addTo(remark::passed(loc, makeOptions("Recomputed", function)));
      break;
    case planner::Fate::Inlined:
      addTo(remark::passed(loc, makeOptions("Recomputed", function)))
          << remark::metric("Inlined", true);
      break;
    case planner::Fate::Offloaded:
      addTo(remark::passed(loc, makeOptions("Offloaded", function)));
      break;
    }
  }
}

void remat::warnAboutUnusedProfile(const PlanningSession &session) {
  const CostModel &costs = session.getCosts();
  std::vector<StringRef> unused = costs.listUnusedProfileEntries();
  if (unused.empty())
    return;
  session.getGraph().getFunction().emitWarning()
      << unused.size() << " of " << costs.countProfileEntries()
      << " entries of the profile name no kernel of this step, the first '"
      << unused.front()
      << "'; remat-compile --emit=profile writes the names of all kernels";
}
