// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "BodySlices.h"
#include "mlir/Dialect/Utils/IndexingUtils.h"
#include "remat/Analysis/TrainingGraph.h"
#include "remat/Interfaces/RematOpInterface.h"

using namespace mlir;
using namespace remat;
using stablehlo::CountedLoop;
using stablehlo::DynamicSliceOp;
using stablehlo::DynamicUpdateSliceOp;
using stablehlo::PeriodicIndex;

static bool isProduct(Operation *op) {
  return isa<stablehlo::DotGeneralOp, stablehlo::ConvolutionOp>(op);
}

/// One index of each leading dimension, some of the next one, and all of the others.
static bool isContiguous(ArrayRef<int64_t> whole, ArrayRef<int64_t> taken) {
  while (!taken.empty() && taken.front() == 1) {
    taken = taken.drop_front();
    whole = whole.drop_front();
  }
  return taken.empty() || taken.drop_front() == whole.drop_front();
}

/// The start of a slice along one dimension, if it is never clamped to `last`.
static std::optional<PeriodicIndex> findStart(const CountedLoop &loop, Value start,
                                              int64_t last) {
  std::optional<PeriodicIndex> index;
  if (std::optional<stablehlo::IterationIndex> even = loop.evaluate(start))
    index = PeriodicIndex(*even);
  else if (auto numbers = tabulate(loop, start))
    index = PeriodicIndex::fit(*numbers);
  if (!index)
    return std::nullopt;
  // What grows evenly is between its first and its last number.
  int64_t step = index->isEven() ? std::max<int64_t>(1, loop.getTripCount() - 1) : 1;
  for (int64_t k = 0; k < loop.getTripCount(); k += step)
    if (index->at(k) < 0 || index->at(k) > last)
      return std::nullopt;
  return index;
}

/// Where the slice begins; none if that is no function of the iteration, or if a start
/// would be clamped.
static std::optional<PeriodicIndex> findPlace(const CountedLoop &loop,
                                              RankedTensorType stack,
                                              RankedTensorType slice,
                                              ValueRange starts) {
  if (!isContiguous(stack.getShape(), slice.getShape()))
    return std::nullopt;
  SmallVector<int64_t> strides = computeSuffixProduct(stack.getShape());
  PeriodicIndex place;
  for (auto [dimension, start] : llvm::enumerate(starts)) {
    std::optional<PeriodicIndex> index = findStart(
        loop, start, stack.getDimSize(dimension) - slice.getDimSize(dimension));
    if (!index)
      return std::nullopt;
    PeriodicIndex sum = index->isEven() ? place : *index;
    if (!place.isEven() && index->scale != 0)
      return std::nullopt;
    if (!index->isEven() && place.scale != 0)
      return std::nullopt;
    sum.scale = place.scale + index->scale * strides[dimension];
    sum.offset = place.offset + index->offset * strides[dimension];
    place = sum;
  }
  return place;
}

Value remat::findViewed(Value value) {
  auto view = value.getDefiningOp<RematOpInterface>();
  if (!view)
    return {};
  std::optional<unsigned> viewed =
      view.getViewedOperand(cast<OpResult>(value).getResultNumber());
  return viewed ? view->getOperand(*viewed) : Value();
}

Value remat::findRoot(Value value) {
  while (Value viewed = findViewed(value))
    value = viewed;
  return value;
}

namespace {
class SliceFinder {
public:
  SliceFinder(const CountedLoop &loop, int64_t alignment)
      : loop(loop), alignment(alignment), body(loop.getBody()) {}

  SmallVector<BodySlice> run() {
    for (auto read : body.getOps<DynamicSliceOp>())
      add(read.getOperand(), read.getType(), read.getStartIndices(), read, {});
    // Where the body is planned writes come last: their order is that of carries.
    for (Value next : body.getTerminator()->getOperands())
      if (auto write = next.getDefiningOp<DynamicUpdateSliceOp>())
        add(write.getOperand(), write.getUpdate().getType(),
            write.getStartIndices(), {}, write);
    llvm::SmallDenseSet<Value> scattered;
    for (const BodySlice &slice : slices)
      if (!isWhole(slice))
        scattered.insert(slice.stack);
    llvm::erase_if(slices, [&](const BodySlice &slice) {
      return scattered.contains(slice.stack);
    });
    findMovingCarries();
    return std::move(slices);
  }

private:
  void add(Value stack, Type type, ValueRange starts, DynamicSliceOp read,
           DynamicUpdateSliceOp write);
  bool isAligned(const BodySlice &slice) const;
  bool isFromAround(Value stack) const;
  const BodySlice *findWritten(Value stack) const;
  bool isWhole(const BodySlice &slice) const;
  void findMovingCarries();

  const CountedLoop &loop;
  int64_t alignment;
  Block &body;
  SmallVector<BodySlice> slices;
};
} // namespace

/// Whether a product reads the value, or what shows it in another form.
static bool isReadByProduct(Value value) {
  return llvm::any_of(value.getUsers(), [&](Operation *user) {
    return isProduct(user) || llvm::any_of(user->getResults(), [&](Value result) {
             return findViewed(result) == value && isReadByProduct(result);
           });
  });
}

