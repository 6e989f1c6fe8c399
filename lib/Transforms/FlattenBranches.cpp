// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// Branches become selections; see the header. Optimizers that skip steps
/// (accumulated gradients, gradients that are not finite) come out of JAX as branches
/// around the whole update.

#include "remat/Transforms/FlattenBranches.h"
#include "LoopBuilding.h"
#include "remat/Dialect/StableHLO/StableHLO.h"
#include "remat/Interfaces/RematOpInterface.h"
#include "remat/Transforms/Passes.h"

namespace remat {
#define GEN_PASS_DEF_REMATFLATTENBRANCHES
#include "remat/Transforms/Passes.h.inc"
} // namespace remat

using namespace mlir;
using namespace remat;
using stablehlo::CaseOp;
using stablehlo::IfOp;

/// More branches with products are left alone: far more of them take all multiprocessors as
/// long as one of them takes one.
static constexpr unsigned mostBranches = 16;

static bool isCheap(Operation &op) {
  auto model = dyn_cast<RematOpInterface>(op);
  return model && model.isRecomputable() &&
         model.getFusibility() != Fusibility::Opaque;
}

static bool isProduct(Operation &op) {
  auto model = dyn_cast<RematOpInterface>(op);
  return model && model.isRecomputable() &&
         (model.getOpKind() == OpKind::Matmul || model.getOpKind() == OpKind::Convolution);
}

static bool canBeSelected(Type type) {
  auto shaped = dyn_cast<RankedTensorType>(type);
  return shaped && shaped.hasStaticShape();
}

bool remat::canBranchBeFlattened(Region &region, bool withProducts) {
  return llvm::all_of(region.front().without_terminator(), [&](Operation &op) {
    return isCheap(op) || (withProducts && isProduct(op));
  });
}

static bool canBeFlattened(Operation *branches, bool withProducts) {
  withProducts &= branches->getNumRegions() <= mostBranches;
  return llvm::all_of(branches->getResultTypes(), canBeSelected) &&
         llvm::all_of(branches->getRegions(), [&](Region &region) {
           return canBranchBeFlattened(region, withProducts);
         });
}

SmallVector<Value> remat::moveBranchOut(Region &region) {
  Operation *branches = region.getParentOp();
  Block &block = region.front();
  Operation *end = block.getTerminator();
  SmallVector<Value> results(end->getOperands());
  branches->getBlock()->getOperations().splice(branches->getIterator(),
                                               block.getOperations(),
                                               block.begin(), end->getIterator());
  return results;
}

namespace {
/// Lays the branches of one op out in front of it.
class Flattener {
public:
  explicit Flattener(Operation *branches)
      : branches(branches), builder(branches) {}
  void run();

private:
  Value takes(unsigned number);

  Operation *branches;
  OpBuilder builder;
};
} // namespace

/// Whether branch `number` is taken; of the last nobody asks.
Value Flattener::takes(unsigned number) {
  Value by = branches->getOperand(0);
  if (isa<IfOp>(branches))
    return by;
  Location loc = branches->getLoc();
  return stablehlo::CompareOp::create(
      builder, loc, by, makeInteger(builder, loc, by.getType(), number),
      stablehlo::ComparisonDirection::EQ, stablehlo::ComparisonType::SIGNED);
}

/// From the last branch, which an index out of range takes, to the first.
void Flattener::run() {
  SmallVector<Value> results = moveBranchOut(branches->getRegions().back());
  for (unsigned number = branches->getNumRegions() - 1; number-- > 0;) {
    SmallVector<Value> others = moveBranchOut(branches->getRegion(number));
    Value isTaken = takes(number);
    for (auto [result, other] : llvm::zip_equal(results, others))
      if (result != other)
        result = stablehlo::SelectOp::create(builder, branches->getLoc(),
                                             isTaken, other, result);
  }
  branches->replaceAllUsesWith(results);
  branches->erase();
}

void remat::flattenBranches(func::FuncOp function, bool withProducts) {
  // Inner ones come first.
  SmallVector<Operation *> found;
  function.walk([&](Operation *op) {
    if (isa<IfOp, CaseOp>(op))
      found.push_back(op);
  });
  for (Operation *branches : found)
    if (canBeFlattened(branches, withProducts))
      Flattener(branches).run();
}

namespace {
struct RematFlattenBranches
    : public remat::impl::RematFlattenBranchesBase<RematFlattenBranches> {
  using RematFlattenBranchesBase::RematFlattenBranchesBase;

  void runOnOperation() override {
    flattenBranches(getOperation(), withProducts);
  }
};
} // namespace
