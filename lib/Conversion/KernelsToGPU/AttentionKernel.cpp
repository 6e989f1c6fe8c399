// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// Attention by `mma.sync`; see the header. Fragments are those of the PTX ISA for
/// m16n8k16: of lane l, with g = l / 4 and t = l % 4,
///
///   left   words of two neighbours: (g, 2t), (g+8, 2t), (g, 2t+8), (g+8, 2t+8)
///   right  words of two terms:      (2t, g), (2t+8, g)
///   sums   (g, 2t), (g, 2t+1), (g+8, 2t), (g+8, 2t+1)
///
/// so that sums of scores, rounded, are the left fragments of the next product, and
/// each thread has two rows. Shared memory holds words of two elements: keys by
/// features, values transposed, by keys. Rows of both have four words more than
/// elements need, which keeps the lanes of a warp off each other's banks.

#include "AttentionKernel.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/Dialect/LLVMIR/NVVMDialect.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Utils/IndexingUtils.h"
#include "mlir/Dialect/Vector/IR/VectorOps.h"
#include "remat/Dialect/Remat/Remat.h"
#include "llvm/ADT/SetVector.h"
#include <cmath>

using namespace mlir;
using namespace remat;

static constexpr int64_t warpSize = 32;
/// Rows of a warp, columns of sums, and terms of one `mma.sync`.
static constexpr int64_t tileRows = 16, tileColumns = 8, tileTerms = 16;
/// Elements that a thread copies to shared memory at a time: 16 bytes.
static constexpr int64_t copied = 8;
/// Words between the rows of shared memory.
static constexpr int64_t padding = 4;
static constexpr int64_t keyTiles = attentionKeys / tileColumns;

namespace {
/// Places of an operand's elements.
struct Strides {
  SmallVector<int64_t> batch;
  int64_t row = 0, feature = 0;
};

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

class AttentionBuilder {
public:
  AttentionBuilder(const AttentionPattern &pattern,
                   const AttentionMemory &memory,
                   const AttentionScores &scores, gpu::GPUFuncOp function)
      : pattern(pattern), memory(memory), scores(scores), function(function),
        builder(function.getBody().front().getTerminator()),
        loc(function.getLoc()), emitter(builder, loc),
        element(getElementTypeOrSelf(pattern.query.tensor.getType())) {}
  void build();

private:
  // Small things.
  Value index(int64_t value) {
    return arith::ConstantIndexOp::create(builder, loc, value);
  }
  Value number(double value) {
    return arith::ConstantOp::create(builder, loc,
                                     builder.getF32FloatAttr(value));
  }
  Value add(Value a, Value b) {
    return builder.createOrFold<arith::AddIOp>(loc, a, b);
  }
  Value add(Value a, int64_t b) { return b == 0 ? a : add(a, index(b)); }
  Value mul(Value a, int64_t b) {
    return builder.createOrFold<arith::MulIOp>(loc, a, index(b));
  }
  Value div(Value a, int64_t b) {
    return arith::DivUIOp::create(builder, loc, a, index(b));
  }
  Value rem(Value a, int64_t b) {
    return arith::RemUIOp::create(builder, loc, a, index(b));
  }
  Value atMost(Value a, int64_t last) {
    return arith::MinUIOp::create(builder, loc, a, index(last));
  }
  Value isBelow(Value a, int64_t bound) {
    return arith::CmpIOp::create(builder, loc, arith::CmpIPredicate::ult, a,
                                 index(bound));
  }
  Value toWord(Value pair);
  Value toOperand(Value word);
  Value pack(Value low, Value high);
  Value loadElements(Value from, Value place, int64_t count);
  Value exchange(Value value, int64_t distance);

  // The kernel's parts, in order.
  void prepare();
  void locate();
  Value createShared(int64_t rows, int64_t words);
  Value computeBatchOffset(const Strides &strides);
  SmallVector<Value> loadQueries();
  void copyKeys(Value begin);
  void copyValues(Value begin);
  SmallVector<Value> multiply(ArrayRef<Value> left, ArrayRef<Value> right,
                              ArrayRef<Value> sums);
  SmallVector<Value> computeScores();
  SmallVector<Value> applyElementwise(ArrayRef<Value> sums, Value begin);
  void updateRows(SmallVector<Value> &logits, RowState &state);
  void addValues(ArrayRef<Value> weights, RowState &state);
  void store(RowState &state);
  void declare();

