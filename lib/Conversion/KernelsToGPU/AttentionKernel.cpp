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
/// Features of a key and a value, together, of which a multiprocessor's registers have
/// three blocks.
static constexpr int64_t mostFeaturesOfThree = 128;

static SmallVector<int64_t> getShape(const AttentionPattern &pattern) {
  return llvm::to_vector(
      cast<RankedTensorType>(pattern.logits.getType()).getShape());
}

static int64_t findRowTiles(const AttentionPattern &pattern) {
  return chooseRowTiles(getShape(pattern),
                        std::max(pattern.query.getSize(pattern.query.feature),
                                 pattern.value.getSize(pattern.value.feature)));
}

namespace {
/// What a thread carries from piece to piece of the keys: for each of its rows.
struct RowState {
  SmallVector<Value> maximum, sum;
  /// Sums of products with the values: four for each tile of columns.
  SmallVector<Value> outputs;

  SmallVector<Value> flatten() const {
    SmallVector<Value> all(maximum);
    llvm::append_range(all, sum);
    llvm::append_range(all, outputs);
    return all;
  }
  void takeOver(ValueRange all) {
    size_t rows = maximum.size();
    maximum = llvm::to_vector(all.take_front(rows));
    sum = llvm::to_vector(all.slice(rows, rows));
    outputs = llvm::to_vector(all.drop_front(2 * rows));
  }
};

class AttentionBuilder : AttentionTiles {
public:
  AttentionBuilder(const AttentionPattern &pattern,
                   const AttentionMemory &memory,
                   const AttentionScores &scores, gpu::GPUFuncOp function)
      : AttentionTiles(function,
                       getElementTypeOrSelf(pattern.query.tensor.getType()),
                       getShape(pattern), findRowTiles(pattern)),
        pattern(pattern), memory(memory), scores(scores),
        lastColumn(findLastColumn(pattern.logits)) {}
  void build();

private:
  // The kernel's parts, in order.
  void prepare();
  int64_t countTurns() const;
  void startKeys(Value begin);
  Indices locateElement(int64_t ofThread, Value column);
  /// For each of the thread's places in a piece from that column on.
  void forEachPlace(Value begin, llvm::function_ref<void(int64_t rowTile, int64_t place,
                                                         Value column)>
                                     visit);
  RowTiles applyElementwise(const RowTiles &sums, Value begin, bool isFree);
  void takePieces(Value begin, Value end, bool isFree, const RowTiles &queries,
                  RowState &state);
  void scaleWeights(RowTiles &weights, Value begin);
  void updateRow(int64_t ofThread, SmallVector<Value> &logits, RowState &state);
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
  /// Where the columns of this block end.
  Value end;
  /// The loop that is done last; others read the same.
  scf::ForOp lastLoop;
};
} // namespace

//===----------------------------------------------------------------------===//
// Products and rows
//===----------------------------------------------------------------------===//

/// In the order of the logits.
Indices AttentionBuilder::locateElement(int64_t ofThread, Value column) {
  Indices indices = batchIndices;
  indices.push_back(rowIndices[ofThread]);
  indices.push_back(emitter.addIndex(atMost(column, columns - 1), columns));
  return indices;
}

void AttentionBuilder::forEachPlace(
    Value begin,
    llvm::function_ref<void(int64_t rowTile, int64_t place, Value column)> visit) {
  for (int64_t tile = 0; tile < keyTiles; ++tile)
    for (int64_t which : {0, 1}) {
      Value column = findColumn(begin, tile * tileColumns + which);
      for (int64_t ofThread = 0; ofThread < countRows(); ++ofThread)
        visit(ofThread / 2, 4 * tile + 2 * (ofThread % 2) + which, column);
    }
}

/// What the body makes of the scores, element by element: nothing counts behind the
/// last column.
AttentionBuilder::RowTiles
AttentionBuilder::applyElementwise(const RowTiles &sums, Value begin, bool isFree) {
  Value scoresTensor = scores.function.getArgument(scores.scores);
  Value logits =
      scores.function.getBody().front().getTerminator()->getOperand(0);
  Type type = getElementTypeOrSelf(scoresTensor.getType());
  RowTiles results(sums);
  forEachPlace(begin, [&](int64_t rowTile, int64_t place, Value column) {
    Value &result = results[rowTile][place];
    int64_t ofThread = getRow(rowTile, place);
    Indices indices = locateElement(ofThread, column);
    if (type.getIntOrFloatBitWidth() < 32)
      result = arith::TruncFOp::create(builder, loc, type, result);
    emitter.define(scoresTensor, permute(indices, pattern.scorePlaces), result);
    defineMasks(scores.function, scores.masks, indices, ofThread, column, isFree,
                /*areRowsColumns=*/false);
    result = convert(emitter.emit(logits, indices), builder.getF32Type());
    if (columns % attentionKeys != 0)
      result = arith::SelectOp::create(builder, loc, isBelow(column, columns),
                                       result, number(-INFINITY));
  });
  return results;
}

