// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// Builds the two loops of a pair anew from a planned pair program. Every value
/// that crosses the turn becomes a stack of the forward loop: written at the
/// iteration's place, read in the backward loop directly before its first use.

#include "LoopBuilding.h"
#include "PairProgram.h"
#include "remat/Analysis/ShardedSize.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"
#include "mlir/Transforms/RegionUtils.h"

using namespace mlir;
using namespace remat;
using stablehlo::CountedLoop;

/// Whether the forward loop fills its stacks from the last slice to the first, as reversed
/// scans do. Stacks of what crosses are filled in the same order, so that states before and
/// behind iterations can share one (ShiftedStacks.h).
static bool fillsBackwards(const CountedLoop &loop) {
  for (unsigned carry = 0; carry < loop.getBody().getNumArguments(); ++carry)
    if (Operation *write = loop.getStackWrite(carry))
      return loop.getSliceIndex(write).scale < 0;
  return false;
}

namespace {
/// One new loop under construction: which old carries it keeps, and the bodies.
struct NewLoop {
  stablehlo::WhileOp old;
  SmallVector<Value> operands;
  /// Old carry to new carry; none for those that are gone.
  SmallVector<std::optional<unsigned>> places;
  stablehlo::WhileOp loop;

  Block &getBody() { return loop.getBody().front(); }
  Value getCarry(unsigned oldCarry) {
    return getBody().getArgument(*places[oldCarry]);
  }
};

class LoopRebuilder {
public:
  LoopRebuilder(LoopPair &pair, PairProgram &program, bool savesLast)
      : pair(pair), program(program), isMirrored(fillsBackwards(pair.forward)),
        savesLast(savesLast), builder(pair.forward.getLoop()->getContext()) {}

  void run();

private:
  void collectCrossings();
  void addCrossing(Value value);
  bool isForward(Value value) const;
  bool isInvariant(Value argument) const;
  bool isRemadeInPlace(Operation *op) const;
  NewLoop start(stablehlo::WhileOp old, bool isForwardLoop);
  void create(NewLoop &next);
  Value makePlace(Value counter, Location loc);
  Value saveSlice(Value crossing, Value slice);
  void buildForward();
  void buildBackward();
  Value makeForwardCounter(Location loc);
  void mapOperand(Value value);
  unsigned findInvariant(Value outside);
  void finish(NewLoop &next);

  LoopPair &pair;
  PairProgram &program;
  /// New stacks are filled from the last slice to the first.
  bool isMirrored;
  /// Slices are saved behind all else, as JAX does it: what shows them in another form would
  /// stand between kernels that could be one. Elsewhere directly, which frees them.
  bool savesLast;
  OpBuilder builder;
  /// Ops of the pair program that belong to the forward body.
  llvm::DenseSet<Operation *> forwardOps;
  llvm::SetVector<Value> crossings;
  /// Arguments of the pair program that the backward body reads, also by what it repeats.
  llvm::DenseSet<Value> readArguments;
  NewLoop forward, backward;
  /// Carries of the new loops that hold the crossings' stacks.
  llvm::DenseMap<Value, unsigned> written, read;
  IRMapping mapping;
  Value forwardCounter;
};
} // namespace

bool LoopRebuilder::isForward(Value value) const {
  return value.getDefiningOp() && forwardOps.contains(value.getDefiningOp());
}

/// Ops that the backward body repeats rather than reading a stack: constants,
/// views, arithmetic of places, and slices of what is the same in all iterations.
bool LoopRebuilder::isRemadeInPlace(Operation *op) const {
  if (op->getNumRegions() > 0 || op->getNumResults() != 1 ||
      PairProgram::isCarryMarker(op))
    return false;
  if (op->getNumOperands() == 0)
    return isMemoryEffectFree(op);
  if (stablehlo::isSingleInteger(op->getResult(0)) &&
      llvm::all_of(op->getOperands(), stablehlo::isSingleInteger))
    return isMemoryEffectFree(op);
  if (auto slice = dyn_cast<stablehlo::DynamicSliceOp>(op))
    return isInvariant(slice.getOperand());
  return isView(op);
}

