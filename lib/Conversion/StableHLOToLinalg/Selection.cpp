// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// Windows, and the windows around an element, unrolled.

#include "Selection.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Dialect/Utils/IndexingUtils.h"
#include "llvm/Support/MathExtras.h"

using namespace mlir;
using namespace remat;
using IntPredicate = arith::CmpIPredicate;

/// Elements of a window, and windows around an element, at most: all are in the code.
static constexpr int64_t mostUnrolled = 128;

/// Windows of the dimension that may hold an element.
static int64_t countWindows(const stablehlo::WindowDimension &dimension) {
  return llvm::divideCeil(dimension.size, dimension.stride);
}

bool remat::canGatherSelected(ArrayRef<stablehlo::WindowDimension> window) {
  int64_t places = 1, windows = 1;
  for (const stablehlo::WindowDimension &dimension : window) {
    if (dimension.paddingLow < 0 || dimension.size > mostUnrolled)
      return false;
    places *= dimension.size;
    windows *= countWindows(dimension);
    if (std::max(places, windows) > mostUnrolled)
      return false;
  }
  return true;
}

namespace {
/// A number in a dimension: of a window, or of a place in one. Conditions that
/// are missing always hold.
struct Candidate {
  /// Moved inside if it is outside.
  Value index;
  Value isInside;
};
using Candidates = SmallVector<const Candidate *>;

/// What reads tensors around a loop's indices.
class SelectionLoop {
public:
  SelectionLoop(ScalarBuilder &builder, stablehlo::SelectAndScatterOp op,
                ArrayRef<stablehlo::WindowDimension> window)
      : b(builder), op(op), window(window) {}

protected:
  Value areInside(const Candidates &candidates);
  Value read(Value tensor, const Candidates &candidates);

  ScalarBuilder &b;
  stablehlo::SelectAndScatterOp op;
  ArrayRef<stablehlo::WindowDimension> window;
};

/// In the loop over windows: the number of the place that one selects.
class PlaceFinder : SelectionLoop {
public:
  PlaceFinder(ScalarBuilder &builder, stablehlo::SelectAndScatterOp op,
              ArrayRef<stablehlo::WindowDimension> window)
      : SelectionLoop(builder, op, window) {}

  Value run(Value operand, ArrayRef<int64_t> windows, ValueMapper captured);

private:
  SmallVector<Candidate> findPlaces(unsigned dimension, int64_t size, int64_t windows);
};

/// In the loop over elements: the sources of the windows around one that select it.
class SourceGatherer : SelectionLoop {
public:
  SourceGatherer(ScalarBuilder &builder, stablehlo::SelectAndScatterOp op,
                 ArrayRef<stablehlo::WindowDimension> window, Value selected,
                 Value source)
      : SelectionLoop(builder, op, window), selected(selected), source(source) {}

  Value run(ArrayRef<int64_t> shape, Value init, ValueMapper captured);

private:
  /// A window that may hold the element, and the element's place in it.
  struct Around {
    Candidate candidate;
    Value place;
    Value isHeld;
  };

  SmallVector<Around> findWindows(unsigned dimension, int64_t size);
  Value isSelected(ArrayRef<const Around *> around);

  Value selected, source;
};
} // namespace

/// `first + distance` in a dimension of `size`; `first` is between `least` and
/// `most`.
static Candidate createCandidate(ScalarBuilder &b, Value first, int64_t least,
                                 int64_t most, int64_t distance, int64_t size) {
  Value number = distance == 0 ? first : b.add(first, b.index(distance));
  if (least + distance >= 0 && most + distance < size)
    return {number, {}};
  // Unsigned: a negative number is beyond any size.
  Value isInside = b.compare(IntPredicate::ult, number, b.index(size));
  return {b.select(isInside, number, b.index(0)), isInside};
}

Value SelectionLoop::areInside(const Candidates &candidates) {
  Value all = b.boolean(true);
  for (const Candidate *candidate : candidates)
    if (candidate->isInside)
      all = b.bitAnd(all, candidate->isInside);
  return all;
}

Value SelectionLoop::read(Value tensor, const Candidates &candidates) {
  auto indices = llvm::map_to_vector(
      candidates, [](const Candidate *candidate) { return candidate->index; });
  return tensor::ExtractOp::create(b, tensor, indices);
}

/// The places of the loop's window in an operand of `size`.
SmallVector<Candidate> PlaceFinder::findPlaces(unsigned dimension, int64_t size,
                                               int64_t windows) {
  const stablehlo::WindowDimension &of = window[dimension];
  Value number = createLoopIndex(b, dimension);
  Value begin = of.stride == 1 ? number : b.mul(number, b.index(of.stride));
  SmallVector<Candidate> places;
  for (int64_t place = 0; place < of.size; ++place)
    places.push_back(createCandidate(b, begin, 0, (windows - 1) * of.stride,
                                     place - of.paddingLow, size));
  return places;
}