/// What the body makes of quotients, of exponentials: the division comes last.
void AttentionBuilder::scaleWeights(RowTiles &weights, Value begin) {
  Value quotients = scores.function.getArgument(scores.quotients);
  Value product =
      scores.function.getBody().front().getTerminator()->getOperand(1);
  Type type = getElementTypeOrSelf(quotients.getType());
  forEachPlace(begin, [&](int64_t rowTile, int64_t place, Value column) {
    Value &weight = weights[rowTile][place];
    Indices indices = locateElement(getRow(rowTile, place), column);
    emitter.define(quotients, indices, convert(weight, type));
    weight = emitter.emit(product, indices);
  });
}

/// Logits become exponentials. Rows of which all is masked keep the lowest maximum,
/// and no exponential of theirs is a number that is added to anything.
void AttentionBuilder::updateRow(int64_t ofThread, SmallVector<Value> &logits,
                                 RowState &state) {
  Value &maximum = state.maximum[ofThread];
  auto places = llvm::make_filter_range(
      llvm::seq<int64_t>(0, logits.size()),
      [&](int64_t place) { return place / 2 % 2 == ofThread % 2; });
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
  Value &sum = state.sum[ofThread];
  sum = arith::MulFOp::create(builder, loc, sum, scale);
  for (int64_t place : places) {
    logits[place] = math::ExpOp::create(
        builder, loc, arith::SubFOp::create(builder, loc, logits[place], base));
    sum = arith::AddFOp::create(builder, loc, sum, logits[place]);
  }
  maximum = greatest;
  int64_t outputsOfTile = state.outputs.size() / rowTiles;
  MutableArrayRef<Value> outputs = MutableArrayRef(state.outputs)
                                       .slice(ofThread / 2 * outputsOfTile, outputsOfTile);
  for (auto [place, output] : llvm::enumerate(outputs))
    if (int64_t(place) / 2 % 2 == ofThread % 2)
      output = arith::MulFOp::create(builder, loc, output, scale);
}

//===----------------------------------------------------------------------===//
// To memory
//===----------------------------------------------------------------------===//

