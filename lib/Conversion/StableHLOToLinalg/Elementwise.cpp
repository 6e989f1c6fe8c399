// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// Elementwise ops become one loop each; `map` runs its region on elements.

#include "Lowering.h"
#include "remat/Dialect/StableHLO/StableHLO.h"

using namespace mlir;
using namespace remat;

/// How the loops of `shape` read an operand: by their numbers, or always the
/// only element of a scalar.
static AffineMap getOperandMap(Builder &builder, Value operand, size_t rank) {
  if (getTensorType(operand).getRank() == 0)
    return AffineMap::get(rank, 0, builder.getContext());
  return builder.getMultiDimIdentityMap(rank);
}

namespace {
struct ElementwiseLowering : ConversionPattern {
  // Before the patterns of single ops: conversions of bits have one, too, for
  // those that change the shape.
  ElementwiseLowering(const TypeConverter &converter, MLIRContext *context)
      : ConversionPattern(converter, MatchAnyOpTypeTag(), 2, context) {}

  LogicalResult
  matchAndRewrite(Operation *op, ArrayRef<Value> operands,
                  ConversionPatternRewriter &rewriter) const override {
    if (!hasScalarForm(op))
      return failure();
    auto type = cast<RankedTensorType>(
        getTypeConverter()->convertType(op->getResult(0).getType()));
    SmallVector<AffineMap> maps;
    for (Value operand : operands)
      maps.push_back(getOperandMap(rewriter, operand, type.getRank()));
    bool isComplete = true;
    ScalarBuilder builder(op->getLoc(), rewriter);
    Value result = createMap(
        builder, type.getShape(), type.getElementType(), operands, maps,
        [&](ScalarBuilder &inner, ValueRange elements) {
          Value element = emitScalar(inner, op, elements);
          isComplete &= element != nullptr;
          return element ? element : inner.zero(type.getElementType());
        });
    if (!isComplete)
      return rewriter.notifyMatchFailure(op, "no scalar form for its types");
    rewriter.replaceOp(op, result);
    return success();
  }
};

struct MapLowering : OpConversionPattern<stablehlo::MapOp> {
  using OpConversionPattern::OpConversionPattern;

  LogicalResult
  matchAndRewrite(stablehlo::MapOp op, OpAdaptor adaptor,
                  ConversionPatternRewriter &rewriter) const override {
    auto type =
        cast<RankedTensorType>(getTypeConverter()->convertType(op.getType()));
    auto captured = [&](Value value) {
      return rewriter.getRemappedValue(value);
    };
    ScalarBuilder builder(op.getLoc(), rewriter);
    Value result = createElementwise(
        builder, type.getElementType(), adaptor.getInputs(),
        [&](ScalarBuilder &inner, ValueRange elements) {
          return emitRegion(inner, op.getComputation(), elements, captured)
              .front();
        });
    rewriter.replaceOp(op, result);
    return success();
  }
};
} // namespace

void remat::populateElementwisePatterns(const TypeConverter &converter,
                                        RewritePatternSet &patterns) {
  patterns.add<ElementwiseLowering, MapLowering>(converter,
                                                 patterns.getContext());
}
