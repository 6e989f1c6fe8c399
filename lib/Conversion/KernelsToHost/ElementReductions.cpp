// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// Reductions: in the order of the loops, or by lanes; see `ElementEmitter.h`.

#include "ElementEmitter.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Dialect/Vector/IR/VectorOps.h"
#include "mlir/IR/Matchers.h"

using namespace mlir;
using namespace remat;

std::optional<Combination> remat::findCombination(linalg::LinalgOp reduction) {
  if (reduction->getNumResults() != 1)
    return std::nullopt;
  Block &body = reduction->getRegion(0).front();
  Value accumulator = body.getArguments().back();
  Operation *op = body.getTerminator()->getOperand(0).getDefiningOp();
  if (!op || !isa<arith::AddFOp, arith::MulFOp, arith::MaximumFOp,
                  arith::MinimumFOp, arith::AddIOp, arith::MulIOp, arith::AndIOp,
                  arith::OrIOp, arith::XOrIOp, arith::MaxSIOp, arith::MinSIOp,
                  arith::MaxUIOp, arith::MinUIOp>(op) ||
      !accumulator.hasOneUse() || !llvm::is_contained(op->getOperands(),
                                                      accumulator))
    return std::nullopt;
  return Combination{op, op->getOperand(0) == accumulator ? 1u : 0u};
}

Value remat::join(OpBuilder &builder, Location loc, const Combination &combination,
                  Value a, Value b) {
  Operation *op = combination.op;
  OperationState state(loc, op->getName(), {a, b}, a.getType(), op->getAttrs());
  return builder.create(state)->getResult(0);
}

bool remat::isReducedByLanes(linalg::LinalgOp op) {
  if (op.getNumReductionLoops() == 0 || op.getNumDpsInputs() == 0 ||
      !findCombination(op))
    return false;
  SmallVector<unsigned> dims;
  op.getReductionDims(dims);
  AffineMap map = op.getIndexingMapsArray().front();
  if (map.getNumResults() == 0)
    return false;
  auto innermost = dyn_cast<AffineDimExpr>(map.getResults().back());
  return innermost && innermost.getPosition() == dims.back() &&
         op.getStaticLoopRanges()[dims.back()] >= lanes;
}

OpOperand *remat::findWholeInput(linalg::LinalgOp op) {
  for (OpOperand *input : op.getDpsInputOperands())
    if (op.getMatchingIndexingMap(input).isPermutation())
      return input;
  return nullptr;
}

/// What the iteration writes beside its reduction.
void ElementEmitter::emitBeside(linalg::LinalgOp op, ArrayRef<AffineExpr> loops) {
  auto found = beside.find(op);
  if (found == beside.end())
    return;
  OpOperand *input = findWholeInput(op);
  Indices whole;
  for (AffineExpr index : op.getMatchingIndexingMap(input).getResults())
    whole.push_back(index.replaceDims(loops));
  AffineExpr place = simplify(
      linearize(whole, cast<RankedTensorType>(input->get().getType()).getShape(), context));
  for (auto [tensor, memory] : found->second) {
    Indices at = split(place, cast<RankedTensorType>(tensor.getType()).getShape());
    store(emit(tensor, at), memory, place)
        ->setAttr(streamedAttrName, builder.getUnitAttr());
  }
}

/// Sums of floats with more terms than this are sums of partial sums. Added one after the other,
/// each term is rounded to the sum of all before it, and 2^24 ones are where f32 stands still.
static constexpr int64_t mostTermsInTurn = 1024;
/// The longest loop whose terms are added in turn, the least that is worth a partial sum, and
/// what a block has where no number of blocks in between is whole.
static constexpr int64_t longestRun = 512, leastInPart = 16, usualBlock = 256;

/// The iterations that a partial sum takes of so many: all, or a divisor that leaves no rest.
static int64_t choosePart(int64_t count) {
  if (count <= longestRun)
    return count;
  for (int64_t block = longestRun; block >= longestRun / 8; --block)
    if (count % block == 0)
      return block;
  return usualBlock;
}

/// Of GPUs, threads share the terms of long sums.
bool ElementEmitter::isSummedInParts(linalg::LinalgOp op) const {
  std::optional<Combination> combination = findCombination(op);
  if (usesThreads || !combination || !isa<arith::AddFOp>(combination->op))
    return false;
  SmallVector<unsigned> dims;
  op.getReductionDims(dims);
  int64_t terms = 1;
  for (unsigned dim : dims)
    terms *= op.getStaticLoopRanges()[dim];
  return terms > mostTermsInTurn;
}

SmallVector<Value> ElementEmitter::addParts(linalg::LinalgOp op, ValueRange sums,
                                            ValueRange parts) {
  Combination addition = *findCombination(op);
  SmallVector<Value> results;
  for (auto [sum, part] : llvm::zip_equal(sums, parts))
    results.push_back(join(builder, loc, addition, sum, part));
  return results;
}

