// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// Moves updates into loops; see the header. Everything is found out first, for one loop
/// after the other; what cannot be moved stays behind the loop with the stacks that it
/// reads.

#include "remat/Transforms/SinkUpdates.h"
#include "BodySlices.h"
#include "LoopBuilding.h"
#include "SinkInvariants.h"
#include "mlir/IR/IRMapping.h"
#include "remat/Analysis/TrainingGraph.h"
#include "remat/Interfaces/RematOpInterface.h"
#include "remat/Transforms/Passes.h"

namespace remat {
#define GEN_PASS_DEF_REMATSINKUPDATES
#include "remat/Transforms/Passes.h.inc"
} // namespace remat

using namespace mlir;
using namespace remat;
using stablehlo::CountedLoop;
using stablehlo::DynamicSliceOp;
using stablehlo::DynamicUpdateSliceOp;
using stablehlo::IterationIndex;
using stablehlo::WhileOp;

namespace {
/// What the ops of one loop's updates are and read.
class UpdateSinker {
public:
  explicit UpdateSinker(const CountedLoop &counted)
      : counted(counted), loop(counted.getLoop()), body(counted.getBody()),
        builder(loop.getContext()) {}

  bool isGain();
  void run();

private:
  void findGradients();
  void addHelpers();
  void findUpdates();
  void findOutputs();
  bool isUpdate(Operation *op);
  bool isAvailable(Value value);
  Operation *getLightMaker(Value value);
  bool isReadInPlace(Value stack, Operation *user) const;
  bool mayBeOverwritten(Value value);
  Value findPartner(Value output);
  bool moves(Operation *op) const {
    return updates.contains(op) || helpers.contains(op);
  }
  bool isMoved(Value value) const {
    return value.getDefiningOp() && moves(value.getDefiningOp());
  }
  bool isFollowing(Value value) const {
    return gradients.contains(value) ||
           (value.getDefiningOp() && updates.contains(value.getDefiningOp()));
  }

  void makeAvailable(Value value);
  Operation *redirectReaders(Value partner, BlockArgument carry);
  Operation *findLater(Operation *a, Operation *b) const;
  Operation *getMaker(Value value) const;
  void chooseStart();
  SmallVector<Value> makeStarts(RankedTensorType stack);
  Value getSlice(Value operand);
  Value cloneOnSlices(Operation *op);
  Operation *findAnchor(Operation *op, Operation *anchor) const;
  void sink(Operation *update);
  void rebuild(ArrayRef<Value> initial);

  CountedLoop counted;
  WhileOp loop;
  Block &body;
  OpBuilder builder;
  /// Results of the loop, with what writes them.
  llvm::MapVector<Value, DynamicUpdateSliceOp> gradients;
  IterationIndex place;
  llvm::SetVector<Operation *> updates;
  /// What they read that nothing else does, readers before what they read.
  llvm::SetVector<Operation *> helpers;
  /// What is read of the updates elsewhere, and what it takes the place of; null: nothing.
  llvm::MapVector<Value, Value> outputs;
  llvm::DenseMap<Value, bool> known;

  /// By partner: the carry in which it is updated, and the last op that reads its slice.
  llvm::DenseMap<Value, BlockArgument> updated;
  llvm::DenseMap<Value, Operation *> lastReaders;
  /// Carries that held partners.
  SmallVector<unsigned> merged;
  /// The slices of gradients and updates in the body, and where they are.
  IRMapping slices;
  /// Where slices begin in the leading dimension.
  Value start;
};
} // namespace

static RankedTensorType getStaticType(Value value) {
  auto type = dyn_cast<RankedTensorType>(value.getType());
  return type && type.hasStaticShape() ? type : RankedTensorType();
}

static int64_t countBytes(Value value) {
  return computeTypeBytes(value.getType()).value_or(0);
}

/// Stacks of which each iteration fills one slice, all of them the same one.
void UpdateSinker::findGradients() {
  for (OpResult result : loop->getResults()) {
    DynamicUpdateSliceOp write = counted.getStackWrite(result.getResultNumber());
    if (!write || result.use_empty() ||
        getStaticType(result).getDimSize(0) != counted.getTripCount())
      continue;
    IterationIndex written = counted.getSliceIndex(write);
    if (gradients.empty())
      place = written;
    if (written == place)
      gradients[result] = write;
  }
}

