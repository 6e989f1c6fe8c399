// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// Updates that may meet. A block looks through all index vectors of its group,
/// many at a time, and lists those of its places in their order. When it has
/// some, it
///
///   - sorts them by place, each by counting those that come before it,
///   - loads their elements into shared memory, all of them at once, and
///   - gives each run of one place to a group of threads, which adds them up in
///   order, a
///     column for each thread, and reads and writes the result once.
///
/// Where the last update of a place is all that counts, no other one is loaded.

#include "ScatterAccess.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/Dialect/LLVMIR/NVVMDialect.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Utils/StaticValueUtils.h"

using namespace mlir;
using namespace remat;
using IntPredicate = arith::CmpIPredicate;

static constexpr int64_t warpThreads = 32;
static constexpr int64_t warps = blockThreads / warpThreads;
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
        b(body.function.getLoc(), body.function.getContext()),
        function(code.addFlatFunction(form.countBlocks(), blockThreads)),
        access(body, scatter, function, b) {
    b.setInsertionPoint(function.getBody().front().getTerminator());
  }

  void build();

private:
  /// An index vector that a thread has looked at.
  struct Look {
    Value number, isMine, place;
  };

  void allocate();
  void defineTile();
  void defineColumn();
  Look look(Value number);
  SmallVector<Look> lookAhead(Value first);
  Value list(ArrayRef<Look> looks, Value count);
  void applyLists(Value filled, Value limit);
  void moveRest(Value filled, Value limit);
  void sort(Value start, Value size);
  void rank(Value start, Value size, Value place);
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

  Value share(Type element, int64_t size);
  Value loadNumber(Value memory, Value at) {
    return arith::IndexCastUIOp::create(b, b.getIndexType(),
                                        memref::LoadOp::create(b, memory, at));
  }
  void storeNumber(Value number, Value memory, Value at) {
    memref::StoreOp::create(b, toWord(number), memory, at);
  }
  Value word(int64_t value) { return b.integer(b.getI32Type(), value); }
  Value toWord(Value number) {
    return arith::IndexCastUIOp::create(b, b.getI32Type(), number);
  }
  Value isBelow(Value a, Value c) { return b.compare(IntPredicate::ult, a, c); }
  Value divide(Value a, int64_t by) {
    return by == 1 ? a : Value(arith::DivUIOp::create(b, a, b.index(by)));
  }
  Value remainder(Value a, int64_t by) {
    return by == 1 ? b.index(0)
                   : Value(arith::RemUIOp::create(b, a, b.index(by)));
  }
  void wait() { gpu::BarrierOp::create(b); }
  void when(Value condition, llvm::function_ref<void()> body);
  void repeat(Value begin, Value end, int64_t step,
              llvm::function_ref<void(Value)> body);
  SmallVector<Value> choose(Value condition, ArrayRef<Value> otherwise,
                            llvm::function_ref<SmallVector<Value>()> body);

  const KernelScatter &scatter;
  const ScatterForm &form;
  int64_t listed;
  /// Groups of `lanes` threads.
  int64_t workers;
  ScalarBuilder b;
  gpu::GPUFuncOp function;
  ScatterAccess access;

  Value thread, warp, lane, worker;
  Value placeTile;
  /// The group's, and the column's of the thread.
  Value inIndices, inUpdates, inInput;
  /// Whether the thread has a column; null if all of them have.
  Value hasColumn;

  // In shared memory: of each warp what it has found; updates in their order;
  Value counts, places, numbers;
  // and those that are applied, with their places before or behind the slot of
  // the same number, and where their run ends.
  Value keys, sortedPlaces, sortedNumbers, sortedEnds;
  /// Elements of each input: those of a slot, and of these a thread's first
  /// column, then its second one and so on.
  SmallVector<Value> staged;
};
} // namespace

//===----------------------------------------------------------------------===//
// Control
//===----------------------------------------------------------------------===//

void TileBuilder::when(Value condition, llvm::function_ref<void()> body) {
  if (!condition)
    return body();
  auto branch = scf::IfOp::create(b, condition);
  OpBuilder::InsertionGuard guard(b);
  b.setInsertionPointToStart(branch.thenBlock());
  body();
}

void TileBuilder::repeat(Value begin, Value end, int64_t step,
                         llvm::function_ref<void(Value)> body) {
  auto loop = scf::ForOp::create(b, begin, end, b.index(step));
  OpBuilder::InsertionGuard guard(b);
  b.setInsertionPointToStart(loop.getBody());
  body(loop.getInductionVar());
}

