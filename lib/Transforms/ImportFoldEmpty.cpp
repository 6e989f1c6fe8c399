// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// Tensors without elements, which scans by halving make of their last slices:
/// whatever computes one is a constant, and what reads one does without.

#include "ImportFold.h"
#include "LoopBuilding.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"
#include "remat/Dialect/StableHLO/StableHLO.h"
#include "llvm/ADT/BitVector.h"

using namespace mlir;
using namespace remat;
using namespace remat::stablehlo;

static bool isEmpty(Value value) {
  auto type = dyn_cast<RankedTensorType>(value.getType());
  return type && type.hasStaticShape() && type.getNumElements() == 0;
}

static Value makeEmpty(OpBuilder &builder, Location loc, Type type) {
  return ConstantOp::create(
      builder, loc,
      DenseElementsAttr::get(cast<RankedTensorType>(type), ArrayRef<Attribute>()));
}

/// `value`, of no dimension, in all elements of the type.
static Value spread(Operation *op, Type type, Value value, OpBuilder &builder) {
  return BroadcastInDimOp::create(builder, op->getLoc(), type, value,
                                  builder.getDenseI64ArrayAttr({}));
}

/// Padding alone.
static Value foldPad(PadOp op, OpBuilder &builder) {
  if (!isEmpty(op.getOperand()))
    return {};
  return spread(op, op.getType(), op.getPaddingValue(), builder);
}

static Value foldConcatenate(ConcatenateOp op, OpBuilder &builder) {
  SmallVector<Value> parts(op->getOperands());
  llvm::erase_if(parts, isEmpty);
  if (parts.size() == op->getNumOperands())
    return {};
  if (parts.size() == 1)
    return parts.front();
  return ConcatenateOp::create(builder, op.getLoc(), op.getType(), parts,
                               op.getDimension());
}

/// The sum of no products.
static Value foldProduct(Operation *op, OpBuilder &builder) {
  auto type = cast<RankedTensorType>(op->getResult(0).getType());
  Type element = type.getElementType();
  Attribute zero = isa<ComplexType>(element) ? Attribute()
                                             : builder.getZeroAttr(element);
  if (!zero || llvm::none_of(op->getOperands(), isEmpty))
    return {};
  return ConstantOp::create(builder, op->getLoc(),
                            DenseElementsAttr::get(type, zero));
}

Value remat::foldEmpty(Operation *op, OpBuilder &builder) {
  if (isEmpty(op->getResult(0))) {
    if (!isMemoryEffectFree(op) || isa<CustomCallOp>(op))
      return {};
    return makeEmpty(builder, op->getLoc(), op->getResult(0).getType());
  }
  if (auto pad = dyn_cast<PadOp>(op))
    return foldPad(pad, builder);
  if (auto concatenate = dyn_cast<ConcatenateOp>(op))
    return foldConcatenate(concatenate, builder);
  if (auto update = dyn_cast<DynamicUpdateSliceOp>(op))
    return isEmpty(update.getUpdate()) ? update.getOperand() : Value();
  if (auto scatter = dyn_cast<ScatterOp>(op))
    return isEmpty(op->getOperands().back()) ? op->getOperand(0) : Value();
  if (isa<DotOp, DotGeneralOp, ConvolutionOp>(op))
    return foldProduct(op, builder);
  return {};
}

void remat::replaceEmptyResults(Operation *op, OpBuilder &builder) {
  if (op->getNumResults() == 0 || op->hasTrait<OpTrait::ConstantLike>() ||
      !isMemoryEffectFree(op) || isa<CustomCallOp>(op) ||
      !isa<StableHLODialect>(op->getDialect()))
    return;
  builder.setInsertionPoint(op);
  auto reduce = dyn_cast<ReduceOp>(op);
  bool isOfNothing = reduce && isEmpty(op->getOperand(0));
  for (OpResult result : op->getResults()) {
    if (result.use_empty())
      continue;
    unsigned number = result.getResultNumber();
    if (isEmpty(result))
      result.replaceAllUsesWith(
          makeEmpty(builder, op->getLoc(), result.getType()));
    else if (isOfNothing)
      result.replaceAllUsesWith(
          spread(op, result.getType(),
                 op->getOperand(op->getNumResults() + number), builder));
  }
}

Operation *remat::dropEmptyCarries(Operation *op, OpBuilder &builder) {
  auto loop = dyn_cast<WhileOp>(op);
  if (!loop || llvm::none_of(loop->getOperands(), isEmpty))
    return op;
  llvm::BitVector empty(loop->getNumOperands());
  for (auto [number, operand] : llvm::enumerate(loop->getOperands()))
    empty[number] = isEmpty(operand);
  auto replace = [&](Value carry, OpBuilder &where) {
    if (!carry.use_empty())
      carry.replaceAllUsesWith(makeEmpty(where, op->getLoc(), carry.getType()));
  };
  builder.setInsertionPoint(op);
  for (unsigned number : empty.set_bits()) {
    for (Region *region : {&loop.getCond(), &loop.getBody()}) {
      OpBuilder inside = OpBuilder::atBlockBegin(&region->front());
      replace(region->front().getArgument(number), inside);
    }
    replace(loop->getResult(number), builder);
  }
  return dropCarries(loop, empty);
}
