// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "MatrixTiles.h"
#include "Addresses.h"
#include "DilatedProducts.h"
#include "FactorTiles.h"
#include "SplitProducts.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Utils/IndexingUtils.h"
#include "mlir/Dialect/Vector/IR/VectorOps.h"

using namespace mlir;
using namespace remat;

namespace {
/// A tile and the warps that share it, by rows and by columns.
struct WarpTiles {
  TileSize tile;
  int64_t rowWarps, columnWarps;
  /// Blocks that a multiprocessor's registers hold with what ptxas needs besides the
  /// sums. Left to itself, it may take fewer registers, and spill.
  int64_t residentBlocks;
  /// Slices in shared memory at once.
  int64_t stages;

  int64_t countThreads() const { return rowWarps * columnWarps * warpSize; }
  int64_t countStageBytes() const {
    return 2 * sliceTerms * (tile.rows + tile.columns);
  }
  int64_t countSharedBytes() const { return stages * countStageBytes(); }
};

class MatrixTiles : FactorTiles {
public:
  MatrixTiles(const Product &product, gpu::GPUFuncOp function,
              const WarpTiles &warps, Type number, Reading leftReading,
              Reading rightReading)
      : FactorTiles(product, function, warps.tile, number), warps(warps),
        rows{product.rows,
             leftReading,
             /*isLeft=*/true,
             tile.rows,
             tile.rows / warps.rowWarps,
             warps.countThreads(),
             left,
             /*begin=*/0},
        columns{product.columns,
                rightReading,
                /*isLeft=*/false,
                tile.columns,
                tile.columns / warps.columnWarps,
                warps.countThreads(),
                right,
                /*begin=*/rows.countBytes()} {}

  void build(Split split);

private:
  /// Tiles of `mma.sync` of each warp.
  int64_t countRowTiles() const { return rows.warpOuters / tileRows; }
  int64_t countColumnTiles() const { return columns.warpOuters / tileColumns; }
  Value findRing();
  void locateThread();
  Value findNextStage(Value stage);
  void multiply(ArrayRef<Values> lefts, ArrayRef<Values> rights,
                MutableArrayRef<Value> sums);
  void buildSlice(scf::ForOp loop, Value end);
  SmallVector<Value> sumTerms(Value begin, Value end);
  void storeTile(ValueRange sums);
  void storePair(Value place, Value isInside, ArrayRef<Value> sums);
  void storePart(ValueRange sums, Value block);

  const WarpTiles &warps;
  Operand rows, columns;
  /// Where the lane's sums are in the tile.
  Value laneRow, laneColumn;
};
} // namespace

//===----------------------------------------------------------------------===//
// Products
//===----------------------------------------------------------------------===//

/// Shared memory that launches size; all functions of the module share the name.
Value MatrixTiles::findRing() {
  constexpr llvm::StringLiteral name = "remat_shared";
  auto module = function->getParentOfType<gpu::GPUModuleOp>();
  constexpr int64_t alignment = 128;
  auto space = unsigned(NVVM::NVVMMemorySpace::Shared);
  OpBuilder atBegin = OpBuilder::atBlockBegin(module.getBody());
  auto global = module.lookupSymbol<LLVM::GlobalOp>(name);
  if (!global)
    global = LLVM::GlobalOp::create(
        atBegin, loc,
        LLVM::LLVMArrayType::get(builder.getI8Type(), 0), /*isConstant=*/false,
        LLVM::Linkage::External, name, /*value=*/Attribute(), alignment, space);
  return LLVM::AddressOfOp::create(builder, loc, global);
}

