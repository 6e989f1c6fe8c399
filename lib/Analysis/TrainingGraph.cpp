// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// Reads a function into a training graph.
///
/// Phases. Autodiff systems print the forward ops, with the residuals that only
/// the backward pass needs beside them, before the backward ops. Residuals are
/// no ancestors of the loss, so ancestry alone does not find the forward side:
/// the *turn* does, the position where the loss is known and most of the heavy
/// work is still to come. Ops behind the turn that lead to no further heavy
/// work are the optimizer.

#include "remat/Analysis/TrainingGraph.h"
#include "remat/Analysis/FusionGroups.h"
#include "remat/Analysis/ShardedSize.h"
#include "remat/Dialect/StableHLO/StableHLO.h"
#include "llvm/ADT/BitVector.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/CheckedArithmetic.h"

using namespace mlir;
using namespace remat;

std::optional<int64_t> remat::computeTypeBytes(Type type) {
  auto shaped = dyn_cast<ShapedType>(type);
  if (!shaped)
    return 0;
  if (!shaped.hasStaticShape())
    return std::nullopt;
  Type element = shaped.getElementType();
  int64_t factor = 1;
  if (auto complex = dyn_cast<ComplexType>(element)) {
    element = complex.getElementType();
    factor = 2;
  }
  if (!element.isIntOrIndexOrFloat())
    return std::nullopt;
  int64_t bits = element.isIndex() ? 64 : element.getIntOrFloatBitWidth();
  std::optional<int64_t> bytes = factor * ((bits + 7) / 8);
  for (int64_t size : shaped.getShape())
    if (bytes)
      bytes = llvm::checkedMul(*bytes, size);
  constexpr int64_t limit = int64_t(1) << 55;
  if (!bytes || *bytes > limit)
    return std::nullopt;
  return bytes;
}

/// Whether one device holds at most what fits in the address space of a process.
static bool hasUsableSize(Value value) {
  constexpr int64_t limit = int64_t(1) << 47;
  return computeTypeBytes(value.getType()) && computeDeviceBytes(value) <= limit;
}

FailureOr<TrainingGraph>
TrainingGraph::create(func::FuncOp function,
                      const TrainingGraphOptions &options) {
  if (function.isExternal() || !function.getBody().hasOneBlock())
    return function.emitOpError("expected a body of one block; run "
                                "--remat-import (and --lift-cf-to-scf) first");
  TrainingGraph graph;
  graph.function = function;
  graph.block = &function.getBody().front();
  if (!isa<func::ReturnOp>(graph.block->getTerminator()))
    return function.emitOpError("expected a body that ends with 'func.return'");
  if (failed(graph.collectOps()))
    return failure();
  graph.collectDonations();
  if (options.lossResult &&
      *options.lossResult >= graph.returnOp->getNumOperands())
    return function.emitOpError()
           << "has " << graph.returnOp->getNumOperands()
           << " results, so result " << *options.lossResult
           << " cannot be the loss";
  if (options.lossResult) {
    auto type = dyn_cast<RankedTensorType>(
        graph.returnOp->getOperand(*options.lossResult).getType());
    if (type && type.getNumElements() != 1)
      return function.emitOpError()
             << "returns " << type << " as result " << *options.lossResult
             << ", which cannot be the loss: a loss has one element";
  }
  graph.findLoss(options);
  graph.findTurn(options);
  graph.assignPhases();
  graph.classifyArguments();
  return graph;
}

FailureOr<TrainingGraph> TrainingGraph::createForBody(Block &block) {
  TrainingGraph graph;
  graph.block = &block;
  if (failed(graph.collectOps()))
    return failure();
  graph.turn = graph.ops.size();
  graph.findLoss({});
  if (std::optional<unsigned> turn = graph.findTurnByLoss()) {
    graph.turn = *turn;
    graph.assignPhases();
  }
  graph.argumentClasses.assign(block.getNumArguments(), ValueClass::Other);
  unsigned results = graph.returnOp->getNumOperands();
  unsigned arguments = block.getNumArguments();
  for (unsigned i = 0; i < results && results <= arguments; ++i) {
    unsigned argument = arguments - results + i;
    if (block.getArgument(argument).getType() ==
        graph.returnOp->getOperand(i).getType())
      graph.donations.push_back({argument, i});
  }
  return graph;
}

