// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// Elements on demand; see the header.

#include "ElementEmitter.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Complex/IR/Complex.h"
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
  reads.push_back({memory, place, nullptr});
  if (!dependsOnLane(place)) {
    auto load =
        memref::LoadOp::create(builder, loc, memory, emitIndex(place));
    reads.back().op = load;
    return load;
  }
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
    auto load = vector::LoadOp::create(builder, loc, type, memory,
                                       ValueRange{emitIndex(first)});
    reads.back().op = load;
    return load;
  }
  Value places = emitIndex(place);
  SmallVector<Value> elements;
  for (int64_t i = 0; i < lanes; ++i) {
    Value at = vector::ExtractOp::create(builder, loc, places, i);
    auto load = memref::LoadOp::create(builder, loc, memory, at);
    reads.back().op = load;
    elements.push_back(load);
  }
  return vector::FromElementsOp::create(builder, loc, type, elements);
}

bool ElementEmitter::isOfRowBefore(const Read &read, Operation *op, AffineExpr place,
                                   int64_t columns) const {
  Operation *above =
      read.op ? op->getBlock()->findAncestorOpInBlock(*read.op) : nullptr;
  return above && above->isBeforeInBlock(op) &&
         areEqual(simplify(read.place.floorDiv(columns)),
                  simplify(place.floorDiv(columns)));
}

