// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "PairProgram.h"
#include "BodySlices.h"
#include "LoopBuilding.h"
#include "remat/Analysis/ProblemBuilder.h"
#include "remat/Analysis/ShardedSize.h"
#include "remat/Dialect/Remat/Remat.h"
#include "remat/Planner/CutPrices.h"
#include "remat/Transforms/ApplyPlan.h"
#include "remat/Transforms/BranchResiduals.h"
#include "mlir/Transforms/RegionUtils.h"

using namespace mlir;
using namespace remat;

static constexpr StringLiteral carryMarker = "remat.carry";

bool PairProgram::isCarryMarker(Operation *op) {
  auto call = dyn_cast<stablehlo::CustomCallOp>(op);
  return call && call.getCallTargetName() == carryMarker;
}

PairProgram::PairProgram(LoopPair &pair, bool sharesInvariants)
    : pair(pair), builder(pair.forward.getLoop()->getContext()) {
  Location loc = pair.forward.getLoop().getLoc();
  module = ModuleOp::create(loc);
  builder.setInsertionPointToEnd(module->getBody());
  function = func::FuncOp::create(builder, loc, "pair",
                                  builder.getFunctionType({}, {}));
  builder.setInsertionPointToEnd(function.addEntryBlock());
  cloneForward();
  forwardOps = llvm::range_size(getBlock());
  cloneBackward();
  func::ReturnOp::create(builder, loc, results);
  if (sharesInvariants)
    shareInvariants();
  function.setType(builder.getFunctionType(getBlock().getArgumentTypes(),
                                           ValueRange(results).getTypes()));
  setDeviceShapes(function, argumentParts, function.getArgumentTypes());
  // What is the same in all iterations needs no stack.
  for (auto [read, residual] : residuals)
    fewerResiduals |= isa<BlockArgument>(findRoot(residual));
  // One op of branches for the other, so that `forwardOps` stays what it is.
  fewerResiduals |= shareBranchResiduals(getBlock());
}

int PairProgram::addArgument(Value like) {
  argumentParts.push_back(getDeviceShape(like));
  return getBlock().addArgument(like.getType(), like.getLoc()).getArgNumber();
}

Value PairProgram::getArgument(int position) {
  return position < 0 ? Value() : getBlock().getArgument(position);
}

/// Values that the body reads from around its loop become arguments.
void PairProgram::addCaptures(Block &body, IRMapping &mapping) {
  llvm::SetVector<Value> values;
  getUsedValuesDefinedAbove(*body.getParent(), *body.getParent(), values);
  for (Value value : values) {
    if (!captured.contains(value)) {
      int argument = addArgument(value);
      captures[argument] = value;
      captured.map(value, getArgument(argument));
    }
    mapping.map(value, captured.lookup(value));
  }
}

void PairProgram::cloneForward() {
  const stablehlo::CountedLoop &loop = pair.forward;
  Block &body = loop.getBody();
  unsigned carries = body.getNumArguments();
  forwardArguments.assign(carries, -1);
  forwardResults.assign(carries, -1);
  llvm::SmallDenseSet<unsigned> residualCarries;
  for (const ResidualStack &stack : pair.stacks)
    residualCarries.insert(stack.written);
  IRMapping &mapping = forwardMapping;
  for (BlockArgument carry : body.getArguments()) {
    unsigned index = carry.getArgNumber();
    if (residualCarries.contains(index))
      continue;
    Value value = getArgument(forwardArguments[index] = addArgument(carry));
    if (index != loop.getCounter() && !loop.isInvariant(index) &&
        !loop.getStackWrite(index)) {
      value = stablehlo::CustomCallOp::create(builder, carry.getLoc(),
                                              carry.getType(), value,
                                              carryMarker)
                  ->getResult(0);
      setDevicePart(value, getDeviceShape(carry));
    }
    mapping.map(carry, value);
  }
  addCaptures(body, mapping);
  llvm::DenseMap<Operation *, unsigned> writes;
  for (const ResidualStack &stack : pair.stacks)
    writes[loop.getStackWrite(stack.written)] = stack.read;
  for (Operation &op : body.without_terminator()) {
    if (auto found = writes.find(&op); found != writes.end())
      residuals[found->second] =
          mapping.lookup(cast<stablehlo::DynamicUpdateSliceOp>(op).getUpdate());
    else
      builder.clone(op, mapping);
  }
  for (unsigned index = 0; index < carries; ++index) {
    if (residualCarries.contains(index) || loop.isInvariant(index))
      continue;
    forwardResults[index] = results.size();
    results.push_back(
        mapping.lookup(body.getTerminator()->getOperand(index)));
  }
}

