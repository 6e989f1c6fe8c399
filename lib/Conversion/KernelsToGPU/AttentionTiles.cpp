// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "AttentionTiles.h"
#include "Addresses.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/Dialect/LLVMIR/NVVMDialect.h"
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

int64_t remat::chooseRowTiles(ArrayRef<int64_t> shape, int64_t features) {
  // Two blocks of an H200's 132 multiprocessors at a time.
  constexpr int64_t mostFeatures = 64, fewestBlocks = 2 * 2 * 132;
  int64_t blocks = computeProduct(shape.drop_back(2)) *
                   llvm::divideCeil(shape[shape.size() - 2], countBlockRows(2));
  return features <= mostFeatures && blocks >= fewestBlocks ? 2 : 1;
}

AttentionTiles::AttentionTiles(gpu::GPUFuncOp function, Type element,
                               ArrayRef<int64_t> shape, int64_t rowTiles)
    : function(function), builder(function.getBody().front().getTerminator()),
      loc(function.getLoc()), emitter(builder, loc), element(element),
      fragments(builder, loc, element), batchShape(shape.drop_back(2)),
      batches(computeProduct(batchShape)), rows(shape[shape.size() - 2]),
      columns(shape.back()), rowTiles(rowTiles), blockRows(countBlockRows(rowTiles)) {}

//===----------------------------------------------------------------------===//
// Small things
//===----------------------------------------------------------------------===//

