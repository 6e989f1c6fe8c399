// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// Convolution in all its forms as one loop nest.
///
/// The input is padded (also by negative numbers) and dilated first. Feature
/// and batch groups become a dimension of their own by reshapes that move
/// nothing: with G groups, the kernel's output features are G x O, and either
/// the input's features are G x I or its batch is G x N. Groups that are alone in their
/// dimension come last in it, and the result's are that dimension, so that sums over
/// neighbouring channels are sums of columns. Strides, the dilation of the window and its
/// reversal are in the map by which the loops read the input.

#include "Lowering.h"
#include "remat/Dialect/StableHLO/Shapes.h"
#include "remat/Dialect/StableHLO/StableHLO.h"

using namespace mlir;
using namespace remat;

namespace {
/// The loops: group, batch, output features, places, input features, window. One output
/// feature a group is a loop in front of the input's, which is reduced as they are.
struct ConvolutionLoops {
  ConvolutionLoops(MLIRContext *context, unsigned spatialRank, bool hasOneFeature)
      : context(context), spatialRank(spatialRank), hasOneFeature(hasOneFeature) {}

  AffineExpr group() const { return get(0); }
  AffineExpr batch() const { return get(1); }
  AffineExpr outputFeature() const { return get(hasOneFeature ? 2 + spatialRank : 2); }
  AffineExpr place(unsigned i) const { return get(hasOneFeature ? 2 + i : 3 + i); }
  AffineExpr inputFeature() const { return get(3 + spatialRank); }
  AffineExpr window(unsigned i) const { return get(4 + spatialRank + i); }
  unsigned count() const { return 4 + 2 * spatialRank; }
  unsigned reductions() const { return 1 + spatialRank + hasOneFeature; }
  AffineMap getMap(ArrayRef<AffineExpr> places) const {
    return AffineMap::get(count(), 0, places, context);
  }

private:
  AffineExpr get(unsigned i) const { return getAffineDimExpr(i, context); }

  MLIRContext *context;
  unsigned spatialRank;
  bool hasOneFeature;
};

/// Lowers one op; the members are what its steps share.
class ConvolutionBuilder {
public:
  ConvolutionBuilder(stablehlo::ConvolutionOp op, ScalarBuilder &builder,
                     RankedTensorType type)
      : op(op), numbers(op.getDimensionNumbers()), builder(builder), type(type),
        spatialRank(numbers.getInputSpatialDimensions().size()),
        groups(op.getFeatureGroupCount() * op.getBatchGroupCount()),
        loops(builder.getContext(), spatialRank, getFeatures() == groups),
        groupedDimension(op.getBatchGroupCount() > 1
                             ? numbers.getInputBatchDimension()
                             : numbers.getInputFeatureDimension()) {}

  Value build(Value lhs, Value rhs);

private:
  stablehlo::WindowDimension getWindow(unsigned i);
  Value padInput(Value lhs);
  Value splitDimension(Value tensor, int64_t dimension);
  void insertGroup(SmallVector<AffineExpr> &places, int64_t dimension, int64_t size);
  AffineMap createInputMap();
  AffineMap createKernelMap();
  AffineMap createResultMap();
  Value arrangeKernel(Value kernel);
  Shape getResultShape();
  bool hasOneInput() {
    return op.getRhs().getType().getDimSize(
               numbers.getKernelInputFeatureDimension()) == 1;
  }
  int64_t getFeatures() {
    return type.getDimSize(numbers.getOutputFeatureDimension());
  }

  stablehlo::ConvolutionOp op;
  stablehlo::ConvDimensionNumbersAttr numbers;
  ScalarBuilder &builder;
  RankedTensorType type;
  unsigned spatialRank;
  /// At most one of the two numbers of groups is greater than one.
  int64_t groups;
  ConvolutionLoops loops;
  /// The input's dimension that groups split.
  int64_t groupedDimension;
};
} // namespace

template <typename T>
static T getOr(std::optional<ArrayRef<T>> values, unsigned i, T otherwise) {
  return values && !values->empty() ? (*values)[i] : otherwise;
}

stablehlo::WindowDimension ConvolutionBuilder::getWindow(unsigned i) {
  stablehlo::WindowDimension window;
  window.size =
      op.getRhs().getType().getDimSize(numbers.getKernelSpatialDimensions()[i]);
  window.stride = getOr<int64_t>(op.getWindowStrides(), i, 1);
  window.baseDilation = getOr<int64_t>(op.getLhsDilation(), i, 1);
  window.windowDilation = getOr<int64_t>(op.getRhsDilation(), i, 1);
  if (auto padding = op.getPadding()) {
    auto values = padding->getValues<int64_t>();
    window.paddingLow = values[2 * i];
    window.paddingHigh = values[2 * i + 1];
  }
  return window;
}

Value ConvolutionBuilder::padInput(Value lhs) {
  SmallVector<Padding> paddings(getTensorType(lhs).getRank());
  for (auto [i, dimension] :
       llvm::enumerate(numbers.getInputSpatialDimensions())) {
    stablehlo::WindowDimension window = getWindow(i);
    paddings[dimension] = {window.paddingLow, window.paddingHigh,
                           window.baseDilation - 1};
  }
  return createPadded(builder, lhs, builder.zero(getElementType(lhs)),
                      paddings);
}