/// Whether the value is there before the loop, or can be.
bool UpdateSinker::isAvailable(Value value) {
  Operation *maker = value.getDefiningOp();
  if (!maker || maker->getBlock() != loop->getBlock() ||
      maker->isBeforeInBlock(loop))
    return true;
  auto [entry, isNew] = known.try_emplace(value, false);
  if (!isNew)
    return entry->second;
  auto model = dyn_cast<RematOpInterface>(maker);
  bool is = maker != loop && model && model.isRecomputable() &&
            maker->getNumRegions() == 0 &&
            !isa<stablehlo::OptimizationBarrierOp>(maker) &&
            llvm::all_of(maker->getOperands(),
                         [&](Value operand) { return isAvailable(operand); });
  return known[value] = is;
}

/// The op that makes the value of one element, which slices of it are made of, too.
Operation *UpdateSinker::getLightMaker(Value value) {
  Operation *maker = value.getDefiningOp();
  if (auto constant = dyn_cast_or_null<stablehlo::ConstantOp>(maker))
    return cast<ElementsAttr>(constant.getValue()).isSplat() ? maker : nullptr;
  auto broadcast = dyn_cast_or_null<stablehlo::BroadcastInDimOp>(maker);
  bool isOfOne = broadcast && broadcast.getBroadcastDimensions().empty() &&
                 isAvailable(broadcast.getOperand());
  return isOfOne ? maker : nullptr;
}

bool UpdateSinker::isUpdate(Operation *op) {
  auto model = dyn_cast<RematOpInterface>(op);
  if (!model || !model.isRecomputable() || op->getNumRegions() > 0 ||
      op->getNumResults() != 1 || isa<stablehlo::OptimizationBarrierOp>(op) ||
      model.getFusibility() != Fusibility::Elementwise)
    return false;
  RankedTensorType type = getStaticType(op->getResult(0));
  return type && llvm::all_of(op->getOperands(), [&](Value operand) {
           RankedTensorType own = getStaticType(operand);
           bool isWhole = own && own.getShape() == type.getShape();
           if (isFollowing(operand))
             return isWhole;
           bool isOne = own && own.getRank() == 0;
           return (isWhole || isOne) &&
                  (getLightMaker(operand) || isAvailable(operand));
         });
}

/// What is made behind the loop for updates alone, of what there was before, is made with
/// them.
void UpdateSinker::addHelpers() {
  helpers.clear();
  Operation *end = loop->getBlock()->getTerminator();
  for (Operation *op = end->getPrevNode(); op != loop; op = op->getPrevNode())
    if (!updates.contains(op) && !op->use_empty() &&
        llvm::all_of(op->getUsers(), [&](Operation *user) { return moves(user); }) &&
        isUpdate(op) && getStaticType(op->getResult(0)).getRank() > 0 &&
        !getLightMaker(op->getResult(0)))
      helpers.insert(op);
}

/// From the gradients on; those with other readers are none.
void UpdateSinker::findUpdates() {
  for (bool changed = true; changed;) {
    updates.clear();
    for (Operation *op = loop->getNextNode(); op; op = op->getNextNode())
      if (llvm::any_of(op->getOperands(),
                       [&](Value operand) { return isFollowing(operand); }) &&
          isUpdate(op))
        updates.insert(op);
    addHelpers();
    size_t before = gradients.size();
    gradients.remove_if([&](auto &entry) {
      return !llvm::all_of(entry.first.getUsers(), [&](Operation *user) {
        return updates.contains(user);
      });
    });
    changed = gradients.size() < before;
  }
}

/// Whether an op of the body reads the stack's slice of the iteration, and no other.
bool UpdateSinker::isReadInPlace(Value stack, Operation *user) const {
  auto read = dyn_cast<DynamicSliceOp>(user);
  if (!read || read->getBlock() != &body || read.getOperand() != stack)
    return false;
  auto slice = cast<RankedTensorType>(read.getType());
  if (slice.getDimSize(0) != 1 ||
      slice.getShape().drop_front() !=
          cast<RankedTensorType>(stack.getType()).getShape().drop_front())
    return false;
  for (auto [dimension, start] : llvm::enumerate(read.getStartIndices())) {
    std::optional<IterationIndex> index = counted.evaluate(start);
    if (!index || !(*index == (dimension ? IterationIndex() : place)))
      return false;
  }
  return true;
}

