// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// Stacks in other types; the header says why.
///
/// ```mlir
/// %zeros = stablehlo.constant dense<0.0> : tensor<8x4xbf16>
/// stablehlo.while(%i = %zero, %stack = %zeros) : tensor<i32>, tensor<8x4xbf16> ... do {
///   %new = stablehlo.dynamic_update_slice %stack, %slice, %i, %c0
///       : (tensor<8x4xbf16>, tensor<1x4xbf16>, tensor<i32>, tensor<i32>)
///       -> tensor<8x4xbf16>
/// ```
/// becomes
/// ```mlir
/// %zeros = stablehlo.constant dense<0> : tensor<8x4xui16>
/// stablehlo.while(%i = %zero, %stack = %zeros) : tensor<i32>, tensor<8x4xui16> ... do {
///   %bits = stablehlo.bitcast_convert %slice : (tensor<1x4xbf16>) -> tensor<1x4xui16>
///   %new = stablehlo.dynamic_update_slice %stack, %bits, %i, %c0
///       : (tensor<8x4xui16>, tensor<1x4xui16>, tensor<i32>, tensor<i32>)
///       -> tensor<8x4xui16>
/// ```

#include "NarrowStacks.h"
#include "remat/Dialect/StableHLO/StableHLO.h"
#include "remat/Interfaces/RematOpInterface.h"
#include "mlir/IR/Matchers.h"
#include "llvm/ADT/SetVector.h"

using namespace mlir;
using namespace remat;

namespace {
/// The values that have to have one type: a stack on its way through loops, slice
/// updates, barriers and reshapes.
class Stack {
public:
  explicit Stack(Value carry) { add(carry); }

  /// Members from the first one.
  void find();
  bool isWorthIt() const;
  void carryAsBits();

  const llvm::SetVector<Value> &getMembers() const { return members; }

private:
  void add(Value value) { members.insert(value); }
  void addCarry(stablehlo::WhileOp loop, unsigned index);
  void enter(OpOperand &operand);
  void findMaker(Value value);
  void findReader(OpOperand &use);

  llvm::SetVector<Value> members;
  /// By which values come in that are no members.
  llvm::SetVector<OpOperand *> entries;
  /// Updates of slices.
  SmallVector<stablehlo::DynamicUpdateSliceOp> updates;
  SmallVector<stablehlo::DynamicSliceOp> slices;
  /// By which others read members as a whole.
  SmallVector<OpOperand *> exits;
};
} // namespace

static bool isInLoop(Operation *op) {
  return op->getParentOfType<stablehlo::WhileOp>() != nullptr;
}

/// What a condition takes slices of is not moved out of the loop.
static bool isInCondition(Operation *op) {
  auto loop = op->getParentOfType<stablehlo::WhileOp>();
  return loop && loop.getCond().isAncestor(op->getParentRegion());
}

static stablehlo::WhileOp getLoopOf(Value value) {
  if (auto argument = dyn_cast<BlockArgument>(value))
    return dyn_cast<stablehlo::WhileOp>(argument.getOwner()->getParentOp());
  return value.getDefiningOp<stablehlo::WhileOp>();
}

/// Whether the value is a stack, if what it is made from is one.
static bool isOnItsWay(Value value) {
  while (Operation *maker = value.getDefiningOp()) {
    if (isa<stablehlo::DynamicUpdateSliceOp, stablehlo::WhileOp>(maker))
      return true;
    if (!isa<stablehlo::ReshapeOp, stablehlo::OptimizationBarrierOp>(maker))
      return false;
    value = maker->getOperand(
        isa<stablehlo::ReshapeOp>(maker) ? 0 : cast<OpResult>(value).getResultNumber());
  }
  return getLoopOf(value) != nullptr;
}

void Stack::enter(OpOperand &operand) {
  if (isOnItsWay(operand.get()))
    add(operand.get());
  else
    entries.insert(&operand);
}

void Stack::addCarry(stablehlo::WhileOp loop, unsigned index) {
  add(loop->getResult(index));
  add(loop.getBody().front().getArgument(index));
  add(loop.getCond().front().getArgument(index));
  enter(loop->getOpOperand(index));
  enter(loop.getBody().front().getTerminator()->getOpOperand(index));
}

