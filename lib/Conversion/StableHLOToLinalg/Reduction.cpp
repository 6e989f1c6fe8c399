// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// Reductions become one loop nest with the reduced dimensions innermost, in
/// order. Any number of tensors is reduced together by any region of scalars.

#include "Reduction.h"
#include "mlir/IR/TypeUtilities.h"
#include "remat/Dialect/StableHLO/StableHLO.h"

using namespace mlir;
using namespace remat;

/// Whether the region returns one sum or product of its two arguments, so that
/// narrow floats may accumulate in f32.
static bool accumulatesWide(Region &region) {
  Block &block = region.front();
  if (block.getNumArguments() != 2 || block.getOperations().size() != 2)
    return false;
  Operation &op = block.front();
  return isa<stablehlo::AddOp, stablehlo::MulOp>(op) &&
         isNarrowFloat(getElementType(op.getResult(0))) &&
         llvm::is_contained(op.getOperands(), block.getArgument(0)) &&
         llvm::is_contained(op.getOperands(), block.getArgument(1)) &&
         block.getTerminator()->getOperands() == ValueRange(op.getResults());
}

Combiner::Combiner(Region &region, ValueMapper captured)
    : region(region), captured(captured), isWide(accumulatesWide(region)) {
  Block &block = region.front();
  for (Value argument :
       block.getArguments().take_front(block.getNumArguments() / 2))
    types.push_back(getElementType(argument));
}

Type Combiner::getType(ScalarBuilder &builder, unsigned i) const {
  if (isWide)
    return builder.getF32Type();
  if (auto integer = dyn_cast<IntegerType>(types[i]))
    return builder.getIntegerType(integer.getWidth());
  return types[i];
}

Value Combiner::convert(ScalarBuilder &builder, Value scalar, unsigned i,
                        Type original) const {
  return convertFactor(builder, scalar, original, getType(builder, i));
}

SmallVector<Value> Combiner::emit(ScalarBuilder &builder, ValueRange state,
                                  ValueRange elements) const {
  if (isWide) {
    bool isSum = isa<stablehlo::AddOp>(region.front().front());
    return {isSum ? builder.add(state[0], elements[0])
                  : builder.mul(state[0], elements[0])};
  }
  SmallVector<Value> arguments(state);
  llvm::append_range(arguments, elements);
  return emitRegion(builder, region, arguments, captured);
}

Value Combiner::finish(ScalarBuilder &builder, Value tensor,
                       Type element) const {
  return roundAccumulator(builder, tensor, element);
}

namespace {
struct ReduceLowering : OpConversionPattern<stablehlo::ReduceOp> {
  using OpConversionPattern::OpConversionPattern;

  LogicalResult
  matchAndRewrite(stablehlo::ReduceOp op, OpAdaptor adaptor,
                  ConversionPatternRewriter &rewriter) const override {
    ScalarBuilder builder(op.getLoc(), rewriter);
    auto captured = [&](Value value) {
      return rewriter.getRemappedValue(value);
    };
    Combiner combiner(op.getBody(), captured);
    auto resultShape =
        cast<RankedTensorType>(op->getResult(0).getType()).getShape();
    SmallVector<Value> outputs;
    for (auto [i, init] : llvm::enumerate(adaptor.getInitValues())) {
      Value scalar = combiner.convert(builder, extractScalar(builder, init), i,
                                      getElementType(op.getInitValues()[i]));
      outputs.push_back(createFilled(builder, resultShape, scalar));
    }
    SmallVector<Value> reduced =
        reduce(builder, op, adaptor, outputs, combiner);
    for (auto [i, value] : llvm::enumerate(reduced)) {
      Type type = getTypeConverter()->convertType(op->getResult(i).getType());
      value = combiner.finish(builder, value, getElementTypeOrSelf(type));
    }
    rewriter.replaceOp(op, reduced);
    return success();
  }

private:
  static SmallVector<Value> reduce(ScalarBuilder &builder,
                                   stablehlo::ReduceOp op, OpAdaptor adaptor,
                                   ValueRange outputs,
                                   const Combiner &combiner) {
    ValueRange inputs = adaptor.getInputs();
    SmallVector<AffineMap> maps(inputs.size(), createInputMap(builder, op));
    unsigned rank = maps.front().getNumDims();
    unsigned reductions = op.getDimensions().size();
    maps.append(outputs.size(),
                getLeadingMap(builder, rank, rank - reductions));
    unsigned count = inputs.size();
    return createLoops(
        builder, inputs, outputs, maps, reductions,
        [&](ScalarBuilder &b, ValueRange arguments) {
          SmallVector<Value> elements;
          for (unsigned i = 0; i < count; ++i)
            elements.push_back(combiner.convert(
                b, arguments[i], i, getElementType(op.getInputs()[i])));
          return combiner.emit(b, arguments.drop_front(count), elements);
        });
  }

  /// The loops run over the kept dimensions, then over the reduced ones.
  static AffineMap createInputMap(ScalarBuilder &builder,
                                  stablehlo::ReduceOp op) {
    unsigned rank = getTensorType(op.getInputs().front()).getRank();
    unsigned kept = 0, reduced = rank - op.getDimensions().size();
    SmallVector<AffineExpr> places;
    for (unsigned i = 0; i < rank; ++i)
      places.push_back(builder.getAffineDimExpr(
          llvm::is_contained(op.getDimensions(), i) ? reduced++ : kept++));
    return AffineMap::get(rank, 0, places, builder.getContext());
  }
};
} // namespace

void remat::populateReductionPatterns(const TypeConverter &converter,
                                      RewritePatternSet &patterns) {
  patterns.add<ReduceLowering>(converter, patterns.getContext());
}