SmallVector<Value>
TileBuilder::choose(Value condition, ArrayRef<Value> otherwise,
                    llvm::function_ref<SmallVector<Value>()> body) {
  if (!condition)
    return body();
  auto branch =
      scf::IfOp::create(b, ValueRange(otherwise).getTypes(), condition,
                        /*withElseRegion=*/true);
  OpBuilder::InsertionGuard guard(b);
  b.setInsertionPointToStart(branch.thenBlock());
  scf::YieldOp::create(b, body());
  b.setInsertionPointToStart(branch.elseBlock());
  scf::YieldOp::create(b, otherwise);
  return branch.getResults();
}

//===----------------------------------------------------------------------===//
// The block's part
//===----------------------------------------------------------------------===//

/// LLVM takes arrays that do not say how they are aligned for aligned to 16
/// bytes, and says so to nobody.
Value TileBuilder::share(Type element, int64_t size) {
  auto space =
      gpu::AddressSpaceAttr::get(b.getContext(), gpu::AddressSpace::Workgroup);
  unsigned number = function.getNumWorkgroupAttributions();
  Value memory = function.addWorkgroupAttribution(
      MemRefType::get({size}, element, MemRefLayoutAttrInterface(), space),
      b.getLoc());
  function.setWorkgroupAttributionAttr(
      number, LLVM::LLVMDialect::getAlignAttrName(), b.getI64IntegerAttr(16));
  return memory;
}

void TileBuilder::allocate() {
  Type type = b.getI32Type();
  int64_t capacity = listed + form.looks * blockThreads;
  counts = share(type, warps);
  places = share(type, capacity);
  numbers = share(type, capacity);
  keys = share(type, listed);
  sortedPlaces = share(type, listed + 2);
  sortedNumbers = share(type, listed);
  sortedEnds = share(type, listed);
  if (scatter.readsResults)
    for (Type element : access.getStoredTypes())
      staged.push_back(share(element, listed * form.lanes * form.width));
}

