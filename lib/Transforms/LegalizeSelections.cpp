// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// The tensors of indices of a `select_and_scatter`
/// (xla/hlo/transforms/expanders/select_and_scatter_expander.cc):
///
/// ```mlir
/// %r = "stablehlo.select_and_scatter"(%x, %source, %zero) ... -> tensor<8x8xf32>
/// ```
/// becomes, with as many index tensors as %x has dimensions,
/// ```mlir
/// %i0 = stablehlo.iota dim = 0 : tensor<8x8xi32>
/// %i1 = stablehlo.iota dim = 1 : tensor<8x8xi32>
/// %w:3 = "stablehlo.reduce_window"(%x, %i0, %i1, ...) ...
/// %places = stablehlo.concatenate ... of %w#1 and %w#2 : tensor<16x2xi32>
/// %zeros = stablehlo.broadcast_in_dim %zero ... : tensor<8x8xf32>
/// %r = "stablehlo.scatter"(%zeros, %places, %source) ...
/// ```
/// The index tensors wait for nothing, so that they are there from the start.

#include "LegalizeSelections.h"
#include "remat/Dialect/StableHLO/StableHLO.h"

using namespace mlir;
using namespace remat;

namespace {
class SelectionIndices {
public:
  explicit SelectionIndices(stablehlo::SelectAndScatterOp op)
      : op(op), builder(op), loc(op.getLoc()),
        operandType(cast<RankedTensorType>(op.getOperand().getType())),
        sourceType(cast<RankedTensorType>(op.getSource().getType())) {}

  void expand();

private:
  stablehlo::ReduceWindowOp findSelected();
  Value joinPlaces(stablehlo::ReduceWindowOp selected);
  Value scatterSource(Value places);

  stablehlo::SelectAndScatterOp op;
  OpBuilder builder;
  Location loc;
  RankedTensorType operandType, sourceType;
};
} // namespace

/// The index tensors, reduced beside the operand.
stablehlo::ReduceWindowOp SelectionIndices::findSelected() {
  Type index = builder.getI32Type();
  auto scalar = RankedTensorType::get({}, index);
  Value none = stablehlo::ConstantOp::create(
      builder, loc,
      DenseElementsAttr::get(scalar, builder.getI32IntegerAttr(-1)));
  SmallVector<Value> operands{op.getOperand()}, initial{op.getInitValue()};
  SmallVector<Type> types{sourceType}, scalars{op.getInitValue().getType()};
  for (int64_t dimension = 0; dimension < operandType.getRank(); ++dimension) {
    operands.push_back(stablehlo::IotaOp::create(
        builder, loc, operandType.clone(index),
        builder.getI64IntegerAttr(dimension)));
    initial.push_back(none);
    types.push_back(sourceType.clone(index));
    scalars.push_back(scalar);
  }
  auto windows = op.getWindowDimensionsAttr()
                     ? op.getWindowDimensionsAttr()
                     : builder.getDenseI64ArrayAttr(
                           SmallVector<int64_t>(operandType.getRank(), 1));
  auto selected = stablehlo::ReduceWindowOp::create(
      builder, loc, types, operands, initial, windows,
      op.getWindowStridesAttr(), /*base_dilations=*/nullptr,
      /*window_dilations=*/nullptr, op.getPaddingAttr());
  OpBuilder::InsertionGuard guard(builder);
  Block &body = selected.getBody().emplaceBlock();
  for (int copy = 0; copy < 2; ++copy)
    body.addArguments(scalars, SmallVector<Location>(scalars.size(), loc));
  builder.setInsertionPointToStart(&body);
  stablehlo::ReturnOp::create(builder, loc,
                              body.getArguments().take_front(scalars.size()));
  return selected;
}

Value SelectionIndices::joinPlaces(stablehlo::ReduceWindowOp selected) {
  int64_t windows = sourceType.getNumElements();
  Type index = builder.getI32Type();
  SmallVector<Value> columns;
  for (Value places : selected.getResults().drop_front())
    columns.push_back(stablehlo::ReshapeOp::create(
        builder, loc, RankedTensorType::get({windows, 1}, index), places));
  auto type =
      RankedTensorType::get({windows, operandType.getRank()}, index);
  return stablehlo::ConcatenateOp::create(builder, loc, type, columns,
                                          builder.getI64IntegerAttr(1));
}

Value SelectionIndices::scatterSource(Value places) {
  Type elementType = operandType.getElementType();
  SmallVector<int64_t> dimensions;
  for (int64_t dimension = 0; dimension < operandType.getRank(); ++dimension)
    dimensions.push_back(dimension);
  Value target = stablehlo::BroadcastInDimOp::create(
      builder, loc, operandType, op.getInitValue(),
      builder.getDenseI64ArrayAttr({}));
  auto flat = RankedTensorType::get(sourceType.getNumElements(), elementType);
  // Updates of several dimensions are copied to flatten them.
  Value copy = stablehlo::ConvertOp::create(builder, loc, sourceType,
                                            op.getSource());
  Value updates = stablehlo::ReshapeOp::create(builder, loc, flat, copy);
  auto numbers = stablehlo::ScatterDimensionNumbersAttr::get(
      builder.getContext(), /*updateWindowDims=*/{},
      /*insertedWindowDims=*/dimensions, /*inputBatchingDims=*/{},
      /*scatterIndicesBatchingDims=*/{},
      /*scatterDimsToOperandDims=*/dimensions, /*indexVectorDim=*/1);
  auto scatter = stablehlo::ScatterOp::create(
      builder, loc, TypeRange{operandType}, ValueRange{target}, places,
      ValueRange{updates}, numbers, builder.getBoolAttr(false),
      builder.getBoolAttr(false));
  scatter.getUpdateComputation().takeBody(op.getScatter());
  return scatter.getResult(0);
}

void SelectionIndices::expand() {
  op.getResult().replaceAllUsesWith(scatterSource(joinPlaces(findSelected())));
  op.erase();
}

void remat::expandSelectionsForAnalysis(func::FuncOp function) {
  SmallVector<stablehlo::SelectAndScatterOp> ops;
  function.walk([&](stablehlo::SelectAndScatterOp op) {
    auto type = cast<RankedTensorType>(op.getOperand().getType());
    if (type.hasStaticShape() && type.getRank() > 0)
      ops.push_back(op);
  });
  for (stablehlo::SelectAndScatterOp op : ops)
    SelectionIndices(op).expand();
}
