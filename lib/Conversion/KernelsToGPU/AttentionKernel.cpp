// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// Attention by `mma.sync`; see the header. Values are on their way during the products
/// with keys, and the next keys during those with values.

#include "AttentionKernel.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Utils/IndexingUtils.h"
#include "llvm/ADT/SetVector.h"
#include <cmath>

using namespace mlir;
using namespace remat;

static constexpr int64_t keyTiles = attentionKeys / tileColumns;

namespace {
/// What a thread carries from piece to piece of the keys: for both of its rows.
struct RowState {
  Value maximum[2], sum[2];
  /// Sums of products with the values: four for each tile of columns.
  SmallVector<Value> outputs;

  SmallVector<Value> flatten() const {
    SmallVector<Value> all{maximum[0], maximum[1], sum[0], sum[1]};
    llvm::append_range(all, outputs);
    return all;
  }
  static RowState from(ValueRange all) {
    return {{all[0], all[1]}, {all[2], all[3]},
            llvm::to_vector(all.drop_front(4))};
  }
};

class AttentionBuilder : AttentionTiles {
public:
  AttentionBuilder(const AttentionPattern &pattern,
                   const AttentionMemory &memory,
                   const AttentionScores &scores, gpu::GPUFuncOp function)
      : AttentionTiles(function,
                       getElementTypeOrSelf(pattern.query.tensor.getType()),
                       cast<ShapedType>(pattern.logits.getType()).getShape()),
        pattern(pattern), memory(memory), scores(scores),
        lastColumn(findLastColumn(pattern.logits)) {}
  void build();

private:
  // The kernel's parts, in order.
  void prepare();
  void startKeys(Value begin, Value end);
  Indices locateElement(int64_t half, Value column);
  SmallVector<Value> applyElementwise(ArrayRef<Value> sums, Value begin);
  void scaleWeights(SmallVector<Value> &weights, Value begin);
  void updateRows(SmallVector<Value> &logits, RowState &state);
  void store(RowState &state);
  void declare();

  const AttentionPattern &pattern;
  const AttentionMemory &memory;
  AttentionScores scores;
  /// How far a row's columns go beyond its own.
  std::optional<int64_t> lastColumn;
  int64_t depth = 0, width = 0;
  Strides queryStrides, keyStrides, valueStrides, outputStrides;
  SharedMatrix keys, values;
};
} // namespace

//===----------------------------------------------------------------------===//
// Products and rows
//===----------------------------------------------------------------------===//

/// In the order of the logits.
Indices AttentionBuilder::locateElement(int64_t half, Value column) {
  Indices indices = batchIndices;
  indices.push_back(rowIndices[half]);
  indices.push_back(emitter.addIndex(atMost(column, columns - 1), columns));
  return indices;
}

/// What the body makes of the scores, element by element: nothing counts behind the
/// last column.
SmallVector<Value>
AttentionBuilder::applyElementwise(ArrayRef<Value> sums, Value begin) {
  Value scoresTensor = scores.function.getArguments().drop_back().back();
  Value logits =
      scores.function.getBody().front().getTerminator()->getOperand(0);
  Type type = getElementTypeOrSelf(scoresTensor.getType());
  SmallVector<Value> results(sums.size());
  for (int64_t tile = 0; tile < keyTiles; ++tile)
    for (int64_t which : {0, 1}) {
      Value column = findColumn(begin, tile * tileColumns + which);
      AffineExpr at = emitter.addIndex(atMost(column, columns - 1), columns);
      for (int64_t half : {0, 1}) {
        int64_t place = 4 * tile + 2 * half + which;
        Indices indices = batchIndices;
        indices.push_back(rowIndices[half]);
        indices.push_back(at);
        Value score = sums[place];
        if (type.getIntOrFloatBitWidth() < 32)
          score = arith::TruncFOp::create(builder, loc, type, score);
        emitter.define(scoresTensor, permute(indices, pattern.scorePlaces), score);
        results[place] =
            convert(emitter.emit(logits, indices), builder.getF32Type());
        if (columns % attentionKeys != 0)
          results[place] = arith::SelectOp::create(
              builder, loc, isBelow(column, columns), results[place],
              number(-INFINITY));
      }
    }
  return results;
}

