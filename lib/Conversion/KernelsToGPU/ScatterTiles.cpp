// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// Updates that may meet. A block looks through all index vectors of its group,
/// many at a time, and lists those of its places in their order, or takes them from where
/// others have put them (ScatterPartition.cpp). When it has some, it
///
///   - sorts them by place,
///   - loads their elements into shared memory, all of them at once, and
///   - gives each run of one place to a group of threads, which adds them up in
///   order, a
///     column for each thread, and reads and writes the result once.
///
/// Where the last update of a place is all that counts, no other one is loaded.

#include "BlockBuilder.h"
#include "ScatterAccess.h"
#include "mlir/Dialect/LLVMIR/NVVMDialect.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Utils/StaticValueUtils.h"

using namespace mlir;
using namespace remat;
using IntPredicate = arith::CmpIPredicate;

/// Elements of shared memory that a thread reads ahead.
static constexpr int64_t readAhead = 16;
/// Of the device, and blocks that are to find room on one of them: with 64
/// registers for each thread.
static constexpr int64_t multiprocessors = 132;
static constexpr int64_t mostBlocksTogether = 4;
/// The place of no update.
static constexpr int64_t noPlace = -1;

namespace {
class TileBuilder {
public:
  TileBuilder(KernelBody &body, DeviceCode &code, const KernelScatter &scatter)
      : scatter(scatter), form(scatter.form), listed(form.listed),
        workers(blockThreads / form.lanes),
        function(code.addFlatFunction(form.countBlocks(), blockThreads)),
        b(function), access(body, scatter, function, b) {}

  void build();

private:
  /// An index vector that a thread has looked at.
  struct Look {
    Value number, isMine, place;
  };

  int64_t countKeys() const { return std::max(listed, warpThreads); }
  void allocate();
  void defineTile();
  Look look(Value number);
  SmallVector<Look> lookAhead(Value first);
  Value list(ArrayRef<Look> looks, Value count);
  void lookThroughAll();
  Value findParts(Value firstChunk);
  void takePart(Value position, Value slot);
  void takeAllParts();
  Value applyLists(Value filled, Value goesOn);
  void moveRest(Value filled, Value limit);
  void sort(Value start, Value size);
  Value findEnd(Value first, Value place);
  Value isWanted(Value slot, Value size);
  SmallVector<Value> loadSlot(Value slot);
  void stage(Value slot, ValueRange elements);
  void load(Value size);
  void storeLast(Value slot, ValueRange elements);
  void combine(Value size);
  void combineRun(Value first, Value place);
  SmallVector<Value> combineSlots(Value begin, Value end, int64_t step,
                                  ValueRange state);
  SmallVector<Value> combineSlot(ArrayRef<Value> loaded, ValueRange state);
  Value locateResult(Value place);
  void limitRegisters();
  void declare();

  const KernelScatter &scatter;
  const ScatterForm &form;
  int64_t listed;
  /// Groups of `lanes` threads.
  int64_t workers;
  gpu::GPUFuncOp function;
  BlockBuilder b;
  ScatterAccess access;

  Value thread, worker;
  Value group, placeTile;
  /// The group's, and the column's of the thread.
  Value inIndices, inUpdates, inInput;
  /// Whether the thread has a column; null if all of them have.
  Value hasColumn;

  // In shared memory: of each warp what it has found; updates in their order;
  Value counts, places, numbers;
  // of each of some chunks how many updates those before it have, and where its own begin;
  Value partNumbers, partBegins;
  // and those that are applied, with their places behind the slot of the same number.
  Value keys, sortedPlaces, sortedNumbers;
  /// Elements of each input: those of a slot, and of these a thread's first
  /// column, then its second one and so on.
  SmallVector<Value> staged;
};
} // namespace

//===----------------------------------------------------------------------===//
// The block's part
//===----------------------------------------------------------------------===//

