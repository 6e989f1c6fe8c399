// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "remat/Transforms/SliceTransposes.h"
#include "LoopBuilding.h"
#include "remat/Analysis/ShardedSize.h"
#include "remat/Transforms/Passes.h"

namespace remat {
#define GEN_PASS_DEF_REMATSLICETRANSPOSES
#include "remat/Transforms/Passes.h.inc"
} // namespace remat

using namespace mlir;
using namespace remat;
using stablehlo::DynamicSliceOp;
using stablehlo::TransposeOp;
using stablehlo::WhileOp;

/// A transpose that moves one dimension in front of the others, whose bytes are not shared
/// among devices.
static TransposeOp findTranspose(Value stack) {
  auto transpose = stack.getDefiningOp<TransposeOp>();
  if (!transpose || getDeviceShape(stack) ||
      getDeviceShape(transpose.getOperand()))
    return {};
  ArrayRef<int64_t> order = transpose.getPermutation();
  bool movesOne = order.size() > 1 && order.front() != 0 &&
                  llvm::is_sorted(order.drop_front());
  return movesOne ? transpose : TransposeOp();
}

/// Whether `user` takes rows of the carry, whole ones.
static bool takesRows(Operation *user, BlockArgument carry) {
  auto slice = dyn_cast<DynamicSliceOp>(user);
  return slice && slice.getOperand() == carry &&
         user->getBlock() == carry.getOwner() &&
         llvm::equal(slice.getType().getShape().drop_front(),
                     cast<RankedTensorType>(carry.getType())
                         .getShape()
                         .drop_front());
}

/// Whether the loop hands the carry on, and takes rows of it.
static bool isReadByRows(WhileOp loop, unsigned carry) {
  Block &body = loop.getBody().front();
  BlockArgument argument = body.getArgument(carry);
  Operation *end = body.getTerminator();
  bool isInvariant = end->getOperand(carry) == argument &&
                     llvm::count(end->getOperands(), argument) == 1;
  return isInvariant && loop->getResult(carry).use_empty() &&
         loop.getCond().front().getArgument(carry).use_empty() &&
         llvm::all_of(argument.getUsers(), [&](Operation *user) {
           return user == end || takesRows(user, argument);
         });
}

/// Replaces the rows of a transpose by slices of what it reads. One row is that slice in
/// another shape.
static void sliceGiven(DynamicSliceOp slice, RankedTensorType given,
                       ArrayRef<int64_t> order) {
  OpBuilder builder(slice);
  SmallVector<Value> starts(order.size());
  SmallVector<int64_t> sizes(order.size());
  for (auto [dimension, from] : llvm::enumerate(order)) {
    starts[from] = slice.getStartIndices()[dimension];
    sizes[from] = slice.getType().getDimSize(dimension);
  }
  Location loc = slice.getLoc();
  Value part = DynamicSliceOp::create(builder, loc, given.clone(sizes),
                                      slice.getOperand(), starts, sizes);
  Value rows =
      slice.getType().getDimSize(0) == 1
          ? stablehlo::ReshapeOp::create(builder, loc, slice.getType(), part)
                .getResult()
          : TransposeOp::create(builder, loc, slice.getType(), part, order)
                .getResult();
  slice.replaceAllUsesWith(rows);
  slice.erase();
}

bool remat::sliceTransposes(func::FuncOp function) {
  bool changed = false;
  for (WhileOp loop : collectLoops(function))
    for (unsigned carry = 0; carry < loop->getNumOperands(); ++carry) {
      TransposeOp transpose = findTranspose(loop->getOperand(carry));
      if (!transpose || !isReadByRows(loop, carry))
        continue;
      BlockArgument argument = loop.getBody().front().getArgument(carry);
      auto given = cast<RankedTensorType>(transpose.getOperand().getType());
      for (Operation *user : llvm::to_vector(argument.getUsers()))
        if (auto slice = dyn_cast<DynamicSliceOp>(user))
          sliceGiven(slice, given, transpose.getPermutation());
      setFirst(loop, carry, transpose.getOperand());
      if (transpose->use_empty())
        transpose->erase();
      changed = true;
    }
  return changed;
}

namespace {
struct RematSliceTransposes
    : public remat::impl::RematSliceTransposesBase<RematSliceTransposes> {
  using RematSliceTransposesBase::RematSliceTransposesBase;

  void runOnOperation() override { sliceTransposes(getOperation()); }
};
} // namespace
