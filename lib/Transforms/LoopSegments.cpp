// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// Saves the carries of every k-th iteration and replays k iterations at a time
/// (Chen, Xu, Zhang, Guestrin: "Training Deep Nets with Sublinear Memory Cost",
/// 2016, on the iterations of a loop).
///
/// ```
/// for i in 0..n: h, r[i] = f(h, x[i])
/// for i in n-1..0: d = b(d, r[i])
/// ```
/// becomes, with n = m k,
/// ```
/// for s in 0..m: c[s] = h
///   for j in 0..k: h = f(h, x[s k + j])
/// for s in m-1..0: g = c[s]
///   for j in 0..k: g, q[j] = f(g, x[s k + j])
///   for j in k-1..0: d = b(d, q[j])
/// ```
/// The inner loops of the last line are a pair again.
///
/// Where a loop's body can be given the address of a slice (BodySlices.h), the outer loops
/// take the rows of x that a segment reads, and the inner ones rows of these: both places
/// follow from the number of one loop's iteration, which s k + j does not.

#include "LoopBuilding.h"
#include "mlir/IR/IRMapping.h"
#include "mlir/Transforms/RegionUtils.h"
#include "remat/Analysis/ShardedSize.h"
#include "remat/Analysis/TrainingGraph.h"
#include "remat/Transforms/LoopPairs.h"
#include "llvm/ADT/SetVector.h"
#include <cmath>

using namespace mlir;
using namespace remat;
using stablehlo::CountedLoop;
using stablehlo::IterationIndex;

namespace {
/// A loop that counts from 0, under construction.
struct OpenLoop {
  stablehlo::WhileOp loop;
  Value counter;
  /// The carries behind the counter.
  SmallVector<Value> carries;

  ValueRange getResults() { return loop.getResults().drop_front(); }
};

/// The rows of a stack that a segment reads, or writes.
struct SegmentRows {
  Value rows;
  /// The place of the first one.
  Value first;
  /// The iterations go from the last one to the first.
  bool isReversed = false;
};
/// By the op that reads or writes one of them in an iteration.
using RowsOfOps = llvm::DenseMap<Operation *, SegmentRows>;

class LoopSegmenter {
public:
  LoopSegmenter(LoopPair &pair, int64_t length, bool takesRows)
      : pair(pair), length(length), takesRows(takesRows),
        segments(pair.forward.getTripCount() / length),
        builder(pair.forward.getLoop()->getContext()) {}

  bool isPossible() const;
  /// Returns the new backward loop.
  stablehlo::WhileOp run();

private:
  void sortCarries();
  OpenLoop open(Location loc, Type counterType, int64_t trips,
                ValueRange initial);
  void close(OpenLoop &open, ValueRange next);
  Value addScaled(Location loc, Value segment, Value step, int64_t first);
  Value makeMirrored(Location loc, Value counter, int64_t count);
  IRMapping mapBody(const CountedLoop &loop, Value counter,
                    ArrayRef<unsigned> carries, ValueRange values);
  SmallVector<Value> getNext(const CountedLoop &loop, IRMapping &mapping,
                             ArrayRef<unsigned> carries);
  SegmentRows takeRows(Location loc, Value stack, Value segment,
                       IterationIndex place);
  RowsOfOps takeReadRows(const CountedLoop &loop, Value segment, Location loc);
  RowsOfOps takeWrittenRows(const CountedLoop &loop, Value segment,
                            Location loc, ArrayRef<unsigned> carries,
                            MutableArrayRef<Value> values);
  void putRows(const CountedLoop &loop, const RowsOfOps &rows, Location loc,
               ArrayRef<unsigned> carries, ValueRange stacks,
               MutableArrayRef<Value> values);
  void cloneOp(Operation &op, IRMapping &mapping, const RowsOfOps &rows,
               Value step);
  void buildForward();
  SmallVector<Value> replay(Value segment, Location loc);
  stablehlo::WhileOp buildBackward();
  void replaceResults(const CountedLoop &loop, ArrayRef<unsigned> carries,
                      ValueRange results);
  bool isMirrored() const { return pair.forwardIteration.scale < 0; }

