// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// Elements on demand; see the header.

#include "ElementEmitter.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Dialect/Vector/IR/VectorOps.h"
#include "mlir/IR/Matchers.h"

using namespace mlir;
using namespace remat;

static RankedTensorType getTensorType(Value value) {
  return cast<RankedTensorType>(value.getType());
}

static bool isVector(Value value) { return isa<VectorType>(value.getType()); }

//===----------------------------------------------------------------------===//
// Loops
//===----------------------------------------------------------------------===//

scf::ForOp ElementEmitter::openFor(int64_t begin, int64_t end, int64_t step,
                                   ValueRange state) {
  auto constant = [&](int64_t value) -> Value {
    return arith::ConstantIndexOp::create(builder, loc, value);
  };
  auto loop = scf::ForOp::create(builder, loc, constant(begin), constant(end),
                                 constant(step), state);
  levels.push_back({loop.getBody(), nullptr, {}});
  setInsertionPoint(levels.size() - 1);
  return loop;
}

/// A dimension of index expressions that runs in the innermost level.
AffineExpr ElementEmitter::addDimension(int64_t extent, Value counter,
                                        bool lane) {
  extents.push_back(extent);
  counters.push_back(counter);
  dimLevels.push_back(levels.size() - 1);
  isLane.push_back(lane);
  return getAffineDimExpr(extents.size() - 1, context);
}

void ElementEmitter::openBlock(Block *block) {
  levels.push_back({block, nullptr, {}});
  setInsertionPoint(0);
}

AffineExpr ElementEmitter::openLoop(int64_t begin, int64_t end) {
  scf::ForOp loop = openFor(begin, end, 1, {});
  return addDimension(end, loop.getInductionVar(), false);
}

AffineExpr ElementEmitter::openLaneLoop(int64_t begin, int64_t end) {
  AffineExpr block = openLoop(begin / lanes, end / lanes);
  return block * lanes + addDimension(lanes, {}, true);
}

AffineExpr ElementEmitter::openRange(Value begin, Value end, int64_t extent,
                                     bool byLanes) {
  Value one = arith::ConstantIndexOp::create(builder, loc, 1);
  auto loop = scf::ForOp::create(builder, loc, begin, end, one);
  levels.push_back({loop.getBody(), nullptr, {}});
  setInsertionPoint(levels.size() - 1);
  AffineExpr index = addDimension(extent, loop.getInductionVar(), false);
  return byLanes ? index * lanes + addDimension(lanes, {}, true) : index;
}

void ElementEmitter::closeLoop() {
  Operation *loop = levels.back().block->getParentOp();
  levels.pop_back();
  builder.setInsertionPointAfter(loop);
}

unsigned ElementEmitter::findLevel(ArrayRef<AffineExpr> indices) const {
  unsigned level = outermost;
  for (AffineExpr index : indices)
    index.walk([&](AffineExpr part) {
      if (auto dim = dyn_cast<AffineDimExpr>(part))
        level = std::max(level, dimLevels[dim.getPosition()]);
      if (auto symbol = dyn_cast<AffineSymbolExpr>(part))
        level = std::max(level, symbolLevels[symbol.getPosition()]);
    });
  return level;
}

/// At the end of what the level holds so far, or in front of the loop or branch
/// that is being filled in it.
void ElementEmitter::setInsertionPoint(unsigned level) {
  Block *block = levels[level].block;
  if (level + 1 < levels.size())
    builder.setInsertionPoint(levels[level + 1].block->getParentOp());
  else if (levels[level].next)
    builder.setInsertionPoint(levels[level].next);
  else if (!block->empty() && block->back().hasTrait<OpTrait::IsTerminator>())
    builder.setInsertionPoint(&block->back());
  else
    builder.setInsertionPointToEnd(block);
}

bool ElementEmitter::dependsOnLane(AffineExpr expr) const {
  bool found = false;
  expr.walk([&](AffineExpr part) {
    if (auto dim = dyn_cast<AffineDimExpr>(part))
      found |= isLane[dim.getPosition()];
    if (auto symbol = dyn_cast<AffineSymbolExpr>(part))
      found |= isVector(symbols[symbol.getPosition()]);
  });
  return found;
}

//===----------------------------------------------------------------------===//
// Indices
//===----------------------------------------------------------------------===//