/// Whether nobody reads the value once the loop has updated it.
bool UpdateSinker::mayBeOverwritten(Value value) {
  return llvm::all_of(value.getUses(), [&](OpOperand &use) {
    Operation *user = use.getOwner();
    Operation *around = loop->getBlock()->findAncestorOpInBlock(*user);
    if (moves(user) || (around && around->isBeforeInBlock(loop)))
      return true;
    if (user != loop)
      return isReadInPlace(value, user);
    unsigned carry = use.getOperandNumber();
    BlockArgument argument = body.getArgument(carry);
    return counted.isInvariant(carry) && loop->getResult(carry).use_empty() &&
           loop.getCond().front().getArgument(carry).use_empty() &&
           llvm::all_of(argument.getUsers(), [&](Operation *reader) {
             return reader == body.getTerminator() ||
                    isReadInPlace(argument, reader);
           });
  });
}

/// What the output may take the bytes of: the argument that is donated to it, or what
/// the step made before.
Value UpdateSinker::findPartner(Value output) {
  auto function = loop->getParentOfType<func::FuncOp>();
  bool isTop = loop->getBlock() == &function.getBody().front();
  auto isTaken = [&](Value value) {
    return llvm::any_of(outputs,
                        [&](auto &entry) { return entry.second == value; });
  };
  auto isDonated = [&](BlockArgument argument) {
    auto result = isTop ? function.getArgAttrOfType<IntegerAttr>(
                              argument.getArgNumber(), "tf.aliasing_output")
                        : IntegerAttr();
    return result && loop->getBlock()->getTerminator()->getOperand(
                         result.getInt()) == output;
  };
  SmallVector<Operation *> moved(updates.begin(), updates.end());
  llvm::append_range(moved, helpers);
  for (Operation *op : moved)
    for (Value source : op->getOperands()) {
      auto argument = dyn_cast<BlockArgument>(source);
      if (isFollowing(source) || isMoved(source) || source.getType() != output.getType() ||
          isTaken(source) || getLightMaker(source) ||
          (argument && !isDonated(argument)))
        continue;
      if (mayBeOverwritten(source))
        return source;
    }
  return {};
}

void UpdateSinker::findOutputs() {
  for (Operation *update : updates)
    if (!llvm::all_of(update->getUsers(), [&](Operation *user) {
          return updates.contains(user);
        })) {
      Value partner = findPartner(update->getResult(0));
      outputs[update->getResult(0)] = partner;
    }
}

bool UpdateSinker::isGain() {
  findGradients();
  findUpdates();
  findOutputs();
  int64_t before = 0, after = 0;
  for (auto &[gradient, write] : gradients)
    before += countBytes(gradient);
  for (auto &[output, partner] : outputs)
    after += partner ? 0 : countBytes(output);
  return after < before;
}

void UpdateSinker::makeAvailable(Value value) {
  Operation *maker = value.getDefiningOp();
  if (!maker || maker->getBlock() != loop->getBlock() ||
      maker->isBeforeInBlock(loop))
    return;
  for (Value operand : maker->getOperands())
    makeAvailable(operand);
  maker->moveBefore(loop);
}

/// What the body read of the value it reads of the carry that is updated. Returns the last
/// op that does.
Operation *UpdateSinker::redirectReaders(Value partner, BlockArgument carry) {
  SmallVector<Value> read{partner};
  for (OpOperand &operand : loop->getOpOperands())
    if (operand.get() == partner) {
      read.push_back(body.getArgument(operand.getOperandNumber()));
      merged.push_back(operand.getOperandNumber());
    }
  SmallVector<Value> open;
  for (Value value : read)
    for (Operation *user : llvm::make_early_inc_range(value.getUsers()))
      if (user->getBlock() == &body && user != body.getTerminator()) {
        user->replaceUsesOfWith(value, carry);
        open.push_back(user->getResult(0));
      }
  Operation *last = nullptr;
  while (!open.empty()) {
    Value value = open.pop_back_val();
    last = findLater(last, value.getDefiningOp());
    for (Operation *user : value.getUsers()) {
      Operation *around = body.findAncestorOpInBlock(*user);
      last = findLater(last, around);
      if (around == user && user->getNumResults() == 1 &&
          findViewed(user->getResult(0)) == value)
        open.push_back(user->getResult(0));
    }
  }
  return last;
}

