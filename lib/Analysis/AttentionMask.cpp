// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// Which columns of a row a mask leaves; see `findLastColumn`.

#include "remat/Analysis/AttentionPattern.h"
#include "mlir/IR/Matchers.h"

using namespace mlir;
using namespace remat;
using stablehlo::BroadcastInDimOp;
using stablehlo::ComparisonDirection;

/// Masked logits are no greater: with others above this, which are sums of products of 16
/// bits, their exponentials are zero.
static constexpr double greatestMasked = -1e8;

namespace {
/// An index of a dimension plus a constant.
struct ShiftedIndex {
  int64_t dimension, shift;
};
} // namespace

static std::optional<int64_t> findInteger(Value value) {
  SplatElementsAttr splat;
  if (!matchPattern(value, m_Constant(&splat)) ||
      !isa<IntegerType>(splat.getElementType()))
    return std::nullopt;
  return splat.getSplatValue<APInt>().getSExtValue();
}

/// `dimensions`: by dimension of `value`, that of the logits.
static std::optional<ShiftedIndex> findIndex(Value value,
                                             ArrayRef<int64_t> dimensions) {
  Operation *op = value.getDefiningOp();
  if (auto iota = dyn_cast_or_null<stablehlo::IotaOp>(op))
    return ShiftedIndex{dimensions[iota.getIotaDimension()], 0};
  if (auto broadcast = dyn_cast_or_null<BroadcastInDimOp>(op)) {
    SmallVector<int64_t> inner;
    for (int64_t dimension : broadcast.getBroadcastDimensions())
      inner.push_back(dimensions[dimension]);
    return findIndex(broadcast.getOperand(), inner);
  }
  if (auto convert = dyn_cast_or_null<stablehlo::ConvertOp>(op))
    if (isa<IntegerType>(getElementTypeOrSelf(convert.getOperand().getType())))
      return findIndex(convert.getOperand(), dimensions);
  if (auto sum = dyn_cast_or_null<stablehlo::AddOp>(op))
    for (auto [index, shift] : {std::pair(sum.getLhs(), sum.getRhs()),
                                std::pair(sum.getRhs(), sum.getLhs())})
      if (std::optional<int64_t> constant = findInteger(shift))
        if (auto found = findIndex(index, dimensions))
          return ShiftedIndex{found->dimension, found->shift + *constant};
  return std::nullopt;
}

/// The greatest k for which the predicate may hold in columns up to row + k.
static std::optional<int64_t> findLimit(Value predicate,
                                        ArrayRef<int64_t> dimensions, int64_t row,
                                        int64_t column) {
  Operation *op = predicate.getDefiningOp();
  if (auto broadcast = dyn_cast_or_null<BroadcastInDimOp>(op)) {
    SmallVector<int64_t> inner;
    for (int64_t dimension : broadcast.getBroadcastDimensions())
      inner.push_back(dimensions[dimension]);
    return findLimit(broadcast.getOperand(), inner, row, column);
  }
  if (auto both = dyn_cast_or_null<stablehlo::AndOp>(op)) {
    auto first = findLimit(both.getLhs(), dimensions, row, column);
    auto second = findLimit(both.getRhs(), dimensions, row, column);
    return first && second ? std::min(*first, *second) : first ? first : second;
  }
  auto compare = dyn_cast_or_null<stablehlo::CompareOp>(op);
  if (!compare)
    return std::nullopt;
  auto lhs = findIndex(compare.getLhs(), dimensions);
  auto rhs = findIndex(compare.getRhs(), dimensions);
  auto direction = compare.getComparisonDirection();
  if (!lhs || !rhs)
    return std::nullopt;
  if (direction == ComparisonDirection::LE || direction == ComparisonDirection::LT)
    std::swap(lhs, rhs);
  else if (direction != ComparisonDirection::GE &&
           direction != ComparisonDirection::GT)
    return std::nullopt;
  if (lhs->dimension != row || rhs->dimension != column)
    return std::nullopt;
  bool isStrict =
      direction == ComparisonDirection::LT || direction == ComparisonDirection::GT;
  return lhs->shift - rhs->shift - isStrict;
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
      !isa<FloatType>(masked.getElementType()) ||
      masked.getSplatValue<APFloat>().convertToDouble() > greatestMasked)
    return std::nullopt;
  SmallVector<int64_t> dimensions =
      llvm::to_vector(llvm::seq<int64_t>(0, type.getRank()));
  std::optional<int64_t> limit = findLimit(
      select.getPred(), dimensions, type.getRank() - 2, type.getRank() - 1);
  // Each row has a column that counts: all that is masked would count alike otherwise.
  return limit && *limit >= 0 ? limit : std::nullopt;
}