void PairProgram::cloneBackward() {
  const stablehlo::CountedLoop &loop = pair.backward;
  Block &body = loop.getBody();
  unsigned carries = body.getNumArguments();
  backwardArguments.assign(carries, -1);
  backwardResults.assign(carries, -1);
  IRMapping &mapping = backwardMapping;
  llvm::DenseMap<Operation *, Value> reads;
  for (const ResidualStack &stack : pair.stacks)
    for (stablehlo::DynamicSliceOp read : loop.getStackReads(stack.read))
      reads[read] = residuals.lookup(stack.read);
  for (BlockArgument carry : body.getArguments())
    if (!residuals.contains(carry.getArgNumber()))
      mapping.map(carry, getArgument(backwardArguments[carry.getArgNumber()] =
                                         addArgument(carry)));
  addCaptures(body, mapping);
  for (Operation &op : body.without_terminator()) {
    if (auto found = reads.find(&op); found != reads.end())
      mapping.map(op.getResult(0), found->second);
    else
      builder.clone(op, mapping);
  }
  for (unsigned index = 0; index < carries; ++index) {
    if (loop.isInvariant(index))
      continue;
    backwardResults[index] = results.size();
    results.push_back(
        mapping.lookup(body.getTerminator()->getOperand(index)));
  }
}

/// What a slice of a stack was made of by giving it a dimension of size one; null if it
/// was not.
static Value getRow(Value slice) {
  Operation *op = slice.getDefiningOp();
  if (!isa_and_present<stablehlo::BroadcastInDimOp, stablehlo::ReshapeOp>(op))
    return {};
  Value row = op->getOperand(0);
  auto type = cast<RankedTensorType>(row.getType());
  auto sliceType = cast<RankedTensorType>(slice.getType());
  bool keepsOrder = true;
  if (auto broadcast = dyn_cast<stablehlo::BroadcastInDimOp>(op))
    keepsOrder = llvm::is_sorted(broadcast.getBroadcastDimensions());
  return keepsOrder && type.getNumElements() == sliceType.getNumElements()
             ? row
             : Value();
}

static void eraseDeadUsers(Value value) {
  for (Operation *user : llvm::to_vector(value.getUsers()))
    if (isOpTriviallyDead(user))
      user->erase();
}

void PairProgram::shareInvariants() {
  // The backward body takes the dimension from a residual that the forward body gave it.
  for (auto &entry : residuals) {
    Value residual = entry.second, row = getRow(residual);
    if (!row)
      continue;
    for (Operation *user : llvm::to_vector(residual.getUsers()))
      if (isa<stablehlo::ReshapeOp>(user) &&
          user->getResult(0).getType() == row.getType())
        user->getResult(0).replaceAllUsesWith(row);
    eraseDeadUsers(residual);
    if (!residual.use_empty())
      continue;
    entry.second = row;
    residual.getDefiningOp()->erase();
    --forwardOps;
  }
  for (OpOperand &own : pair.backward.getLoop()->getOpOperands()) {
    unsigned read = own.getOperandNumber();
    Value argument = getBackwardArgument(read);
    if (!argument || !pair.backward.isInvariant(read))
      continue;
    if (Value capture = captured.lookupOrNull(own.get()))
      argument.replaceAllUsesWith(capture);
    for (OpOperand &other : pair.forward.getLoop()->getOpOperands())
      if (unsigned carry = other.getOperandNumber();
          other.get() == own.get() && getForwardArgument(carry) &&
          pair.forward.isInvariant(carry)) {
        shareSlices(carry, read);
        argument.replaceAllUsesWith(getForwardArgument(carry));
      }
  }
}

