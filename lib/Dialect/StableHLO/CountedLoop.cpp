// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// Matches the loops that JAX prints. Scalars are followed through additions,
/// subtractions, conversions and the `select(i < 0, i + n, i)` of JAX's index
/// arithmetic, a few ops deep.

#include "remat/Dialect/StableHLO/CountedLoop.h"
#include "mlir/IR/Matchers.h"
#include "llvm/Support/CheckedArithmetic.h"
#include "llvm/Support/MathExtras.h"

using namespace mlir;
using namespace remat;
using namespace remat::stablehlo;

/// Chains of index arithmetic longer than this are not followed.
static constexpr unsigned deepestChain = 16;

std::optional<int64_t> remat::stablehlo::getConstantInteger(Value value) {
  DenseIntElementsAttr constant;
  if (!matchPattern(value, m_Constant(&constant)) || !constant.isSplat() ||
      constant.getElementType().getIntOrFloatBitWidth() > 64)
    return std::nullopt;
  APInt bits = constant.getSplatValue<APInt>();
  if (!constant.getElementType().isUnsignedInteger())
    return bits.getSExtValue();
  if (bits.getActiveBits() > 63)
    return std::nullopt;
  return int64_t(bits.getZExtValue());
}

bool remat::stablehlo::holdsInteger(Type type, int64_t number) {
  auto integer = dyn_cast<IntegerType>(getElementTypeOrSelf(type));
  if (!integer)
    return false;
  if (!integer.isUnsigned())
    return llvm::isIntN(std::min(integer.getWidth(), 64u), number);
  return number >= 0 &&
         llvm::isUIntN(std::min(integer.getWidth(), 64u), uint64_t(number));
}

/// Iterations of a counter from `first` by `step` that stays below `limit`; none if it
/// passes what its type holds on the way, and so begins again from below.
static std::optional<int64_t> countTrips(Type type, int64_t first, int64_t limit,
                                         int64_t step) {
  if (limit <= first)
    return 0;
  int64_t span = 0, last = 0;
  if (llvm::SubOverflow(limit, first, span))
    return std::nullopt;
  int64_t trips = (span - 1) / step + 1;
  if (llvm::MulOverflow(trips, step, last) ||
      llvm::AddOverflow(first, last, last) || !holdsInteger(type, last))
    return std::nullopt;
  return trips;
}

bool remat::stablehlo::isSingleInteger(Value value) {
  auto type = dyn_cast<RankedTensorType>(value.getType());
  return type && type.getRank() == 0 && type.getElementType().isInteger();
}

std::optional<CountedLoop> CountedLoop::match(WhileOp op) {
  Block &condition = op.getCond().front();
  auto compare =
      condition.getTerminator()->getOperand(0).getDefiningOp<CompareOp>();
  if (!compare || compare.getComparisonDirection() != ComparisonDirection::LT)
    return std::nullopt;
  auto counter = dyn_cast<BlockArgument>(compare.getLhs());
  if (!counter || counter.getOwner() != &condition)
    return std::nullopt;
  CountedLoop loop(op);
  loop.counter = counter.getArgNumber();
  // The limit is a constant, or an invariant carry whose first value is one.
  Value limitValue = compare.getRhs();
  if (auto carried = dyn_cast<BlockArgument>(limitValue);
      carried && carried.getOwner() == &condition) {
    if (!loop.isInvariant(carried.getArgNumber()))
      return std::nullopt;
    limitValue = op->getOperand(carried.getArgNumber());
  }
  Block &body = op.getBody().front();
  auto step =
      body.getTerminator()->getOperand(loop.counter).getDefiningOp<AddOp>();
  if (!step || step.getLhs() != body.getArgument(loop.counter))
    return std::nullopt;
  std::optional<int64_t> first = getConstantInteger(op->getOperand(loop.counter));
  std::optional<int64_t> limit = getConstantInteger(limitValue);
  std::optional<int64_t> increment = getConstantInteger(step.getRhs());
  if (!first || !limit || !increment || *increment <= 0)
    return std::nullopt;
  // A comparison that reads the sign otherwise than the type agrees on what is not
  // negative.
  bool isUnsigned = getElementTypeOrSelf(counter.getType()).isUnsignedInteger();
  std::optional<ComparisonType> reading = compare.getCompareType();
  bool comparesUnsigned = reading && *reading != ComparisonType::NOTYPE
                              ? *reading == ComparisonType::UNSIGNED
                              : isUnsigned;
  if (comparesUnsigned != isUnsigned && (*first < 0 || *limit < 0))
    return std::nullopt;
  std::optional<int64_t> trips =
      countTrips(counter.getType(), *first, *limit, *increment);
  if (!trips)
    return std::nullopt;
  loop.tripCount = *trips;
  loop.counterIndex = {*increment, *first};
  return loop;
}

