// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// Elementwise ops behind gathers instead of in front of them; see the header.

#include "Elementwise.h"
#include "LoopBuilding.h"
#include "remat/Dialect/StableHLO/StableHLO.h"
#include "remat/Transforms/FormOneHots.h"
#include "mlir/IR/Matchers.h"

using namespace mlir;
using namespace remat;
using stablehlo::BroadcastInDimOp;
using stablehlo::GatherOp;

static RankedTensorType getType(Value value) {
  return cast<RankedTensorType>(value.getType());
}

namespace {
/// A gather of single elements, and what it would read in front of its operand.
class ElementGather {
public:
  explicit ElementGather(GatherOp op)
      : op(op), numbers(op.getDimensionNumbers()), builder(op) {}

  bool match();
  void rewrite();

private:
  bool canSink(Value value, unsigned depth);
  bool isPerRow(BroadcastInDimOp broadcast);
  Value sink(Value value, unsigned depth);
  Value sinkBroadcast(BroadcastInDimOp broadcast);
  Value gather(Value value);
  Type getElements(Value like) {
    return getType(op.getResult()).clone(getType(like).getElementType());
  }

  GatherOp op;
  stablehlo::GatherDimensionNumbersAttr numbers;
  OpBuilder builder;
  /// Where the result has the operand's dimensions of batches; -1: a chosen one.
  SmallVector<int64_t> resultDims;
  /// What is gathered instead of the operand.
  llvm::SmallSetVector<Value, 4> gathered;
  /// Values that `canSink` was asked about.
  llvm::SmallPtrSet<Value, 16> seen;
  llvm::SmallDenseMap<Value, Value> sunk;
};
} // namespace

/// Chains of elementwise ops that are followed.
static constexpr unsigned mostDepth = 16;
/// So many times as many elements as are gathered make it worth while.
static constexpr int64_t leastRatio = 8;

bool ElementGather::match() {
  auto type = getType(op.getOperand());
  if (!type.hasStaticShape() || !getType(op.getResult()).hasStaticShape() ||
      !numbers.getOffsetDims().empty() ||
      type.getNumElements() < leastRatio * getType(op.getResult()).getNumElements())
    return false;
  if (llvm::any_of(op.getSliceSizes(), [](int64_t size) { return size != 1; }))
    return false;
  resultDims.assign(type.getRank(), -1);
  for (auto [batch, index] : llvm::zip(numbers.getOperandBatchingDims(),
                                       numbers.getStartIndicesBatchingDims()))
    resultDims[batch] = index - (index > numbers.getIndexVectorDim());
  return isElementwise(op.getOperand().getDefiningOp()) &&
         canSink(op.getOperand(), 0) && gathered.size() == 1;
}

/// Whether all elements that can be chosen are one.
bool ElementGather::isPerRow(BroadcastInDimOp broadcast) {
  int64_t last = -1;
  for (auto [dimension, size] :
       llvm::zip(broadcast.getBroadcastDimensions(),
                 getType(broadcast.getOperand()).getShape())) {
    if (size == 1)
      continue;
    if (resultDims[dimension] <= last)
      return false;
    last = resultDims[dimension];
  }
  return true;
}

bool ElementGather::canSink(Value value, unsigned depth) {
  if (!seen.insert(value).second)
    return true;
  Operation *source = value.getDefiningOp();
  SplatElementsAttr splat;
  if (matchPattern(value, m_Constant(&splat)))
    return true;
  auto broadcast = dyn_cast_or_null<BroadcastInDimOp>(source);
  if (broadcast && isPerRow(broadcast))
    return true;
  if (!isElementwise(source) || depth == mostDepth) {
    gathered.insert(value);
    return getType(value).getShape() == getType(op.getOperand()).getShape();
  }
  return llvm::all_of(source->getOperands(), [&](Value operand) {
    return getType(operand).getRank() == 0 || canSink(operand, depth + 1);
  });
}

Value ElementGather::sinkBroadcast(BroadcastInDimOp broadcast) {
  auto type = getType(broadcast.getOperand());
  SmallVector<int64_t> shape, dimensions;
  for (auto [dimension, size] :
       llvm::zip(broadcast.getBroadcastDimensions(), type.getShape())) {
    if (size == 1)
      continue;
    shape.push_back(size);
    dimensions.push_back(resultDims[dimension]);
  }
  Value rows = broadcast.getOperand();
  if (type.getShape() != ArrayRef(shape))
    rows = stablehlo::ReshapeOp::create(builder, op.getLoc(), type.clone(shape),
                                        rows);
  return BroadcastInDimOp::create(builder, op.getLoc(), getElements(rows), rows,
                                  builder.getDenseI64ArrayAttr(dimensions));
}

Value ElementGather::gather(Value value) {
  Operation *same = builder.clone(*op);
  same->setOperand(0, value);
  same->getResult(0).setType(getElements(value));
  return same->getResult(0);
}

Value ElementGather::sink(Value value, unsigned depth) {
  if (Value known = sunk.lookup(value))
    return known;
  Operation *source = value.getDefiningOp();
  SplatElementsAttr splat;
  Value result;
  if (matchPattern(value, m_Constant(&splat))) {
    result = stablehlo::ConstantOp::create(
        builder, op.getLoc(),
        splat.resizeSplat(cast<ShapedType>(getElements(value))));
  } else if (auto broadcast = dyn_cast_or_null<BroadcastInDimOp>(source);
             broadcast && isPerRow(broadcast)) {
    result = sinkBroadcast(broadcast);
  } else if (gathered.contains(value)) {
    result = gather(value);
  } else {
    SmallVector<Value> operands;
    for (Value operand : source->getOperands())
      operands.push_back(getType(operand).getRank() == 0
                             ? operand
                             : sink(operand, depth + 1));
    Operation *narrow = builder.clone(*source);
    narrow->setOperands(operands);
    narrow->getResult(0).setType(getElements(value));
    result = narrow->getResult(0);
  }
  return sunk[value] = result;
}

void ElementGather::rewrite() {
  Value result = sink(op.getOperand(), 0);
  op.getResult().replaceAllUsesWith(result);
  op->erase();
}

void remat::sinkGathers(func::FuncOp function) {
  SmallVector<GatherOp> gathers;
  function.walk([&](GatherOp op) { gathers.push_back(op); });
  llvm::SmallSetVector<Block *, 4> changed;
  for (GatherOp op : gathers) {
    ElementGather gather(op);
    if (!gather.match())
      continue;
    changed.insert(op->getBlock());
    gather.rewrite();
  }
  for (Block *block : changed)
    eraseDeadOps(*block);
}
