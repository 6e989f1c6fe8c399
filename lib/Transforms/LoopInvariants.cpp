// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// Motion of invariant code as XLA does it
/// (xla/service/while_loop_invariant_code_motion.cc):
///
/// ```mlir
/// stablehlo.while(%i = %zero, %w = %x) : tensor<i32>, tensor<4x4xbf16> ... do {
///   %wide = stablehlo.convert %w : (tensor<4x4xbf16>) -> tensor<4x4xf32>
///   ...
///   stablehlo.return %next, %w : tensor<i32>, tensor<4x4xbf16>
/// }
/// ```
/// becomes
/// ```mlir
/// %wide = stablehlo.convert %x : (tensor<4x4xbf16>) -> tensor<4x4xf32>
/// stablehlo.while(%i = %zero, %w = %x) : tensor<i32>, tensor<4x4xbf16> ...
/// ```
/// so that the wide copy takes its bytes as long as the loop runs.

#include "LoopInvariants.h"
#include "remat/Interfaces/RematOpInterface.h"
#include "mlir/IR/IRMapping.h"
#include "mlir/IR/Matchers.h"
#include "mlir/Transforms/RegionUtils.h"
#include "llvm/ADT/SetVector.h"

using namespace mlir;
using namespace remat;

namespace {
class InvariantMotion {
public:
  explicit InvariantMotion(stablehlo::WhileOp loop)
      : loop(loop), body(loop.getBody().front()) {}

  bool isInvariant(Value value);
  void run();

private:
  bool isInvariantOp(Operation *op);
  Value getOutside(OpBuilder &builder, Value value);

  stablehlo::WhileOp loop;
  Block &body;
  llvm::DenseMap<Operation *, bool> known;
  /// Values of the body as they are before the loop.
  IRMapping outside;
};
} // namespace

bool InvariantMotion::isInvariant(Value value) {
  if (auto argument = dyn_cast<BlockArgument>(value);
      argument && argument.getOwner() == &body)
    return body.getTerminator()->getOperand(argument.getArgNumber()) == value;
  Operation *maker = value.getDefiningOp();
  if (!maker || maker->getBlock() != &body)
    return true;
  // Operands come first, so that long chains are not followed twice.
  auto [place, isNew] = known.try_emplace(maker, false);
  if (isNew) {
    bool is = isInvariantOp(maker);
    known[maker] = is;
    return is;
  }
  return place->second;
}

bool InvariantMotion::isInvariantOp(Operation *op) {
  auto interface = dyn_cast<RematOpInterface>(op);
  bool moves = isa<stablehlo::OptimizationBarrierOp>(op) ||
               (interface && interface.isRecomputable() &&
                interface.getOpKind() != OpKind::Control);
  return moves && llvm::all_of(op->getOperands(), [&](Value operand) {
           return isInvariant(operand);
         });
}

/// `NotWorthHoistingIndividually`; so are single elements here.
static bool isWorthIt(Operation *op) {
  auto type = dyn_cast<RankedTensorType>(op->getResult(0).getType());
  return type && type.getNumElements() > 1 && op->getNumOperands() > 0 &&
         !isa<stablehlo::BroadcastInDimOp, stablehlo::NegOp, stablehlo::NotOp,
              stablehlo::ReshapeOp, stablehlo::BitcastConvertOp,
              stablehlo::SliceOp, stablehlo::TransposeOp>(op);
}

/// Whether the op's value is known without any value of the program.
static bool isConstant(Operation *op) {
  return llvm::all_of(op->getOperands(), [](Value operand) {
    Operation *maker = operand.getDefiningOp();
    return maker && (maker->getNumOperands() == 0 ||
                     (isa<stablehlo::BroadcastInDimOp>(maker) &&
                      isConstant(maker)));
  });
}

Value InvariantMotion::getOutside(OpBuilder &builder, Value value) {
  if (Value known = outside.lookupOrNull(value))
    return known;
  if (auto argument = dyn_cast<BlockArgument>(value);
      argument && argument.getOwner() == &body)
    return loop->getOperand(argument.getArgNumber());
  Operation *maker = value.getDefiningOp();
  if (!maker || maker->getBlock() != &body)
    return value;
  for (Value operand : maker->getOperands())
    outside.map(operand, getOutside(builder, operand));
  builder.clone(*maker, outside);
  return outside.lookup(value);
}

void InvariantMotion::run() {
  OpBuilder builder(loop);
  for (Operation &op : llvm::make_early_inc_range(body.without_terminator())) {
    if (op.getNumResults() != 1 || !isWorthIt(&op) ||
        !isInvariant(op.getResult(0)) || isConstant(&op))
      continue;
    op.getResult(0).replaceAllUsesWith(getOutside(builder, op.getResult(0)));
  }
  // Those that moved, readers before what they read.
  SmallVector<Operation *> moved;
  for (Operation &op : body.without_terminator())
    if (outside.contains(&op))
      moved.push_back(&op);
  for (Operation *op : llvm::reverse(moved))
    if (op->use_empty())
      op->erase();
}

bool remat::isLoopInvariant(Value value) {
  Operation *parent = value.getParentBlock()->getParentOp();
  auto loop = dyn_cast_or_null<stablehlo::WhileOp>(parent);
  if (!loop || value.getParentBlock() != &loop.getBody().front())
    return false;
  return InvariantMotion(loop).isInvariant(value);
}