Operation *ElementEmitter::store(Value element, Value memory, AffineExpr place) {
  Type type = cast<MemRefType>(memory.getType()).getElementType();
  place = simplify(place);
  bool isWide = dependsOnLane(place);
  if (isWide)
    element = toLanes(element);
  if (getElementTypeOrSelf(element) != type)
    element = arith::ExtUIOp::create(
        builder, loc, isWide ? Type(VectorType::get({lanes}, type)) : type,
        element);
  if (!isWide)
    return memref::StoreOp::create(builder, loc, element, memory, emitIndex(place));
  for (auto [number, isOne] : llvm::enumerate(isLane))
    if (isOne)
      place = place.replace(getAffineDimExpr(number, context),
                            getAffineConstantExpr(0, context));
  return vector::StoreOp::create(builder, loc, element, memory,
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
  std::vector<unsigned> allLaneLevels = laneLevels;
  llvm::erase_if(laneLevels, [&](unsigned other) { return other > level; });
  Operation *next = levels[level].next;
  if (!inner.empty())
    levels[level].next = inner.front().block->getParentOp();
  setInsertionPoint(level);
  Value element = compute(tensor, at);
  levels[level].next = next;
  levels[level].known[key] = element;
  levels.insert(levels.end(), std::make_move_iterator(inner.begin()),
                std::make_move_iterator(inner.end()));
  laneLevels = std::move(allLaneLevels);
  return element;
}

void ElementEmitter::define(Value tensor, ArrayRef<AffineExpr> indices,
                            Value element) {
  Indices at;
  for (AffineExpr index : indices)
    at.push_back(simplify(index));
  levels[findLevel(at)].known[makeKey(tensor, at)] = element;
}

/// An element of a constant tensor. Complex numbers have a constant op of their
/// own.
static Value createConstant(OpBuilder &builder, Location loc, Type type,
                            Attribute element) {
  if (isa<ComplexType>(type))
    return complex::ConstantOp::create(builder, loc, type,
                                       cast<ArrayAttr>(element));
  return arith::ConstantOp::create(builder, loc, cast<TypedAttr>(element));
}

static Attribute getZeroAttr(OpBuilder &builder, Type type) {
  if (auto complexType = dyn_cast<ComplexType>(type)) {
    Attribute zero = builder.getZeroAttr(complexType.getElementType());
    return builder.getArrayAttr({zero, zero});
  }
  return builder.getZeroAttr(type);
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
    return createConstant(builder, loc, type,
                          constant.getSplatValue<Attribute>());
  if (isa<tensor::EmptyOp>(op))
    return createConstant(builder, loc, type, getZeroAttr(builder, type));
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

Value ElementEmitter::emitInside(ArrayRef<AffineExpr> indices, ArrayRef<int64_t> shape) {
  Value all;
  for (auto [index, extent] : llvm::zip_equal(indices, shape)) {
    AffineExpr place = simplify(index);
    if (decide(arith::CmpIPredicate::ult, place, extent) == true)
      continue;
    Value holds = arith::CmpIOp::create(builder, loc, arith::CmpIPredicate::ult,
                                        emitIndex(place),
                                        arith::ConstantIndexOp::create(builder, loc, extent));
    all = all ? arith::AndIOp::create(builder, loc, all, holds) : holds;
  }
  return all;
}

void ElementEmitter::openBranch(Value condition, TypeRange results) {
  auto branch = scf::IfOp::create(builder, loc, results, condition,
                                  /*withElseRegion=*/!results.empty());
  levels.push_back({branch.thenBlock(), nullptr, {}, outermost});
  outermost = levels.size() - 1;
  setInsertionPoint(outermost);
}

ValueRange ElementEmitter::closeBranch(ValueRange values) {
  auto branch = cast<scf::IfOp>(levels.back().block->getParentOp());
  if (!values.empty()) {
    setInsertionPoint(levels.size() - 1);
    scf::YieldOp::create(builder, loc, values);
    builder.setInsertionPointToEnd(branch.elseBlock());
    SmallVector<Value> zeros = llvm::map_to_vector(values.getTypes(), [&](Type type) {
      return createConstant(builder, loc, type, getZeroAttr(builder, type));
    });
    scf::YieldOp::create(builder, loc, zeros);
  }
  outermost = levels.back().outermostBefore;
  levels.pop_back();
  builder.setInsertionPointAfter(branch);
  return branch.getResults();
}

/// Whether the ranges of the counters decide the comparison, and how.
std::optional<bool> ElementEmitter::decide(arith::CmpIPredicate predicate, AffineExpr index,
                                           int64_t bound) const {
  auto range = findRange(index, extents);
  if (!range)
    return std::nullopt;
  auto [least, most] = *range;
  auto choose = [](bool holds, bool fails) {
    return holds || fails ? std::optional(holds) : std::nullopt;
  };
  switch (predicate) {
  case arith::CmpIPredicate::sge:
    return choose(least >= bound, most < bound);
  case arith::CmpIPredicate::sle:
    return choose(most <= bound, least > bound);
  case arith::CmpIPredicate::eq:
    return choose(least == bound && most == bound, least > bound || most < bound);
  case arith::CmpIPredicate::ult:
    return choose(least >= 0 && most < bound, least >= bound || most < 0);
  default:
    return std::nullopt;
  }
}

/// The part where it covers the place, the whole elsewhere.
Value ElementEmitter::computeInsert(Operation *op, ArrayRef<AffineExpr> at) {
  auto insert = cast<tensor::InsertSliceOp>(op);
  Indices inside;
  Value condition;
  bool isOutside = false;
  auto require = [&](arith::CmpIPredicate predicate, AffineExpr lhs, int64_t rhs) {
    AffineExpr index = simplify(lhs);
    std::optional<bool> known = decide(predicate, index, rhs);
    isOutside |= known == false;
    if (known)
      return;
    // Bounds are multiples of `lanes`: what holds for one lane holds for all.
    if (!usesThreads && dependsOnLane(index))
      index = *findBlock(index);
    Value bound = arith::ConstantIndexOp::create(builder, loc, rhs);
    Value holds = arith::CmpIOp::create(builder, loc, predicate, emitIndex(index), bound);
    condition =
        condition ? arith::AndIOp::create(builder, loc, condition, holds) : holds;
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
  if (isOutside)
    return emit(insert.getDest(), at);
  return condition ? chooseInserted(insert, at, inside, condition)
                   : emit(insert.getSource(), inside);
}

/// The element `inside` of the part where the condition holds.
Value ElementEmitter::chooseInserted(tensor::InsertSliceOp insert, ArrayRef<AffineExpr> at,
                                     ArrayRef<AffineExpr> inside, Value condition) {
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
    return usesThreads ? computeReductionByThreads(op, loops)
                       : computeReductionByLanes(op, loops);
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
  if (!accumulators.empty())
    emitBeside(op, loops);
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
    return emitKnownIndex(simplify(loops[index.getDim()]));
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
  if (Value index = usesThreads ? emitIndexOp(op, operands) : Value())
    return index;
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

/// What the op computes of indices in terms of counters; null where that is not known.
AffineExpr ElementEmitter::computeIndexOp(Operation *op, ValueRange operands) {
  if (!op->getResult(0).getType().isIndex() || operands.size() != 2)
    return {};
  AffineExpr lhs = toSymbol(operands[0]), rhs = toSymbol(operands[1]);
  if (isa<arith::AddIOp>(op))
    return lhs + rhs;
  if (isa<arith::SubIOp>(op))
    return lhs - rhs;
  auto constant = dyn_cast<AffineConstantExpr>(rhs);
  if (!constant)
    return {};
  if (isa<arith::MulIOp>(op))
    return lhs * rhs;
  if (constant.getValue() <= 0 || !isAtLeastZero(lhs, extents))
    return {};
  if (isa<arith::DivUIOp>(op))
    return lhs.floorDiv(rhs);
  return isa<arith::RemUIOp>(op) ? lhs % rhs : AffineExpr();
}

/// Arithmetic of indices stays in terms of counters, whose ranges decide comparisons. Null
/// for other ops.
Value ElementEmitter::emitIndexOp(Operation *op, ValueRange operands) {
  if (auto choice = dyn_cast<arith::SelectOp>(op)) {
    BoolAttr condition;
    if (!matchPattern(operands[0], m_Constant(&condition)))
      return {};
    return operands[condition.getValue() ? 1 : 2];
  }
  if (auto compare = dyn_cast<arith::CmpIOp>(op)) {
    std::optional<int64_t> bound = getConstantIntValue(operands[1]);
    if (!operands[0].getType().isIndex() || !bound)
      return {};
    std::optional<bool> known =
        decide(compare.getPredicate(), toSymbol(operands[0]), *bound);
    if (!known)
      return {};
    return arith::ConstantOp::create(builder, loc, builder.getBoolAttr(*known));
  }
  AffineExpr expr = computeIndexOp(op, operands);
  if (!expr)
    return {};
  return emitKnownIndex(simplify(expr));
}

/// The index as a value of which threads know what it is in terms of counters.
Value ElementEmitter::emitKnownIndex(AffineExpr expr) {
  Value index = emitIndex(expr);
  if (usesThreads)
    computed[index] = expr;
  return index;
}
