// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// Branches become selections; see the header. Optimizers that skip steps
/// (accumulated gradients, gradients that are not finite) come out of JAX as branches
/// around the whole update.

#include "remat/Transforms/FlattenBranches.h"
#include "LoopBuilding.h"
#include "remat/Dialect/StableHLO/StableHLO.h"
#include "remat/Interfaces/Products.h"
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

static bool canBeSelected(Type type) {
  auto shaped = dyn_cast<RankedTensorType>(type);
  return shaped && shaped.hasStaticShape();
}

bool remat::canBranchBeFlattened(Region &region, bool withProducts) {
  return llvm::all_of(region.front().without_terminator(), [&](Operation &op) {
    return isCheap(op) || (withProducts && isProduct(&op) &&
                           cast<RematOpInterface>(op).isRecomputable());
  });
}

static bool canBeFlattened(Operation *branches, bool withProducts) {
  withProducts &= branches->getNumRegions() <= mostBranches;
  return llvm::all_of(branches->getResultTypes(), canBeSelected) &&
         llvm::all_of(branches->getRegions(), [&](Region &region) {
           return canBranchBeFlattened(region, withProducts);
         });
}

Value remat::isBranchTaken(OpBuilder &builder, Operation *branches, unsigned number) {
  Location loc = branches->getLoc();
  Value by = branches->getOperand(0);
  if (isa<IfOp>(branches))
    return number == 0 ? by : stablehlo::NotOp::create(builder, loc, by);
  auto compare = [&](int64_t with, stablehlo::ComparisonDirection how) -> Value {
    return stablehlo::CompareOp::create(builder, loc, by,
                                        makeInteger(builder, loc, by.getType(), with), how,
                                        stablehlo::ComparisonType::SIGNED);
  };
  unsigned last = branches->getNumRegions() - 1;
  if (number < last)
    return compare(number, stablehlo::ComparisonDirection::EQ);
  return stablehlo::OrOp::create(builder, loc,
                                 compare(0, stablehlo::ComparisonDirection::LT),
                                 compare(last, stablehlo::ComparisonDirection::GE));
}

/// What the branch returns, its ops moved in front of the op that it is a branch of.
static SmallVector<Value> moveOut(Region &region) {
  Operation *branches = region.getParentOp();
  Block &block = region.front();
  Operation *end = block.getTerminator();
  SmallVector<Value> results(end->getOperands());
  branches->getBlock()->getOperations().splice(branches->getIterator(),
                                               block.getOperations(),
                                               block.begin(), end->getIterator());
  return results;
}

SmallVector<Value> remat::chooseAmongBranches(Operation *branches,
                                              ArrayRef<unsigned> numbers) {
  OpBuilder builder(branches);
  SmallVector<Value> results = moveOut(branches->getRegion(numbers.back()));
  for (unsigned number : llvm::reverse(numbers.drop_back())) {
    SmallVector<Value> others = moveOut(branches->getRegion(number));
    Value isTaken = isBranchTaken(builder, branches, number);
    for (auto [result, other] : llvm::zip_equal(results, others))
      if (result != other)
        result = stablehlo::SelectOp::create(builder, branches->getLoc(),
                                             isTaken, other, result);
  }
  return results;
}

static void flatten(Operation *branches) {
  auto all = llvm::to_vector(llvm::seq(branches->getNumRegions()));
  branches->replaceAllUsesWith(chooseAmongBranches(branches, all));
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
      flatten(branches);
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
