// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// The loops and branches of an element emitter that are open, and indices in terms of their
/// counters.

#include "ElementEmitter.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Vector/IR/VectorOps.h"

using namespace mlir;
using namespace remat;

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
  AffineExpr block = openLoop(begin / group, end / group);
  return block * group + addLane();
}

AffineExpr ElementEmitter::openRange(Value begin, Value end, int64_t extent,
                                     bool byLanes) {
  Value one = arith::ConstantIndexOp::create(builder, loc, 1);
  auto loop = scf::ForOp::create(builder, loc, begin, end, one);
  levels.push_back({loop.getBody(), nullptr, {}});
  setInsertionPoint(levels.size() - 1);
  AffineExpr index = addDimension(extent, loop.getInductionVar(), false);
  return byLanes ? index * group + addLane() : index;
}

AffineExpr ElementEmitter::openStrided(Value begin, Value end, Value step,
                                       int64_t extent) {
  auto loop = scf::ForOp::create(builder, loc, begin, end, step);
  levels.push_back({loop.getBody(), nullptr, {}});
  setInsertionPoint(levels.size() - 1);
  return addDimension(extent, loop.getInductionVar(), false);
}

/// The dimension of the lane in the innermost level: of the thread's number, below `count`,
/// in its part of the group, of `threads` threads.
AffineExpr ElementEmitter::addLane(int64_t count, int64_t threads) {
  if (!usesThreads)
    return addDimension(count, {}, true);
  unsigned level = levels.size() - 1;
  if (laneLevels.empty() || laneLevels.back() < level)
    laneLevels.push_back(level);
  return addDimension(count, findLane(threads), false);
}

/// The thread's number among `threads` of its group.
Value ElementEmitter::findLane(int64_t threads) {
  if (!threadLane || threads == group)
    return threadLane;
  auto ofGroup = threadLane.getDefiningOp<arith::RemUIOp>();
  return arith::RemUIOp::create(
      builder, loc, ofGroup ? ofGroup.getLhs() : threadLane,
      arith::ConstantIndexOp::create(builder, loc, threads));
}

void ElementEmitter::openLoop(scf::ForOp loop) {
  levels.push_back({loop.getBody(), nullptr, {}});
  setInsertionPoint(levels.size() - 1);
}

void ElementEmitter::closeLoop() {
  Operation *loop = levels.back().block->getParentOp();
  levels.pop_back();
  while (!laneLevels.empty() && laneLevels.back() >= levels.size())
    laneLevels.pop_back();
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
  bool isUnsigned = isAtLeastZero(binary.getLHS(), extents);
  switch (binary.getKind()) {
  case AffineExprKind::Add:
    return arith::AddIOp::create(builder, loc, lhs, rhs);
  case AffineExprKind::Mul:
    return arith::MulIOp::create(builder, loc, lhs, rhs);
  case AffineExprKind::Mod:
    return isUnsigned ? arith::RemUIOp::create(builder, loc, lhs, rhs)
                      : emitRemainder(lhs, rhs);
  default:
    if (isUnsigned)
      return arith::DivUIOp::create(builder, loc, lhs, rhs);
    lhs = arith::SubIOp::create(builder, loc, lhs, emitRemainder(lhs, rhs));
    return arith::DivSIOp::create(builder, loc, lhs, rhs);
  }
}

Value ElementEmitter::emitIndexBefore(Operation *op, AffineExpr index) {
  OpBuilder::InsertionGuard guard(builder);
  builder.setInsertionPoint(op);
  return emitIndex(simplify(index));
}

/// From 0 on, whatever the sign of `lhs`; `rhs` is positive.
Value ElementEmitter::emitRemainder(Value lhs, Value rhs) {
  Value signedRest = arith::RemSIOp::create(builder, loc, lhs, rhs);
  Value shifted = arith::AddIOp::create(builder, loc, signedRest, rhs);
  return arith::RemUIOp::create(builder, loc, shifted, rhs);
}

Value ElementEmitter::toLanes(Value value) {
  if (isVector(value))
    return value;
  return vector::BroadcastOp::create(
      builder, loc, VectorType::get({lanes}, value.getType()), value);
}

/// An index that is data, or computed of counters. It stands at the current level.
AffineExpr ElementEmitter::toSymbol(Value index) {
  if (auto constant = getConstantIntValue(index))
    return getAffineConstantExpr(*constant, context);
  if (AffineExpr known = computed.lookup(index))
    return known;
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