Value AttentionTiles::loadElements(Value from, Value place, int64_t count) {
  Type type = cast<MemRefType>(from.getType()).getElementType();
  int64_t bytes = count * type.getIntOrFloatBitWidth() / 8;
  return vector::LoadOp::create(builder, loc, VectorType::get({count}, type), from,
                                place, /*nontemporal=*/false,
                                llvm::MaybeAlign(bytes));
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

/// Of the block.
Value AttentionTiles::findFirstRow() {
  int64_t rowBlocks = llvm::divideCeil(rows, blockRows);
  Value place = rem(block, rowBlocks);
  if (takesLastRowsFirst)
    place = arith::SubIOp::create(builder, loc, index(rowBlocks - 1), place);
  return mul(place, blockRows);
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

void AttentionTiles::findThread() {
  outer = div(block, llvm::divideCeil(rows, blockRows));
  lane = rem(thread, warpSize);
  group = div(lane, 4);
  inGroup = rem(lane, 4);
}

Value AttentionTiles::findRow(int64_t ofThread) {
  Value first = add(toWord(findFirstRow()),
                    mul(div(toWord(thread), warpSize), rowTiles * tileRows));
  return toIndex(add(add(first, toWord(group)), ofThread * tileRows / 2));
}

void AttentionTiles::locate(ArrayRef<int64_t> summed) {
  thread = gpu::ThreadIdOp::create(builder, loc, gpu::Dimension::x);
  block = gpu::BlockIdOp::create(builder, loc, gpu::Dimension::x);
  this->summed = llvm::to_vector(summed);
  findThread();
  batch = outer;
  if (summed.empty())
    batchIndices = emitter.split(emitter.addIndex(batch, batches), batchShape);
  else
    enterBatch(index(0));
  for (int64_t i = 0; i < countRows(); ++i) {
    row.push_back(findRow(i));
    readRow.push_back(atMost(row.back(), rows - 1));
    rowIndices.push_back(emitter.addIndex(readRow.back(), rows));
  }
}

Value AttentionTiles::readAgain(StringRef name) {
  Type word = builder.getI32Type();
  auto read = LLVM::InlineAsmOp::create(
      builder, loc, word, ValueRange(), ("mov.u32 $0, %" + name + ";").str(), "=r",
      /*has_side_effects=*/true, /*is_align_stack=*/false,
      LLVM::TailCallKind::None, /*asm_dialect=*/{}, /*operand_attrs=*/{});
  return toIndex(read.getResult(0));
}

void AttentionTiles::relocate() {
  thread = readAgain("tid.x");
  block = readAgain("ctaid.x");
  findThread();
  batch = outer;
  if (!summed.empty())
    enterBatch(index(0));
  for (int64_t i = 0; i < countRows(); ++i)
    row[i] = findRow(i);
}

Value AttentionTiles::addShared(ArrayRef<int64_t> shape, Type type) {
  auto space = gpu::AddressSpaceAttr::get(
      builder.getContext(), gpu::GPUDialect::getWorkgroupAddressSpace());
  unsigned number = function.getNumWorkgroupAttributions();
  Value memory = function.addWorkgroupAttribution(
      MemRefType::get(shape, type, MemRefLayoutAttrInterface(), space), loc);
  function.setWorkgroupAttributionAttr(number, LLVM::LLVMDialect::getAlignAttrName(),
                                       builder.getI64IntegerAttr(copiedBytes));
  return memory;
}

SharedMatrix AttentionTiles::createShared(int64_t rows, int64_t features,
                                          int64_t turns) {
  int64_t rowBytes = 2 * llvm::alignTo(features, tileTerms) + copiedBytes;
  return {addShared({turns * rows, rowBytes / 4}, builder.getI32Type()),
          index(0), rows, features, rowBytes, turns, {}, {}};
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

Value AttentionTiles::findEnd(std::optional<int64_t> lastColumn) {
  if (!lastColumn)
    return index(columns);
  Value end = add(findFirstRow(), blockRows + *lastColumn);
  return arith::MinUIOp::create(builder, loc, end, index(columns));
}

Value AttentionTiles::findBegin(std::optional<int64_t> lastColumn, int64_t piece) {
  if (!lastColumn)
    return index(0);
  // Column q counts for row r if r <= q + k.
  return mul(div(shift(findFirstRow(), -*lastColumn), piece), piece);
}

int64_t AttentionTiles::countPieces(std::optional<int64_t> lastColumn, int64_t piece,
                                    bool areRowsColumns) const {
  int64_t all = llvm::divideCeil(columns, piece), pieces = 0;
  for (int64_t first = 0; first < rows; first += blockRows) {
    if (!lastColumn)
      pieces += all;
    else if (areRowsColumns)
      pieces += all - std::min(all, std::max<int64_t>(first - *lastColumn, 0) / piece);
    else
      pieces += std::min(
          all, int64_t(llvm::divideCeil(first + blockRows + *lastColumn, piece)));
  }
  return pieces;
}

//===----------------------------------------------------------------------===//
// Masks
//===----------------------------------------------------------------------===//

void AttentionTiles::defineMasks(func::FuncOp elements, ArrayRef<ScoreMask> masks,
                                 const Indices &indices, int64_t ofThread,
                                 Value column, bool isFree, bool areRowsColumns) {
  Value first = toWord(areRowsColumns ? row[ofThread] : column);
  Value second = toWord(areRowsColumns ? column : row[ofThread]);
  for (const ScoreMask &mask : masks) {
    Value counts =
        isFree ? arith::ConstantIntOp::create(builder, loc, 1, 1).getResult()
               : arith::CmpIOp::create(builder, loc, arith::CmpIPredicate::sle, first,
                                       add(second, mask.last));
    emitter.define(elements.getArgument(mask.argument), indices, counts);
  }
}

/// The mask that leaves least.
static int64_t findLast(ArrayRef<ScoreMask> masks) {
  int64_t last = std::numeric_limits<int64_t>::max();
  for (const ScoreMask &mask : masks)
    last = std::min(last, mask.last);
  return last;
}

Value AttentionTiles::findFreeEnd(ArrayRef<ScoreMask> masks, int64_t piece) {
  // Column c counts for all rows from r on if c <= r + k.
  Value end = shift(findFirstRow(), findLast(masks) + 1);
  return atMost(mul(div(end, piece), piece), llvm::alignTo(columns, piece));
}

Value AttentionTiles::findFreeBegin(ArrayRef<ScoreMask> masks, int64_t piece) {
  // Column c counts for all rows up to r if r <= c + k.
  Value begin = shift(add(findFirstRow(), blockRows - 1), -findLast(masks));
  begin = mul(div(add(begin, piece - 1), piece), piece);
  return atMost(begin, llvm::alignTo(columns, piece));
}

//===----------------------------------------------------------------------===//
// From memory
//===----------------------------------------------------------------------===//

AttentionTiles::RowTiles
AttentionTiles::loadLeft(Value memory, const Strides &strides, int64_t terms) {
  Value offset = computeBatchOffset(strides);
  RowTiles tiles(rowTiles);
  for (int64_t term = 0; term < terms; term += tileTerms)
    for (int64_t half : {0, 8})
      for (int64_t i = 0; i < countRows(); ++i) {
        if (term + half >= terms) {
          tiles[i / 2].push_back(fragments.makeZeroOperand());
          continue;
        }
        Value place = add(offset, mul(readRow[i], strides.row));
        place = add(add(place, mul(inGroup, 2)), term + half);
        tiles[i / 2].push_back(fragments.toOperand(
            fragments.toWord(loadElements(memory, place, 2))));
      }
  return tiles;
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
                int32_t(further * to.rowBytes)),
        advance(builder, loc, from, element, add(offset, mul(column, strides.row))),
        copiedBytes, NVVM::LoadCacheModifierKind::CG, /*cpSize=*/Value());
  }
}