void TileBuilder::allocate() {
  Type type = b.getI32Type();
  int64_t capacity = listed + (form.chunk > 0 ? 1 : form.looks) * blockThreads;
  counts = b.share(type, blockWarps);
  if (form.chunk > 0) {
    partNumbers = b.share(type, blockThreads);
    partBegins = b.share(type, blockThreads);
  }
  places = b.share(type, capacity);
  numbers = b.share(type, capacity);
  keys = b.share(type, 2 * countKeys());
  sortedPlaces = b.share(type, listed + 2);
  sortedNumbers = b.share(type, listed);
  if (scatter.readsResults)
    for (Type element : access.getStoredTypes())
      staged.push_back(b.share(element, listed * form.lanes * form.width));
}

void TileBuilder::defineTile() {
  thread = b.getThread();
  worker = b.divide(thread, form.lanes);
  Value block = gpu::BlockIdOp::create(b, gpu::Dimension::x);
  Value rest = b.divide(block, form.columnTiles);
  placeTile = b.remainder(rest, form.placeTiles);
  group = b.divide(rest, form.placeTiles);
  inIndices = access.locate(group, form.groups, &ScatterAxis::inIndices);
  inUpdates = access.locate(group, form.groups, &ScatterAxis::inUpdates);
  inInput = access.locate(group, form.groups, &ScatterAxis::inInput);
  Value column =
      b.add(b.mul(b.remainder(block, form.columnTiles),
                  b.index(form.lanes * form.width)),
            b.mul(b.remainder(thread, form.lanes), b.index(form.width)));
  int64_t columns = countAll(form.columns);
  if (columns < form.columnTiles * form.lanes * form.width)
    hasColumn = b.isBelow(column, b.index(columns));
  inUpdates = b.add(
      inUpdates, access.locate(column, form.columns, &ScatterAxis::inUpdates));
  inInput = b.add(inInput,
                  access.locate(column, form.columns, &ScatterAxis::inInput));
  // Nothing is before the first slot and behind the last one.
  Value isEnd = b.isBelow(thread, b.index(2));
  b.when(isEnd, [&] {
    memref::StoreOp::create(b, b.word(noPlace), sortedPlaces,
                            b.mul(thread, b.index(listed + 1)));
  });
}

Value TileBuilder::locateResult(Value place) {
  Value number = b.add(b.mul(place, b.index(form.placeTiles)), placeTile);
  return b.add(inInput,
               access.locate(number, form.places, &ScatterAxis::inInput));
}

//===----------------------------------------------------------------------===//
// Looking for updates
//===----------------------------------------------------------------------===//

TileBuilder::Look TileBuilder::look(Value number) {
  auto [isInside, tile, place] = access.readTile(b.add(
      inIndices, access.locate(number, form.updates, &ScatterAxis::inIndices)));
  Value isMine = b.compare(IntPredicate::eq, tile, b.toWord(placeTile));
  return {number, b.bitAnd(isInside, isMine), place};
}

/// Each warp looks at neighbours.
SmallVector<TileBuilder::Look> TileBuilder::lookAhead(Value first) {
  int64_t updates = countAll(form.updates);
  first =
      b.add(first, b.mul(b.getWarp(), b.index(form.looks * warpThreads)));
  first = b.add(first, b.getLane());
  SmallVector<Look> looks;
  for (int64_t i = 0; i < form.looks; ++i) {
    Value number = b.add(first, b.index(i * warpThreads));
    Value exists = updates % (form.looks * blockThreads) == 0
                       ? Value()
                       : b.isBelow(number, b.index(updates));
    SmallVector<Value> seen =
        b.choose(exists, {b.boolean(false), b.word(0)},
                 [&]() -> SmallVector<Value> {
                   Look found = look(number);
                   return {found.isMine, found.place};
                 });
    looks.push_back({number, seen[0], seen[1]});
  }
  return looks;
}

