// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// Batch groups (`ConvolutionVisitor::HandleBatchGroupCount` of
/// xla/hlo/transforms/expanders/convolution_group_converter.cc):
///
/// ```mlir
/// %r = stablehlo.convolution(%x, %g) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f],
///     batch_group_count = 24 ... -> tensor<3x3x1x24xf32>
/// ```
/// becomes, where `b` is 24, too,
/// ```mlir
/// %all = stablehlo.convolution(%x, %g) ... -> tensor<3x3x24x24xf32>
/// %i = stablehlo.iota dim = 2 : tensor<3x3x24x24xi32>
/// %j = stablehlo.iota dim = 3 : tensor<3x3x24x24xi32>
/// %own = stablehlo.compare EQ, %i, %j
/// %diagonal = stablehlo.select %own, %all, %zeros
/// %sum = stablehlo.reduce(%diagonal) across dimensions = [2] : tensor<3x3x24xf32>
/// %r = stablehlo.reshape %sum : tensor<3x3x1x24xf32>
/// ```
/// What is narrower than f32 is f32 until the end.

#include "LegalizeConvolutions.h"
#include "remat/Dialect/StableHLO/StableHLO.h"

using namespace mlir;
using namespace remat;

namespace {
class BatchGroups {
public:
  explicit BatchGroups(stablehlo::ConvolutionOp op)
      : op(op), numbers(op.getDimensionNumbers()), groups(op.getBatchGroupCount()),
        builder(op), loc(op.getLoc()), type(cast<RankedTensorType>(op.getType())) {}

  void expand() {
    Value result = isDepthwise() ? takeDiagonal() : addDimension();
    op.getResult().replaceAllUsesWith(result);
    op.erase();
  }

private:
  bool isDepthwise();
  stablehlo::ConvolutionOp convolve(Value lhs, Value rhs, ArrayRef<int64_t> shape,
                                    Type elementType);
  Value takeDiagonal();
  Value sumOver(Value value, int64_t dimension);
  Value splitDimension(Value value, int64_t dimension);
  Value addDimension();

  stablehlo::ConvolutionOp op;
  stablehlo::ConvDimensionNumbersAttr numbers;
  int64_t groups;
  OpBuilder builder;
  Location loc;
  RankedTensorType type;
};
} // namespace

static RankedTensorType getType(Value value) {
  return cast<RankedTensorType>(value.getType());
}

/// Complex ones are as good with one more dimension: nothing is known of what XLA does.
bool BatchGroups::isDepthwise() {
  if (isa<ComplexType>(type.getElementType()))
    return false;
  int64_t samples = getType(op.getLhs()).getDimSize(numbers.getInputBatchDimension());
  int64_t features =
      getType(op.getRhs()).getDimSize(numbers.getKernelOutputFeatureDimension());
  return samples == groups && features == groups;
}

/// The convolution without groups.
stablehlo::ConvolutionOp BatchGroups::convolve(Value lhs, Value rhs,
                                               ArrayRef<int64_t> shape, Type elementType) {
  auto whole = cast<stablehlo::ConvolutionOp>(builder.clone(*op));
  whole.setOperand(0, lhs);
  whole.setOperand(1, rhs);
  whole.setBatchGroupCount(1);
  whole.getResult().setType(RankedTensorType::get(shape, elementType));
  return whole;
}

Value BatchGroups::sumOver(Value value, int64_t dimension) {
  Type element = getType(value).getElementType();
  auto scalar = RankedTensorType::get({}, element);
  Value zero = stablehlo::ConstantOp::create(
      builder, loc, cast<ElementsAttr>(builder.getZeroAttr(scalar)));
  SmallVector<int64_t> shape(getType(value).getShape());
  shape.erase(shape.begin() + dimension);
  auto sum = stablehlo::ReduceOp::create(builder, loc, RankedTensorType::get(shape, element),
                                         value, zero,
                                         builder.getDenseI64ArrayAttr(dimension));
  OpBuilder::InsertionGuard guard(builder);
  Block &body = sum.getBody().emplaceBlock();
  body.addArguments({scalar, scalar}, {loc, loc});
  builder.setInsertionPointToStart(&body);
  Value added =
      stablehlo::AddOp::create(builder, loc, body.getArgument(0), body.getArgument(1));
  stablehlo::ReturnOp::create(builder, loc, added);
  return sum.getResult(0);
}