void AttentionTiles::startChunk(Value memory, Type type, Value place, Value shared,
                                Value number) {
  Value from = findBase(builder, loc, memory, NVVM::NVVMMemorySpace::Global);
  Value to = findBase(builder, loc, shared, NVVM::NVVMMemorySpace::Shared);
  NVVM::CpAsyncOp::create(builder, loc, advance(builder, loc, to, type, number),
                          advance(builder, loc, from, type, place), copiedBytes,
                          NVVM::LoadCacheModifierKind::CG, /*cpSize=*/Value());
}

void AttentionTiles::startPiece(Value begin, Value end,
                                llvm::function_ref<void()> start) {
  auto guarded = scf::IfOp::create(builder, loc, isBelow(begin, end));
  OpBuilder::InsertionGuard guard(builder);
  builder.setInsertionPointToStart(guarded.thenBlock());
  start();
}

void AttentionTiles::commitCopies() {
  NVVM::CpAsyncCommitGroupOp::create(builder, loc);
}

void AttentionTiles::awaitCopies(int64_t pending) {
  NVVM::CpAsyncWaitGroupOp::create(builder, loc, pending);
  gpu::BarrierOp::create(builder, loc);
}

//===----------------------------------------------------------------------===//
// Products
//===----------------------------------------------------------------------===//

/// Two right fragments, so many bytes behind where the lane's rows begin.
SmallVector<Value> AttentionTiles::loadRight(Value address, int64_t bytes,
                                             bool isTransposed) {
  Value rows = advance(builder, loc, address, builder.getI8Type(),
                       int32_t(bytes));
  return fragments.load(rows, isTransposed);
}

void AttentionTiles::locateFragments(SharedMatrix &matrix) {
  // Matrices: both halves of a slice of one tile's rows, and of the next tile's.
  Value row = add(mul(div(lane, 16), tileColumns), rem(lane, tileColumns));
  Value half = rem(div(lane, 8), 2);
  matrix.ofRows = findAddress(matrix, row, mul(half, copiedBytes));
  // Both halves of a slice of rows for one tile of features, and for the next. Behind the
  // last tile there may be none.
  matrix.ofColumns = findAddress(matrix, rem(lane, tileTerms),
                                 mul(div(lane, tileTerms), copiedBytes));
}

AttentionTiles::RowTiles AttentionTiles::multiplyRows(const RowTiles &left,
                                                      const SharedMatrix &right,
                                                      int64_t first, int64_t count) {
  int64_t columnTiles = count / tileColumns;
  RowTiles all(rowTiles, Values(4 * columnTiles, number(0)));
  for (int64_t pair = 0; pair < columnTiles; pair += 2)
    for (int64_t slice = 0; slice < int64_t(left[0].size()) / 4; ++slice) {
      Values both = loadRight(right.ofRows,
                              (first + pair * tileColumns) * right.rowBytes +
                                  slice * 2 * tileTerms,
                              /*isTransposed=*/false);
      for (int64_t tile : {pair, pair + 1})
        for (auto [words, sums] : llvm::zip_equal(left, all)) {
          MutableArrayRef<Value> place =
              MutableArrayRef(sums).slice(4 * tile, 4);
          Values made = fragments.multiply(
              ArrayRef(words).slice(4 * slice, 4),
              ArrayRef(both).slice(2 * (tile - pair), 2), place);
          llvm::copy(made, place.begin());
        }
    }
  return all;
}

void AttentionTiles::addProducts(const RowTiles &weights,
                                 const SharedMatrix &right, int64_t first,
                                 MutableArrayRef<Value> sums) {
  auto round = [&](const Values &ofTile, int64_t place) -> Value {
    Value pair[2];
    for (int64_t which : {0, 1})
      pair[which] = convert(ofTile[place + which], element);
    return fragments.toOperand(fragments.pack(pair[0], pair[1]));
  };
  int64_t sumsOfTile = sums.size() / rowTiles;
  for (int64_t slice = 0; slice < int64_t(weights[0].size()) / 8; ++slice) {
    RowTiles left(rowTiles);
    for (auto [words, ofTile] : llvm::zip_equal(left, weights))
      for (int64_t pair = 0; pair < 4; ++pair)
        words.push_back(round(ofTile, 8 * slice + 2 * pair));
    Values both;
    for (int64_t tile = 0; tile < sumsOfTile / 4; ++tile) {
      if (tile % 2 == 0)
        both = loadRight(right.ofColumns,
                         (first + slice * tileTerms) * right.rowBytes +
                             tile * 2 * tileColumns,
                         /*isTransposed=*/true);
      for (auto [i, words] : llvm::enumerate(left)) {
        MutableArrayRef<Value> place = sums.slice(i * sumsOfTile + 4 * tile, 4);
        Values made = fragments.multiply(
            words, ArrayRef(both).slice(tile % 2 * 2, 2), place);
        llvm::copy(made, place.begin());
      }
    }
  }
}
