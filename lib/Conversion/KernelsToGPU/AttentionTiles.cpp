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
static constexpr int64_t copiedBytes = 16;

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

Value AttentionTiles::toWord(Value index) {
  return arith::IndexCastUIOp::create(builder, loc, builder.getI32Type(), index);
}

Value AttentionTiles::toIndex(Value word) {
  return arith::IndexCastUIOp::create(builder, loc, builder.getIndexType(), word);
}

scf::ForOp AttentionTiles::createLoop(Value begin, Value end, int64_t piece,
                                      ValueRange carried) {
  return scf::ForOp::create(builder, loc, toWord(begin), toWord(end),
                            toWord(index(piece)), carried);
}

Value AttentionTiles::findColumn(Value begin, int64_t place) {
  return toIndex(add(add(toWord(begin), mul(toWord(inGroup), 2)), place));
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
  lane = rem(thread, warpSize);
  group = div(lane, 4);
  inGroup = rem(lane, 4);
  Value first = add(mul(rem(toWord(block), rowBlocks), attentionRows),
                    mul(div(toWord(thread), warpSize), tileRows));
  this->summed = llvm::to_vector(summed);
  outer = batch;
  if (summed.empty())
    batchIndices = emitter.split(emitter.addIndex(batch, batches), batchShape);
  else
    enterBatch(index(0));
  for (int half : {0, 1}) {
    row[half] = toIndex(add(add(first, toWord(group)), half * tileRows / 2));
    readRow[half] = atMost(row[half], rows - 1);
    rowIndices[half] = emitter.addIndex(readRow[half], rows);
  }
}

SharedMatrix AttentionTiles::createShared(int64_t rows, int64_t features,
                                          int64_t turns) {
  auto space = gpu::AddressSpaceAttr::get(
      builder.getContext(), gpu::GPUDialect::getWorkgroupAddressSpace());
  int64_t rowBytes = 2 * llvm::alignTo(features, tileTerms) + copiedBytes;
  auto type = MemRefType::get({turns * rows, rowBytes / 4}, builder.getI32Type(),
                              MemRefLayoutAttrInterface(), space);
  unsigned number = function.getNumWorkgroupAttributions();
  SharedMatrix matrix{function.addWorkgroupAttribution(type, loc),
                      index(0), rows, features, rowBytes, turns};
  function.setWorkgroupAttributionAttr(
      number, LLVM::LLVMDialect::getAlignAttrName(),
      builder.getI64IntegerAttr(copiedBytes));
  return matrix;
}

