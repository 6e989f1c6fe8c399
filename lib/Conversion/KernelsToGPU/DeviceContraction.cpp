// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// Contractions and convolutions on GPUs.
///
/// Convolutions of floats of 16 bits use matrix units (MatrixTiles.h). Of all
/// others a block makes a square tile of the result. Slices of both sides go
/// through shared memory as f32 (or f64), and a thread keeps a square of sums
/// in registers. An element is the sum, in order, of the sums of 256 terms
/// each, which are chains of multiply-adds: the bits are those of hosts, unless blocks share
/// the terms (SplitProducts.h). What the product is added to, if anything, comes to that
/// sum at the end.

#include "MatrixTiles.h"
#include "ProductTiles.h"
#include "SplitProducts.h"
#include "mlir/Dialect/LLVMIR/NVVMDialect.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "remat/Analysis/ConvolutionKinds.h"
#include "remat/Analysis/LongSums.h"
#include "remat/Analysis/ProductPrecision.h"

using namespace mlir;
using namespace remat;

/// Terms of a partial sum: the runtime's `depthBlock`.
static constexpr int64_t spanTerms = 256;
/// Terms in shared memory at once.
static constexpr int64_t sliceTerms = 16;
/// Threads of a block in each direction.
static constexpr int64_t tileThreads = 16;

namespace {
/// Sums in registers of threads.
class ThreadTiles : ProductTiles {
public:
  ThreadTiles(const Product &product, gpu::GPUFuncOp function,
              int64_t perThread)
      : ProductTiles(product, function,
                     {tileThreads * perThread, tileThreads * perThread}),
        perThread(perThread) {
    bool isDouble = getElementTypeOrSelf(out.getType()).isF64();
    sumType = isDouble ? Type(builder.getF64Type()) : builder.getF32Type();
  }

  void build(Split split);

private:
  int64_t tileSize() const { return tileThreads * perThread; }
  Value zero() {
    return arith::ConstantOp::create(builder, loc,
                                     builder.getZeroAttr(sumType));
  }
  Value negativeZero() {
    return arith::ConstantOp::create(builder, loc,
                                     builder.getFloatAttr(sumType, -0.0));
  }
  Value convert(Value element);
  void fillSlice(const Side &side, Value memory, Value slice, Value first,
                 Value group, Value begin);
  SmallVector<Value> multiplySlice(ValueRange sums);
  SmallVector<Value> sumSpan(Value begin);
  void storeTile(ValueRange sums);
  void storePart(ValueRange sums, Value block);

  int64_t perThread;
  Type sumType;
  Value leftSlice, rightSlice;
  Value threadRow, threadColumn;
};
} // namespace

Value ThreadTiles::convert(Value element) {
  return element.getType() == sumType
             ? element
             : Value(arith::ExtFOp::create(builder, loc, sumType, element));
}

/// Terms `begin` on of a tile's outer indices, [term][outer] in shared memory.
/// Neighbouring threads read neighbours.
void ThreadTiles::fillSlice(const Side &side, Value memory, Value slice,
                            Value first, Value group, Value begin) {
  bool byOuter = side.depthStride != 1;
  int64_t terms = product.countTerms();
  for (int64_t i = 0; i < perThread; ++i) {
    Value number = add(thread, index(i * blockThreads));
    Value outer = byOuter ? rem(number, tileSize()) : div(number, sliceTerms);
    Value term = byOuter ? div(number, tileSize()) : rem(number, sliceTerms);
    Value at = add(first, outer), sum = add(begin, term), isInside;
    if (side.count() % tileSize() != 0)
      isInside = compare(arith::CmpIPredicate::ult, at, side.count());
    if (terms % sliceTerms != 0)
      isInside = both(isInside, compare(arith::CmpIPredicate::ult, sum, terms));
    OuterPlace outerPlace = locateOuter(side, takeApart(side, at), group, {});
    Value factor = loadOrZero(
        locateFactor(side, outerPlace, locateTerm(side, takeApart(sum)), isInside),
        zero(),
        [&](Value place) {
          return convert(memref::LoadOp::create(builder, loc, memory, place));
        });
    memref::StoreOp::create(builder, loc, factor, slice,
                            ValueRange{term, outer});
  }
}

/// Multiply-adds of all terms in shared memory.
SmallVector<Value> ThreadTiles::multiplySlice(ValueRange sums) {
  auto loop = scf::ForOp::create(builder, loc, index(0), index(sliceTerms),
                                 index(1), sums);
  OpBuilder::InsertionGuard guard(builder);
  builder.setInsertionPointToStart(loop.getBody());
  Value term = loop.getInductionVar();
  auto load = [&](Value slice, Value first, int64_t i) -> Value {
    // Neighbouring threads read neighbouring columns.
    Value at = add(first, index(i * tileThreads));
    return memref::LoadOp::create(builder, loc, slice, ValueRange{term, at});
  };
  SmallVector<Value> rows, columns, results;
  for (int64_t i = 0; i < perThread; ++i) {
    rows.push_back(load(leftSlice, threadRow, i));
    columns.push_back(load(rightSlice, threadColumn, i));
  }
  for (int64_t i = 0; i < perThread * perThread; ++i)
    results.push_back(math::FmaOp::create(builder, loc, rows[i / perThread],
                                          columns[i % perThread],
                                          loop.getRegionIterArgs()[i]));
  scf::YieldOp::create(builder, loc, results);
  return loop.getResults();
}

