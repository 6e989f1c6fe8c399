// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "SplitProducts.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "remat/Analysis/TrainingGraph.h"

using namespace mlir;
using namespace remat;

namespace {
/// Adds up what the blocks of a split left, an element each thread.
class SplitSums : ProductTiles {
public:
  SplitSums(const Product &product, gpu::GPUFuncOp function, TileSize tile)
      : ProductTiles(product, function, tile) {}

  void build(Split split);
};
} // namespace

Value remat::viewParts(OpBuilder &builder, gpu::GPUFuncOp function) {
  Value bytes = function.getArgument(function.getNumArguments() - 1);
  int64_t count = cast<MemRefType>(bytes.getType()).getNumElements() / 4;
  return createPart(builder, function.getLoc(), bytes,
                    MemRefType::get({count}, builder.getF32Type()), /*offset=*/0);
}

void SplitSums::build(Split split) {
  int64_t area = tile.rows * tile.columns;
  Value block = gpu::BlockIdOp::create(builder, loc, gpu::Dimension::x);
  Value element = add(mul(block, blockThreads), thread);
  locateBlock(div(element, area));
  auto addUp = [&]() -> Value {
    Value zero = arith::ConstantOp::create(builder, loc, builder.getF32FloatAttr(0));
    if (split.count == 0)
      return zero;
    Value parts = viewParts(builder, function);
    auto loop =
        scf::ForOp::create(builder, loc, index(0), index(split.count), index(1), zero);
    OpBuilder::InsertionGuard guard(builder);
    builder.setInsertionPointToStart(loop.getBody());
    Value place =
        add(mul(loop.getInductionVar(), tile.countBlocks(product) * area), element);
    Value part = memref::LoadOp::create(builder, loc, parts, place);
    Value sum =
        arith::AddFOp::create(builder, loc, loop.getRegionIterArgs().front(), part);
    scf::YieldOp::create(builder, loc, sum);
    return loop.getResult(0);
  };
  Value local = rem(element, area);
  storeSum(add(firstRow, div(local, tile.columns)),
           add(firstColumn, rem(local, tile.columns)), addUp);
}

/// Fewer terms are not worth another part.
static constexpr int64_t leastTerms = 512;

int64_t remat::countParts(const Product &product) {
  return std::max<int64_t>(1, product.countTerms() / leastTerms);
}

/// No more parts than so many make sums that take no more bytes than the factors.
static int64_t countMostParts(const Product &product, TileSize tile,
                              KernelBody &body) {
  int64_t factorBytes = 0;
  for (unsigned argument : {product.left, product.right})
    factorBytes +=
        computeTypeBytes(body.function.getArgument(argument).getType()).value_or(0);
  int64_t sumBytes = 4 * tile.countBlocks(product) * tile.rows * tile.columns;
  return std::min(countParts(product), factorBytes / sumBytes);
}

static Split splitTerms(const Product &product, int64_t parts, int64_t unit) {
  if (parts <= 1)
    return {1, product.countTerms()};
  Split split;
  split.terms = llvm::alignTo(llvm::divideCeil(product.countTerms(), parts), unit);
  split.count = llvm::divideCeil(product.countTerms(), split.terms);
  return split;
}

Split remat::chooseSplit(const Product &product, TileSize tile, KernelBody &body,
                         int64_t unit) {
  int64_t enough = llvm::divideCeil(enoughBlocks, tile.countBlocks(product));
  return splitTerms(product, std::min(enough, countMostParts(product, tile, body)),
                    unit);
}

/// How long the multiprocessor with most blocks is busy, in terms of a block: one with
/// fewer blocks than it could hold waits for memory.
static int64_t estimateTerms(const Product &product, TileSize tile, Split split,
                             int64_t residentBlocks) {
  // Of an H200.
  constexpr int64_t multiprocessors = 132;
  // To write a part and to read it again takes as long as to multiply so many terms.
  constexpr int64_t partTerms = 512;
  int64_t blocks =
      llvm::divideCeil(split.count * tile.countBlocks(product), multiprocessors);
  int64_t doubled =
      blocks >= residentBlocks ? 2 * blocks : blocks + residentBlocks;
  return doubled * (split.terms + (split.count > 1 ? partTerms : 0));
}

Split remat::chooseEvenSplit(const Product &product, TileSize tile, KernelBody &body,
                             int64_t unit, int64_t residentBlocks) {
  // More are never better: all multiprocessors have several blocks.
  constexpr int64_t enoughForAll = 4 * enoughBlocks;
  int64_t most = std::min(countMostParts(product, tile, body),
                          enoughForAll / tile.countBlocks(product));
  Split best = splitTerms(product, 1, unit);
  int64_t least = estimateTerms(product, tile, best, residentBlocks);
  for (int64_t parts = 2; parts <= most; ++parts) {
    Split split = splitTerms(product, parts, unit);
    int64_t terms = estimateTerms(product, tile, split, residentBlocks);
    if (terms >= least)
      continue;
    least = terms;
    best = split;
  }
  return best;
}

/// The function that adds up the sums of all parts. `whole`: what one would move that
/// makes the result at once.
static void addSplitSums(const Product &product, TileSize tile, Split split,
                         const Traffic &whole, DeviceCode &code) {
  int64_t threads = tile.countBlocks(product) * tile.rows * tile.columns;
  gpu::GPUFuncOp function = code.addFlatFunction(threads / blockThreads, blockThreads);
  SplitSums(product, function, tile).build(split);
  Traffic traffic;
  traffic.read = traffic.inputs = 4 * split.count * product.rows.count() *
                                  product.columns.count() * product.countGroups();
  if (product.addend) {
    traffic.read += whole.written;
    traffic.inputs += whole.outputs;
  }
  traffic.written = whole.written;
  traffic.outputs = whole.outputs;
  declareTraffic(function, traffic);
}

void remat::addZeros(const Product &product, TileSize tile, DeviceCode &code) {
  Type out = code.getLauncher().getArgumentTypes()[1 + product.out];
  Traffic whole;
  whole.written = whole.outputs = product.rows.count() * product.columns.count() *
                                  product.countGroups() *
                                  getElementBytes(getElementTypeOrSelf(out));
  addSplitSums(product, tile, Split{0, 0}, whole, code);
}

void remat::declareSplit(const Product &product, TileSize tile, Split split,
                         gpu::GPUFuncOp function, DeviceCode &code) {
  Traffic whole = countTraffic(product, function, tile);
  Traffic traffic = whole;
  if (int64_t partBytes = split.countBytes(product, tile)) {
    traffic.written = traffic.outputs = partBytes;
    if (product.addend) {
      traffic.read -= whole.written;
      traffic.inputs -= whole.outputs;
    }
    addSplitSums(product, tile, split, whole, code);
  }
  declareTraffic(function, traffic);
}
