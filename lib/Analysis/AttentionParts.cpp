// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "AttentionParts.h"
#include "remat/Analysis/ChunkRegions.h"
#include "remat/Interfaces/RematOpInterface.h"
#include "llvm/ADT/SetVector.h"

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

bool attention::hasShapeInAnyOrder(Value value, ArrayRef<int64_t> shape) {
  auto type = dyn_cast<RankedTensorType>(value.getType());
  return type && type.hasStaticShape() &&
         (type.getShape() == shape ||
          (type.getRank() == int64_t(shape.size()) &&
           std::is_permutation(shape.begin(), shape.end(),
                               type.getShape().begin())));
}

bool attention::isMadeInside(Value value, ArrayRef<int64_t> shape,
                             llvm::function_ref<bool(Value)> isFree) {
  constexpr size_t mostReached = 48;
  Block *block = value.getParentBlock();
  auto isMade = [&](Value made) {
    Operation *op = made.getDefiningOp();
    return op && op->getBlock() == block && hasShapeInAnyOrder(made, shape) &&
           isLightToMake(op);
  };
  auto countBits = [](Value read) -> int64_t {
    Type type = getElementTypeOrSelf(read.getType());
    return type.isIntOrFloat() ? type.getIntOrFloatBitWidth() : 128;
  };
  if (!isMade(value))
    return false;
  int64_t bits = 0;
  llvm::SetVector<Value> reached;
  reached.insert(value);
  for (size_t i = 0; i < reached.size(); ++i) {
    Value next = reached[i];
    if (isFree(next))
      continue;
    if (isMade(next))
      reached.insert(next.getDefiningOp()->operand_begin(),
                     next.getDefiningOp()->operand_end());
    else if (hasShapeInAnyOrder(next, shape))
      bits += countBits(next);
    if (reached.size() > mostReached)
      return false;
  }
  return bits <= countBits(value);
}

SmallVector<int64_t> attention::movePlaces(hlo::TransposeOp op,
                                           ArrayRef<int64_t> places) {
  return llvm::map_to_vector(
      places, [&](int64_t place) { return op.getPermutation()[place]; });
}

SmallVector<int64_t> attention::movePlacesBack(hlo::TransposeOp op,
                                               ArrayRef<int64_t> places) {
  return llvm::map_to_vector(places, [&](int64_t place) {
    return int64_t(llvm::find(op.getPermutation(), place) -
                   op.getPermutation().begin());
  });
}

namespace {
/// The dimensions of one operand of a product.
struct Side {
  Value tensor;
  ArrayRef<int64_t> batch, contracted;
  SmallVector<int64_t> free;

  static Side of(hlo::DotGeneralOp product, bool isLeft) {
    hlo::DotDimensionNumbersAttr numbers = product.getDotDimensionNumbers();
    Side side;
    side.tensor = isLeft ? product.getLhs() : product.getRhs();
    side.batch = isLeft ? numbers.getLhsBatchingDimensions()
                        : numbers.getRhsBatchingDimensions();
    side.contracted = isLeft ? numbers.getLhsContractingDimensions()
                             : numbers.getRhsContractingDimensions();
    int64_t rank = cast<RankedTensorType>(side.tensor.getType()).getRank();
    for (int64_t d = 0; d < rank; ++d)
      if (!llvm::is_contained(side.batch, d) &&
          !llvm::is_contained(side.contracted, d))
        side.free.push_back(d);
    return side;
  }
};
} // namespace

static std::optional<int64_t> findPosition(ArrayRef<int64_t> all, int64_t what) {
  const int64_t *found = llvm::find(all, what);
  if (found == all.end())
    return std::nullopt;
  return found - all.begin();
}

bool attention::sumsColumns(hlo::DotGeneralOp product, bool isLeft) {
  Side side = Side::of(product, isLeft);
  int64_t rank = cast<RankedTensorType>(side.tensor.getType()).getRank();
  return side.contracted.size() == 1 && side.contracted.front() == rank - 1;
}

bool attention::describeProduct(hlo::DotGeneralOp product,
                                ArrayRef<int64_t> places, AttentionOperand &rows,
                                AttentionOperand &columns) {
  Side left = Side::of(product, true), right = Side::of(product, false);
  int64_t batches = left.batch.size(), lefts = left.free.size();
  bool isSwapped = places.back() < batches + lefts;
  const Side &ofRows = isSwapped ? right : left;
  const Side &ofColumns = isSwapped ? left : right;
  // By dimension of the product, that of an operand.
  auto findDimension = [&](const Side &side, int64_t place) -> int64_t {
    if (place < batches)
      return side.batch[place];
    bool isLeft = place < batches + lefts;
    if (isLeft != (&side == &left))
      return AttentionOperand::shared;
    return side.free[place - batches - (isLeft ? 0 : lefts)];
  };
  int64_t row = places[places.size() - 2];
  if (left.contracted.size() != 1 || ofColumns.free.size() != 1 ||
      row < batches || places.back() < batches)
    return false;
  rows = {ofRows.tensor, {}, findDimension(ofRows, row),
          ofRows.contracted.front()};
  columns = {ofColumns.tensor, {}, ofColumns.free.front(),
             ofColumns.contracted.front()};
  if (rows.row == AttentionOperand::shared)
    return false;
  for (int64_t place : places.drop_back(2)) {
    rows.batch.push_back(findDimension(ofRows, place));
    columns.batch.push_back(findDimension(ofColumns, place));
  }
  return true;
}

bool attention::describeWeighted(hlo::DotGeneralOp product, bool isLeft,
                                 ArrayRef<int64_t> places,
                                 AttentionOperand &matrix,
                                 AttentionOperand &output, bool &sumsColumns) {
  Side weights = Side::of(product, isLeft), other = Side::of(product, !isLeft);
  int64_t column = places.back(), row = places[places.size() - 2];
  sumsColumns = llvm::is_contained(weights.contracted, column);
  int64_t summed = sumsColumns ? column : row, kept = sumsColumns ? row : column;
  std::optional<int64_t> sum = findPosition(weights.contracted, summed);
  if (!sum || other.free.size() != 1 || !llvm::is_contained(weights.free, kept))
    return false;
  int64_t first = weights.batch.size() + (isLeft ? 0 : 1);
  matrix = {other.tensor, {}, other.contracted[*sum], other.free.front()};
  output = {product.getResult(),
            {},
            first + *findPosition(weights.free, kept),
            int64_t(weights.batch.size() + (isLeft ? weights.free.size() : 0))};
  for (int64_t place : places.drop_back(2)) {
    auto batch = findPosition(weights.batch, place);
    auto contracted = findPosition(weights.contracted, place);
    auto free = findPosition(weights.free, place);
    matrix.batch.push_back(batch        ? other.batch[*batch]
                           : contracted ? other.contracted[*contracted]
                                        : AttentionOperand::shared);
    output.batch.push_back(batch  ? *batch
                           : free ? first + *free
                                  : AttentionOperand::shared);
  }
  return true;
}