/// The lane numbers, repeated values, or sums and products of them.
Value ElementEmitter::emitIndex(AffineExpr expr) {
  if (auto constant = dyn_cast<AffineConstantExpr>(expr))
    return arith::ConstantIndexOp::create(builder, loc, constant.getValue());
  if (auto dim = dyn_cast<AffineDimExpr>(expr)) {
    if (!isLane[dim.getPosition()])
      return counters[dim.getPosition()];
    auto type = VectorType::get({lanes}, builder.getIndexType());
    SmallVector<Attribute> numbers;
    for (int64_t lane = 0; lane < lanes; ++lane)
      numbers.push_back(builder.getIndexAttr(lane));
    return arith::ConstantOp::create(builder, loc,
                                     DenseElementsAttr::get(type, numbers));
  }
  if (auto symbol = dyn_cast<AffineSymbolExpr>(expr))
    return symbols[symbol.getPosition()];
  auto binary = cast<AffineBinaryOpExpr>(expr);
  Value lhs = emitIndex(binary.getLHS()), rhs = emitIndex(binary.getRHS());
  if (isVector(lhs) || isVector(rhs)) {
    lhs = toLanes(lhs);
    rhs = toLanes(rhs);
  }
  switch (binary.getKind()) {
  case AffineExprKind::Add:
    return arith::AddIOp::create(builder, loc, lhs, rhs);
  case AffineExprKind::Mul:
    return arith::MulIOp::create(builder, loc, lhs, rhs);
  case AffineExprKind::Mod:
    return arith::RemUIOp::create(builder, loc, lhs, rhs);
  default: // Dividends are at least 0.
    return arith::DivUIOp::create(builder, loc, lhs, rhs);
  }
}

Value ElementEmitter::toLanes(Value value) {
  if (isVector(value))
    return value;
  return vector::BroadcastOp::create(
      builder, loc, VectorType::get({lanes}, value.getType()), value);
}

/// An index that is data. It stands at the current level.
AffineExpr ElementEmitter::toSymbol(Value index) {
  if (auto constant = getConstantIntValue(index))
    return getAffineConstantExpr(*constant, context);
  unsigned level = outermost;
  Block *block = index.getParentBlock();
  for (auto [number, candidate] : llvm::enumerate(levels))
    if (candidate.block == block ||
        candidate.block->findAncestorOpInBlock(*block->getParentOp()))
      level = std::max<unsigned>(level, number);
  for (auto [number, known] : llvm::enumerate(symbols))
    if (known == index)
      return getAffineSymbolExpr(number, context);
  symbols.push_back(index);
  symbolLevels.push_back(level);
  return getAffineSymbolExpr(symbols.size() - 1, context);
}

AffineExpr ElementEmitter::toExpr(OpFoldResult index) {
  if (auto constant = getConstantIntValue(index))
    return getAffineConstantExpr(*constant, context);
  return toSymbol(emitScalar(cast<Value>(index)));
}

//===----------------------------------------------------------------------===//
// Memory
//===----------------------------------------------------------------------===//

/// Booleans are bytes in memory.
static Value fromMemory(OpBuilder &builder, Location loc, Value element,
                        Type type) {
  if (!type.isInteger(1))
    return element;
  Value zero = arith::ConstantOp::create(
      builder, loc, builder.getZeroAttr(element.getType()));
  return arith::CmpIOp::create(builder, loc, arith::CmpIPredicate::ne, element,
                               zero);
}

Value ElementEmitter::computeLoad(Value memory, AffineExpr place) {
  place = simplify(place);
  reads.push_back({memory, place});
  if (!dependsOnLane(place))
    return memref::LoadOp::create(builder, loc, memory, emitIndex(place));
  Type element = cast<MemRefType>(memory.getType()).getElementType();
  auto type = VectorType::get({lanes}, element);
  std::optional<unsigned> lane;
  bool isLinear = true;
  place.walk([&](AffineExpr part) {
    if (auto dim = dyn_cast<AffineDimExpr>(part))
      if (isLane[dim.getPosition()])
        lane = dim.getPosition();
    if (auto symbol = dyn_cast<AffineSymbolExpr>(part))
      isLinear &= !isVector(symbols[symbol.getPosition()]);
  });
  if (isLinear && lane && findCoefficient(place, *lane) == 1) {
    AffineExpr first = simplify(place.replace(
        getAffineDimExpr(*lane, context), getAffineConstantExpr(0, context)));
    return vector::LoadOp::create(builder, loc, type, memory,
                                  ValueRange{emitIndex(first)});
  }
  Value places = emitIndex(place);
  SmallVector<Value> elements;
  for (int64_t i = 0; i < lanes; ++i) {
    Value at = vector::ExtractOp::create(builder, loc, places, i);
    elements.push_back(memref::LoadOp::create(builder, loc, memory, at));
  }
  return vector::FromElementsOp::create(builder, loc, type, elements);
}