void TileBuilder::defineTile() {
  thread = gpu::ThreadIdOp::create(b, gpu::Dimension::x);
  warp = divide(thread, warpThreads);
  lane = remainder(thread, warpThreads);
  worker = divide(thread, form.lanes);
  Value block = gpu::BlockIdOp::create(b, gpu::Dimension::x);
  Value rest = divide(block, form.columnTiles);
  placeTile = remainder(rest, form.placeTiles);
  Value group = divide(rest, form.placeTiles);
  inIndices = access.locate(group, form.groups, &ScatterAxis::inIndices);
  inUpdates = access.locate(group, form.groups, &ScatterAxis::inUpdates);
  inInput = access.locate(group, form.groups, &ScatterAxis::inInput);
  Value column =
      b.add(b.mul(remainder(block, form.columnTiles),
                  b.index(form.lanes * form.width)),
            b.mul(remainder(thread, form.lanes), b.index(form.width)));
  int64_t columns = countAll(form.columns);
  if (columns < form.columnTiles * form.lanes * form.width)
    hasColumn = isBelow(column, b.index(columns));
  inUpdates = b.add(
      inUpdates, access.locate(column, form.columns, &ScatterAxis::inUpdates));
  inInput = b.add(inInput,
                  access.locate(column, form.columns, &ScatterAxis::inInput));
  // Nothing is before the first slot and behind the last one.
  Value isEnd = isBelow(thread, b.index(2));
  when(isEnd, [&] {
    memref::StoreOp::create(b, word(noPlace), sortedPlaces,
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
  Value vector = b.add(
      inIndices, access.locate(number, form.updates, &ScatterAxis::inIndices));
  auto [coordinates, isInside] = access.readPlace(vector);
  Value joined = b.index(0);
  for (auto [coordinate, axis] : llvm::zip_equal(coordinates, form.places))
    joined = b.add(b.mul(joined, b.index(axis.size)), coordinate);
  // By a constant, 32 bits are divided faster than 64.
  joined = toWord(joined);
  Value tiles = word(form.placeTiles);
  Value place = arith::DivUIOp::create(b, joined, tiles);
  Value tile = b.sub(joined, b.mul(place, tiles));
  Value isMine = b.compare(IntPredicate::eq, tile, toWord(placeTile));
  return {number, b.bitAnd(isInside, isMine), place};
}

/// Each warp looks at neighbours.
SmallVector<TileBuilder::Look> TileBuilder::lookAhead(Value first) {
  int64_t updates = countAll(form.updates);
  first = b.add(first, b.mul(warp, b.index(form.looks * warpThreads)));
  first = b.add(first, lane);
  SmallVector<Look> looks;
  for (int64_t i = 0; i < form.looks; ++i) {
    Value number = b.add(first, b.index(i * warpThreads));
    Value exists = updates % (form.looks * blockThreads) == 0
                       ? Value()
                       : isBelow(number, b.index(updates));
    SmallVector<Value> seen = choose(exists, {b.boolean(false), word(0)},
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
  Value found = word(0);
  for (const Look &each : looks) {
    votes.push_back(NVVM::VoteSyncOp::create(
        b, b.getI32Type(), word(-1), each.isMine, NVVM::VoteSyncKind::ballot));
    found = b.add(found, math::CtPopOp::create(b, votes.back()));
  }
  when(b.compare(IntPredicate::eq, lane, b.index(0)),
       [&] { memref::StoreOp::create(b, found, counts, warp); });
  wait();
  Value slot = count;
  for (int64_t i = 0; i < warps; ++i) {
    Value each = loadNumber(counts, b.index(i));
    count = b.add(count, each);
    slot = b.add(slot, b.select(isBelow(b.index(i), warp), each, b.index(0)));
  }
  Value before = b.sub(b.shiftLeft(word(1), toWord(lane)), word(1));
  auto countBits = [&](Value bits) -> Value {
    return arith::IndexCastUIOp::create(b, b.getIndexType(),
                                        math::CtPopOp::create(b, bits));
  };
  for (size_t i = 0; i < looks.size(); ++i) {
    Value own = b.add(slot, countBits(b.bitAnd(votes[i], before)));
    when(looks[i].isMine, [&] {
      memref::StoreOp::create(b, looks[i].place, places, own);
      storeNumber(looks[i].number, numbers, own);
    });
    slot = b.add(slot, countBits(votes[i]));
  }
  wait();
  return count;
}

/// What has not been applied comes first from now on.
void TileBuilder::moveRest(Value filled, Value limit) {
  when(b.compare(IntPredicate::ne, limit, b.index(0)), [&] {
    Value isRest = isBelow(thread, b.sub(filled, limit));
    SmallVector<Value> rest =
        choose(isRest, {word(0), word(0)}, [&]() -> SmallVector<Value> {
          Value from = b.add(limit, thread);
          return {memref::LoadOp::create(b, places, from),
                  memref::LoadOp::create(b, numbers, from)};
        });
    wait();
    when(isRest, [&] {
      memref::StoreOp::create(b, rest[0], places, thread);
      memref::StoreOp::create(b, rest[1], numbers, thread);
    });
    // Threads of a warp vote next, which they do together.
    wait();
  });
}

//===----------------------------------------------------------------------===//
// Applying updates
//===----------------------------------------------------------------------===//

/// The slot of the thread's update, and where its run ends: counts what is
/// before.
void TileBuilder::rank(Value start, Value size, Value place) {
  Value slot = thread, end = size;
  if (form.countTilePlaces() > 1) {
    auto makeKey = [&](Value of) { return b.mul(of, word(blockThreads)); };
    Value own = b.add(makeKey(place), toWord(thread));
    Value next = makeKey(b.add(place, word(1)));
    auto loop = scf::ForOp::create(b, b.index(0), size, b.index(1),
                                   ValueRange{b.index(0), b.index(0)});
    OpBuilder::InsertionGuard guard(b);
    b.setInsertionPointToStart(loop.getBody());
    Value key = memref::LoadOp::create(b, keys, loop.getInductionVar());
    SmallVector<Value> sums;
    for (auto [sum, bound] :
         llvm::zip_equal(loop.getRegionIterArgs(), ValueRange{own, next}))
      sums.push_back(
          b.add(sum, b.select(isBelow(key, bound), b.index(1), b.index(0))));
    scf::YieldOp::create(b, sums);
    slot = loop.getResult(0);
    end = loop.getResult(1);
  }
  memref::StoreOp::create(b, place, sortedPlaces, b.add(slot, b.index(1)));
  memref::StoreOp::create(
      b, memref::LoadOp::create(b, numbers, b.add(start, thread)),
      sortedNumbers, slot);
  storeNumber(end, sortedEnds, slot);
}

void TileBuilder::sort(Value start, Value size) {
  Value isOwn = isBelow(thread, size);
  Value place =
      choose(isOwn, {word(noPlace)}, [&]() -> SmallVector<Value> {
        Value own = memref::LoadOp::create(b, places, b.add(start, thread));
        if (form.countTilePlaces() > 1)
          memref::StoreOp::create(
              b, b.add(b.mul(own, word(blockThreads)), toWord(thread)), keys,
              thread);
        return {own};
      }).front();
  if (form.countTilePlaces() > 1)
    wait();
  when(isOwn, [&] { rank(start, size, place); });
  Value isEmpty = b.bitAnd(isBelow(thread, b.index(listed)), b.bitNot(isOwn));
  when(isEmpty, [&] {
    memref::StoreOp::create(b, word(noPlace), sortedPlaces,
                            b.add(thread, b.index(1)));
  });
  wait();
}

/// The last update of a place is the result.
void TileBuilder::storeLast(Value slot, ValueRange elements) {
  Value place = loadNumber(sortedPlaces, b.add(slot, b.index(1)));
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
  Value answer = isBelow(slot, size);
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
  Value number = loadNumber(sortedNumbers, slot);
  Value from = b.add(
      inUpdates, access.locate(number, form.updates, &ScatterAxis::inUpdates));
  SmallVector<Value> elements;
  for (int64_t i = 0; i < form.width; ++i)
    llvm::append_range(elements, access.loadUpdates(b.add(from, b.index(i))));
  return elements;
}

void TileBuilder::stage(Value slot, ValueRange elements) {
  Value at = b.add(b.mul(slot, b.index(form.lanes * form.width)),
                   remainder(thread, form.lanes));
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
        choose(wanted.back(), nothing, [&] { return loadSlot(slot); }));
  }
  for (size_t i = 0; i < slots.size(); ++i) {
    if (scatter.readsResults)
      stage(slots[i], loaded[i]);
    else
      when(wanted[i], [&] { storeLast(slots[i], loaded[i]); });
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
  Value column = remainder(thread, form.lanes);
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
      locateResult(arith::IndexCastUIOp::create(b, b.getIndexType(), place));
  Value end = loadNumber(sortedEnds, first);
  SmallVector<Value> state;
  for (int64_t i = 0; i < form.width; ++i)
    llvm::append_range(state, access.loadResults(b.add(to, b.index(i))));
  int64_t step = readAhead / form.width;
  Value whole = b.sub(end, first);
  whole = b.add(first, b.sub(whole, remainder(whole, step)));
  state = combineSlots(first, whole, step, state);
  state = combineSlots(whole, end, 1, state);
  size_t count = scatter.countInputs();
  for (int64_t i = 0; i < form.width; ++i)
    access.storeResults(ValueRange(state).slice(i * count, count),
                        b.add(to, b.index(i)));
}

/// A worker has the runs that begin at its slots.
void TileBuilder::combine(Value size) {
  wait();
  when(hasColumn, [&] {
    repeat(worker, size, workers, [&](Value slot) {
      Value place =
          memref::LoadOp::create(b, sortedPlaces, b.add(slot, b.index(1)));
      Value before = memref::LoadOp::create(b, sortedPlaces, slot);
      when(b.compare(IntPredicate::ne, place, before),
           [&] { combineRun(slot, place); });
    });
  });
}

void TileBuilder::applyLists(Value filled, Value limit) {
  repeat(b.index(0), limit, listed, [&](Value start) {
    Value size =
        arith::MinUIOp::create(b, b.index(listed), b.sub(limit, start));
    sort(start, size);
    load(size);
    if (scatter.readsResults)
      combine(size);
    wait();
  });
  moveRest(filled, limit);
}

//===----------------------------------------------------------------------===//
// The function
//===----------------------------------------------------------------------===//

/// Index vectors are read by every block of their group, updates and results at
/// most once for each update.
void TileBuilder::declare() {
  int64_t updates = countAll(form.groups) * countAll(form.updates);
  int64_t elements = updates * countAll(form.columns) * form.elementBytes;
  int64_t vectors = updates * form.indexBytes;
  stablehlo::ScatterOp op = scatter.op;
  Traffic traffic;
  traffic.read = vectors * form.placeTiles * form.columnTiles + elements +
                 (scatter.readsResults ? elements : 0);
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
  int64_t updates = countAll(form.updates);
  int64_t step = form.looks * blockThreads;
  auto loop = scf::ForOp::create(b, b.index(0), b.index(updates), b.index(step),
                                 ValueRange{b.index(0)});
  {
    OpBuilder::InsertionGuard guard(b);
    b.setInsertionPointToStart(loop.getBody());
    Value first = loop.getInductionVar();
    Value filled = list(lookAhead(first), loop.getRegionIterArg(0));
    Value whole = b.sub(filled, remainder(filled, listed));
    Value goesOn = isBelow(b.add(first, b.index(step)), b.index(updates));
    Value limit = b.select(goesOn, whole, filled);
    applyLists(filled, limit);
    scf::YieldOp::create(b, ValueRange{b.sub(filled, limit)});
  }
  declare();
}

void remat::buildScatterTiles(KernelBody &body, DeviceCode &code,
                              const KernelScatter &scatter) {
  TileBuilder(body, code, scatter).build();
}
