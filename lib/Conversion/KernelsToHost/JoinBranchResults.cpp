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

/// The buffer that the region itself allocates and yields as this one result.
static memref::AllocOp findOwnBuffer(Region &region, unsigned number) {
  Operation *yield = region.front().getTerminator();
  auto findYielded = [&](unsigned i) { return findOrigin(yield->getOperand(i)); };
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