void ElementEmitter::store(Value element, Value memory, AffineExpr place) {
  Type type = cast<MemRefType>(memory.getType()).getElementType();
  place = simplify(place);
  bool isWide = dependsOnLane(place);
  if (isWide)
    element = toLanes(element);
  if (getElementTypeOrSelf(element) != type)
    element = arith::ExtUIOp::create(
        builder, loc, isWide ? Type(VectorType::get({lanes}, type)) : type,
        element);
  if (!isWide) {
    memref::StoreOp::create(builder, loc, element, memory, emitIndex(place));
    return;
  }
  for (auto [number, isOne] : llvm::enumerate(isLane))
    if (isOne)
      place = place.replace(getAffineDimExpr(number, context),
                            getAffineConstantExpr(0, context));
  vector::StoreOp::create(builder, loc, element, memory,
                          ValueRange{emitIndex(simplify(place))});
}

//===----------------------------------------------------------------------===//
// Elements
//===----------------------------------------------------------------------===//

ElementEmitter::Key
ElementEmitter::makeKey(Value tensor, ArrayRef<AffineExpr> at) const {
  Key key{tensor.getAsOpaquePointer(), {}};
  for (AffineExpr index : at)
    key.second.push_back(index.getAsOpaquePointer());
  return key;
}

Value ElementEmitter::emit(Value tensor, ArrayRef<AffineExpr> indices) {
  Indices at;
  for (AffineExpr index : indices)
    at.push_back(simplify(index));
  unsigned level = findLevel(at);
  Key key = makeKey(tensor, at);
  auto known = levels[level].known.find(key);
  if (known != levels[level].known.end())
    return known->second;
  // What is computed out there does not see the loops inside.
  OpBuilder::InsertionGuard guard(builder);
  std::vector<Level> inner(std::make_move_iterator(levels.begin() + level + 1),
                           std::make_move_iterator(levels.end()));
  levels.resize(level + 1);
  Operation *next = levels[level].next;
  if (!inner.empty())
    levels[level].next = inner.front().block->getParentOp();
  setInsertionPoint(level);
  Value element = compute(tensor, at);
  levels[level].next = next;
  levels[level].known[key] = element;
  levels.insert(levels.end(), std::make_move_iterator(inner.begin()),
                std::make_move_iterator(inner.end()));
  return element;
}

Value ElementEmitter::compute(Value tensor, ArrayRef<AffineExpr> at) {
  Type type = getTensorType(tensor).getElementType();
  if (Value memory = memories.lookup(tensor))
    return fromMemory(
        builder, loc,
        computeLoad(memory,
                    linearize(at, getTensorType(tensor).getShape(), context)),
        type);
  Operation *op = tensor.getDefiningOp();
  if (isa<linalg::LinalgOp>(op))
    return computeLinalg(cast<OpResult>(tensor), at);
  DenseElementsAttr constant;
  if (matchPattern(op, m_Constant(&constant)))
    return arith::ConstantOp::create(builder, loc,
                                     constant.getSplatValue<TypedAttr>());
  if (isa<tensor::EmptyOp>(op))
    return arith::ConstantOp::create(builder, loc, builder.getZeroAttr(type));
  if (auto elements = dyn_cast<tensor::FromElementsOp>(op))
    return emitScalar(elements.getElements().front());
  if (auto slice = dyn_cast<tensor::ExtractSliceOp>(op)) {
    Indices source;
    llvm::SmallBitVector dropped = slice.getDroppedDims();
    unsigned next = 0;
    for (auto [i, offset, stride] : llvm::enumerate(
             slice.getMixedOffsets(), slice.getMixedStrides())) {
      AffineExpr index = getAffineConstantExpr(0, context);
      if (!dropped.test(i))
        index = at[next++];
      source.push_back(toExpr(offset) + index * *getConstantIntValue(stride));
    }
    return emit(slice.getSource(), source);
  }
  if (isa<tensor::ExpandShapeOp, tensor::CollapseShapeOp>(op)) {
    Value source = op->getOperand(0);
    AffineExpr place =
        simplify(linearize(at, getTensorType(tensor).getShape(), context));
    return emit(source,
                delinearize(place, getTensorType(source).getShape(), extents));
  }
  if (isa<tensor::InsertSliceOp>(op))
    return computeInsert(op, at);
  return computeElementwise(op, at);
}

