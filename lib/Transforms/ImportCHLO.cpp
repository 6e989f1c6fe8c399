// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// Expands CHLO ops that are shorthand for StableHLO ops. Functions such as
/// `chlo.erf` stay: XLA has lowerings of its own for them, and a different
/// polynomial would be different bits (docs/decisions/0010-chlo.md).

#include "ImportSteps.h"
#include "remat/Dialect/CHLO/CHLO.h"
#include "remat/Dialect/StableHLO/StableHLO.h"

using namespace mlir;
using namespace remat;

/// The op that `chlo.broadcast_*` does after broadcasting; empty for others.
static std::string getPlainName(StringRef name) {
  if (!name.consume_front("chlo.broadcast_"))
    return "";
  bool isFunction =
      name == "next_after" || name == "polygamma" || name == "zeta";
  return ((isFunction ? "chlo." : "stablehlo.") + name).str();
}

/// The operand in the shape of the result: dimension i of the operand becomes
/// dimension `dimensions[i]`; without dimensions, the last ones line up.
static Value broadcastOperand(OpBuilder &builder, Location loc, Value operand,
                              RankedTensorType result,
                              DenseI64ArrayAttr dimensions) {
  auto type = cast<RankedTensorType>(operand.getType());
  if (type.getShape() == result.getShape())
    return operand;
  SmallVector<int64_t> map;
  int64_t offset = result.getRank() - type.getRank();
  bool isMapped =
      dimensions && dimensions.size() == type.getRank() && offset != 0;
  for (int64_t dimension = 0; dimension < type.getRank(); ++dimension)
    map.push_back(isMapped ? dimensions[dimension] : dimension + offset);
  return stablehlo::BroadcastInDimOp::create(
      builder, loc, result.clone(type.getElementType()), operand, map);
}

static void expandBroadcast(Operation *op, StringRef plainName) {
  OpBuilder builder(op);
  auto result = cast<RankedTensorType>(op->getResult(0).getType());
  auto dimensions =
      op->getAttrOfType<DenseI64ArrayAttr>("broadcast_dimensions");
  SmallVector<Value> operands;
  for (Value operand : op->getOperands())
    operands.push_back(
        broadcastOperand(builder, op->getLoc(), operand, result, dimensions));
  Operation *plain;
  if (plainName == "stablehlo.compare") {
    auto direction = op->getAttrOfType<chlo::ComparisonDirectionAttr>(
        "comparison_direction");
    auto type = op->getAttrOfType<chlo::ComparisonTypeAttr>("compare_type");
    plain = stablehlo::CompareOp::create(
        builder, op->getLoc(), operands[0], operands[1],
        *stablehlo::symbolizeComparisonDirection(
            chlo::stringifyComparisonDirection(direction.getValue())),
        type ? *stablehlo::symbolizeComparisonType(
                   chlo::stringifyComparisonType(type.getValue()))
             : stablehlo::ComparisonType::NOTYPE);
  } else {
    plain = builder.create(op->getLoc(), builder.getStringAttr(plainName),
                           operands, op->getResultTypes());
  }
  plain->setDiscardableAttrs(op->getDiscardableAttrDictionary());
  op->replaceAllUsesWith(plain);
  op->erase();
}

/// `chlo.square %x` is `multiply %x, %x`; XLA makes more of a complex one.
static void expandSquare(chlo::SquareOp op) {
  if (isa<ComplexType>(getElementTypeOrSelf(op.getType())))
    return;
  OpBuilder builder(op);
  auto product = stablehlo::MulOp::create(builder, op.getLoc(), op.getOperand(),
                                          op.getOperand());
  product->setDiscardableAttrs(op->getDiscardableAttrDictionary());
  op.replaceAllUsesWith(product.getResult());
  op.erase();
}

/// A constant in the shape of the operand.
static void expandConstantLike(chlo::ConstantLikeOp op) {
  Attribute value = op.getValue();
  if (!isa<IntegerAttr, FloatAttr>(value))
    return;
  OpBuilder builder(op);
  auto type = cast<RankedTensorType>(op.getType());
  auto constant = stablehlo::ConstantOp::create(
      builder, op.getLoc(), DenseElementsAttr::get(type, value));
  op.replaceAllUsesWith(constant.getResult());
  op.erase();
}

static void expandConstant(chlo::ConstantOp op) {
  OpBuilder builder(op);
  auto constant =
      stablehlo::ConstantOp::create(builder, op.getLoc(), op.getValue());
  op.replaceAllUsesWith(constant.getResult());
  op.erase();
}

void remat::expandCHLO(ModuleOp module) {
  module.walk([](Operation *op) {
    if (auto square = dyn_cast<chlo::SquareOp>(op))
      return expandSquare(square);
    if (auto constant = dyn_cast<chlo::ConstantLikeOp>(op))
      return expandConstantLike(constant);
    if (auto constant = dyn_cast<chlo::ConstantOp>(op))
      return expandConstant(constant);
    std::string plainName = getPlainName(op->getName().getStringRef());
    if (!plainName.empty())
      expandBroadcast(op, plainName);
  });
}