  const AttentionPattern &pattern;
  const AttentionMemory &memory;
  AttentionScores scores;
  gpu::GPUFuncOp function;
  OpBuilder builder;
  Location loc;
  ElementEmitter emitter;
  Type element;
  SmallVector<int64_t> batchShape;
  int64_t batches = 1, rows = 0, columns = 0, depth = 0, width = 0;
  Strides queryStrides, keyStrides, valueStrides, outputStrides;
  Value keys, values;
  Value thread, group, inGroup, batch;
  /// Of this thread's two rows: the number, and the last one's where there is none.
  Value row[2], readRow[2];
  SmallVector<Value> queries;
  Indices batchIndices;
  AffineExpr rowIndices[2];
};
} // namespace

static Strides computeStrides(const AttentionOperand &operand) {
  auto shape = cast<RankedTensorType>(operand.tensor.getType()).getShape();
  SmallVector<int64_t> all(shape.size(), 1);
  for (int64_t d = int64_t(shape.size()) - 2; d >= 0; --d)
    all[d] = all[d + 1] * shape[d + 1];
  Strides strides{{}, all[operand.row], all[operand.feature]};
  for (int64_t dimension : operand.batch)
    strides.batch.push_back(all[dimension]);
  return strides;
}

//===----------------------------------------------------------------------===//
// Small things
//===----------------------------------------------------------------------===//

/// Two elements of 16 bits as a word.
Value AttentionBuilder::toWord(Value pair) {
  auto type = VectorType::get({1}, builder.getI32Type());
  Value word = vector::BitCastOp::create(builder, loc, type, pair);
  return vector::ExtractOp::create(builder, loc, word, 0);
}

/// A word as `mma.sync` takes it.
Value AttentionBuilder::toOperand(Value word) {
  if (!element.isF16())
    return word;
  auto type = VectorType::get({1}, builder.getI32Type());
  Value vector = vector::FromElementsOp::create(builder, loc, type, word);
  return vector::BitCastOp::create(builder, loc, VectorType::get({2}, element),
                                   vector);
}

Value AttentionBuilder::pack(Value low, Value high) {
  return toWord(vector::FromElementsOp::create(
      builder, loc, VectorType::get({2}, element), ValueRange{low, high}));
}

/// Neighbours that lie at a multiple of their size.
Value AttentionBuilder::loadElements(Value from, Value place, int64_t count) {
  return vector::LoadOp::create(builder, loc, VectorType::get({count}, element),
                                from, place, /*nontemporal=*/false,
                                llvm::MaybeAlign(2 * count));
}

/// The value of the thread whose number differs in the bit `distance`.
Value AttentionBuilder::exchange(Value value, int64_t distance) {
  Type word = builder.getI32Type();
  auto constant = [&](int64_t bits) -> Value {
    return arith::ConstantOp::create(builder, loc,
                                     builder.getI32IntegerAttr(int32_t(bits)));
  };
  Value bits = arith::BitcastOp::create(builder, loc, word, value);
  bits = NVVM::ShflOp::create(builder, loc, word, constant(-1), bits,
                              constant(distance), constant(31),
                              NVVM::ShflKind::bfly, UnitAttr());
  return arith::BitcastOp::create(builder, loc, builder.getF32Type(), bits);
}

//===----------------------------------------------------------------------===//
// Where a thread is
//===----------------------------------------------------------------------===//

void AttentionBuilder::locate() {
  thread = gpu::ThreadIdOp::create(builder, loc, gpu::Dimension::x);
  Value block = gpu::BlockIdOp::create(builder, loc, gpu::Dimension::x);
  int64_t rowBlocks = llvm::divideCeil(rows, attentionRows);
  batch = div(block, rowBlocks);
  Value lane = rem(thread, warpSize);
  group = div(lane, 4);
  inGroup = rem(lane, 4);
  Value first = add(mul(rem(block, rowBlocks), attentionRows),
                    mul(div(thread, warpSize), tileRows));
  batchIndices = emitter.split(emitter.addIndex(batch, batches), batchShape);
  for (int half : {0, 1}) {
    row[half] = add(add(first, group), half * tileRows / 2);
    readRow[half] = atMost(row[half], rows - 1);
    rowIndices[half] = emitter.addIndex(readRow[half], rows);
  }
}

