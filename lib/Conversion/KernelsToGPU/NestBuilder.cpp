// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// See the header.

#include "NestBuilder.h"
#include "ColumnSums.h"
#include "KeepRows.h"
#include "ShareColumns.h"
#include "mlir/Dialect/LLVMIR/NVVMDialect.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Dialect/Utils/IndexingUtils.h"
#include "remat/Dialect/Remat/Remat.h"
#include "remat/Support/DeviceFunctions.h"

using namespace mlir;
using namespace remat;


MemRefType remat::getFlatType(Type tensor) {
  auto type = cast<RankedTensorType>(tensor);
  Type element = type.getElementType();
  if (element.isInteger(1))
    element = IntegerType::get(tensor.getContext(), 8);
  return MemRefType::get({type.getNumElements()}, element);
}

/// As many threads as the longest reduction by lanes is shared by.
int64_t NestBuilder::chooseGroup() const {
  int64_t most = 0;
  auto note = [&](linalg::LinalgOp op) {
    if (isReducedByLanes(op))
      most = std::max(most, countThreadLanes(op));
    return false;
  };
  for (const Root &root : llvm::concat<const Root>(roots, rowRoots))
    hasReduction(root.tensor, known, note);
  return most ? most : lanes;
}

Share NestBuilder::chooseShare(ElementEmitter &emitter) const {
  if (!rowRoots.empty())
    return Share::RowByGroup;
  if (areSumsOfBlocks())
    return Share::ColumnsByBlock;
  auto reduces = [&](const Root &root) {
    return hasReduction(root.tensor, known, isReducedByLanes);
  };
  if (llvm::none_of(roots, reduces))
    return Share::Element;
  bool byRows = !shape.empty() && shape.back() >= group &&
                llvm::all_of(roots, [&](const Root &root) {
                  return emitter.canEmitLanes(root.tensor);
                });
  return byRows ? Share::RowByGroup : Share::ElementByGroup;
}

/// What is shared among threads or groups.
int64_t NestBuilder::countItems() const {
  SmallVector<int64_t> extents = tile.reduce(shape);
  if (share == Share::RowByGroup)
    extents.pop_back();
  return computeProduct(extents) / width;
}

/// As many elements as an access of 16 bytes has: of the widest type among operands of
/// at least as many, and among results without reductions, which are as large. Sums of
/// columns are small.
int64_t NestBuilder::chooseWidth() const {
  if (share == Share::ColumnsByBlock)
    return chooseColumnWidth();
  if (share != Share::Element || shape.empty() ||
      computeProduct(shape) < leastWideElements)
    return 1;
  auto isOther = [&](linalg::LinalgOp op) { return !isSumOfColumns(op, shape); };
  auto isAny = [](linalg::LinalgOp) { return true; };
  int64_t bytes = 1;
  for (const Root &root : roots) {
    if (hasReduction(root.tensor, known, isOther))
      return 1;
    Type element = cast<RankedTensorType>(root.tensor.getType()).getElementType();
    if (!hasReduction(root.tensor, known, isAny))
      bytes = std::max(bytes, getElementBytes(element));
  }
  return chooseTogether(block.getArgumentTypes(), shape, bytes);
}

void NestBuilder::bind(ElementEmitter &emitter) {
  for (BlockArgument argument : block.getArguments())
    emitter.bindMemory(argument, function.getArgument(argument.getArgNumber()));
  for (auto [constant, global] : tables)
    emitter.bindMemory(constant,
                       memref::GetGlobalOp::create(
                           builder, loc, global.getType(), global.getSymName()));
  for (const Root &partial : known)
    emitter.bindMemory(partial.tensor, results[partial.number]);
}

void NestBuilder::findResults() {
  unsigned inputs = block.getNumArguments();
  unsigned own = body.function.getNumResults();
  // Behind it is memory of the block's own, if any.
  Value workspace = function.getArgument(function.getFunctionType().getNumInputs() - 1);
  for (auto [number, offset] : llvm::enumerate(destination.offsets)) {
    MemRefType type =
        number < own
            ? cast<MemRefType>(function.getArgument(inputs + number).getType())
            : getFlatType(destination.partials[number - own].getType());
    results.push_back(offset < 0
                          ? function.getArgument(inputs + number)
                          : createPart(builder, loc,
                                       workspace, type, offset));
  }
}