CountedLoop CountedLoop::assume(WhileOp loop, unsigned counter, int64_t tripCount,
                                IterationIndex counterIndex) {
  CountedLoop counted(loop);
  counted.counter = counter;
  counted.tripCount = tripCount;
  counted.counterIndex = counterIndex;
  counted.looksAtOperands = false;
  return counted;
}

bool CountedLoop::isInvariant(unsigned carry) const {
  Block &body = getBody();
  return body.getTerminator()->getOperand(carry) == body.getArgument(carry);
}

std::optional<IterationIndex> CountedLoop::evaluate(Value scalar) const {
  std::optional<IterationIndex> index = evaluate(scalar, 0);
  if (!index || tripCount == 0 || !holdsAll(scalar.getType(), *index))
    return std::nullopt;
  return index;
}

bool CountedLoop::holdsAll(Type type, const IterationIndex &index) const {
  return holdsInteger(type, index.at(0)) && holdsInteger(type, index.at(tripCount - 1));
}

std::optional<IterationIndex> CountedLoop::evaluate(Value scalar,
                                                    unsigned depth) const {
  if (std::optional<int64_t> constant = getConstantInteger(scalar);
      constant && (looksAtOperands || scalar.getParentBlock() == &getBody()))
    return IterationIndex{0, *constant};
  if (auto argument = dyn_cast<BlockArgument>(scalar)) {
    if (argument.getOwner() != &getBody())
      return std::nullopt;
    if (argument.getArgNumber() == counter)
      return counterIndex;
    if (!looksAtOperands || !isInvariant(argument.getArgNumber()))
      return std::nullopt;
    std::optional<int64_t> constant =
        getConstantInteger(loop->getOperand(argument.getArgNumber()));
    return constant ? std::optional(IterationIndex{0, *constant}) : std::nullopt;
  }
  Operation *op = scalar.getDefiningOp();
  if (!op || depth == deepestChain)
    return std::nullopt;
  auto operand = [&](unsigned index) {
    return evaluate(op->getOperand(index), depth + 1);
  };
  // What wraps around is another number in a wider type.
  if (isa<ConvertOp>(op)) {
    std::optional<IterationIndex> source = operand(0);
    bool isExact = source && holdsAll(op->getOperand(0).getType(), *source) &&
                   holdsAll(op->getResult(0).getType(), *source);
    return isExact ? source : std::nullopt;
  }
  if (isa<AddOp, SubtractOp>(op)) {
    std::optional<IterationIndex> lhs = operand(0), rhs = operand(1);
    if (!lhs || !rhs)
      return std::nullopt;
    int64_t sign = isa<AddOp>(op) ? 1 : -1;
    return IterationIndex{lhs->scale + sign * rhs->scale,
                          lhs->offset + sign * rhs->offset};
  }
  if (isa<MulOp>(op)) {
    std::optional<IterationIndex> lhs = operand(0), rhs = operand(1);
    if (!lhs || !rhs || (lhs->scale != 0 && rhs->scale != 0))
      return std::nullopt;
    if (lhs->scale != 0)
      std::swap(lhs, rhs);
    std::optional<int64_t> scale = llvm::checkedMul(lhs->offset, rhs->scale);
    std::optional<int64_t> offset = llvm::checkedMul(lhs->offset, rhs->offset);
    // Small enough for what is computed with them here.
    if (!scale || !offset || !llvm::isInt<32>(*scale) || !llvm::isInt<32>(*offset))
      return std::nullopt;
    return IterationIndex{*scale, *offset};
  }
  // JAX counts negative indices from the end; here they are all of one sign.
  if (auto select = dyn_cast<SelectOp>(op)) {
    auto compare = select.getPred().getDefiningOp<CompareOp>();
    if (!compare || compare.getComparisonDirection() != ComparisonDirection::LT)
      return std::nullopt;
    std::optional<IterationIndex> lhs = evaluate(compare.getLhs(), depth + 1);
    std::optional<IterationIndex> rhs = evaluate(compare.getRhs(), depth + 1);
    if (!lhs || !rhs || !holdsAll(compare.getLhs().getType(), *lhs) ||
        !holdsAll(compare.getRhs().getType(), *rhs))
      return std::nullopt;
    bool atStart = lhs->at(0) < rhs->at(0);
    bool atEnd = lhs->at(tripCount - 1) < rhs->at(tripCount - 1);
    if (atStart != atEnd)
      return std::nullopt;
    return operand(atStart ? 1 : 2);
  }
  return std::nullopt;
}

