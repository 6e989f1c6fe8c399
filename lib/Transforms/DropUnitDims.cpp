// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// Op by op, in order, with reshapes back behind each, which the next ones look
/// through; see the header.

#include "DropUnitDims.h"
#include "Elementwise.h"
#include "remat/Dialect/StableHLO/StableHLO.h"

using namespace mlir;
using namespace remat;
namespace hlo = remat::stablehlo;

/// The type without dimensions of size one; null for what is no plain static tensor.
static RankedTensorType squeezeType(Type type) {
  auto tensor = dyn_cast<RankedTensorType>(type);
  if (!tensor || !tensor.hasStaticShape() || tensor.getEncoding() ||
      !(tensor.getElementType().isIntOrIndexOrFloat() ||
        isa<ComplexType>(tensor.getElementType())))
    return {};
  SmallVector<int64_t> shape(tensor.getShape());
  llvm::erase(shape, 1);
  return tensor.clone(shape);
}

static bool isUnit(Value tensor, int64_t dimension) {
  return cast<RankedTensorType>(tensor.getType()).getDimSize(dimension) == 1;
}

/// Those of the dimensions that stay, as they are counted then.
static SmallVector<int64_t> squeezeDims(Value tensor, ArrayRef<int64_t> dimensions) {
  SmallVector<int64_t> kept;
  for (int64_t dimension : dimensions)
    if (!isUnit(tensor, dimension))
      kept.push_back(llvm::count_if(
          llvm::seq<int64_t>(0, dimension),
          [&](int64_t before) { return !isUnit(tensor, before); }));
  return kept;
}

static bool isIdentity(ArrayRef<int64_t> dimensions) {
  return llvm::equal(dimensions, llvm::seq<int64_t>(0, dimensions.size()));
}

namespace {
class Squeezer {
public:
  explicit Squeezer(func::FuncOp function)
      : block(function.getBody().front()), builder(function.getContext()) {}
  bool run();

private:
  Value squeeze(Value value);
  Value reshape(Value value, RankedTensorType type);
  Value cloneWith(Operation *op, ValueRange operands);
  Value squeezeReduction(hlo::ReduceOp op);
  Value squeezeProduct(hlo::DotGeneralOp op);
  Value squeezeMovement(Operation *op);
  Value squeezeElementwise(Operation *op);
  Value squeezeResult(Operation *op);

  Block &block;
  OpBuilder builder;
  llvm::DenseMap<Value, Value> squeezed;
  SmallVector<Operation *> reshapes;
};
} // namespace

Value Squeezer::reshape(Value value, RankedTensorType type) {
  if (value.getType() == type)
    return value;
  auto op = hlo::ReshapeOp::create(builder, value.getLoc(), type, value);
  reshapes.push_back(op);
  return op;
}

/// The value without dimensions of size one.
Value Squeezer::squeeze(Value value) {
  RankedTensorType type = squeezeType(value.getType());
  if (value.getType() == type)
    return value;
  auto back = value.getDefiningOp<hlo::ReshapeOp>();
  if (back && back.getOperand().getType() == type)
    return back.getOperand();
  Value &known = squeezed[value];
  if (!known) {
    OpBuilder::InsertionGuard guard(builder);
    builder.setInsertionPointAfterValue(value);
    known = reshape(value, type);
  }
  return known;
}

/// The same op on other operands, with its result squeezed.
Value Squeezer::cloneWith(Operation *op, ValueRange operands) {
  Operation *copy = builder.clone(*op);
  copy->setOperands(operands);
  copy->getResult(0).setType(squeezeType(op->getResult(0).getType()));
  return copy->getResult(0);
}

/// Along dimensions of size one alone, it combines each element with the initial value.
Value Squeezer::squeezeReduction(hlo::ReduceOp op) {
  if (op.getInputs().size() != 1)
    return {};
  Value input = op.getInputs().front(), initial = op.getInitValues().front();
  SmallVector<int64_t> dimensions = squeezeDims(input, op.getDimensions());
  if (!dimensions.empty() || op.getDimensions().empty()) {
    Value result = cloneWith(op, {squeeze(input), initial});
    cast<hlo::ReduceOp>(result.getDefiningOp()).setDimensions(dimensions);
    return result;
  }
  Block &body = op.getBody().front();
  Operation &combiner = body.front();
  if (!llvm::hasNItems(body, 2) || combiner.getNumResults() != 1 ||
      combiner.getOperands() != body.getArguments() ||
      body.back().getOperands() != combiner.getResults() ||
      getElementTypeOrSelf(combiner.getResult(0)) != getElementTypeOrSelf(input))
    return {};
  Value element = squeeze(input);
  Value repeated = hlo::BroadcastInDimOp::create(
      builder, op.getLoc(), element.getType(), initial, ArrayRef<int64_t>{});
  Operation *copy = builder.clone(combiner);
  copy->setLoc(op.getLoc());
  copy->setOperands({repeated, element});
  copy->getResult(0).setType(element.getType());
  copy->setDiscardableAttrs(op->getDiscardableAttrDictionary());
  return copy->getResult(0);
}