  LoopPair &pair;
  int64_t length;
  bool takesRows;
  int64_t segments;
  OpBuilder builder;
  /// Carries of the forward loop that a replay needs, and what it makes for others than
  /// the backward loop: stacks, and sums over iterations.
  SmallVector<unsigned> state, outputs;
  /// Carries of the backward loop that change.
  SmallVector<unsigned> backwardState;
  /// Of the state, one slice a segment.
  SmallVector<Value> saved;
};
} // namespace

bool LoopSegmenter::isPossible() const {
  int64_t trips = pair.forward.getTripCount();
  if (length < 2 || length >= trips || trips % length != 0)
    return false;
  IterationIndex straight{1, 0}, mirrored{-1, trips - 1};
  return pair.forwardIteration == straight || pair.forwardIteration == mirrored;
}

/// The carries that what the body writes into the stacks follows from, in this or any
/// later iteration.
static llvm::SmallDenseSet<unsigned>
findNeeded(const CountedLoop &loop, ArrayRef<ResidualStack> stacks) {
  Block &body = loop.getBody();
  llvm::SmallDenseSet<unsigned> needed;
  llvm::SmallPtrSet<Operation *, 32> seen;
  SmallVector<Value> open;
  for (const ResidualStack &stack : stacks)
    open.push_back(loop.getStackWrite(stack.written).getUpdate());
  while (!open.empty()) {
    Value value = open.pop_back_val();
    auto argument = dyn_cast<BlockArgument>(value);
    if (argument && argument.getOwner() == &body &&
        needed.insert(argument.getArgNumber()).second)
      open.push_back(body.getTerminator()->getOperand(argument.getArgNumber()));
    Operation *op = value.getDefiningOp();
    if (!op || op->getBlock() != &body || !seen.insert(op).second)
      continue;
    llvm::append_range(open, op->getOperands());
    llvm::SetVector<Value> captured;
    getUsedValuesDefinedAbove(op->getRegions(), captured);
    llvm::append_range(open, captured);
  }
  return needed;
}

void LoopSegmenter::sortCarries() {
  const CountedLoop &forward = pair.forward, &backward = pair.backward;
  llvm::SmallDenseSet<unsigned> residuals;
  for (const ResidualStack &stack : pair.stacks)
    residuals.insert(stack.written);
  llvm::SmallDenseSet<unsigned> needed = findNeeded(forward, pair.stacks);
  for (unsigned carry = 0; carry < forward.getBody().getNumArguments(); ++carry)
    if (carry != forward.getCounter() && !forward.isInvariant(carry) &&
        !residuals.contains(carry))
      (needed.contains(carry) ? state : outputs).push_back(carry);
  for (unsigned carry = 0; carry < backward.getBody().getNumArguments();
       ++carry)
    if (carry != backward.getCounter() && !backward.isInvariant(carry))
      backwardState.push_back(carry);
}

/// The builder stands in the body afterwards.
OpenLoop LoopSegmenter::open(Location loc, Type counterType, int64_t trips,
                             ValueRange initial) {
  SmallVector<Value> operands{makeInteger(builder, loc, counterType, 0)};
  llvm::append_range(operands, initial);
  SmallVector<Type> types = llvm::to_vector(ValueRange(operands).getTypes());
  SmallVector<Location> locations(types.size(), loc);
  OpenLoop open;
  open.loop = stablehlo::WhileOp::create(builder, loc, types, operands);
  setDevicePartsOfCarries(open.loop);
  Block *condition =
      builder.createBlock(&open.loop.getCond(), {}, types, locations);
  Value limit = makeInteger(builder, loc, counterType, trips);
  Value goesOn = stablehlo::CompareOp::create(
      builder, loc, condition->getArgument(0), limit,
      stablehlo::ComparisonDirection::LT, stablehlo::ComparisonType::SIGNED);
  stablehlo::ReturnOp::create(builder, loc, goesOn);
  Block *body = builder.createBlock(&open.loop.getBody(), {}, types, locations);
  open.counter = body->getArgument(0);
  llvm::append_range(open.carries, body->getArguments().drop_front());
  return open;
}

/// The builder stands behind the loop afterwards.
void LoopSegmenter::close(OpenLoop &open, ValueRange next) {
  Location loc = open.loop.getLoc();
  Value one = makeInteger(builder, loc, open.counter.getType(), 1);
  SmallVector<Value> results{
      stablehlo::AddOp::create(builder, loc, open.counter, one)};
  llvm::append_range(results, next);
  stablehlo::ReturnOp::create(builder, loc, results);
  eraseDeadOps(open.loop.getBody().front());
  builder.setInsertionPointAfter(open.loop);
}