/// An op on whole tensors, element by element.
Value ElementEmitter::computeElementwise(Operation *op,
                                         ArrayRef<AffineExpr> at) {
  SmallVector<Value> operands;
  for (Value operand : op->getOperands())
    operands.push_back(isa<RankedTensorType>(operand.getType())
                           ? emit(operand, at)
                           : emitScalar(operand));
  bool isWide = llvm::any_of(operands, isVector);
  if (isWide)
    for (Value &operand : operands)
      operand = toLanes(operand);
  Type type = getElementTypeOrSelf(op->getResult(0));
  if (isWide)
    type = VectorType::get({lanes}, type);
  OperationState state(loc, op->getName(), operands, type, op->getAttrs());
  return builder.create(state)->getResult(0);
}

/// A scalar of the kernel's own block.
Value ElementEmitter::emitScalar(Value scalar) {
  Operation *op = scalar.getDefiningOp();
  if (auto extract = dyn_cast<tensor::ExtractOp>(op)) {
    Indices at;
    for (Value index : extract.getIndices())
      at.push_back(toExpr(index));
    return emit(extract.getTensor(), at);
  }
  IRMapping mapping;
  for (Value operand : op->getOperands())
    mapping.map(operand, emitScalar(operand));
  return builder.clone(*op, mapping)
      ->getResult(cast<OpResult>(scalar).getResultNumber());
}

/// The part where it covers the place, the whole elsewhere.
Value ElementEmitter::computeInsert(Operation *op, ArrayRef<AffineExpr> at) {
  auto insert = cast<tensor::InsertSliceOp>(op);
  Indices inside;
  Value condition;
  auto require = [&](arith::CmpIPredicate predicate, AffineExpr lhs,
                     int64_t rhs) {
    Value bound = arith::ConstantIndexOp::create(builder, loc, rhs);
    Value holds = arith::CmpIOp::create(builder, loc, predicate,
                                        emitIndex(simplify(lhs)), bound);
    condition = condition
                    ? arith::AndIOp::create(builder, loc, condition, holds)
                    : holds;
  };
  llvm::SmallBitVector dropped = insert.getDroppedDims();
  ArrayRef<int64_t> shape = insert.getDestType().getShape();
  for (auto [i, offset, size, stride] :
       llvm::enumerate(insert.getStaticOffsets(), insert.getStaticSizes(),
                       insert.getStaticStrides())) {
    AffineExpr distance = at[i] - offset;
    if (offset > 0)
      require(arith::CmpIPredicate::sge, at[i], offset);
    if (offset + (size - 1) * stride + 1 < shape[i])
      require(arith::CmpIPredicate::sle, at[i], offset + (size - 1) * stride);
    if (stride > 1)
      require(arith::CmpIPredicate::eq, distance % stride, 0);
    if (!dropped.test(i))
      inside.push_back(stride > 1 ? distance.floorDiv(stride) : distance);
  }
  if (!condition)
    return emit(insert.getSource(), inside);
  Type element = insert.getDestType().getElementType();
  Type type = dependsOnLane(at) ? Type(VectorType::get({lanes}, element))
                                : element;
  auto branch = scf::IfOp::create(builder, loc, type, condition,
                                  /*withElseRegion=*/true);
  unsigned before = outermost;
  auto fill = [&](Block *block, Value tensor, ArrayRef<AffineExpr> place) {
    levels.push_back({block, nullptr, {}});
    outermost = levels.size() - 1;
    setInsertionPoint(outermost);
    Value value = emit(tensor, place);
    if (isa<VectorType>(type))
      value = toLanes(value);
    setInsertionPoint(outermost);
    scf::YieldOp::create(builder, loc, value);
    levels.pop_back();
  };
  fill(branch.thenBlock(), insert.getSource(), inside);
  fill(branch.elseBlock(), insert.getDest(), at);
  outermost = before;
  builder.setInsertionPointAfter(branch);
  return branch.getResult(0);
}