/// The operand whose bytes the result shows. Where one device holds more of a view than
/// of its operand, the parts are exchanged, and the result is memory of its own. Carries
/// stay where they are.
static std::optional<unsigned> findViewedOperand(OpResult result) {
  Operation *op = result.getOwner();
  auto interface = dyn_cast<RematOpInterface>(op);
  if (!interface)
    return std::nullopt;
  std::optional<unsigned> viewed =
      interface.getViewedOperand(result.getResultNumber());
  if (viewed && op->getNumResults() == 1 &&
      computeDeviceBytes(result) > computeDeviceBytes(op->getOperand(*viewed)))
    return std::nullopt;
  return viewed;
}

/// Bytes of all results must be known before anything is added up.
static LogicalResult checkSizes(Operation *op) {
  for (Value result : op->getResults())
    if (!hasUsableSize(result))
      return op->emitOpError()
             << "result of type " << result.getType()
             << " has no static size of at most 2^47 bytes on a device";
  return success();
}

LogicalResult TrainingGraph::collectOps() {
  returnOp = block->getTerminator();
  for (BlockArgument argument : block->getArguments())
    if (!hasUsableSize(argument))
      return emitError(argument.getLoc())
             << "argument " << argument.getArgNumber() << " of type "
             << argument.getType()
             << " has no static size of at most 2^47 bytes on a device";
  for (Operation &operation : block->without_terminator()) {
    if (failed(checkSizes(&operation)))
      return failure();
    GraphOp op{&operation, OpKind::Other, Fusibility::Opaque, Phase::Forward,
               false, std::nullopt};
    if (auto interface = dyn_cast<RematOpInterface>(&operation)) {
      op.kind = interface.getOpKind();
      op.fusibility = interface.getFusibility();
      op.isRecomputable = interface.isRecomputable();
      if (operation.getNumResults() == 1)
        op.viewedOperand = findViewedOperand(operation.getResult(0));
      // What is gathered from other devices is in memory before it is read.
      if (operation.getNumResults() == 1 && !op.isView() &&
          interface.getViewedOperand(0)) {
        op.kind = OpKind::Copy;
        op.fusibility = Fusibility::Opaque;
      }
    }
    indices[&operation] = ops.size();
    ops.push_back(op);
  }
  return success();
}

void TrainingGraph::collectDonations() {
  for (unsigned i = 0, e = function.getNumArguments(); i != e; ++i) {
    auto alias = function.getArgAttrOfType<IntegerAttr>(i, "tf.aliasing_output");
    if (alias && alias.getInt() >= 0 &&
        alias.getInt() < int64_t(returnOp->getNumOperands()))
      donations.push_back({i, unsigned(alias.getInt())});
    else if (auto donor = function.getArgAttrOfType<BoolAttr>(i, "jax.buffer_donor");
             donor && donor.getValue())
      donations.push_back({i, std::nullopt});
  }
}

unsigned TrainingGraph::indexOf(Operation *operation) const {
  if (auto found = indices.find(operation); found != indices.end())
    return found->second;
  Operation *ancestor = block->findAncestorOpInBlock(*operation);
  return indices.lookup(ancestor);
}

bool TrainingGraph::isInside(Value value) const {
  return value.getParentBlock() == block;
}

std::optional<unsigned> TrainingGraph::definingOp(Value value) const {
  Operation *definition = value.getDefiningOp();
  auto found = indices.find(definition);
  if (!definition || found == indices.end())
    return std::nullopt;
  return found->second;
}

int64_t TrainingGraph::getBytes(Value value) const {
  return computeDeviceBytes(value);
}

Value TrainingGraph::getRoot(Value value) const {
  while (auto result = dyn_cast<OpResult>(value)) {
    std::optional<unsigned> viewed = findViewedOperand(result);
    if (!viewed)
      break;
    value = result.getOwner()->getOperand(*viewed);
  }
  return value;
}


llvm::BitVector TrainingGraph::findAncestors(Value value) const {
  llvm::BitVector ancestors(ops.size());
  std::optional<unsigned> start = definingOp(value);
  if (!start)
    return ancestors;
  ancestors.set(*start);
  for (unsigned i = *start + 1; i-- > 0;) {
    if (!ancestors.test(i))
      continue;
    forEachInput(ops[i].operation, [&](Value input) {
      if (std::optional<unsigned> producer = definingOp(input))
        ancestors.set(*producer);
    });
  }
  return ancestors;
}