/// Whether the argument holds the same in all iterations of the forward loop.
bool LoopRebuilder::isInvariant(Value argument) const {
  if (auto own = dyn_cast<BlockArgument>(argument);
      own && program.getCapture(own))
    return true;
  for (unsigned carry = 0; carry < pair.forward.getBody().getNumArguments();
       ++carry)
    if (program.getForwardArgument(carry) == argument)
      return pair.forward.isInvariant(carry);
  return false;
}

void LoopRebuilder::addCrossing(Value value) {
  if (isa<BlockArgument>(value))
    readArguments.insert(value);
  if (!isForward(value))
    return;
  Operation *op = value.getDefiningOp();
  if (!isRemadeInPlace(op)) {
    crossings.insert(value);
    return;
  }
  for (Value operand : op->getOperands())
    addCrossing(operand);
}

/// Calls `visit` for each value that `op` or its regions read from outside.
static void forEachOperand(Operation *op,
                           llvm::function_ref<void(Value)> visit) {
  for (Value operand : op->getOperands())
    visit(operand);
  llvm::SetVector<Value> captured;
  for (Region &region : op->getRegions())
    getUsedValuesDefinedAbove(region, region, captured);
  for (Value value : captured)
    visit(value);
}

void LoopRebuilder::collectCrossings() {
  Operation *turn = program.getTurn();
  bool isBehindTurn = false;
  for (Operation &op : program.getBlock().without_terminator()) {
    isBehindTurn |= &op == turn;
    if (!isBehindTurn)
      forwardOps.insert(&op);
    else
      forEachOperand(&op, [&](Value operand) { addCrossing(operand); });
  }
  for (unsigned carry = 0; carry < pair.backward.getBody().getNumArguments();
       ++carry)
    if (Value result = program.getBackwardResult(carry))
      addCrossing(result);
}

NewLoop LoopRebuilder::start(stablehlo::WhileOp old, bool isForwardLoop) {
  NewLoop next;
  next.old = old;
  next.places.resize(old->getNumOperands());
  for (unsigned carry = 0; carry < old->getNumOperands(); ++carry) {
    if (!(isForwardLoop ? program.getForwardArgument(carry)
                        : program.getBackwardArgument(carry)))
      continue;
    next.places[carry] = next.operands.size();
    next.operands.push_back(old->getOperand(carry));
  }
  return next;
}

/// The loop with its condition; the body has arguments and nothing else yet.
void LoopRebuilder::create(NewLoop &next) {
  builder.setInsertionPoint(next.old);
  SmallVector<Type> types = llvm::to_vector(ValueRange(next.operands).getTypes());
  next.loop = stablehlo::WhileOp::create(builder, next.old.getLoc(), types,
                                         next.operands);
  setDevicePartsOfCarries(next.loop);
  SmallVector<Location> locations;
  for (Value operand : next.operands)
    locations.push_back(operand.getLoc());
  Block *condition = builder.createBlock(&next.loop.getCond(), {}, types,
                                         locations);
  Block &oldCondition = next.old.getCond().front();
  IRMapping arguments;
  for (BlockArgument argument : oldCondition.getArguments())
    if (std::optional<unsigned> place = next.places[argument.getArgNumber()])
      arguments.map(argument, condition->getArgument(*place));
  for (Operation &op : oldCondition)
    builder.clone(op, arguments);
  builder.createBlock(&next.loop.getBody(), {}, types, locations);
}

/// The place in a stack that belongs to the iteration in which the forward loop's counter
/// has this value.
Value LoopRebuilder::makePlace(Value counter, Location loc) {
  int64_t first = pair.forward.getCounterIndex().offset;
  if (isMirrored)
    return stablehlo::SubtractOp::create(
        builder, loc,
        makeInteger(builder, loc, counter.getType(),
                    first + pair.forward.getTripCount() - 1),
        counter);
  if (first == 0)
    return counter;
  return stablehlo::SubtractOp::create(
      builder, loc, counter,
      makeInteger(builder, loc, counter.getType(), first));
}