//===----------------------------------------------------------------------===//
// Linalg
//===----------------------------------------------------------------------===//

Value ElementEmitter::computeLinalg(OpResult result, ArrayRef<AffineExpr> at) {
  auto op = cast<linalg::LinalgOp>(result.getOwner());
  unsigned number = result.getResultNumber();
  Indices loops(op.getNumLoops());
  AffineMap map = op.getIndexingMapMatchingResult(result);
  for (auto [place, index] : llvm::zip_equal(map.getResults(), at))
    if (auto dim = dyn_cast<AffineDimExpr>(place))
      loops[dim.getPosition()] = index;
  if (op.getNumReductionLoops() == 0)
    return computeMap(op, number, loops);
  if (isReducedByLanes(op))
    return computeReductionByLanes(op, loops);
  return computeReduction(op, number, loops);
}

Value ElementEmitter::computeMap(linalg::LinalgOp op, unsigned result,
                                 ArrayRef<AffineExpr> loops) {
  return emitBody(op, loops, {})[result];
}

SmallVector<Value> ElementEmitter::emitBody(linalg::LinalgOp op,
                                            ArrayRef<AffineExpr> loops,
                                            ValueRange accumulators) {
  Block &body = op->getRegion(0).front();
  IRMapping mapping;
  for (auto [i, argument] : llvm::enumerate(body.getArguments())) {
    OpOperand &operand = op->getOpOperand(i);
    if (op.isDpsInit(&operand) && !accumulators.empty()) {
      mapping.map(argument, accumulators[i - op.getNumDpsInputs()]);
      continue;
    }
    if (argument.use_empty())
      continue;
    if (!isa<RankedTensorType>(operand.get().getType())) {
      mapping.map(argument, emitScalar(operand.get()));
      continue;
    }
    AffineMap map = op.getMatchingIndexingMap(&operand);
    Indices at;
    for (AffineExpr place : map.getResults())
      at.push_back(place.replaceDims(loops));
    mapping.map(argument, emit(operand.get(), at));
  }
  for (Operation &inner : body.without_terminator())
    mapping.map(inner.getResult(0), emitOp(&inner, mapping, loops));
  return llvm::map_to_vector(
      body.getTerminator()->getOperands(), [&](Value yielded) {
        Value known = mapping.lookupOrNull(yielded);
        return known ? known : emitScalar(yielded);
      });
}

Value ElementEmitter::emitOp(Operation *op, IRMapping &mapping,
                             ArrayRef<AffineExpr> loops) {
  if (auto index = dyn_cast<linalg::IndexOp>(op))
    return emitIndex(simplify(loops[index.getDim()]));
  if (op->hasTrait<OpTrait::ConstantLike>())
    return builder.clone(*op)->getResult(0);
  auto find = [&](Value value) {
    Value known = mapping.lookupOrNull(value);
    return known ? known : emitScalar(value);
  };
  if (auto extract = dyn_cast<tensor::ExtractOp>(op)) {
    Indices at;
    for (Value index : extract.getIndices())
      at.push_back(toSymbol(find(index)));
    return emit(extract.getTensor(), at);
  }
  if (op->getNumRegions() > 0) {
    for (Value operand : op->getOperands())
      if (!mapping.contains(operand))
        mapping.map(operand, emitScalar(operand));
    return builder.clone(*op, mapping)->getResult(0);
  }
  SmallVector<Value> operands = llvm::map_to_vector(op->getOperands(), find);
  bool isWide = llvm::any_of(operands, isVector);
  Type type = op->getResult(0).getType();
  if (isWide) {
    for (Value &operand : operands)
      operand = toLanes(operand);
    type = VectorType::get({lanes}, type);
  }
  OperationState state(loc, op->getName(), operands, type, op->getAttrs());
  return builder.create(state)->getResult(0);
}

//===----------------------------------------------------------------------===//
// Reductions
//===----------------------------------------------------------------------===//

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

