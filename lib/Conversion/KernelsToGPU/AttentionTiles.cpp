// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "AttentionTiles.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/Dialect/LLVMIR/NVVMDialect.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Utils/IndexingUtils.h"
#include "mlir/Dialect/Vector/IR/VectorOps.h"
#include "llvm/Support/MathExtras.h"

using namespace mlir;
using namespace remat;

/// Elements that a thread copies to shared memory at a time: 16 bytes.
static constexpr int64_t copied = 8;
/// Words between the rows of shared memory.
static constexpr int64_t padding = 4;

Strides Strides::of(const AttentionOperand &operand) {
  auto shape = cast<RankedTensorType>(operand.tensor.getType()).getShape();
  SmallVector<int64_t> all(shape.size(), 1);
  for (int64_t d = int64_t(shape.size()) - 2; d >= 0; --d)
    all[d] = all[d + 1] * shape[d + 1];
  Strides strides{{}, all[operand.row], all[operand.feature]};
  for (int64_t dimension : operand.batch)
    strides.batch.push_back(
        dimension == AttentionOperand::shared ? 0 : all[dimension]);
  return strides;
}

AttentionTiles::AttentionTiles(gpu::GPUFuncOp function, Type element,
                               ArrayRef<int64_t> shape)
    : function(function), builder(function.getBody().front().getTerminator()),
      loc(function.getLoc()), emitter(builder, loc), element(element),
      fragments(builder, loc, element), batchShape(shape.drop_back(2)),
      batches(computeProduct(batchShape)), rows(shape[shape.size() - 2]),
      columns(shape.back()) {}

//===----------------------------------------------------------------------===//
// Small things
//===----------------------------------------------------------------------===//

/// Neighbours that lie at a multiple of their size.
Value AttentionTiles::loadElements(Value from, Value place, int64_t count) {
  return vector::LoadOp::create(builder, loc, VectorType::get({count}, element),
                                from, place, /*nontemporal=*/false,
                                llvm::MaybeAlign(2 * count));
}

