// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// Ops that slide a window.
///
/// A windowed reduction pads its inputs with the initial values and is one loop
/// nest over places and window. `select_and_scatter` runs over the windows in
/// order, since windows that overlap may select the same element; or in parallel
/// over elements (Selection.h).

#include "Reduction.h"
#include "Selection.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/TypeUtilities.h"

using namespace mlir;
using namespace remat;
using IntPredicate = arith::CmpIPredicate;

/// The verifier has accepted the op, so that collecting cannot fail.
template <typename Op>
static SmallVector<stablehlo::WindowDimension> getWindow(Op op) {
  auto emitError = [&] { return op.emitOpError(); };
  if constexpr (std::is_same_v<Op, stablehlo::ReduceWindowOp>)
    return *stablehlo::collectWindow(
        emitError, op.getWindowDimensions(), op.getWindowStrides(),
        op.getPadding(), op.getBaseDilations(), op.getWindowDilations());
  else
    return *stablehlo::collectWindow(
        emitError,
        op.getWindowDimensions().value_or(
            Shape(op.getOperand().getType().getRank(), 1)),
        op.getWindowStrides(), op.getPadding(), std::nullopt, std::nullopt);
}

//===----------------------------------------------------------------------===//
// Windowed reduction
//===----------------------------------------------------------------------===//

namespace {
struct ReduceWindowLowering : OpConversionPattern<stablehlo::ReduceWindowOp> {
  using OpConversionPattern::OpConversionPattern;

  LogicalResult
  matchAndRewrite(stablehlo::ReduceWindowOp op, OpAdaptor adaptor,
                  ConversionPatternRewriter &rewriter) const override {
    ScalarBuilder builder(op.getLoc(), rewriter);
    auto captured = [&](Value value) {
      return rewriter.getRemappedValue(value);
    };
    Combiner combiner(op.getBody(), captured);
    SmallVector<stablehlo::WindowDimension> window = getWindow(op);
    auto resultShape =
        cast<RankedTensorType>(op->getResult(0).getType()).getShape();
    SmallVector<Value> inputs, outputs;
    for (auto [i, init] : llvm::enumerate(adaptor.getInitValues())) {
      Value scalar = extractScalar(builder, init);
      inputs.push_back(pad(builder, adaptor.getInputs()[i], scalar, window));
      Value start = combiner.convert(builder, scalar, i,
                                     getElementType(op.getInitValues()[i]));
      outputs.push_back(createFilled(builder, resultShape, start));
    }
    SmallVector<Value> reduced =
        reduce(builder, op, inputs, outputs, window, combiner);
    for (auto [i, value] : llvm::enumerate(reduced)) {
      Type type = getTypeConverter()->convertType(op->getResult(i).getType());
      value = combiner.finish(builder, value, getElementTypeOrSelf(type));
    }
    rewriter.replaceOp(op, reduced);
    return success();
  }

private:
  static Value pad(ScalarBuilder &builder, Value input, Value scalar,
                   ArrayRef<stablehlo::WindowDimension> window) {
    SmallVector<Padding> paddings;
    for (const stablehlo::WindowDimension &dimension : window)
      paddings.push_back({dimension.paddingLow, dimension.paddingHigh,
                          dimension.baseDilation - 1});
    return createPadded(builder, input, scalar, paddings);
  }

  static SmallVector<Value> reduce(ScalarBuilder &builder,
                                   stablehlo::ReduceWindowOp op,
                                   SmallVector<Value> inputs,
                                   ValueRange outputs,
                                   ArrayRef<stablehlo::WindowDimension> window,
                                   const Combiner &combiner) {
    unsigned rank = window.size(), count = inputs.size();
    SmallVector<AffineExpr> read, offsets;
    Shape sizes;
    for (auto [i, dimension] : llvm::enumerate(window)) {
      AffineExpr offset = builder.getAffineDimExpr(rank + i);
      read.push_back(builder.getAffineDimExpr(i) * dimension.stride +
                     offset * dimension.windowDilation);
      offsets.push_back(offset);
      sizes.push_back(dimension.size);
    }
    MLIRContext *context = builder.getContext();
    SmallVector<AffineMap> maps(count,
                                AffineMap::get(2 * rank, 0, read, context));
    // A tensor that nobody reads gives the loops over the window their bounds.
    maps.push_back(AffineMap::get(2 * rank, 0, offsets, context));
    inputs.push_back(createEmpty(builder, sizes, getElementType(inputs[0])));
    maps.append(count, getLeadingMap(builder, 2 * rank, rank));
    return createLoops(
        builder, inputs, outputs, maps, rank,
        [&](ScalarBuilder &b, ValueRange arguments) {
          SmallVector<Value> elements;
          for (unsigned i = 0; i < count; ++i)
            elements.push_back(combiner.convert(
                b, arguments[i], i, getElementType(op.getInputs()[i])));
          return combiner.emit(b, arguments.drop_front(count + 1), elements);
        });
  }
};

//===----------------------------------------------------------------------===//
// Selection and scattering
//===----------------------------------------------------------------------===//

/// Lowers one op; the members are what its steps share.
class SelectAndScatterBuilder {
public:
  SelectAndScatterBuilder(stablehlo::SelectAndScatterOp op, Value operand,
                          Value source, ValueMapper captured)
      : op(op), operand(operand), source(source), captured(captured),
        window(getWindow(op)) {}

  Value build(ScalarBuilder &builder, Value init);

private:
  /// What the search in a window has found: whether anything, what, and where.
  SmallVector<Value> selectInWindow(ScalarBuilder &b, ValueRange places);
  SmallVector<Value> createPlaces(ScalarBuilder &b, ValueRange places,
                                  ValueRange offsets, Value &isInside);
  SmallVector<Value> compareCandidate(ScalarBuilder &b, ValueRange places,
                                      ValueRange offsets, ValueRange state);
  Value scatterSelected(ScalarBuilder &b, ValueRange places, Value result);

