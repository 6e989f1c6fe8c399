// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// Long reductions with few results, which would keep a few threads busy and all
/// others waiting: sums over a batch for a bias, over an image for a normalization,
/// over everything for a norm. The leading dimensions become parallel, and their
/// partial results are combined in order by a second reduction:
///
///   sum over [n, h, w] of x[n, h, w, c]
///     ->  p[n, h, c] = sum over [w] of x[n, h, w, c]
///         sum over [n, h] of p[n, h, c]
///
/// A single dimension is taken apart first. Sums of columns are shared by the threads of
/// blocks first, where they can be (`ColumnSums.h`). What is done depends on the shape of
/// the reduction alone, so that it has the same bits in every kernel of a GPU.

#include "../KernelsToHost/ElementEmitter.h"
#include "ColumnSums.h"
#include "KernelsToGPU.h"
#include "mlir/Dialect/Linalg/Transforms/Transforms.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "remat/Conversion/StableHLOToLinalg.h"

using namespace mlir;
using namespace remat;

static bool isWorthSplitting(linalg::GenericOp op) {
  return op.getNumReductionLoops() > 0 && op.getNumDpsInputs() > 0 &&
         op.hasPureTensorSemantics() && describeReduction(op).isWorthSplitting() &&
         op.getMatchingIndexingMap(op.getDpsInitOperand(0)).isProjectedPermutation();
}

Value remat::createNeutral(OpBuilder &builder, linalg::GenericOp op,
                           ArrayRef<int64_t> shape) {
  Type element = op.getRegionOutputArgs().front().getType();
  Location loc = op.getLoc();
  Value empty = tensor::EmptyOp::create(builder, loc, shape, element);
  Value neutral = arith::ConstantOp::create(
      builder, loc, getNeutral(builder, findCombination(op)->op, element));
  return linalg::FillOp::create(builder, loc, neutral, empty).getResult(0);
}

linalg::GenericOp remat::combineParts(OpBuilder &builder, linalg::GenericOp op,
                                      Value parts, unsigned first, unsigned end,
                                      Value init) {
  MLIRContext *context = builder.getContext();
  unsigned rank = cast<RankedTensorType>(parts.getType()).getRank();
  SmallVector<AffineExpr> kept;
  SmallVector<utils::IteratorType> types(rank, utils::IteratorType::parallel);
  for (unsigned dim = 0; dim < rank; ++dim)
    if (dim >= first && dim < end)
      types[dim] = utils::IteratorType::reduction;
    else
      kept.push_back(getAffineDimExpr(dim, context));
  Combination combination = *findCombination(op);
  return linalg::GenericOp::create(
      builder, op.getLoc(), init.getType(), parts, init,
      {AffineMap::getMultiDimIdentityMap(rank, context),
       AffineMap::get(rank, 0, kept, context)},
      types, [&](OpBuilder &inner, Location loc, ValueRange arguments) {
        linalg::YieldOp::create(
            inner, loc, join(inner, loc, combination, arguments[1], arguments[0]));
      });
}

/// The first reduced dimensions become parallel: as many as are needed, and not the
/// last one.
static std::pair<linalg::GenericOp, linalg::GenericOp>
splitByDimensions(linalg::GenericOp op, ArrayRef<unsigned> dims) {
  OpBuilder builder(op);
  MLIRContext *context = op.getContext();
  SmallVector<int64_t> sizes = op.getStaticLoopRanges();
  ArrayRef<unsigned> leading = dims.take_front(describeReduction(op).countLeading());
  AffineMap out = op.getMatchingIndexingMap(op.getDpsInitOperand(0));
  SmallVector<AffineExpr> places;
  SmallVector<int64_t> shape;
  auto iterators = op.getIteratorTypesArray();
  for (unsigned dim : leading) {
    places.push_back(getAffineDimExpr(dim, context));
    shape.push_back(sizes[dim]);
    iterators[dim] = utils::IteratorType::parallel;
  }
  llvm::append_range(places, out.getResults());
  llvm::append_range(
      shape, cast<RankedTensorType>(op.getResultTypes().front()).getShape());
  SmallVector<AffineMap> maps = op.getIndexingMapsArray();
  maps.back() = AffineMap::get(op.getNumLoops(), 0, places, context);
  Value neutral = createNeutral(builder, op, shape);
  auto partial = linalg::GenericOp::create(
      builder, op.getLoc(), neutral.getType(), op.getDpsInputs(), neutral, maps,
      iterators);
  IRMapping mapping;
  op.getRegion().cloneInto(&partial.getRegion(), mapping);

  linalg::GenericOp total = combineParts(builder, op, partial.getResult(0), 0,
                                         leading.size(), op.getDpsInits().front());
  op.getResult(0).replaceAllUsesWith(total.getResult(0));
  op.erase();
  return {partial, total};
}

static std::optional<std::pair<linalg::GenericOp, linalg::GenericOp>>
splitDimension(linalg::GenericOp op) {
  int64_t parts = describeReduction(op).countParts();
  bool hasIndex = !op.getRegion().getOps<linalg::IndexOp>().empty();
  bool isPlain = llvm::all_of(op.getIndexingMapsArray(), [](AffineMap map) {
    return map.isProjectedPermutation();
  });
  if (parts == 1 || hasIndex || !isPlain)
    return std::nullopt;
  IRRewriter rewriter(op.getContext());
  rewriter.setInsertionPoint(op);
  FailureOr<linalg::SplitReductionResult> split = linalg::splitReduction(
      rewriter, op, [&](linalg::LinalgOp) {
        return linalg::SplitReductionOptions{parts, /*index=*/0,
                                             /*innerParallel=*/false};
      });
  if (failed(split))
    return std::nullopt;
  return std::pair(cast<linalg::GenericOp>(split->splitLinalgOp),
                   cast<linalg::GenericOp>(split->resultCombiningLinalgOp));
}

void remat::splitLongReductions(func::FuncOp function) {
  SmallVector<linalg::GenericOp> open(function.getOps<linalg::GenericOp>());
  while (!open.empty()) {
    linalg::GenericOp op = open.pop_back_val();
    if (op.getNumReductionLoops() > 0 && op.hasPureTensorSemantics())
      if (auto left = splitColumnSums(op)) {
        open.append(*left);
        continue;
      }
    if (!isWorthSplitting(op))
      continue;
    SmallVector<unsigned> dims;
    op.getReductionDims(dims);
    bool isPartial = op->hasAttr(sharedAttrName);
    std::optional<std::pair<linalg::GenericOp, linalg::GenericOp>> split;
    if (dims.size() > 1)
      split = splitByDimensions(op, dims);
    else
      split = splitDimension(op);
    if (!split)
      continue;
    auto shared = UnitAttr::get(function.getContext());
    split->first->setAttr(sharedAttrName, shared);
    // What combines parts of a partial result is many threads' work as that was.
    if (isPartial)
      split->second->setAttr(sharedAttrName, shared);
    open.append({split->first, split->second});
  }
}
