// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "MatrixTiles.h"
#include "MatrixFragments.h"
#include "SplitProducts.h"
#include "mlir/Dialect/LLVMIR/NVVMDialect.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Vector/IR/VectorOps.h"

using namespace mlir;
using namespace remat;

/// Terms in shared memory at once, two slices of `mma.sync`.
static constexpr int64_t sliceTerms = 2 * tileTerms;
static constexpr int64_t sliceWords = sliceTerms / 2;
/// Words between the outer indices in shared memory, which keep the lanes of a
/// warp off each other's banks.
static constexpr int64_t paddingWords = 4;
/// Elements read at a time: 16 bytes.
static constexpr int64_t vectorSize = 8;
/// Warps of a block by rows and by columns.
static constexpr int64_t rowWarps = 4, columnWarps = 2;

namespace {
/// How factors of a side are read.
enum class Reading {
  /// Neighbours of the depth, which are neighbours in shared memory, too.
  Terms,
  /// Neighbours of the outer index, of two terms at once, which share words.
  Outer,
  Elements
};

/// One side of the products of a block.
struct Operand {
  const Side &side;
  Reading reading;
  /// Outer indices of a tile.
  int64_t outers;
  Value memory, shared;
  /// The tile's first outer index, and where its group begins.
  Value first, group;
};

class MatrixTiles : ProductTiles {
public:
  MatrixTiles(const Product &product, gpu::GPUFuncOp function, TileSize tile)
      : ProductTiles(product, function, tile),
        element(getElementTypeOrSelf(left.getType())),
        fragments(builder, loc, element) {}

  void build(Reading leftReading, Reading rightReading, Split split);

private:
  /// Tiles of `mma.sync` of each warp.
  int64_t countRowTiles() const { return tile.rows / rowWarps / tileRows; }
  int64_t countColumnTiles() const {
    return tile.columns / columnWarps / tileColumns;
  }
  Value createShared(int64_t outers);
  Value load(const Operand &operand, Value outer, Value term, int64_t count);
  void store(const Operand &operand, Value outer, Value word, Value value);
  void fill(const Operand &operand, Value begin);
  void fillTerms(const Operand &operand, Value begin, Value item);
  void fillOuter(const Operand &operand, Value begin, Value item);
  void fillElements(const Operand &operand, Value begin, Value item);
  SmallVector<Value> loadFragment(Value shared, ArrayRef<Value> outers,
                                  int64_t slice);
  SmallVector<Value> multiplySlice(Value leftShared, Value rightShared,
                                   ValueRange sums);
  void storeTile(ValueRange sums, Value block, bool isPart);

  Type element;
  MatrixFragments fragments;
  /// Of the lane; and the first row and column of the warp in its tile.
  Value laneGroup, inGroup, warpRow, warpColumn;
};
} // namespace

Value MatrixTiles::createShared(int64_t outers) {
  auto space = gpu::AddressSpaceAttr::get(
      builder.getContext(), gpu::GPUDialect::getWorkgroupAddressSpace());
  auto type =
      MemRefType::get({outers, sliceWords + paddingWords}, builder.getI32Type(),
                      MemRefLayoutAttrInterface(), space);
  return function.addWorkgroupAttribution(type, loc);
}

//===----------------------------------------------------------------------===//
// To shared memory
//===----------------------------------------------------------------------===//

/// `count` neighbours from an outer index of the tile and a term on, or zeros.
Value MatrixTiles::load(const Operand &operand, Value outer, Value term,
                        int64_t count) {
  Value at = add(operand.first, outer), isInside;
  if (operand.side.count() % operand.outers != 0)
    isInside = compare(arith::CmpIPredicate::ult, at, operand.side.count());
  if (product.countTerms() % sliceTerms != 0)
    isInside = both(isInside, compare(arith::CmpIPredicate::ult, term,
                                      product.countTerms()));
  auto type = VectorType::get({count}, element);
  Value zero =
      arith::ConstantOp::create(builder, loc, builder.getZeroAttr(type));
  FactorPlace factor = locateFactor(operand.side, takeApart(operand.side, at),
                                    operand.group, term, isInside);
  return loadOrZero(factor, zero, [&](Value place) -> Value {
    return vector::LoadOp::create(builder, loc, type, operand.memory, place,
                                  /*nontemporal=*/false,
                                  llvm::MaybeAlign(2 * count));
  });
}

