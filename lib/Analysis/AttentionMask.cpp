// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// Which columns of a row a mask leaves; see `findLastColumn`.

#include "mlir/IR/Matchers.h"
#include "remat/Analysis/AttentionPattern.h"

using namespace mlir;
using namespace remat;
using stablehlo::BroadcastInDimOp;
using stablehlo::ComparisonDirection;

/// Masked logits are no greater: with others above this, which are sums of products of 16
/// bits, their exponentials are zero.
static constexpr double greatestMasked = -1e8;
/// Numbers of a greater magnitude do not leave logits above masked ones.
static constexpr double greatestModerate = 1e4;
/// Shifts below this take no index around the end of 32 bits.
static constexpr int64_t mostShift = int64_t(1) << 30;

namespace {
/// A row's index and a column's, so many times, plus a constant.
struct IndexSum {
  int64_t ofRow = 0, ofColumn = 0, shift = 0;

  IndexSum plus(const IndexSum &other, int64_t times) const {
    return {ofRow + times * other.ofRow, ofColumn + times * other.ofColumn,
            shift + times * other.shift};
  }
  /// No index is taken around the end of 32 bits.
  bool isSmall() const {
    return std::abs(ofRow) <= 1 && std::abs(ofColumn) <= 1 &&
           std::abs(shift) < mostShift;
  }
};

/// Columns of a row r for which a predicate may hold: from r + first to r + last.
struct Limits {
  std::optional<int64_t> first, last;
  /// Whether it holds for all of them.
  bool isExact = false;
};
} // namespace

static std::optional<int64_t> findInteger(Value value) {
  SplatElementsAttr splat;
  if (!matchPattern(value, m_Constant(&splat)) ||
      !splat.getElementType().isSignlessInteger())
    return std::nullopt;
  int64_t number = splat.getSplatValue<APInt>().getSExtValue();
  return std::abs(number) < mostShift ? std::optional(number) : std::nullopt;
}

/// Whether the type has all indices, and sums of them that are negative.
static bool hasIndices(Value value) {
  Type element = getElementTypeOrSelf(value.getType());
  return element.isSignlessInteger(32) || element.isSignlessInteger(64) ||
         element.isF32() || element.isF64();
}

/// By dimension of what is broadcast, that of the logits; -1: it has one index for all.
static SmallVector<int64_t> lookThrough(BroadcastInDimOp broadcast,
                                        ArrayRef<int64_t> dimensions) {
  auto shape = cast<RankedTensorType>(broadcast.getOperand().getType()).getShape();
  SmallVector<int64_t> inner;
  for (auto [size, dimension] :
       llvm::zip_equal(shape, broadcast.getBroadcastDimensions()))
    inner.push_back(size == 1 ? -1 : dimensions[dimension]);
  return inner;
}

namespace {
/// Dimensions of the logits.
struct Place {
  int64_t row, column;
};
} // namespace

/// `dimensions`: by dimension of `value`, that of the logits.
static std::optional<IndexSum> findIndex(Value value, ArrayRef<int64_t> dimensions,
                                         Place place) {
  if (!hasIndices(value))
    return std::nullopt;
  if (std::optional<int64_t> constant = findInteger(value))
    return IndexSum{0, 0, *constant};
  Operation *op = value.getDefiningOp();
  if (auto iota = dyn_cast_or_null<stablehlo::IotaOp>(op)) {
    int64_t dimension = dimensions[iota.getIotaDimension()];
    if (dimension == place.row)
      return IndexSum{1, 0, 0};
    return dimension == place.column ? std::optional(IndexSum{0, 1, 0}) : std::nullopt;
  }
  if (auto broadcast = dyn_cast_or_null<BroadcastInDimOp>(op))
    return findIndex(broadcast.getOperand(), lookThrough(broadcast, dimensions), place);
  if (auto convert = dyn_cast_or_null<stablehlo::ConvertOp>(op))
    return isa<IntegerType>(getElementTypeOrSelf(convert.getOperand().getType()))
               ? findIndex(convert.getOperand(), dimensions, place)
               : std::nullopt;
  if (!isa_and_nonnull<stablehlo::AddOp, stablehlo::SubtractOp>(op))
    return std::nullopt;
  auto first = findIndex(op->getOperand(0), dimensions, place);
  auto second = findIndex(op->getOperand(1), dimensions, place);
  if (!first || !second)
    return std::nullopt;
  IndexSum sum = first->plus(*second, isa<stablehlo::AddOp>(op) ? 1 : -1);
  return sum.isSmall() ? std::optional(sum) : std::nullopt;
}

static Limits findLimits(stablehlo::CompareOp compare, ArrayRef<int64_t> dimensions,
                         Place place) {
  auto greater = findIndex(compare.getLhs(), dimensions, place);
  auto less = findIndex(compare.getRhs(), dimensions, place);
  auto direction = compare.getComparisonDirection();
  if (!greater || !less)
    return {};
  if (direction == ComparisonDirection::LE || direction == ComparisonDirection::LT)
    std::swap(greater, less);
  else if (direction != ComparisonDirection::GE &&
           direction != ComparisonDirection::GT)
    return {};
  bool isStrict =
      direction == ComparisonDirection::LT || direction == ComparisonDirection::GT;
  IndexSum difference = greater->plus(*less, -1);
  int64_t distance = difference.shift - isStrict;
  if (difference.ofRow == 1 && difference.ofColumn == -1)
    return {{}, distance, /*isExact=*/true};
  if (difference.ofRow == -1 && difference.ofColumn == 1)
    return {-distance, {}, /*isExact=*/true};
  return {};
}

