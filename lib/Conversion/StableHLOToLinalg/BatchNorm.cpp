// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// Batch normalization as the elementwise ops and reductions that define it, in
/// f32 if the elements are narrower.

#include "Lowering.h"
#include "remat/Dialect/StableHLO/StableHLO.h"

using namespace mlir;
using namespace remat;

namespace {
/// Emits StableHLO ops for tensors of one shape and vectors of its features.
class Normalization {
public:
  Normalization(ImplicitLocOpBuilder &b, Value operand, int64_t feature,
                APFloat epsilon)
      : b(b), feature(feature), type(cast<RankedTensorType>(operand.getType())),
        epsilon(epsilon.convertToFloat()) {
    type = type.clone(getAccumulatorType(type.getElementType()));
    vector = type.clone({type.getDimSize(feature)});
    count = type.getNumElements() / type.getDimSize(feature);
  }

  Value widen(Value x) { return convert(x, type.getElementType()); }
  Value narrow(Value x, Type result) {
    return convert(x, cast<RankedTensorType>(result).getElementType());
  }
  Value add(Value x, Value y) { return create<stablehlo::AddOp>(x, y); }
  Value sub(Value x, Value y) { return create<stablehlo::SubtractOp>(x, y); }
  Value mul(Value x, Value y) { return create<stablehlo::MulOp>(x, y); }
  Value div(Value x, Value y) { return create<stablehlo::DivOp>(x, y); }

  /// A vector of one number.
  Value splat(double number) {
    APFloat value(number);
    bool losesInfo;
    value.convert(cast<FloatType>(type.getElementType()).getFloatSemantics(),
                  APFloat::rmNearestTiesToEven, &losesInfo);
    return stablehlo::ConstantOp::create(b,
                                         DenseElementsAttr::get(vector, value));
  }

  /// The vector in the shape of the tensor.
  Value spread(Value x) {
    return stablehlo::BroadcastInDimOp::create(b, type, x,
                                               ArrayRef<int64_t>{feature});
  }

  /// The sum of the elements of each feature.
  Value sum(Value x) {
    SmallVector<int64_t> dimensions;
    for (int64_t i = 0; i < type.getRank(); ++i)
      if (i != feature)
        dimensions.push_back(i);
    auto scalar = RankedTensorType::get({}, type.getElementType());
    Value zero = stablehlo::ConstantOp::create(
        b, cast<ElementsAttr>(b.getZeroAttr(scalar)));
    auto body = [](OpBuilder &nested, Location loc, ValueRange arguments) {
      Value total = stablehlo::AddOp::create(
          nested, loc, arguments[0].getType(), arguments[0], arguments[1]);
      stablehlo::ReturnOp::create(nested, loc, total);
    };
    return stablehlo::ReduceOp::create(b, ValueRange{x}, ValueRange{zero},
                                       dimensions, body)
        .getResult(0);
  }

  Value mean(Value x) { return div(sum(x), splat(count)); }
  Value deviation(Value variance) {
    Value shifted = add(variance, splat(epsilon));
    return stablehlo::SqrtOp::create(b, vector, shifted);
  }
  Value normalize(Value x, Value mean, Value variance) {
    return div(sub(x, spread(mean)), spread(deviation(variance)));
  }
  int64_t getCount() const { return count; }

private:
  template <typename Op> Value create(Value x, Value y) {
    return Op::create(b, x.getType(), x, y);
  }

  Value convert(Value x, Type element) {
    if (getElementType(x) == element)
      return x;
    return stablehlo::ConvertOp::create(b, x, element);
  }

  ImplicitLocOpBuilder &b;
  int64_t feature;
  RankedTensorType type;
  RankedTensorType vector;
  double epsilon;
  int64_t count;
};

struct InferenceExpansion : OpRewritePattern<stablehlo::BatchNormInferenceOp> {
  using OpRewritePattern::OpRewritePattern;

  LogicalResult matchAndRewrite(stablehlo::BatchNormInferenceOp op,
                                PatternRewriter &rewriter) const override {
    ImplicitLocOpBuilder b(op.getLoc(), rewriter);
    Normalization n(b, op.getOperand(), op.getFeatureIndex(), op.getEpsilon());
    Value normal = n.normalize(n.widen(op.getOperand()), n.widen(op.getMean()),
                               n.widen(op.getVariance()));
    Value scaled = n.mul(normal, n.spread(n.widen(op.getScale())));
    Value result = n.add(scaled, n.spread(n.widen(op.getOffset())));
    rewriter.replaceOp(op, n.narrow(result, op.getResult().getType()));
    return success();
  }
};

struct TrainingExpansion : OpRewritePattern<stablehlo::BatchNormTrainingOp> {
  using OpRewritePattern::OpRewritePattern;

  LogicalResult matchAndRewrite(stablehlo::BatchNormTrainingOp op,
                                PatternRewriter &rewriter) const override {
    ImplicitLocOpBuilder b(op.getLoc(), rewriter);
    Normalization n(b, op.getOperand(), op.getFeatureIndex(), op.getEpsilon());
    Value x = n.widen(op.getOperand());
    Value mean = n.mean(x);
    Value centered = n.sub(x, n.spread(mean));
    Value variance = n.mean(n.mul(centered, centered));
    Value normal = n.div(centered, n.spread(n.deviation(variance)));
    Value scaled = n.mul(normal, n.spread(n.widen(op.getScale())));
    Value result = n.add(scaled, n.spread(n.widen(op.getOffset())));
    rewriter.replaceOp(op, {n.narrow(result, op.getOutput().getType()),
                            n.narrow(mean, op.getBatchMean().getType()),
                            n.narrow(variance, op.getBatchVar().getType())});
    return success();
  }
};

/// With y the normalized operand, g its gradient and N elements a feature:
/// scale / (N deviation) * (N g - sum g - y * sum (g y)).
struct GradientExpansion : OpRewritePattern<stablehlo::BatchNormGradOp> {
  using OpRewritePattern::OpRewritePattern;

  LogicalResult matchAndRewrite(stablehlo::BatchNormGradOp op,
                                PatternRewriter &rewriter) const override {
    ImplicitLocOpBuilder b(op.getLoc(), rewriter);
    Normalization n(b, op.getOperand(), op.getFeatureIndex(), op.getEpsilon());
    Value gradient = n.widen(op.getGradOutput());
    Value variance = n.widen(op.getVariance());
    Value normal =
        n.normalize(n.widen(op.getOperand()), n.widen(op.getMean()), variance);
    Value gradOffset = n.sum(gradient);
    Value gradScale = n.sum(n.mul(gradient, normal));
    Value count = n.splat(n.getCount());
    Value total = n.sub(n.mul(gradient, n.spread(count)), n.spread(gradOffset));
    total = n.sub(total, n.mul(normal, n.spread(gradScale)));
    Value factor =
        n.div(n.widen(op.getScale()), n.mul(n.deviation(variance), count));
    Value result = n.mul(n.spread(factor), total);
    rewriter.replaceOp(op,
                       {n.narrow(result, op.getGradOperand().getType()),
                        n.narrow(gradScale, op.getGradScale().getType()),
                        n.narrow(gradOffset, op.getGradOffset().getType())});
    return success();
  }
};
} // namespace

void remat::populateBatchNormPatterns(RewritePatternSet &patterns) {
  patterns.add<InferenceExpansion, TrainingExpansion, GradientExpansion>(
      patterns.getContext());
}
