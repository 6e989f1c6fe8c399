// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "AttentionArguments.h"
#include "DeviceAttentionParts.h"
#include "mlir/IR/Matchers.h"
#include "remat/Analysis/AttentionBackward.h"
#include "llvm/ADT/MapVector.h"
#include "llvm/Support/MathExtras.h"

using namespace mlir;
using namespace remat;
namespace hlo = remat::stablehlo;

int64_t remat::getStride(ArrayRef<RowValue> values) {
  constexpr int64_t numbersOfChunk = 4;
  return std::max<int64_t>(llvm::alignTo(values.size(), numbersOfChunk),
                           numbersOfChunk);
}

bool remat::dependsOn(func::FuncOp function, unsigned result, unsigned argument) {
  Value end = function.getBody().front().getTerminator()->getOperand(result);
  Value start = function.getArgument(argument);
  return end == start || llvm::any_of(findMakers(end, {}), [&](Operation *op) {
           return llvm::is_contained(op->getOperands(), start);
         });
}

/// After its block and its results have changed.
static void updateType(func::FuncOp function) {
  Block &block = function.getBody().front();
  function.setType(FunctionType::get(function.getContext(), block.getArgumentTypes(),
                                     block.getTerminator()->getOperandTypes()));
}

static BlockArgument addArgument(func::FuncOp function, Value like) {
  return function.getBody().front().addArgument(like.getType(), like.getLoc());
}

void remat::keepInF32(func::FuncOp function, unsigned product) {
  BlockArgument argument = function.getArgument(product);
  auto type = cast<RankedTensorType>(argument.getType());
  auto isConversion = [](Operation *user) {
    auto convert = dyn_cast<hlo::ConvertOp>(user);
    return convert && getElementTypeOrSelf(convert.getType()).isF32();
  };
  if (type.getElementTypeBitWidth() > 16 ||
      !llvm::all_of(argument.getUsers(), isConversion))
    return;
  argument.setType(type.clone(Float32Type::get(type.getContext())));
  for (Operation *user : llvm::make_early_inc_range(argument.getUsers())) {
    user->getResult(0).replaceAllUsesWith(argument);
    user->erase();
  }
  updateType(function);
}

/// What has the order of dimensions of `logits`: ops on single elements make it of them.
static llvm::DenseSet<Value> findSameOrder(Value logits) {
  auto shape = cast<RankedTensorType>(logits.getType()).getShape();
  llvm::DenseSet<Value> found;
  SmallVector<Value> open{logits};
  while (!open.empty()) {
    Value value = open.pop_back_val();
    auto type = dyn_cast<RankedTensorType>(value.getType());
    if (!type || type.getShape() != shape || !found.insert(value).second)
      continue;
    SmallVector<Operation *> around(value.getUsers());
    if (Operation *maker = value.getDefiningOp())
      around.push_back(maker);
    for (Operation *op : around)
      if (attention::isElementwise(op)) {
        llvm::append_range(open, op->getOperands());
        llvm::append_range(open, op->getResults());
      }
  }
  return found;
}

SmallVector<ScoreMask> remat::takeMasks(func::FuncOp function, Value logits) {
  llvm::DenseSet<Value> sameOrder = findSameOrder(logits);
  llvm::MapVector<Value, int64_t> found;
  for (auto select : function.getBody().front().getOps<hlo::SelectOp>())
    if (Value predicate = select.getPred(); sameOrder.contains(predicate))
      if (std::optional<int64_t> last = findCausalShift(predicate))
        found.insert({predicate, *last});
  SmallVector<ScoreMask> masks;
  for (auto [predicate, last] : found) {
    BlockArgument argument = addArgument(function, predicate);
    predicate.replaceAllUsesWith(argument);
    masks.push_back({argument.getArgNumber(), last});
  }
  updateType(function);
  return masks;
}

/// Whether the value is only what others are divided by.
static bool isDivisor(Value value, llvm::function_ref<bool(OpOperand &)> counts) {
  return llvm::all_of(value.getUses(), [&](OpOperand &use) {
    return !counts(use) ||
           (isa<hlo::DivOp>(use.getOwner()) && use.getOperandNumber() == 1);
  });
}

/// Makes products with the reciprocal of quotients.
static void multiplyInstead(BlockArgument reciprocal) {
  for (Operation *user : llvm::make_early_inc_range(reciprocal.getUsers())) {
    OpBuilder builder(user);
    Value product = hlo::MulOp::create(builder, user->getLoc(), user->getOperand(0),
                                       user->getOperand(1));
    user->getResult(0).replaceAllUsesWith(product);
    user->erase();
  }
}

SmallVector<RowValue> remat::takeRowValues(func::FuncOp function, Value logits,
                                           unsigned rowSums) {
  llvm::DenseSet<Value> sameOrder = findSameOrder(logits);
  Block &block = function.getBody().front();
  Operation *end = block.getTerminator();
  unsigned results = end->getNumOperands();
  // Of the ops that are there now.
  llvm::SetVector<Operation *> readers;
  llvm::SetVector<Value> found;
  for (Operation &op : block.without_terminator())
    if (op.getNumResults() == 1 && sameOrder.contains(op.getResult(0)) &&
        !isSameInRows(op.getResult(0)))
      readers.insert(&op);
  for (Operation *op : readers)
    for (Value operand : op->getOperands())
      if (auto type = dyn_cast<FloatType>(getElementTypeOrSelf(operand.getType()));
          type && type.getWidth() <= 32 && sameOrder.contains(operand) &&
          isSameInRows(operand) && !matchPattern(operand, m_Constant()))
        found.insert(operand);
  auto counts = [&](OpOperand &use) { return readers.contains(use.getOwner()); };
  OpBuilder builder(end);
  SmallVector<RowValue> values;
  SmallVector<BlockArgument> reciprocals;
  for (Value value : found) {
    // Of 16 bits, a reciprocal would be rounded once more.
    bool isInverted = getElementTypeOrSelf(value.getType()).isF32() &&
                      isDivisor(value, counts);
    BlockArgument argument = addArgument(function, value);
    value.replaceUsesWithIf(argument, counts);
    if (isInverted) {
      reciprocals.push_back(argument);
      auto type = cast<RankedTensorType>(value.getType());
      Value one = hlo::ConstantOp::create(
          builder, value.getLoc(),
          SplatElementsAttr::get(type, builder.getFloatAttr(type.getElementType(), 1)));
      value = hlo::DivOp::create(builder, value.getLoc(), one, value);
    }
    values.push_back({argument.getArgNumber(), end->getNumOperands()});
    end->insertOperands(end->getNumOperands(), value);
  }
  llvm::for_each(reciprocals, multiplyInstead);
  updateType(function);
  if (llvm::any_of(llvm::seq<unsigned>(0, results), [&](unsigned result) {
        return dependsOn(function, result, rowSums);
      }))
    values.push_back({rowSums, std::nullopt});
  return values;
}