/// Puts what the block's threads have found behind the first `count` updates;
/// returns how many there are then.
Value TileBuilder::list(ArrayRef<Look> looks, Value count) {
  SmallVector<Value> votes;
  Value found = b.word(0);
  for (const Look &each : looks) {
    votes.push_back(b.vote(each.isMine));
    found = b.add(found, b.countLanes(votes.back()));
  }
  auto [before, all] = b.addWarps(found, counts);
  Value slot = b.add(count, b.toNumber(before));
  for (size_t i = 0; i < looks.size(); ++i) {
    Value own = b.add(slot, b.toNumber(b.countLanesBefore(votes[i])));
    b.when(looks[i].isMine, [&] {
      memref::StoreOp::create(b, looks[i].place, places, own);
      b.storeNumber(looks[i].number, numbers, own);
    });
    slot = b.add(slot, b.toNumber(b.countLanes(votes[i])));
  }
  b.wait();
  return b.add(count, b.toNumber(all));
}

/// Whole lists are applied, and in the end the rest.
void TileBuilder::lookThroughAll() {
  int64_t updates = countAll(form.updates);
  int64_t step = form.looks * blockThreads;
  b.repeat(b.index(0), b.index(updates), step, ValueRange{b.index(0)},
           [&](Value first, ValueRange rest) -> SmallVector<Value> {
             Value filled = list(lookAhead(first), rest.front());
             Value goesOn =
                 b.isBelow(b.add(first, b.index(step)), b.index(updates));
             return {applyLists(filled, goesOn)};
           });
}

//===----------------------------------------------------------------------===//
// Updates that are partitioned
//===----------------------------------------------------------------------===//

/// A thread finds the tile's part of a chunk; returns how many updates these parts have.
Value TileBuilder::findParts(Value firstChunk) {
  Value chunk = b.add(firstChunk, thread);
  Value exists = form.countChunks() % blockThreads == 0
                     ? Value()
                     : b.isBelow(chunk, b.index(form.countChunks()));
  SmallVector<Value> part = b.choose(
      exists, {b.word(0), b.word(0)}, [&]() -> SmallVector<Value> {
        auto [begin, end] = access.loadPart(group, chunk, placeTile);
        return {begin, b.sub(end, begin)};
      });
  auto [before, all] = b.addThreads(part[1], counts);
  memref::StoreOp::create(b, before, partNumbers, thread);
  Value begin = b.add(b.toWord(b.mul(chunk, b.index(form.chunk))), part[0]);
  memref::StoreOp::create(b, begin, partBegins, thread);
  b.wait();
  return b.toNumber(all);
}

/// The update at a position of some parts: its part is the last one that begins there or
/// before.
void TileBuilder::takePart(Value position, Value slot) {
  Value part = b.index(0);
  for (int64_t distance = blockThreads / 2; distance > 0; distance /= 2) {
    Value other = b.add(part, b.index(distance));
    Value isBehind = b.isBelow(position, b.loadNumber(partNumbers, other));
    part = b.select(isBehind, part, other);
  }
  Value inPart = b.sub(position, b.loadNumber(partNumbers, part));
  auto [number, place] = access.loadPair(
      group, b.add(b.loadNumber(partBegins, part), inPart));
  memref::StoreOp::create(b, place, places, slot);
  memref::StoreOp::create(b, number, numbers, slot);
}

