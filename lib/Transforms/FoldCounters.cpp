// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "remat/Transforms/FoldCounters.h"
#include "LoopBuilding.h"
#include "SinkInvariants.h"
#include "mlir/IR/Matchers.h"
#include "remat/Dialect/StableHLO/PeriodicIndex.h"
#include "remat/Transforms/Passes.h"

namespace remat {
#define GEN_PASS_DEF_REMATFOLDCOUNTERS
#include "remat/Transforms/Passes.h.inc"
} // namespace remat

using namespace mlir;
using namespace remat;
using stablehlo::CountedLoop;
using stablehlo::DynamicSliceOp;
using stablehlo::DynamicUpdateSliceOp;
using stablehlo::IterationIndex;
using stablehlo::PeriodicIndex;
using stablehlo::WhileOp;

/// Tensors made of longer chains of ops are not looked through.
static constexpr unsigned deepestChain = 8;
/// Of larger constants no formula is sought for what a loop reads.
static constexpr int64_t mostElements = 4096;
/// Larger factors and summands than this could overflow where they are computed with.
static constexpr unsigned mostBits = 31;

static bool isSmall(IterationIndex index) {
  return llvm::isIntN(mostBits, index.scale) && llvm::isIntN(mostBits, index.offset);
}

/// Whether elements are integers that `add` adds: those of truth values it joins.
static bool isNumber(RankedTensorType type) {
  auto integer = dyn_cast<IntegerType>(type.getElementType());
  return integer && integer.getWidth() > 1;
}

/// The elements of a constant of one dimension; none of anything else, or of wide ones.
static std::optional<SmallVector<int64_t>> matchNumbers(Value value) {
  DenseIntElementsAttr constant;
  auto type = dyn_cast<RankedTensorType>(value.getType());
  if (!type || type.getRank() != 1 || !isNumber(type) ||
      type.getElementTypeBitWidth() > mostBits + 1 ||
      !matchPattern(value, m_Constant(&constant)))
    return std::nullopt;
  bool isUnsigned = type.getElementType().isUnsignedInteger();
  return llvm::map_to_vector(constant.getValues<APInt>(), [&](const APInt &bits) {
    return isUnsigned ? int64_t(bits.getZExtValue()) : bits.getSExtValue();
  });
}

static std::optional<IterationIndex> matchProgression(Value value, unsigned depth = 0);

/// What the op makes of progressions, element by element.
static std::optional<IterationIndex> combineProgressions(Operation *op,
                                                         unsigned depth) {
  auto lhs = matchProgression(op->getOperand(0), depth);
  if (isa<stablehlo::ConvertOp>(op))
    return lhs;
  auto rhs = matchProgression(op->getOperand(1), depth);
  if (!lhs || !rhs)
    return std::nullopt;
  if (isa<stablehlo::AddOp>(op))
    return IterationIndex{lhs->scale + rhs->scale, lhs->offset + rhs->offset};
  if (isa<stablehlo::SubtractOp>(op))
    return IterationIndex{lhs->scale - rhs->scale, lhs->offset - rhs->offset};
  if (lhs->scale == 0)
    std::swap(lhs, rhs);
  if (rhs->scale != 0)
    return std::nullopt;
  return IterationIndex{lhs->scale * rhs->offset, lhs->offset * rhs->offset};
}

/// Element p of a tensor of one dimension as `scale * p + offset`; none if there is no such
/// form, or not all elements are in their type.
static std::optional<IterationIndex> matchProgression(Value value, unsigned depth) {
  auto type = dyn_cast<RankedTensorType>(value.getType());
  if (!type || type.getRank() != 1 || !type.hasStaticShape() ||
      type.getDimSize(0) == 0 || !isNumber(type) || depth == deepestChain)
    return std::nullopt;
  Operation *op = value.getDefiningOp();
  std::optional<IterationIndex> index;
  if (auto numbers = matchNumbers(value)) {
    if (auto found = PeriodicIndex::fit(*numbers); found && found->isEven())
      index = IterationIndex{found->scale, found->offset};
  } else if (isa_and_present<stablehlo::IotaOp>(op))
    index = IterationIndex{1, 0};
  else if (isa_and_present<stablehlo::ConvertOp, stablehlo::AddOp,
                           stablehlo::SubtractOp, stablehlo::MulOp>(op))
    index = combineProgressions(op, depth + 1);
  bool isExact = index && isSmall(*index) &&
                 stablehlo::holdsInteger(type, index->at(0)) &&
                 stablehlo::holdsInteger(type, index->at(type.getDimSize(0) - 1));
  return isExact ? index : std::nullopt;
}