/// The sums of the `spanTerms` terms from `begin` on.
SmallVector<Value> ThreadTiles::sumSpan(Value begin) {
  int64_t slices =
      llvm::divideCeil(std::min(spanTerms, product.countTerms()), sliceTerms);
  Value bound = index(slices * sliceTerms);
  // The last span may be shorter.
  if (product.countTerms() > spanTerms && product.countTerms() % spanTerms) {
    Value rest = arith::SubIOp::create(
        builder, loc, index(llvm::alignTo(product.countTerms(), sliceTerms)),
        begin);
    bound = arith::MinUIOp::create(builder, loc, bound, rest);
  }
  SmallVector<Value> sums(perThread * perThread, zero());
  auto loop = scf::ForOp::create(builder, loc, index(0), bound,
                                 index(sliceTerms), sums);
  OpBuilder::InsertionGuard guard(builder);
  builder.setInsertionPointToStart(loop.getBody());
  Value first = add(begin, loop.getInductionVar());
  fillSlice(product.rows, left, leftSlice, firstRow, leftGroup, first);
  fillSlice(product.columns, right, rightSlice, firstColumn, rightGroup, first);
  gpu::BarrierOp::create(builder, loc);
  SmallVector<Value> results = multiplySlice(loop.getRegionIterArgs());
  gpu::BarrierOp::create(builder, loc);
  scf::YieldOp::create(builder, loc, results);
  return SmallVector<Value>(loop.getResults());
}

void ThreadTiles::storeTile(ValueRange sums) {
  for (int64_t i = 0; i < perThread * perThread; ++i)
    storeSum(add(add(firstRow, threadRow), index(i / perThread * tileThreads)),
             add(add(firstColumn, threadColumn),
                 index(i % perThread * tileThreads)),
             [&] { return sums[i]; });
}

/// To the workspace.
void ThreadTiles::storePart(ValueRange sums, Value block) {
  Value parts = viewParts(builder, function);
  Value first = add(mul(block, tile.rows * tile.columns),
                    add(mul(threadRow, tile.columns), threadColumn));
  for (int64_t i = 0; i < perThread * perThread; ++i) {
    int64_t place = i / perThread * tileThreads * tile.columns +
                    i % perThread * tileThreads;
    memref::StoreOp::create(builder, loc, sums[i], parts, add(first, index(place)));
  }
}

void ThreadTiles::build(Split split) {
  auto space = gpu::AddressSpaceAttr::get(
      builder.getContext(), gpu::GPUDialect::getWorkgroupAddressSpace());
  // A column more keeps threads of a warp off each other's banks.
  auto type = MemRefType::get({sliceTerms, tileSize() + 1}, sumType,
                              MemRefLayoutAttrInterface(), space);
  leftSlice = function.addWorkgroupAttribution(type, loc);
  rightSlice = function.addWorkgroupAttribution(type, loc);
  Value block = gpu::BlockIdOp::create(builder, loc, gpu::Dimension::x);
  Value turn = locateBlock(block);
  threadRow = div(thread, tileThreads);
  threadColumn = rem(thread, tileThreads);
  int64_t terms = product.countTerms();
  if (terms <= spanTerms)
    return storeTile(sumSpan(index(0)));
  SmallVector<Value> totals(perThread * perThread, negativeZero());
  Value begin = index(0), end = index(terms);
  if (split.count > 1) {
    begin = mul(turn, split.terms);
    end = arith::MinUIOp::create(builder, loc, add(begin, index(split.terms)), end);
  }
  auto loop =
      scf::ForOp::create(builder, loc, begin, end, index(spanTerms), totals);
  {
    OpBuilder::InsertionGuard guard(builder);
    builder.setInsertionPointToStart(loop.getBody());
    SmallVector<Value> results;
    for (auto [total, sum] : llvm::zip_equal(loop.getRegionIterArgs(),
                                             sumSpan(loop.getInductionVar())))
      results.push_back(arith::AddFOp::create(builder, loc, total, sum));
    scf::YieldOp::create(builder, loc, results);
  }
  if (split.count > 1)
    storePart(loop.getResults(), block);
  else
    storeTile(loop.getResults());
}

/// Large tiles where there are enough of them to fill the device; `parts`: into how many
/// the terms of each may be split.
static int64_t choosePerThread(const Product &product, int64_t parts) {
  int64_t rows = product.rows.count(), columns = product.columns.count();
  for (int64_t perThread : {4, 2}) {
    int64_t tile = perThread * tileThreads;
    int64_t tiles = llvm::divideCeil(rows, tile) *
                    llvm::divideCeil(columns, tile) * product.countGroups();
    if (std::min(rows, columns) > tile / 2 && tiles * parts >= 64)
      return perThread;
  }
  return 1;
}

