// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// Functions whose blocks make sums of columns; see `ColumnSums.h`. Thread t of a block with n
/// columns, or groups of neighbouring ones, has those of t mod n, and shares them with
/// t + n, t + 2 n and so on. What they have goes to shared memory; each column is added up
/// there by one thread, in their order.

#include "ColumnSums.h"
#include "NestBuilder.h"
#include "ShareColumns.h"
#include "mlir/Dialect/Utils/IndexingUtils.h"
#include "remat/Dialect/Remat/Remat.h"

using namespace mlir;
using namespace remat;

/// What a function may have without asking for more at its launch.
static constexpr int64_t mostSharedBytes = int64_t(48) << 10;

bool NestBuilder::areSumsOfBlocks() const {
  return rowRoots.empty() && llvm::all_of(roots, [&](const Root &root) {
           return getBlockSumThreads(root.tensor) > 1 &&
                  !hasReduction(root.tensor, known, isReducedByLanes);
         });
}

/// As `chooseWidth`, for what threads make, and what shared memory holds.
int64_t NestBuilder::chooseColumnWidth() const {
  int64_t sharing = getBlockSumThreads(roots.front().tensor);
  if (computeProduct(shape) * sharing < leastWideElements)
    return 1;
  int64_t bytes = 0;
  for (const Root &root : roots) {
    Value made = findThreadSums(root.tensor).getResult(0);
    auto type = cast<RankedTensorType>(made.getType());
    auto isOther = [&](linalg::LinalgOp op) {
      return !isSumOfColumns(op, type.getShape());
    };
    if (hasReduction(made, known, isOther))
      return 1;
    bytes += getElementBytes(type.getElementType());
  }
  int64_t together = chooseTogether(block.getArgumentTypes(), shape, 1);
  while (together > 1 && together * blockThreads * bytes > mostSharedBytes)
    together /= 2;
  return together;
}

void NestBuilder::defineColumns() {
  int64_t sharing = getBlockSumThreads(roots.front().tensor);
  columns = blockThreads / sharing;
  Value own = gpu::ThreadIdOp::create(builder, loc, gpu::Dimension::x);
  Value inGrid = gpu::BlockIdOp::create(builder, loc, gpu::Dimension::x);
  column = arith::RemUIOp::create(builder, loc, own, index(columns));
  sharer = arith::DivUIOp::create(builder, loc, own, index(columns));
  item = arith::AddIOp::create(
      builder, loc, arith::MulIOp::create(builder, loc, inGrid, index(columns)), column);
  for (const Root &root : roots) {
    Type element = cast<RankedTensorType>(root.tensor.getType()).getElementType();
    threadSums.push_back(addSharedMemory(function, blockThreads * width, element));
  }
}

/// Where there are columns for the thread.
Block *NestBuilder::openColumns() {
  int64_t items = countItems();
  if (items % columns == 0)
    return &function.getBody().front();
  Value hasItem = arith::CmpIOp::create(builder, loc, arith::CmpIPredicate::ult, item,
                                        index(items));
  auto guard = scf::IfOp::create(builder, loc, hasItem);
  builder.setInsertionPointToStart(guard.thenBlock());
  return guard.thenBlock();
}

void NestBuilder::fillColumns(ElementEmitter &emitter) {
  AffineExpr first = emitter.addIndex(item, countItems()) * width;
  AffineExpr inBlock = emitter.addIndex(column, columns) * width;
  AffineExpr ofThread = emitter.addIndex(sharer, blockThreads / columns);
  AffineExpr element = builder.getAffineConstantExpr(0);
  if (width > 1) {
    element = emitter.openLoop(0, width);
    builder.getInsertionBlock()->getParentOp()->setAttr(wideAttrName,
                                                        builder.getUnitAttr());
  }
  Indices at = emitter.split(first + element, shape);
  SmallVector<Value> sums;
  for (const Root &root : roots) {
    linalg::GenericOp made = findThreadSums(root.tensor);
    Indices inside(at);
    inside.insert(inside.begin() + getThreadDimension(made), ofThread);
    sums.push_back(emitter.emit(made.getResult(0), inside));
    writes.push_back({root.number, emitter.simplify(first + element)});
  }
  for (auto [sum, memory] : llvm::zip_equal(sums, threadSums))
    emitter.store(sum, memory,
                  emitter.simplify(ofThread * (columns * width) + inBlock + element));
  if (width > 1)
    emitter.closeLoop();
}