/// The later one of two ops of the body; null is before all.
Operation *UpdateSinker::findLater(Operation *a, Operation *b) const {
  if (!a || !b)
    return a ? a : b;
  return a->isBeforeInBlock(b) ? b : a;
}

static RankedTensorType getSliceType(Value stack) {
  auto type = cast<RankedTensorType>(stack.getType());
  SmallVector<int64_t> shape(type.getShape());
  shape.front() = 1;
  return RankedTensorType::get(shape, type.getElementType());
}

/// The operand of an update in the iteration.
Value UpdateSinker::getSlice(Value operand) {
  if (Value known = slices.lookupOrNull(operand))
    return known;
  if (cast<RankedTensorType>(operand.getType()).getRank() == 0)
    return operand;
  if (isMoved(operand))
    return cloneOnSlices(operand.getDefiningOp());
  Location loc = operand.getLoc();
  RankedTensorType type = getSliceType(operand);
  if (Operation *maker = getLightMaker(operand)) {
    if (auto constant = dyn_cast<stablehlo::ConstantOp>(maker))
      return stablehlo::ConstantOp::create(
          builder, loc,
          cast<DenseElementsAttr>(constant.getValue()).resizeSplat(type));
    return stablehlo::BroadcastInDimOp::create(builder, loc, type,
                                               maker->getOperand(0),
                                               builder.getDenseI64ArrayAttr({}));
  }
  auto carry = updated.find(operand);
  Value stack = carry == updated.end() ? operand : Value(carry->second);
  return DynamicSliceOp::create(
      builder, loc, type, stack,
      makeStarts(cast<RankedTensorType>(stack.getType())), type.getShape());
}

Value UpdateSinker::cloneOnSlices(Operation *op) {
  IRMapping mapping;
  for (Value operand : op->getOperands())
    mapping.map(operand, getSlice(operand));
  Value result = builder.clone(*op, mapping)->getResult(0);
  result.setType(getSliceType(op->getResult(0)));
  return result;
}

/// The op of the body that the op on slices has to follow: slices are there, and what it
/// overwrites has been read.
Operation *UpdateSinker::findAnchor(Operation *op, Operation *anchor) const {
  for (Value operand : op->getOperands()) {
    Value slice = slices.lookupOrNull(operand);
    anchor = findLater(anchor, getMaker(slice));
    anchor = findLater(anchor, lastReaders.lookup(operand));
    if (!slice && isMoved(operand))
      anchor = findAnchor(operand.getDefiningOp(), anchor);
  }
  return anchor;
}

/// Does the update on slices, as soon as that is possible.
void UpdateSinker::sink(Operation *update) {
  if (Operation *anchor = findAnchor(update, getMaker(start)))
    builder.setInsertionPointAfter(anchor);
  else
    builder.setInsertionPointToStart(&body);
  slices.map(update->getResult(0), cloneOnSlices(update));
}

/// The op of the body that makes the value; null if it is from around.
Operation *UpdateSinker::getMaker(Value value) const {
  Operation *maker = value ? value.getDefiningOp() : nullptr;
  return maker && maker->getBlock() == &body ? maker : nullptr;
}

/// The gradients' places are equal: the one that is known first.
void UpdateSinker::chooseStart() {
  for (auto &[gradient, write] : gradients) {
    Value place = write.getStartIndices().front();
    if (!start || findLater(getMaker(start), getMaker(place)) == getMaker(start))
      start = place;
  }
}

SmallVector<Value> UpdateSinker::makeStarts(RankedTensorType stack) {
  SmallVector<Value> starts{start};
  for (int64_t rank = 1; rank < stack.getRank(); ++rank)
    starts.push_back(makeInteger(builder, start.getLoc(), start.getType(), 0));
  return starts;
}

