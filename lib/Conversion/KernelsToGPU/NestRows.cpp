// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// Functions whose threads stay at columns and go over rows; see `RowWalk.h`. Thread t of a
/// block with n columns, or groups of neighbouring ones, has those of t mod n, and the rows
/// of t div n and of its distance from there. What does not depend on the row is computed in
/// front of the loop, once in a block.

#include "ColumnSums.h"
#include "JoinOps.h"
#include "NestBuilder.h"
#include "ShareColumns.h"
#include "mlir/Dialect/Utils/IndexingUtils.h"
#include "remat/Support/DeviceFunctions.h"

using namespace mlir;
using namespace remat;

/// Bytes of rows that a thread reads and writes at a time, and the rows at most.
static constexpr int64_t bytesAhead = 128, mostAhead = 4;

std::optional<RowWalk> NestBuilder::findRowWalk() const {
  if (share != Share::Element || computeProduct(shape) < leastWideElements ||
      llvm::any_of(roots, [](const Root &root) { return !root.beside.empty(); }))
    return std::nullopt;
  SmallVector<Value> memories(block.getArguments());
  for (auto [constant, table] : tables)
    memories.push_back(constant);
  for (const Root &partial : known)
    memories.push_back(partial.tensor);
  int64_t bytes = 1;
  for (const Root &root : roots)
    bytes = std::max(bytes, getElementBytes(cast<RankedTensorType>(root.tensor.getType())
                                                .getElementType()));
  return chooseRowWalk(roots, memories,
                       chooseTogether(block.getArgumentTypes(), shape, bytes));
}

void NestBuilder::defineRows() {
  Value own = gpu::ThreadIdOp::create(builder, loc, gpu::Dimension::x);
  Value rest = gpu::BlockIdOp::create(builder, loc, gpu::Dimension::x);
  auto take = [&](int64_t extent, bool isLast) {
    Value taken = isLast ? rest : arith::RemUIOp::create(builder, loc, rest, index(extent));
    rest = arith::DivUIOp::create(builder, loc, rest, index(extent));
    return taken;
  };
  auto join = [&](Value outer, int64_t extent, Value inner) -> Value {
    return arith::AddIOp::create(
        builder, loc, arith::MulIOp::create(builder, loc, outer, index(extent)), inner);
  };
  column = arith::RemUIOp::create(builder, loc, own, index(walk.blockColumns));
  sharer = arith::DivUIOp::create(builder, loc, own, index(walk.blockColumns));
  item = join(take(walk.columns / walk.blockColumns, false), walk.blockColumns, column);
  firstRow = join(take(walk.rowBlocks, walk.batches == 1), walk.sharers, sharer);
  batch = rest;
}

/// Rows that a thread reads before it writes the first one, of those that leave a loop: in
/// front of it stands what does not depend on the row.
static int64_t countAhead(const RowWalk &walk, ArrayRef<Root> roots) {
  int64_t bytes = walk.rowBytes;
  for (const Root &root : roots)
    bytes += getElementBytes(getElementTypeOrSelf(root.tensor)) * walk.width;
  int64_t each = walk.rows / walk.getStep();
  for (int64_t ahead = mostAhead; ahead > 1; --ahead)
    if (each % ahead == 0 && each > ahead && ahead * bytes <= bytesAhead)
      return ahead;
  return 1;
}

/// All values of a thread's neighbours first, and of some rows where all threads have as
/// many.
void NestBuilder::fillRows(ElementEmitter &emitter) {
  AffineExpr ofBatch = emitter.addIndex(batch, walk.batches);
  AffineExpr ofColumn = emitter.addIndex(item, walk.columns) * width;
  int64_t step = walk.getStep(), ahead = 1;
  AffineExpr row;
  if (walk.isWhole()) {
    ahead = countAhead(walk, roots);
    AffineExpr first = emitter.addIndex(firstRow, step);
    row = first + emitter.openLoop(0, walk.rows / step / ahead) * (step * ahead);
  } else {
    row = emitter.openStrided(firstRow, index(walk.rows), index(step), walk.rows);
  }
  auto loop = cast<scf::ForOp>(builder.getInsertionBlock()->getParentOp());
  SmallVector<SmallVector<std::pair<Value, AffineExpr>>> made(roots.size());
  for (int64_t number = 0; number < ahead * width; ++number) {
    ArrayRef<int64_t> parts(walk.shape);
    Indices at = emitter.split(ofBatch, parts.take_front(walk.first));
    at.append(emitter.split(row + number / width * step,
                            parts.slice(walk.first, walk.end - walk.first)));
    at.append(emitter.split(ofColumn + number % width, parts.drop_front(walk.end)));
    at = joinParts(at, parts.back());
    AffineExpr place = emitter.simplify(linearize(at, shape, builder.getContext()));
    for (auto [root, elements] : llvm::zip_equal(roots, made))
      elements.push_back({emitter.emit(root.tensor, at), place});
  }
  for (auto [root, elements] : llvm::zip_equal(roots, made))
    for (auto [element, place] : elements) {
      emitter.store(element, results[root.number], place);
      writes.push_back({root.number, place});
    }
  emitter.closeLoop();
  keepLoop(loop);
  function->setAttr("passthrough", builder.getStrArrayAttr({wholeAccessesAttrName}));
  shareColumns(function, loop, {column, sharer, walk.blockColumns});
}
