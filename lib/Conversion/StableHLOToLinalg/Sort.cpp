// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// Sorting and selection of the greatest elements by merge sort.
///
/// Bottom up: runs of 1, 2, 4, ... elements are merged in pairs into scratch
/// memory of one row and copied back. Stable, n log n comparisons, and tensors
/// that are sorted together move together. Few of the greatest are kept in a sorted list
/// instead, which most elements do not enter: n comparisons, and k for each that does.

#include "Lowering.h"
#include "mlir/Dialect/Bufferization/IR/Bufferization.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "remat/Dialect/CHLO/CHLO.h"
#include "remat/Dialect/StableHLO/StableHLO.h"

using namespace mlir;
using namespace remat;
using IntPredicate = arith::CmpIPredicate;

/// So many of the greatest elements are found by a list.
static constexpr int64_t mostInList = 32;

namespace {
/// Emits whether the first elements must come before the second ones.
using Before =
    llvm::function_ref<Value(ScalarBuilder &, ValueRange, ValueRange)>;

/// Sorts tensors of one shape along a dimension.
class MergeSort {
public:
  MergeSort(int64_t dimension, ArrayRef<int64_t> shape, Before before)
      : dimension(dimension), shape(shape), length(shape[dimension]),
        before(before) {}

  SmallVector<Value> build(ScalarBuilder &builder, ValueRange tensors);

private:
  SmallVector<Value> sortRow(ScalarBuilder &b, ValueRange outer,
                             ValueRange state);
  SmallVector<Value> mergeRuns(ScalarBuilder &b, ValueRange outer, Value width,
                               ValueRange tensors, ValueRange scratch);
  SmallVector<Value> mergeStep(ScalarBuilder &b, ValueRange outer, Value width,
                               Value place, ValueRange tensors,
                               ValueRange state);
  SmallVector<Value> copyBack(ScalarBuilder &b, ValueRange outer,
                              ValueRange tensors, ValueRange scratch);
  SmallVector<Value> read(ScalarBuilder &b, ValueRange tensors,
                          ValueRange outer, Value place);
  SmallVector<Value> getPlaces(ValueRange outer, Value place);

  int64_t dimension;
  Shape shape;
  int64_t length;
  Before before;
};
} // namespace

/// A counted loop that carries `state`.
static SmallVector<Value> createLoop(
    ScalarBuilder &b, int64_t count, ValueRange state,
    llvm::function_ref<SmallVector<Value>(ScalarBuilder &, Value, ValueRange)>
        body) {
  return createLoopNest(
      b, {count}, state,
      [&](ScalarBuilder &inner, ValueRange indices, ValueRange carried) {
        return body(inner, indices[0], carried);
      });
}

SmallVector<Value> MergeSort::getPlaces(ValueRange outer, Value place) {
  SmallVector<Value> places(outer);
  places.insert(places.begin() + dimension, place);
  return places;
}

SmallVector<Value> MergeSort::read(ScalarBuilder &b, ValueRange tensors,
                                   ValueRange outer, Value place) {
  SmallVector<Value> places = getPlaces(outer, place);
  return llvm::map_to_vector(tensors, [&](Value tensor) -> Value {
    return tensor::ExtractOp::create(b, tensor, places);
  });
}

/// Writes the next element of the merged run. The state is the places of the
/// next element of the left and of the right run, then the scratch tensors.
SmallVector<Value> MergeSort::mergeStep(ScalarBuilder &b, ValueRange outer,
                                        Value width, Value place,
                                        ValueRange tensors, ValueRange state) {
  Value end = b.index(length), last = b.index(length - 1);
  Value both = b.add(width, width);
  Value start = b.mul(arith::DivUIOp::create(b, place, both), both);
  Value middle = arith::MinUIOp::create(b, b.add(start, width), end);
  Value limit = arith::MinUIOp::create(b, b.add(start, both), end);
  Value isFirst = b.compare(IntPredicate::eq, place, start);
  Value left = b.select(isFirst, start, state[0]);
  Value right = b.select(isFirst, middle, state[1]);
  Value hasLeft = b.compare(IntPredicate::ult, left, middle);
  Value hasRight = b.compare(IntPredicate::ult, right, limit);
  SmallVector<Value> lefts =
      read(b, tensors, outer, arith::MinUIOp::create(b, left, last));
  SmallVector<Value> rights =
      read(b, tensors, outer, arith::MinUIOp::create(b, right, last));
  Value isBefore = before(b, rights, lefts);
  Value takesRight = b.bitAnd(hasRight, b.bitOr(b.bitNot(hasLeft), isBefore));
  Value one = b.index(1);
  SmallVector<Value> next = {b.select(takesRight, left, b.add(left, one)),
                             b.select(takesRight, b.add(right, one), right)};
  for (auto [scratch, fromLeft, fromRight] :
       llvm::zip_equal(state.drop_front(2), lefts, rights)) {
    Value element = b.select(takesRight, fromRight, fromLeft);
    next.push_back(tensor::InsertOp::create(b, element, scratch, place));
  }
  return next;
}