namespace {
/// Folds what follows from the counter of one loop.
class CounterFolder {
public:
  explicit CounterFolder(const CountedLoop &counted)
      : counted(counted), loop(counted.getLoop()), body(counted.getBody()),
        builder(loop.getContext()), gone(loop->getNumOperands()) {}

  void run();

private:
  std::optional<IterationIndex> matchCarry(unsigned carry);
  void foldConstant(unsigned carry);
  void foldCarry(unsigned carry, IterationIndex index);
  Value makeStackOf(RankedTensorType type, Value scalar, IterationIndex place);
  void foldStack(unsigned carry);
  void foldReads(unsigned carry);
  bool foldRead(DynamicSliceOp read, IterationIndex elements);
  bool foldRead(DynamicSliceOp read, ArrayRef<int64_t> elements);
  void replaceRead(DynamicSliceOp read, Value number);
  bool isOnlyHandedOn(unsigned carry);
  Value multiplyAndAdd(Value value, IterationIndex factors);
  Value makeNumber(Type type, PeriodicIndex index);

  CountedLoop counted;
  WhileOp loop;
  Block &body;
  OpBuilder builder;
  BitVector gone;
};
} // namespace

/// `scale * value + offset` for each element.
Value CounterFolder::multiplyAndAdd(Value value, IterationIndex factors) {
  Location loc = loop.getLoc();
  Type type = value.getType();
  auto constant = [&](int64_t number) {
    return makeInteger(builder, loc, type, number);
  };
  auto [scale, offset] = factors;
  if (scale == 0)
    return constant(offset);
  if (scale == -1)
    return stablehlo::SubtractOp::create(builder, loc, constant(offset), value);
  if (scale != 1)
    value = stablehlo::MulOp::create(builder, loc, value, constant(scale));
  if (offset != 0)
    value = stablehlo::AddOp::create(builder, loc, value, constant(offset));
  return value;
}

/// The number in iteration k, as ops of the body at the builder's place.
Value CounterFolder::makeNumber(Type type, PeriodicIndex index) {
  Location loc = loop.getLoc();
  auto constant = [&](int64_t number) { return makeInteger(builder, loc, type, number); };
  Value turn = body.getArgument(counted.getCounter());
  if (turn.getType() != type)
    turn = stablehlo::ConvertOp::create(builder, loc, type, turn);
  turn = multiplyAndAdd(turn, {1, index.phase - counted.getCounterIndex().offset});
  if (index.divisor > 1)
    turn = stablehlo::DivOp::create(builder, loc, turn, constant(index.divisor));
  if (index.modulus)
    turn = stablehlo::RemOp::create(builder, loc, turn, constant(index.modulus));
  return multiplyAndAdd(turn, {index.scale, index.offset});
}

/// A number that the loop only holds.
void CounterFolder::foldConstant(unsigned carry) {
  Value first = loop->getOperand(carry);
  if (!counted.isInvariant(carry) || !stablehlo::isSingleInteger(first) ||
      !matchPattern(first, m_Constant()))
    return;
  for (Block *block : {&loop.getCond().front(), &body}) {
    if (block->getArgument(carry).use_empty())
      continue;
    builder.setInsertionPointToStart(block);
    Value number = builder.clone(*first.getDefiningOp())->getResult(0);
    block->getArgument(carry).replaceAllUsesExcept(number, body.getTerminator());
  }
  loop->getResult(carry).replaceAllUsesWith(first);
  gone.set(carry);
}

/// What the carry is in iteration k, if each adds the same to it.
std::optional<IterationIndex> CounterFolder::matchCarry(unsigned carry) {
  BlockArgument argument = body.getArgument(carry);
  auto type = dyn_cast<RankedTensorType>(argument.getType());
  if (carry == counted.getCounter() || !type || type.getRank() != 0 || !isNumber(type) ||
      !loop.getCond().front().getArgument(carry).use_empty())
    return std::nullopt;
  auto sum = body.getTerminator()->getOperand(carry).getDefiningOp<stablehlo::AddOp>();
  if (!sum || sum->getBlock() != &body)
    return std::nullopt;
  bool isLeft = sum.getLhs() == argument;
  if (!isLeft && sum.getRhs() != argument)
    return std::nullopt;
  std::optional<int64_t> first = stablehlo::getConstantInteger(loop->getOperand(carry));
  std::optional<int64_t> step =
      stablehlo::getConstantInteger(isLeft ? sum.getRhs() : sum.getLhs());
  if (!first || !step)
    return std::nullopt;
  // It is in its type behind the last iteration, too.
  IterationIndex index{*step, *first};
  bool isExact = isSmall(index) && llvm::isIntN(mostBits, counted.getTripCount()) &&
                 stablehlo::holdsInteger(argument.getType(),
                                         index.at(counted.getTripCount()));
  return isExact ? std::optional(index) : std::nullopt;
}

