// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// Functions whose threads stay at columns and go over rows; see `RowWalk.h`. Thread t of a
/// block with n columns, or groups of neighbouring ones, has those of t mod n, and the rows
/// of t div n and of its distance from there. What does not depend on the row is computed in
/// front of the loop, once in a block.

#include "ColumnSums.h"
#include "ElementTrial.h"
#include "JoinOps.h"
#include "NestBuilder.h"
#include "ShareColumns.h"
#include "mlir/Dialect/Utils/IndexingUtils.h"

using namespace mlir;
using namespace remat;

/// Bytes of rows that a thread reads and writes at a time, and the rows at most.
static constexpr int64_t bytesAhead = 128, mostAhead = 4;

/// What a thread may read: operands, tables, and what functions before made.
SmallVector<Value> NestBuilder::collectMemories() const {
  SmallVector<Value> memories(block.getArguments());
  for (auto [constant, table] : tables)
    memories.push_back(constant);
  for (const Root &partial : known)
    memories.push_back(partial.tensor);
  return memories;
}

/// Only where there are enough threads, each of which makes elements of all results.
static bool haveElements(ArrayRef<Root> roots, Share share) {
  return share == Share::Element &&
         computeProduct(roots.front().getShape()) >= leastWideElements &&
         llvm::all_of(roots, [](const Root &root) { return root.beside.empty(); });
}

/// By the results that are no sums, or made of some.
void NestBuilder::findTile() {
  auto isAny = [](linalg::LinalgOp) { return true; };
  SmallVector<Root> simple;
  for (const Root &root : roots)
    if (!hasReduction(root.tensor, known, isAny))
      simple.push_back(root);
  bool ofRows = share == Share::RowByGroup && group <= warpLanes && !simple.empty();
  if (ofRows || (haveElements(roots, share) && simple.size() == roots.size()))
    tile = chooseTile(simple, collectMemories(), width, ofRows);
}

/// Sums of columns go over several of their terms at a time where these are made of the
/// same.
void NestBuilder::joinTerms(ElementEmitter &emitter) const {
  if (share != Share::ColumnsByBlock && share != Share::Element)
    return;
  SmallVector<Root> terms;
  SmallVector<Operation *> sums;
  std::optional<unsigned> dim;
  for (const Root &root : roots) {
    auto sum = dyn_cast_or_null<linalg::LinalgOp>(findTermSum(root.tensor));
    OpOperand *input = sum && sum.getNumReductionLoops() > 0 && !isReducedByLanes(sum)
                           ? findWholeInput(sum)
                           : nullptr;
    if (!input)
      continue;
    SmallVector<unsigned> reduced;
    sum.getReductionDims(reduced);
    AffineExpr last = getAffineDimExpr(reduced.back(), builder.getContext());
    unsigned at = *sum.getMatchingIndexingMap(input).getResultPosition(last);
    Root term{input->get(), root.number, {}};
    if (!terms.empty() && (term.getShape() != terms.front().getShape() || at != *dim))
      continue;
    dim = at;
    terms.push_back(term);
    sums.push_back(sum);
  }
  if (terms.empty())
    return;
  int64_t count = chooseTerms(terms, collectMemories(), width, *dim);
  for (Operation *sum : sums)
    emitter.joinTerms(sum, count);
}

std::optional<RowWalk> NestBuilder::findRowWalk() const {
  if (!haveElements(roots, share))
    return std::nullopt;
  int64_t bytes = 1;
  for (const Root &root : roots)
    bytes = std::max(bytes, getElementBytes(cast<RankedTensorType>(root.tensor.getType())
                                                .getElementType()));
  int64_t most = tile.countParts() > 1
                     ? width
                     : chooseTogether(block.getArgumentTypes(), shape, bytes);
  return chooseRowWalk(roots, collectMemories(), most, tile);
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
  if (walk.blockBatches > 1) {
    firstRow = join(take(walk.rowBlocks, false), walk.sharers, sharer);
    Value joined = join(rest, walk.blockColumns, column);
    item = arith::RemUIOp::create(builder, loc, joined, index(walk.columns));
    batch = arith::DivUIOp::create(builder, loc, joined, index(walk.columns));
    return;
  }
  item = join(take(walk.columns / walk.blockColumns, false), walk.blockColumns, column);
  firstRow = join(take(walk.rowBlocks, walk.batches == 1), walk.sharers, sharer);
  batch = rest;
}