/// Makes two dimensions of one: the number of the group, then the rest; the other way round
/// where that is one.
Value ConvolutionBuilder::splitDimension(Value tensor, int64_t dimension) {
  Shape shape(getShape(tensor));
  shape[dimension] /= groups;
  shape.insert(shape.begin() + dimension + (shape[dimension] == 1), groups);
  return createReshape(builder, tensor, shape);
}

/// Puts the expression of the group beside that of the dimension of `size` that it splits.
void ConvolutionBuilder::insertGroup(SmallVector<AffineExpr> &places,
                                     int64_t dimension, int64_t size) {
  places.insert(places.begin() + dimension + (size == groups), loops.group());
}

AffineMap ConvolutionBuilder::createInputMap() {
  SmallVector<AffineExpr> places(spatialRank + 2);
  places[numbers.getInputBatchDimension()] = loops.batch();
  places[numbers.getInputFeatureDimension()] = loops.inputFeature();
  for (auto [i, dimension] :
       llvm::enumerate(numbers.getInputSpatialDimensions())) {
    stablehlo::WindowDimension window = getWindow(i);
    AffineExpr inWindow = loops.window(i);
    if (getOr<bool>(op.getWindowReversal(), i, false))
      inWindow = window.size - 1 - inWindow;
    places[dimension] =
        loops.place(i) * window.stride + inWindow * window.windowDilation;
  }
  insertGroup(places, groupedDimension,
              op.getLhs().getType().getDimSize(groupedDimension));
  return loops.getMap(places);
}

AffineMap ConvolutionBuilder::createKernelMap() {
  SmallVector<AffineExpr> places(spatialRank + 2);
  places[numbers.getKernelInputFeatureDimension()] = loops.inputFeature();
  places[numbers.getKernelOutputFeatureDimension()] = loops.outputFeature();
  for (auto [i, dimension] :
       llvm::enumerate(numbers.getKernelSpatialDimensions()))
    places[dimension] = loops.window(i);
  insertGroup(places, numbers.getKernelOutputFeatureDimension(), getFeatures());
  if (hasOneInput())
    places.erase(llvm::find(places, loops.inputFeature()));
  return loops.getMap(places);
}

/// Groups split, and without input features if there is one.
Value ConvolutionBuilder::arrangeKernel(Value kernel) {
  int64_t outputs = numbers.getKernelOutputFeatureDimension();
  int64_t inputs = numbers.getKernelInputFeatureDimension();
  kernel = splitDimension(kernel, outputs);
  if (!hasOneInput())
    return kernel;
  Shape shape(getShape(kernel));
  shape.erase(shape.begin() + inputs + (inputs > outputs));
  return createReshape(builder, kernel, shape);
}

AffineMap ConvolutionBuilder::createResultMap() {
  SmallVector<AffineExpr> places(spatialRank + 2);
  places[numbers.getOutputBatchDimension()] = loops.batch();
  places[numbers.getOutputFeatureDimension()] = loops.outputFeature();
  for (auto [i, dimension] :
       llvm::enumerate(numbers.getOutputSpatialDimensions()))
    places[dimension] = loops.place(i);
  int64_t feature = numbers.getOutputFeatureDimension();
  if (getFeatures() == groups)
    places[feature] = loops.group();
  else
    insertGroup(places, feature, getFeatures());
  return loops.getMap(places);
}

Shape ConvolutionBuilder::getResultShape() {
  Shape shape(type.getShape());
  if (getFeatures() == groups)
    return shape;
  int64_t feature = numbers.getOutputFeatureDimension();
  shape[feature] /= groups;
  shape.insert(shape.begin() + feature, groups);
  return shape;
}

Value ConvolutionBuilder::build(Value lhs, Value rhs) {
  Type accumulator = getAccumulatorType(type.getElementType());
  Type lhsType = getElementType(op.getLhs());
  Type rhsType = getElementType(op.getRhs());
  Value input = splitDimension(padInput(lhs), groupedDimension);
  Value kernel = arrangeKernel(rhs);
  Value zeros =
      createFilled(builder, getResultShape(), builder.zero(accumulator));
  Value sums =
      createLoops(
          builder, {input, kernel}, zeros,
          {createInputMap(), createKernelMap(), createResultMap()},
          loops.reductions(),
          [&](ScalarBuilder &b, ValueRange elements) {
            Value x = convertFactor(b, elements[0], lhsType, accumulator);
            Value y = convertFactor(b, elements[1], rhsType, accumulator);
            return SmallVector<Value>{createMultiplyAdd(b, elements[2], x, y)};
          })
          .front();
  Value joined = createReshape(builder, sums, type.getShape());
  return roundAccumulator(builder, joined, type.getElementType());
}

namespace {
struct ConvolutionLowering : OpConversionPattern<stablehlo::ConvolutionOp> {
  using OpConversionPattern::OpConversionPattern;

  LogicalResult
  matchAndRewrite(stablehlo::ConvolutionOp op, OpAdaptor adaptor,
                  ConversionPatternRewriter &rewriter) const override {
    auto type =
        cast<RankedTensorType>(getTypeConverter()->convertType(op.getType()));
    ScalarBuilder builder(op.getLoc(), rewriter);
    ConvolutionBuilder convolution(op, builder, type);
    rewriter.replaceOp(op,
                       convolution.build(adaptor.getLhs(), adaptor.getRhs()));
    return success();
  }
};
} // namespace

void remat::populateConvolutionPatterns(const TypeConverter &converter,
                                        RewritePatternSet &patterns) {
  patterns.add<ConvolutionLowering>(converter, patterns.getContext());
}