static Limits findLimits(Value predicate, ArrayRef<int64_t> dimensions, Place place) {
  Operation *op = predicate.getDefiningOp();
  if (auto broadcast = dyn_cast_or_null<BroadcastInDimOp>(op))
    return findLimits(broadcast.getOperand(), lookThrough(broadcast, dimensions), place);
  if (auto both = dyn_cast_or_null<stablehlo::AndOp>(op)) {
    Limits limits = findLimits(both.getLhs(), dimensions, place);
    Limits others = findLimits(both.getRhs(), dimensions, place);
    if (others.first)
      limits.first = std::max(limits.first.value_or(*others.first), *others.first);
    if (others.last)
      limits.last = std::min(limits.last.value_or(*others.last), *others.last);
    limits.isExact &= others.isExact;
    return limits;
  }
  auto compare = dyn_cast_or_null<stablehlo::CompareOp>(op);
  return compare ? findLimits(compare, dimensions, place) : Limits();
}

/// Whether the value is made of products, and of constants that leave them above masked
/// logits. Inputs may be masks themselves.
static bool isModerate(Value value) {
  SmallVector<Value> open{value};
  llvm::SmallPtrSet<Value, 8> seen;
  while (!open.empty()) {
    Value next = open.pop_back_val();
    Operation *op = next.getDefiningOp();
    if (!seen.insert(next).second || isa_and_nonnull<stablehlo::DotGeneralOp>(op))
      continue;
    SplatElementsAttr splat;
    if (matchPattern(next, m_Constant(&splat))) {
      if (!isa<FloatType>(splat.getElementType()) ||
          !(std::abs(splat.getSplatValue<APFloat>().convertToDouble()) <=
            greatestModerate))
        return false;
      continue;
    }
    if (!isa_and_nonnull<stablehlo::ConvertOp, BroadcastInDimOp, stablehlo::MulOp,
                         stablehlo::DivOp, stablehlo::AddOp, stablehlo::SubtractOp,
                         stablehlo::NegOp, stablehlo::TanhOp, stablehlo::SqrtOp,
                         stablehlo::RsqrtOp, stablehlo::TransposeOp>(op))
      return false;
    llvm::append_range(open, op->getOperands());
  }
  return true;
}

/// Whether masked logits count nowhere: all that is masked counts alike in rows without
/// any others.
static bool isOtherIn(const Limits &limits, Value others, int64_t rows,
                      int64_t columns) {
  if (!limits.isExact || !isModerate(others))
    return false;
  return !limits.first ||
         (*limits.first <= *limits.last && rows + *limits.first <= columns);
}

std::optional<int64_t> remat::findLastColumn(Value logits) {
  auto type = dyn_cast<RankedTensorType>(logits.getType());
  if (!type || type.getRank() < 2)
    return std::nullopt;
  while (auto convert = logits.getDefiningOp<stablehlo::ConvertOp>())
    logits = convert.getOperand();
  auto select = logits.getDefiningOp<stablehlo::SelectOp>();
  SplatElementsAttr masked;
  if (!select || !matchPattern(select.getOnFalse(), m_Constant(&masked)) ||
      !isa<FloatType>(masked.getElementType()))
    return std::nullopt;
  int64_t row = type.getRank() - 2, column = type.getRank() - 1;
  auto dimensions = llvm::to_vector(llvm::seq<int64_t>(0, type.getRank()));
  if (cast<RankedTensorType>(select.getPred().getType()).getRank() == 0)
    return std::nullopt;
  Limits limits = findLimits(select.getPred(), dimensions, Place{row, column});
  if (!limits.last || *limits.last < 0)
    return std::nullopt;
  // Rows that infinities mask have no numbers, with or without the rest of them.
  APFloat number = masked.getSplatValue<APFloat>();
  bool isLowest = number.isInfinity() && number.isNegative();
  bool isLow = number.convertToDouble() <= greatestMasked &&
               isOtherIn(limits, select.getOnTrue(), type.getDimSize(row),
                         type.getDimSize(column));
  return isLowest || isLow ? limits.last : std::nullopt;
}

std::optional<int64_t> remat::findLastColumn(stablehlo::ExpOp powers) {
  auto difference = powers.getOperand().getDefiningOp<stablehlo::SubtractOp>();
  return difference ? findLastColumn(difference.getLhs()) : std::nullopt;
}

std::optional<int64_t> remat::findCausalShift(Value predicate) {
  auto type = dyn_cast<RankedTensorType>(predicate.getType());
  if (!type || type.getRank() < 2)
    return std::nullopt;
  auto dimensions = llvm::to_vector(llvm::seq<int64_t>(0, type.getRank()));
  Limits limits = findLimits(predicate, dimensions,
                             Place{type.getRank() - 2, type.getRank() - 1});
  return limits.isExact && !limits.first ? limits.last : std::nullopt;
}
