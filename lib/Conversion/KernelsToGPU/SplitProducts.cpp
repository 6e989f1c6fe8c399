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
  Value parts = viewParts(builder, function);
  auto addUp = [&]() -> Value {
    Value zero = arith::ConstantOp::create(builder, loc, builder.getF32FloatAttr(0));
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

Split remat::chooseSplit(const Product &product, TileSize tile, KernelBody &body,
                         int64_t unit) {
  int64_t factorBytes = 0;
  for (unsigned argument : {product.left, product.right})
    factorBytes +=
        computeTypeBytes(body.function.getArgument(argument).getType()).value_or(0);
  int64_t blocks = tile.countBlocks(product);
  int64_t sumBytes = 4 * blocks * tile.rows * tile.columns;
  int64_t parts = std::min({int64_t(llvm::divideCeil(enoughBlocks, blocks)),
                            countParts(product), factorBytes / sumBytes});
  if (parts <= 1)
    return {1, product.countTerms()};
  Split split;
  split.terms = llvm::alignTo(llvm::divideCeil(product.countTerms(), parts), unit);
  split.count = llvm::divideCeil(product.countTerms(), split.terms);
  return split;
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