void TileBuilder::takeAllParts() {
  Value chunks = b.index(form.countChunks());
  auto takeParts = [&](Value firstChunk, ValueRange rest) -> SmallVector<Value> {
    Value all = findParts(firstChunk);
    Value hasMoreChunks =
        b.isBelow(b.add(firstChunk, b.index(blockThreads)), chunks);
    auto take = [&](Value first, ValueRange rest) -> SmallVector<Value> {
      Value position = b.add(first, thread);
      b.when(b.isBelow(position, all), [&] {
        takePart(position, b.add(rest.front(), thread));
      });
      Value next = b.add(first, b.index(blockThreads));
      Value size = b.sub(b.least(next, all), b.least(first, all));
      b.wait();
      Value goesOn = b.bitOr(hasMoreChunks, b.isBelow(next, all));
      return {applyLists(b.add(rest.front(), size), goesOn)};
    };
    // Also where the last chunks have nothing: what is left is applied.
    Value end = arith::MaxUIOp::create(b, all, b.index(1));
    SmallVector<Value> left =
        b.repeat(b.index(0), end, blockThreads, rest, take);
    b.wait();
    return left;
  };
  b.repeat(b.index(0), chunks, blockThreads, ValueRange{b.index(0)}, takeParts);
}

//===----------------------------------------------------------------------===//
// Applying updates
//===----------------------------------------------------------------------===//

/// What has not been applied comes first from now on.
void TileBuilder::moveRest(Value filled, Value limit) {
  b.when(b.compare(IntPredicate::ne, limit, b.index(0)), [&] {
    Value isRest = b.isBelow(thread, b.sub(filled, limit));
    SmallVector<Value> rest =
        b.choose(isRest, {b.word(0), b.word(0)}, [&]() -> SmallVector<Value> {
          Value from = b.add(limit, thread);
          return {memref::LoadOp::create(b, places, from),
                  memref::LoadOp::create(b, numbers, from)};
        });
    b.wait();
    b.when(isRest, [&] {
      memref::StoreOp::create(b, rest[0], places, thread);
      memref::StoreOp::create(b, rest[1], numbers, thread);
    });
    // Threads of a warp vote next, which they do together.
    b.wait();
  });
}

/// By place, and of one place in their order.
void TileBuilder::sort(Value start, Value size) {
  Value isOwn = b.isBelow(thread, size);
  Value key =
      b.choose(isOwn, {b.word(noPlace)}, [&]() -> SmallVector<Value> {
         Value own = memref::LoadOp::create(b, places, b.add(start, thread));
         return {b.add(b.mul(own, b.word(blockThreads)), b.toWord(thread))};
       }).front();
  if (form.countTilePlaces() > 1)
    key = b.sortThreads(key, countKeys(), keys);
  Value place = arith::DivUIOp::create(b, key, b.word(blockThreads));
  Value hasSlot = listed < blockThreads ? b.isBelow(thread, b.index(listed))
                                        : Value();
  b.when(hasSlot, [&] {
    memref::StoreOp::create(b, b.select(isOwn, place, b.word(noPlace)),
                            sortedPlaces, b.add(thread, b.index(1)));
  });
  b.when(isOwn, [&] {
    Value from = b.bitAnd(b.toNumber(key), b.index(blockThreads - 1));
    Value number = memref::LoadOp::create(b, numbers, b.add(start, from));
    memref::StoreOp::create(b, number, sortedNumbers, thread);
  });
  b.wait();
}

/// Behind the last slot of the run that begins at `first`.
Value TileBuilder::findEnd(Value first, Value place) {
  Value last = first;
  for (int64_t distance = listed / 2; distance > 0; distance /= 2) {
    Value other = b.least(b.add(last, b.index(distance)), b.index(listed));
    Value found = memref::LoadOp::create(b, sortedPlaces,
                                         b.add(other, b.index(1)));
    last = b.select(b.compare(IntPredicate::eq, found, place), other, last);
  }
  return b.add(last, b.index(1));
}

/// The last update of a place is the result.
void TileBuilder::storeLast(Value slot, ValueRange elements) {
  Value place = b.loadNumber(sortedPlaces, b.add(slot, b.index(1)));
  Value to = locateResult(place);
  size_t count = scatter.countInputs();
  for (int64_t i = 0; i < form.width; ++i)
    access.storeResults(
        access.combine(access.getZeros(), elements.slice(i * count, count)),
        b.add(to, b.index(i)));
}