/// segment * length + step + first: the counter of the given loop.
Value LoopSegmenter::addScaled(Location loc, Value segment, Value step,
                               int64_t first) {
  Type type = segment.getType();
  Value counter = stablehlo::MulOp::create(
      builder, loc, segment, makeInteger(builder, loc, type, length));
  counter = stablehlo::AddOp::create(builder, loc, counter, step);
  if (first == 0)
    return counter;
  return stablehlo::AddOp::create(builder, loc, counter,
                                  makeInteger(builder, loc, type, first));
}

/// The counter, or from the last of `count` backwards if the backward loop goes
/// that way.
Value LoopSegmenter::makeMirrored(Location loc, Value counter, int64_t count) {
  if (!isMirrored())
    return counter;
  Value last = makeInteger(builder, loc, counter.getType(), count - 1);
  return stablehlo::SubtractOp::create(builder, loc, last, counter);
}

/// What the loop's body reads in the iteration of `counter`.
IRMapping LoopSegmenter::mapBody(const CountedLoop &loop, Value counter,
                                 ArrayRef<unsigned> carries,
                                 ValueRange values) {
  IRMapping mapping;
  stablehlo::WhileOp op = loop.getLoop();
  for (BlockArgument argument : loop.getBody().getArguments())
    mapping.map(argument, op->getOperand(argument.getArgNumber()));
  mapping.map(loop.getBody().getArgument(loop.getCounter()), counter);
  for (auto [carry, value] : llvm::zip(carries, values))
    mapping.map(loop.getBody().getArgument(carry), value);
  return mapping;
}

SmallVector<Value> LoopSegmenter::getNext(const CountedLoop &loop,
                                          IRMapping &mapping,
                                          ArrayRef<unsigned> carries) {
  SmallVector<Value> next;
  for (unsigned carry : carries)
    next.push_back(mapping.lookupOrDefault(
        loop.getBody().getTerminator()->getOperand(carry)));
  return next;
}

void LoopSegmenter::replaceResults(const CountedLoop &loop,
                                   ArrayRef<unsigned> carries,
                                   ValueRange results) {
  stablehlo::WhileOp old = loop.getLoop();
  for (auto [carry, result] : llvm::zip(carries, results))
    old->getResult(carry).replaceAllUsesWith(result);
  for (unsigned carry = 0; carry < old->getNumResults(); ++carry)
    if (loop.isInvariant(carry))
      old->getResult(carry).replaceAllUsesWith(old->getOperand(carry));
  Value counter = old->getResult(loop.getCounter());
  if (!counter.use_empty())
    counter.replaceAllUsesWith(
        makeInteger(builder, old.getLoc(), counter.getType(),
                    loop.getCounterIndex().at(loop.getTripCount())));
}

/// `place`: of the row of an iteration.
SegmentRows LoopSegmenter::takeRows(Location loc, Value stack, Value segment,
                                    IterationIndex place) {
  Type type = segment.getType();
  SegmentRows taken;
  taken.isReversed = place.scale < 0;
  taken.first = stablehlo::MulOp::create(
      builder, loc, segment,
      makeInteger(builder, loc, type, place.scale * length));
  taken.first = stablehlo::AddOp::create(
      builder, loc, taken.first,
      makeInteger(builder, loc, type,
                  place.offset - (taken.isReversed ? length - 1 : 0)));
  taken.rows = readSlices(builder, loc, stack, taken.first, length);
  return taken;
}

/// The rows that a segment's iterations read of stacks that the loop does not change,
/// each read a row in each iteration.
RowsOfOps LoopSegmenter::takeReadRows(const CountedLoop &loop, Value segment,
                                      Location loc) {
  RowsOfOps rows;
  if (!takesRows)
    return rows;
  for (unsigned carry = 0; carry < loop.getBody().getNumArguments(); ++carry) {
    Value stack = loop.getLoop()->getOperand(carry);
    bool isResidual = loop.getLoop() == pair.backward.getLoop() &&
                      llvm::any_of(pair.stacks, [&](const ResidualStack &other) {
                        return other.read == carry;
                      });
    if (isResidual || getDevicePartOfRow(stack))
      continue;
    for (stablehlo::DynamicSliceOp read : loop.getStackReads(carry))
      rows[read] = takeRows(loc, stack, segment, loop.getSliceIndex(read));
  }
  return rows;
}