/// Places are gone through in order; -1 where all are outside.
Value PlaceFinder::run(Value operand, ArrayRef<int64_t> windows,
                       ValueMapper captured) {
  SmallVector<SmallVector<Candidate>> places;
  SmallVector<int64_t> sizes;
  for (auto [dimension, of] : llvm::enumerate(window)) {
    places.push_back(
        findPlaces(dimension, getShape(operand)[dimension], windows[dimension]));
    sizes.push_back(of.size);
  }
  SmallVector<int64_t> steps = computeStrides(sizes);
  Type byte = b.getI8Type();
  Value hasFound = b.boolean(false), best = b.zero(getElementType(operand));
  Value selected = b.integer(byte, -1);
  for (int64_t number = 0; number < computeProduct(sizes); ++number) {
    Candidates at;
    for (auto [of, offset] : llvm::zip_equal(places, delinearize(number, steps)))
      at.push_back(&of[offset]);
    Value candidate = read(operand, at);
    Value isInside = areInside(at);
    Value keeps =
        emitRegion(b, op.getSelect(), {best, candidate}, captured).front();
    Value replaces = b.bitAnd(isInside, b.bitNot(b.bitAnd(hasFound, keeps)));
    best = b.select(replaces, candidate, best);
    selected = b.select(replaces, b.integer(byte, number), selected);
    hasFound = b.bitOr(hasFound, isInside);
  }
  return selected;
}

/// The windows of a dimension around the loop's element, in their order.
SmallVector<SourceGatherer::Around> SourceGatherer::findWindows(unsigned dimension,
                                                                int64_t size) {
  const stablehlo::WindowDimension &of = window[dimension];
  int64_t low = of.paddingLow, before = countWindows(of) - 1;
  Value own = createLoopIndex(b, dimension);
  Value moved = low == 0 ? own : b.add(own, b.index(low));
  Value last = of.stride == 1 ? moved
                              : arith::DivUIOp::create(b, moved, b.index(of.stride));
  Value rest = of.stride == 1 ? b.index(0)
                              : b.sub(moved, b.mul(last, b.index(of.stride)));
  int64_t least = low / of.stride, most = (low + size - 1) / of.stride;
  SmallVector<Around> windows;
  for (int64_t distance = before; distance >= 0; --distance) {
    Around around{createCandidate(b, last, least, most, -distance,
                                  getShape(source)[dimension]),
                  distance == 0 ? rest
                                : b.add(rest, b.index(distance * of.stride)),
                  {}};
    if ((distance + 1) * of.stride > of.size)
      around.isHeld =
          b.compare(IntPredicate::ult, around.place, b.index(of.size));
    windows.push_back(around);
  }
  return windows;
}

Value SourceGatherer::isSelected(ArrayRef<const Around *> around) {
  Candidates at;
  Value isHeld = b.boolean(true), place;
  for (auto [of, dimension] : llvm::zip_equal(around, window)) {
    at.push_back(&of->candidate);
    if (of->isHeld)
      isHeld = b.bitAnd(isHeld, of->isHeld);
    if (place && dimension.size > 1)
      place = b.mul(place, b.index(dimension.size));
    place = !place ? of->place : b.add(place, of->place);
  }
  Value number = arith::IndexCastOp::create(b, b.getI8Type(), place);
  return b.bitAnd(b.bitAnd(areInside(at), isHeld),
                  b.compare(IntPredicate::eq, read(selected, at), number));
}

Value SourceGatherer::run(ArrayRef<int64_t> shape, Value init,
                          ValueMapper captured) {
  SmallVector<SmallVector<Around>> windows;
  SmallVector<int64_t> counts;
  for (unsigned dimension = 0; dimension < window.size(); ++dimension) {
    windows.push_back(findWindows(dimension, shape[dimension]));
    counts.push_back(windows.back().size());
  }
  SmallVector<int64_t> steps = computeStrides(counts);
  Value result = init;
  for (int64_t number = 0; number < computeProduct(counts); ++number) {
    SmallVector<const Around *> around;
    Candidates at;
    for (auto [of, offset] : llvm::zip_equal(windows, delinearize(number, steps))) {
      around.push_back(&of[offset]);
      at.push_back(&of[offset].candidate);
    }
    Value takes = isSelected(around);
    Value combined =
        emitRegion(b, op.getScatter(), {result, read(source, at)}, captured)
            .front();
    result = b.select(takes, combined, result);
  }
  return result;
}

Value remat::gatherSelected(ScalarBuilder &builder,
                            stablehlo::SelectAndScatterOp op, Value operand,
                            Value source, Value init,
                            ArrayRef<stablehlo::WindowDimension> window,
                            ValueMapper captured) {
  ArrayRef<int64_t> shape = getShape(operand), windows = getShape(source);
  Value selected = createMap(builder, windows, builder.getI8Type(), {}, {},
                             [&](ScalarBuilder &b, ValueRange) {
                               return PlaceFinder(b, op, window)
                                   .run(operand, windows, captured);
                             });
  bool overlap = llvm::any_of(window, [](const stablehlo::WindowDimension &of) {
    return of.size > of.stride;
  });
  // Several elements look at a window; otherwise what it selects is at hand.
  if (overlap)
    selected.getDefiningOp()->setAttr(sharedAttrName, builder.getUnitAttr());
  Value scalar = extractScalar(builder, init);
  return createMap(builder, shape, scalar.getType(), {}, {},
                   [&](ScalarBuilder &b, ValueRange) {
                     return SourceGatherer(b, op, window, selected, source)
                         .run(shape, scalar, captured);
                   });
}