Value Squeezer::squeezeProduct(hlo::DotGeneralOp op) {
  hlo::DotDimensionNumbersAttr numbers = op.getDotDimensionNumbers();
  Value lhs = op.getLhs(), rhs = op.getRhs();
  SmallVector<int64_t> contracted =
      squeezeDims(lhs, numbers.getLhsContractingDimensions());
  if (contracted.empty())
    return {};
  auto squeezedNumbers = hlo::DotDimensionNumbersAttr::get(
      op.getContext(), squeezeDims(lhs, numbers.getLhsBatchingDimensions()),
      squeezeDims(rhs, numbers.getRhsBatchingDimensions()), contracted,
      squeezeDims(rhs, numbers.getRhsContractingDimensions()));
  Value result = cloneWith(op, {squeeze(lhs), squeeze(rhs)});
  cast<hlo::DotGeneralOp>(result.getDefiningOp())
      .setDotDimensionNumbersAttr(squeezedNumbers);
  return result;
}

/// Broadcasts, transpositions and reshapes. Those that do nothing any more vanish.
Value Squeezer::squeezeMovement(Operation *op) {
  Value operand = op->getOperand(0);
  SmallVector<int64_t> dimensions;
  auto transpose = dyn_cast<hlo::TransposeOp>(op);
  auto broadcast = dyn_cast<hlo::BroadcastInDimOp>(op);
  if (transpose)
    dimensions = squeezeDims(operand, transpose.getPermutation());
  else if (broadcast)
    for (auto [source, target] : llvm::enumerate(broadcast.getBroadcastDimensions()))
      if (!isUnit(operand, source))
        llvm::append_range(dimensions, squeezeDims(broadcast.getResult(), target));
  RankedTensorType from = squeezeType(operand.getType());
  if (from == squeezeType(op->getResult(0).getType()) && isIdentity(dimensions))
    return op->getDiscardableAttrs().empty() ? squeeze(operand) : Value();
  Value result = cloneWith(op, squeeze(operand));
  if (auto copy = result.getDefiningOp<hlo::TransposeOp>())
    copy.setPermutation(dimensions);
  else if (auto copy = result.getDefiningOp<hlo::BroadcastInDimOp>())
    copy.setBroadcastDimensions(dimensions);
  return result;
}

/// Operands have the result's shape, or are single numbers.
Value Squeezer::squeezeElementwise(Operation *op) {
  auto type = cast<RankedTensorType>(op->getResult(0).getType());
  for (Value operand : op->getOperands()) {
    auto shape = cast<RankedTensorType>(operand.getType()).getShape();
    if (!shape.empty() && shape != type.getShape())
      return {};
  }
  return cloneWith(op, llvm::map_to_vector(op->getOperands(), [&](Value operand) {
                     return squeeze(operand);
                   }));
}

/// The result without dimensions of size one; null if the op must stay as it is.
Value Squeezer::squeezeResult(Operation *op) {
  if (auto reduction = dyn_cast<hlo::ReduceOp>(op))
    return squeezeReduction(reduction);
  if (auto product = dyn_cast<hlo::DotGeneralOp>(op))
    return squeezeProduct(product);
  if (isa<hlo::TransposeOp, hlo::BroadcastInDimOp, hlo::ReshapeOp>(op))
    return squeezeMovement(op);
  if (auto constant = dyn_cast<hlo::ConstantOp>(op)) {
    auto elements = dyn_cast<DenseElementsAttr>(constant.getValue());
    if (!elements)
      return {};
    Value result = cloneWith(op, {});
    cast<hlo::ConstantOp>(result.getDefiningOp())
        .setValueAttr(elements.reshape(cast<ShapedType>(result.getType())));
    return result;
  }
  if (auto iota = dyn_cast<hlo::IotaOp>(op)) {
    SmallVector<int64_t> dimension =
        squeezeDims(iota.getResult(), int64_t(iota.getIotaDimension()));
    if (dimension.empty())
      return {};
    Value result = cloneWith(op, {});
    cast<hlo::IotaOp>(result.getDefiningOp()).setIotaDimension(dimension.front());
    return result;
  }
  if (isElementwise(op))
    return squeezeElementwise(op);
  return {};
}

bool Squeezer::run() {
  bool changed = false;
  for (Operation &op : llvm::make_early_inc_range(block.without_terminator())) {
    auto isPlain = [](Value value) { return bool(squeezeType(value.getType())); };
    auto hasUnits = [](Value value) {
      return squeezeType(value.getType()) != value.getType();
    };
    if (op.getNumResults() != 1 || !llvm::all_of(op.getResults(), isPlain) ||
        !llvm::all_of(op.getOperands(), isPlain) ||
        !(llvm::any_of(op.getOperands(), hasUnits) ||
          llvm::any_of(op.getResults(), hasUnits)))
      continue;
    builder.setInsertionPoint(&op);
    Value result = squeezeResult(&op);
    if (!result)
      continue;
    Value old = op.getResult(0);
    old.replaceAllUsesWith(reshape(result, cast<RankedTensorType>(old.getType())));
    op.erase();
    changed = true;
  }
  for (Operation *op : llvm::reverse(reshapes))
    if (op->use_empty())
      op->erase();
  return changed;
}

bool remat::dropUnitDims(func::FuncOp function) {
  return Squeezer(function).run();
}