/// Adds what the block's function writes at last to what it declares.
static void declareWritten(gpu::GPUFuncOp function, int64_t bytes) {
  auto traffic = function->getAttrOfType<DictionaryAttr>(RematDialect::profileAttrName);
  if (!traffic)
    return;
  NamedAttrList entries(traffic);
  for (StringRef name : {"bytesWritten", "outputBytes"}) {
    auto known = cast<IntegerAttr>(entries.get(name));
    entries.set(name, IntegerAttr::get(known.getType(), known.getInt() + bytes));
  }
  function->setAttr(RematDialect::profileAttrName, entries.getDictionary(
                                                       function.getContext()));
}

/// The sum of what the threads have of a column, `place` among those of the block.
static Value addUp(OpBuilder &builder, Location loc, Value sum, Value memory,
                   Value place, int64_t perBlock) {
  auto op = sum.getDefiningOp<linalg::GenericOp>();
  auto index = [&](int64_t value) -> Value {
    return arith::ConstantIndexOp::create(builder, loc, value);
  };
  int64_t sharing = getBlockSumThreads(sum);
  Value init = arith::ConstantOp::create(builder, loc, getBlockSumInit(sum));
  auto loop = scf::ForOp::create(builder, loc, index(0), index(sharing), index(1), init);
  OpBuilder::InsertionGuard guard(builder);
  builder.setInsertionPointToStart(loop.getBody());
  Value at = arith::AddIOp::create(
      builder, loc,
      arith::MulIOp::create(builder, loc, loop.getInductionVar(), index(perBlock)), place);
  Value part = memref::LoadOp::create(builder, loc, memory, at);
  Value joined =
      join(builder, loc, *findCombination(op), loop.getRegionIterArg(0), part);
  scf::YieldOp::create(builder, loc, joined);
  return loop.getResult(0);
}

void NestBuilder::addUpColumns() {
  OpBuilder::InsertionGuard guard(builder);
  builder.setInsertionPoint(function.getBody().front().getTerminator());
  gpu::BarrierOp::create(builder, loc);
  // Those that nothing was written to yet have been dropped.
  results.clear();
  findResults();
  Value own = gpu::ThreadIdOp::create(builder, loc, gpu::Dimension::x);
  Value inGrid = gpu::BlockIdOp::create(builder, loc, gpu::Dimension::x);
  int64_t perBlock = columns * width, all = computeProduct(shape);
  Value begin = arith::MulIOp::create(builder, loc, inGrid, index(perBlock));
  for (int64_t first = 0; first < perBlock; first += blockThreads) {
    OpBuilder::InsertionGuard inBranch(builder);
    Value place = arith::AddIOp::create(builder, loc, own, index(first));
    Value inAll = arith::AddIOp::create(builder, loc, begin, place);
    auto require = [&](Value value, int64_t bound) {
      Value holds = arith::CmpIOp::create(builder, loc, arith::CmpIPredicate::ult, value,
                                          index(bound));
      auto branch = scf::IfOp::create(builder, loc, holds);
      builder.setInsertionPointToStart(branch.thenBlock());
    };
    if (perBlock - first < blockThreads)
      require(place, perBlock);
    if (all % perBlock != 0)
      require(inAll, all);
    for (auto [root, memory] : llvm::zip_equal(roots, threadSums))
      memref::StoreOp::create(
          builder, loc, addUp(builder, loc, root.tensor, memory, place, perBlock),
          results[root.number], inAll);
  }
  for (const Root &root : roots)
    declareWritten(function,
                   all * getElementBytes(cast<RankedTensorType>(root.tensor.getType())
                                             .getElementType()));
}
