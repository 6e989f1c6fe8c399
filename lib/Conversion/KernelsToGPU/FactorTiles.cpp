// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "FactorTiles.h"
#include "Addresses.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Vector/IR/VectorOps.h"

using namespace mlir;
using namespace remat;

/// Of what `ldmatrix` reads at a time, and copies at most: 16 bytes.
static constexpr int64_t chunkElements = 8, chunkBytes = 16;
/// Of all banks of shared memory.
static constexpr int64_t bankBytes = 128;

//===----------------------------------------------------------------------===//
// How sides are read
//===----------------------------------------------------------------------===//

/// Whether all places along other directions than the pieces' are multiples of a piece.
static bool isAligned(const Side &side, int64_t otherStride, int64_t piece) {
  bool is = side.offset % piece == 0 && otherStride % piece == 0;
  for (int d = 0; d < 3; ++d) {
    bool moves = side.limit[d] > 1;
    is &= !moves || side.spatialStride[d] % piece == 0;
    is &= side.groupStride[d] % piece == 0;
  }
  return is;
}

Reading remat::chooseReading(const Product &product, Side &side) {
  for (int64_t piece : {chunkElements, chunkElements / 2, chunkElements / 4}) {
    if (side.depthStride == 1 && product.depth % piece == 0 &&
        isAligned(side, side.outerSize > 1 ? side.outerStride : 0, piece))
      return {Reading::Terms, piece};
    if (side.outerStride == 1 && side.outerSize % piece == 0 &&
        isAligned(side, product.depth > 1 ? side.depthStride : 0, piece)) {
      side.outerIsFastest = true;
      return {Reading::Outer, piece};
    }
  }
  side.outerIsFastest = side.outerStride == 1 && side.depthStride != 1;
  return {Reading::Elements, 1};
}

FactorTiles::FactorTiles(const Product &product, gpu::GPUFuncOp function,
                         TileSize tile, Type number)
    : ProductTiles(product, function, tile, number),
      element(getElementTypeOrSelf(left.getType())),
      fragments(builder, loc, element) {}

//===----------------------------------------------------------------------===//
// What a thread copies
//===----------------------------------------------------------------------===//

/// Of neighbouring rows, so many have the same chunks in the same places: together they
/// fill all banks.
static int64_t countRowsOfPhase(int64_t rowBytes) {
  return std::max<int64_t>(1, bankBytes / rowBytes);
}

/// Of a chunk of a row in a stage.
Value FactorTiles::findByte(const Operand &operand, Value row, Value chunk) {
  int64_t rowBytes = operand.getRowBytes();
  int64_t phases = std::min(rowBytes, bankBytes) / chunkBytes;
  Value phase = rem(div(row, countRowsOfPhase(rowBytes)), phases);
  Value place = arith::XOrIOp::create(builder, loc, chunk, phase);
  return add(add(mul(row, rowBytes), mul(place, chunkBytes)), index(operand.begin));
}

/// Of a place some chunks further, if no bit of that number is set in the chunk's.
Value FactorTiles::exchange(Value byte, int64_t chunks) {
  return chunks == 0 ? byte
                     : arith::XOrIOp::create(builder, loc, byte,
                                             index(chunks * chunkBytes))
                           .getResult();
}

OuterPlace FactorTiles::locateTileOuter(const Operand &operand, Value first,
                                        Value outer, Value group) {
  Value at = add(first, outer), isInside;
  if (operand.side.count() % operand.outers != 0)
    isInside = compare(arith::CmpIPredicate::ult, at, operand.side.count());
  return locateOuter(operand.side, takeApart(operand.side, at), group, isInside);
}

/// A thread has one piece of some rows.
static int64_t countRowsAtOnce(const Operand &operand) {
  return operand.threads * operand.reading.piece * 2 / operand.getRowBytes();
}