/// The rows of the stacks among `values` that a segment's iterations write, in the place
/// of these stacks.
RowsOfOps LoopSegmenter::takeWrittenRows(const CountedLoop &loop, Value segment,
                                         Location loc,
                                         ArrayRef<unsigned> carries,
                                         MutableArrayRef<Value> values) {
  RowsOfOps rows;
  for (auto [carry, value] : llvm::zip_equal(carries, values)) {
    stablehlo::DynamicUpdateSliceOp write = loop.getStackWrite(carry);
    if (!takesRows || !write || getDevicePartOfRow(value))
      continue;
    SegmentRows taken =
        takeRows(loc, value, segment, loop.getSliceIndex(write));
    value = taken.rows;
    rows[write] = taken;
  }
  return rows;
}

/// Puts the rows among `values` into their stacks, which take their places.
void LoopSegmenter::putRows(const CountedLoop &loop, const RowsOfOps &rows,
                            Location loc, ArrayRef<unsigned> carries,
                            ValueRange stacks, MutableArrayRef<Value> values) {
  for (auto [carry, stack, value] : llvm::zip_equal(carries, stacks, values)) {
    auto found = rows.find(loop.getStackWrite(carry));
    if (found != rows.end())
      value = writeSlices(builder, loc, stack, value, found->second.first);
  }
}

/// `step`: the iteration of the inner loop.
void LoopSegmenter::cloneOp(Operation &op, IRMapping &mapping,
                            const RowsOfOps &rows, Value step) {
  auto found = rows.find(&op);
  if (found == rows.end()) {
    builder.clone(op, mapping);
    return;
  }
  Location loc = op.getLoc();
  Value place = step;
  if (found->second.isReversed)
    place = stablehlo::SubtractOp::create(
        builder, loc, makeInteger(builder, loc, step.getType(), length - 1),
        step);
  Value result;
  if (auto write = dyn_cast<stablehlo::DynamicUpdateSliceOp>(op))
    result = writeSlices(builder, loc, mapping.lookup(write.getOperand()),
                         mapping.lookupOrDefault(write.getUpdate()), place);
  else
    result = readSlices(builder, loc, found->second.rows, place, 1);
  mapping.map(op.getResult(0), result);
}

void LoopSegmenter::buildForward() {
  const CountedLoop &loop = pair.forward;
  stablehlo::WhileOp old = loop.getLoop();
  Location loc = old.getLoc();
  Type counterType = old->getOperand(loop.getCounter()).getType();
  builder.setInsertionPoint(old);
  SmallVector<unsigned> carries(state);
  llvm::append_range(carries, outputs);
  SmallVector<Value> initial;
  for (unsigned carry : carries)
    initial.push_back(old->getOperand(carry));
  for (unsigned carry : state)
    initial.push_back(
        makeStack(builder, loc, segments,
                  cast<RankedTensorType>(old->getOperand(carry).getType()),
                  getDeviceShape(old->getOperand(carry))));
  OpenLoop outer = open(loc, counterType, segments, initial);
  SmallVector<Value> stacks;
  for (size_t i = 0; i < state.size(); ++i)
    stacks.push_back(writeSlice(builder, loc, outer.carries[carries.size() + i],
                                outer.carries[i], outer.counter));
  RowsOfOps rows = takeReadRows(loop, outer.counter, loc);
  SmallVector<Value> begun(
      ArrayRef(outer.carries).take_front(carries.size()));
  RowsOfOps written =
      takeWrittenRows(loop, outer.counter, loc, carries, begun);
  rows.insert(written.begin(), written.end());
  OpenLoop inner = open(loc, counterType, length, begun);
  Value counter = addScaled(loc, outer.counter, inner.counter,
                            loop.getCounterIndex().offset);
  IRMapping mapping = mapBody(loop, counter, carries, inner.carries);
  llvm::SmallPtrSet<Operation *, 8> residualWrites;
  for (const ResidualStack &stack : pair.stacks)
    residualWrites.insert(loop.getStackWrite(stack.written));
  for (Operation &op : loop.getBody().without_terminator())
    if (!residualWrites.contains(&op))
      cloneOp(op, mapping, rows, inner.counter);
  close(inner, getNext(loop, mapping, carries));
  SmallVector<Value> next(inner.getResults());
  putRows(loop, written, loc, carries,
          ArrayRef(outer.carries).take_front(carries.size()), next);
  llvm::append_range(next, stacks);
  close(outer, next);
  saved = llvm::to_vector(outer.getResults().drop_front(carries.size()));
  replaceResults(loop, carries, outer.getResults());
}