/// What partial sums begin with, in the place of `sums`.
SmallVector<Value> ElementEmitter::beginParts(linalg::LinalgOp op, ValueRange sums) {
  Operation *add = findCombination(op)->op;
  return llvm::map_to_vector(sums, [&](Value sum) -> Value {
    TypedAttr neutral = getNeutral(builder, add, getElementTypeOrSelf(sum.getType()));
    if (auto type = dyn_cast<VectorType>(sum.getType()))
      neutral = DenseElementsAttr::get(type, neutral);
    return arith::ConstantOp::create(builder, loc, neutral);
  });
}

/// A loop over the first of the dimensions in `reduction`, from iteration `first` to `last`
/// behind `base`, with loops over the others in it.
SmallVector<Value> ElementEmitter::runReduction(const Reduction &reduction,
                                                ArrayRef<unsigned> dims, AffineExpr base,
                                                int64_t first, int64_t last, Indices loops,
                                                SmallVector<Value> state) {
  if (first == last)
    return state;
  bool isLast = dims.size() == 1;
  scf::ForOp loop = openFor(first, last, 1, state);
  AffineExpr &index = loops[dims.front()];
  index = addDimension(last, loop.getInductionVar(), false);
  if (base)
    index = base + index;
  if (isLast)
    index = index * reduction.step;
  if (isLast && reduction.byLanes)
    index = index + addLane(reduction.step, reduction.step);
  SmallVector<Value> inside(loop.getRegionIterArgs());
  SmallVector<Value> results;
  if (isLast) {
    results = reduction.combine(loops, inside);
  } else if (reduction.inParts && reduction.countTerms(dims.drop_front()) >= leastInPart) {
    SmallVector<Value> part = reduceDims(reduction, dims.drop_front(), loops,
                                         beginParts(reduction.op, inside));
    results = addParts(reduction.op, inside, part);
  } else {
    results = reduceDims(reduction, dims.drop_front(), loops, inside);
  }
  setInsertionPoint(levels.size() - 1);
  scf::YieldOp::create(builder, loc, results);
  closeLoop();
  return SmallVector<Value>(loop.getResults());
}

int64_t ElementEmitter::Reduction::countTerms(ArrayRef<unsigned> dims) const {
  int64_t terms = (end - begin) / step;
  for (unsigned dim : dims.drop_back())
    terms *= sizes[dim];
  return terms;
}

SmallVector<Value> ElementEmitter::reduceDims(const Reduction &reduction,
                                              ArrayRef<unsigned> dims, Indices loops,
                                              SmallVector<Value> state) {
  bool isLast = dims.size() == 1;
  int64_t first = isLast ? reduction.begin / reduction.step : 0;
  int64_t last = isLast ? reduction.end / reduction.step
                        : reduction.sizes[dims.front()];
  int64_t block = reduction.inParts ? choosePart(last - first) : last - first;
  if (block == last - first)
    return runReduction(reduction, dims, {}, first, last, loops, std::move(state));
  int64_t blocks = (last - first) / block;
  scf::ForOp loop = openFor(0, blocks, 1, state);
  AffineExpr base = addDimension(blocks, loop.getInductionVar(), false) * block + first;
  SmallVector<Value> sums(loop.getRegionIterArgs());
  SmallVector<Value> part = runReduction(reduction, dims, base, 0, block, loops,
                                         beginParts(reduction.op, sums));
  SmallVector<Value> results = addParts(reduction.op, sums, part);
  setInsertionPoint(levels.size() - 1);
  scf::YieldOp::create(builder, loc, results);
  closeLoop();
  return runReduction(reduction, dims, {}, first + blocks * block, last, loops,
                      SmallVector<Value>(loop.getResults()));
}

/// Nested loops over the reduced dimensions, the last one from `begin` to `end`.
SmallVector<Value> ElementEmitter::reduceOver(
    linalg::LinalgOp op, ArrayRef<unsigned> dims, int64_t begin, int64_t end,
    int64_t step, bool byLanes, Indices loops, SmallVector<Value> state,
    function_ref<SmallVector<Value>(ArrayRef<AffineExpr>, ValueRange)>
        combine) {
  if (begin / step == end / step)
    return state;
  Reduction reduction{op,   op.getStaticLoopRanges(), begin,   end,
                      step, byLanes,  isSummedInParts(op), combine};
  return reduceDims(reduction, dims, loops, std::move(state));
}