/// The body gets a carry for each output, which begins with what that takes the place of,
/// and loses those that are of no use any more.
void UpdateSinker::rebuild(ArrayRef<Value> initial) {
  unsigned before = loop->getNumOperands();
  SmallVector<Value> operands(loop->getOperands());
  llvm::append_range(operands, initial);
  builder.setInsertionPoint(loop);
  auto fresh = WhileOp::create(builder, loop.getLoc(),
                               ValueRange(operands).getTypes(), operands);
  fresh->setDiscardableAttrs(loop->getDiscardableAttrDictionary());
  setDevicePartsOfCarries(fresh);
  fresh.getCond().takeBody(loop.getCond());
  fresh.getBody().takeBody(loop.getBody());
  for (auto [number, entry] : llvm::enumerate(outputs))
    entry.first.replaceAllUsesWith(fresh->getResult(before + number));
  for (Operation *update : llvm::reverse(updates))
    update->erase();
  for (Operation *helper : helpers)
    helper->erase();
  BitVector gone(operands.size());
  for (auto &[gradient, write] : gradients)
    gone.set(cast<OpResult>(gradient).getResultNumber());
  for (unsigned carry : merged)
    gone.set(carry);
  for (unsigned carry = 0; carry < before; ++carry)
    loop->getResult(carry).replaceAllUsesWith(fresh->getResult(carry));
  loop->erase();
  remat::removeCarries(fresh, gone);
}

void UpdateSinker::run() {
  for (const auto &moved : {updates, helpers})
    for (Operation *op : moved)
      for (Value operand : op->getOperands())
        if (!isFollowing(operand) && !isMoved(operand))
          makeAvailable(operand);
  Block &condition = loop.getCond().front();
  builder.setInsertionPoint(loop);
  SmallVector<Value> initial;
  for (auto &[output, partner] : outputs) {
    RankedTensorType type = getStaticType(output);
    auto slice = RankedTensorType::get(type.getShape().drop_front(),
                                       type.getElementType());
    initial.push_back(partner ? partner
                              : makeStack(builder, output.getLoc(),
                                          type.getDimSize(0), slice,
                                          getDevicePartOfRow(output)));
    condition.addArgument(type, output.getLoc());
    BlockArgument carry = body.addArgument(type, output.getLoc());
    if (!partner)
      continue;
    lastReaders[partner] = redirectReaders(partner, carry);
    updated[partner] = carry;
  }
  for (auto &[gradient, write] : gradients)
    slices.map(gradient, write.getUpdate());
  chooseStart();
  for (Operation *update : updates)
    sink(update);
  Operation *end = body.getTerminator();
  builder.setInsertionPoint(end);
  unsigned carry = loop->getNumOperands();
  for (auto &[output, partner] : outputs) {
    Value next = DynamicUpdateSliceOp::create(
        builder, output.getLoc(), output.getType(), body.getArgument(carry++),
        slices.lookup(output), makeStarts(getStaticType(output)));
    end->insertOperands(end->getNumOperands(), next);
  }
  for (auto &[gradient, write] : gradients) {
    unsigned number = cast<OpResult>(gradient).getResultNumber();
    end->setOperand(number, body.getArgument(number));
    write->erase();
  }
  rebuild(initial);
}

static bool sinkUpdatesInto(WhileOp loop) {
  std::optional<CountedLoop> counted = CountedLoop::match(loop);
  if (!counted)
    return false;
  UpdateSinker sinker(*counted);
  if (!sinker.isGain())
    return false;
  sinker.run();
  return true;
}

bool remat::sinkUpdates(func::FuncOp function) {
  bool changed = false;
  for (auto loop :
       llvm::to_vector(function.getBody().front().getOps<WhileOp>()))
    changed |= sinkUpdatesInto(loop);
  return changed;
}

namespace {
struct RematSinkUpdates
    : public remat::impl::RematSinkUpdatesBase<RematSinkUpdates> {
  using RematSinkUpdatesBase::RematSinkUpdatesBase;

  void runOnOperation() override { sinkUpdates(getOperation()); }
};
} // namespace