/// What the body makes of quotients, of exponentials: the division comes last.
void AttentionBuilder::scaleWeights(SmallVector<Value> &weights, Value begin) {
  Value quotients = scores.function.getArguments().back();
  Value product =
      scores.function.getBody().front().getTerminator()->getOperand(1);
  Type type = getElementTypeOrSelf(quotients.getType());
  for (int64_t tile = 0; tile < keyTiles; ++tile)
    for (int64_t which : {0, 1}) {
      Value column = findColumn(begin, tile * tileColumns + which);
      for (int64_t half : {0, 1}) {
        Value &weight = weights[4 * tile + 2 * half + which];
        Indices indices = locateElement(half, column);
        emitter.define(quotients, indices, convert(weight, type));
        weight = emitter.emit(product, indices);
      }
    }
}

/// Logits become exponentials. Rows of which all is masked keep the lowest maximum,
/// and no exponential of theirs is a number that is added to anything.
void AttentionBuilder::updateRows(SmallVector<Value> &logits, RowState &state) {
  for (int64_t half : {0, 1}) {
    Value maximum = state.maximum[half];
    auto places = llvm::make_filter_range(
        llvm::seq<int64_t>(0, logits.size()),
        [&](int64_t place) { return place / 2 % 2 == half; });
    Value greatest = number(-INFINITY);
    for (int64_t place : places)
      greatest = arith::MaximumFOp::create(builder, loc, greatest, logits[place]);
    for (int64_t distance : {1, 2})
      greatest = arith::MaximumFOp::create(builder, loc, greatest,
                                           exchange(greatest, distance));
    greatest = arith::MaximumFOp::create(builder, loc, greatest, maximum);
    Value isLowest =
        arith::CmpFOp::create(builder, loc, arith::CmpFPredicate::OEQ, greatest,
                              number(-INFINITY));
    Value base =
        arith::SelectOp::create(builder, loc, isLowest, number(0), greatest);
    Value scale = math::ExpOp::create(
        builder, loc, arith::SubFOp::create(builder, loc, maximum, base));
    Value sum = arith::MulFOp::create(builder, loc, state.sum[half], scale);
    for (int64_t place : places) {
      logits[place] = math::ExpOp::create(
          builder, loc, arith::SubFOp::create(builder, loc, logits[place], base));
      sum = arith::AddFOp::create(builder, loc, sum, logits[place]);
    }
    state.maximum[half] = greatest;
    state.sum[half] = sum;
    for (auto [place, output] : llvm::enumerate(state.outputs))
      if (int64_t(place) / 2 % 2 == half)
        output = arith::MulFOp::create(builder, loc, output, scale);
  }
}

//===----------------------------------------------------------------------===//
// To memory
//===----------------------------------------------------------------------===//

void AttentionBuilder::store(RowState &state) {
  for (Value &sum : state.sum)
    for (int64_t distance : {1, 2})
      sum = arith::AddFOp::create(builder, loc, sum, exchange(sum, distance));
  Value offset = computeBatchOffset(outputStrides);
  for (int64_t half : {0, 1}) {
    auto guard = scf::IfOp::create(builder, loc, isBelow(row[half], rows));
    OpBuilder::InsertionGuard inside(builder);
    builder.setInsertionPointToStart(guard.thenBlock());
    Type type = getElementTypeOrSelf(pattern.output.tensor.getType());
    for (auto [place, sum] : llvm::enumerate(state.outputs)) {
      if (!memory.output || int64_t(place) / 2 % 2 != half)
        continue;
      Value feature = add(mul(inGroup, 2), place / 4 * tileColumns + place % 2);
      Value at = add(add(offset, mul(row[half], outputStrides.row)),
                     mul(feature, outputStrides.feature));
      Value quotient =
          arith::DivFOp::create(builder, loc, sum, state.sum[half]);
      if (type.getIntOrFloatBitWidth() < 32)
        quotient = arith::TruncFOp::create(builder, loc, type, quotient);
      memref::StoreOp::create(builder, loc, quotient, memory.output, at);
    }
    auto first = scf::IfOp::create(builder, loc, isBelow(inGroup, 1));
    builder.setInsertionPointToStart(first.thenBlock());
    Value at = add(mul(batch, rows), row[half]);
    auto storeStatistic = [&](Value statistic, Value to) {
      if (to)
        memref::StoreOp::create(
            builder, loc,
            convert(statistic, getElementTypeOrSelf(to.getType())), to, at);
    };
    storeStatistic(state.maximum[half], memory.rowMaximum);
    storeStatistic(state.sum[half], memory.rowSum);
  }
}