void Stack::findMaker(Value value) {
  if (stablehlo::WhileOp loop = getLoopOf(value)) {
    auto argument = dyn_cast<BlockArgument>(value);
    addCarry(loop, argument ? argument.getArgNumber()
                            : cast<OpResult>(value).getResultNumber());
    return;
  }
  Operation *maker = value.getDefiningOp();
  if (auto update = dyn_cast<stablehlo::DynamicUpdateSliceOp>(maker)) {
    updates.push_back(update);
    enter(update->getOpOperand(0));
  } else if (isa<stablehlo::ReshapeOp>(maker)) {
    enter(maker->getOpOperand(0));
  } else {
    enter(maker->getOpOperand(cast<OpResult>(value).getResultNumber()));
  }
}

void Stack::findReader(OpOperand &use) {
  Operation *reader = use.getOwner();
  unsigned index = use.getOperandNumber();
  auto loop = dyn_cast<stablehlo::WhileOp>(reader->getParentOp());
  if (isa<stablehlo::WhileOp>(reader))
    addCarry(cast<stablehlo::WhileOp>(reader), index);
  else if (loop && reader == loop.getBody().front().getTerminator())
    addCarry(loop, index);
  else if (isa<stablehlo::OptimizationBarrierOp>(reader))
    add(reader->getResult(index));
  else if (isa<stablehlo::ReshapeOp>(reader) ||
           (isa<stablehlo::DynamicUpdateSliceOp>(reader) && index == 0))
    add(reader->getResult(0));
  else if (auto slice = dyn_cast<stablehlo::DynamicSliceOp>(reader))
    slices.push_back(slice);
  else
    exits.push_back(&use);
}

void Stack::find() {
  for (size_t next = 0; next < members.size(); ++next) {
    Value value = members[next];
    findMaker(value);
    for (OpOperand &use : value.getUses())
      findReader(use);
  }
}

/// Whether it has other bits at no cost.
static bool isSplat(Value value) {
  SplatElementsAttr splat;
  return value.getDefiningOp<stablehlo::BroadcastInDimOp>() ||
         matchPattern(value, m_Constant(&splat));
}

/// Whether a compiler that has no such slices widens the stack in front of a loop for this
/// one: the loop does not change the stack.
static bool needsWideStack(stablehlo::DynamicSliceOp slice) {
  auto loop = slice->getParentOfType<stablehlo::WhileOp>();
  if (!loop || isInCondition(slice))
    return false;
  Value stack = slice.getOperand();
  Block &body = loop.getBody().front();
  if (auto carry = dyn_cast<BlockArgument>(stack); carry && carry.getOwner() == &body)
    return body.getTerminator()->getOperand(carry.getArgNumber()) == carry;
  return !loop.getBody().isAncestor(stack.getParentRegion());
}

/// Whether a reduction takes the op in, or reads it: compilers have a library for these,
/// which reads no bits.
static bool isReduced(Operation *op) {
  if (isa<stablehlo::ReduceOp>(op))
    return true;
  auto interface = dyn_cast<RematOpInterface>(op);
  return interface && interface.getFusibility() == Fusibility::Elementwise &&
         op->hasOneUse() && isReduced(*op->getUsers().begin());
}

/// What begins with values is copied once as bits, which pays if it is only read: a stack
/// that is written, too, may be an argument that the step gives back in place. What is
/// reduced as a whole is copied behind the loop.
bool Stack::isWorthIt() const {
  bool isWritten = llvm::any_of(updates, isInLoop);
  bool isRead = llvm::any_of(slices, needsWideStack);
  bool isMadeInPieces = llvm::all_of(entries, [&](OpOperand *entry) {
    return isSplat(entry->get()) ||
           (isRead && !isWritten && !isa<stablehlo::ReturnOp>(entry->getOwner()));
  });
  bool isReadInPieces = llvm::none_of(exits, [&](OpOperand *exit) {
    Operation *reader = exit->getOwner();
    return isInLoop(reader) || isa<func::ReturnOp>(reader) ||
           (!isRead && isReduced(reader));
  });
  return (isWritten || isRead) && isMadeInPieces && isReadInPieces;
}

static RankedTensorType getBitsType(Type type) {
  auto tensor = cast<RankedTensorType>(type);
  unsigned width = tensor.getElementTypeBitWidth();
  return tensor.clone(
      IntegerType::get(type.getContext(), width, IntegerType::Unsigned));
}