void NestBuilder::defineThread() {
  Value own = gpu::ThreadIdOp::create(builder, loc, gpu::Dimension::x);
  Value inGrid = gpu::BlockIdOp::create(builder, loc, gpu::Dimension::x);
  thread = arith::AddIOp::create(
      builder, loc,
      arith::MulIOp::create(builder, loc, inGrid, index(threads)), own);
  if (share == Share::Element)
    return;
  lane = arith::RemUIOp::create(builder, loc, own, index(group));
  Type word = builder.getI32Type();
  if (group >= warpLanes) {
    members = arith::ConstantOp::create(builder, loc, builder.getI32IntegerAttr(-1));
    return;
  }
  Value half = arith::RemUIOp::create(builder, loc, own, index(32));
  half = arith::SubIOp::create(builder, loc, half, lane);
  half = arith::IndexCastOp::create(builder, loc, word, half);
  Value all = arith::ConstantOp::create(
      builder, loc, builder.getI32IntegerAttr(int32_t((int64_t(1) << group) - 1)));
  members = arith::ShLIOp::create(builder, loc, all, half);
}

/// For all threads of the group.
void NestBuilder::waitForGroup() {
  if (group > warpLanes)
    gpu::BarrierOp::create(builder, loc);
  else
    NVVM::SyncWarpOp::create(builder, loc, members);
}

/// All values first, since a write may overwrite what another one is made of.
void NestBuilder::emitElements(ElementEmitter &emitter,
                               ArrayRef<AffineExpr> at, bool firstThreadOnly) {
  SmallVector<Value> elements;
  for (const Root &root : roots)
    elements.push_back(emitter.emit(root.tensor, at));
  if (firstThreadOnly) {
    // The others have read what it overwrites.
    if (!destination.shared.empty())
      waitForGroup();
    emitter.openRest(0, 1);
  }
  for (auto [root, element] : llvm::zip_equal(roots, elements)) {
    AffineExpr place = emitter.simplify(
        linearize(at, root.getShape(), builder.getContext()));
    emitter.store(element,
                  results[root.number], place);
    writes.push_back({root.number, place});
  }
  if (firstThreadOnly)
    emitter.closeLoop();
}

/// Elements of a row that a thread takes together, the first one at `first` times their
/// number; returns the element's number.
AffineExpr NestBuilder::emitNeighbours(ElementEmitter &emitter, Indices at,
                                       AffineExpr first) {
  int64_t count = countNeighbours(shape.back(), group);
  if (count == 1) {
    at.push_back(first);
    emitElements(emitter, at, false);
    return first;
  }
  at.push_back(first * count + emitter.openLoop(0, count));
  builder.getInsertionBlock()->getParentOp()->setAttr(wideAttrName,
                                                      builder.getUnitAttr());
  emitElements(emitter, at, false);
  emitter.closeLoop();
  return at.back();
}

void NestBuilder::fillRow(ElementEmitter &emitter, Indices at) {
  int64_t neighbours = countNeighbours(shape.back(), group);
  int64_t size = shape.back() / neighbours;
  int64_t whole = size / group * group, rest = size - whole;
  AffineExpr first = emitter.openLaneLoop(0, whole);
  Operation *loop = builder.getInsertionBlock()->getParentOp();
  rowWrites.push_back({loop, writes.size()});
  AffineExpr element = emitNeighbours(emitter, at, first);
  emitter.noteRowPart({loop, element, 0, whole * neighbours, group * neighbours});
  emitter.closeLoop();
  // All threads have read the row before one of them writes to it.
  if (!destination.shared.empty()) {
    OpBuilder::InsertionGuard guard(builder);
    builder.setInsertionPoint(loop);
    waitForGroup();
  }
  if (rest == 0)
    return;
  first = emitter.openRest(whole, rest);
  Operation *branch = builder.getInsertionBlock()->getParentOp();
  element = emitNeighbours(emitter, at, first);
  emitter.noteRowPart({branch, element, whole * neighbours, shape.back(),
                       rest * neighbours});
  emitter.closeLoop();
}

/// What the group is to know of its row while nothing of it is overwritten.
void NestBuilder::readRow(ElementEmitter &emitter, AffineExpr row) {
  for (const Root &root : rowRoots)
    emitter.emit(root.tensor, emitter.split(row, root.getShape()));
}

/// What the group knows of its row, by its first thread.
void NestBuilder::leaveOfRow(ElementEmitter &emitter, AffineExpr row) {
  SmallVector<std::pair<Value, AffineExpr>> elements;
  for (const Root &root : rowRoots) {
    Indices at = emitter.split(row, root.getShape());
    elements.push_back({emitter.emit(root.tensor, at),
                        emitter.simplify(linearize(at, root.getShape(),
                                                   builder.getContext()))});
  }
  emitter.openRest(0, 1);
  for (auto [root, element] : llvm::zip_equal(rowRoots, elements)) {
    emitter.store(element.first, results[root.number], element.second);
    writes.push_back({root.number, element.second});
  }
  emitter.closeLoop();
}

/// Whether nothing in the function writes there.
static bool isOnlyRead(Value memory) {
  return llvm::all_of(memory.getUsers(), llvm::IsaPred<memref::LoadOp>);
}

