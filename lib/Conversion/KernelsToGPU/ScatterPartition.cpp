// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// Of many updates, a block sorts those of a chunk by the tile that has their place, so that
/// each tile's block reads its own ones only. The sort is stable, as a digit of a radix sort
/// (Merrill and Grimshaw 2011): a warp has neighbours of the chunk, and of them neighbours
/// at a time; lanes of one tile find each other by `match.any`, and what a warp has of each
/// tile is counted in shared memory, where only its own lanes change it. Sums over tiles and
/// warps, in this order, say where the updates go.

#include "BlockBuilder.h"
#include "ScatterAccess.h"
#include "llvm/Support/MathExtras.h"

using namespace mlir;
using namespace remat;
using IntPredicate = arith::CmpIPredicate;

namespace {
class PartitionBuilder {
public:
  PartitionBuilder(KernelBody &body, DeviceCode &code,
                   const KernelScatter &scatter)
      : form(scatter.form), tiles(form.placeTiles), columns(tiles + 1),
        turns(form.chunk / blockThreads),
        function(code.addFlatFunction(countAll(form.groups) * form.countChunks(),
                                      blockThreads)),
        b(function), access(body, scatter, function, b) {}

  void build();

private:
  /// An update of a thread: words. What is outside has the tile behind the last one.
  struct Update {
    Value number, tile, place;
    /// Where its warp counts those of the tile, and how many are before it there.
    Value counter, before;
  };

  void clearCounts();
  Update read(int64_t turn);
  void rank(Update &update);
  void addUp();
  void store(const Update &update);
  void declare();

  const ScatterForm &form;
  /// And with what is outside.
  int64_t tiles, columns;
  /// In which the block reads the chunk.
  int64_t turns;
  gpu::GPUFuncOp function;
  BlockBuilder b;
  ScatterAccess access;
  Value group, chunk, inIndices;
  /// Shared: by warp and tile; and for sums over warps.
  Value counts, sums;
};
} // namespace

void PartitionBuilder::clearCounts() {
  b.repeat(b.getThread(), b.index(blockWarps * columns), blockThreads,
           [&](Value at) {
             memref::StoreOp::create(b, b.word(0), counts, at);
           });
  b.wait();
}

PartitionBuilder::Update PartitionBuilder::read(int64_t turn) {
  Value inWarp = b.add(b.getLane(), b.index(turn * warpThreads));
  Value inChunk =
      b.add(b.mul(b.getWarp(), b.index(turns * warpThreads)), inWarp);
  Value number = b.add(b.mul(chunk, b.index(form.chunk)), inChunk);
  int64_t updates = countAll(form.updates);
  Value exists = updates % form.chunk == 0
                     ? Value()
                     : b.isBelow(number, b.index(updates));
  SmallVector<Value> found = b.choose(
      exists, {b.word(tiles), b.word(0)}, [&]() -> SmallVector<Value> {
        auto [isInside, tile, place] = access.readTile(
            b.add(inIndices, access.locate(number, form.updates,
                                           &ScatterAxis::inIndices)));
        return {b.select(isInside, tile, b.word(tiles)), place};
      });
  return {b.toWord(number), found[0], found[1], {}, {}};
}

/// The lane before all others of its tile counts them. Turns follow each other.
void PartitionBuilder::rank(Update &update) {
  Value peers = b.findPeers(update.tile);
  Value before = b.countLanesBefore(peers);
  update.counter = b.add(b.mul(b.getWarp(), b.index(columns)),
                         b.toNumber(update.tile));
  Value known = memref::LoadOp::create(b, counts, update.counter);
  update.before = b.add(known, before);
  b.waitForWarp();
  b.when(b.compare(IntPredicate::eq, before, b.word(0)), [&] {
    memref::StoreOp::create(b, b.add(known, b.countLanes(peers)), counts,
                            update.counter);
  });
  b.waitForWarp();
}

/// Counts become places of the chunk. A thread has neighbouring tiles.
void PartitionBuilder::addUp() {
  b.wait();
  int64_t owned = llvm::divideCeil(columns, blockThreads);
  Value first = b.mul(b.getThread(), b.index(owned));
  SmallVector<Value> own, exists;
  Value all = b.word(0);
  auto locate = [&](int64_t warp, Value tile) {
    return b.add(b.index(warp * columns), tile);
  };
  for (int64_t i = 0; i < owned; ++i) {
    Value tile = b.add(first, b.index(i));
    exists.push_back(b.isBelow(tile, b.index(columns)));
    for (int64_t warp = 0; warp < blockWarps; ++warp) {
      own.push_back(
          b.choose(exists.back(), {b.word(0)}, [&]() -> SmallVector<Value> {
             return {memref::LoadOp::create(b, counts, locate(warp, tile))};
           }).front());
      all = b.add(all, own.back());
    }
  }
  Value begin = b.addThreads(all, sums).first;
  for (int64_t i = 0; i < owned; ++i) {
    Value tile = b.add(first, b.index(i));
    b.when(exists[i], [&] { access.storePart(group, chunk, tile, begin); });
    for (int64_t warp = 0; warp < blockWarps; ++warp) {
      b.when(exists[i], [&] {
        memref::StoreOp::create(b, begin, counts, locate(warp, tile));
      });
      begin = b.add(begin, own[i * blockWarps + warp]);
    }
  }
  b.wait();
}

void PartitionBuilder::store(const Update &update) {
  b.when(b.compare(IntPredicate::ult, update.tile, b.word(tiles)), [&] {
    Value begin = memref::LoadOp::create(b, counts, update.counter);
    Value inChunk = b.toNumber(b.add(begin, update.before));
    access.storePair(group, b.add(b.mul(chunk, b.index(form.chunk)), inChunk),
                     update.number, update.place);
  });
}

/// What is outside is not stored.
void PartitionBuilder::declare() {
  Traffic traffic;
  traffic.read = traffic.inputs =
      countAll(form.groups) * countAll(form.updates) * form.indexBytes;
  traffic.written = traffic.outputs =
      form.countPairBytes() + form.countStartBytes();
  traffic.isUpperBound = true;
  declareTraffic(function, traffic);
}

void PartitionBuilder::build() {
  counts = b.share(b.getI32Type(), blockWarps * columns);
  sums = b.share(b.getI32Type(), blockWarps);
  Value block = gpu::BlockIdOp::create(b, gpu::Dimension::x);
  group = b.divide(block, form.countChunks());
  chunk = b.remainder(block, form.countChunks());
  inIndices = access.locate(group, form.groups, &ScatterAxis::inIndices);
  clearCounts();
  // All are read before one is counted, so that they are read at once.
  SmallVector<Update> updates;
  for (int64_t turn = 0; turn < turns; ++turn)
    updates.push_back(read(turn));
  for (Update &update : updates)
    rank(update);
  addUp();
  for (const Update &update : updates)
    store(update);
  declare();
}

void remat::buildScatterPartition(KernelBody &body, DeviceCode &code,
                                  const KernelScatter &scatter) {
  PartitionBuilder(body, code, scatter).build();
}
