// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// Numbers of loops: as tables, whose entries are computed one op after the other for all
/// iterations, and as formulas that give the same.

#include "remat/Dialect/StableHLO/PeriodicIndex.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/CheckedArithmetic.h"

using namespace mlir;
using namespace remat;
using namespace remat::stablehlo;

/// Longer loops are not followed.
static constexpr int64_t mostIterations = 4096;
/// Chains of ops longer than this are not, either.
static constexpr unsigned deepestChain = 32;

using Table = SmallVector<int64_t>;

namespace {
class Tabulation {
public:
  explicit Tabulation(const CountedLoop &loop) : loop(loop) {}

  const std::optional<Table> &get(Value scalar, unsigned depth = 0);

private:
  std::optional<Table> compute(Value scalar, unsigned depth);
  std::optional<Table> computeOp(Operation *op, unsigned depth);

  const CountedLoop &loop;
  llvm::DenseMap<Value, std::optional<Table>> known;
};
} // namespace

static bool compareNumbers(ComparisonDirection direction, int64_t a, int64_t b) {
  switch (direction) {
  case ComparisonDirection::EQ:
    return a == b;
  case ComparisonDirection::NE:
    return a != b;
  case ComparisonDirection::LT:
    return a < b;
  case ComparisonDirection::LE:
    return a <= b;
  case ComparisonDirection::GT:
    return a > b;
  case ComparisonDirection::GE:
    return a >= b;
  }
  llvm_unreachable("a direction is one of six");
}

static bool isTruth(Type type) { return getElementTypeOrSelf(type).isInteger(1); }

/// What the op makes of one number; none where that is not defined.
static std::optional<int64_t> apply(Operation *op, int64_t a) {
  bool makesTruth = isTruth(op->getResult(0).getType());
  if (isa<ConvertOp>(op))
    return makesTruth ? int64_t(a != 0) : a;
  if (isa<NotOp>(op) && makesTruth)
    return int64_t(a == 0);
  if (isa<SignOp>(op))
    return int64_t(a > 0) - int64_t(a < 0);
  if (a == INT64_MIN)
    return std::nullopt;
  if (isa<NegOp>(op))
    return -a;
  if (isa<AbsOp>(op))
    return std::abs(a);
  return std::nullopt;
}

/// What the op makes of two numbers; none where that is not defined or too large.
static std::optional<int64_t> combine(Operation *op, int64_t a, int64_t b) {
  if (isa<AddOp>(op))
    return llvm::checkedAdd(a, b);
  if (isa<SubtractOp>(op))
    return llvm::checkedSub(a, b);
  if (isa<MulOp>(op))
    return llvm::checkedMul(a, b);
  if (isa<MinOp>(op))
    return std::min(a, b);
  if (isa<MaxOp>(op))
    return std::max(a, b);
  if (isa<AndOp>(op))
    return a & b;
  if (isa<OrOp>(op))
    return a | b;
  if (auto compare = dyn_cast<CompareOp>(op))
    return compareNumbers(compare.getComparisonDirection(), a, b);
  bool isDefined = b != 0 && !(a == INT64_MIN && b == -1);
  if (isDefined && isa<DivOp>(op))
    return a / b;
  if (isDefined && isa<RemOp>(op))
    return a % b;
  return std::nullopt;
}

/// Whether the op is arithmetic of truth values, whose sums are no sums of 0 and 1.
static bool isTruthArithmetic(Operation *op) {
  return isa<AddOp, SubtractOp, MulOp, DivOp, RemOp>(op) &&
         isTruth(op->getResult(0).getType());
}

/// Whether `apply`, `combine` or a choice between numbers says what the op makes.
static bool isKnown(Operation *op) {
  return isa_and_present<ConvertOp, SelectOp, CompareOp, AddOp, SubtractOp, MulOp, DivOp,
                         RemOp, MinOp, MaxOp, AndOp, OrOp, NotOp, SignOp, NegOp, AbsOp>(
             op) &&
         !isTruthArithmetic(op);
}

std::optional<Table> Tabulation::computeOp(Operation *op, unsigned depth) {
  SmallVector<const Table *, 3> operands;
  for (Value operand : op->getOperands()) {
    // Entries of the map may move when others are added.
    if (!get(operand, depth + 1))
      return std::nullopt;
  }
  for (Value operand : op->getOperands())
    operands.push_back(&*known.find(operand)->second);
  Table table;
  for (int64_t k = 0; k < loop.getTripCount(); ++k) {
    auto number = [&](unsigned operand) { return (*operands[operand])[k]; };
    std::optional<int64_t> result;
    if (op->getNumOperands() == 1)
      result = apply(op, number(0));
    else if (isa<SelectOp>(op))
      result = number(number(0) ? 1 : 2);
    else
      result = combine(op, number(0), number(1));
    if (!result)
      return std::nullopt;
    table.push_back(*result);
  }
  return table;
}