void MatrixTiles::locateThread() {
  Value lane = rem(thread, warpSize), warp = div(thread, warpSize);
  Value warpRow = mul(div(warp, warps.columnWarps), rows.warpOuters);
  Value warpColumn = mul(rem(warp, warps.columnWarps), columns.warpOuters);
  laneRow = add(warpRow, div(lane, 4));
  laneColumn = add(warpColumn, mul(rem(lane, 4), 2));
  fillTable(rows);
  fillTable(columns);
  if (rows.table || columns.table)
    gpu::BarrierOp::create(builder, loc);
  locateCopies(rows, firstRow, leftGroup);
  locateCopies(columns, firstColumn, rightGroup);
  locateFragments(rows, lane, warpRow);
  locateFragments(columns, lane, warpColumn);
}

/// Adds the products of 16 terms to the sums: four for each tile of rows, and for each of
/// its tiles of columns.
void MatrixTiles::multiply(ArrayRef<Values> lefts, ArrayRef<Values> rights,
                           MutableArrayRef<Value> sums) {
  for (int64_t j = 0; j < countColumnTiles(); ++j)
    for (int64_t i = 0; i < countRowTiles(); ++i) {
      ArrayRef<Value> right = ArrayRef(rights[j / 2]).slice(j % 2 * 2, 2);
      auto place = sums.slice(4 * (i * countColumnTiles() + j), 4);
      llvm::copy(fragments.multiply(lefts[i], right, place), place.begin());
    }
}

Value MatrixTiles::findNextStage(Value stage) {
  Value next = add(stage, index(warps.countStageBytes()));
  Value isEnd = compare(arith::CmpIPredicate::eq, next,
                        warps.stages * warps.countStageBytes());
  return arith::SelectOp::create(builder, loc, isEnd, index(0), next);
}

/// Products of a slice that was copied, and copies of a later one to where the last one
/// was, with which all warps are done: they start behind the first fragments, for which
/// products wait.
void MatrixTiles::buildSlice(scf::ForOp loop, Value end) {
  SmallVector<Value> sums(loop.getRegionIterArgs().drop_back(2));
  Value readStage = loop.getRegionIterArgs().drop_back().back();
  Value fillStage = loop.getRegionIterArgs().back();
  Value later =
      add(loop.getInductionVar(), index((warps.stages - 1) * sliceTerms));
  Values leftLoaded = loadElements(rows, later, end);
  Values rightLoaded = loadElements(columns, later, end);
  NVVM::CpAsyncWaitGroupOp::create(builder, loc, int32_t(warps.stages - 2));
  gpu::BarrierOp::create(builder, loc);
  SmallVector<SmallVector<Values>> lefts, rights;
  for (int64_t half = 0; half < sliceTerms / tileTerms; ++half) {
    lefts.push_back(loadFragments(rows, readStage, half));
    rights.push_back(loadFragments(columns, readStage, half));
  }
  startCopies(rows, fillStage, later, end);
  startCopies(columns, fillStage, later, end);
  NVVM::CpAsyncCommitGroupOp::create(builder, loc);
  for (auto [left, right] : llvm::zip_equal(lefts, rights))
    multiply(left, right, sums);
  storeElements(rows, fillStage, leftLoaded);
  storeElements(columns, fillStage, rightLoaded);
  sums.push_back(findNextStage(readStage));
  sums.push_back(findNextStage(fillStage));
  scf::YieldOp::create(builder, loc, sums);
}

/// Where a loop's body begins: ptxas would unroll short loops, and spill.
static void keepLoop(OpBuilder &builder, Location loc) {
  LLVM::InlineAsmOp::create(
      builder, loc, TypeRange(), ValueRange(), ".pragma \"nounroll\";", "",
      /*has_side_effects=*/true, /*is_align_stack=*/false,
      LLVM::TailCallKind::None, /*asm_dialect=*/{}, /*operand_attrs=*/{});
}