/// Words in shared memory, one row after the other.
Value AttentionBuilder::createShared(int64_t count, int64_t words) {
  auto space = gpu::AddressSpaceAttr::get(
      builder.getContext(), gpu::GPUDialect::getWorkgroupAddressSpace());
  auto type = MemRefType::get({count, words + padding}, builder.getI32Type(),
                              MemRefLayoutAttrInterface(), space);
  return function.addWorkgroupAttribution(type, loc);
}

Value AttentionBuilder::computeBatchOffset(const Strides &strides) {
  Value offset = index(0), rest = batch;
  for (int64_t d = int64_t(batchShape.size()) - 1; d >= 0; --d) {
    Value at = rem(rest, batchShape[d]);
    rest = div(rest, batchShape[d]);
    offset = add(offset, mul(at, strides.batch[d]));
  }
  return offset;
}

//===----------------------------------------------------------------------===//
// From memory
//===----------------------------------------------------------------------===//

/// Left fragments of the warp's queries, for all terms.
SmallVector<Value> AttentionBuilder::loadQueries() {
  Value offset = computeBatchOffset(queryStrides);
  SmallVector<Value> words;
  for (int64_t term = 0; term < depth; term += tileTerms)
    for (int64_t half : {0, 8})
      for (int which : {0, 1}) {
        Value place = add(offset, mul(readRow[which], queryStrides.row));
        place = add(add(place, mul(inGroup, 2)), term + half);
        words.push_back(
            toOperand(toWord(loadElements(memory.query, place, 2))));
      }
  return words;
}

/// The keys from `begin` on; behind the last one it is that again.
void AttentionBuilder::copyKeys(Value begin) {
  int64_t chunks = depth / copied;
  Value offset = computeBatchOffset(keyStrides);
  auto loop = scf::ForOp::create(builder, loc, thread,
                                 index(attentionKeys * chunks),
                                 index(attentionThreads));
  OpBuilder::InsertionGuard guard(builder);
  builder.setInsertionPointToStart(loop.getBody());
  Value key = div(loop.getInductionVar(), chunks);
  Value chunk = rem(loop.getInductionVar(), chunks);
  Value place = add(offset, mul(atMost(add(begin, key), columns - 1),
                                keyStrides.row));
  Value read = loadElements(memory.key, add(place, mul(chunk, copied)), copied);
  auto type = VectorType::get({copied / 2}, builder.getI32Type());
  Value words = vector::BitCastOp::create(builder, loc, type, read);
  for (int64_t i = 0; i < copied / 2; ++i)
    memref::StoreOp::create(
        builder, loc, vector::ExtractOp::create(builder, loc, words, i), keys,
        ValueRange{key, add(mul(chunk, copied / 2), i)});
}

/// The values from `begin` on, by pairs of keys.
void AttentionBuilder::copyValues(Value begin) {
  int64_t pairs = attentionKeys / 2;
  Value offset = computeBatchOffset(valueStrides);
  auto loop = scf::ForOp::create(builder, loc, thread,
                                 index(pairs * (width / copied)),
                                 index(attentionThreads));
  OpBuilder::InsertionGuard guard(builder);
  builder.setInsertionPointToStart(loop.getBody());
  Value pair = rem(loop.getInductionVar(), pairs);
  Value feature = mul(div(loop.getInductionVar(), pairs), copied);
  Value read[2];
  for (int64_t which : {0, 1}) {
    Value key = atMost(add(add(begin, mul(pair, 2)), which), columns - 1);
    Value place = add(offset, mul(key, valueStrides.row));
    read[which] = loadElements(memory.value, add(place, feature), copied);
  }
  for (int64_t i = 0; i < copied; ++i) {
    Value low = vector::ExtractOp::create(builder, loc, read[0], i);
    Value high = vector::ExtractOp::create(builder, loc, read[1], i);
    memref::StoreOp::create(builder, loc, pack(low, high), values,
                            ValueRange{add(feature, i), pair});
  }
}