/// The value of the thread whose number differs in the bit `distance`.
Value AttentionTiles::exchange(Value value, int64_t distance) {
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

Value AttentionTiles::convert(Value value, Type type) {
  int64_t from = value.getType().getIntOrFloatBitWidth();
  int64_t to = type.getIntOrFloatBitWidth();
  if (from > to)
    return arith::TruncFOp::create(builder, loc, type, value);
  if (from < to)
    return arith::ExtFOp::create(builder, loc, type, value);
  return value;
}

//===----------------------------------------------------------------------===//
// Where a thread is
//===----------------------------------------------------------------------===//

void AttentionTiles::enterBatch(Value inner) {
  Value outerRest = outer;
  batch = index(0);
  int64_t place = 1;
  for (int64_t d = int64_t(batchShape.size()) - 1; d >= 0; --d) {
    Value &rest = llvm::is_contained(summed, d) ? inner : outerRest;
    batch = add(batch, mul(rem(rest, batchShape[d]), place));
    rest = div(rest, batchShape[d]);
    place *= batchShape[d];
  }
  batchIndices = emitter.split(emitter.addIndex(batch, batches), batchShape);
}

Indices AttentionTiles::permute(const Indices &indices,
                                ArrayRef<int64_t> places) {
  Indices permuted = indices;
  for (auto [index, place] : llvm::zip_equal(indices, places))
    permuted[place] = index;
  return permuted;
}

void AttentionTiles::locate(ArrayRef<int64_t> summed) {
  thread = gpu::ThreadIdOp::create(builder, loc, gpu::Dimension::x);
  Value block = gpu::BlockIdOp::create(builder, loc, gpu::Dimension::x);
  int64_t rowBlocks = llvm::divideCeil(rows, attentionRows);
  batch = div(block, rowBlocks);
  Value lane = rem(thread, warpSize);
  group = div(lane, 4);
  inGroup = rem(lane, 4);
  Value first = add(mul(rem(block, rowBlocks), attentionRows),
                    mul(div(thread, warpSize), tileRows));
  this->summed = llvm::to_vector(summed);
  outer = batch;
  if (summed.empty())
    batchIndices = emitter.split(emitter.addIndex(batch, batches), batchShape);
  else
    enterBatch(index(0));
  for (int half : {0, 1}) {
    row[half] = add(add(first, group), half * tileRows / 2);
    readRow[half] = atMost(row[half], rows - 1);
    rowIndices[half] = emitter.addIndex(readRow[half], rows);
  }
}

/// Words in shared memory, one row after the other.
Value AttentionTiles::createShared(int64_t rows, int64_t columns) {
  auto space = gpu::AddressSpaceAttr::get(
      builder.getContext(), gpu::GPUDialect::getWorkgroupAddressSpace());
  // An odd multiple of four words, as if there were all of the last slice.
  int64_t words = llvm::alignTo(columns, tileTerms) / 2 + padding;
  auto type = MemRefType::get({rows, words}, builder.getI32Type(),
                              MemRefLayoutAttrInterface(), space);
  return function.addWorkgroupAttribution(type, loc);
}

Value AttentionTiles::computeBatchOffset(const Strides &strides) {
  Value offset = index(0), rest = batch;
  for (int64_t d = int64_t(batchShape.size()) - 1; d >= 0; --d) {
    Value at = rem(rest, batchShape[d]);
    rest = div(rest, batchShape[d]);
    if (strides.batch[d] != 0)
      offset = add(offset, mul(at, strides.batch[d]));
  }
  return offset;
}

/// The first row of the block.
static Value findFirstRow(OpBuilder &builder, Location loc, int64_t rows) {
  auto index = [&](int64_t value) -> Value {
    return arith::ConstantIndexOp::create(builder, loc, value);
  };
  Value block = gpu::BlockIdOp::create(builder, loc, gpu::Dimension::x);
  Value inBatch = arith::RemUIOp::create(
      builder, loc, block, index(llvm::divideCeil(rows, attentionRows)));
  return arith::MulIOp::create(builder, loc, inBatch, index(attentionRows));
}

Value AttentionTiles::findEnd(std::optional<int64_t> lastColumn, int64_t piece) {
  if (!lastColumn)
    return index(columns);
  Value end = add(findFirstRow(builder, loc, rows), attentionRows + *lastColumn);
  return arith::MinUIOp::create(builder, loc, end, index(columns));
}

Value AttentionTiles::findBegin(std::optional<int64_t> lastColumn, int64_t piece) {
  if (!lastColumn)
    return index(0);
  // Column q counts for row r if r <= q + k.
  Value first = findFirstRow(builder, loc, rows), shift = index(*lastColumn);
  Value begin = arith::SubIOp::create(
      builder, loc, arith::MaxUIOp::create(builder, loc, first, shift), shift);
  return mul(div(begin, piece), piece);
}

int64_t AttentionTiles::countPieces(std::optional<int64_t> lastColumn, int64_t piece,
                                    bool areRowsColumns) const {
  int64_t all = llvm::divideCeil(columns, piece), pieces = 0;
  for (int64_t first = 0; first < rows; first += attentionRows) {
    if (!lastColumn)
      pieces += all;
    else if (areRowsColumns)
      pieces += all - std::min(all, std::max<int64_t>(first - *lastColumn, 0) / piece);
    else
      pieces += std::min(
          all, int64_t(llvm::divideCeil(first + attentionRows + *lastColumn, piece)));
  }
  return pieces;
}

/// Base two, of the exponent times log2(e).
static void replaceExponential(math::ExpOp op) {
  OpBuilder builder(op);
  Location loc = op.getLoc();
  Value scale = arith::ConstantOp::create(
      builder, loc, builder.getF32FloatAttr(float(llvm::numbers::log2e)));
  Value exponent = arith::MulFOp::create(builder, loc, op.getOperand(), scale);
  auto power = LLVM::CallIntrinsicOp::create(
      builder, loc, builder.getF32Type(),
      builder.getStringAttr("llvm.nvvm.ex2.approx.ftz.f32"), ValueRange(exponent));
  op.replaceAllUsesWith(power->getResult(0));
  op.erase();
}

/// Neighbours in a row have one divisor, whose reciprocal is taken once.
static void replaceDivision(arith::DivFOp op) {
  OpBuilder builder(op);
  Location loc = op.getLoc();
  Value one = arith::ConstantOp::create(builder, loc, builder.getF32FloatAttr(1));
  Value reciprocal = arith::DivFOp::create(builder, loc, one, op.getRhs());
  op.replaceAllUsesWith(
      arith::MulFOp::create(builder, loc, op.getLhs(), reciprocal).getResult());
  op.erase();
}

void AttentionTiles::useFastArithmetic() {
  SmallVector<math::ExpOp> exponentials;
  SmallVector<arith::DivFOp> divisions;
  function.walk([&](Operation *op) {
    if (op->getNumResults() != 1 || !op->getResult(0).getType().isF32())
      return;
    if (auto exponential = dyn_cast<math::ExpOp>(op))
      exponentials.push_back(exponential);
    else if (auto division = dyn_cast<arith::DivFOp>(op))
      divisions.push_back(division);
  });
  llvm::for_each(exponentials, replaceExponential);
  llvm::for_each(divisions, replaceDivision);
}

void AttentionTiles::leaveRegisters(func::FuncOp elements) {
  constexpr int32_t blocksOfAll = 2;
  bool hasFunctions = false;
  elements.walk([&](Operation *op) {
    hasFunctions |=
        isa<math::MathDialect>(op->getDialect()) && !isa<math::ExpOp>(op);
  });
  bool readsInLoop =
      llvm::any_of(emitter.getReads(), [](const ElementEmitter::Read &read) {
        return read.op->getParentOfType<scf::ForOp>() != nullptr;
      });
  if (hasFunctions || readsInLoop || !summed.empty())
    function->setAttr(NVVM::NVVMDialect::getMinctasmAttrName(),
                      builder.getI32IntegerAttr(blocksOfAll));
}

//===----------------------------------------------------------------------===//
// From memory
//===----------------------------------------------------------------------===//

SmallVector<Value>
AttentionTiles::loadLeft(Value memory, const Strides &strides, int64_t terms) {
  Value offset = computeBatchOffset(strides);
  Values words;
  for (int64_t term = 0; term < terms; term += tileTerms)
    for (int64_t half : {0, 8})
      for (int which : {0, 1}) {
        if (term + half >= terms) {
          words.push_back(fragments.makeZeroOperand());
          continue;
        }
        Value place = add(offset, mul(readRow[which], strides.row));
        place = add(add(place, mul(inGroup, 2)), term + half);
        words.push_back(fragments.toOperand(
            fragments.toWord(loadElements(memory, place, 2))));
      }
  return words;
}

/// Elements from `feature` on to a row of shared memory.
void AttentionTiles::copyPlain(Value read, Value plain, Value column,
                               Value feature) {
  auto type = VectorType::get({copied / 2}, builder.getI32Type());
  Value words = vector::BitCastOp::create(builder, loc, type, read);
  Value first = div(feature, 2);
  for (int64_t i = 0; i < copied / 2; ++i)
    memref::StoreOp::create(builder, loc,
                            vector::ExtractOp::create(builder, loc, words, i),
                            plain, ValueRange{column, add(first, i)});
}

void AttentionTiles::copy(Value memory, const Strides &strides, Value begin,
                          int64_t count, int64_t features, Value plain,
                          Value transposed) {
  int64_t together = transposed ? 2 : 1, chunks = features / copied;
  Value offset = computeBatchOffset(strides);
  auto loop =
      scf::ForOp::create(builder, loc, thread, index(count / together * chunks),
                         index(attentionThreads));
  OpBuilder::InsertionGuard guard(builder);
  builder.setInsertionPointToStart(loop.getBody());
  Value work = loop.getInductionVar();
  // Neighbouring lanes write neighbouring words of what is read by words.
  Value part = transposed ? rem(work, count / 2) : div(work, chunks);
  Value chunk = transposed ? div(work, count / 2) : rem(work, chunks);
  Value feature = mul(chunk, copied);
  Values read;
  for (int64_t which = 0; which < together; ++which) {
    Value column = add(mul(part, together), which);
    Value place =
        add(offset, mul(atMost(add(begin, column), columns - 1), strides.row));
    read.push_back(loadElements(memory, add(place, feature), copied));
    if (plain)
      copyPlain(read.back(), plain, column, feature);
  }
  for (int64_t i = 0; transposed && i < copied; ++i) {
    Value low = vector::ExtractOp::create(builder, loc, read[0], i);
    Value high = vector::ExtractOp::create(builder, loc, read[1], i);
    memref::StoreOp::create(builder, loc, fragments.pack(low, high), transposed,
                            ValueRange{add(feature, i), part});
  }
}

//===----------------------------------------------------------------------===//
// Products
//===----------------------------------------------------------------------===//

/// Of one slice of terms, and the row `first` of shared memory for the lanes'
/// group.
SmallVector<Value> AttentionTiles::loadRight(Value shared, Value first,
                                             int64_t slice, int64_t terms) {
  Values right;
  for (int64_t half : {0, 4}) {
    int64_t word = slice * tileTerms / 2 + half;
    right.push_back(
        2 * word < terms
            ? fragments.toOperand(memref::LoadOp::create(
                  builder, loc, shared, ValueRange{first, add(inGroup, word)}))
            : fragments.makeZeroOperand());
  }
  return right;
}

SmallVector<Value> AttentionTiles::multiplyRows(ArrayRef<Value> left,
                                                Value plain, int64_t count,
                                                int64_t terms) {
  Values all;
  for (int64_t tile = 0; tile < count / tileColumns; ++tile) {
    Values sums(4, number(0));
    Value column = add(group, tile * tileColumns);
    for (int64_t slice = 0; slice < int64_t(left.size()) / 4; ++slice)
      sums = fragments.multiply(left.slice(4 * slice, 4),
                                loadRight(plain, column, slice, terms), sums);
    llvm::append_range(all, sums);
  }
  return all;
}

void AttentionTiles::addProducts(ArrayRef<Value> weights, int64_t count,
                                 Value transposed,
                                 MutableArrayRef<Value> sums) {
  auto round = [&](int64_t place) -> Value {
    Value pair[2];
    for (int64_t which : {0, 1})
      pair[which] = convert(weights[place + which], element);
    return fragments.toOperand(fragments.pack(pair[0], pair[1]));
  };
  for (int64_t slice = 0; slice < count / tileTerms; ++slice) {
    Values left;
    for (int64_t pair = 0; pair < 4; ++pair)
      left.push_back(round(8 * slice + 2 * pair));
    for (int64_t tile = 0; tile < int64_t(sums.size()) / 4; ++tile) {
      Value feature = add(group, tile * tileColumns);
      MutableArrayRef<Value> place = sums.slice(4 * tile, 4);
      Values made = fragments.multiply(
          left, loadRight(transposed, feature, slice, count), place);
      llvm::copy(made, place.begin());
    }
  }
}
