// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// The windows around an element, unrolled. Windows overlap: what they read is
/// numbered by its distance from the first one's begin, and read once.

#include "Selection.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Dialect/Utils/IndexingUtils.h"
#include "llvm/Support/MathExtras.h"

using namespace mlir;
using namespace remat;
using IntPredicate = arith::CmpIPredicate;

/// Elements of all windows around an element, which are all compared.
static constexpr int64_t mostCompared = 128;

/// Windows of the dimension that may hold an element.
static int64_t countWindows(const stablehlo::WindowDimension &dimension) {
  return llvm::divideCeil(dimension.size, dimension.stride);
}

bool remat::canGatherSelected(ArrayRef<stablehlo::WindowDimension> window) {
  int64_t compared = 1;
  for (const stablehlo::WindowDimension &dimension : window) {
    if (dimension.paddingLow < 0 || dimension.size > mostCompared)
      return false;
    compared *= countWindows(dimension) * dimension.size;
    if (compared > mostCompared)
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
  /// Whether the place is the element's own.
  Value isOwn;
};

/// What is around an element in a dimension: the windows that may hold it, in
/// order, and the places in all of them, of which each window has `size`.
struct Surroundings {
  int64_t size, stride;
  SmallVector<Candidate> windows;
  SmallVector<Candidate> places;
};

class SelectionGatherer {
public:
  SelectionGatherer(ScalarBuilder &builder, stablehlo::SelectAndScatterOp op,
                    Value operand, Value source, ValueMapper captured)
      : b(builder), op(op), operand(operand), source(source),
        captured(captured) {}

  Value run(ArrayRef<stablehlo::WindowDimension> window, Value init);

private:
  using Candidates = SmallVector<const Candidate *>;

  void addDimension(const stablehlo::WindowDimension &dimension);
  Value join(const Candidates &candidates, Value Candidate::*condition);
  Value read(Value tensor, const Candidates &candidates);
  Value isSelected(ArrayRef<int64_t> window);
  Value addSource(ArrayRef<int64_t> window, Value result);

  ScalarBuilder &b;
  stablehlo::SelectAndScatterOp op;
  Value operand;
  Value source;
  ValueMapper captured;
  SmallVector<Surroundings> dimensions;
};
} // namespace

/// `first + distance` in a dimension of `size`; `first` is between `least` and
/// `most`.
static Candidate createCandidate(ScalarBuilder &b, Value first, int64_t least,
                                 int64_t most, int64_t distance, int64_t size) {
  Value number = distance == 0 ? first : b.add(first, b.index(distance));
  if (least + distance >= 0 && most + distance < size)
    return {number, {}, {}};
  // Unsigned: a negative number is beyond any size.
  Value isInside = b.compare(IntPredicate::ult, number, b.index(size));
  return {b.select(isInside, number, b.index(0)), isInside, {}};
}

void SelectionGatherer::addDimension(
    const stablehlo::WindowDimension &dimension) {
  unsigned number = dimensions.size();
  int64_t size = getShape(operand)[number], stride = dimension.stride;
  int64_t low = dimension.paddingLow, before = countWindows(dimension) - 1;
  Value own = createLoopIndex(b, number);
  Value last = low == 0 ? own : b.add(own, b.index(low));
  if (stride > 1)
    last = arith::DivUIOp::create(b, last, b.index(stride));
  int64_t least = low / stride, most = (low + size - 1) / stride;
  Surroundings around{dimension.size, stride, {}, {}};
  for (int64_t distance = -before; distance <= 0; ++distance)
    around.windows.push_back(createCandidate(b, last, least, most, distance,
                                             getShape(source)[number]));
  Value begin = stride == 1 ? last : b.mul(last, b.index(stride));
  for (int64_t place = -before * stride; place < dimension.size; ++place)
    around.places.push_back(createCandidate(b, begin, least * stride,
                                            most * stride, place - low, size));
  if (stride > 1 || dimension.size > 1)
    for (Candidate &place : around.places)
      place.isOwn = b.compare(IntPredicate::eq, place.index, own);
  dimensions.push_back(std::move(around));
}

Value SelectionGatherer::join(const Candidates &candidates,
                              Value Candidate::*condition) {
  Value all = b.boolean(true);
  for (const Candidate *candidate : candidates)
    if (Value one = candidate->*condition)
      all = b.bitAnd(all, one);
  return all;
}

Value SelectionGatherer::read(Value tensor, const Candidates &candidates) {
  auto indices = llvm::map_to_vector(
      candidates, [](const Candidate *candidate) { return candidate->index; });
  return tensor::ExtractOp::create(b, tensor, indices);
}

/// Whether the window, whose places are gone through in order, selects the
/// element.
Value SelectionGatherer::isSelected(ArrayRef<int64_t> window) {
  SmallVector<int64_t> sizes;
  for (const Surroundings &around : dimensions)
    sizes.push_back(around.size);
  SmallVector<int64_t> steps = computeStrides(sizes);
  Value hasFound = b.boolean(false), isOwn = hasFound;
  Value best = b.zero(getElementType(operand));
  for (int64_t number = 0; number < computeProduct(sizes); ++number) {
    Candidates at;
    for (auto [around, first, offset] :
         llvm::zip_equal(dimensions, window, delinearize(number, steps)))
      at.push_back(&around.places[first * around.stride + offset]);
    Value candidate = read(operand, at);
    Value isInside = join(at, &Candidate::isInside);
    Value keeps =
        emitRegion(b, op.getSelect(), {best, candidate}, captured).front();
    Value replaces = b.bitAnd(isInside, b.bitNot(b.bitAnd(hasFound, keeps)));
    best = b.select(replaces, candidate, best);
    isOwn = b.select(replaces, join(at, &Candidate::isOwn), isOwn);
    hasFound = b.bitOr(hasFound, isInside);
  }
  return isOwn;
}

Value SelectionGatherer::addSource(ArrayRef<int64_t> window, Value result) {
  Candidates at;
  for (auto [around, number] : llvm::zip_equal(dimensions, window))
    at.push_back(&around.windows[number]);
  Value takes = b.bitAnd(isSelected(window), join(at, &Candidate::isInside));
  Value combined =
      emitRegion(b, op.getScatter(), {result, read(source, at)}, captured)
          .front();
  return b.select(takes, combined, result);
}

Value SelectionGatherer::run(ArrayRef<stablehlo::WindowDimension> window,
                             Value init) {
  SmallVector<int64_t> counts;
  for (const stablehlo::WindowDimension &dimension : window) {
    addDimension(dimension);
    counts.push_back(countWindows(dimension));
  }
  SmallVector<int64_t> steps = computeStrides(counts);
  Value result = init;
  for (int64_t number = 0; number < computeProduct(counts); ++number)
    result = addSource(delinearize(number, steps), result);
  return result;
}

Value remat::gatherSelected(ScalarBuilder &builder,
                            stablehlo::SelectAndScatterOp op, Value operand,
                            Value source, Value init,
                            ArrayRef<stablehlo::WindowDimension> window,
                            ValueMapper captured) {
  Value scalar = extractScalar(builder, init);
  return createMap(builder, getShape(operand), scalar.getType(), {}, {},
                   [&](ScalarBuilder &b, ValueRange) {
                     return SelectionGatherer(b, op, operand, source, captured)
                         .run(window, scalar);
                   });
}