static bool isHeavy(const GraphOp &op) {
  return op.kind == OpKind::Matmul || op.kind == OpKind::Convolution ||
         op.kind == OpKind::Attention || op.kind == OpKind::Control ||
         op.kind == OpKind::Gather || op.kind == OpKind::Scatter;
}

static bool isFloatScalar(Type type) {
  auto tensor = dyn_cast<RankedTensorType>(type);
  return tensor && tensor.getRank() == 0 &&
         isa<FloatType>(tensor.getElementType());
}

/// The loss is the first scalar result, in block order, that heavy work leads
/// to: learning rates have no heavy ancestors, and gradient norms come later.
void TrainingGraph::findLoss(const TrainingGraphOptions &options) {
  if (options.lossResult) {
    lossResult = options.lossResult;
    return;
  }
  std::optional<unsigned> bestPosition;
  for (auto [index, result] : llvm::enumerate(returnOp->getOperands())) {
    std::optional<unsigned> producer = definingOp(result);
    if (!producer || !isFloatScalar(result.getType()))
      continue;
    if (bestPosition && *bestPosition <= *producer)
      continue;
    llvm::BitVector ancestors = findAncestors(result);
    bool isFromHeavyWork = llvm::any_of(ancestors.set_bits(), [&](unsigned i) {
      return isHeavy(ops[i]) || ops[i].kind == OpKind::Reduction;
    });
    if (!isFromHeavyWork)
      continue;
    bestPosition = *producer;
    lossResult = index;
  }
}

/// Bytes of computed values that are live across each position of the block.
static std::vector<int64_t> computeCrossingBytes(const TrainingGraph &graph) {
  std::vector<int64_t> delta(graph.getOps().size() + 1, 0);
  for (auto [index, op] : llvm::enumerate(graph.getOps())) {
    if (op.isView() || op.fusibility == Fusibility::Expanding)
      continue;
    for (Value result : op.operation->getResults()) {
      unsigned last = index;
      for (Operation *user : result.getUsers())
        if (user != graph.getReturn())
          last = std::max(last, graph.indexOf(user));
      delta[index] += graph.getBytes(result);
      delta[last] -= graph.getBytes(result);
    }
  }
  for (unsigned i = 1; i < delta.size(); ++i)
    delta[i] += delta[i - 1];
  return delta;
}

static double sumFlops(llvm::ArrayRef<GraphOp> ops) {
  double flops = 0;
  for (const GraphOp &op : ops)
    if (auto interface = dyn_cast<RematOpInterface>(op.operation))
      flops += interface.getFlops();
  return flops;
}

/// Gradient accumulation adds each loss to the sum of those before.
Value TrainingGraph::findAddedLoss(Value sum) const {
  std::optional<unsigned> producer = definingOp(sum);
  if (!producer || ops[*producer].fusibility != Fusibility::Elementwise ||
      ops[*producer].operation->getNumOperands() != 2)
    return sum;
  Value lhs = ops[*producer].operation->getOperand(0);
  Value rhs = ops[*producer].operation->getOperand(1);
  if (isa<BlockArgument>(lhs) && isInside(lhs) && definingOp(rhs))
    return rhs;
  return isa<BlockArgument>(rhs) && isInside(rhs) && definingOp(lhs) ? lhs : sum;
}

/// Behind the loss there must be heavy work left: a quarter of all.
std::optional<unsigned> TrainingGraph::findTurnByLoss() const {
  if (!lossResult)
    return std::nullopt;
  Value loss = findAddedLoss(returnOp->getOperand(*lossResult));
  unsigned position = *definingOp(loss) + 1;
  double all = sumFlops(ops);
  double behind = sumFlops(llvm::ArrayRef(ops).drop_front(position));
  return behind >= 0.25 * all ? std::optional(position) : std::nullopt;
}

/// Where the text does not put the loss between forward and backward, the turn
/// is where most computed bytes are alive.
void TrainingGraph::findTurn(const TrainingGraphOptions &options) {
  turn = options.turn.value_or(ops.size());
  if (options.turn || ops.empty())
    return;
  if (std::optional<unsigned> known = findTurnByLoss()) {
    turn = *known;
    return;
  }
  // Scalars of a loop's body are no losses where no gradient follows.
  if (function.isPrivate())
    lossResult = std::nullopt;
  std::vector<int64_t> crossing = computeCrossingBytes(*this);
  turn = std::max_element(crossing.begin(), crossing.end()) - crossing.begin() +
         1;
}

