// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// Random bits as functions of the state: Threefry and Philox of J. Salmon et
/// al., "Parallel Random Numbers: As Easy as 1, 2, 3" (2011).
///
/// The counters and the order in which words become elements are those of XLA,
/// so that the bits are the same. Threefry makes two words per counter, which
/// are neighbours along the first dimension of even size (otherwise the largest
/// one). Philox makes four per counter, which are neighbours in memory.

#include "Lowering.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "remat/Dialect/StableHLO/StableHLO.h"

using namespace mlir;
using namespace remat;
using IntPredicate = arith::CmpIPredicate;
using stablehlo::RngAlgorithm;

//===----------------------------------------------------------------------===//
// Words
//===----------------------------------------------------------------------===//

static Value lowWord(ScalarBuilder &b, Value x) {
  return b.toWidth(b.getI32Type(), x);
}

static Value highWord(ScalarBuilder &b, Value x) {
  return b.toWidth(b.getI32Type(), b.shiftRight(x, 32));
}

static Value joinWords(ScalarBuilder &b, Value low, Value high) {
  Type wide = b.getI64Type();
  return b.bitOr(b.toWidth(wide, low), b.shiftLeft(b.toWidth(wide, high), 32));
}

static Value word(ScalarBuilder &b, uint32_t value) {
  return b.integer(b.getI32Type(), APInt(32, value));
}

//===----------------------------------------------------------------------===//
// Generators
//===----------------------------------------------------------------------===//

static Value rotateLeft(ScalarBuilder &b, Value x, int64_t distance) {
  return b.bitOr(b.shiftLeft(x, distance), b.shiftRight(x, 32 - distance));
}

/// 20 rounds; a part of the key is added after every four.
static std::array<Value, 2> emitThreefry(ScalarBuilder &b, Value key,
                                         Value counter) {
  static constexpr int64_t rotations[2][4] = {{13, 15, 26, 6},
                                              {17, 29, 16, 24}};
  Value keys[3] = {lowWord(b, key), highWord(b, key), nullptr};
  keys[2] = b.bitXor(b.bitXor(keys[0], keys[1]), word(b, 0x1BD11BDA));
  Value x = b.add(lowWord(b, counter), keys[0]);
  Value y = b.add(highWord(b, counter), keys[1]);
  for (unsigned group = 0; group < 5; ++group) {
    for (int64_t rotation : rotations[group % 2]) {
      x = b.add(x, y);
      y = b.bitXor(rotateLeft(b, y, rotation), x);
    }
    x = b.add(x, keys[(group + 1) % 3]);
    y = b.add(b.add(y, keys[(group + 2) % 3]), word(b, group + 1));
  }
  return {x, y};
}

/// Ten rounds; the key grows by a constant after each.
static std::array<Value, 4> emitPhilox(ScalarBuilder &b, Value key,
                                       std::array<Value, 2> counter) {
  std::array<Value, 4> x = {lowWord(b, counter[0]), highWord(b, counter[0]),
                            lowWord(b, counter[1]), highWord(b, counter[1])};
  Value keys[2] = {lowWord(b, key), highWord(b, key)};
  for (unsigned round = 0; round < 10; ++round) {
    auto first = arith::MulUIExtendedOp::create(b, x[0], word(b, 0xD2511F53));
    auto second = arith::MulUIExtendedOp::create(b, x[2], word(b, 0xCD9E8D57));
    x = {b.bitXor(b.bitXor(second.getHigh(), x[1]), keys[0]), second.getLow(),
         b.bitXor(b.bitXor(first.getHigh(), x[3]), keys[1]), first.getLow()};
    keys[0] = b.add(keys[0], word(b, 0x9E3779B9));
    keys[1] = b.add(keys[1], word(b, 0xBB67AE85));
  }
  return x;
}

//===----------------------------------------------------------------------===//
// Counters
//===----------------------------------------------------------------------===//

/// The number of the element in row-major order, in loops over `shape`.
static Value createLinearIndex(ScalarBuilder &b, ArrayRef<int64_t> shape,
                               ArrayRef<Value> indices) {
  Value linear = b.index(0);
  for (auto [size, index] : llvm::zip_equal(shape, indices))
    linear = b.add(b.mul(linear, b.index(size)), index);
  return linear;
}

static SmallVector<Value> createIndices(ScalarBuilder &b, size_t rank) {
  SmallVector<Value> indices;
  for (size_t i = 0; i < rank; ++i)
    indices.push_back(createLoopIndex(b, i));
  return indices;
}

static Value toCounter(ScalarBuilder &b, Value index) {
  return arith::IndexCastOp::create(b, b.getI64Type(), index);
}

/// The dimension along which two words of one counter are neighbours.
static unsigned findSplitDimension(ArrayRef<int64_t> shape) {
  for (auto [i, size] : llvm::enumerate(shape))
    if (size % 2 == 0)
      return i;
  return llvm::max_element(shape) - shape.begin();
}

static Value readState(ScalarBuilder &b, Value state, int64_t i) {
  return tensor::ExtractOp::create(b, state, b.index(i));
}