/// Whether `starts` names one whole slice of the leading dimension in each
/// iteration, each slice once.
bool CountedLoop::isWholeSlice(Value stack, RankedTensorType slice,
                               ValueRange starts) const {
  auto type = cast<RankedTensorType>(stack.getType());
  if (type.getRank() == 0 || !type.hasStaticShape() ||
      slice.getRank() != type.getRank() || slice.getDimSize(0) != 1 ||
      slice.getShape().drop_front() != type.getShape().drop_front())
    return false;
  for (Value start : starts.drop_front()) {
    std::optional<IterationIndex> index = evaluate(start);
    if (!index || !(*index == IterationIndex{0, 0}))
      return false;
  }
  std::optional<IterationIndex> index = evaluate(starts.front());
  if (!index || std::abs(index->scale) != 1)
    return false;
  auto inside = [&](int64_t place) {
    return place >= 0 && place < type.getDimSize(0);
  };
  return inside(index->at(0)) && inside(index->at(tripCount - 1));
}

bool CountedLoop::isUsedByCondition(unsigned carry) const {
  return !loop.getCond().front().getArgument(carry).use_empty();
}

DynamicUpdateSliceOp CountedLoop::getStackWrite(unsigned carry) const {
  Block &body = getBody();
  BlockArgument stack = body.getArgument(carry);
  auto write = body.getTerminator()
                   ->getOperand(carry)
                   .getDefiningOp<DynamicUpdateSliceOp>();
  if (!write || write.getOperand() != stack || !stack.hasOneUse() ||
      !write->hasOneUse() || isUsedByCondition(carry))
    return {};
  auto slice = dyn_cast<RankedTensorType>(write.getUpdate().getType());
  if (!slice || !isWholeSlice(stack, slice, write.getStartIndices()))
    return {};
  return write;
}

SmallVector<DynamicSliceOp> CountedLoop::getStackReads(unsigned carry) const {
  Block &body = getBody();
  BlockArgument stack = body.getArgument(carry);
  if (!isInvariant(carry) || isUsedByCondition(carry))
    return {};
  SmallVector<DynamicSliceOp> reads;
  for (Operation *user : stack.getUsers()) {
    if (user == body.getTerminator())
      continue;
    auto read = dyn_cast<DynamicSliceOp>(user);
    if (!read || read->getBlock() != &body || read.getOperand() != stack ||
        !isWholeSlice(stack, cast<RankedTensorType>(read.getType()),
                      read.getStartIndices()))
      return {};
    reads.push_back(read);
  }
  return reads;
}

IterationIndex CountedLoop::getSliceIndex(Operation *access) const {
  if (auto write = dyn_cast<DynamicUpdateSliceOp>(access))
    return *evaluate(write.getStartIndices().front());
  return *evaluate(cast<DynamicSliceOp>(access).getStartIndices().front());
}