  stablehlo::SelectAndScatterOp op;
  Value operand;
  Value source;
  ValueMapper captured;
  SmallVector<stablehlo::WindowDimension> window;
};
} // namespace

/// The element's place in the operand, moved inside if it is in the padding.
SmallVector<Value> SelectAndScatterBuilder::createPlaces(ScalarBuilder &b,
                                                         ValueRange places,
                                                         ValueRange offsets,
                                                         Value &isInside) {
  SmallVector<Value> result;
  isInside = b.boolean(true);
  for (auto [place, offset, dimension, size] :
       llvm::zip_equal(places, offsets, window, getShape(operand))) {
    Value start = b.mul(place, b.index(dimension.stride));
    Value raw = b.sub(b.add(start, offset), b.index(dimension.paddingLow));
    // Unsigned: a negative place is beyond any size.
    Value fits = b.compare(IntPredicate::ult, raw, b.index(size));
    isInside = b.bitAnd(isInside, fits);
    result.push_back(b.select(fits, raw, b.index(0)));
  }
  return result;
}

SmallVector<Value> SelectAndScatterBuilder::compareCandidate(ScalarBuilder &b,
                                                             ValueRange places,
                                                             ValueRange offsets,
                                                             ValueRange state) {
  Value isInside;
  SmallVector<Value> candidatePlaces =
      createPlaces(b, places, offsets, isInside);
  Value candidate = tensor::ExtractOp::create(b, operand, candidatePlaces);
  Value hasFound = state[0];
  Value keeps =
      emitRegion(b, op.getSelect(), {state[1], candidate}, captured).front();
  Value replaces = b.bitAnd(isInside, b.bitNot(b.bitAnd(hasFound, keeps)));
  SmallVector<Value> next = {b.bitOr(hasFound, isInside),
                             b.select(replaces, candidate, state[1])};
  for (auto [place, kept] :
       llvm::zip_equal(candidatePlaces, state.drop_front(2)))
    next.push_back(b.select(replaces, place, kept));
  return next;
}

SmallVector<Value> SelectAndScatterBuilder::selectInWindow(ScalarBuilder &b,
                                                           ValueRange places) {
  Shape sizes;
  for (const stablehlo::WindowDimension &dimension : window)
    sizes.push_back(dimension.size);
  SmallVector<Value> state = {b.boolean(false),
                              b.zero(getElementType(operand))};
  state.append(window.size(), b.index(0));
  return createLoopNest(
      b, sizes, state,
      [&](ScalarBuilder &inner, ValueRange offsets, ValueRange carried) {
        return compareCandidate(inner, places, offsets, carried);
      });
}

Value SelectAndScatterBuilder::scatterSelected(ScalarBuilder &b,
                                               ValueRange places,
                                               Value result) {
  SmallVector<Value> found = selectInWindow(b, places);
  ValueRange selected = ValueRange(found).drop_front(2);
  Value old = tensor::ExtractOp::create(b, result, selected);
  Value value = tensor::ExtractOp::create(b, source, places);
  Value combined =
      emitRegion(b, op.getScatter(), {old, value}, captured).front();
  // A window that lies in the padding altogether scatters nothing.
  Value updated = b.select(found[0], combined, old);
  return tensor::InsertOp::create(b, updated, result, selected);
}

Value SelectAndScatterBuilder::build(ScalarBuilder &builder, Value init) {
  Value result =
      createFilled(builder, getShape(operand), extractScalar(builder, init));
  // Windows of one element in a dimension are apart.
  SmallVector<bool> independent;
  for (const stablehlo::WindowDimension &dimension : window)
    independent.push_back(dimension.size == 1 && dimension.paddingLow == 0 &&
                          dimension.paddingHigh == 0);
  return createLoopNest(
             builder, getShape(source), result,
             [&](ScalarBuilder &b, ValueRange places, ValueRange state) {
               return SmallVector<Value>{scatterSelected(b, places, state[0])};
             },
             independent)
      .front();
}

namespace {
struct SelectAndScatterLowering
    : OpConversionPattern<stablehlo::SelectAndScatterOp> {
  SelectAndScatterLowering(const TypeConverter &converter,
                           MLIRContext *context, SelectionForm form)
      : OpConversionPattern(converter, context), form(form) {}

  LogicalResult
  matchAndRewrite(stablehlo::SelectAndScatterOp op, OpAdaptor adaptor,
                  ConversionPatternRewriter &rewriter) const override {
    ScalarBuilder builder(op.getLoc(), rewriter);
    auto captured = [&](Value value) {
      return rewriter.getRemappedValue(value);
    };
    SmallVector<stablehlo::WindowDimension> window = getWindow(op);
    if (form == SelectionForm::ByElements && canGatherSelected(window)) {
      rewriter.replaceOp(op, gatherSelected(builder, op, adaptor.getOperand(),
                                            adaptor.getSource(),
                                            adaptor.getInitValue(), window,
                                            captured));
      return success();
    }
    SelectAndScatterBuilder steps(op, adaptor.getOperand(), adaptor.getSource(),
                                  captured);
    rewriter.replaceOp(op, steps.build(builder, adaptor.getInitValue()));
    return success();
  }

private:
  SelectionForm form;
};
} // namespace

void remat::populateWindowPatterns(const TypeConverter &converter,
                                   RewritePatternSet &patterns,
                                   SelectionForm form) {
  patterns.add<ReduceWindowLowering>(converter, patterns.getContext());
  patterns.add<SelectAndScatterLowering>(converter, patterns.getContext(),
                                         form);
}