void MatrixTiles::store(const Operand &operand, Value outer, Value word,
                        Value value) {
  memref::StoreOp::create(builder, loc, value, operand.shared,
                          ValueRange{outer, word});
}

void MatrixTiles::fillTerms(const Operand &operand, Value begin, Value item) {
  Value outer = div(item, sliceTerms / vectorSize);
  Value chunk = rem(item, sliceTerms / vectorSize);
  Value read =
      load(operand, outer, add(begin, mul(chunk, vectorSize)), vectorSize);
  auto type = VectorType::get({vectorSize / 2}, builder.getI32Type());
  Value words = vector::BitCastOp::create(builder, loc, type, read);
  Value first = mul(chunk, vectorSize / 2);
  for (int64_t i = 0; i < vectorSize / 2; ++i)
    store(operand, outer, add(first, index(i)),
          vector::ExtractOp::create(builder, loc, words, i));
}

/// Two neighbouring lanes read 32 bytes, a sector, and a warp fills all words
/// of these outer indices.
void MatrixTiles::fillOuter(const Operand &operand, Value begin, Value item) {
  Value word = rem(div(item, 2), sliceWords);
  Value outer = mul(add(rem(item, 2), mul(div(item, warpSize), 2)), vectorSize);
  Value term = add(begin, mul(word, 2));
  Value low = load(operand, outer, term, vectorSize);
  Value high = load(operand, outer, add(term, index(1)), vectorSize);
  for (int64_t i = 0; i < vectorSize; ++i)
    store(operand, add(outer, index(i)), word,
          fragments.pack(vector::ExtractOp::create(builder, loc, low, i),
                         vector::ExtractOp::create(builder, loc, high, i)));
}

void MatrixTiles::fillElements(const Operand &operand, Value begin,
                               Value item) {
  bool byOuter = operand.side.depthStride != 1;
  Value outer = byOuter ? rem(item, operand.outers) : div(item, sliceWords);
  Value word = byOuter ? div(item, operand.outers) : rem(item, sliceWords);
  Value term = add(begin, mul(word, 2));
  Value pair[2];
  for (int64_t which : {0, 1})
    pair[which] = vector::ExtractOp::create(
        builder, loc, load(operand, outer, add(term, index(which)), 1), 0);
  store(operand, outer, word, fragments.pack(pair[0], pair[1]));
}

/// All factors of the tile's outer indices and `sliceTerms` terms.
void MatrixTiles::fill(const Operand &operand, Value begin) {
  bool isByVectors = operand.reading != Reading::Elements;
  int64_t elements = operand.outers * sliceTerms;
  int64_t perItem = operand.reading == Reading::Outer ? 2 * vectorSize
                    : isByVectors                     ? vectorSize
                                                      : 2;
  auto loop = scf::ForOp::create(
      builder, loc, thread, index(elements / perItem), index(blockThreads));
  OpBuilder::InsertionGuard guard(builder);
  builder.setInsertionPointToStart(loop.getBody());
  Value item = loop.getInductionVar();
  switch (operand.reading) {
  case Reading::Terms:
    return fillTerms(operand, begin, item);
  case Reading::Outer:
    return fillOuter(operand, begin, item);
  case Reading::Elements:
    return fillElements(operand, begin, item);
  }
}

//===----------------------------------------------------------------------===//
// Products
//===----------------------------------------------------------------------===//

