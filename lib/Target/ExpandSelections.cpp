// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// Expands `select_and_scatter`; the header says why and into what.

#include "ExpandSelections.h"
#include "remat/Dialect/StableHLO/StableHLO.h"
#include "mlir/IR/IRMapping.h"

using namespace mlir;
using namespace remat;

namespace {
/// Expands one op.
class SelectionExpander {
public:
  explicit SelectionExpander(stablehlo::SelectAndScatterOp op)
      : op(op), builder(op), loc(op.getLoc()),
        elementType(getElementTypeOrSelf(op.getOperand().getType())) {}

  void expand();

private:
  RankedTensorType getIndexType(ArrayRef<int64_t> shape) {
    return RankedTensorType::get(shape, builder.getI32Type());
  }
  Value makeIndex(int64_t value) {
    return makeSplat(getIndexType({}), builder.getI32IntegerAttr(value));
  }
  Value makeSplat(RankedTensorType type, Attribute value) {
    return stablehlo::ConstantOp::create(builder, loc,
                                         DenseElementsAttr::get(type, value));
  }
  Value makeBroadcast(Value scalar, RankedTensorType type) {
    return stablehlo::BroadcastInDimOp::create(
        builder, loc, type, scalar, builder.getDenseI64ArrayAttr({}));
  }
  Value makeReshape(Value value, RankedTensorType type) {
    return stablehlo::ReshapeOp::create(builder, loc, type, value);
  }
  Value makeComparison(Value left, Value right,
                       stablehlo::ComparisonDirection direction);
  Value inlineSelection(Value left, Value right);
  Value makePlaces(Value tiedZero);
  void fillReduction(Block &body);
  Value findSelected(Value operand, Value places);
  Value scatterSource(Value selected, Value source);

  stablehlo::SelectAndScatterOp op;
  OpBuilder builder;
  Location loc;
  Type elementType;
};
} // namespace

Value SelectionExpander::makeComparison(
    Value left, Value right, stablehlo::ComparisonDirection direction) {
  auto type = RankedTensorType::get({}, builder.getI1Type());
  return stablehlo::CompareOp::create(builder, loc, type, left, right, direction,
                                      stablehlo::ComparisonTypeAttr());
}

/// The op's own rule, on two scalars.
Value SelectionExpander::inlineSelection(Value left, Value right) {
  Block &rule = op.getSelect().front();
  IRMapping mapping;
  mapping.map(rule.getArguments(), ValueRange{left, right});
  for (Operation &inner : rule.without_terminator())
    builder.clone(inner, mapping);
  return mapping.lookupOrDefault(rule.getTerminator()->getOperand(0));
}

/// The places of the operand's elements in row-major order.
Value SelectionExpander::makePlaces(Value tiedZero) {
  auto shape = cast<RankedTensorType>(op.getOperand().getType()).getShape();
  RankedTensorType flat = getIndexType(ShapedType::getNumElements(shape));
  Value places = stablehlo::IotaOp::create(builder, loc, flat,
                                           builder.getI64IntegerAttr(0));
  places = stablehlo::AddOp::create(builder, loc, places,
                                    makeBroadcast(tiedZero, flat));
  return makeReshape(places, getIndexType(shape));
}

/// Keeps the selected one of the accumulated and the new element, with its
/// place. Padding has the place -1 and is never selected.
void SelectionExpander::fillReduction(Block &body) {
  OpBuilder::InsertionGuard guard(builder);
  auto scalar = RankedTensorType::get({}, elementType);
  body.addArguments({scalar, getIndexType({}), scalar, getIndexType({})},
                    SmallVector<Location>(4, loc));
  builder.setInsertionPointToStart(&body);
  Value best = body.getArgument(0), bestPlace = body.getArgument(1);
  Value other = body.getArgument(2), otherPlace = body.getArgument(3);
  Value zero = makeIndex(0);
  Value isBestReal =
      makeComparison(bestPlace, zero, stablehlo::ComparisonDirection::GE);
  Value isOtherPadding =
      makeComparison(otherPlace, zero, stablehlo::ComparisonDirection::LT);
  Value isBetter = stablehlo::OrOp::create(builder, loc, isOtherPadding,
                                           inlineSelection(best, other));
  Value keeps = stablehlo::AndOp::create(builder, loc, isBestReal, isBetter);
  Value value = stablehlo::SelectOp::create(builder, loc, keeps, best, other);
  Value place =
      stablehlo::SelectOp::create(builder, loc, keeps, bestPlace, otherPlace);
  stablehlo::ReturnOp::create(builder, loc, ValueRange{value, place});
}