/// Every block reads its queries once, and the keys and values of its batch that any mask
/// leaves it, the last one again where the pieces go beyond it; what the elementwise ops read is counted
/// as if no compiler merged anything.
void AttentionBuilder::declare() {
  auto getBytes = [](Value value) -> int64_t {
    auto type = cast<MemRefType>(value.getType());
    return llvm::divideCeil(type.getElementTypeBitWidth(), 8);
  };
  int64_t blocks = countAttentionBlocks(pattern);
  int64_t pieces = batches * countPieces(lastColumn, attentionKeys,
                                         /*areRowsColumns=*/false);
  Traffic traffic;
  traffic.read = getBytes(memory.query) *
                 (blocks * attentionRows * depth +
                  pieces * attentionKeys * (depth + width));
  llvm::SetVector<Value> inputs;
  for (Value input : {memory.query, memory.key, memory.value})
    inputs.insert(input);
  for (const ElementEmitter::Read &read : emitter.getReads()) {
    bool isInLoop = read.op->getParentOfType<scf::ForOp>() != nullptr;
    traffic.read += attentionThreads * (isInLoop ? pieces : blocks) *
                    getBytes(read.memory);
    traffic.isUpperBound = true;
    inputs.insert(read.memory);
  }
  for (Value input : inputs)
    traffic.inputs += cast<MemRefType>(input.getType()).getNumElements() *
                      getBytes(input);
  for (Value result : {memory.output, memory.rowMaximum, memory.rowSum})
    if (result)
      traffic.outputs += cast<MemRefType>(result.getType()).getNumElements() *
                         getBytes(result);
  traffic.written = traffic.outputs;
  declareTraffic(function, traffic);
}

/// Sizes, places and memory.
void AttentionBuilder::prepare() {
  depth = pattern.query.getSize(pattern.query.feature);
  width = pattern.value.getSize(pattern.value.feature);
  queryStrides = Strides::of(pattern.query);
  keyStrides = Strides::of(pattern.key);
  valueStrides = Strides::of(pattern.value);
  outputStrides = Strides::of(pattern.output);
  keys = createShared(attentionKeys, depth, /*turns=*/1);
  values = createShared(attentionKeys, width, /*turns=*/1);
  for (auto [argument, buffer] : llvm::zip_equal(
           scores.function.getArguments(), scores.memories))
    if (buffer)
      emitter.bindMemory(argument, buffer);
}

void AttentionBuilder::startKeys(Value begin, Value end) {
  startPiece(begin, end,
             [&] { startCopy(memory.key, keyStrides, begin, keys); });
}

void AttentionBuilder::build() {
  prepare();
  emitter.openBlock(&function.getBody().front());
  emitter.useThreads();
  locate();
  fillUp(keys);
  fillUp(values);
  SmallVector<Value> queries = loadLeft(memory.query, queryStrides, depth);
  RowState state{{number(-INFINITY), number(-INFINITY)},
                 {number(0), number(0)},
                 SmallVector<Value>(width / tileColumns * 4, number(0))};
  Value end = findEnd(lastColumn);
  startKeys(index(0), end);
  auto loop = createLoop(index(0), end, attentionKeys, state.flatten());
  emitter.openLoop(loop);
  Value begin = toIndex(loop.getInductionVar());
  awaitCopies();
  startCopy(memory.value, valueStrides, begin, values);
  state = RowState::from(loop.getRegionIterArgs());
  SmallVector<Value> weights =
      applyElementwise(multiplyRows(queries, keys), begin);
  updateRows(weights, state);
  if (pattern.areWeightsScaled)
    scaleWeights(weights, begin);
  awaitCopies();
  startKeys(add(begin, attentionKeys), end);
  addProducts(weights, values, state.outputs);
  scf::YieldOp::create(builder, loc, state.flatten());
  emitter.closeLoop();
  state = RowState::from(loop.getResults());
  store(state);
  leaveRegisters(scores.function, /*blocks=*/3);
  useFastArithmetic();
  declare();
}

int64_t remat::countAttentionBlocks(const AttentionPattern &pattern) {
  auto shape = cast<RankedTensorType>(pattern.logits.getType()).getShape();
  return computeProduct(shape.drop_back(2)) *
         llvm::divideCeil(shape[shape.size() - 2], attentionRows);
}

void remat::fillAttentionKernel(const AttentionPattern &pattern,
                                const AttentionMemory &memory,
                                const AttentionScores &scores,
                                gpu::GPUFuncOp function) {
  AttentionBuilder(pattern, memory, scores, function).build();
}