/// Whether what is in the slot counts: only the last update of a place, where
/// results do not depend on what was there before.
Value TileBuilder::isWanted(Value slot, Value size) {
  Value answer = b.isBelow(slot, size);
  if (!scatter.readsResults) {
    Value own =
        memref::LoadOp::create(b, sortedPlaces, b.add(slot, b.index(1)));
    Value next =
        memref::LoadOp::create(b, sortedPlaces, b.add(slot, b.index(2)));
    answer = b.compare(IntPredicate::ne, own, next);
  }
  return hasColumn ? b.bitAnd(answer, hasColumn) : answer;
}

/// The elements of the update in the slot.
SmallVector<Value> TileBuilder::loadSlot(Value slot) {
  Value number = b.loadNumber(sortedNumbers, slot);
  Value from = b.add(
      inUpdates, access.locate(number, form.updates, &ScatterAxis::inUpdates));
  SmallVector<Value> elements;
  for (int64_t i = 0; i < form.width; ++i)
    llvm::append_range(elements, access.loadUpdates(b.add(from, b.index(i))));
  return elements;
}

void TileBuilder::stage(Value slot, ValueRange elements) {
  Value at = b.add(b.mul(slot, b.index(form.lanes * form.width)),
                   b.remainder(thread, form.lanes));
  for (auto [i, element] : llvm::enumerate(elements))
    memref::StoreOp::create(b, element, staged[i % staged.size()],
                            b.add(at, b.index(i / staged.size() * form.lanes)));
}

/// All loads come first, so that they are under way together.
void TileBuilder::load(Value size) {
  SmallVector<Value> slots, wanted, nothing;
  SmallVector<SmallVector<Value>> loaded;
  for (int64_t i = 0; i < form.width; ++i)
    llvm::append_range(nothing, access.getZeros());
  for (int64_t first = 0; first < listed; first += workers) {
    Value slot = b.add(worker, b.index(first));
    slots.push_back(slot);
    wanted.push_back(isWanted(slot, size));
    loaded.push_back(
        b.choose(wanted.back(), nothing, [&] { return loadSlot(slot); }));
  }
  for (size_t i = 0; i < slots.size(); ++i) {
    if (scatter.readsResults)
      stage(slots[i], loaded[i]);
    else
      b.when(wanted[i], [&] { storeLast(slots[i], loaded[i]); });
  }
}

/// What all inputs have at the columns of the thread, each input's together.
SmallVector<Value> TileBuilder::combineSlot(ArrayRef<Value> loaded,
                                            ValueRange state) {
  SmallVector<Value> made;
  size_t count = scatter.countInputs();
  for (int64_t i = 0; i < form.width; ++i)
    llvm::append_range(made, access.combine(state.slice(i * count, count),
                                            loaded.slice(i * count, count)));
  return made;
}

SmallVector<Value> TileBuilder::combineSlots(Value begin, Value end,
                                             int64_t step, ValueRange state) {
  auto loop = scf::ForOp::create(b, begin, end, b.index(step), state);
  OpBuilder::InsertionGuard guard(b);
  b.setInsertionPointToStart(loop.getBody());
  Value column = b.remainder(thread, form.lanes);
  SmallVector<SmallVector<Value>> loaded(step);
  for (int64_t i = 0; i < step; ++i) {
    Value slot = b.add(loop.getInductionVar(), b.index(i));
    Value at = b.add(b.mul(slot, b.index(form.lanes * form.width)), column);
    for (int64_t j = 0; j < form.width; ++j)
      for (Value memory : staged)
        loaded[i].push_back(memref::LoadOp::create(
            b, memory, b.add(at, b.index(j * form.lanes))));
  }
  SmallVector<Value> sums(loop.getRegionIterArgs());
  for (ArrayRef<Value> elements : loaded)
    sums = combineSlot(elements, sums);
  scf::YieldOp::create(b, sums);
  return loop.getResults();
}

