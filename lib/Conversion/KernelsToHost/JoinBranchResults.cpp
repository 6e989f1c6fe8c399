// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// See the header.

#include "JoinBranchResults.h"
#include "SeparateCarries.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/SCF/IR/SCF.h"

using namespace mlir;
using namespace remat;

/// As `findOrigin`; also where branches agree on a layout that is another's.
static Value findOriginThroughCasts(Value buffer) {
  Value origin = findOrigin(buffer);
  while (auto cast = origin.getDefiningOp<memref::CastOp>())
    origin = findOrigin(cast.getSource());
  return origin;
}

/// The buffer that the region itself allocates and yields as this one result.
static memref::AllocOp findOwnBuffer(Region &region, unsigned number) {
  Operation *yield = region.front().getTerminator();
  auto findYielded = [&](unsigned i) {
    return findOriginThroughCasts(yield->getOperand(i));
  };
  auto buffer = findYielded(number).getDefiningOp<memref::AllocOp>();
  if (!buffer || buffer->getBlock() != &region.front())
    return {};
  for (unsigned i = 0; i < yield->getNumOperands(); ++i)
    if (i != number && findYielded(i) == buffer.getResult())
      return {};
  return buffer;
}

static void joinResult(Operation *branches, unsigned number) {
  SmallVector<memref::AllocOp> buffers;
  Type type = branches->getResult(number).getType();
  for (Region &region : branches->getRegions()) {
    auto buffer =
        region.empty() ? memref::AllocOp() : findOwnBuffer(region, number);
    if (!buffer || buffer.getType() != type)
      return;
    buffers.push_back(buffer);
  }
  OpBuilder builder(branches);
  Value joined = memref::AllocOp::create(builder, branches->getLoc(),
                                         cast<MemRefType>(type));
  for (memref::AllocOp buffer : buffers) {
    buffer.replaceAllUsesWith(joined);
    buffer.erase();
  }
}

void remat::joinBranchResults(func::FuncOp function) {
  // Inner ones first: what they make may be what those around them make.
  function.walk([](Operation *op) {
    if (!isa<scf::IfOp, scf::IndexSwitchOp>(op))
      return;
    for (unsigned i = 0; i < op->getNumResults(); ++i)
      if (isa<MemRefType>(op->getResult(i).getType()))
        joinResult(op, i);
  });
}

/// Whether the copy may as well be the last op of the branches: what stands between
/// changes nothing that they return. An argument of one use is what it is copied to.
static bool mayFollowDirectly(memref::CopyOp copy, Operation *branches) {
  for (Operation *op = branches->getNextNode(); op != copy;
       op = op->getNextNode()) {
    if (!op)
      return false;
    auto other = dyn_cast<memref::CopyOp>(op);
    bool isToResult = other && isa<BlockArgument>(other.getTarget()) &&
                      other.getTarget().hasOneUse();
    if (!isToResult && !isMemoryEffectFree(op) && !isa<memref::AllocOp>(op))
      return false;
  }
  return true;
}

void remat::writeResultInBranches(memref::CopyOp copy) {
  Value place = copy.getTarget(), source = copy.getSource();
  Operation *branches = source.getDefiningOp();
  if (!isa_and_present<scf::IfOp, scf::IndexSwitchOp>(branches) ||
      !source.hasOneUse() || !mayFollowDirectly(copy, branches))
    return;
  unsigned number = cast<OpResult>(source).getResultNumber();
  for (Region &region : branches->getRegions()) {
    Operation *yield = region.front().getTerminator();
    memref::AllocOp own = findOwnBuffer(region, number);
    if (own && own.getType() == place.getType()) {
      own.replaceAllUsesWith(place);
      own.erase();
    } else {
      OpBuilder builder(yield);
      auto inner = memref::CopyOp::create(builder, copy.getLoc(),
                                          yield->getOperand(number), place);
      Type type = source.getType();
      yield->setOperand(
          number, type == place.getType()
                      ? place
                      : memref::CastOp::create(builder, copy.getLoc(), type, place));
      writeResultInBranches(inner);
    }
  }
  copy.erase();
}