/// The stack of `crossing` with this iteration's slice in it.
Value LoopRebuilder::saveSlice(Value crossing, Value slice) {
  Location loc = crossing.getLoc();
  Value place = makePlace(forward.getCarry(pair.forward.getCounter()), loc);
  return writeSlice(builder, loc,
                    forward.getBody().getArgument(written[crossing]), slice,
                    place);
}

void LoopRebuilder::buildForward() {
  const CountedLoop &loop = pair.forward;
  forward = start(loop.getLoop(), /*isForwardLoop=*/true);
  builder.setInsertionPoint(loop.getLoop());
  for (Value value : crossings) {
    written[value] = forward.operands.size();
    forward.operands.push_back(
        makeStack(builder, value.getLoc(), pair.forward.getTripCount(),
                  cast<RankedTensorType>(value.getType()),
                  getDeviceShape(value)));
  }
  create(forward);
  Block &body = forward.getBody();
  IRMapping inside;
  for (BlockArgument argument : program.getBlock().getArguments())
    if (Value outside = program.getCapture(argument))
      inside.map(argument, outside);
  for (auto [carry, place] : llvm::enumerate(forward.places))
    if (place)
      inside.map(program.getForwardArgument(carry), body.getArgument(*place));
  llvm::DenseMap<Value, Value> stacks;
  for (Operation &op : program.getBlock()) {
    if (!forwardOps.contains(&op))
      break;
    if (PairProgram::isCarryMarker(&op))
      inside.map(op.getResult(0), inside.lookup(op.getOperand(0)));
    else
      builder.clone(op, inside);
    for (Value result : op.getResults())
      if (crossings.contains(result) && !savesLast)
        stacks[result] = saveSlice(result, inside.lookup(result));
  }
  for (Value value : crossings)
    if (savesLast)
      stacks[value] = saveSlice(value, inside.lookup(value));
  SmallVector<Value> results;
  for (auto [carry, place] : llvm::enumerate(forward.places)) {
    if (!place)
      continue;
    Value result = program.getForwardResult(carry);
    results.push_back(result ? inside.lookup(result) : body.getArgument(*place));
  }
  for (Value value : crossings)
    results.push_back(stacks.lookup(value));
  stablehlo::ReturnOp::create(builder, loop.getLoop().getLoc(), results);
}

/// The forward loop's counter in the iteration that belongs to this one.
Value LoopRebuilder::makeForwardCounter(Location loc) {
  if (forwardCounter)
    return forwardCounter;
  OpBuilder::InsertionGuard guard(builder);
  builder.setInsertionPointToStart(&backward.getBody());
  Value counter = backward.getCarry(pair.backward.getCounter());
  Type type =
      program.getForwardArgument(pair.forward.getCounter()).getType();
  if (counter.getType() != type)
    counter = stablehlo::ConvertOp::create(builder, loc, type, counter);
  // k = scale * (counter - first) + offset
  auto [scale, offset] = pair.forwardIteration;
  int64_t shift = offset - scale * pair.backward.getCounterIndex().offset +
                  pair.forward.getCounterIndex().offset;
  Value constant = makeInteger(builder, loc, type, shift);
  if (scale < 0)
    counter = stablehlo::SubtractOp::create(builder, loc, constant, counter);
  else if (shift != 0)
    counter = stablehlo::AddOp::create(builder, loc, counter, constant);
  return forwardCounter = counter;
}

/// The carry of the new backward loop that holds a value from outside in every
/// iteration, or none yet: then the number of carries.
unsigned LoopRebuilder::findInvariant(Value outside) {
  for (auto [carry, place] : llvm::enumerate(backward.places))
    if (place && pair.backward.isInvariant(carry) &&
        backward.operands[*place] == outside)
      return *place;
  for (unsigned place = 0; place < backward.operands.size(); ++place)
    if (!llvm::is_contained(backward.places, std::optional<unsigned>(place)) &&
        backward.operands[place] == outside)
      return place;
  return backward.operands.size();
}