std::optional<Table> Tabulation::compute(Value scalar, unsigned depth) {
  int64_t trips = loop.getTripCount();
  auto type = dyn_cast<RankedTensorType>(scalar.getType());
  if (!type || type.getRank() != 0 || !type.getElementType().isInteger() ||
      trips == 0 || trips > mostIterations || depth == deepestChain)
    return std::nullopt;
  Operation *op = scalar.getDefiningOp();
  std::optional<int64_t> constant = getConstantInteger(scalar);
  if (constant && isTruth(type))
    constant = *constant != 0;
  bool isInside = scalar.getParentBlock() == &loop.getBody();
  std::optional<Table> table;
  if (constant && isInside)
    table = Table(trips, *constant);
  else if (std::optional<IterationIndex> even =
               isTruth(type) ? std::nullopt : loop.evaluate(scalar))
    table = llvm::to_vector(llvm::map_range(
        llvm::seq<int64_t>(0, trips), [&](int64_t k) { return even->at(k); }));
  else if (isInside && isKnown(op))
    table = computeOp(op, depth);
  bool isExact = table && llvm::all_of(*table, [&](int64_t number) {
                   return isTruth(type) ? number == 0 || number == 1
                                        : holdsInteger(type, number);
                 });
  return isExact ? table : std::nullopt;
}

const std::optional<Table> &Tabulation::get(Value scalar, unsigned depth) {
  if (auto found = known.find(scalar); found != known.end())
    return found->second;
  std::optional<Table> table = compute(scalar, depth);
  return known[scalar] = std::move(table);
}

std::optional<Table> remat::stablehlo::tabulate(const CountedLoop &loop, Value scalar) {
  return Tabulation(loop).get(scalar);
}

/// How many numbers from each place on are equal: the lengths of runs.
static SmallVector<int64_t> countRuns(ArrayRef<int64_t> numbers) {
  SmallVector<int64_t> runs;
  for (size_t k = 0; k < numbers.size(); ++k) {
    if (k == 0 || numbers[k] != numbers[k - 1])
      runs.push_back(0);
    ++runs.back();
  }
  return runs;
}

/// The index of turns that go on by `scale` and begin again after some of them.
static std::optional<PeriodicIndex> fitTurns(ArrayRef<int64_t> turns, int64_t scale) {
  PeriodicIndex index(IterationIndex{scale, turns.front()});
  size_t begin = 1;
  while (begin < turns.size() && turns[begin] == turns[begin - 1] + scale)
    ++begin;
  if (begin == turns.size())
    return index;
  // A period begins here, and `index.phase` turns of one are before the first.
  index.offset = turns[begin];
  if (scale == 0 || (turns.front() - index.offset) % scale != 0)
    return std::nullopt;
  index.phase = (turns.front() - index.offset) / scale;
  index.modulus = index.phase + int64_t(begin);
  bool fits = index.phase >= 0 && llvm::all_of(llvm::enumerate(turns), [&](auto entry) {
                return index.at(entry.index()) == entry.value();
              });
  return fits ? std::optional(index) : std::nullopt;
}

std::optional<PeriodicIndex> PeriodicIndex::fit(ArrayRef<int64_t> numbers) {
  if (numbers.empty())
    return std::nullopt;
  SmallVector<int64_t> runs = countRuns(numbers), turns;
  size_t begin = 0;
  for (int64_t run : runs) {
    turns.push_back(numbers[begin]);
    begin += run;
  }
  std::optional<PeriodicIndex> index;
  for (size_t turn = 1; !index && turn < std::min<size_t>(turns.size(), 3); ++turn)
    index = fitTurns(turns, turns[turn] - turns[turn - 1]);
  if (turns.size() == 1)
    index = PeriodicIndex(IterationIndex{0, numbers.front()});
  if (!index || turns.size() == 1)
    return index;
  // The first run may have begun before, the last one may go on.
  index->divisor = *llvm::max_element(runs);
  index->phase = index->phase * index->divisor + index->divisor - runs.front();
  bool fits = llvm::all_of(llvm::enumerate(numbers), [&](auto entry) {
    return index->at(entry.index()) == entry.value();
  });
  return fits ? index : std::nullopt;
}