SmallVector<Value> MatrixTiles::sumTerms(Value begin, Value end) {
  for (int64_t stage = 0; stage < warps.stages - 1; ++stage) {
    Value place = index(stage * warps.countStageBytes());
    Value first = add(begin, index(stage * sliceTerms));
    for (const Operand *operand : {&rows, &columns}) {
      startCopies(*operand, place, first, end);
      storeElements(*operand, place, loadElements(*operand, first, end));
    }
    NVVM::CpAsyncCommitGroupOp::create(builder, loc);
  }
  Value zero =
      arith::ConstantOp::create(builder, loc, builder.getF32FloatAttr(0));
  SmallVector<Value> initial(4 * countRowTiles() * countColumnTiles(), zero);
  initial.push_back(index(0));
  initial.push_back(index((warps.stages - 1) * warps.countStageBytes()));
  auto loop =
      scf::ForOp::create(builder, loc, begin, end, index(sliceTerms), initial);
  OpBuilder::InsertionGuard guard(builder);
  builder.setInsertionPointToStart(loop.getBody());
  keepLoop(builder, loc);
  buildSlice(loop, end);
  return SmallVector<Value>(loop.getResults().drop_back(2));
}

//===----------------------------------------------------------------------===//
// Results
//===----------------------------------------------------------------------===//

/// Whether neighbouring columns from an even one on are neighbours in the result, too,
/// and both are some of it.
static bool arePairsNeighbours(const Product &product) {
  const Side &rows = product.rows, &columns = product.columns;
  bool are = columns.outStride == 1 && columns.outerSize % 2 == 0 &&
             columns.count() == columns.outerSize && rows.outStride % 2 == 0 &&
             product.outOffset % 2 == 0;
  for (int d = 0; d < 3; ++d)
    are &= rows.outSpatial[d] % 2 == 0 && product.outGroup[d] % 2 == 0;
  return are;
}

/// Neighbouring sums from a place on, if it is one of the result's.
void MatrixTiles::storePair(Value place, Value isInside, ArrayRef<Value> sums) {
  OpBuilder::InsertionGuard guard(builder);
  if (isInside)
    builder.setInsertionPointToStart(
        scf::IfOp::create(builder, loc, isInside).thenBlock());
  Type type = getElementTypeOrSelf(out.getType());
  SmallVector<Value> results(sums);
  if (!type.isF32())
    for (Value &result : results)
      result = arith::TruncFOp::create(builder, loc, type, result);
  auto vector = VectorType::get({int64_t(sums.size())}, type);
  vector::StoreOp::create(
      builder, loc,
      vector::FromElementsOp::create(builder, loc, vector, results), out,
      toIndex(place), /*nontemporal=*/false,
      llvm::MaybeAlign(sums.size() * type.getIntOrFloatBitWidth() / 8));
}

void MatrixTiles::storeTile(ValueRange sums) {
  int64_t width = arePairsNeighbours(product) ? 2 : 1;
  auto locate = [&](const Side &side, int64_t size, Value outer) -> FactorPlace {
    Value isInside;
    if (side.count() % size != 0)
      isInside = compare(arith::CmpIPredicate::ult, outer, side.count());
    return {locateResult(side, outer), isInside};
  };
  for (int64_t half = 0; half < 2 * countRowTiles(); ++half) {
    Value row = add(add(firstRow, laneRow), index(half * tileRows / 2));
    FactorPlace rowPlace = locate(product.rows, tile.rows, row);
    rowPlace.place = add(outGroup, rowPlace.place);
    for (int64_t j = 0; j < countColumnTiles(); ++j)
      for (int64_t which = 0; which < 2; which += width) {
        Value column = add(add(firstColumn, laneColumn),
                           index(j * tileColumns + which));
        FactorPlace columnPlace = locate(product.columns, tile.columns, column);
        int64_t number =
            4 * (half / 2 * countColumnTiles() + j) + half % 2 * 2 + which;
        storePair(add(rowPlace.place, columnPlace.place),
                  both(rowPlace.isInside, columnPlace.isInside),
                  SmallVector<Value>(sums.slice(number, width)));
      }
  }
}