/// Words of both halves of a slice, of each outer index: as `mma.sync` takes
/// them.
SmallVector<Value>
MatrixTiles::loadFragment(Value shared, ArrayRef<Value> outers, int64_t slice) {
  SmallVector<Value> words;
  for (int64_t half : {0, 1})
    for (Value outer : outers) {
      Value word = add(inGroup, index((2 * slice + half) * tileTerms / 4));
      words.push_back(fragments.toOperand(memref::LoadOp::create(
          builder, loc, shared, ValueRange{outer, word})));
    }
  return words;
}

/// Four sums for each tile of rows, and for each of its tiles of columns.
SmallVector<Value> MatrixTiles::multiplySlice(Value leftShared,
                                              Value rightShared,
                                              ValueRange given) {
  SmallVector<Value> sums(given);
  for (int64_t slice = 0; slice < sliceTerms / tileTerms; ++slice) {
    SmallVector<SmallVector<Value>> lefts;
    for (int64_t i = 0; i < countRowTiles(); ++i) {
      Value row = add(add(warpRow, laneGroup), index(i * tileRows));
      lefts.push_back(loadFragment(
          leftShared, {row, add(row, index(tileRows / 2))}, slice));
    }
    for (int64_t j = 0; j < countColumnTiles(); ++j) {
      Value column = add(add(warpColumn, laneGroup), index(j * tileColumns));
      SmallVector<Value> right = loadFragment(rightShared, column, slice);
      for (int64_t i = 0; i < countRowTiles(); ++i) {
        MutableArrayRef<Value> place = MutableArrayRef<Value>(sums).slice(
            4 * (i * countColumnTiles() + j), 4);
        llvm::copy(fragments.multiply(lefts[i], right, place), place.begin());
      }
    }
  }
  return sums;
}

/// To the result; a part of the sums to the workspace, whole tiles one after
/// the other.
void MatrixTiles::storeTile(ValueRange sums, Value block, bool isPart) {
  Value parts = isPart ? viewParts(builder, function) : Value();
  for (auto [number, sum] : llvm::enumerate(sums)) {
    int64_t tileNumber = number / 4, half = number / 2 % 2;
    int64_t i = tileNumber / countColumnTiles();
    int64_t j = tileNumber % countColumnTiles();
    Value row =
        add(add(warpRow, laneGroup), index(i * tileRows + half * tileRows / 2));
    Value column = add(add(warpColumn, mul(inGroup, 2)),
                       index(j * tileColumns + int64_t(number) % 2));
    if (!isPart) {
      storeSum(add(firstRow, row), add(firstColumn, column),
               [&, sum = sum] { return sum; });
      continue;
    }
    Value place = add(mul(block, tile.rows * tile.columns),
                      add(mul(row, tile.columns), column));
    memref::StoreOp::create(builder, loc, sum, parts, place);
  }
}

void MatrixTiles::build(Reading leftReading, Reading rightReading,
                        Split split) {
  Value leftShared = createShared(tile.rows);
  Value rightShared = createShared(tile.columns);
  Value block = gpu::BlockIdOp::create(builder, loc, gpu::Dimension::x);
  Value turn = locateBlock(block);
  Value lane = rem(thread, warpSize), warp = div(thread, warpSize);
  laneGroup = div(lane, 4);
  inGroup = rem(lane, 4);
  warpRow = mul(div(warp, columnWarps), countRowTiles() * tileRows);
  warpColumn = mul(rem(warp, columnWarps), countColumnTiles() * tileColumns);
  Operand rows{product.rows, leftReading, tile.rows, left,
               leftShared,   firstRow,    leftGroup};
  Operand columns{product.columns, rightReading, tile.columns, right,
                  rightShared,     firstColumn,  rightGroup};
  Value zero =
      arith::ConstantOp::create(builder, loc, builder.getF32FloatAttr(0));
  SmallVector<Value> sums(4 * countRowTiles() * countColumnTiles(), zero);
  Value begin = index(0), end = index(product.countTerms());
  if (split.count > 1) {
    begin = mul(turn, split.terms);
    end = arith::MinUIOp::create(builder, loc, add(begin, index(split.terms)),
                                 end);
  }
  auto loop =
      scf::ForOp::create(builder, loc, begin, end, index(sliceTerms), sums);
  {
    OpBuilder::InsertionGuard guard(builder);
    builder.setInsertionPointToStart(loop.getBody());
    fill(rows, loop.getInductionVar());
    fill(columns, loop.getInductionVar());
    gpu::BarrierOp::create(builder, loc);
    SmallVector<Value> results =
        multiplySlice(leftShared, rightShared, loop.getRegionIterArgs());
    gpu::BarrierOp::create(builder, loc);
    scf::YieldOp::create(builder, loc, results);
  }
  storeTile(loop.getResults(), block, split.count > 1);
}