Value BatchGroups::takeDiagonal() {
  int64_t batch = numbers.getOutputBatchDimension();
  SmallVector<int64_t> shape(type.getShape());
  shape[batch] = groups;
  Type element = type.getElementType();
  if (auto number = dyn_cast<FloatType>(element); number && number.getWidth() < 32)
    element = builder.getF32Type();
  Value all = convolve(op.getLhs(), op.getRhs(), shape, element);
  auto places = RankedTensorType::get(shape, builder.getI32Type());
  auto count = [&](int64_t dimension) -> Value {
    return stablehlo::IotaOp::create(builder, loc, places,
                                     builder.getI64IntegerAttr(dimension));
  };
  Value own = stablehlo::CompareOp::create(
      builder, loc, count(batch), count(numbers.getOutputFeatureDimension()),
      stablehlo::ComparisonDirection::EQ);
  Value zeros = stablehlo::ConstantOp::create(
      builder, loc, cast<ElementsAttr>(builder.getZeroAttr(all.getType())));
  Value diagonal = stablehlo::SelectOp::create(builder, loc, own, all, zeros);
  Value sum = sumOver(diagonal, batch);
  Value result = stablehlo::ReshapeOp::create(builder, loc, type.clone(element), sum);
  if (result.getType() == type)
    return result;
  return stablehlo::ConvertOp::create(builder, loc, type, result);
}

/// Groups as a dimension in front of this one.
Value BatchGroups::splitDimension(Value value, int64_t dimension) {
  SmallVector<int64_t> shape(getType(value).getShape());
  shape[dimension] /= groups;
  shape.insert(shape.begin() + dimension, groups);
  return stablehlo::ReshapeOp::create(builder, loc, getType(value).clone(shape), value);
}

static SmallVector<int64_t> append(std::optional<ArrayRef<int64_t>> values, size_t count,
                                   int64_t value) {
  SmallVector<int64_t> all =
      values ? SmallVector<int64_t>(*values) : SmallVector<int64_t>(count, 1);
  all.push_back(value);
  return all;
}

/// The dimensions, and `at`, in front of which they begin one later.
static SmallVector<int64_t> insert(ArrayRef<int64_t> dimensions, int64_t at) {
  SmallVector<int64_t> moved;
  for (int64_t dimension : dimensions)
    moved.push_back(dimension + (dimension > at));
  moved.push_back(at);
  return moved;
}

/// A window of as many elements as there are groups, of which only one is no gap, takes
/// each group of the filter to its own samples.
Value BatchGroups::addDimension() {
  int64_t inputAt = numbers.getInputBatchDimension();
  int64_t kernelAt = numbers.getKernelOutputFeatureDimension();
  int64_t outputAt = numbers.getOutputFeatureDimension();
  size_t spatial = numbers.getInputSpatialDimensions().size();
  auto move = [](int64_t dimension, int64_t at) { return dimension + (dimension > at); };
  auto moved = stablehlo::ConvDimensionNumbersAttr::get(
      op.getContext(), inputAt + 1, move(numbers.getInputFeatureDimension(), inputAt),
      insert(numbers.getInputSpatialDimensions(), inputAt),
      move(numbers.getKernelInputFeatureDimension(), kernelAt), kernelAt + 1,
      insert(numbers.getKernelSpatialDimensions(), kernelAt),
      move(numbers.getOutputBatchDimension(), outputAt), outputAt + 1,
      insert(numbers.getOutputSpatialDimensions(), outputAt));
  SmallVector<int64_t> shape(type.getShape());
  shape[outputAt] /= groups;
  shape.insert(shape.begin() + outputAt, groups);
  stablehlo::ConvolutionOp whole =
      convolve(splitDimension(op.getLhs(), inputAt), splitDimension(op.getRhs(), kernelAt),
               shape, type.getElementType());
  whole.setDimensionNumbersAttr(moved);
  whole.setWindowStrides(append(op.getWindowStrides(), spatial, groups - 1));
  whole.setLhsDilation(append(op.getLhsDilation(), spatial, groups));
  whole.setRhsDilation(append(op.getRhsDilation(), spatial, 1));
  if (std::optional<DenseIntElementsAttr> padding = op.getPadding()) {
    auto all = llvm::to_vector(padding->getValues<int64_t>());
    all.append({0, 0});
    auto pairs = RankedTensorType::get({int64_t(spatial) + 1, 2}, builder.getI64Type());
    whole.setPaddingAttr(DenseIntElementsAttr::get(pairs, all));
  }
  if (std::optional<ArrayRef<bool>> reversal = op.getWindowReversal()) {
    SmallVector<bool> all(*reversal);
    all.push_back(false);
    whole.setWindowReversal(all);
  }
  return stablehlo::ReshapeOp::create(builder, loc, type, whole);
}

void remat::expandBatchGroups(func::FuncOp function) {
  SmallVector<stablehlo::ConvolutionOp> grouped;
  function.walk([&](stablehlo::ConvolutionOp op) {
    if (op.getBatchGroupCount() > 1)
      grouped.push_back(op);
  });
  for (stablehlo::ConvolutionOp op : grouped)
    BatchGroups(op).expand();
}
