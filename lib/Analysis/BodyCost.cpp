// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// What one run of a loop's or branch's body takes: its own problem, kept whole, or
/// the plan that it has.

#include "remat/Analysis/ProblemBuilder.h"
#include "remat/Dialect/Remat/Remat.h"
#include "remat/Dialect/StableHLO/OnlyRun.h"
#include "remat/Planner/Simulator.h"

using namespace mlir;
using namespace remat;
using planner::OpId;
using planner::ValueId;

/// Values that every iteration would make again from what does not change are
/// made before the loop: they become arguments of the body.
static void hoistInvariants(const TrainingGraph &graph, TrainingProblem &body) {
  planner::Problem &problem = body.problem;
  llvm::DenseSet<ValueId> invariant;
  for (size_t index = 0; index < problem.arguments.size(); ++index) {
    ValueId argument = problem.arguments[index];
    bool isCarried = llvm::any_of(graph.getDonations(), [&](const Donation &d) {
      return d.argument == index &&
             graph.getReturn()->getOperand(*d.result) != body.values[argument];
    });
    if (!isCarried)
      invariant.insert(argument);
  }
  auto isWorthIt = [&](OpId id) {
    OpKind kind = problem.ops[id].kind;
    return (kind == OpKind::Pointwise || kind == OpKind::Copy) &&
           llvm::any_of(body.sources[id].ops, [&](unsigned op) {
             return graph.getOp(op).fusibility != Fusibility::Expanding &&
                    !graph.getOp(op).isView();
           });
  };
  std::vector<planner::Op> left;
  for (auto [id, op] : llvm::enumerate(problem.ops)) {
    bool isInvariant = llvm::all_of(
        op.inputs, [&](ValueId input) { return invariant.contains(input); });
    if (isInvariant)
      invariant.insert(op.outputs.begin(), op.outputs.end());
    bool makesResult = llvm::any_of(op.outputs, [&](ValueId output) {
      return llvm::is_contained(problem.results, output);
    });
    if (isInvariant && !makesResult && op.recomputable && isWorthIt(id))
      llvm::append_range(problem.arguments, op.outputs);
    else
      left.push_back(std::move(op));
  }
  problem.ops = std::move(left);
}

/// The peak of one body less what the surrounding op accounts for (a loop's
/// carries, a branch's results), and the time of one run.
static BodyCost computeBodyCost(Block &block, const CostModel &costs) {
  FailureOr<TrainingGraph> graph = TrainingGraph::createForBody(block);
  if (failed(graph))
    return {};
  FusionGroups groups(*graph, costs.getDevice().getFusionOptions());
  ProblemOptions options;
  options.resultsUpFront = false;
  TrainingProblem body = buildProblem(*graph, groups, costs, options);
  bool isLoop = block.getNumArguments() > 0;
  // What the op around the body accounts for.
  std::vector<ValueId> outside =
      isLoop ? body.problem.arguments : body.problem.results;
  // Exported steps have branches in place of loops that run at most once.
  auto loop = dyn_cast<stablehlo::WhileOp>(block.getParentOp());
  if (isLoop && costs.getDevice().hoistsInvariants &&
      !(loop && stablehlo::findOnlyRun(loop)))
    hoistInvariants(*graph, body);
  llvm::Expected<planner::Replay> replay =
      planner::replay(body.problem, planner::makeKeepAllPlan(body.problem));
  if (!replay) {
    llvm::consumeError(replay.takeError());
    return {};
  }
  int64_t accounted = 0;
  for (ValueId value : outside)
    accounted += body.problem.values[value].bytes;
  return {std::max<int64_t>(0, replay->cost.peakBytes - accounted),
          replay->cost.timeNs};
}

/// What the plan of a loop's body comes to, if it has one.
static std::optional<BodyCost> readPlannedCost(Operation *op) {
  auto body = op->getAttrOfType<DictionaryAttr>(RematDialect::bodyAttrName);
  if (!body)
    return std::nullopt;
  return BodyCost{body.getAs<IntegerAttr>("bytes").getInt(),
                  body.getAs<IntegerAttr>("timeNs").getInt()};
}

static BodyCost estimateBodyCost(Operation *op, const CostModel &costs) {
  BodyCost cost;
  for (Region &region : op->getRegions()) {
    if (!region.hasOneBlock())
      continue;
    BodyCost body = computeBodyCost(region.front(), costs);
    cost.bytes = std::max(cost.bytes, body.bytes);
    cost.timeNs = std::max(cost.timeNs, body.timeNs);
  }
  return cost;
}

BodyCost remat::computeBodyCost(Operation *op, const CostModel &costs) {
  std::optional<BodyCost> planned = readPlannedCost(op);
  BodyCost cost = planned ? *planned : estimateBodyCost(op, costs);
  constexpr int64_t longestNs = int64_t(1) << 52;
  int64_t trips = cost.tripCount =
      std::max<int64_t>(1, cast<RematOpInterface>(op).getTripCount());
  cost.timeNs =
      cost.timeNs > longestNs / trips ? longestNs : cost.timeNs * trips;
  return cost;
}

bool remat::isLightControl(Operation *control) {
  return !control
              ->walk([&](Operation *op) {
                auto interface = dyn_cast<RematOpInterface>(op);
                bool isLight = op == control ||
                               op->hasTrait<OpTrait::IsTerminator>() ||
                               (interface &&
                                (interface.getOpKind() == OpKind::Pointwise ||
                                 interface.getOpKind() == OpKind::Copy ||
                                 interface.getOpKind() == OpKind::View ||
                                 interface.getOpKind() == OpKind::Control));
                return isLight ? WalkResult::advance()
                               : WalkResult::interrupt();
              })
              .wasInterrupted();
}