void AttentionBuilder::store(RowState &state) {
  for (Value &sum : state.sum)
    for (int64_t distance : {1, 2})
      sum = arith::AddFOp::create(builder, loc, sum, exchange(sum, distance));
  Value offset = computeBatchOffset(outputStrides);
  Type type = getElementTypeOrSelf(pattern.output.tensor.getType());
  int64_t outputsOfTile = state.outputs.size() / rowTiles;
  for (int64_t i = 0; i < countRows(); ++i) {
    auto guard = scf::IfOp::create(builder, loc, isBelow(row[i], rows));
    OpBuilder::InsertionGuard inside(builder);
    builder.setInsertionPointToStart(guard.thenBlock());
    for (int64_t place = 0; place < outputsOfTile; ++place) {
      if (!memory.output || place / 2 % 2 != i % 2)
        continue;
      Value feature = add(mul(inGroup, 2), place / 4 * tileColumns + place % 2);
      Value at = add(add(offset, mul(row[i], outputStrides.row)),
                     mul(feature, outputStrides.feature));
      Value quotient =
          arith::DivFOp::create(builder, loc,
                                state.outputs[i / 2 * outputsOfTile + place],
                                state.sum[i]);
      if (type.getIntOrFloatBitWidth() < 32)
        quotient = arith::TruncFOp::create(builder, loc, type, quotient);
      memref::StoreOp::create(builder, loc, quotient, memory.output, at);
    }
    auto first = scf::IfOp::create(builder, loc, isBelow(inGroup, 1));
    builder.setInsertionPointToStart(first.thenBlock());
    Value at = add(mul(batch, rows), row[i]);
    auto storeStatistic = [&](Value statistic, Value to) {
      if (to)
        memref::StoreOp::create(
            builder, loc,
            convert(statistic, getElementTypeOrSelf(to.getType())), to, at);
    };
    storeStatistic(state.maximum[i], memory.rowMaximum);
    storeStatistic(state.sum[i], memory.rowSum);
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
                 (blocks * blockRows * depth +
                  pieces * attentionKeys * (depth + width));
  llvm::SetVector<Value> inputs;
  for (Value input : {memory.query, memory.key, memory.value})
    inputs.insert(input);
  for (const ElementEmitter::Read &read : emitter.getReads()) {
    auto loop = read.op->getParentOfType<scf::ForOp>();
    if (!loop || loop == lastLoop)
      traffic.read += attentionThreads * (loop ? pieces : blocks) *
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
  keys = createShared(attentionKeys, depth, countTurns());
  values = createShared(attentionKeys, width, /*turns=*/1);
  for (auto [argument, buffer] : llvm::zip_equal(
           scores.function.getArguments(), scores.memories))
    if (buffer)
      emitter.bindMemory(argument, buffer);
}

/// Two pieces of keys have room, and come earlier, unless heads have many features.
int64_t AttentionBuilder::countTurns() const {
  constexpr int64_t mostFeatures = 256;
  return 2 * depth + width <= mostFeatures ? 2 : 1;
}

void AttentionBuilder::startKeys(Value begin) {
  startPiece(begin, end, [&] {
    SharedMatrix to = keys;
    takeTurn(to, begin);
    startCopy(memory.key, keyStrides, begin, to);
  });
}

/// From one column to another, of which all count where pieces are free.
void AttentionBuilder::takePieces(Value first, Value last, bool isFree,
                                  const RowTiles &queries, RowState &state) {
  auto loop = createLoop(first, last, attentionKeys, state.flatten());
  emitter.openLoop(loop);
  Value begin = toIndex(loop.getInductionVar());
  Value next = add(begin, attentionKeys);
  bool isEarly = keys.turns > 1;
  awaitCopies();
  startCopy(memory.value, valueStrides, begin, values);
  commitCopies();
  if (isEarly) {
    startKeys(next);
    commitCopies();
  }
  takeTurn(keys, begin);
  locateFragments(keys);
  locateFragments(values);
  state.takeOver(loop.getRegionIterArgs());
  RowTiles weights = applyElementwise(
      multiplyRows(queries, keys, /*first=*/0, attentionKeys), begin, isFree);
  for (int64_t i = 0; i < countRows(); ++i)
    updateRow(i, weights[i / 2], state);
  if (pattern.areWeightsScaled)
    scaleWeights(weights, begin);
  awaitCopies(/*pending=*/isEarly);
  if (!isEarly) {
    startKeys(next);
    commitCopies();
  }
  addProducts(weights, values, /*first=*/0, state.outputs);
  scf::YieldOp::create(builder, loc, state.flatten());
  emitter.closeLoop();
  state.takeOver(loop.getResults());
  lastLoop = loop;
}

void AttentionBuilder::build() {
  prepare();
  emitter.openBlock(&function.getBody().front());
  emitter.useThreads();
  takesLastRowsFirst = lastColumn.has_value();
  locate();
  fillUp(keys);
  fillUp(values);
  end = findEnd(lastColumn);
  startKeys(index(0));
  commitCopies();
  RowTiles queries = loadLeft(memory.query, queryStrides, depth);
  RowState state{
      SmallVector<Value>(countRows(), number(-INFINITY)),
      SmallVector<Value>(countRows(), number(0)),
      SmallVector<Value>(rowTiles * width / tileColumns * 4, number(0))};
  Value masked = index(0);
  if (!scores.masks.empty()) {
    masked = findFreeEnd(scores.masks, attentionKeys);
    takePieces(index(0), masked, /*isFree=*/true, queries, state);
  }
  takePieces(masked, end, /*isFree=*/false, queries, state);
  relocate();
  store(state);
  bool areFew = rowTiles * (depth + width) <= mostFeaturesOfThree;
  leaveRegisters(scores.function, /*blocks=*/areFew ? 3 : 2);
  useFastArithmetic();
  declare();
}

int64_t remat::countAttentionBlocks(const AttentionPattern &pattern) {
  SmallVector<int64_t> shape = getShape(pattern);
  return computeProduct(ArrayRef(shape).drop_back(2)) *
         llvm::divideCeil(shape[shape.size() - 2],
                          countBlockRows(findRowTiles(pattern)));
}

void remat::fillAttentionKernel(const AttentionPattern &pattern,
                                const AttentionMemory &memory,
                                const AttentionScores &scores,
                                gpu::GPUFuncOp function) {
  AttentionBuilder(pattern, memory, scores, function).build();
}