void TileBuilder::combineRun(Value first, Value place) {
  Value to =
      locateResult(b.toNumber(place));
  Value end = findEnd(first, place);
  SmallVector<Value> state;
  for (int64_t i = 0; i < form.width; ++i)
    llvm::append_range(state, access.loadResults(b.add(to, b.index(i))));
  int64_t step = readAhead / form.width;
  Value whole = b.sub(end, first);
  whole = b.add(first, b.sub(whole, b.remainder(whole, step)));
  state = combineSlots(first, whole, step, state);
  state = combineSlots(whole, end, 1, state);
  size_t count = scatter.countInputs();
  for (int64_t i = 0; i < form.width; ++i)
    access.storeResults(ValueRange(state).slice(i * count, count),
                        b.add(to, b.index(i)));
}

/// A worker has the runs that begin at its slots.
void TileBuilder::combine(Value size) {
  b.wait();
  b.when(hasColumn, [&] {
    b.repeat(worker, size, workers, [&](Value slot) {
      Value place =
          memref::LoadOp::create(b, sortedPlaces, b.add(slot, b.index(1)));
      Value before = memref::LoadOp::create(b, sortedPlaces, slot);
      b.when(b.compare(IntPredicate::ne, place, before),
           [&] { combineRun(slot, place); });
    });
  });
}

/// Of the updates that are listed whole lists, or all if there will be no more; returns how
/// many are left.
Value TileBuilder::applyLists(Value filled, Value goesOn) {
  Value whole = b.sub(filled, b.remainder(filled, listed));
  Value limit = b.select(goesOn, whole, filled);
  b.repeat(b.index(0), limit, listed, [&](Value start) {
    Value size = b.least(b.index(listed), b.sub(limit, start));
    sort(start, size);
    load(size);
    if (scatter.readsResults)
      combine(size);
    b.wait();
  });
  moveRest(filled, limit);
  return b.sub(filled, limit);
}

//===----------------------------------------------------------------------===//
// The function
//===----------------------------------------------------------------------===//

/// Index vectors, or where they have been put, are read by every block of their group or
/// tile, updates and results at most once for each update.
void TileBuilder::declare() {
  int64_t updates = countAll(form.groups) * countAll(form.updates);
  int64_t elements = updates * countAll(form.columns) * form.elementBytes;
  int64_t vectors = updates * form.indexBytes;
  int64_t lookedAt = vectors * form.placeTiles * form.columnTiles;
  if (form.chunk > 0) {
    vectors = form.countPairBytes() + form.countStartBytes();
    lookedAt = (form.countPairBytes() + 2 * form.countStartBytes()) *
               form.columnTiles;
  }
  stablehlo::ScatterOp op = scatter.op;
  Traffic traffic;
  traffic.read = lookedAt + elements + (scatter.readsResults ? elements : 0);
  traffic.written = elements;
  for (Value input : op.getInputs())
    traffic.outputs +=
        cast<RankedTensorType>(input.getType()).getNumElements() *
        form.elementBytes / scatter.countInputs();
  traffic.inputs = vectors + elements +
                   (scatter.readsResults ? std::min(elements, traffic.outputs) : 0);
  traffic.isUpperBound = true;
  declareTraffic(function, traffic);
}

/// Left to itself, ptxas takes fewer registers than there are, and spills.
void TileBuilder::limitRegisters() {
  int64_t blocks = std::clamp<int64_t>(form.countBlocks() / multiprocessors, 1,
                                       mostBlocksTogether);
  function->setAttr(NVVM::NVVMDialect::getMinctasmAttrName(),
                    b.getI32IntegerAttr(blocks));
}

void TileBuilder::build() {
  allocate();
  limitRegisters();
  defineTile();
  if (form.chunk > 0)
    takeAllParts();
  else
    lookThroughAll();
  declare();
}

void remat::buildScatterTiles(KernelBody &body, DeviceCode &code,
                              const KernelScatter &scatter) {
  TileBuilder(body, code, scatter).build();
}