/// Keeps vectors as long as rows, which the groups of a block all read, in shared memory.
/// Those that have a block to themselves would read them as often.
void NestBuilder::shareVectors(ElementEmitter &emitter, AffineExpr row) {
  constexpr int64_t mostBytes = int64_t(16) << 10;
  if (group > warpLanes || computeProduct(shape) < leastWideElements)
    return;
  unsigned ofRow = cast<AffineDimExpr>(row).getPosition();
  auto isOfColumn = [&](AffineExpr place) {
    bool isPlace = false;
    place.walk([&](AffineExpr part) { isPlace |= isa<AffineDimExpr>(part); });
    return isPlace && !place.isFunctionOfDim(ofRow);
  };
  llvm::MapVector<Value, bool> isVector;
  for (const ElementEmitter::Read &read : emitter.getReads())
    isVector.try_emplace(read.memory, true).first->second &= isOfColumn(read.place);
  SmallVector<Value> vectors;
  int64_t bytes = 0;
  for (auto [memory, isGood] : isVector) {
    auto type = cast<MemRefType>(memory.getType());
    int64_t size = type.getNumElements() * getElementBytes(type.getElementType());
    if (!isGood || !isOnlyRead(memory) || !isSharable(type.getElementType()) ||
        type.getNumElements() > shape.back() ||
        bytes + size > mostBytes)
      continue;
    bytes += llvm::alignTo(size, 16);
    vectors.push_back(memory);
  }
  Block &entry = function.getBody().front();
  if (!vectors.empty())
    copyToShared(function, entry.findAncestorOpInBlock(*rowWrites.front().first), vectors);
}

/// Threads without an item do nothing, and read nothing.
Block *NestBuilder::openGuard() {
  Block &entry = function.getBody().front();
  int64_t items = countItems();
  if (items * group >= blocks * threads)
    return &entry;
  Value item = arith::DivUIOp::create(builder, loc, thread, index(group));
  Value hasItem = arith::CmpIOp::create(
      builder, loc, arith::CmpIPredicate::ult, item, index(items));
  auto guard = scf::IfOp::create(builder, loc, hasItem);
  builder.setInsertionPointToStart(guard.thenBlock());
  return guard.thenBlock();
}

/// The rows of the group's tile, one behind the other.
void NestBuilder::fillRowsOfTile(ElementEmitter &emitter, AffineExpr own) {
  SmallVector<int64_t> reduced = tile.reduce(shape);
  for (int64_t part = 0; part < tile.countParts(); ++part) {
    Indices at = emitter.split(own, ArrayRef(reduced).drop_back());
    at.push_back(builder.getAffineConstantExpr(0));
    at = tile.expand(at, part, shape);
    at.pop_back();
    AffineExpr row = emitter.simplify(
        linearize(at, shape.drop_back(), builder.getContext()));
    if (!destination.shared.empty())
      readRow(emitter, row);
    fillRow(emitter, at);
    if (!rowRoots.empty())
      leaveOfRow(emitter, row);
  }
}

void NestBuilder::fill(ElementEmitter &emitter) {
  int64_t items = countItems();
  Value first = arith::DivUIOp::create(builder, loc, thread, index(group));
  AffineExpr joined =
      emitter.openStrided(first, index(items),
                          index(blocks * threads / group), items);
  if (share == Share::RowByGroup) {
    fillRowsOfTile(emitter, joined);
    shareVectors(emitter, joined);
  } else if (tile.countParts() > 1) {
    fillTile(emitter, joined);
  } else if (width > 1) {
    AffineExpr element = emitter.openLoop(0, width);
    builder.getInsertionBlock()->getParentOp()->setAttr(
        wideAttrName, builder.getUnitAttr());
    emitElements(emitter, emitter.split(joined * width + element, shape),
                 /*firstThreadOnly=*/false);
    emitter.closeLoop();
  } else {
    emitElements(emitter, emitter.split(joined, shape),
                 share == Share::ElementByGroup);
  }
  emitter.closeLoop();
}

/// Whether the group reads one of its own rows, before it writes to that.
bool NestBuilder::isReadBeforeRow(const ElementEmitter &emitter,
                                  const ElementEmitter::Read &read) const {
  return llvm::any_of(rowWrites, [&](const auto &row) {
    auto [loop, first] = row;
    return emitter.isOfRowBefore(read, loop, writes[first].second, shape.back());
  });
}

