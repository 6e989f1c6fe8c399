// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// Access at indices that are data.
///
/// A gather is a parallel loop over its result that reads the operand at
/// computed places. A scatter runs over the updates in order, so that updates
/// of one place combine as a sequential program would; one that is out of
/// bounds writes back what is there.

#include "Lowering.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "remat/Analysis/ScatterForm.h"
#include "remat/Dialect/StableHLO/StableHLO.h"

using namespace mlir;
using namespace remat;
using IntPredicate = arith::CmpIPredicate;

//===----------------------------------------------------------------------===//
// Index vectors
//===----------------------------------------------------------------------===//

/// Component `component` of the index vector at `batch`, as the tensor holds
/// it.
static Value readIndex(ScalarBuilder &b, Value indices, int64_t vectorDimension,
                       ValueRange batch, int64_t component) {
  SmallVector<Value> places(batch);
  if (vectorDimension < getTensorType(indices).getRank())
    places.insert(places.begin() + vectorDimension, b.index(component));
  return tensor::ExtractOp::create(b, indices, places);
}

static SmallVector<Value> pick(ValueRange values, ArrayRef<int64_t> places) {
  return llvm::map_to_vector(places, [&](int64_t i) { return values[i]; });
}

/// The place in the batch that batching dimension `dimension` of the indices
/// corresponds to: the index vector's dimension does not count.
static Value pickBatch(ValueRange batch, int64_t dimension,
                       int64_t vectorDimension) {
  return batch[dimension - (dimension > vectorDimension)];
}

//===----------------------------------------------------------------------===//
// Gather
//===----------------------------------------------------------------------===//

namespace {
struct GatherLowering : OpConversionPattern<stablehlo::GatherOp> {
  using OpConversionPattern::OpConversionPattern;

  LogicalResult
  matchAndRewrite(stablehlo::GatherOp op, OpAdaptor adaptor,
                  ConversionPatternRewriter &rewriter) const override {
    auto type =
        cast<RankedTensorType>(getTypeConverter()->convertType(op.getType()));
    ScalarBuilder builder(op.getLoc(), rewriter);
    Value result = createMap(
        builder, type.getShape(), type.getElementType(), {}, {},
        [&](ScalarBuilder &b, ValueRange) -> Value {
          SmallVector<Value> loops;
          for (int64_t i = 0; i < type.getRank(); ++i)
            loops.push_back(createLoopIndex(b, i));
          SmallVector<Value> places = createPlaces(
              b, op, adaptor.getOperand(), adaptor.getStartIndices(), loops);
          return tensor::ExtractOp::create(b, adaptor.getOperand(), places);
        });
    rewriter.replaceOp(op, result);
    return success();
  }

private:
  static SmallVector<Value> createPlaces(ScalarBuilder &b,
                                         stablehlo::GatherOp op, Value operand,
                                         Value indices, ValueRange loops) {
    stablehlo::GatherDimensionNumbersAttr numbers = op.getDimensionNumbers();
    int64_t rank = getTensorType(operand).getRank();
    bool isUnsigned = getElementType(op.getStartIndices()).isUnsignedInteger();
    SmallVector<Value> batch =
        pick(loops, getOtherDimensions(loops.size(), numbers.getOffsetDims()));
    SmallVector<Value> places(rank);
    for (auto [component, dimension] :
         llvm::enumerate(numbers.getStartIndexMap())) {
      Value index =
          readIndex(b, indices, numbers.getIndexVectorDim(), batch, component);
      int64_t last =
          getShape(operand)[dimension] - op.getSliceSizes()[dimension];
      places[dimension] = createClampedIndex(b, index, last, isUnsigned);
    }
    for (auto [dimension, batching] :
         llvm::zip_equal(numbers.getOperandBatchingDims(),
                         numbers.getStartIndicesBatchingDims()))
      places[dimension] =
          pickBatch(batch, batching, numbers.getIndexVectorDim());
    SmallVector<int64_t> removed(numbers.getCollapsedSliceDims());
    llvm::append_range(removed, numbers.getOperandBatchingDims());
    for (auto [offset, dimension] :
         llvm::zip_equal(numbers.getOffsetDims(), getOtherDimensions(rank, removed)))
      places[dimension] = places[dimension]
                              ? b.add(places[dimension], loops[offset])
                              : loops[offset];
    for (Value &place : places)
      if (!place)
        place = b.index(0);
    return places;
  }
};

//===----------------------------------------------------------------------===//
// Scatter
//===----------------------------------------------------------------------===//

struct ScatterLowering : OpConversionPattern<stablehlo::ScatterOp> {
  using OpConversionPattern::OpConversionPattern;