void FactorTiles::locateTermCopies(Operand &operand, Value first, Value group) {
  int64_t piece = operand.reading.piece, pieces = sliceTerms / piece;
  Value row = div(thread, pieces), place = mul(rem(thread, pieces), piece);
  operand.firstTerm = place;
  operand.to = add(findByte(operand, row, div(place, chunkElements)),
                   mul(rem(place, chunkElements), 2));
  for (int64_t done = 0; done < operand.outers; done += countRowsAtOnce(operand))
    operand.places.push_back(
        locateTileOuter(operand, first, add(row, index(done)), group));
}

void FactorTiles::locateOuterCopies(Operand &operand, Value first, Value group) {
  int64_t piece = operand.reading.piece, pieces = operand.outers / piece;
  Value row = div(thread, pieces), place = mul(rem(thread, pieces), piece);
  operand.firstTerm = row;
  operand.to = add(findByte(operand, row, div(place, chunkElements)),
                   mul(rem(place, chunkElements), 2));
  operand.places.push_back(locateTileOuter(operand, first, place, group));
}

/// A thread has one outer index, and all terms of a slice or a share of them.
void FactorTiles::locateElements(Operand &operand, Value first, Value group) {
  int64_t shares = operand.threads / operand.outers;
  Value outer = shares == 1 ? thread : rem(thread, operand.outers);
  Value share = shares == 1 ? index(0) : div(thread, operand.outers);
  Value chunk = mul(share, sliceTerms / shares / chunkElements);
  operand.firstTerm = mul(chunk, chunkElements);
  operand.to = findByte(operand, outer, chunk);
  operand.places.push_back(locateTileOuter(operand, first, outer, group));
}

void FactorTiles::locateCopies(Operand &operand, Value first, Value group) {
  operand.from =
      findBase(builder, loc, operand.memory, NVVM::NVVMMemorySpace::Global);
  switch (operand.reading.kind) {
  case Reading::Terms:
    return locateTermCopies(operand, first, group);
  case Reading::Outer:
    return locateOuterCopies(operand, first, group);
  case Reading::Elements:
    return locateElements(operand, first, group);
  }
}

//===----------------------------------------------------------------------===//
// Tables of terms
//===----------------------------------------------------------------------===//

/// A place and three positions.
static constexpr int64_t entryWords = 4;

/// All terms that slices may name, those behind the last one included.
static int64_t countTableTerms(const Product &product) {
  return llvm::alignTo(product.countTerms(), sliceTerms) + mostStages * sliceTerms;
}

int64_t FactorTiles::countTableBytes(const Operand &operand) const {
  constexpr int64_t mostBytes = 8 << 10;
  int64_t bytes = countTableTerms(product) * entryWords * 4;
  bool isUsed = operand.reading.kind == Reading::Elements &&
                product.depth % sliceTerms != 0 && !number.isIndex();
  return isUsed && bytes <= mostBytes ? bytes : 0;
}

void FactorTiles::fillTable(Operand &operand) {
  if (countTableBytes(operand) == 0)
    return;
  int64_t terms = countTableTerms(product);
  auto space = gpu::AddressSpaceAttr::get(
      builder.getContext(), gpu::GPUDialect::getWorkgroupAddressSpace());
  auto type = MemRefType::get({terms, entryWords}, number,
                              MemRefLayoutAttrInterface(), space);
  unsigned place = function.getNumWorkgroupAttributions();
  operand.table = function.addWorkgroupAttribution(type, loc);
  function.setWorkgroupAttributionAttr(place, LLVM::LLVMDialect::getAlignAttrName(),
                                       builder.getI64IntegerAttr(chunkBytes));
  auto loop =
      scf::ForOp::create(builder, loc, thread, index(terms), index(operand.threads));
  OpBuilder::InsertionGuard guard(builder);
  builder.setInsertionPointToStart(loop.getBody());
  Value term = loop.getInductionVar();
  TermPlace found = locateTerm(operand.side, takeApart(term));
  Value entry = vector::FromElementsOp::create(
      builder, loc, VectorType::get({entryWords}, number),
      ValueRange{found.place, found.position[0], found.position[1],
                 found.position[2]});
  vector::StoreOp::create(builder, loc, entry, operand.table,
                          ValueRange{toIndex(term), toIndex(index(0))},
                          /*nontemporal=*/false, llvm::MaybeAlign(4 * entryWords));
}