/// To the workspace, whole tiles one after the other.
void MatrixTiles::storePart(ValueRange sums, Value block) {
  Value parts = viewParts(builder, function);
  Value first = add(mul(block, tile.rows * tile.columns),
                    add(mul(laneRow, tile.columns), laneColumn));
  auto vector = VectorType::get({2}, builder.getF32Type());
  for (int64_t number = 0; number < int64_t(sums.size()); number += 2) {
    int64_t i = number / 4 / countColumnTiles(), j = number / 4 % countColumnTiles();
    int64_t row = i * tileRows + number / 2 % 2 * tileRows / 2;
    Value pair = vector::FromElementsOp::create(builder, loc, vector,
                                                sums.slice(number, 2));
    Value place = add(first, index(row * tile.columns + j * tileColumns));
    vector::StoreOp::create(builder, loc, pair, parts, toIndex(place),
                            /*nontemporal=*/false, llvm::MaybeAlign(8));
  }
}

void MatrixTiles::build(Split split) {
  ring = findRing();
  Value block =
      toNumber(gpu::BlockIdOp::create(builder, loc, gpu::Dimension::x));
  Value turn = locateBlock(block);
  locateThread();
  Value begin = index(0), end = index(product.countTerms());
  if (split.count > 1) {
    begin = mul(turn, split.terms);
    end = arith::MinUIOp::create(builder, loc, add(begin, index(split.terms)),
                                 end);
  }
  SmallVector<Value> sums = sumTerms(begin, end);
  if (split.count > 1)
    storePart(sums, block);
  else
    storeTile(sums);
}

//===----------------------------------------------------------------------===//
// Choices
//===----------------------------------------------------------------------===//

/// Tiles for these rows and columns, the largest first: they read fewer bytes for a product
/// from the GPU's cache, which is what limits the others.
static ArrayRef<WarpTiles> getTiles() {
  static constexpr WarpTiles all[] = {
      {{256, 128}, 4, 2, 1, 4}, {{128, 128}, 2, 2, 2, 4}, {{256, 64}, 4, 1, 2, 4},
      {{128, 64}, 2, 2, 3, 4},  {{64, 128}, 2, 2, 3, 4},  {{64, 64}, 2, 2, 4, 4}};
  return all;
}

/// Whether there are enough of these to fill the device. Factors that are read one by one
/// take registers and a table besides what the largest tiles do.
static bool canUse(const WarpTiles &warps, const Product &product, Reading left,
                   Reading right) {
  constexpr int64_t mostByElements = 128;
  TileSize tile = warps.tile;
  bool isByPieces =
      left.kind != Reading::Elements && right.kind != Reading::Elements;
  return product.rows.count() > tile.rows / 2 &&
         product.columns.count() > tile.columns / 2 &&
         (isByPieces || tile.rows <= mostByElements) &&
         tile.countBlocks(product) * countParts(product) >= enoughBlocks / 2;
}

static const WarpTiles &chooseTiles(const Product &product, Reading left,
                                    Reading right) {
  for (const WarpTiles &warps : getTiles().drop_back())
    if (canUse(warps, product, left, right))
      return warps;
  return getTiles().back();
}

/// Whether all outer indices, terms and places, of factors that are none too, fit in 31
/// bits.
static bool fitsWords(const Product &product, TileSize tile, int64_t partBytes) {
  constexpr int64_t most = int64_t(1) << 29;
  auto fits = [&](const Side &side, int64_t size) {
    int64_t place = std::abs(side.offset) + side.outerSize * std::abs(side.outerStride) +
                    product.depth * std::abs(side.depthStride);
    int64_t result =
        product.outOffset + side.outerSize * std::abs(side.outStride);
    for (int d = 0; d < 3; ++d) {
      int64_t reach = side.size[d] * std::abs(side.step[d]) +
                      product.taps[d] * std::abs(side.tapStep[d]) +
                      std::abs(side.padding[d]) + side.limit[d];
      place += reach * std::abs(side.spatialStride[d]) +
               product.groups[d] * std::abs(side.groupStride[d]);
      result += side.size[d] * std::abs(side.outSpatial[d]) +
                product.groups[d] * std::abs(product.outGroup[d]);
    }
    return side.count() + size < most && place < 2 * most && result < most;
  };
  return fits(product.rows, tile.rows) && fits(product.columns, tile.columns) &&
         product.countTerms() + 8 * sliceTerms < most && partBytes < 4 * most;
}