SmallVector<Value> MergeSort::mergeRuns(ScalarBuilder &b, ValueRange outer,
                                        Value width, ValueRange tensors,
                                        ValueRange scratch) {
  SmallVector<Value> state = {b.index(0), b.index(0)};
  llvm::append_range(state, scratch);
  SmallVector<Value> merged = createLoop(
      b, length, state,
      [&](ScalarBuilder &inner, Value place, ValueRange carried) {
        return mergeStep(inner, outer, width, place, tensors, carried);
      });
  merged.erase(merged.begin(), merged.begin() + 2);
  return merged;
}

SmallVector<Value> MergeSort::copyBack(ScalarBuilder &b, ValueRange outer,
                                       ValueRange tensors, ValueRange scratch) {
  return createLoop(
      b, length, tensors,
      [&](ScalarBuilder &inner, Value place, ValueRange carried) {
        SmallVector<Value> results;
        for (auto [tensor, source] : llvm::zip_equal(carried, scratch)) {
          Value element = tensor::ExtractOp::create(inner, source, place);
          results.push_back(tensor::InsertOp::create(inner, element, tensor,
                                                     getPlaces(outer, place)));
        }
        return results;
      });
}

/// The state is the tensors, then their scratch memory.
SmallVector<Value> MergeSort::sortRow(ScalarBuilder &b, ValueRange outer,
                                      ValueRange state) {
  unsigned count = state.size() / 2;
  return createLoop(
      b, llvm::Log2_64_Ceil(length), state,
      [&](ScalarBuilder &inner, Value pass, ValueRange carried) {
        Value width = inner.shiftLeft(inner.index(1), pass);
        ValueRange tensors = carried.take_front(count);
        SmallVector<Value> scratch =
            mergeRuns(inner, outer, width, tensors, carried.drop_front(count));
        SmallVector<Value> next = copyBack(inner, outer, tensors, scratch);
        llvm::append_range(next, scratch);
        return next;
      });
}

SmallVector<Value> MergeSort::build(ScalarBuilder &builder,
                                    ValueRange tensors) {
  if (length < 2)
    return llvm::to_vector(tensors);
  Shape outerShape = shape;
  outerShape.erase(outerShape.begin() + dimension);
  SmallVector<Value> state(tensors);
  // Allocated, not empty: equal empty tensors would be merged to one.
  for (Value tensor : tensors)
    state.push_back(bufferization::AllocTensorOp::create(
        builder, RankedTensorType::get({length}, getElementType(tensor)),
        ValueRange()));
  SmallVector<Value> sorted = createLoopNest(
      builder, outerShape, state,
      [&](ScalarBuilder &b, ValueRange outer, ValueRange carried) {
        return sortRow(b, outer, carried);
      });
  sorted.truncate(tensors.size());
  return sorted;
}

namespace {
/// The greatest elements of each row, in lists of them.
class TopList {
public:
  TopList(int64_t size, Type type) : size(size), type(type) {}

  /// The elements and their indices.
  SmallVector<Value> build(ScalarBuilder &builder, Value tensor);

private:
  SmallVector<Value> enter(ScalarBuilder &b, ValueRange outer, Value element,
                           Value index, ValueRange lists);
  Value isGreater(ScalarBuilder &b, Value element, Value other) {
    return emitGreater(b, element, other, type);
  }

  int64_t size;
  /// Of the elements, with their sign.
  Type type;
};
} // namespace

/// What fits in the list is looked for from its end; the element stands behind equals.
/// The list's places from `index` on hold nothing yet.
SmallVector<Value> TopList::enter(ScalarBuilder &b, ValueRange outer,
                                  Value element, Value index,
                                  ValueRange lists) {
  auto placesAt = [&](Value place) {
    SmallVector<Value> places(outer);
    places.push_back(place);
    return places;
  };
  Value one = b.index(1), end = b.index(size - 1);
  Value least = tensor::ExtractOp::create(b, lists[0], placesAt(end));
  Value enters = b.bitOr(b.compare(IntPredicate::ult, index, b.index(size)),
                         isGreater(b, element, least));
  Type indexType = getElementType(lists[1]);
  Value number = arith::IndexCastOp::create(b, indexType, index);
  auto loop = scf::ForOp::create(
      b, b.getLoc(), b.index(0), b.select(enters, b.index(size), b.index(0)), one,
      lists, [&](OpBuilder &nested, Location loc, Value step, ValueRange carried) {
        ScalarBuilder inner(loc, nested);
        Value place = inner.sub(end, step);
        Value isFirst = inner.compare(IntPredicate::eq, place, inner.index(0));
        Value before =
            inner.select(isFirst, inner.index(0), inner.sub(place, one));
        auto read = [&](unsigned list, Value at) -> Value {
          return tensor::ExtractOp::create(inner, carried[list], placesAt(at));
        };
        Value here = read(0, place), previous = read(0, before);
        Value movesHere = inner.bitAnd(
            inner.bitNot(isFirst),
            inner.bitAnd(inner.compare(IntPredicate::ult, before, index),
                         isGreater(inner, element, previous)));
        Value stays = inner.bitAnd(
            inner.compare(IntPredicate::ult, place, index),
            inner.bitNot(isGreater(inner, element, here)));
        auto choose = [&](Value old, Value moved, Value entering) {
          return inner.select(movesHere, moved,
                              inner.select(stays, old, entering));
        };
        Value next = choose(here, previous, element);
        Value nextNumber =
            choose(read(1, place), read(1, before), number);
        scf::YieldOp::create(
            nested, loc,
            ValueRange{tensor::InsertOp::create(inner, next, carried[0],
                                                placesAt(place)),
                       tensor::InsertOp::create(inner, nextNumber, carried[1],
                                                placesAt(place))});
      });
  return SmallVector<Value>(loop.getResults());
}