/// Of the term so many behind the slice's first one.
TermPlace FactorTiles::readTerm(const Operand &operand, Value begin, Value offset) {
  if (!operand.table)
    return locateSliceTerm(operand, begin, offset);
  Value entry = vector::LoadOp::create(
      builder, loc, VectorType::get({entryWords}, number), operand.table,
      ValueRange{toIndex(add(begin, offset)), toIndex(index(0))},
      /*nontemporal=*/false, llvm::MaybeAlign(4 * entryWords));
  TermPlace result;
  result.place = vector::ExtractOp::create(builder, loc, entry, 0);
  for (int d = 0; d < 3; ++d)
    result.position[d] = vector::ExtractOp::create(builder, loc, entry, 1 + d);
  return result;
}

//===----------------------------------------------------------------------===//
// To shared memory
//===----------------------------------------------------------------------===//

/// Of the term so many behind the slice's first one, which is in the same tap where
/// slices are.
TermPlace FactorTiles::locateSliceTerm(const Operand &operand, Value begin,
                                       Value offset) {
  if (product.depth % sliceTerms != 0)
    return locateTerm(operand.side, takeApart(add(begin, offset)));
  Term term = takeApart(begin);
  term.depth = add(term.depth, offset);
  return locateTerm(operand.side, term);
}

/// Whether there is such a term. Slices are before the end as a whole if all are whole.
Value FactorTiles::isBefore(Value begin, Value offset, Value end) {
  bool isWhole = product.countTerms() % sliceTerms == 0;
  return arith::CmpIOp::create(builder, loc, arith::CmpIPredicate::slt,
                               isWhole ? begin : add(begin, offset), end);
}

/// Of a byte of the ring. LLVM may not see through it: it would keep what is some
/// constant behind it, which instructions hold for nothing, in registers.
Value FactorTiles::toAddress(Value byte) {
  return LLVM::LaunderInvariantGroupOp::create(
      builder, loc, advance(builder, loc, ring, builder.getI8Type(), byte));
}

/// A piece to so many bytes behind an address.
void FactorTiles::copy(const Operand &operand, const FactorPlace &factor, Value to,
                       int64_t further) {
  int64_t bytes = 2 * operand.reading.piece;
  auto constant = [&](int64_t value) -> Value {
    return arith::ConstantOp::create(builder, loc,
                                     builder.getI32IntegerAttr(int32_t(value)));
  };
  Value read;
  if (factor.isInside)
    read = arith::SelectOp::create(builder, loc, factor.isInside, constant(bytes),
                                   constant(0));
  NVVM::CpAsyncOp::create(
      builder, loc, advance(builder, loc, to, builder.getI8Type(), int32_t(further)),
      advance(builder, loc, operand.from, element, factor.place),
      uint32_t(bytes),
      bytes == chunkBytes ? NVVM::LoadCacheModifierKind::CG
                          : NVVM::LoadCacheModifierKind::CA,
      read);
}

void FactorTiles::copyTerms(const Operand &operand, Value stage, Value begin,
                            Value end) {
  TermPlace term = locateSliceTerm(operand, begin, operand.firstTerm);
  Value isTerm = isBefore(begin, operand.firstTerm, end);
  Value to = toAddress(add(stage, operand.to));
  int64_t step = countRowsAtOnce(operand) * operand.getRowBytes();
  for (auto [i, place] : llvm::enumerate(operand.places))
    copy(operand, locateFactor(operand.side, place, term, isTerm), to, i * step);
}

