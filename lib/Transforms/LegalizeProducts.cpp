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

bool remat::isSplat(Value value) {
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

/// What a constant is multiplied with to make the value.
static Value getUnscaled(Value value) {
  auto product = value.getDefiningOp<stablehlo::MulOp>();
  if (!product || isSplat(product.getLhs()) == isSplat(product.getRhs()))
    return nullptr;
  return isSplat(product.getRhs()) ? product.getLhs() : product.getRhs();
}

/// Of `(a * c) * broadcast(b)` the constant moves to the smaller value
/// (`HandleMultiply`), which then has no broadcast in common with others.
bool ProductSimplifier::moveFactor(stablehlo::MulOp product) {
  Value scaled = product.getLhs(), repeated = product.getRhs();
  if (!getSmallOperand(repeated))
    std::swap(scaled, repeated);
  Value unscaled = getUnscaled(scaled);
  if (!getSmallOperand(repeated) || !unscaled)
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
      stablehlo::MulOp::create(builder, loc, unscaled, factor));
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

/// Whether the dimensions are the first ones, in order.
static bool areLeading(ArrayRef<int64_t> dimensions) {
  return llvm::all_of(llvm::enumerate(dimensions), [](auto dimension) {
    return dimension.value() == int64_t(dimension.index());
  });
}

/// The operand of an outer product, without the dimensions summed over, in the
/// product's shape, which has its free dimensions from `firstFree` on.
static Value broadcastOperand(OpBuilder &builder, stablehlo::DotGeneralOp dot,
                              Value operand, ArrayRef<int64_t> contracting,
                              int64_t batches, int64_t firstFree) {
  auto type = cast<RankedTensorType>(operand.getType());
  SmallVector<int64_t> shape, places;
  for (int64_t dimension = 0; dimension < type.getRank(); ++dimension) {
    if (llvm::is_contained(contracting, dimension))
      continue;
    shape.push_back(type.getDimSize(dimension));
    places.push_back(dimension < batches ? dimension : firstFree++);
  }
  Value reshaped = stablehlo::ReshapeOp::create(builder, dot.getLoc(),
                                                type.clone(shape), operand);
  return stablehlo::BroadcastInDimOp::create(
      builder, dot.getLoc(), cast<RankedTensorType>(dot.getType()), reshaped,
      builder.getDenseI64ArrayAttr(places));
}

static void multiplyOuterProduct(stablehlo::DotGeneralOp dot) {
  stablehlo::DotDimensionNumbersAttr numbers = dot.getDotDimensionNumbers();
  auto lhs = cast<RankedTensorType>(dot.getLhs().getType());
  auto rhs = cast<RankedTensorType>(dot.getRhs().getType());
  ArrayRef<int64_t> contracting = numbers.getLhsContractingDimensions();
  auto isOne = [&](int64_t dimension) { return lhs.getDimSize(dimension) == 1; };
  if (!llvm::all_of(contracting, isOne) ||
      !areLeading(numbers.getLhsBatchingDimensions()) ||
      !areLeading(numbers.getRhsBatchingDimensions()) ||
      lhs.getElementType() != dot.getType().getElementType() ||
      rhs.getElementType() != dot.getType().getElementType())
    return;
  OpBuilder builder(dot);
  int64_t batches = numbers.getLhsBatchingDimensions().size();
  int64_t rows = lhs.getRank() - contracting.size();
  Value left = broadcastOperand(builder, dot, dot.getLhs(), contracting, batches,
                                batches);
  Value right = broadcastOperand(builder, dot, dot.getRhs(),
                                 numbers.getRhsContractingDimensions(), batches,
                                 rows);
  dot.getResult().replaceAllUsesWith(
      stablehlo::MulOp::create(builder, dot.getLoc(), left, right));
  dot.erase();
}

void remat::multiplyOuterProducts(func::FuncOp function) {
  SmallVector<stablehlo::DotGeneralOp> products;
  function.walk(
      [&](stablehlo::DotGeneralOp product) { products.push_back(product); });
  for (stablehlo::DotGeneralOp product : products)
    multiplyOuterProduct(product);
}

/// Whether the op with the number on one side is the other side.
static bool isIdentity(Operation *op, Value number) {
  DenseElementsAttr elements;
  if (auto broadcast = number.getDefiningOp<stablehlo::BroadcastInDimOp>())
    number = broadcast.getOperand();
  if (!matchPattern(number, m_Constant(&elements)) || !elements.isSplat() ||
      !isa<FloatType>(elements.getElementType()))
    return false;
  APFloat value = elements.getSplatValue<APFloat>();
  if (isa<stablehlo::AddOp>(op))
    return value.isZero();
  if (isa<stablehlo::MulOp>(op))
    return value.isExactlyValue(1.0);
  return isa<stablehlo::MaxOp>(op) && value.isInfinity() && value.isNegative();
}

void remat::dropIdentities(func::FuncOp function) {
  function.walk([](Operation *op) {
    if (!isa<stablehlo::AddOp, stablehlo::MulOp, stablehlo::MaxOp>(op))
      return;
    for (unsigned side : {0u, 1u})
      if (isIdentity(op, op->getOperand(side))) {
        op->getResult(0).replaceAllUsesWith(op->getOperand(1 - side));
        return;
      }
  });
}
