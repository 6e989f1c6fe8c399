// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// See the header.

#include "LegalizeProducts.h"
#include "remat/Dialect/StableHLO/StableHLO.h"
#include "mlir/IR/Builders.h"
#include "mlir/IR/Matchers.h"

using namespace mlir;
using namespace remat;

namespace {
class ProductSimplifier {
public:
  explicit ProductSimplifier(func::FuncOp function)
      : function(function), builder(function.getContext()) {}
  bool run();

private:
  Value getInverse(stablehlo::BroadcastInDimOp broadcast);
  void invertDivisor(stablehlo::DivOp division);
  bool moveFactor(stablehlo::MulOp product);

  func::FuncOp function;
  OpBuilder builder;
  /// The broadcast of 1 / b for that of b.
  llvm::DenseMap<Value, Value> inverses;
};
} // namespace

/// A value that is one number everywhere.
static bool isSplat(Value value) {
  DenseElementsAttr elements;
  if (auto broadcast = value.getDefiningOp<stablehlo::BroadcastInDimOp>())
    value = broadcast.getOperand();
  return matchPattern(value, m_Constant(&elements)) && elements.isSplat();
}

/// The broadcast's operand if it is smaller than what is made of it.
static Value getSmallOperand(Value value) {
  auto broadcast = value.getDefiningOp<stablehlo::BroadcastInDimOp>();
  if (!broadcast || isSplat(value) ||
      cast<ShapedType>(broadcast.getOperand().getType()).getNumElements() >=
          cast<ShapedType>(value.getType()).getNumElements())
    return nullptr;
  return broadcast.getOperand();
}

/// `broadcast(1 / b)` for `broadcast(b)`; all who divide by that share it.
Value ProductSimplifier::getInverse(stablehlo::BroadcastInDimOp broadcast) {
  Value &inverse = inverses[broadcast.getResult()];
  if (inverse)
    return inverse;
  Location loc = broadcast.getLoc();
  Value small = broadcast.getOperand();
  auto type = cast<RankedTensorType>(small.getType());
  builder.setInsertionPointAfter(broadcast);
  Value one = stablehlo::ConstantOp::create(
      builder, loc,
      DenseElementsAttr::get(type, builder.getOneAttr(type.getElementType())));
  inverse = stablehlo::BroadcastInDimOp::create(
      builder, loc, broadcast.getType(),
      stablehlo::DivOp::create(builder, loc, one, small),
      broadcast.getBroadcastDimensionsAttr());
  return inverse;
}

/// `a / broadcast(b)` is computed as `a * broadcast(1 / b)`, and `a / c` as
/// `a * (1 / c)` for constants (`HandleDivide` of xla/hlo/transforms/simplifiers/
/// algebraic_simplifier.cc).
void ProductSimplifier::invertDivisor(stablehlo::DivOp division) {
  auto type = cast<RankedTensorType>(division.getType());
  Value inverse = division.getRhs();
  bool isSmall = getSmallOperand(inverse) != nullptr;
  if (!isa<FloatType>(type.getElementType()) || type.getNumElements() <= 1 ||
      (!isSmall && !isSplat(inverse)))
    return;
  if (isSmall)
    inverse =
        getInverse(inverse.getDefiningOp<stablehlo::BroadcastInDimOp>());
  builder.setInsertionPoint(division);
  division.getResult().replaceAllUsesWith(stablehlo::MulOp::create(
      builder, division.getLoc(), division.getLhs(), inverse));
  division.erase();
}

/// Of `(a * c) * broadcast(b)` the constant moves to the smaller value
/// (`HandleMultiply`), which then has no broadcast in common with others.
bool ProductSimplifier::moveFactor(stablehlo::MulOp product) {
  Value scaled = product.getLhs(), repeated = product.getRhs();
  if (!getSmallOperand(repeated))
    std::swap(scaled, repeated);
  auto inner = scaled.getDefiningOp<stablehlo::MulOp>();
  if (!getSmallOperand(repeated) || !inner || !isSplat(inner.getRhs()))
    return false;
  auto broadcast = repeated.getDefiningOp<stablehlo::BroadcastInDimOp>();
  Location loc = product.getLoc();
  builder.setInsertionPoint(product);
  // Which number it is does not matter here.
  Value small =
      stablehlo::NegOp::create(builder, loc, broadcast.getOperand());
  Value factor = stablehlo::BroadcastInDimOp::create(
      builder, loc, broadcast.getType(), small,
      broadcast.getBroadcastDimensionsAttr());
  product.getResult().replaceAllUsesWith(
      stablehlo::MulOp::create(builder, loc, inner.getLhs(), factor));
  product.erase();
  return true;
}

bool ProductSimplifier::run() {
  function.walk([&](stablehlo::DivOp division) { invertDivisor(division); });
  bool hasMoved = false;
  function.walk(
      [&](stablehlo::MulOp product) { hasMoved |= moveFactor(product); });
  return hasMoved;
}

bool remat::simplifyProductsForAnalysis(func::FuncOp function) {
  return ProductSimplifier(function).run();
}
