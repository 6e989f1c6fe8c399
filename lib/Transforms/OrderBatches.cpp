// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "remat/Transforms/OrderBatches.h"
#include "TransposeOnce.h"
#include "mlir/Dialect/Utils/IndexingUtils.h"
#include "remat/Analysis/ProductBatches.h"
#include "remat/Transforms/Passes.h"

namespace remat {
#define GEN_PASS_DEF_REMATORDERBATCHES
#include "remat/Transforms/Passes.h.inc"
} // namespace remat

using namespace mlir;
using namespace remat;
using stablehlo::DotDimensionNumbersAttr;
using stablehlo::DotGeneralOp;

/// A call takes 3.6 us and more (H200, cuBLASLt 13.1), in which so many bytes can be moved:
/// fewer calls than these, or longer ones, take no longer than transposes.
static constexpr int64_t fewestCalls = 8, mostBytesOfCall = int64_t(8) << 20;


/// Whether the product would be many short calls.
static bool isWorthOrdering(DotGeneralOp op) {
  auto lhs = dyn_cast<RankedTensorType>(op.getLhs().getType());
  auto rhs = dyn_cast<RankedTensorType>(op.getRhs().getType());
  auto result = dyn_cast<RankedTensorType>(op.getType());
  if (!lhs || !rhs || !result || !lhs.hasStaticShape() || !rhs.hasStaticShape() ||
      !result.hasStaticShape() || !lhs.getElementType().isF32() ||
      !rhs.getElementType().isF32())
    return false;
  int64_t elements =
      lhs.getNumElements() + rhs.getNumElements() + result.getNumElements();
  int64_t calls = countLibraryCalls(op);
  return calls >= fewestCalls &&
         elements / calls * int64_t(sizeof(float)) <= mostBytesOfCall;
}

namespace {
/// A factor's dimensions in the product.
struct Side {
  Value factor;
  SmallVector<int64_t> batches, terms;
};
} // namespace

/// Batches first, all else in its order.
static void order(DotGeneralOp op, Side &side) {
  if (areBatchesTogether(side.batches))
    return;
  SmallVector<int64_t> order(side.batches);
  for (int64_t d = 0, rank = cast<RankedTensorType>(side.factor.getType()).getRank();
       d < rank; ++d)
    if (!llvm::is_contained(side.batches, d))
      order.push_back(d);
  SmallVector<int64_t> places = invertPermutationVector(order);
  side.factor = transposeOnce(op, side.factor, order);
  for (int64_t &dimension : llvm::concat<int64_t>(side.batches, side.terms))
    dimension = places[dimension];
}

static void orderBatches(DotGeneralOp op) {
  DotDimensionNumbersAttr numbers = op.getDotDimensionNumbers();
  Side lhs{op.getLhs(), SmallVector<int64_t>(numbers.getLhsBatchingDimensions()),
           SmallVector<int64_t>(numbers.getLhsContractingDimensions())};
  Side rhs{op.getRhs(), SmallVector<int64_t>(numbers.getRhsBatchingDimensions()),
           SmallVector<int64_t>(numbers.getRhsContractingDimensions())};
  if (!isWorthOrdering(op))
    return;
  order(op, lhs);
  order(op, rhs);
  op->setOperands({lhs.factor, rhs.factor});
  op.setDotDimensionNumbersAttr(DotDimensionNumbersAttr::get(
      op.getContext(), lhs.batches, rhs.batches, lhs.terms, rhs.terms));
}

void remat::orderBatches(func::FuncOp function) {
  function.walk([](DotGeneralOp op) { ::orderBatches(op); });
}

namespace {
struct RematOrderBatches
    : public remat::impl::RematOrderBatchesBase<RematOrderBatches> {
  using RematOrderBatchesBase::RematOrderBatchesBase;

  void runOnOperation() override { orderBatches(getOperation()); }
};
} // namespace