/// Nested loops over the reduced dimensions, the last one from `begin` to `end`.
SmallVector<Value> ElementEmitter::reduceOver(
    linalg::LinalgOp op, ArrayRef<unsigned> dims, int64_t begin, int64_t end,
    int64_t step, bool byLanes, Indices loops, SmallVector<Value> state,
    function_ref<SmallVector<Value>(ArrayRef<AffineExpr>, ValueRange)>
        combine) {
  unsigned dim = dims.front();
  bool isLast = dims.size() == 1;
  int64_t first = isLast ? begin / step : 0;
  int64_t last = isLast ? end / step : op.getStaticLoopRanges()[dim];
  if (first == last)
    return state;
  scf::ForOp loop = openFor(first, last, 1, state);
  loops[dim] = addDimension(last, loop.getInductionVar(), false);
  if (isLast)
    loops[dim] = loops[dim] * step;
  if (isLast && byLanes)
    loops[dim] = loops[dim] + addDimension(lanes, {}, true);
  SmallVector<Value> inside(loop.getRegionIterArgs());
  SmallVector<Value> results =
      isLast ? combine(loops, inside)
             : reduceOver(op, dims.drop_front(), begin, end, step, byLanes,
                          loops, inside, combine);
  setInsertionPoint(levels.size() - 1);
  scf::YieldOp::create(builder, loc, results);
  closeLoop();
  return SmallVector<Value>(loop.getResults());
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
  SmallVector<Value> results = reduceOver(
      op, dims, 0, end, /*step=*/1, /*byLanes=*/false, loops, state,
      [&](ArrayRef<AffineExpr> inner, ValueRange accumulators) {
        SmallVector<Value> values = emitBody(op, inner, accumulators);
        if (isWide)
          for (Value &value : values)
            value = toLanes(value);
        return values;
      });
  return results[result];
}

/// The number that combining with changes nothing.
static TypedAttr getNeutral(OpBuilder &builder, Operation *op, Type type) {
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
  auto join = [&](Value a, Value b) {
    OperationState state(loc, combination.op->getName(), {a, b}, a.getType(),
                         combination.op->getAttrs());
    return builder.create(state)->getResult(0);
  };
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
    partial = join(low, high);
  }
  Value sum = join(emit(init.get(), place),
                   vector::ExtractOp::create(builder, loc, partial, 0));
  return reduceOver(op, dims, whole, size, /*step=*/1, /*byLanes=*/false, loops,
                    {sum},
                    [&](ArrayRef<AffineExpr> inner, ValueRange state) {
                      return emitBody(op, inner, state);
                    })
      .front();
}

//===----------------------------------------------------------------------===//
// What can be emitted by lanes
//===----------------------------------------------------------------------===//

/// Types that vectors have.
static bool hasLanes(Type type) {
  Type element = getElementTypeOrSelf(type);
  if (auto integer = dyn_cast<IntegerType>(element))
    return integer.getWidth() == 1 || integer.getWidth() >= 8;
  if (auto floatType = dyn_cast<FloatType>(element))
    return floatType.getWidth() >= 8 && floatType.getWidth() <= 64;
  return element.isIndex();
}

/// Neighbours in memory, or elements at equal distances.
bool ElementEmitter::canLoadLanes(AffineExpr place) const {
  for (auto [number, isOne] : llvm::enumerate(isLane))
    if (isOne && !findCoefficient(place, number))
      return false;
  return true;
}

bool ElementEmitter::canEmitLanes(Value tensor, ArrayRef<AffineExpr> indices,
                                  std::map<Key, bool> &known) {
  Indices at;
  for (AffineExpr index : indices)
    at.push_back(simplify(index));
  if (!dependsOnLane(at))
    return true;
  auto [found, isNew] = known.try_emplace(makeKey(tensor, at), true);
  if (isNew)
    found->second = canComputeLanes(tensor, at, known);
  return found->second;
}

