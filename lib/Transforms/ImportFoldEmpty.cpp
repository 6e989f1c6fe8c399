// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// Tensors without elements, which scans by halving make of their last slices:
/// whatever computes one is a constant, and what reads one does without.

#include "ImportFold.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"
#include "remat/Dialect/StableHLO/StableHLO.h"

using namespace mlir;
using namespace remat;
using namespace remat::stablehlo;

static bool isEmpty(Value value) {
  auto type = dyn_cast<RankedTensorType>(value.getType());
  return type && type.hasStaticShape() && type.getNumElements() == 0;
}

/// Padding alone.
static Value foldPad(PadOp op, OpBuilder &builder) {
  if (!isEmpty(op.getOperand()))
    return {};
  return BroadcastInDimOp::create(builder, op.getLoc(), op.getType(),
                                  op.getPaddingValue(),
                                  builder.getDenseI64ArrayAttr({}));
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

Value remat::foldEmpty(Operation *op, OpBuilder &builder) {
  if (isEmpty(op->getResult(0))) {
    if (!isMemoryEffectFree(op) || isa<CustomCallOp>(op))
      return {};
    auto type = cast<RankedTensorType>(op->getResult(0).getType());
    return ConstantOp::create(
        builder, op->getLoc(),
        DenseElementsAttr::get(type, ArrayRef<Attribute>()));
  }
  if (auto pad = dyn_cast<PadOp>(op))
    return foldPad(pad, builder);
  if (auto concatenate = dyn_cast<ConcatenateOp>(op))
    return foldConcatenate(concatenate, builder);
  if (auto update = dyn_cast<DynamicUpdateSliceOp>(op))
    return isEmpty(update.getUpdate()) ? update.getOperand() : Value();
  return {};
}