/// Blocks that a multiprocessor holds at a time, at least. Left to itself,
/// ptxas takes 64 registers, and spills what the sums and factors need besides.
static int64_t chooseResidentBlocks(int64_t perThread) {
  return perThread > 1 ? 2 : 1;
}

/// What a library may use to take a product apart whose tiles are too few to fill a device,
/// and whose sums are long, as gradients of weights are: as many parts as fill it, in the
/// type of the sums (split-K), but no more bytes than the factors have. It depends on the
/// shape alone, since the choice of algorithm and with it the bits do.
static int64_t countLibraryWorkspace(const Product &product, Type element) {
  // Fewer terms are not worth a part.
  constexpr int64_t fewestTerms = 1024;
  // What NVIDIA recommends to have at hand on compute capability 9.0.
  constexpr int64_t most = int64_t(32) << 20;
  int64_t rows = product.rows.count(), columns = product.columns.count();
  int64_t tiles = countLibraryTiles(rows, columns, product.countGroups());
  int64_t sumBytes = (element.isF64() ? 8 : 4) * rows * columns * product.countGroups();
  int64_t factorBytes = (rows + columns) * product.countTerms() * product.countGroups() *
                        (element.getIntOrFloatBitWidth() / 8);
  int64_t parts =
      std::min({int64_t(llvm::divideCeil(enoughBlocks, tiles)),
                product.countTerms() / fewestTerms, std::min(most, factorBytes) / sumBytes});
  return parts > 1 ? parts * sumBytes : 0;
}

/// What cuDNN needs in addition for any convolution (131 bytes in 9.19).
static constexpr int64_t convolutionBytes = 256;

/// Neighbours that threads read are neighbours in memory where they can be.
static void orderOuter(Side &side) {
  side.outerIsFastest = side.depthStride != 1 && side.outerStride == 1;
}

/// Functions of sums in registers of threads.
static KernelCode emitThreadTiles(Product product, LibraryCall call,
                                  KernelBody &body, gpu::GPUModuleOp module) {
  orderOuter(product.rows);
  orderOuter(product.columns);
  Type element = getElementTypeOrSelf(body.function.getArgument(call.left).getType());
  // Other products are the library's where it is installed.
  bool isOurs = !call.isGemm() ||
                (element.isF32() &&
                 areSumsLong(product.rows.count(), product.columns.count(),
                             product.countGroups(), product.countTerms()));
  bool maySplit = isOurs && element.isF32();
  int64_t perThread = choosePerThread(product, maySplit ? countParts(product) : 1);
  TileSize tile{tileThreads * perThread, tileThreads * perThread};
  Split split;
  if (maySplit)
    split = chooseSplit(product, tile, body, spanTerms);
  if (!isOurs && isa<FloatType>(element))
    call.workspaceBytes = countLibraryWorkspace(product, element);
  int64_t workspace =
      std::max(isOurs ? split.countBytes(product, tile) : 0, call.workspaceBytes);
  DeviceCode code(module, createLauncher(body, workspace));
  if (isOurs && call.workspaceBytes > 0)
    code.tryConvolution(call);
  gpu::GPUFuncOp function =
      code.addFlatFunction(split.count * tile.countBlocks(product), blockThreads,
                           isOurs ? nullptr : &call);
  ThreadTiles(product, function, perThread).build(split);
  Builder builder(function.getContext());
  function->setAttr(NVVM::NVVMDialect::getMinctasmAttrName(),
                    builder.getI32IntegerAttr(chooseResidentBlocks(perThread)));
  declareSplit(product, tile, split, function, code);
  code.finish();
  return KernelCode{code.getLauncher(), workspace};
}

FailureOr<KernelCode> remat::emitDeviceContraction(KernelBody &body,
                                                   gpu::GPUModuleOp module) {
  FailureOr<LibraryCall> call = describeLibraryCall(body);
  if (failed(call))
    return failure();
  auto convolutions = body.function.getBody().getOps<stablehlo::ConvolutionOp>();
  stablehlo::ConvolutionOp convolution;
  if (!convolutions.empty())
    convolution = *convolutions.begin();
  // Sums of columns, with neighbouring channels in a thread.
  if (convolution && hasNarrowGroups(convolution))
    return failure();
  if (llvm::any_of(body.function.getBody().getOps(),
                   [](Operation &op) { return multipliesAsTf32(&op); }))
    call->allowTf32();
  Product product = readProduct(*call, body);
  int64_t outputs =
      product.rows.count() * product.columns.count() * product.countGroups();
  if (outputs == 0 || product.countTerms() == 0)
    return failure();
  Type element = getElementTypeOrSelf(body.function.getArgument(call->left).getType());
  if (convolution && isLibraryConvolution(convolution))
    call->workspaceBytes = convolutionBytes + countLibraryWorkspace(product, element);
  if (canUseMatrixTiles(*call, body))
    return emitMatrixTiles(product, *call, body, module);
  return emitThreadTiles(product, *call, body, module);
}
