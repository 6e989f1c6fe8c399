// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "ScatterAccess.h"
#include "../StableHLOToLinalg/ScalarOps.h"

using namespace mlir;
using namespace remat;
using IntPredicate = arith::CmpIPredicate;

ScatterAccess::ScatterAccess(KernelBody &body, const KernelScatter &scatter,
                             gpu::GPUFuncOp function, ScalarBuilder &builder)
    : scatter(scatter), b(builder) {
  auto getMemory = [&](Value operand) -> Value {
    return function.getArgument(cast<BlockArgument>(operand).getArgNumber());
  };
  stablehlo::ScatterOp op = scatter.op;
  indices = getMemory(op.getScatterIndices());
  for (Value update : op.getUpdates())
    updates.push_back(getMemory(update));
  Operation *end = body.function.getBody().front().getTerminator();
  for (Value result : op.getResults()) {
    auto returned = llvm::find(end->getOperands(), result);
    int64_t number = std::distance(end->getOperands().begin(), returned);
    results.push_back(
        function.getArgument(body.function.getNumArguments() + number));
  }
  const ScatterForm &form = scatter.form;
  if (form.chunk == 0)
    return;
  auto createView = [&](unsigned bits, int64_t bytes, int64_t offset) {
    auto type = MemRefType::get({bytes * 8 / bits}, b.getIntegerType(bits));
    return createPart(b, b.getLoc(), function.getArguments().back(), type,
                      offset);
  };
  pairs = createView(64, form.countPairBytes(), 0);
  starts = createView(32, form.countStartBytes(), form.countPairBytes());
}

SmallVector<Value> ScatterAccess::split(Value number,
                                        ArrayRef<ScatterAxis> axes) {
  SmallVector<Value> coordinates(axes.size());
  for (size_t i = axes.size(); i-- > 0;) {
    Value size = b.index(axes[i].size);
    coordinates[i] = axes[i].size == 1 ? b.index(0)
                     : i == 0          ? number
                              : Value(arith::RemUIOp::create(b, number, size));
    if (i > 0 && axes[i].size > 1)
      number = arith::DivUIOp::create(b, number, size);
  }
  return coordinates;
}

Value ScatterAccess::locate(ValueRange coordinates, ArrayRef<ScatterAxis> axes,
                            int64_t ScatterAxis::*distance) {
  Value sum = b.index(0);
  for (auto [coordinate, axis] : llvm::zip_equal(coordinates, axes))
    if (int64_t each = axis.*distance)
      sum = b.add(sum, b.mul(coordinate, b.index(each)));
  return sum;
}

std::pair<SmallVector<Value>, Value>
ScatterAccess::readPlace(Value offset, ValueRange windows) {
  stablehlo::ScatterOp op = scatter.op;
  bool isUnsigned = getElementType(op.getScatterIndices()).isUnsignedInteger();
  SmallVector<Value> coordinates;
  Value isInside = b.boolean(true);
  for (auto [number, axis] : llvm::enumerate(scatter.form.places)) {
    Value index = memref::LoadOp::create(
        b, indices, b.add(offset, b.index(axis.inIndices)));
    if (!index.getType().isIndex())
      index = b.toIndex(index, isUnsigned);
    if (!windows.empty())
      index = b.add(index, windows[number]);
    coordinates.push_back(index);
    // Unsigned: a negative place is beyond any size.
    isInside = b.bitAnd(
        isInside, b.compare(IntPredicate::ult, index, b.index(axis.size)));
  }
  return {coordinates, isInside};
}

ScatterAccess::TilePlace ScatterAccess::readTile(Value offset) {
  const ScatterForm &form = scatter.form;
  auto [coordinates, isInside] = readPlace(offset);
  Value joined = b.index(0);
  for (auto [coordinate, axis] : llvm::zip_equal(coordinates, form.places))
    joined = b.add(b.mul(joined, b.index(axis.size)), coordinate);
  // By a constant, 32 bits are divided faster than 64.
  joined = arith::IndexCastUIOp::create(b, b.getI32Type(), joined);
  Value tiles = b.integer(b.getI32Type(), form.placeTiles);
  Value place = arith::DivUIOp::create(b, joined, tiles);
  return {isInside, b.sub(joined, b.mul(place, tiles)), place};
}

