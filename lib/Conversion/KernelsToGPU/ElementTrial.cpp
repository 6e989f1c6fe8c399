// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// See the header.

#include "ElementTrial.h"
#include "JoinOps.h"
#include "KernelsToGPU.h"
#include "NestBuilder.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/IR/Matchers.h"

using namespace mlir;
using namespace remat;

Indices remat::joinParts(ArrayRef<AffineExpr> at, int64_t partSize) {
  Indices joined(at.drop_back());
  joined.back() = joined.back() * partSize + at.back();
  return joined;
}

ElementTrial::ElementTrial(ArrayRef<Root> roots, ArrayRef<Value> memories,
                           ArrayRef<int64_t> shape, int64_t width, const ElementTile &tile,
                           bool isUnrolled)
    : rank(shape.size()), width(width) {
  Location loc = roots.front().tensor.getLoc();
  Builder builder(loc.getContext());
  SmallVector<Type> types = llvm::map_to_vector(
      memories, [](Value memory) -> Type { return getFlatType(memory.getType()); });
  types.append(rank + 1, builder.getIndexType());
  function = func::FuncOp::create(loc, "trial", builder.getFunctionType(types, {}));
  function->addEntryBlock();
  emitElements(roots, memories, shape, tile, isUnrolled);
  for (Operation &op : function->getBody().front())
    note(op);
}

void ElementTrial::emitElements(ArrayRef<Root> roots, ArrayRef<Value> memories,
                                ArrayRef<int64_t> shape, const ElementTile &tile,
                                bool isUnrolled) {
  Block *block = &function->getBody().front();
  OpBuilder builder(function->getContext());
  ElementEmitter emitter(builder, function->getLoc());
  emitter.useThreads();
  emitter.openBlock(block);
  for (auto [tensor, memory] : llvm::zip(memories, block->getArguments()))
    emitter.bindMemory(tensor, memory);
  Indices at;
  AffineExpr neighbour;
  for (auto [number, index] :
       llvm::enumerate(block->getArguments().drop_front(memories.size()))) {
    bool isLast = number + 1 == rank, isNeighbour = number == rank;
    int64_t extent = isNeighbour ? width : shape[number] / (isLast ? width : 1);
    dims[index] = Dims(1) << number;
    AffineExpr expr = emitter.addIndex(index, extent);
    if (isNeighbour)
      neighbour = expr;
    else
      at.push_back(expr);
  }
  AffineExpr group = at.back() * width;
  for (const Root &root : roots)
    for (int64_t part = 0; part < tile.countParts(); ++part)
      for (int64_t next = 0; next < (isUnrolled ? width : 1); ++next) {
        at.back() = isUnrolled ? group + next : group + neighbour;
        elements.push_back(
            emitter.emit(root.tensor, tile.expand(joinParts(at, shape.back()), part,
                                                  root.getShape())));
      }
  // Nothing of it is dead.
  func::ReturnOp::create(builder, function->getLoc(), elements);
}

/// What the op depends on, and all in it.
ElementTrial::Dims ElementTrial::note(Operation &op) {
  Dims all = 0;
  for (Value operand : op.getOperands())
    all |= getDims(operand);
  for (Region &region : op.getRegions())
    for (Operation &inner : region.getOps())
      all |= note(inner);
  for (Value result : op.getResults())
    dims[result] = all;
  return opDims[&op] = all;
}

bool ElementTrial::isWalked(Operation *op, Dims walked) const {
  for (; op != function.get().getOperation(); op = op->getParentOp())
    if (opDims.lookup(op) & walked)
      return true;
  return false;
}

/// Whether something of each row is made of it.
bool ElementTrial::isKept(Value value, Dims walked) const {
  Operation *op = value.getDefiningOp();
  return !isWalked(op, walked) &&
         (llvm::is_contained(elements, value) ||
          llvm::any_of(value.getUsers(),
                       [&](Operation *user) { return isWalked(user, walked); }));
}

/// How often an element runs the load.
static int64_t countRuns(memref::LoadOp load) {
  int64_t runs = 1;
  for (auto loop = load->getParentOfType<scf::ForOp>(); loop;
       loop = loop->getParentOfType<scf::ForOp>())
    if (std::optional<APInt> trips = loop.getStaticTripCount())
      runs *= trips->getSExtValue();
  return runs;
}

/// Bytes that memory moves while threads compute it: a multiprocessor issues some six
/// instructions of a thread for each byte, and functions take tens.
static int64_t countMathBytes(Operation *op) {
  if (isa<math::SinOp, math::CosOp, math::TanOp, math::PowFOp>(op))
    return 8;
  return isa_and_present<math::MathDialect>(op->getDialect()) ? 2 : 0;
}

std::optional<ElementTrial::Kept> ElementTrial::findKept(Dims walked) const {
  Kept kept;
  bool addsUp = false;
  constexpr int64_t registerBits = 32;
  function.get().walk([&](Operation *op) {
    bool isOfRow = isWalked(op, walked);
    addsUp |= isOfRow && isa<scf::ForOp>(op);
    if (auto load = dyn_cast<memref::LoadOp>(op)) {
      int64_t bytes =
          getElementBytes(load.getType()) * count(getDims(load)) * countRuns(load);
      (isOfRow ? kept.rowBytes : getDims(load) ? kept.bytes : kept.sameBytes) += bytes;
    }
    if (!isOfRow && op->getNumResults() > 0)
      kept.work += countMathBytes(op) * count(getDims(op->getResult(0)));
    for (Value result : op->getResults())
      if (result.getType().isIntOrFloat() && !matchPattern(result, m_Constant()) &&
          isKept(result, walked))
        kept.registers +=
            llvm::divideCeil(result.getType().getIntOrFloatBitWidth(), registerBits) *
            count(getDims(result));
  });
  return addsUp ? std::nullopt : std::optional(kept);
}

bool ElementTrial::hasBranches() const {
  return function.get()
      .walk([](scf::IfOp) { return WalkResult::interrupt(); })
      .wasInterrupted();
}

void ElementTrial::mergeLoads() {
  remat::mergeLoads(*function, [](Value) { return true; });
}

int64_t ElementTrial::countBytes(Block &block, Dims besides) const {
  int64_t bytes = 0;
  for (Operation &op : block) {
    if (auto load = dyn_cast<memref::LoadOp>(op); load && !isWalked(load, besides))
      bytes += getElementBytes(load.getType()) * count(getDims(load));
    if (auto branch = dyn_cast<scf::IfOp>(op))
      bytes += std::max(
          countBytes(*branch.thenBlock(), besides),
          branch.elseBlock() ? countBytes(*branch.elseBlock(), besides) : 0);
    if (auto loop = dyn_cast<scf::ForOp>(op)) {
      std::optional<APInt> trips = loop.getStaticTripCount();
      bytes += countBytes(*loop.getBody(), besides) * (trips ? trips->getSExtValue() : 1);
    }
  }
  return bytes;
}

int64_t ElementTrial::countBytes(Dims besides) const {
  return countBytes(function.get().getBody().front(), besides);
}

bool ElementTrial::readsSeveralPlaces() const {
  llvm::SmallDenseSet<Value> memories;
  return function.get().walk([&](memref::LoadOp load) {
           return memories.insert(load.getMemRef()).second ? WalkResult::advance()
                                                           : WalkResult::interrupt();
         }).wasInterrupted();
}