Value ElementEmitter::computeReduction(linalg::LinalgOp op, unsigned result,
                                       ArrayRef<AffineExpr> at) {
  Indices loops(at);
  SmallVector<unsigned> dims;
  op.getReductionDims(dims);
  SmallVector<Value> state;
  // All accumulators are vectors if one of the elements is.
  bool isWide = llvm::any_of(loops, [&](AffineExpr index) {
    return index && dependsOnLane(index);
  });
  for (OpOperand &init : op.getDpsInitsMutable()) {
    Indices place;
    for (AffineExpr index : op.getMatchingIndexingMap(&init).getResults())
      place.push_back(loops[cast<AffineDimExpr>(index).getPosition()]);
    Value value = emit(init.get(), place);
    state.push_back(isWide ? toLanes(value) : value);
  }
  int64_t end = op.getStaticLoopRanges()[dims.back()];
  int64_t together = std::max<int64_t>(termsTogether.lookup(op), 1);
  SmallVector<Value> results = reduceOver(
      op, dims, 0, end, together, /*byLanes=*/false, loops, state,
      [&](ArrayRef<AffineExpr> inner, ValueRange accumulators) {
        SmallVector<Value> values(accumulators);
        for (int64_t term = 0; term < together; ++term) {
          Indices at(inner);
          at[dims.back()] = inner[dims.back()] + term;
          values = emitBody(op, at, values);
          if (isWide)
            for (Value &value : values)
              value = toLanes(value);
        }
        return values;
      });
  return results[result];
}

TypedAttr remat::getNeutral(OpBuilder &builder, Operation *op, Type type) {
  if (auto floatType = dyn_cast<FloatType>(type)) {
    const llvm::fltSemantics &semantics = floatType.getFloatSemantics();
    if (isa<arith::AddFOp>(op))
      return builder.getFloatAttr(type, APFloat::getZero(semantics, true));
    if (isa<arith::MulFOp>(op))
      return builder.getFloatAttr(type, APFloat(semantics, 1));
    return builder.getFloatAttr(
        type, APFloat::getInf(semantics, isa<arith::MaximumFOp>(op)));
  }
  unsigned width = type.getIntOrFloatBitWidth();
  APInt value = APInt::getZero(width);
  if (isa<arith::MulIOp>(op))
    value = APInt(width, 1);
  else if (isa<arith::AndIOp, arith::MinUIOp>(op))
    value = APInt::getAllOnes(width);
  else if (isa<arith::MaxSIOp>(op))
    value = APInt::getSignedMinValue(width);
  else if (isa<arith::MinSIOp>(op))
    value = APInt::getSignedMaxValue(width);
  return builder.getIntegerAttr(type, value);
}

Value ElementEmitter::computeReductionByLanes(linalg::LinalgOp op,
                                              ArrayRef<AffineExpr> at) {
  Indices loops(at);
  SmallVector<unsigned> dims;
  op.getReductionDims(dims);
  Combination combination = *findCombination(op);
  Type element = op.getRegionOutputArgs().front().getType();
  OpOperand &init = *op.getDpsInitOperand(0);
  Indices place;
  for (AffineExpr index : op.getMatchingIndexingMap(&init).getResults())
    place.push_back(loops[cast<AffineDimExpr>(index).getPosition()]);
  int64_t size = op.getStaticLoopRanges()[dims.back()];
  int64_t whole = size / lanes * lanes;
  Value neutral = arith::ConstantOp::create(
      builder, loc, getNeutral(builder, combination.op, element));
  Value partial;
  if (canReduceLanes(op, loops)) {
    partial = reduceOver(op, dims, 0, whole, lanes, /*byLanes=*/true, loops,
                         {toLanes(neutral)},
                         [&](ArrayRef<AffineExpr> inner, ValueRange state) {
                           Value value = emitBody(op, inner, state).front();
                           return SmallVector<Value>{toLanes(value)};
                         })
                  .front();
  } else {
    SmallVector<Value> parts = reduceOver(
        op, dims, 0, whole, lanes, /*byLanes=*/false, loops,
        SmallVector<Value>(lanes, neutral),
        [&](ArrayRef<AffineExpr> inner, ValueRange state) {
          SmallVector<Value> values;
          for (int64_t lane = 0; lane < lanes; ++lane) {
            Indices at(inner);
            at[dims.back()] = inner[dims.back()] + lane;
            values.push_back(emitBody(op, at, state[lane]).front());
          }
          return values;
        });
    partial = vector::FromElementsOp::create(
        builder, loc, VectorType::get({lanes}, element), parts);
  }
  for (int64_t width = lanes / 2; width >= 1; width /= 2) {
    Value low = vector::ExtractStridedSliceOp::create(
        builder, loc, partial, ArrayRef<int64_t>{0}, ArrayRef<int64_t>{width},
        ArrayRef<int64_t>{1});
    Value high = vector::ExtractStridedSliceOp::create(
        builder, loc, partial, ArrayRef<int64_t>{width},
        ArrayRef<int64_t>{width}, ArrayRef<int64_t>{1});
    partial = join(builder, loc, combination, low, high);
  }
  Value sum = join(builder, loc, combination, emit(init.get(), place),
                   vector::ExtractOp::create(builder, loc, partial, 0));
  return reduceOver(op, dims, whole, size, /*step=*/1, /*byLanes=*/false, loops,
                    {sum},
                    [&](ArrayRef<AffineExpr> inner, ValueRange state) {
                      return emitBody(op, inner, state);
                    })
      .front();
}