//===----------------------------------------------------------------------===//
// Products and rows
//===----------------------------------------------------------------------===//

/// The sums of one tile and the products of one slice of terms.
SmallVector<Value> AttentionBuilder::multiply(ArrayRef<Value> left,
                                              ArrayRef<Value> right,
                                              ArrayRef<Value> sums) {
  Type sum = builder.getF32Type();
  auto all = LLVM::LLVMStructType::getLiteral(builder.getContext(),
                                              {sum, sum, sum, sum});
  NVVM::MMATypes type =
      element.isF16() ? NVVM::MMATypes::f16 : NVVM::MMATypes::bf16;
  Value made = NVVM::MmaOp::create(
      builder, loc, all, ValueRange(left), ValueRange(right), ValueRange(sums),
      ArrayRef<int64_t>{tileRows, tileColumns, tileTerms}, std::nullopt,
      std::nullopt, std::array<NVVM::MMATypes, 2>{type, type},
      std::array<NVVM::MMALayout, 2>{NVVM::MMALayout::row,
                                     NVVM::MMALayout::col});
  SmallVector<Value> results;
  for (int64_t i = 0; i < 4; ++i)
    results.push_back(LLVM::ExtractValueOp::create(builder, loc, made, i));
  return results;
}

/// Of the warp's rows and all keys in shared memory: four sums for each tile.
SmallVector<Value> AttentionBuilder::computeScores() {
  SmallVector<Value> all;
  for (int64_t tile = 0; tile < keyTiles; ++tile) {
    SmallVector<Value> sums(4, number(0));
    Value key = add(group, tile * tileColumns);
    for (int64_t slice = 0; slice < depth / tileTerms; ++slice) {
      SmallVector<Value> right;
      for (int64_t half : {0, 4})
        right.push_back(toOperand(memref::LoadOp::create(
            builder, loc, keys,
            ValueRange{key, add(inGroup, slice * tileTerms / 2 + half)})));
      sums = multiply(ArrayRef(queries).slice(4 * slice, 4), right, sums);
    }
    llvm::append_range(all, sums);
  }
  return all;
}