/// Replaces `value` by an earlier one, and its reshapes by those of the earlier one.
static void shareValue(Value value, Value earlier) {
  Block *block = earlier.getParentBlock();
  for (Operation *user : llvm::to_vector(value.getUsers())) {
    auto reshape = dyn_cast<stablehlo::ReshapeOp>(user);
    if (!reshape || reshape->getBlock() != block)
      continue;
    auto known = llvm::find_if(earlier.getUsers(), [&](Operation *other) {
      return isa<stablehlo::ReshapeOp>(other) && other->getBlock() == block &&
             other->isBeforeInBlock(reshape) &&
             other->getResult(0).getType() == reshape.getType();
    });
    if (known != earlier.getUsers().end())
      reshape.replaceAllUsesWith(known->getResult(0));
  }
  value.replaceAllUsesWith(earlier);
}

/// Slices that both loops take of an invariant stack, in iterations that belong together,
/// are one op.
void PairProgram::shareSlices(unsigned forwardCarry, unsigned backwardCarry) {
  auto [scale, offset] = pair.forwardIteration;
  for (stablehlo::DynamicSliceOp slice : pair.forward.getStackReads(forwardCarry)) {
    stablehlo::IterationIndex place = pair.forward.getSliceIndex(slice);
    place = {place.scale * scale, place.scale * offset + place.offset};
    for (stablehlo::DynamicSliceOp other :
         pair.backward.getStackReads(backwardCarry))
      if (pair.backward.getSliceIndex(other) == place &&
          other.getType() == slice.getType())
        shareValue(backwardMapping.lookup(other.getResult()),
                   forwardMapping.lookup(slice.getResult()));
  }
}

Operation *PairProgram::placeTurn() {
  auto place = std::next(getBlock().begin(), forwardOps);
  builder.setInsertionPoint(&getBlock(), place);
  return createTurn();
}

Operation *PairProgram::createTurn() {
  auto turn = stablehlo::ConstantOp::create(builder, function.getLoc(),
                                            builder.getBoolAttr(false));
  turn->setAttr(turnAttrName, builder.getUnitAttr());
  return turn;
}

Operation *PairProgram::findTurn(Block &block) {
  for (Operation &op : block)
    if (op.hasAttr(turnAttrName))
      return &op;
  return nullptr;
}

Value PairProgram::getResult(int position) {
  return position < 0 ? Value() : getBlock().getTerminator()->getOperand(position);
}

Value PairProgram::getForwardResult(unsigned carry) {
  return getResult(forwardResults[carry]);
}

Value PairProgram::getBackwardResult(unsigned carry) {
  return getResult(backwardResults[carry]);
}

/// The backward body begins behind the last forward kernel.
void PairProgram::dissolveKernels() {
  Operation *lastForward = nullptr;
  for (Operation &op : getBlock()) {
    recomputes |= isa<RecomputeOp>(op);
    auto kernel = dyn_cast<KernelOp>(op);
    if (!kernel)
      continue;
    if (kernel.getPhase() == KernelPhase::Forward)
      lastForward = &op;
    recomputes |= llvm::any_of(kernel.getBody().front(), [](Operation &inner) {
      return isa<InlineOp>(inner);
    });
  }
  if (lastForward)
    builder.setInsertionPointAfter(lastForward);
  else
    builder.setInsertionPointToStart(&getBlock());
  createTurn();
  for (Operation &op : llvm::make_early_inc_range(getBlock()))
    if (auto group = dyn_cast<GroupOpInterface>(&op))
      dissolveGroup(group);
}