SmallVector<Value> TopList::build(ScalarBuilder &builder, Value tensor) {
  Shape outerShape(getShape(tensor));
  int64_t length = outerShape.pop_back_val();
  Shape shape(outerShape);
  shape.push_back(size);
  SmallVector<Value> lists;
  for (Type element : {getElementType(tensor), Type(builder.getI32Type())})
    lists.push_back(createFilled(builder, shape, builder.zero(element)));
  return createLoopNest(
      builder, outerShape, lists,
      [&](ScalarBuilder &row, ValueRange outer, ValueRange rowLists) {
        return createLoop(
            row, length, rowLists,
            [&](ScalarBuilder &b, Value index, ValueRange carried) {
              SmallVector<Value> places(outer);
              places.push_back(index);
              Value element = tensor::ExtractOp::create(b, tensor, places);
              return enter(b, outer, element, index, carried);
            });
      });
}

namespace {
struct SortLowering : OpConversionPattern<stablehlo::SortOp> {
  using OpConversionPattern::OpConversionPattern;

  LogicalResult
  matchAndRewrite(stablehlo::SortOp op, OpAdaptor adaptor,
                  ConversionPatternRewriter &rewriter) const override {
    ScalarBuilder builder(op.getLoc(), rewriter);
    auto captured = [&](Value value) {
      return rewriter.getRemappedValue(value);
    };
    auto before = [&](ScalarBuilder &b, ValueRange lhs, ValueRange rhs) {
      SmallVector<Value> arguments;
      for (auto [left, right] : llvm::zip_equal(lhs, rhs))
        arguments.append({left, right});
      return emitRegion(b, op.getComparator(), arguments, captured).front();
    };
    ArrayRef<int64_t> shape = getShape(adaptor.getInputs().front());
    if (shape.empty()) {
      rewriter.replaceOp(op, adaptor.getInputs());
      return success();
    }
    int64_t dimension = op.getDimension();
    if (dimension < 0)
      dimension += shape.size();
    MergeSort sort(dimension, shape, before);
    rewriter.replaceOp(op, sort.build(builder, adaptor.getInputs()));
    return success();
  }
};

/// The greatest elements in descending order and their indices. Floats are ordered
/// totally: a NaN is greater than everything.
struct TopKLowering : OpConversionPattern<chlo::TopKOp> {
  using OpConversionPattern::OpConversionPattern;

  LogicalResult
  matchAndRewrite(chlo::TopKOp op, OpAdaptor adaptor,
                  ConversionPatternRewriter &rewriter) const override {
    ScalarBuilder builder(op.getLoc(), rewriter);
    Type type = getElementType(op.getOperand());
    Shape shape(getShape(adaptor.getOperand()));
    int64_t last = shape.size() - 1;
    int64_t count = op.getK();
    if (count > 0 && count <= mostInList && 2 * count <= shape[last]) {
      TopList list(count, type);
      rewriter.replaceOp(op, list.build(builder, adaptor.getOperand()));
      return success();
    }
    Type indexType = builder.getI32Type();
    Value indices = createMap(builder, shape, indexType, {}, {},
                              [&](ScalarBuilder &b, ValueRange) -> Value {
                                return arith::IndexCastOp::create(
                                    b, indexType, createLoopIndex(b, last));
                              });
    auto before = [&](ScalarBuilder &b, ValueRange lhs, ValueRange rhs) {
      return emitGreater(b, lhs[0], rhs[0], type);
    };
    MergeSort sort(last, shape, before);
    SmallVector<Value> sorted =
        sort.build(builder, {adaptor.getOperand(), indices});
    Shape zeros(shape.size(), 0), ones(shape.size(), 1);
    shape[last] = count;
    for (Value &tensor : sorted)
      tensor = createSlice(builder, tensor, zeros, shape, ones);
    rewriter.replaceOp(op, sorted);
    return success();
  }
};
} // namespace

void remat::populateSortPatterns(const TypeConverter &converter,
                                 RewritePatternSet &patterns) {
  patterns.add<SortLowering, TopKLowering>(converter, patterns.getContext());
}