//===----------------------------------------------------------------------===//
// Choices
//===----------------------------------------------------------------------===//

/// Whether all places along other directions than the vectors' are multiples of
/// these.
static bool isAligned(const Side &side, int64_t otherStride) {
  bool is = side.offset % vectorSize == 0 && otherStride % vectorSize == 0;
  for (int d = 0; d < 3; ++d) {
    bool moves = side.limit[d] > 1;
    is &= !moves || side.spatialStride[d] % vectorSize == 0;
    is &= side.groupStride[d] % vectorSize == 0;
  }
  return is;
}

/// How a side is read; the outer index may become the fastest for it.
static Reading chooseReading(const Product &product, Side &side) {
  if (side.depthStride == 1 && product.depth % vectorSize == 0 &&
      isAligned(side, side.outerSize > 1 ? side.outerStride : 0))
    return Reading::Terms;
  if (side.outerStride == 1 && side.outerSize % vectorSize == 0 &&
      isAligned(side, product.depth > 1 ? side.depthStride : 0)) {
    side.outerIsFastest = true;
    return Reading::Outer;
  }
  return Reading::Elements;
}

/// Large tiles, which read less, where there are enough of them to fill the
/// device.
static TileSize chooseTile(const Product &product) {
  constexpr int64_t large = 128, small = 64;
  for (TileSize tile :
       {TileSize{large, large}, {large, small}, {small, large}}) {
    bool isUsed = product.rows.count() > tile.rows / 2 &&
                  product.columns.count() > tile.columns / 2;
    if (isUsed &&
        tile.countBlocks(product) * countParts(product) >= enoughBlocks / 2)
      return tile;
  }
  return {small, small};
}

bool remat::canUseMatrixTiles(const LibraryCall &call, KernelBody &body) {
  auto getType = [&](unsigned argument) {
    return getElementTypeOrSelf(body.function.getArgument(argument).getType());
  };
  Type type = getType(call.left);
  return !call.isGemm() && (type.isBF16() || type.isF16()) &&
         getType(call.right) == type;
}

KernelCode remat::emitMatrixTiles(Product product, KernelBody &body,
                                  gpu::GPUModuleOp module) {
  Reading leftReading = chooseReading(product, product.rows);
  Reading rightReading = chooseReading(product, product.columns);
  TileSize tile = chooseTile(product);
  Split split = chooseSplit(product, tile, body, sliceTerms);
  int64_t blocks = split.count * tile.countBlocks(product);
  int64_t partBytes = split.countBytes(product, tile);
  DeviceCode code(module, createLauncher(body, partBytes));
  gpu::GPUFuncOp function = code.addFlatFunction(blocks, blockThreads);
  MatrixTiles(product, function, tile).build(leftReading, rightReading, split);
  Builder builder(function.getContext());
  // Left to itself, ptxas may take 64 registers, and spill.
  function->setAttr(NVVM::NVVMDialect::getMinctasmAttrName(),
                    builder.getI32IntegerAttr(1));
  declareSplit(product, tile, split, function, code);
  code.finish();
  return KernelCode{code.getLauncher(), partBytes};
}