void CounterFolder::foldCarry(unsigned carry, IterationIndex index) {
  Value counter = body.getArgument(counted.getCounter());
  IterationIndex counting = counted.getCounterIndex();
  if (index.scale % counting.scale != 0)
    return;
  BlockArgument argument = body.getArgument(carry);
  builder.setInsertionPointToStart(&body);
  if (argument.getType() != counter.getType())
    counter = stablehlo::ConvertOp::create(builder, loop.getLoc(),
                                           argument.getType(), counter);
  int64_t factor = index.scale / counting.scale;
  Value value =
      multiplyAndAdd(counter, {factor, index.offset - factor * counting.offset});
  body.getTerminator()->setOperand(carry, argument);
  argument.replaceAllUsesExcept(value, body.getTerminator());
  builder.setInsertionPoint(loop);
  loop->getResult(carry).replaceAllUsesWith(
      makeInteger(builder, loop.getLoc(), argument.getType(),
                  index.at(counted.getTripCount())));
  gone.set(carry);
}

/// The scalar of each iteration at its place, in front of the loop; null where numbers are
/// not known.
Value CounterFolder::makeStackOf(RankedTensorType type, Value scalar,
                                 IterationIndex place) {
  // Iteration k writes place p = s k + o with s = 1 or -1, hence k = s (p - o).
  if (std::optional<IterationIndex> even = counted.evaluate(scalar);
      even && isSmall(*even) &&
      stablehlo::holdsInteger(type, type.getDimSize(0) - 1)) {
    int64_t scale = even->scale * place.scale;
    Value places = stablehlo::IotaOp::create(builder, loop.getLoc(), type,
                                             builder.getI64IntegerAttr(0));
    return multiplyAndAdd(places, {scale, even->offset - scale * place.offset});
  }
  std::optional<SmallVector<int64_t>> numbers = tabulate(counted, scalar);
  if (!numbers)
    return {};
  unsigned width = type.getElementTypeBitWidth();
  SmallVector<APInt> elements(numbers->size(), APInt(width, 0));
  for (auto [k, number] : llvm::enumerate(*numbers))
    elements[place.at(k)] =
        APInt(width, number, /*isSigned=*/true, /*implicitTrunc=*/true);
  return stablehlo::ConstantOp::create(builder, loop.getLoc(),
                                       DenseElementsAttr::get(type, elements));
}

/// A stack of integers that the loop fills, as what it is.
void CounterFolder::foldStack(unsigned carry) {
  auto type = dyn_cast<RankedTensorType>(loop->getOperand(carry).getType());
  DynamicUpdateSliceOp write = counted.getStackWrite(carry);
  if (!type || type.getRank() != 1 || !isNumber(type) || !write ||
      type.getDimSize(0) != counted.getTripCount())
    return;
  Value scalar = write.getUpdate();
  while (isa_and_present<stablehlo::ReshapeOp, stablehlo::BroadcastInDimOp>(
      scalar.getDefiningOp()))
    scalar = scalar.getDefiningOp()->getOperand(0);
  if (!stablehlo::isSingleInteger(scalar))
    return;
  builder.setInsertionPoint(loop);
  Value stack = makeStackOf(type, scalar, counted.getSliceIndex(write));
  if (!stack)
    return;
  loop->getResult(carry).replaceAllUsesWith(stack);
  body.getTerminator()->setOperand(carry, body.getArgument(carry));
  write.erase();
  gone.set(carry);
}

void CounterFolder::replaceRead(DynamicSliceOp read, Value number) {
  for (Operation *user : llvm::to_vector(read->getUsers()))
    if (isa<stablehlo::ReshapeOp>(user) &&
        user->getResult(0).getType() == number.getType()) {
      user->getResult(0).replaceAllUsesWith(number);
      user->erase();
    }
  if (!read->use_empty())
    read.replaceAllUsesWith(
        stablehlo::ReshapeOp::create(builder, loop.getLoc(), read.getType(), number)
            .getResult());
  read.erase();
}