bool ElementEmitter::canComputeLanes(Value tensor, ArrayRef<AffineExpr> at,
                                     std::map<Key, bool> &known) {
  if (!hasLanes(tensor.getType()))
    return false;
  ArrayRef<int64_t> shape = getTensorType(tensor).getShape();
  AffineExpr place = simplify(linearize(at, shape, context));
  if (memories.contains(tensor))
    return canLoadLanes(place);
  Operation *op = tensor.getDefiningOp();
  if (auto linalgOp = dyn_cast<linalg::LinalgOp>(op)) {
    if (isReducedByLanes(linalgOp))
      return false;
    Indices loops(linalgOp.getNumLoops(), getAffineConstantExpr(0, context));
    AffineMap map =
        linalgOp.getIndexingMapMatchingResult(cast<OpResult>(tensor));
    for (auto [index, expr] : llvm::zip_equal(map.getResults(), at))
      if (auto dim = dyn_cast<AffineDimExpr>(index))
        loops[dim.getPosition()] = expr;
    return canEmitBodyLanes(linalgOp, loops, known);
  }
  if (auto slice = dyn_cast<tensor::ExtractSliceOp>(op)) {
    Indices source;
    llvm::SmallBitVector dropped = slice.getDroppedDims();
    unsigned next = 0;
    for (auto [i, offset, stride] : llvm::enumerate(slice.getStaticOffsets(),
                                                    slice.getStaticStrides())) {
      AffineExpr index = getAffineConstantExpr(0, context);
      if (!dropped.test(i))
        index = at[next++];
      source.push_back(index * stride +
                       (ShapedType::isDynamic(offset) ? 0 : offset));
    }
    return canEmitLanes(slice.getSource(), source, known);
  }
  if (isa<tensor::ExpandShapeOp, tensor::CollapseShapeOp>(op)) {
    Value source = op->getOperand(0);
    return canEmitLanes(
        source, delinearize(place, getTensorType(source).getShape(), extents),
        known);
  }
  if (auto insert = dyn_cast<tensor::InsertSliceOp>(op)) {
    Indices inside;
    llvm::SmallBitVector dropped = insert.getDroppedDims();
    for (auto [i, offset, size, stride] :
         llvm::enumerate(insert.getStaticOffsets(), insert.getStaticSizes(),
                         insert.getStaticStrides())) {
      bool isWhole = size == insert.getDestType().getDimSize(i) && stride == 1;
      if (!isWhole && dependsOnLane(at[i]))
        return false;
      AffineExpr distance = at[i] - offset;
      if (!dropped.test(i))
        inside.push_back(stride > 1 ? distance.floorDiv(stride) : distance);
    }
    return canEmitLanes(insert.getSource(), inside, known) &&
           canEmitLanes(insert.getDest(), at, known);
  }
  return llvm::all_of(op->getOperands(), [&](Value operand) {
    return !isa<RankedTensorType>(operand.getType()) ||
           op->hasTrait<OpTrait::ConstantLike>() ||
           isa<tensor::FromElementsOp>(op) || canEmitLanes(operand, at, known);
  });
}

bool ElementEmitter::canEmitBodyLanes(linalg::LinalgOp op,
                                      ArrayRef<AffineExpr> loops,
                                      std::map<Key, bool> &known) {
  Block &body = op->getRegion(0).front();
  for (Operation &inner : body.without_terminator())
    if (inner.getNumRegions() > 0 ||
        !llvm::all_of(inner.getOperandTypes(),
                      [](Type t) { return hasLanes(t); }) ||
        !llvm::all_of(inner.getResultTypes(),
                      [](Type t) { return hasLanes(t); }) ||
        !(OpTrait::hasElementwiseMappableTraits(&inner) ||
          inner.hasTrait<OpTrait::ConstantLike>() ||
          isa<linalg::IndexOp>(inner)))
      return false;
  for (AffineExpr index : loops)
    if (!canLoadLanes(index))
      return false;
  return llvm::all_of(body.getArguments(), [&](BlockArgument argument) {
    OpOperand &operand = op->getOpOperand(argument.getArgNumber());
    if (argument.use_empty() ||
        !isa<RankedTensorType>(operand.get().getType()))
      return true;
    Indices at;
    for (AffineExpr place : op.getMatchingIndexingMap(&operand).getResults())
      at.push_back(place.replaceDims(loops));
    return canEmitLanes(operand.get(), at, known);
  });
}

