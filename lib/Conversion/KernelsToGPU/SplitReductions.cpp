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

/// Shorter reductions stay as they are.
static constexpr int64_t leastTerms = 1024;
/// Threads that fill a device where groups of them share rows, and where each sums up a
/// column, of which it has few elements on their way at a time.
static constexpr int64_t wantedThreadsOfRows = 32768, wantedThreadsOfColumns = 131072;
/// Columns that a thread takes together at most, as accesses of 16 bytes have them; where
/// it takes fewer, there are more threads.
static constexpr int64_t columnsTogether = 8;
/// Terms of a partial result, at least, where a dimension is taken apart.
static constexpr int64_t leastPartialTerms = 32;
/// Partial results whose threads do not fill the device are taken apart again from so many
/// terms on.
static constexpr int64_t leastTermsAgain = 4 * leastPartialTerms;

/// Rows of blocks count as those of warps do, since parts of them may be rows of warps.
static int64_t countThreads(linalg::GenericOp op) {
  SmallVector<unsigned> dims;
  op.getParallelDims(dims);
  SmallVector<int64_t> sizes = op.getStaticLoopRanges();
  int64_t threads =
      isReducedByLanes(op) ? std::min(countThreadLanes(op), warpLanes) : 1;
  for (unsigned dim : dims)
    threads *= sizes[dim];
  return threads;
}

static int64_t getWantedThreads(linalg::GenericOp op) {
  if (isReducedByLanes(op))
    return wantedThreadsOfRows;
  auto result = cast<RankedTensorType>(op.getResultTypes().front());
  bool isWide = result.getRank() > 0 && result.getShape().back() % columnsTogether == 0;
  return isWide ? wantedThreadsOfColumns * columnsTogether : wantedThreadsOfColumns;
}

static bool isWorthSplitting(linalg::GenericOp op) {
  if (op.getNumReductionLoops() == 0 || op.getNumDpsInputs() == 0 ||
      !op.hasPureTensorSemantics() || !findCombination(op))
    return false;
  SmallVector<unsigned> dims;
  op.getReductionDims(dims);
  int64_t terms = 1;
  for (unsigned dim : dims)
    terms *= op.getStaticLoopRanges()[dim];
  bool isPartial = op->hasAttr(sharedAttrName);
  return terms >= (isPartial ? leastTermsAgain : leastTerms) &&
         countThreads(op) < getWantedThreads(op) &&
         op.getMatchingIndexingMap(op.getDpsInitOperand(0))
             .isProjectedPermutation();
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
  Operation *combining = findCombination(op)->op;
  return linalg::GenericOp::create(
      builder, op.getLoc(), init.getType(), parts, init,
      {AffineMap::getMultiDimIdentityMap(rank, context),
       AffineMap::get(rank, 0, kept, context)},
      types, [&](OpBuilder &inner, Location loc, ValueRange arguments) {
        OperationState state(loc, combining->getName(), {arguments[1], arguments[0]},
                             arguments[1].getType(), combining->getAttrs());
        linalg::YieldOp::create(inner, loc, inner.create(state)->getResult(0));
      });
}

/// The first reduced dimensions become parallel: as many as are needed, and not the
/// last one.
static std::pair<linalg::GenericOp, linalg::GenericOp>
splitByDimensions(linalg::GenericOp op, ArrayRef<unsigned> dims) {
  OpBuilder builder(op);
  MLIRContext *context = op.getContext();
  SmallVector<int64_t> sizes = op.getStaticLoopRanges();
  int64_t threads = countThreads(op);
  SmallVector<unsigned> leading;
  for (unsigned dim : dims.drop_back()) {
    if (threads >= getWantedThreads(op))
      break;
    threads *= sizes[dim];
    leading.push_back(dim);
  }
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

/// The number of parts of a dimension: the least that divides it, makes enough
/// threads, and leaves enough terms to each; 1 if there is none.
static int64_t chooseParts(int64_t size, int64_t threads, int64_t wanted) {
  int64_t best = 1;
  for (int64_t parts = 2; parts * leastPartialTerms <= size; ++parts) {
    if (size % parts != 0)
      continue;
    best = parts;
    if (threads * parts >= wanted)
      break;
  }
  return best;
}

static std::optional<std::pair<linalg::GenericOp, linalg::GenericOp>>
splitDimension(linalg::GenericOp op, unsigned dim) {
  int64_t parts =
      chooseParts(op.getStaticLoopRanges()[dim], countThreads(op), getWantedThreads(op));
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
      split = splitDimension(op, dims.front());
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