/// The value's bits, made before the op that reads them.
static Value makeBits(OpBuilder &builder, Value value) {
  RankedTensorType type = getBitsType(value.getType());
  if (auto broadcast = value.getDefiningOp<stablehlo::BroadcastInDimOp>())
    return stablehlo::BroadcastInDimOp::create(
        builder, value.getLoc(), type, makeBits(builder, broadcast.getOperand()),
        broadcast.getBroadcastDimensionsAttr());
  SplatElementsAttr splat;
  if (matchPattern(value, m_Constant(&splat)))
    return stablehlo::ConstantOp::create(builder, value.getLoc(),
                                         splat.bitcast(type.getElementType()));
  return stablehlo::BitcastConvertOp::create(builder, value.getLoc(), type, value);
}

/// Makes the op, which reads bits now, a slice of bits, which are converted behind it.
static void convertBehind(stablehlo::DynamicSliceOp slice) {
  Value result = slice->getResult(0);
  Type narrow = result.getType();
  result.setType(getBitsType(narrow));
  OpBuilder builder(slice->getContext());
  builder.setInsertionPointAfter(slice);
  auto conversion =
      stablehlo::BitcastConvertOp::create(builder, slice.getLoc(), narrow, result);
  result.replaceAllUsesExcept(conversion, conversion);
}

void Stack::carryAsBits() {
  for (stablehlo::DynamicUpdateSliceOp update : updates)
    entries.insert(&update->getOpOperand(1));
  for (OpOperand *exit : exits) {
    OpBuilder builder(exit->getOwner());
    Value bits = exit->get();
    exit->set(stablehlo::BitcastConvertOp::create(builder, bits.getLoc(), bits.getType(),
                                                  bits));
  }
  for (OpOperand *entry : entries) {
    OpBuilder builder(entry->getOwner());
    entry->set(makeBits(builder, entry->get()));
  }
  for (Value member : members)
    member.setType(getBitsType(member.getType()));
  for (stablehlo::DynamicSliceOp slice : slices)
    convertBehind(slice);
}

/// The outermost loop that takes the value from around it for what the op reads.
static stablehlo::WhileOp findCapturingLoop(Value value, Operation *reader) {
  stablehlo::WhileOp outermost;
  for (Operation *op = reader->getParentOp(); op; op = op->getParentOp())
    if (auto loop = dyn_cast<stablehlo::WhileOp>(op);
        loop && !op->isAncestor(value.getParentBlock()->getParentOp()))
      outermost = loop;
  return outermost;
}

/// Slices of what loops take from around them, such as a parameter, are slices of its bits.
static void sliceCaptured(func::FuncOp function,
                          llvm::function_ref<bool(Type)> isNarrow) {
  llvm::DenseMap<std::pair<Value, Operation *>, Value> bits;
  function.walk([&](stablehlo::DynamicSliceOp slice) {
    Value stack = slice.getOperand();
    stablehlo::WhileOp loop = findCapturingLoop(stack, slice);
    if (!loop || isInCondition(slice) || !isNarrow(stack.getType()) ||
        isOnItsWay(stack))
      return;
    Value &made = bits[{stack, loop}];
    OpBuilder builder(loop);
    if (!made)
      made = makeBits(builder, stack);
    slice->setOperand(0, made);
    convertBehind(slice);
  });
}

/// Bits that are converted and back are the bits.
static void dropRoundTrips(func::FuncOp function) {
  function.walk([](stablehlo::BitcastConvertOp second) {
    auto first = second.getOperand().getDefiningOp<stablehlo::BitcastConvertOp>();
    if (!first || first.getOperand().getType() != second.getType())
      return;
    second.replaceAllUsesWith(first.getOperand());
    second.erase();
    if (first->use_empty())
      first.erase();
  });
}

void remat::carryStacksAsBits(func::FuncOp function,
                              llvm::function_ref<bool(Type)> isNarrow) {
  llvm::DenseSet<Value> seen;
  function.walk([&](stablehlo::WhileOp loop) {
    for (Value carry : loop->getResults()) {
      if (!isNarrow(carry.getType()) || seen.contains(carry))
        continue;
      Stack stack(carry);
      stack.find();
      seen.insert_range(stack.getMembers());
      if (stack.isWorthIt())
        stack.carryAsBits();
    }
  });
  sliceCaptured(function, isNarrow);
  dropRoundTrips(function);
}