/// Rows that a thread reads before it writes the first one, of those that leave a loop: in
/// front of it stands what does not depend on the row.
static int64_t countAhead(const RowWalk &walk, ArrayRef<Root> roots, int64_t parts) {
  int64_t bytes = walk.rowBytes;
  for (const Root &root : roots)
    bytes += getElementBytes(getElementTypeOrSelf(root.tensor)) * walk.width * parts;
  int64_t each = walk.rows / walk.getStep();
  for (int64_t ahead = mostAhead; ahead > 1; --ahead)
    if (each % ahead == 0 && each > ahead && ahead * bytes <= bytesAhead)
      return ahead;
  return 1;
}

/// All values of a thread's elements first, since a write may overwrite what another one is
/// made of: `count` groups of neighbours, of which `findIndices` gives one. Those outside of
/// the shape are left out.
void NestBuilder::emitTogether(ElementEmitter &emitter, int64_t count,
                               function_ref<Indices(int64_t, int64_t)> findIndices) {
  struct Group {
    Value isInside;
    /// By neighbour; of its elements there is one for each root.
    SmallVector<AffineExpr> places;
    SmallVector<Value> elements;
  };
  SmallVector<Type> types;
  for (int64_t next = 0; next < width; ++next)
    for (const Root &root : roots)
      types.push_back(getElementTypeOrSelf(root.tensor));
  SmallVector<Group> groups(count);
  for (auto [number, group] : llvm::enumerate(groups)) {
    group.isInside = emitter.emitInside(findIndices(number, 0), shape);
    if (group.isInside)
      emitter.openBranch(group.isInside, types);
    for (int64_t next = 0; next < width; ++next) {
      Indices at = findIndices(number, next);
      group.places.push_back(
          emitter.simplify(linearize(at, shape, builder.getContext())));
      for (const Root &root : roots)
        group.elements.push_back(emitter.emit(root.tensor, at));
    }
    if (group.isInside)
      llvm::copy(emitter.closeBranch(group.elements), group.elements.begin());
  }
  for (auto [ofRoot, root] : llvm::enumerate(roots))
    for (const Group &group : groups) {
      if (group.isInside)
        emitter.openBranch(group.isInside, {});
      for (auto [next, place] : llvm::enumerate(group.places)) {
        emitter.store(group.elements[next * roots.size() + ofRoot], results[root.number],
                      place);
        writes.push_back({root.number, place});
      }
      if (group.isInside)
        emitter.closeBranch({});
    }
}

/// All elements of the thread's tile, neighbours next to each other.
void NestBuilder::fillTile(ElementEmitter &emitter, AffineExpr own) {
  SmallVector<int64_t> reduced = tile.reduce(shape);
  emitTogether(emitter, tile.countParts(), [&](int64_t part, int64_t next) {
    return tile.expand(emitter.split(own * width + next, reduced), part, shape);
  });
}

/// Those of some rows where all threads have as many.
void NestBuilder::fillRows(ElementEmitter &emitter) {
  AffineExpr ofBatch = emitter.addIndex(batch, walk.batches);
  AffineExpr ofColumn = emitter.addIndex(item, walk.columns) * width;
  int64_t step = walk.getStep(), ahead = 1;
  AffineExpr row;
  if (walk.isWhole()) {
    ahead = countAhead(walk, roots, tile.countParts());
    AffineExpr first = emitter.addIndex(firstRow, step);
    row = first + emitter.openLoop(0, walk.rows / step / ahead) * (step * ahead);
  } else {
    row = emitter.openStrided(firstRow, index(walk.rows), index(step), walk.rows);
  }
  auto loop = cast<scf::ForOp>(builder.getInsertionBlock()->getParentOp());
  int64_t perRow = tile.countParts();
  emitTogether(emitter, ahead * perRow, [&](int64_t number, int64_t next) {
    ArrayRef<int64_t> parts(walk.shape);
    Indices at = emitter.split(ofBatch, parts.take_front(walk.first));
    at.append(emitter.split(row + number / perRow * step,
                            parts.slice(walk.first, walk.end - walk.first)));
    at.append(emitter.split(ofColumn + next, parts.drop_front(walk.end)));
    return tile.expand(joinParts(at, parts.back()), number % perRow, shape);
  });
  emitter.closeLoop();
  keepLoop(loop);
  shareColumns(function, loop, {column, sharer, walk.blockColumns});
}