/// Runs the iterations of a segment again; returns its residual stacks.
SmallVector<Value> LoopSegmenter::replay(Value segment, Location loc) {
  const CountedLoop &loop = pair.forward;
  SmallVector<Value> initial;
  for (Value stack : saved)
    initial.push_back(readSlice(builder, loc, stack, segment));
  llvm::DenseMap<Operation *, unsigned> writes;
  for (auto [index, stack] : llvm::enumerate(pair.stacks)) {
    stablehlo::DynamicUpdateSliceOp write = loop.getStackWrite(stack.written);
    writes[write] = state.size() + index;
    auto part = cast<RankedTensorType>(write.getUpdate().getType());
    auto slice = RankedTensorType::get(part.getShape().drop_front(),
                                       part.getElementType());
    initial.push_back(makeStack(builder, loc, length, slice,
                                getDevicePartOfRow(write.getUpdate())));
  }
  RowsOfOps rows = takeReadRows(loop, segment, loc);
  OpenLoop inner = open(loc, segment.getType(), length, initial);
  Value counter =
      addScaled(loc, segment, inner.counter, loop.getCounterIndex().offset);
  IRMapping mapping = mapBody(loop, counter, state, inner.carries);
  SmallVector<Value> stacks(pair.stacks.size());
  for (Operation &op : loop.getBody().without_terminator()) {
    auto found = writes.find(&op);
    if (found == writes.end()) {
      cloneOp(op, mapping, rows, inner.counter);
      continue;
    }
    auto write = cast<stablehlo::DynamicUpdateSliceOp>(op);
    auto part = cast<RankedTensorType>(write.getUpdate().getType());
    Value slice = stablehlo::ReshapeOp::create(
        builder, loc,
        RankedTensorType::get(part.getShape().drop_front(),
                              part.getElementType()),
        mapping.lookup(write.getUpdate()));
    setDevicePart(slice, getDevicePartOfRow(write.getUpdate()));
    stacks[found->second - state.size()] = writeSlice(
        builder, loc, inner.carries[found->second], slice, inner.counter);
  }
  SmallVector<Value> next = getNext(loop, mapping, state);
  llvm::append_range(next, stacks);
  close(inner, next);
  return llvm::to_vector(inner.getResults().drop_front(state.size()));
}

