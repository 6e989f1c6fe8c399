// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "remat/Transforms/UniformStacks.h"
#include "Elementwise.h"
#include "LoopBuilding.h"
#include "mlir/IR/IRMapping.h"
#include "mlir/IR/Matchers.h"
#include "remat/Analysis/ShardedSize.h"
#include "remat/Dialect/StableHLO/CountedLoop.h"
#include "remat/Transforms/Passes.h"

namespace remat {
#define GEN_PASS_DEF_REMATREADUNIFORMSTACKS
#include "remat/Transforms/Passes.h.inc"
} // namespace remat

using namespace mlir;
using namespace remat;
using stablehlo::BroadcastInDimOp;
using stablehlo::CountedLoop;
using stablehlo::DynamicSliceOp;
using stablehlo::WhileOp;

/// Longer chains of ops are not looked through.
static constexpr unsigned deepestChain = 8;

/// Whether the broadcast repeats what it reads along the leading dimension.
static bool repeatsRows(BroadcastInDimOp broadcast) {
  auto source = cast<RankedTensorType>(broadcast.getOperand().getType());
  for (auto [dimension, target] :
       llvm::enumerate(broadcast.getBroadcastDimensions()))
    if (target == 0)
      return source.getDimSize(dimension) == 1;
  return true;
}

/// Whether all slices of the leading dimension are equal, as the ops that make them show.
static bool isUniform(Value value, unsigned depth = 0) {
  auto type = dyn_cast<RankedTensorType>(value.getType());
  Operation *op = value.getDefiningOp();
  if (type && type.getRank() == 0)
    return true;
  if (!type || !type.hasStaticShape() || !op || depth == deepestChain)
    return false;
  DenseElementsAttr constant;
  if (matchPattern(op, m_Constant(&constant)))
    return constant.isSplat();
  if (auto broadcast = dyn_cast<BroadcastInDimOp>(op))
    return repeatsRows(broadcast);
  return isElementwise(op) && isMemoryEffectFree(op) &&
         llvm::all_of(op->getOperands(), [&](Value operand) {
           return isUniform(operand, depth + 1);
         });
}

/// The one slice that the uniform value repeats.
static Value makeRow(OpBuilder &builder, Value value) {
  if (cast<RankedTensorType>(value.getType()).getRank() == 0)
    return value;
  Operation *op = value.getDefiningOp();
  DenseElementsAttr constant;
  RankedTensorType type = getPartType(value);
  if (matchPattern(op, m_Constant(&constant)))
    return stablehlo::ConstantOp::create(builder, op->getLoc(),
                                         constant.resizeSplat(type));
  IRMapping rows;
  if (!isa<BroadcastInDimOp>(op))
    for (Value operand : op->getOperands())
      rows.map(operand, makeRow(builder, operand));
  Operation *row = builder.clone(*op, rows);
  row->getResult(0).setType(type);
  return row->getResult(0);
}

/// Has iterations read the carry as the slice of what it was.
static void readRow(const CountedLoop &counted, unsigned carry) {
  WhileOp loop = counted.getLoop();
  SmallVector<DynamicSliceOp> reads = counted.getStackReads(carry);
  OpBuilder builder(loop);
  setFirst(loop, carry, makeRow(builder, loop->getOperand(carry)));
  for (DynamicSliceOp read : reads) {
    read.replaceAllUsesWith(Value(counted.getBody().getArgument(carry)));
    read.erase();
  }
}

void remat::readUniformStacks(func::FuncOp function) {
  function.walk([](WhileOp loop) {
    std::optional<CountedLoop> counted = CountedLoop::match(loop);
    for (unsigned carry = 0; counted && carry < loop->getNumOperands(); ++carry) {
      Value stack = loop->getOperand(carry);
      if (loop->getResult(carry).use_empty() && !getDeviceShape(stack) &&
          isUniform(stack) && !counted->getStackReads(carry).empty())
        readRow(*counted, carry);
    }
  });
}

namespace {
struct RematReadUniformStacks
    : public remat::impl::RematReadUniformStacksBase<RematReadUniformStacks> {
  using RematReadUniformStacksBase::RematReadUniformStacksBase;

  void runOnOperation() override { readUniformStacks(getOperation()); }
};
} // namespace