bool ElementEmitter::canEmitLanes(Value tensor) {
  size_t before = extents.size();
  Indices at;
  ArrayRef<int64_t> shape = getTensorType(tensor).getShape();
  for (int64_t size : shape.drop_back())
    at.push_back(addDimension(size, {}, false));
  AffineExpr block = addDimension(shape.back() / lanes, {}, false);
  at.push_back(block * lanes + addDimension(lanes, {}, true));
  std::map<Key, bool> known;
  bool result = canEmitLanes(tensor, at, known);
  dropDimensions(before);
  return result;
}

bool ElementEmitter::canReduceLanes(linalg::LinalgOp op, Indices loops) {
  size_t before = extents.size();
  SmallVector<unsigned> dims;
  op.getReductionDims(dims);
  SmallVector<int64_t> sizes = op.getStaticLoopRanges();
  for (unsigned dim : dims)
    loops[dim] = addDimension(sizes[dim], {}, false);
  loops[dims.back()] = addDimension(sizes[dims.back()] / lanes, {}, false) *
                           lanes +
                       addDimension(lanes, {}, true);
  std::map<Key, bool> known;
  bool result = canEmitBodyLanes(op, loops, known);
  dropDimensions(before);
  return result;
}

void ElementEmitter::dropDimensions(size_t count) {
  extents.resize(count);
  counters.resize(count);
  dimLevels.resize(count);
  isLane.resize(count);
}

//===----------------------------------------------------------------------===//
// What can be emitted
//===----------------------------------------------------------------------===//

static bool isElementwiseOp(Operation *op) {
  return OpTrait::hasElementwiseMappableTraits(op) && op->getNumResults() == 1;
}

/// Code for one element: no loops over tensors inside.
static bool isScalarOp(Operation *op) {
  if (isa<linalg::IndexOp, tensor::ExtractOp>(op) ||
      op->hasTrait<OpTrait::ConstantLike>())
    return true;
  return op->getNumResults() == 1 && isMemoryEffectFree(op) &&
         llvm::none_of(op->getOperandTypes(), llvm::IsaPred<ShapedType>) &&
         llvm::none_of(op->getResultTypes(), llvm::IsaPred<ShapedType>) &&
         (op->getNumRegions() == 0 || isa<scf::IfOp>(op));
}

static bool canEmitLinalg(linalg::LinalgOp op) {
  if (op->getNumRegions() != 1 || !op.hasPureTensorSemantics())
    return false;
  for (AffineMap map : op.getIndexingMapsArray())
    if (map.getNumSymbols() > 0)
      return false;
  for (OpOperand &init : op.getDpsInitsMutable())
    if (!op.getMatchingIndexingMap(&init).isProjectedPermutation())
      return false;
  bool isGood = true;
  for (Operation &inner : op->getRegion(0).front().without_terminator()) {
    isGood &= isScalarOp(&inner);
    inner.walk([&](Operation *nested) {
      isGood &= nested == &inner ||
                (!isa<linalg::IndexOp, tensor::ExtractOp>(nested) &&
                 isMemoryEffectFree(nested));
    });
  }
  return isGood;
}

bool remat::canEmitElements(Operation *op) {
  for (Value value : op->getResults())
    if (auto type = dyn_cast<RankedTensorType>(value.getType()))
      if (!type.hasStaticShape() || type.getNumElements() == 0)
        return false;
  if (auto linalgOp = dyn_cast<linalg::LinalgOp>(op))
    return canEmitLinalg(linalgOp);
  DenseElementsAttr constant;
  if (matchPattern(op, m_Constant(&constant)))
    return true;
  if (auto slice = dyn_cast<tensor::ExtractSliceOp>(op))
    return llvm::none_of(slice.getStaticStrides(), ShapedType::isDynamic);
  if (auto insert = dyn_cast<tensor::InsertSliceOp>(op))
    return llvm::none_of(insert.getStaticOffsets(), ShapedType::isDynamic) &&
           llvm::none_of(insert.getStaticSizes(), ShapedType::isDynamic) &&
           llvm::none_of(insert.getStaticStrides(), ShapedType::isDynamic);
  if (isa<tensor::EmptyOp, tensor::ExpandShapeOp, tensor::CollapseShapeOp>(op))
    return true;
  if (auto elements = dyn_cast<tensor::FromElementsOp>(op))
    return elements.getElements().size() == 1;
  return isElementwiseOp(op) || isScalarOp(op);
}