/// Whether the product has batches that do not follow each other in all matrices, as heads
/// beside positions do, so that a library starts kernel after kernel, each of which is short.
static bool isManyCalls(const LibraryCall &call) {
  // Four take 12 us at least; kernels of ours make so many operations in 3 us (512 x 512 x
  // 64 in 192 batches: 106 us on an H200, where 12 calls take some 60).
  constexpr int64_t fewestCalls = 4, mostOperations = 200'000'000;
  // Behind the three types: batches, and rows, columns and terms.
  ArrayRef<int64_t> batch = ArrayRef(call.shape).slice(3, 3);
  int64_t inCall = *llvm::max_element(batch);
  int64_t operations = 2 * inCall * computeProduct(ArrayRef(call.shape).slice(6, 3));
  return computeProduct(batch) / inCall >= fewestCalls && operations <= mostOperations;
}

bool remat::canUseMatrixTiles(const LibraryCall &call, KernelBody &body) {
  auto getType = [&](unsigned argument) {
    return getElementTypeOrSelf(body.function.getArgument(argument).getType());
  };
  Type type = getType(call.left);
  return (!call.isGemm() || isManyCalls(call)) && !call.addend &&
         (type.isBF16() || type.isF16()) && getType(call.right) == type;
}

namespace {
/// How a function makes a product.
struct Form {
  Product product;
  Reading left, right;
  const WarpTiles &warps;
  Split split;

  Form(const Product &given, KernelBody &body)
      : product(given), left(chooseReading(product, product.rows)),
        right(chooseReading(product, product.columns)),
        warps(chooseTiles(product, left, right)),
        split(chooseEvenSplit(product, warps.tile, body, sliceTerms,
                              warps.residentBlocks)) {}

  int64_t countPartBytes() const {
    return split.countBytes(product, warps.tile);
  }
};
} // namespace

static void addFunctions(const Form &form, DeviceCode &code) {
  const auto &[product, left, right, warps, split] = form;
  if (product.countTerms() == 0)
    return addZeros(product, warps.tile, code);
  gpu::GPUFuncOp function = code.addFlatFunction(
      split.count * warps.tile.countBlocks(product), warps.countThreads(),
      /*product=*/nullptr, warps.countSharedBytes());
  Builder builder(function.getContext());
  Type number;
  if (fitsWords(product, warps.tile, form.countPartBytes()))
    number = builder.getI32Type();
  MatrixTiles(product, function, warps, number, left, right).build(split);
  function->setAttr(NVVM::NVVMDialect::getMinctasmAttrName(),
                    builder.getI32IntegerAttr(int32_t(warps.residentBlocks)));
  declareSplit(product, warps.tile, split, function, code);
}

KernelCode remat::emitMatrixTiles(const Product &product, const LibraryCall &call,
                                  KernelBody &body, gpu::GPUModuleOp module) {
  std::vector<Form> forms;
  int64_t workspace = call.workspaceBytes;
  for (const Product &part : takeDilationApart(product)) {
    forms.emplace_back(part, body);
    workspace = std::max(workspace, forms.back().countPartBytes());
  }
  DeviceCode code(module, createLauncher(body, workspace));
  if (call.workspaceBytes > 0)
    code.tryConvolution(call);
  for (const Form &form : forms)
    addFunctions(form, code);
  code.finish();
  return KernelCode{code.getLauncher(), workspace};
}