static bool isSaved(const planner::Op &op, LoopPolicy policy) {
  bool isConvolution = op.kind == OpKind::Convolution;
  switch (policy) {
  case LoopPolicy::None:
    return true;
  case LoopPolicy::Full:
  case LoopPolicy::FullWithNext:
    return false;
  case LoopPolicy::Pointwise:
    return op.kind == OpKind::Matmul || isConvolution ||
           op.kind == OpKind::Attention;
  case LoopPolicy::Dots:
    return op.kind == OpKind::Matmul || isConvolution;
  case LoopPolicy::DotsWithoutBatch:
    return op.kind == OpKind::Matmul && !op.batched;
  case LoopPolicy::Priced:
    break;
  }
  return true;
}

static planner::Decisions decide(const planner::Problem &problem,
                                 LoopSaving saving, bool keepsLoops) {
  if (saving.policy == LoopPolicy::Priced)
    return planner::keepAtPrice(problem, saving.nsPerMiB);
  planner::Decisions decisions = planner::retainAll(problem);
  for (const planner::Op &op : problem.ops)
    if (!op.extra && op.phase == Phase::Forward && !isSaved(op, saving.policy) &&
        !(keepsLoops && op.kind == OpKind::Control))
      for (planner::ValueId output : op.outputs)
        decisions.choices[output] = planner::Choice::Recompute;
  return decisions;
}

namespace {
/// The analyses of a pair program.
struct PairAnalysis {
  TrainingGraph graph;
  FusionGroups groups;
  TrainingProblem training;
};
} // namespace

static FailureOr<PairAnalysis> analyze(func::FuncOp function, unsigned turn,
                                       const CostModel &costs,
                                       bool remakesBySteps = true) {
  TrainingGraphOptions graphOptions;
  graphOptions.turn = turn;
  FailureOr<TrainingGraph> graph =
      TrainingGraph::create(function, graphOptions);
  if (failed(graph))
    return failure();
  FusionGroups groups(*graph, costs.getDevice().getFusionOptions());
  ProblemOptions problemOptions;
  problemOptions.resultsUpFront = false;
  problemOptions.remakesBySteps = remakesBySteps;
  TrainingProblem training =
      buildProblem(*graph, groups, costs, problemOptions);
  return PairAnalysis{std::move(*graph), std::move(groups), std::move(training)};
}

LogicalResult PairProgram::plan(const CostModel &costs, LoopSaving saving,
                                bool keepsLoops) {
  // Steps would begin at what the next iteration gets: a second stack of the carries.
  FailureOr<PairAnalysis> analysis =
      analyze(function, forwardOps, costs,
              /*remakesBySteps=*/saving.policy != LoopPolicy::Full);
  if (failed(analysis))
    return failure();
  const TrainingProblem &training = analysis->training;
  llvm::Expected<planner::Plan> plan = planner::buildPlan(
      training.problem, decide(training.problem, saving, keepsLoops));
  if (!plan)
    return function.emitOpError() << llvm::toString(plan.takeError());
  if (failed(applyPlan(analysis->graph, training, *plan)))
    return failure();
  dissolveKernels();
  return success();
}

FailureOr<bool> PairProgram::rematerializeInner(const CostModel &costs,
                                                const InnerForm &form) {
  Operation *marker = placeTurn();
  bool changed = false;
  for (LoopPair &inner : findLoopPairs(getBlock())) {
    FailureOr<bool> isNew = rebuildLoopPair(inner, costs, {form.saving, form.segment});
    if (failed(isNew))
      return failure();
    changed |= *isNew;
  }
  forwardOps = std::distance(getBlock().begin(), marker->getIterator());
  marker->erase();
  return changed;
}

SmallVector<int64_t> PairProgram::listPrices(const CostModel &costs,
                                             size_t most) {
  FailureOr<PairAnalysis> analysis = analyze(function, forwardOps, costs);
  if (failed(analysis))
    return {};
  return llvm::to_vector(
      ArrayRef(planner::listCutPrices(analysis->training.problem, most)));
}