void FactorTiles::copyOuter(const Operand &operand, Value stage, Value begin,
                            Value end) {
  int64_t rows = countRowsAtOnce(operand), rowBytes = operand.getRowBytes();
  for (int64_t done = 0; done < sliceTerms; done += rows) {
    Value offset = add(operand.firstTerm, index(done));
    FactorPlace factor =
        locateFactor(operand.side, operand.places.front(),
                     locateSliceTerm(operand, begin, offset),
                     isBefore(begin, offset, end));
    int64_t phase = done / countRowsOfPhase(rowBytes) % (bankBytes / chunkBytes);
    copy(operand, factor, toAddress(exchange(add(stage, operand.to), phase)),
         done * rowBytes);
  }
}

FactorTiles::Values FactorTiles::loadElements(const Operand &operand, Value begin,
                                              Value end) {
  if (operand.reading.kind != Reading::Elements)
    return {};
  Value zero =
      arith::ConstantOp::create(builder, loc, builder.getZeroAttr(element));
  Values loaded;
  int64_t terms = sliceTerms * operand.outers / operand.threads;
  for (int64_t i = 0; i < terms; ++i) {
    Value offset = add(operand.firstTerm, index(i));
    FactorPlace factor =
        locateFactor(operand.side, operand.places.front(),
                     readTerm(operand, begin, offset),
                     isBefore(begin, offset, end));
    loaded.push_back(loadOrZero(factor, zero, [&](Value place) -> Value {
      return memref::LoadOp::create(builder, loc, operand.memory, place);
    }));
  }
  return loaded;
}

void FactorTiles::startCopies(const Operand &operand, Value stage, Value begin,
                              Value end) {
  if (operand.reading.kind == Reading::Terms)
    copyTerms(operand, stage, begin, end);
  else if (operand.reading.kind == Reading::Outer)
    copyOuter(operand, stage, begin, end);
}

void FactorTiles::storeElements(const Operand &operand, Value stage,
                                ValueRange loaded) {
  auto words = VectorType::get({chunkElements / 2}, builder.getI32Type());
  auto elements = VectorType::get({chunkElements}, element);
  int64_t chunks = loaded.size() / chunkElements;
  for (int64_t i = 0; i < chunks; ++i) {
    Value chunk = vector::FromElementsOp::create(
        builder, loc, elements, loaded.slice(i * chunkElements, chunkElements));
    LLVM::StoreOp::create(builder, loc,
                          vector::BitCastOp::create(builder, loc, words, chunk),
                          toAddress(exchange(add(stage, operand.to), i)),
                          chunkBytes);
  }
}

//===----------------------------------------------------------------------===//
// Fragments
//===----------------------------------------------------------------------===//

/// Lanes of `ldmatrix` name rows of four matrices: those of the second have the next 8
/// rows or the next chunk, those of the third the other.
void FactorTiles::locateFragments(Operand &operand, Value lane, Value warpOuter) {
  bool isOuter = operand.reading.kind == Reading::Outer;
  bool areRowsFirst = operand.isLeft != isOuter;
  Value first = rem(div(lane, 8), 2), second = div(lane, 16);
  Value row = add(rem(lane, 8), mul(areRowsFirst ? first : second, 8));
  Value chunk = areRowsFirst ? second : first;
  operand.lane =
      isOuter ? findByte(operand, row, add(div(warpOuter, chunkElements), chunk))
              : findByte(operand, add(warpOuter, row), chunk);
}

SmallVector<FactorTiles::Values>
FactorTiles::loadFragments(const Operand &operand, Value stage, int64_t half) {
  bool isOuter = operand.reading.kind == Reading::Outer;
  constexpr int64_t chunks = tileTerms / chunkElements;
  int64_t rows = tileTerms * operand.getRowBytes();
  Value at = add(stage, operand.lane), address;
  SmallVector<Values> all;
  for (int64_t i = 0; i < operand.warpOuters / tileTerms; ++i) {
    if (i == 0 || isOuter)
      address = toAddress(exchange(at, chunks * (isOuter ? i : half)));
    Value from = advance(builder, loc, address, builder.getI8Type(),
                         int32_t(rows * (isOuter ? half : i)));
    all.push_back(fragments.load(from, /*isTransposed=*/isOuter));
  }
  return all;
}