/// Makes `value` of the pair program available where the builder stands.
void LoopRebuilder::mapOperand(Value value) {
  if (mapping.contains(value))
    return;
  Location loc = value.getLoc();
  if (auto found = read.find(value); found != read.end()) {
    Value stack = backward.getBody().getArgument(found->second);
    Value place = makePlace(makeForwardCounter(loc), loc);
    mapping.map(value, readSlice(builder, loc, stack, place));
    return;
  }
  if (isForward(value)) {
    Operation *op = value.getDefiningOp();
    for (Value operand : op->getOperands())
      mapOperand(operand);
    builder.clone(*op, mapping);
    return;
  }
  if (value == program.getForwardArgument(pair.forward.getCounter()))
    mapping.map(value, makeForwardCounter(loc));
}

void LoopRebuilder::buildBackward() {
  const CountedLoop &loop = pair.backward;
  backward = start(loop.getLoop(), /*isForwardLoop=*/false);
  for (Value value : crossings) {
    read[value] = backward.operands.size();
    backward.operands.push_back(forward.loop->getResult(written[value]));
  }
  // Invariants of the forward loop that the backward body now reads.
  llvm::DenseMap<Value, unsigned> invariants;
  for (unsigned carry = 0; carry < forward.places.size(); ++carry) {
    Value argument = program.getForwardArgument(carry);
    if (!argument || !pair.forward.isInvariant(carry) ||
        !readArguments.contains(argument))
      continue;
    Value outside = forward.old->getOperand(carry);
    unsigned place = findInvariant(outside);
    if (place == backward.operands.size())
      backward.operands.push_back(outside);
    invariants[argument] = place;
  }
  create(backward);
  Block &body = backward.getBody();
  for (BlockArgument argument : program.getBlock().getArguments())
    if (Value outside = program.getCapture(argument))
      mapping.map(argument, outside);
  for (auto [carry, place] : llvm::enumerate(backward.places))
    if (place)
      mapping.map(program.getBackwardArgument(carry), body.getArgument(*place));
  for (auto [argument, place] : invariants)
    mapping.map(argument, body.getArgument(place));
  for (Operation &op : program.getBlock().without_terminator()) {
    if (forwardOps.contains(&op))
      continue;
    forEachOperand(&op, [&](Value operand) { mapOperand(operand); });
    builder.clone(op, mapping);
  }
  SmallVector<Value> results(body.getArguments());
  for (auto [carry, place] : llvm::enumerate(backward.places))
    if (Value result = place ? program.getBackwardResult(carry) : Value()) {
      mapOperand(result);
      results[*place] = mapping.lookup(result);
    }
  stablehlo::ReturnOp::create(builder, loop.getLoop().getLoc(), results);
}

void LoopRebuilder::finish(NewLoop &next) {
  eraseDeadOps(next.getBody());
  for (auto [carry, place] : llvm::enumerate(next.places))
    if (place)
      next.old->getResult(carry).replaceAllUsesWith(
          next.loop->getResult(*place));
}

void LoopRebuilder::run() {
  collectCrossings();
  buildForward();
  buildBackward();
  finish(backward);
  backward.old->erase();
  finish(forward);
  forward.old->erase();
}

void remat::rebuildLoops(LoopPair &pair, PairProgram &program, bool savesLast) {
  LoopRebuilder(pair, program, savesLast).run();
}

FailureOr<bool>
remat::rematerializeLoopPair(LoopPair &pair, const CostModel &costs,
                             LoopSaving saving,
                             const std::optional<InnerForm> &inner) {
  PairProgram program(pair, /*sharesInvariants=*/inner.has_value());
  FailureOr<bool> hasNewInner =
      inner ? program.rematerializeInner(costs, *inner) : false;
  // They save by themselves what is worth it.
  if (failed(hasNewInner) ||
      failed(program.plan(costs, saving, /*keepsLoops=*/inner.has_value())))
    return failure();
  if (!program.hasRecomputation() && !program.hasFewerResiduals() &&
      !*hasNewInner)
    return false;
  rebuildLoops(pair, program, costs.getDevice().getFusionOptions().merges());
  return true;
}

SmallVector<int64_t> remat::suggestPrices(LoopPair &pair,
                                          const CostModel &costs, size_t most) {
  return PairProgram(pair).listPrices(costs, most);
}