/// For each window the place of its selected element.
Value SelectionExpander::findSelected(Value operand, Value places) {
  auto sourceType = cast<RankedTensorType>(op.getSource().getType());
  int64_t rank = sourceType.getRank();
  auto windows =
      op.getWindowDimensionsAttr()
          ? op.getWindowDimensionsAttr()
          : builder.getDenseI64ArrayAttr(SmallVector<int64_t>(rank, 1));
  Value initial = makeSplat(RankedTensorType::get({}, elementType),
                            builder.getZeroAttr(elementType));
  auto reduction = stablehlo::ReduceWindowOp::create(
      builder, loc, TypeRange{sourceType, getIndexType(sourceType.getShape())},
      ValueRange{operand, places}, ValueRange{initial, makeIndex(-1)}, windows,
      op.getWindowStridesAttr(), /*base_dilations=*/nullptr,
      /*window_dilations=*/nullptr, op.getPaddingAttr());
  fillReduction(reduction.getBody().emplaceBlock());
  return reduction.getResult(1);
}

/// Combines the source values into the result, as flat tensors.
Value SelectionExpander::scatterSource(Value selected, Value source) {
  auto resultType = cast<RankedTensorType>(op.getResult().getType());
  auto sourceType = cast<RankedTensorType>(source.getType());
  int64_t windows = sourceType.getNumElements();
  auto flatResult =
      RankedTensorType::get(resultType.getNumElements(), elementType);
  Value result = makeBroadcast(op.getInitValue(), flatResult);
  Value indices = makeReshape(selected, getIndexType({windows, 1}));
  Value updates =
      makeReshape(source, RankedTensorType::get(windows, elementType));
  auto numbers = stablehlo::ScatterDimensionNumbersAttr::get(
      builder.getContext(), /*updateWindowDims=*/{}, /*insertedWindowDims=*/{0},
      /*inputBatchingDims=*/{}, /*scatterIndicesBatchingDims=*/{},
      /*scatterDimsToOperandDims=*/{0}, /*indexVectorDim=*/1);
  auto scatter = stablehlo::ScatterOp::create(
      builder, loc, TypeRange{flatResult}, ValueRange{result}, indices,
      ValueRange{updates}, numbers, builder.getBoolAttr(false),
      builder.getBoolAttr(false));
  scatter.getUpdateComputation().takeBody(op.getScatter());
  return makeReshape(scatter.getResult(0), resultType);
}

void SelectionExpander::expand() {
  auto barrier = stablehlo::OptimizationBarrierOp::create(
      builder, loc, ValueRange{makeIndex(0), op.getOperand(), op.getSource()});
  Value places = makePlaces(barrier->getResult(0));
  Value selected = findSelected(barrier->getResult(1), places);
  op.getResult().replaceAllUsesWith(
      scatterSource(selected, barrier->getResult(2)));
  op.erase();
}

/// Whether all places are numbers of 32 bits.
static bool isExpandable(stablehlo::SelectAndScatterOp op) {
  auto type = cast<RankedTensorType>(op.getOperand().getType());
  return type.hasStaticShape() && type.getNumElements() > 0 &&
         type.getNumElements() <= std::numeric_limits<int32_t>::max() &&
         type.getElementType().isIntOrFloat();
}

void remat::expandSelections(func::FuncOp function) {
  SmallVector<stablehlo::SelectAndScatterOp> ops;
  function.walk([&](stablehlo::SelectAndScatterOp op) {
    if (isExpandable(op))
      ops.push_back(op);
  });
  for (stablehlo::SelectAndScatterOp op : ops)
    SelectionExpander(op).expand();
}