void AttentionTiles::takeTurn(SharedMatrix &matrix, Value begin) {
  if (matrix.turns > 1)
    matrix.firstRow =
        mul(rem(div(begin, matrix.rows), matrix.turns), matrix.rows);
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

Value AttentionTiles::findEnd(std::optional<int64_t> lastColumn) {
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

/// Neighbours in a row have one divisor, whose reciprocal is taken once, and rounded as
/// the hardware does it: the exact one has a branch, and a call behind it.
static void replaceDivision(arith::DivFOp op) {
  OpBuilder builder(op);
  Location loc = op.getLoc();
  Value reciprocal =
      LLVM::CallIntrinsicOp::create(
          builder, loc, builder.getF32Type(),
          builder.getStringAttr("llvm.nvvm.rcp.approx.ftz.f"), op.getRhs())
          ->getResult(0);
  op.replaceAllUsesWith(
      arith::MulFOp::create(builder, loc, op.getLhs(), reciprocal).getResult());
  op.erase();
}

/// As half of a pair: ptxas has a rounding to bf16 alone made where exponentials are, at
/// a fraction of a pair's rate.
static void replaceRounding(arith::TruncFOp op) {
  OpBuilder builder(op);
  Location loc = op.getLoc();
  Value zero =
      arith::ConstantOp::create(builder, loc, builder.getF32FloatAttr(0));
  Value pair =
      LLVM::CallIntrinsicOp::create(
          builder, loc, VectorType::get({2}, op.getType()),
          builder.getStringAttr("llvm.nvvm.ff2bf16x2.rn"),
          ValueRange{zero, op.getOperand()})
          ->getResult(0);
  op.replaceAllUsesWith(
      vector::ExtractOp::create(builder, loc, pair, 0).getResult());
  op.erase();
}

/// What neighbours in a word are rounded to: one instruction has both.
static bool isPacked(arith::TruncFOp op) {
  return llvm::all_of(op->getUsers(), [](Operation *user) {
    return isa<vector::FromElementsOp>(user) &&
           llvm::all_of(user->getOperands(), [](Value each) {
             return each.getDefiningOp<arith::TruncFOp>() != nullptr;
           });
  });
}

void AttentionTiles::useFastArithmetic() {
  SmallVector<math::ExpOp> exponentials;
  SmallVector<arith::DivFOp> divisions;
  SmallVector<arith::TruncFOp> roundings;
  function.walk([&](Operation *op) {
    if (auto rounding = dyn_cast<arith::TruncFOp>(op);
        rounding && rounding.getType().isBF16() &&
        rounding.getOperand().getType().isF32() && !isPacked(rounding))
      roundings.push_back(rounding);
    if (op->getNumResults() != 1 || !op->getResult(0).getType().isF32())
      return;
    if (auto exponential = dyn_cast<math::ExpOp>(op))
      exponentials.push_back(exponential);
    else if (auto division = dyn_cast<arith::DivFOp>(op))
      divisions.push_back(division);
  });
  llvm::for_each(exponentials, replaceExponential);
  llvm::for_each(divisions, replaceDivision);
  llvm::for_each(roundings, replaceRounding);
}

void AttentionTiles::leaveRegisters(func::FuncOp elements,
                                    std::optional<int32_t> blocks) {
  constexpr int32_t fewBlocks = 2;
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
    blocks = fewBlocks;
  if (blocks)
    function->setAttr(NVVM::NVVMDialect::getMinctasmAttrName(),
                      builder.getI32IntegerAttr(*blocks));
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

/// Of the first byte of a buffer.
static Value findBase(OpBuilder &builder, Location loc, Value buffer,
                      NVVM::NVVMMemorySpace space) {
  auto type = LLVM::LLVMPointerType::get(builder.getContext(), unsigned(space));
  Value base = memref::ExtractAlignedPointerAsIndexOp::create(builder, loc, buffer);
  base = arith::IndexCastOp::create(builder, loc, builder.getI64Type(), base);
  return LLVM::IntToPtrOp::create(builder, loc, type, base);
}

/// So many elements of a type behind an address.
static Value advance(OpBuilder &builder, Location loc, Value address, Type element,
                     LLVM::GEPArg count) {
  return LLVM::GEPOp::create(builder, loc, address.getType(), element, address,
                             ArrayRef<LLVM::GEPArg>{count});
}
static Value advance(OpBuilder &builder, Location loc, Value address, Type element,
                     Value count) {
  Value word =
      arith::IndexCastOp::create(builder, loc, builder.getI64Type(), count);
  return advance(builder, loc, address, element, LLVM::GEPArg(word));
}

/// Of a byte of a row. LLVM may not see through it: it would move what comes behind it by
/// constants, which instructions hold for nothing, out of loops and into registers.
Value AttentionTiles::findAddress(const SharedMatrix &matrix, Value row,
                                  Value byte) {
  Value base =
      findBase(builder, loc, matrix.words, NVVM::NVVMMemorySpace::Shared);
  Value place = add(mul(add(matrix.firstRow, row), matrix.rowBytes), byte);
  return LLVM::LaunderInvariantGroupOp::create(
      builder, loc, advance(builder, loc, base, builder.getI8Type(), place));
}

void AttentionTiles::fillUp(const SharedMatrix &matrix) {
  if (matrix.features % tileTerms == 0)
    return;
  auto loop = scf::ForOp::create(builder, loc, thread,
                                 index(matrix.turns * matrix.rows),
                                 index(attentionThreads));
  OpBuilder::InsertionGuard guard(builder);
  builder.setInsertionPointToStart(loop.getBody());
  auto type = VectorType::get({copiedBytes / 4}, builder.getI32Type());
  Value zeros =
      arith::ConstantOp::create(builder, loc, builder.getZeroAttr(type));
  vector::StoreOp::create(
      builder, loc, zeros, matrix.words,
      ValueRange{loop.getInductionVar(), index(matrix.features / 2)},
      /*nontemporal=*/false, llvm::MaybeAlign(copiedBytes));
}

/// A thread has every so many chunks of features; warps have some together or not at
/// all.
void AttentionTiles::startCopy(Value memory, const Strides &strides, Value begin,
                               const SharedMatrix &to) {
  int64_t chunks = to.features / copied, all = to.rows * chunks;
  bool isSameChunk = attentionThreads % chunks == 0;
  Value batchOffset = computeBatchOffset(strides);
  Value from = findBase(builder, loc, memory, NVVM::NVVMMemorySpace::Global);
  Value row, chunk, address;
  for (int64_t done = 0; done < all; done += attentionThreads) {
    OpBuilder::InsertionGuard guard(builder);
    if (all - done < attentionThreads)
      builder.setInsertionPointToStart(
          scf::IfOp::create(builder, loc, isBelow(thread, all - done)).thenBlock());
    if (done == 0 || !isSameChunk) {
      row = div(add(thread, done), chunks);
      chunk = rem(add(thread, done), chunks);
      address = findAddress(to, row, mul(chunk, copiedBytes));
    }
    int64_t further = isSameChunk ? done / chunks : 0;
    Value column = add(begin, add(row, further));
    if (columns % to.rows != 0)
      column = atMost(column, columns - 1);
    Value offset = add(batchOffset, mul(chunk, copied));
    NVVM::CpAsyncOp::create(
        builder, loc,
        advance(builder, loc, address, builder.getI8Type(),
                LLVM::GEPArg(int32_t(further * to.rowBytes))),
        advance(builder, loc, from, element, add(offset, mul(column, strides.row))),
        copiedBytes, NVVM::LoadCacheModifierKind::CG, /*cpSize=*/Value());
  }
}

void AttentionTiles::startPiece(Value begin, Value end,
                                llvm::function_ref<void()> start) {
  auto guarded = scf::IfOp::create(builder, loc, isBelow(begin, end));
  OpBuilder::InsertionGuard guard(builder);
  builder.setInsertionPointToStart(guarded.thenBlock());
  start();
}

void AttentionTiles::awaitCopies() {
  NVVM::CpAsyncCommitGroupOp::create(builder, loc);
  NVVM::CpAsyncWaitGroupOp::create(builder, loc, /*n=*/0);
  gpu::BarrierOp::create(builder, loc);
}

//===----------------------------------------------------------------------===//
// Products
//===----------------------------------------------------------------------===//

/// Two right fragments, so many bytes behind where the lane's rows begin.
SmallVector<Value> AttentionTiles::loadRight(Value address, int64_t bytes,
                                             bool isTransposed) {
  Value rows = advance(builder, loc, address, builder.getI8Type(),
                       LLVM::GEPArg(int32_t(bytes)));
  return fragments.load(rows, isTransposed);
}

SmallVector<Value> AttentionTiles::multiplyRows(ArrayRef<Value> left,
                                                const SharedMatrix &right) {
  // Matrices: both halves of a slice of one tile's rows, and of the next tile's.
  Value row = add(mul(div(lane, 16), tileColumns), rem(lane, tileColumns));
  Value half = rem(div(lane, 8), 2);
  Value address = findAddress(right, row, mul(half, copiedBytes));
  Values all;
  for (int64_t tile = 0; tile < right.rows / tileColumns; tile += 2) {
    Values sums[2] = {Values(4, number(0)), Values(4, number(0))};
    for (int64_t slice = 0; slice < int64_t(left.size()) / 4; ++slice) {
      Values both = loadRight(
          address, tile * tileColumns * right.rowBytes + slice * 2 * tileTerms,
          /*isTransposed=*/false);
      for (int64_t which : {0, 1})
        sums[which] = fragments.multiply(left.slice(4 * slice, 4),
                                         ArrayRef(both).slice(2 * which, 2),
                                         sums[which]);
    }
    for (const Values &each : sums)
      llvm::append_range(all, each);
  }
  return all;
}

void AttentionTiles::addProducts(ArrayRef<Value> weights,
                                 const SharedMatrix &right,
                                 MutableArrayRef<Value> sums) {
  auto round = [&](int64_t place) -> Value {
    Value pair[2];
    for (int64_t which : {0, 1})
      pair[which] = convert(weights[place + which], element);
    return fragments.toOperand(fragments.pack(pair[0], pair[1]));
  };
  // Matrices: both halves of a slice of rows for one tile of features, and for the
  // next. Behind the last tile there may be none.
  Value address = findAddress(right, rem(lane, tileTerms),
                              mul(div(lane, tileTerms), copiedBytes));
  for (int64_t slice = 0; slice < right.rows / tileTerms; ++slice) {
    Values left;
    for (int64_t pair = 0; pair < 4; ++pair)
      left.push_back(round(8 * slice + 2 * pair));
    Values both;
    for (int64_t tile = 0; tile < int64_t(sums.size()) / 4; ++tile) {
      if (tile % 2 == 0)
        both = loadRight(
            address, slice * tileTerms * right.rowBytes + tile * 2 * tileColumns,
            /*isTransposed=*/true);
      MutableArrayRef<Value> place = sums.slice(4 * tile, 4);
      Values made = fragments.multiply(
          left, ArrayRef(both).slice(tile % 2 * 2, 2), place);
      llvm::copy(made, place.begin());
    }
  }
}
