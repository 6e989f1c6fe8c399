// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "SortTiles.h"
#include "mlir/Dialect/SCF/IR/SCF.h"

using namespace mlir;
using namespace remat;
using IntPredicate = arith::CmpIPredicate;

SmallVector<Value> RunMerger::read(ValueRange memories, Value place) {
  SmallVector<Value> elements;
  for (auto [column, memory] : llvm::zip_equal(columns, memories)) {
    Value element;
    if (column.isCompared)
      element = memref::LoadOp::create(builder, memory, place);
    if (element && column.isBoolean)
      element = builder.compare(IntPredicate::ne, element,
                                builder.zero(element.getType()));
    elements.push_back(element);
  }
  return elements;
}

/// Whether the element at `right` must come before the one at `left`.
Value RunMerger::compare(ValueRange memories, Value right, Value left) {
  SmallVector<Value> rights = read(memories, right);
  SmallVector<Value> lefts = read(memories, left);
  return isBefore(builder, rights, lefts);
}

void RunMerger::createLoop(Value begin, Value end, Value step,
                           llvm::function_ref<void(Value)> body) {
  auto loop = scf::ForOp::create(builder, begin, end, step);
  OpBuilder::InsertionGuard guard(builder);
  builder.setInsertionPointToStart(loop.getBody());
  body(loop.getInductionVar());
}

/// Searches for the first element of the left run that comes after its
/// counterpart of the right one: of `count` elements, `split` are of the left.
Value RunMerger::emitSplit(ValueRange memories, const RunPair &runs,
                           Value count, Value steps) {
  Value one = builder.index(1);
  Value low = builder.sub(
      count, arith::MinUIOp::create(builder, count, runs.rightSize));
  Value high = arith::MinUIOp::create(builder, count, runs.leftSize);
  auto loop = scf::ForOp::create(builder, builder.index(0), steps, one,
                                 ValueRange{low, high});
  OpBuilder::InsertionGuard guard(builder);
  builder.setInsertionPointToStart(loop.getBody());
  low = loop.getRegionIterArg(0);
  high = loop.getRegionIterArg(1);
  Value middle = builder.shiftRight(builder.add(low, high), one);
  Value isOpen = builder.compare(IntPredicate::ult, low, high);
  // What is read behind the search's end does not matter, but must be there.
  Value left = builder.select(isOpen, builder.add(runs.leftBegin, middle),
                              runs.leftBegin);
  Value counterpart = builder.sub(builder.sub(count, one), middle);
  Value right = builder.select(
      isOpen, builder.add(runs.rightBegin, counterpart), runs.leftBegin);
  Value isRight = compare(memories, right, left);
  Value stays = builder.bitOr(isRight, builder.bitNot(isOpen));
  Value nextLow = builder.select(stays, low, builder.add(middle, one));
  Value nextHigh = builder.select(isRight, middle, high);
  scf::YieldOp::create(builder, ValueRange{nextLow, nextHigh});
  return loop.getResult(0);
}

Value RunMerger::emitSource(ValueRange memories, const RunPair &runs,
                            Value number, Value steps) {
  Value fromLeft = emitSplit(memories, runs, number, steps);
  Value fromRight = builder.sub(number, fromLeft);
  Value hasLeft = builder.compare(IntPredicate::ult, fromLeft, runs.leftSize);
  Value hasRight =
      builder.compare(IntPredicate::ult, fromRight, runs.rightSize);
  Value left = builder.add(runs.leftBegin, fromLeft);
  Value right = builder.add(runs.rightBegin, fromRight);
  Value isRight =
      compare(memories, builder.select(hasRight, right, runs.leftBegin),
              builder.select(hasLeft, left, runs.leftBegin));
  Value takesRight =
      builder.bitAnd(hasRight, builder.bitOr(builder.bitNot(hasLeft), isRight));
  return builder.select(takesRight, right, left);
}