/// What the body makes of the scores, element by element: nothing counts behind the
/// last column.
SmallVector<Value>
AttentionBuilder::applyElementwise(ArrayRef<Value> sums, Value begin) {
  Value scoresTensor = scores.function.getArguments().back();
  Value logits =
      scores.function.getBody().front().getTerminator()->getOperand(0);
  Type type = getElementTypeOrSelf(scoresTensor.getType());
  SmallVector<Value> results(sums.size());
  for (int64_t tile = 0; tile < keyTiles; ++tile)
    for (int64_t which : {0, 1}) {
      Value column =
          add(add(begin, mul(inGroup, 2)), tile * tileColumns + which);
      AffineExpr at = emitter.addIndex(atMost(column, columns - 1), columns);
      for (int64_t half : {0, 1}) {
        int64_t place = 4 * tile + 2 * half + which;
        Indices indices = batchIndices;
        indices.push_back(rowIndices[half]);
        indices.push_back(at);
        Value score = sums[place];
        if (type.getIntOrFloatBitWidth() < 32)
          score = arith::TruncFOp::create(builder, loc, type, score);
        emitter.define(scoresTensor, indices, score);
        results[place] = emitter.emit(logits, indices);
        if (columns % attentionKeys != 0)
          results[place] = arith::SelectOp::create(
              builder, loc, isBelow(column, columns), results[place],
              number(-INFINITY));
      }
    }
  return results;
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

/// Adds the products of exponentials and the values in shared memory.
void AttentionBuilder::addValues(ArrayRef<Value> weights, RowState &state) {
  auto round = [&](int64_t place) -> Value {
    Value pair[2];
    for (int64_t which : {0, 1})
      pair[which] = arith::TruncFOp::create(builder, loc, element,
                                            weights[place + which]);
    return toOperand(pack(pair[0], pair[1]));
  };
  for (int64_t slice = 0; slice < attentionKeys / tileTerms; ++slice) {
    SmallVector<Value> left;
    for (int64_t pair = 0; pair < 4; ++pair)
      left.push_back(round(8 * slice + 2 * pair));
    for (int64_t tile = 0; tile < width / tileColumns; ++tile) {
      SmallVector<Value> right;
      Value feature = add(group, tile * tileColumns);
      for (int64_t half : {0, 4})
        right.push_back(toOperand(memref::LoadOp::create(
            builder, loc, values,
            ValueRange{feature, add(inGroup, slice * tileTerms / 2 + half)})));
      ArrayRef<Value> sums = ArrayRef(state.outputs).slice(4 * tile, 4);
      SmallVector<Value> made = multiply(left, right, sums);
      llvm::copy(made, state.outputs.begin() + 4 * tile);
    }
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
    if (memory.rowMaximum)
      memref::StoreOp::create(builder, loc, state.maximum[half],
                              memory.rowMaximum, at);
    if (memory.rowSum)
      memref::StoreOp::create(builder, loc, state.sum[half], memory.rowSum, at);
  }
}

/// Every block reads its queries once, and all keys and values of its batch, the last
/// one again where the pieces go beyond it; what the elementwise ops read is counted
/// as if no compiler merged anything.
void AttentionBuilder::declare() {
  auto getBytes = [](Value value) -> int64_t {
    auto type = cast<MemRefType>(value.getType());
    return llvm::divideCeil(type.getElementTypeBitWidth(), 8);
  };
  int64_t blocks = countAttentionBlocks(pattern);
  int64_t pieces = llvm::divideCeil(columns, attentionKeys);
  Traffic traffic;
  traffic.read = blocks * getBytes(memory.query) *
                 (attentionRows * depth + pieces * attentionKeys * (depth + width));
  llvm::SetVector<Value> inputs;
  for (Value input : {memory.query, memory.key, memory.value})
    inputs.insert(input);
  for (const ElementEmitter::Read &read : emitter.getReads()) {
    bool isInLoop = read.op->getParentOfType<scf::ForOp>() != nullptr;
    traffic.read += blocks * attentionThreads * (isInLoop ? pieces : 1) *
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
  function->setAttr(RematDialect::profileAttrName,
                    makeTraffic(function.getContext(), traffic));
}

/// Sizes, places and memory.
void AttentionBuilder::prepare() {
  auto shape = cast<RankedTensorType>(pattern.logits.getType()).getShape();
  batchShape = llvm::to_vector(shape.drop_back(2));
  batches = computeProduct(batchShape);
  rows = shape[shape.size() - 2];
  columns = shape.back();
  depth = pattern.query.getSize(pattern.query.feature);
  width = pattern.value.getSize(pattern.value.feature);
  queryStrides = computeStrides(pattern.query);
  keyStrides = computeStrides(pattern.key);
  valueStrides = computeStrides(pattern.value);
  outputStrides = computeStrides(pattern.output);
  keys = createShared(attentionKeys, depth / 2);
  values = createShared(width, attentionKeys / 2);
  for (auto [argument, buffer] : llvm::zip_equal(
           scores.function.getArguments(), scores.memories))
    if (buffer)
      emitter.bindMemory(argument, buffer);
}

void AttentionBuilder::build() {
  prepare();
  emitter.openBlock(&function.getBody().front());
  emitter.useThreads();
  locate();
  queries = loadQueries();
  RowState state{{number(-INFINITY), number(-INFINITY)},
                 {number(0), number(0)},
                 SmallVector<Value>(width / tileColumns * 4, number(0))};
  auto loop = scf::ForOp::create(builder, loc, index(0), index(columns),
                                 index(attentionKeys), state.flatten());
  emitter.openLoop(loop);
  Value begin = loop.getInductionVar();
  copyKeys(begin);
  copyValues(begin);
  gpu::BarrierOp::create(builder, loc);
  state = RowState::from(loop.getRegionIterArgs());
  SmallVector<Value> weights = applyElementwise(computeScores(), begin);
  updateRows(weights, state);
  addValues(weights, state);
  gpu::BarrierOp::create(builder, loc);
  scf::YieldOp::create(builder, loc, state.flatten());
  emitter.closeLoop();
  state = RowState::from(loop.getResults());
  store(state);
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
