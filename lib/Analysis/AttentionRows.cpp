// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// What rows of attention have in common; see `findRowFactor`.

#include "AttentionParts.h"
#include "mlir/IR/Matchers.h"
#include "remat/Analysis/AttentionBackward.h"
#include "llvm/ADT/MapVector.h"

using namespace mlir;
using namespace remat;
using namespace remat::attention;
namespace hlo = remat::stablehlo;

bool remat::isSameInRows(Value value) {
  auto type = dyn_cast<RankedTensorType>(value.getType());
  Operation *op = value.getDefiningOp();
  if (!type || type.getRank() == 0 || !op)
    return false;
  if (matchPattern(value, m_Constant()))
    return matchPattern(value, m_Constant<SplatElementsAttr>(nullptr));
  if (auto broadcast = dyn_cast<hlo::BroadcastInDimOp>(op)) {
    auto from = cast<RankedTensorType>(broadcast.getOperand().getType());
    for (auto [size, dimension] :
         llvm::zip_equal(from.getShape(), broadcast.getBroadcastDimensions()))
      if (dimension == type.getRank() - 1 && size != 1)
        return false;
    return true;
  }
  return isElementwise(op) && llvm::all_of(op->getOperands(), [&](Value operand) {
           auto inner = dyn_cast<RankedTensorType>(operand.getType());
           return inner && inner.getShape() == type.getShape() &&
                  isSameInRows(operand);
         });
}

namespace {
/// A product, by how often a value is a factor of it.
class Product {
public:
  /// `column`: the dimension of columns. The value has the order of the exponentials, or
  /// it is only transposed to that.
  void multiply(Value value, int64_t times, int64_t column, bool isInOrder);
  /// What it has but factors of rows is gone.
  bool isOfRows() const {
    return llvm::all_of(wide, [](const auto &entry) { return entry.second == 0; });
  }
  RowFactor takeRowFactor() { return std::move(rows); }

private:
  llvm::MapVector<Value, int64_t> wide;
  RowFactor rows;
};
} // namespace

void Product::multiply(Value value, int64_t times, int64_t column, bool isInOrder) {
  Operation *op = value.getDefiningOp();
  auto go = [&](unsigned operand, int64_t more) {
    multiply(op->getOperand(operand), more, column, isInOrder);
  };
  if (isInOrder && isSameInRows(value)) {
    (times > 0 ? rows.factors : rows.divisors).push_back(value);
  } else if (isa_and_nonnull<hlo::ConvertOp>(op) &&
             isa<FloatType>(getElementTypeOrSelf(op->getOperand(0).getType()))) {
    go(0, times);
  } else if (auto transpose = dyn_cast_or_null<hlo::TransposeOp>(op)) {
    multiply(op->getOperand(0), times, transpose.getPermutation()[column],
             /*isInOrder=*/false);
  } else if (isa_and_nonnull<hlo::NegOp>(op)) {
    rows.isNegative ^= true;
    go(0, times);
  } else if (isa_and_nonnull<hlo::MulOp, hlo::DivOp>(op)) {
    go(0, times);
    go(1, isa<hlo::MulOp>(op) ? times : -times);
  } else if (auto select = dyn_cast_or_null<hlo::SelectOp>(op);
             select && isZero(select.getOnFalse()) &&
             select.getPred().getType() != select.getType()) {
    wide[select.getPred()] += times;
    go(1, times);
  } else {
    wide[value] += times;
  }
}

std::optional<RowFactor>
remat::findRowFactor(const AttentionBackward &pattern) {
  const AttentionGradient &values = pattern.valueGradient;
  hlo::ReduceOp sums = pattern.rowGradient;
  hlo::DotGeneralOp gradient = pattern.weightGradient;
  int64_t column = values.places.size() - 1;
  bool isInOrder =
      llvm::equal(values.places, llvm::seq<int64_t>(0, values.places.size()));
  Product product;
  product.multiply(sums.getInputs().front(), 1, column, /*isInOrder=*/true);
  product.multiply(values.weights, -1, values.places[column], isInOrder);
  product.multiply(gradient.getResult(), -1, pattern.weightGradientPlaces[column],
                   /*isInOrder=*/false);
  return product.isOfRows() ? std::optional(product.takeRowFactor()) : std::nullopt;
}