/// An operand's memory is overwritten only behind its last read: at the place
/// that is read, in the nest of the write, or in the row that the group reads.
LogicalResult NestBuilder::checkReads(const ElementEmitter &emitter) {
  auto isRead = [&](unsigned operand, auto isBad) {
    Value memory = function.getArgument(operand);
    return llvm::any_of(emitter.getReads(), [&](const auto &read) {
      return read.memory == memory && isBad(read);
    });
  };
  using Read = ElementEmitter::Read;
  for (unsigned operand : overwritten)
    if (isRead(operand, [](const Read &) { return true; }))
      return failure();
  for (SharedMemory pair : destination.shared)
    for (const Root &root : roots) {
      if (root.number != pair.result)
        continue;
      overwritten.insert(pair.operand);
      if (isRead(pair.operand, [&](const Read &read) {
            return llvm::none_of(writes,
                                 [&](const auto &write) {
                                   return write.first == root.number &&
                                          emitter.areEqual(write.second, read.place);
                                 }) &&
                   !isReadBeforeRow(emitter, read);
          }))
        return failure();
    }
  return success();
}

/// Says in what the function declares that elements are made one by one, or rows by groups.
void NestBuilder::declareKind() {
  auto isAny = [](linalg::LinalgOp) { return true; };
  bool addsUp = share != Share::RowsOfColumns && llvm::any_of(roots, [&](const Root &root) {
                  return hasReduction(root.tensor, known, isAny);
                });
  bool isOfRows = share == Share::RowByGroup;
  auto traffic = function->getAttrOfType<DictionaryAttr>(RematDialect::profileAttrName);
  if (!traffic || (addsUp && !isOfRows))
    return;
  NamedAttrList entries(traffic);
  entries.set(isOfRows ? "isOfRows" : "isPointwise", builder.getUnitAttr());
  function->setAttr(RematDialect::profileAttrName,
                    entries.getDictionary(builder.getContext()));
}

/// Blocks and their threads.
void NestBuilder::chooseGrid() {
  if (share == Share::RowsOfColumns) {
    width = walk.width;
    threads = walk.countThreads();
    blocks = walk.countBlocks();
    return;
  }
  bool isOfColumns = share == Share::ColumnsByBlock;
  if (isOfColumns)
    group = 1;
  threads = std::max(group, blockThreads);
  int64_t sharing = isOfColumns ? getBlockSumThreads(roots.front().tensor) : group;
  blocks = std::max<int64_t>(llvm::divideCeil(countItems() * sharing, threads), 1);
  if (!isOfColumns)
    blocks = std::min(blocks, mostBlocks);
}

LogicalResult NestBuilder::run() {
  {
    ElementEmitter trial(builder, loc);
    trial.useThreads();
    for (BlockArgument argument : block.getArguments())
      trial.bindMemory(argument, argument);
    for (const Root &partial : known)
      trial.bindMemory(partial.tensor, partial.tensor);
    group = chooseGroup();
    share = chooseShare(trial);
  }
  width = chooseWidth();
  if (share == Share::Element)
    group = 1;
  findTile();
  if (std::optional<RowWalk> found = findRowWalk()) {
    share = Share::RowsOfColumns;
    walk = *found;
  }
  bool isOfColumns = share == Share::ColumnsByBlock;
  bool isOfRows = share == Share::RowsOfColumns;
  chooseGrid();
  function = code.addFlatFunction(blocks, threads);
  Block &entry = function.getBody().front();
  builder.setInsertionPoint(entry.getTerminator());
  findResults();
  if (isOfColumns)
    defineColumns();
  else if (isOfRows)
    defineRows();
  else
    defineThread();
  ElementEmitter emitter(builder, loc);
  emitter.useThreads(lane, members, group);
  bind(emitter);
  joinTerms(emitter);
  for (const Root &root : roots)
    for (auto [tensor, number] : root.beside)
      emitter.storeBeside(isOfColumns ? findTermSum(root.tensor)
                                      : root.tensor.getDefiningOp(),
                          {{tensor, results[number]}});
  emitter.openBlock(isOfColumns ? openColumns()
                    : isOfRows  ? &function.getBody().front()
                                : openGuard());
  if (isOfColumns)
    fillColumns(emitter);
  else if (isOfRows)
    fillRows(emitter);
  else
    fill(emitter);
  if (failed(checkReads(emitter)))
    return failure();
  bool isOfBlocks = group > warpLanes;
  bool isWide = isOfRows ? width > 1 || tile.countParts() > 1
                         : share == Share::Element && tile.countParts() > 1;
  if (int64_t bytes = isOfBlocks ? keepRows(function, emitter) : 0)
    code.setSharedBytes(bytes);
  simplifyElements(function, block.getNumArguments(),
                   /*joinsSums=*/group == 1, isOfBlocks, isWide);
  declareTraffic(function);
  declareKind();
  if (isOfRows || isWide || width > 1)
    function->setAttr("passthrough", builder.getStrArrayAttr({wholeAccessesAttrName}));
  if (isOfColumns)
    addUpColumns();
  return success();
}