  LogicalResult
  matchAndRewrite(stablehlo::ScatterOp op, OpAdaptor adaptor,
                  ConversionPatternRewriter &rewriter) const override {
    ScalarBuilder builder(op.getLoc(), rewriter);
    auto captured = [&](Value value) {
      return rewriter.getRemappedValue(value);
    };
    ArrayRef<int64_t> updateShape = getShape(adaptor.getUpdates().front());
    SmallVector<Value> results = createLoopNest(
        builder, updateShape, adaptor.getInputs(),
        [&](ScalarBuilder &b, ValueRange loops, ValueRange state) {
          return applyUpdate(b, op, adaptor, loops, state, captured);
        },
        findIndependent(op, updateShape.size()));
    rewriter.replaceOp(op, results);
    return success();
  }

private:
  /// The dimensions of the updates that are dimensions of the inputs, too, and no
  /// index is added to: windows are as wide as they are, and batches.
  static SmallVector<bool> findIndependent(stablehlo::ScatterOp op,
                                           int64_t rank) {
    stablehlo::ScatterDimensionNumbersAttr numbers =
        op.getScatterDimensionNumbers();
    auto type = cast<RankedTensorType>(op.getInputs().front().getType());
    SmallVector<bool> independent(rank, false);
    SmallVector<int64_t> removed(numbers.getInsertedWindowDims());
    llvm::append_range(removed, numbers.getInputBatchingDims());
    for (auto [window, dimension] : llvm::zip_equal(
             numbers.getUpdateWindowDims(), getOtherDimensions(type.getRank(), removed)))
      independent[window] = !llvm::is_contained(
          numbers.getScatterDimsToOperandDims(), dimension);
    SmallVector<int64_t> batch = getOtherDimensions(rank, numbers.getUpdateWindowDims());
    for (int64_t batching : numbers.getScatterIndicesBatchingDims())
      independent[batch[batching - (batching > numbers.getIndexVectorDim())]] =
          true;
    return independent;
  }

  static SmallVector<Value>
  applyUpdate(ScalarBuilder &b, stablehlo::ScatterOp op, OpAdaptor adaptor,
              ValueRange loops, ValueRange state, ValueMapper captured) {
    SmallVector<Value> places =
        createPlaces(b, op, adaptor.getScatterIndices(), loops);
    Value isInside = b.boolean(true);
    for (auto [place, size] : llvm::zip_equal(places, getShape(state[0]))) {
      // Unsigned: a negative place is beyond any size.
      Value fits = b.compare(IntPredicate::ult, place, b.index(size));
      isInside = b.bitAnd(isInside, fits);
      place = b.select(fits, place, b.index(0));
    }
    SmallVector<Value> arguments;
    for (Value tensor : state)
      arguments.push_back(tensor::ExtractOp::create(b, tensor, places));
    for (Value update : adaptor.getUpdates())
      arguments.push_back(tensor::ExtractOp::create(b, update, loops));
    SmallVector<Value> results =
        emitRegion(b, op.getUpdateComputation(), arguments, captured);
    for (auto [i, tensor] : llvm::enumerate(state)) {
      Value updated = b.select(isInside, results[i], arguments[i]);
      results[i] = tensor::InsertOp::create(b, updated, tensor, places);
    }
    return results;
  }

  static SmallVector<Value> createPlaces(ScalarBuilder &b,
                                         stablehlo::ScatterOp op, Value indices,
                                         ValueRange loops) {
    stablehlo::ScatterDimensionNumbersAttr numbers =
        op.getScatterDimensionNumbers();
    auto type = cast<RankedTensorType>(op.getInputs().front().getType());
    bool isUnsigned =
        getElementType(op.getScatterIndices()).isUnsignedInteger();
    SmallVector<Value> batch =
        pick(loops, getOtherDimensions(loops.size(), numbers.getUpdateWindowDims()));
    SmallVector<Value> places(type.getRank(), b.index(0));
    for (auto [component, dimension] :
         llvm::enumerate(numbers.getScatterDimsToOperandDims())) {
      Value index =
          readIndex(b, indices, numbers.getIndexVectorDim(), batch, component);
      places[dimension] =
          index.getType().isIndex() ? index : b.toIndex(index, isUnsigned);
    }
    for (auto [dimension, batching] :
         llvm::zip_equal(numbers.getInputBatchingDims(),
                         numbers.getScatterIndicesBatchingDims()))
      places[dimension] =
          pickBatch(batch, batching, numbers.getIndexVectorDim());
    SmallVector<int64_t> removed(numbers.getInsertedWindowDims());
    llvm::append_range(removed, numbers.getInputBatchingDims());
    for (auto [window, dimension] : llvm::zip_equal(
             numbers.getUpdateWindowDims(), getOtherDimensions(type.getRank(), removed)))
      places[dimension] = b.add(places[dimension], loops[window]);
    return places;
  }
};
} // namespace

void remat::populateGatherScatterPatterns(const TypeConverter &converter,
                                          RewritePatternSet &patterns) {
  patterns.add<GatherLowering, ScatterLowering>(converter,
                                                patterns.getContext());
}