/// One element lies at a multiple of its own bytes, which is enough for all but
/// libraries.
static bool isSingle(const BodySlice &slice, DynamicSliceOp read,
                     DynamicUpdateSliceOp write) {
  if (slice.type.getNumElements() != 1)
    return false;
  if (read)
    return !isReadByProduct(read);
  Operation *made = findRoot(write.getUpdate()).getDefiningOp();
  return !made || !isProduct(made);
}

bool SliceFinder::isAligned(const BodySlice &slice) const {
  auto element = RankedTensorType::get({}, slice.type.getElementType());
  int64_t bytes = computeTypeBytes(element).value_or(0);
  return slice.type.getNumElements() > 0 &&
         slice.place.offset * bytes % alignment == 0 &&
         (loop.getTripCount() == 1 || slice.place.scale * bytes % alignment == 0);
}

/// Other than carries and what the body makes.
bool SliceFinder::isFromAround(Value stack) const {
  return !loop.getLoop().getBody().isAncestor(stack.getParentRegion());
}

void SliceFinder::add(Value stack, Type type, ValueRange starts,
                      DynamicSliceOp read, DynamicUpdateSliceOp write) {
  auto whole = dyn_cast<RankedTensorType>(stack.getType());
  auto part = dyn_cast<RankedTensorType>(type);
  auto carry = dyn_cast<BlockArgument>(stack);
  bool isCarry = carry && carry.getOwner() == &body;
  if (!whole || !part || !whole.hasStaticShape() ||
      (!isCarry && (write || !isFromAround(stack))))
    return;
  std::optional<PeriodicIndex> place = findPlace(loop, whole, part, starts);
  if (!place)
    return;
  BodySlice slice{stack, *place, part, {}, {}, {}};
  if (!isAligned(slice) && !isSingle(slice, read, write))
    return;
  auto *same = llvm::find_if(slices, [&](const BodySlice &known) {
    return known.stack == stack && known.place == *place && known.type == part;
  });
  if (same == slices.end()) {
    slices.push_back(std::move(slice));
    same = &slices.back();
  }
  if (read)
    same->reads.push_back(read);
  else
    same->write = write;
}

const BodySlice *SliceFinder::findWritten(Value stack) const {
  const auto *found = llvm::find_if(slices, [&](const BodySlice &slice) {
    return slice.stack == stack && slice.write;
  });
  return found == slices.end() ? nullptr : found;
}

/// Whether two slices of a stack have no element in common in any iteration.
static bool areDisjoint(const BodySlice &a, const BodySlice &b) {
  int64_t further = b.place.offset - a.place.offset;
  return a.place.isEven() && b.place.isEven() && a.place.scale == b.place.scale &&
         (further >= a.type.getNumElements() || -further >= b.type.getNumElements());
}

/// Whether the carry, if it changes, changes by one slice's write alone, and nobody sees it
/// but slices: this one, and others that are elsewhere in the same iteration.
bool SliceFinder::isWhole(const BodySlice &slice) const {
  auto carry = dyn_cast<BlockArgument>(slice.stack);
  if (!carry || carry.getOwner() != &body ||
      loop.isInvariant(carry.getArgNumber()))
    return !slice.write;
  Value next = body.getTerminator()->getOperand(carry.getArgNumber());
  Block &condition = loop.getLoop().getCond().front();
  const BodySlice *written = findWritten(slice.stack);
  DynamicUpdateSliceOp write = written ? written->write : DynamicUpdateSliceOp();
  if (!write || next != write.getResult() || !write->hasOneUse() ||
      write.getUpdate() == slice.stack ||
      !condition.getArgument(carry.getArgNumber()).use_empty())
    return false;
  return llvm::all_of(slice.stack.getUsers(), [&](Operation *user) {
    return user == write ||
           llvm::any_of(slices, [&](const BodySlice &other) {
             return other.stack == slice.stack &&
                    llvm::is_contained(other.reads, user) &&
                    (&other == written || areDisjoint(other, *written));
           });
  });
}

/// Carries that change and are put aside as they come, each in the first such stack.
void SliceFinder::findMovingCarries() {
  llvm::SmallDenseSet<unsigned> moving;
  for (BodySlice &slice : slices) {
    auto carry = slice.write && slice.reads.empty()
                     ? dyn_cast<BlockArgument>(findRoot(slice.write.getUpdate()))
                     : BlockArgument();
    if (carry && carry.getOwner() == &body && slice.place.scale != 0 &&
        slice.place.isEven() &&
        !loop.isInvariant(carry.getArgNumber()) &&
        carry.getArgNumber() != loop.getCounter() &&
        computeTypeBytes(carry.getType()) == computeTypeBytes(slice.type) &&
        moving.insert(carry.getArgNumber()).second)
      slice.movingCarry = carry.getArgNumber();
  }
}

SmallVector<BodySlice> remat::findBodySlices(const CountedLoop &loop,
                                             int64_t alignment) {
  return SliceFinder(loop, alignment).run();
}