void TrainingGraph::assignPhases() {
  // A loop's body is no step of its own, and has no optimizer behind it.
  bool isBody = !function || function.isPrivate();
  // Whether heavy work or a reduction lies downstream, itself included.
  llvm::BitVector leadsToWork(ops.size());
  for (unsigned i = ops.size(); i-- > turn;) {
    bool leads = isHeavy(ops[i]) || ops[i].kind == OpKind::Reduction;
    for (Operation *user : ops[i].operation->getUsers())
      if (user != returnOp)
        leads |= leadsToWork.test(indexOf(user));
    if (leads)
      leadsToWork.set(i);
    ops[i].phase = leads || isBody ? Phase::Backward : Phase::Optimizer;
  }
  // A copy belongs to what it copies.
  for (GraphOp &op : ops)
    if (isa<stablehlo::ConvertOp>(op.operation) &&
        op.operation->getOperand(0).getType() ==
            op.operation->getResult(0).getType())
      if (std::optional<unsigned> producer =
              definingOp(op.operation->getOperand(0)))
        op.phase = ops[*producer].phase;
}

/// Whether a result of the argument's type is made from it elementwise: a
/// state that is updated.
static bool isUpdatedState(BlockArgument argument, Operation *returnOp) {
  llvm::SmallVector<Value> worklist{argument};
  llvm::SmallPtrSet<Operation *, 16> seen;
  while (!worklist.empty() && seen.size() < 32) {
    Value value = worklist.pop_back_val();
    for (Operation *user : value.getUsers()) {
      if (user == returnOp)
        return true;
      auto interface = dyn_cast<RematOpInterface>(user);
      if (!interface || interface.getFusibility() != Fusibility::Elementwise ||
          user->getNumResults() != 1 || !seen.insert(user).second)
        continue;
      if (user->getResult(0).getType() == argument.getType())
        worklist.push_back(user->getResult(0));
    }
  }
  return false;
}

/// Whether something before the turn reads the argument that heavy work or a reduction
/// follows: an order may have put the part of an update there that needs no gradient.
bool TrainingGraph::isForwardInput(BlockArgument argument) const {
  llvm::SmallVector<Operation *> worklist;
  for (Operation *user : argument.getUsers())
    if (user != returnOp && ops[indexOf(user)].phase == Phase::Forward)
      worklist.push_back(user);
  llvm::SmallPtrSet<Operation *, 16> seen;
  while (!worklist.empty()) {
    Operation *user = worklist.pop_back_val();
    if (user == returnOp || !seen.insert(user).second)
      continue;
    const GraphOp &op = ops[indexOf(user)];
    if (isHeavy(op) || op.kind == OpKind::Reduction)
      return true;
    llvm::append_range(worklist, user->getUsers());
  }
  return false;
}

void TrainingGraph::classifyArguments() {
  llvm::SmallDenseSet<unsigned> donated;
  for (const Donation &donation : donations)
    donated.insert(donation.argument);
  for (BlockArgument argument : function.getArguments()) {
    bool isState = donated.contains(argument.getArgNumber()) ||
                   isUpdatedState(argument, returnOp);
    argumentClasses.push_back(!isState          ? ValueClass::Batch
                              : isForwardInput(argument) ? ValueClass::Parameter
                                                       : ValueClass::OptimizerState);
  }
}

ValueClass TrainingGraph::getClass(Value value) const {
  // What a branch or loop body reads from around it is of no class here.
  if (!isInside(value))
    return ValueClass::Other;
  if (auto argument = dyn_cast<BlockArgument>(value))
    return argumentClasses[argument.getArgNumber()];
  std::optional<unsigned> producer = definingOp(value);
  if (!producer)
    return ValueClass::Other;
  if (ops[*producer].operation->hasTrait<OpTrait::ConstantLike>())
    return ValueClass::Constant;
  switch (ops[*producer].phase) {
  case Phase::Forward:
    return ValueClass::Activation;
  case Phase::Backward:
    return ValueClass::Gradient;
  case Phase::Optimizer:
    return ValueClass::Other;
  }
  return ValueClass::Other;
}