/// One element of `elements`, at a place that the counter says.
bool CounterFolder::foldRead(DynamicSliceOp read, IterationIndex elements) {
  Value place = read.getStartIndices().front();
  std::optional<IterationIndex> index = counted.evaluate(place);
  if (!index)
    return false;
  int64_t last =
      cast<RankedTensorType>(read.getOperand().getType()).getDimSize(0) - 1;
  for (int64_t k : {int64_t(0), counted.getTripCount() - 1})
    if (index->at(k) < 0 || index->at(k) > last)
      return false;
  builder.setInsertionPoint(read);
  auto scalar = RankedTensorType::get({}, read.getType().getElementType());
  if (place.getType() != scalar)
    place = stablehlo::ConvertOp::create(builder, loop.getLoc(), scalar, place);
  replaceRead(read, multiplyAndAdd(place, elements));
  return true;
}

/// One of the numbers, where a formula gives those of all iterations.
bool CounterFolder::foldRead(DynamicSliceOp read, ArrayRef<int64_t> elements) {
  auto places = tabulate(counted, read.getStartIndices().front());
  if (!places || counted.getCounterIndex().scale != 1)
    return false;
  SmallVector<int64_t> numbers;
  for (int64_t place : *places) {
    if (place < 0 || place >= int64_t(elements.size()))
      return false;
    numbers.push_back(elements[place]);
  }
  auto index = PeriodicIndex::fit(numbers);
  auto scalar = RankedTensorType::get({}, read.getType().getElementType());
  // What is divided has to be in the type.
  if (!index || !isSmall({index->scale, index->offset}) ||
      !stablehlo::holdsInteger(scalar, counted.getTripCount() - 1 + index->phase))
    return false;
  builder.setInsertionPoint(read);
  replaceRead(read, makeNumber(scalar, *index));
  return true;
}

bool CounterFolder::isOnlyHandedOn(unsigned carry) {
  return counted.isInvariant(carry) && body.getArgument(carry).hasOneUse() &&
         loop.getCond().front().getArgument(carry).use_empty() &&
         loop->getResult(carry).use_empty();
}

void CounterFolder::foldReads(unsigned carry) {
  Value stack = loop->getOperand(carry);
  if (gone.test(carry) || !counted.isInvariant(carry))
    return;
  std::optional<IterationIndex> progression = matchProgression(stack);
  auto numbers = matchNumbers(stack);
  if (!progression && !numbers)
    return;
  BlockArgument argument = body.getArgument(carry);
  for (Operation *user : llvm::to_vector(argument.getUsers()))
    if (auto read = dyn_cast<DynamicSliceOp>(user);
        read && read->getBlock() == &body && read.getOperand() == argument &&
        read.getType().getNumElements() == 1 &&
        !(progression && foldRead(read, *progression)) && numbers &&
        int64_t(numbers->size()) <= mostElements)
      foldRead(read, *numbers);
  if (isOnlyHandedOn(carry))
    gone.set(carry);
}

void CounterFolder::run() {
  if (counted.getTripCount() == 0)
    return;
  for (unsigned carry = 0; carry < gone.size(); ++carry)
    foldConstant(carry);
  for (unsigned carry = 0; carry < gone.size(); ++carry)
    foldReads(carry);
  for (unsigned carry = 0; carry < gone.size(); ++carry)
    if (std::optional<IterationIndex> index =
            gone.test(carry) ? std::nullopt : matchCarry(carry))
      foldCarry(carry, *index);
  for (unsigned carry = 0; carry < gone.size(); ++carry)
    if (!gone.test(carry))
      foldStack(carry);
  if (gone.none())
    return;
  eraseDeadOps(body);
  removeCarries(loop, gone);
}

void remat::foldCounters(func::FuncOp function) {
  for (WhileOp loop : collectLoops(function))
    if (std::optional<CountedLoop> counted = CountedLoop::match(loop))
      CounterFolder(*counted).run();
}

namespace {
struct RematFoldCounters
    : public remat::impl::RematFoldCountersBase<RematFoldCounters> {
  using RematFoldCountersBase::RematFoldCountersBase;

  void runOnOperation() override { foldCounters(getOperation()); }
};
} // namespace
