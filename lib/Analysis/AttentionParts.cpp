// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "AttentionParts.h"
#include "remat/Interfaces/RematOpInterface.h"

using namespace mlir;
using namespace remat;
namespace hlo = remat::stablehlo;

/// Whether the value is a constant of this number in all places.
static bool isSplat(Value value, const APFloat &number) {
  auto constant = value.getDefiningOp<hlo::ConstantOp>();
  auto elements =
      constant ? dyn_cast<SplatElementsAttr>(constant.getValue()) : nullptr;
  return elements && isa<FloatType>(elements.getElementType()) &&
         elements.getSplatValue<APFloat>().bitwiseIsEqual(number);
}

bool attention::isLowest(Value value) {
  auto type = dyn_cast<FloatType>(getElementTypeOrSelf(value.getType()));
  return type && isSplat(value, APFloat::getInf(type.getFloatSemantics(),
                                                /*Negative=*/true));
}

bool attention::isZero(Value value) {
  auto type = dyn_cast<FloatType>(getElementTypeOrSelf(value.getType()));
  return type && (isSplat(value, APFloat::getZero(type.getFloatSemantics())) ||
                  isSplat(value, APFloat::getZero(type.getFloatSemantics(),
                                                  /*Negative=*/true)));
}

bool attention::repeatsRows(hlo::BroadcastInDimOp op) {
  auto from = cast<RankedTensorType>(op.getOperand().getType());
  auto to = cast<RankedTensorType>(op.getType());
  int64_t last = to.getRank() - 1;
  if (from.getRank() < last)
    return false;
  for (auto [i, dimension] : llvm::enumerate(op.getBroadcastDimensions()))
    if (dimension != int64_t(i) ||
        (dimension < last ? from.getDimSize(i) != to.getDimSize(i)
                          : from.getDimSize(i) != 1))
      return false;
  return true;
}

bool attention::changesLastOne(hlo::ReshapeOp op) {
  ArrayRef<int64_t> from =
      cast<RankedTensorType>(op.getOperand().getType()).getShape();
  ArrayRef<int64_t> to = cast<RankedTensorType>(op.getType()).getShape();
  if (from.size() > to.size())
    std::swap(from, to);
  return to.size() == from.size() + 1 && to.back() == 1 &&
         to.drop_back() == from;
}

bool attention::isElementwise(Operation *op) {
  auto interface = dyn_cast<RematOpInterface>(op);
  return interface && interface.getFusibility() == Fusibility::Elementwise &&
         op->getNumResults() == 1 && op->getNumRegions() == 0;
}

std::optional<int64_t> attention::findFree(Value tensor,
                                           ArrayRef<int64_t> batch,
                                           ArrayRef<int64_t> contracted) {
  std::optional<int64_t> found;
  int64_t rank = cast<RankedTensorType>(tensor.getType()).getRank();
  for (int64_t d = 0; d < rank; ++d) {
    if (llvm::is_contained(batch, d) || llvm::is_contained(contracted, d))
      continue;
    if (found)
      return std::nullopt;
    found = d;
  }
  return found;
}