stablehlo::WhileOp LoopSegmenter::buildBackward() {
  const CountedLoop &loop = pair.backward;
  stablehlo::WhileOp old = loop.getLoop();
  Location loc = old.getLoc();
  Type counterType = old->getOperand(loop.getCounter()).getType();
  Type forwardType =
      pair.forward.getLoop()->getOperand(pair.forward.getCounter()).getType();
  builder.setInsertionPoint(old);
  SmallVector<Value> initial;
  for (unsigned carry : backwardState)
    initial.push_back(old->getOperand(carry));
  OpenLoop outer = open(loc, counterType, segments, initial);
  Value segment = makeMirrored(loc, outer.counter, segments);
  if (counterType != forwardType)
    segment = stablehlo::ConvertOp::create(builder, loc, forwardType, segment);
  SmallVector<Value> stacks = replay(segment, loc);
  RowsOfOps rows = takeReadRows(loop, outer.counter, loc);
  initial = outer.carries;
  RowsOfOps written =
      takeWrittenRows(loop, outer.counter, loc, backwardState, initial);
  rows.insert(written.begin(), written.end());
  llvm::append_range(initial, stacks);
  OpenLoop inner = open(loc, counterType, length, initial);
  Value counter = addScaled(loc, outer.counter, inner.counter,
                            loop.getCounterIndex().offset);
  Value place = makeMirrored(loc, inner.counter, length);
  IRMapping mapping = mapBody(loop, counter, backwardState, inner.carries);
  llvm::DenseMap<Operation *, Value> reads;
  for (auto [index, stack] : llvm::enumerate(pair.stacks))
    for (stablehlo::DynamicSliceOp read : loop.getStackReads(stack.read))
      reads[read] = inner.carries[backwardState.size() + index];
  for (Operation &op : loop.getBody().without_terminator()) {
    auto found = reads.find(&op);
    if (found == reads.end()) {
      cloneOp(op, mapping, rows, inner.counter);
      continue;
    }
    Value slice = readSlice(builder, loc, found->second, place);
    Value row = stablehlo::ReshapeOp::create(
        builder, loc, op.getResult(0).getType(), slice);
    setDevicePart(row, getDeviceShape(op.getResult(0)));
    mapping.map(op.getResult(0), row);
  }
  SmallVector<Value> next = getNext(loop, mapping, backwardState);
  // The stacks of the segment stay what they are.
  llvm::append_range(next, ArrayRef(inner.carries).drop_front(next.size()));
  close(inner, next);
  next = inner.getResults().take_front(backwardState.size());
  putRows(loop, written, loc, backwardState, outer.carries, next);
  close(outer, next);
  replaceResults(loop, backwardState, outer.getResults());
  return outer.loop;
}

stablehlo::WhileOp LoopSegmenter::run() {
  sortCarries();
  buildForward();
  stablehlo::WhileOp backward = buildBackward();
  pair.backward.getLoop()->erase();
  pair.forward.getLoop()->erase();
  return backward;
}

stablehlo::WhileOp remat::segmentLoopPair(LoopPair &pair, int64_t length,
                                          bool takesRows) {
  LoopSegmenter segmenter(pair, length, takesRows);
  return segmenter.isPossible() ? segmenter.run() : stablehlo::WhileOp();
}

/// The divisor of `trips` nearest to `wanted`, by ratio; 1 or `trips` if there
/// is no other.
static int64_t findNearestDivisor(int64_t trips, double wanted) {
  int64_t best = 1;
  auto ratio = [&](int64_t divisor) {
    return std::max(double(divisor) / wanted, wanted / double(divisor));
  };
  for (int64_t divisor = 2; divisor <= trips / divisor; ++divisor)
    if (trips % divisor == 0)
      for (int64_t candidate : {divisor, trips / divisor})
        if (best == 1 || ratio(candidate) < ratio(best))
          best = candidate;
  return best;
}

/// Bytes of what an iteration hands on, and of what it saves for the backward
/// loop.
static std::pair<int64_t, int64_t> countIterationBytes(const LoopPair &pair) {
  int64_t state = 0, residuals = 0;
  const CountedLoop &loop = pair.forward;
  auto bytesOf = [](Type type) { return computeTypeBytes(type).value_or(0); };
  llvm::SmallDenseSet<unsigned> needed = findNeeded(loop, pair.stacks);
  for (BlockArgument carry : loop.getBody().getArguments())
    if (!loop.isInvariant(carry.getArgNumber()) &&
        needed.contains(carry.getArgNumber()))
      state += bytesOf(carry.getType());
  for (const ResidualStack &stack : pair.stacks)
    residuals +=
        bytesOf(loop.getStackWrite(stack.written).getUpdate().getType());
  return {state, residuals};
}

SmallVector<int64_t> remat::suggestSegments(const LoopPair &pair) {
  auto [state, residuals] = countIterationBytes(pair);
  double trips = double(pair.forward.getTripCount());
  double balanced =
      std::sqrt(trips * double(state + 1) / double(residuals + 1));
  SmallVector<int64_t> lengths;
  for (double wanted : {std::sqrt(trips), balanced}) {
    int64_t length = findNearestDivisor(pair.forward.getTripCount(), wanted);
    if (length > 1 && !llvm::is_contained(lengths, length))
      lengths.push_back(length);
  }
  return lengths;
}

int64_t LoopForm::getSegment(int64_t trips) const {
  if (segment == squareRoot)
    return findNearestDivisor(trips, std::sqrt(double(trips)));
  int64_t length = segment;
  while (length > 1 && trips % length != 0)
    --length;
  return length;
}