//===----------------------------------------------------------------------===//
// Partitions
//===----------------------------------------------------------------------===//

Value ScatterAccess::locatePart(Value group, Value chunk, Value tile) {
  const ScatterForm &form = scatter.form;
  Value number = b.add(b.mul(group, b.index(form.countChunks())), chunk);
  return b.add(b.mul(number, b.index(form.placeTiles + 1)), tile);
}

std::pair<Value, Value> ScatterAccess::loadPart(Value group, Value chunk,
                                                Value tile) {
  Value at = locatePart(group, chunk, tile);
  Value begin = memref::LoadOp::create(b, starts, at);
  Value end = memref::LoadOp::create(b, starts, b.add(at, b.index(1)));
  return {begin, end};
}

void ScatterAccess::storePart(Value group, Value chunk, Value tile,
                              Value begin) {
  memref::StoreOp::create(b, begin, starts, locatePart(group, chunk, tile));
}

Value ScatterAccess::locatePair(Value group, Value position) {
  return b.add(b.mul(group, b.index(countAll(scatter.form.updates))), position);
}

std::pair<Value, Value> ScatterAccess::loadPair(Value group, Value position) {
  Value pair = memref::LoadOp::create(b, pairs, locatePair(group, position));
  Type word = b.getI32Type();
  Value number = arith::TruncIOp::create(b, word, pair);
  Value place = arith::TruncIOp::create(b, word, b.shiftRight(pair, 32));
  return {number, place};
}

void ScatterAccess::storePair(Value group, Value position, Value number,
                              Value place) {
  Type both = b.getI64Type();
  Value pair = b.bitOr(b.toWidth(both, number),
                       b.shiftLeft(b.toWidth(both, place), 32));
  memref::StoreOp::create(b, pair, pairs, locatePair(group, position));
}

//===----------------------------------------------------------------------===//
// Elements
//===----------------------------------------------------------------------===//

SmallVector<Value> ScatterAccess::load(ValueRange memories, Value offset) {
  SmallVector<Value> elements;
  for (Value memory : memories)
    elements.push_back(memref::LoadOp::create(b, memory, offset));
  return elements;
}

SmallVector<Value> ScatterAccess::loadUpdates(Value offset) {
  return load(updates, offset);
}

SmallVector<Value> ScatterAccess::loadResults(Value offset) {
  return load(results, offset);
}

void ScatterAccess::storeResults(ValueRange elements, Value offset) {
  for (auto [element, memory] : llvm::zip_equal(elements, results))
    memref::StoreOp::create(b, element, memory, offset);
}

SmallVector<Type> ScatterAccess::getStoredTypes() {
  return llvm::map_to_vector(results, [](Value memory) {
    return cast<MemRefType>(memory.getType()).getElementType();
  });
}

SmallVector<Value> ScatterAccess::getZeros() {
  return llvm::map_to_vector(getStoredTypes(),
                             [&](Type type) { return b.zero(type); });
}

/// Booleans are bytes in memory.
SmallVector<Value> ScatterAccess::combine(ValueRange old, ValueRange news) {
  stablehlo::ScatterOp op = scatter.op;
  SmallVector<Value> arguments(old);
  llvm::append_range(arguments, news);
  for (auto [argument, type] :
       llvm::zip_equal(arguments, op.getUpdateComputation().getArgumentTypes()))
    if (cast<ShapedType>(type).getElementType().isInteger(1))
      argument =
          b.compare(IntPredicate::ne, argument, b.zero(argument.getType()));
  SmallVector<Value> made = emitRegion(b, op.getUpdateComputation(), arguments,
                                       [](Value) -> Value { return {}; });
  for (auto [element, type] : llvm::zip_equal(made, getStoredTypes()))
    if (element.getType() != type)
      element = arith::ExtUIOp::create(b, type, element);
  return made;
}