void remat::hoistLoopInvariants(stablehlo::WhileOp loop) {
  InvariantMotion(loop).run();
}

/// Whether the value is one number, or that in a tensor, that a constant gives.
static bool isSplatConstant(Value value) {
  if (auto broadcast = value.getDefiningOp<stablehlo::BroadcastInDimOp>())
    value = broadcast.getOperand();
  DenseElementsAttr elements;
  return matchPattern(value, m_Constant(&elements)) && elements.isSplat();
}

/// The number, made in the loop's body.
static Value makeInBody(OpBuilder &builder, Value value) {
  Operation *maker = value.getDefiningOp();
  IRMapping mapping;
  for (Value operand : maker->getOperands())
    mapping.map(operand,
                builder.clone(*operand.getDefiningOp())->getResult(0));
  return builder.clone(*maker, mapping)->getResult(0);
}

void remat::sinkConstantCarries(stablehlo::WhileOp loop) {
  Block &body = loop.getBody().front();
  Operation *yield = body.getTerminator();
  OpBuilder builder = OpBuilder::atBlockBegin(&body);
  for (OpOperand &operand : loop->getOpOperands()) {
    BlockArgument carry = body.getArgument(operand.getOperandNumber());
    if (yield->getOperand(operand.getOperandNumber()) != carry ||
        carry.hasOneUse() || !isSplatConstant(operand.get()))
      continue;
    carry.replaceUsesWithIf(makeInBody(builder, operand.get()),
                            [&](OpOperand &use) {
                              return use.getOwner() != yield;
                            });
  }
  llvm::SetVector<Value> captured;
  getUsedValuesDefinedAbove(loop.getBody(), captured);
  for (Value value : captured)
    if (isSplatConstant(value))
      replaceAllUsesInRegionWith(value, makeInBody(builder, value),
                                 loop.getBody());
}

bool remat::isHandedOn(stablehlo::WhileOp loop, unsigned carry) {
  Block &body = loop.getBody().front();
  return body.getTerminator()->getOperand(carry) == body.getArgument(carry);
}

static SmallVector<stablehlo::DynamicSliceOp> findSlices(BlockArgument carry) {
  SmallVector<stablehlo::DynamicSliceOp> slices;
  for (Operation *user : carry.getUsers())
    if (auto slice = dyn_cast<stablehlo::DynamicSliceOp>(user))
      slices.push_back(slice);
  return slices;
}

/// A slice of a wide tensor, made narrow again.
static void widenSlice(stablehlo::DynamicSliceOp slice) {
  OpResult result = slice->getResult(0);
  auto narrow = cast<RankedTensorType>(result.getType());
  OpBuilder builder(slice->getContext());
  builder.setInsertionPointAfter(slice);
  result.setType(narrow.clone(builder.getF32Type()));
  auto rounded =
      stablehlo::ConvertOp::create(builder, slice.getLoc(), narrow, result);
  result.replaceAllUsesExcept(rounded, rounded);
}

/// The stack as f32, in front of the loop.
static Value makeWide(stablehlo::WhileOp loop, Value stack) {
  OpBuilder builder(loop);
  auto narrow = cast<RankedTensorType>(stack.getType());
  return stablehlo::ConvertOp::create(builder, stack.getLoc(),
                                      narrow.clone(builder.getF32Type()), stack);
}

static void widenStack(stablehlo::WhileOp loop, unsigned index) {
  Value stack = loop->getOperand(index);
  BlockArgument carry = loop.getBody().front().getArgument(index);
  BlockArgument asked = loop.getCond().front().getArgument(index);
  SmallVector<stablehlo::DynamicSliceOp> slices = findSlices(carry);
  if (slices.empty())
    return;
  bool isOnlySliced =
      asked.use_empty() && llvm::range_size(carry.getUses()) == slices.size() + 1;
  Value wide = makeWide(loop, stack);
  if (isOnlySliced) {
    loop->getResult(index).replaceAllUsesWith(stack);
    loop->setOperand(index, wide);
    for (Value of : {Value(loop->getResult(index)), Value(asked), Value(carry)})
      of.setType(wide.getType());
  }
  for (stablehlo::DynamicSliceOp slice : slices) {
    if (!isOnlySliced)
      slice->setOperand(0, wide);
    widenSlice(slice);
  }
}

/// Stacks that the body takes from around the loop.
static void widenCapturedStacks(stablehlo::WhileOp loop,
                                llvm::function_ref<bool(Type)> isNarrow) {
  llvm::DenseMap<Value, Value> wide;
  Block &body = loop.getBody().front();
  for (auto slice : llvm::to_vector(body.getOps<stablehlo::DynamicSliceOp>())) {
    Value stack = slice.getOperand();
    if (!isNarrow(stack.getType()) || stack.getParentBlock() == &body)
      continue;
    Value &widened = wide[stack];
    if (!widened)
      widened = makeWide(loop, stack);
    slice->setOperand(0, widened);
    widenSlice(slice);
  }
}

void remat::widenSlicedStacks(stablehlo::WhileOp loop,
                              llvm::function_ref<bool(Type)> isNarrow) {
  widenCapturedStacks(loop, isNarrow);
  for (unsigned index = 0; index < loop->getNumOperands(); ++index)
    if (isNarrow(loop->getOperand(index).getType()) && isHandedOn(loop, index))
      widenStack(loop, index);
}