/// The sum of a counter of 128 bits and a number.
static std::array<Value, 2>
advance(ScalarBuilder &b, std::array<Value, 2> counter, Value number) {
  Value low = b.add(counter[0], number);
  Value carries = b.compare(IntPredicate::ult, low, counter[0]);
  Value carry = b.toWidth(b.getI64Type(), carries);
  return {low, b.add(counter[1], carry)};
}

namespace {
/// The values of one op.
struct Generated {
  SmallVector<Value> state;
  Value bits;
};
} // namespace

/// The word as an integer of the element's width.
static Value toElement(ScalarBuilder &b, Value bits, Type element) {
  Type type = b.getIntegerType(element.getIntOrFloatBitWidth());
  return b.bitcast(element, b.toWidth(type, bits));
}

static Generated generateThreefry(ScalarBuilder &builder, Value state,
                                  RankedTensorType type) {
  ArrayRef<int64_t> shape = type.getShape();
  Type element = type.getElementType();
  bool isWide = element.getIntOrFloatBitWidth() == 64;
  Value key = readState(builder, state, 0);
  Value counter = readState(builder, state, 1);
  Shape halves(shape);
  unsigned split = 0;
  if (!isWide && !shape.empty()) {
    split = findSplitDimension(shape);
    halves[split] = llvm::divideCeil(shape[split], 2);
  }
  Value bits = createMap(
      builder, shape, element, {}, {}, [&](ScalarBuilder &b, ValueRange) {
        SmallVector<Value> indices = createIndices(b, shape.size());
        Value isSecond = b.boolean(false);
        if (!isWide && !shape.empty()) {
          Value half = b.shiftRight(indices[split], b.index(1));
          isSecond =
              b.compare(IntPredicate::ne, indices[split], b.add(half, half));
          indices[split] = half;
        }
        Value number = toCounter(b, createLinearIndex(b, halves, indices));
        auto [x, y] = emitThreefry(b, key, b.add(counter, number));
        Value result = isWide ? joinWords(b, x, y) : b.select(isSecond, y, x);
        return toElement(b, result, element);
      });
  int64_t used = type.clone(halves).getNumElements();
  Value next =
      builder.add(counter, builder.integer(builder.getI64Type(), used));
  return {{key, next}, bits};
}

static Generated generatePhilox(ScalarBuilder &builder, Value state,
                                RankedTensorType type) {
  ArrayRef<int64_t> shape = type.getShape();
  Type element = type.getElementType();
  bool isWide = element.getIntOrFloatBitWidth() == 64;
  int64_t perCounter = isWide ? 2 : 4;
  // A state of two numbers holds the upper half of the counter in the key.
  bool isLong = getShape(state)[0] >= 3;
  Value key = readState(builder, state, 0);
  std::array<Value, 2> counter = {readState(builder, state, 1),
                                  isLong ? readState(builder, state, 2) : key};
  Value bits = createMap(
      builder, shape, element, {}, {}, [&](ScalarBuilder &b, ValueRange) {
        SmallVector<Value> indices = createIndices(b, shape.size());
        Value linear = createLinearIndex(b, shape, indices);
        Value size = b.index(perCounter);
        Value block = arith::DivUIOp::create(b, linear, size);
        Value lane = arith::RemUIOp::create(b, linear, size);
        std::array<Value, 4> words =
            emitPhilox(b, key, advance(b, counter, toCounter(b, block)));
        SmallVector<Value> lanes(words.begin(), words.end());
        if (isWide)
          lanes = {joinWords(b, words[0], words[1]),
                   joinWords(b, words[2], words[3])};
        Value result = lanes[0];
        for (auto [i, value] : llvm::enumerate(ArrayRef(lanes).drop_front()))
          result = b.select(b.compare(IntPredicate::eq, lane, b.index(i + 1)),
                            value, result);
        return toElement(b, result, element);
      });
  int64_t used = llvm::divideCeil(type.getNumElements(), perCounter);
  std::array<Value, 2> next =
      advance(builder, counter, builder.integer(builder.getI64Type(), used));
  SmallVector<Value> nextState = {key, next[0]};
  if (isLong)
    nextState.push_back(next[1]);
  return {nextState, bits};
}

namespace {
struct RngBitGeneratorLowering
    : OpConversionPattern<stablehlo::RngBitGeneratorOp> {
  using OpConversionPattern::OpConversionPattern;

  LogicalResult
  matchAndRewrite(stablehlo::RngBitGeneratorOp op, OpAdaptor adaptor,
                  ConversionPatternRewriter &rewriter) const override {
    ScalarBuilder builder(op.getLoc(), rewriter);
    auto type = cast<RankedTensorType>(
        getTypeConverter()->convertType(op.getOutput().getType()));
    Value state = adaptor.getInitialState();
    // XLA's default on hosts is Philox.
    Generated generated = op.getRngAlgorithm() == RngAlgorithm::THREE_FRY
                              ? generateThreefry(builder, state, type)
                              : generatePhilox(builder, state, type);
    Value next = tensor::FromElementsOp::create(builder, state.getType(),
                                                generated.state);
    rewriter.replaceOp(op, {next, generated.bits});
    return success();
  }
};
} // namespace

void remat::populateRandomPatterns(const TypeConverter &converter,
                                   RewritePatternSet &patterns) {
  patterns.add<RngBitGeneratorLowering>(converter, patterns.getContext());
}
