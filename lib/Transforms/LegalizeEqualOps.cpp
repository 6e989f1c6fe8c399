// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// Merges equal ops; see the header.

#include "LegalizeEqualOps.h"
#include "mlir/IR/Dominance.h"
#include "mlir/Transforms/CSE.h"
#include "remat/Dialect/StableHLO/StableHLO.h"
#include <map>

using namespace mlir;
using namespace remat;

/// Barriers of the same values are one; then more ops may be equal.
static bool mergeEqualBarriers(Block &block) {
  std::map<std::vector<void *>, stablehlo::OptimizationBarrierOp> known;
  bool hasMerged = false;
  for (auto barrier : llvm::make_early_inc_range(
           block.getOps<stablehlo::OptimizationBarrierOp>())) {
    std::vector<void *> key;
    for (Value operand : barrier->getOperands())
      key.push_back(operand.getAsOpaquePointer());
    auto [place, isNew] = known.try_emplace(std::move(key), barrier);
    if (isNew)
      continue;
    barrier->replaceAllUsesWith(place->second);
    barrier->erase();
    hasMerged = true;
  }
  return hasMerged;
}

void remat::mergeEqualTransposes(func::FuncOp function) {
  std::map<std::tuple<void *, void *, void *>, stablehlo::TransposeOp> known;
  function.walk([&](stablehlo::TransposeOp transpose) {
    auto key = std::make_tuple(
        transpose.getOperand().getAsOpaquePointer(),
        const_cast<void *>(transpose.getPermutationAttr().getAsOpaquePointer()),
        static_cast<void *>(transpose->getBlock()));
    auto [place, isNew] = known.try_emplace(key, transpose);
    if (isNew)
      return;
    transpose.getResult().replaceAllUsesWith(place->second.getResult());
    transpose.erase();
  });
}

/// The branch that an op is in, by number.
static constexpr StringLiteral branchAttrName = "remat.branch";

/// No op of a branch is equal to one outside of it: the compiler looks at computations one
/// by one.
static void tellBranchesApart(func::FuncOp function) {
  Builder builder(function.getContext());
  int64_t number = 0;
  function.walk<WalkOrder::PreOrder>([&](Operation *branches) {
    if (!isa<stablehlo::IfOp, stablehlo::CaseOp>(branches))
      return;
    for (Region &region : branches->getRegions()) {
      IntegerAttr mark = builder.getI64IntegerAttr(++number);
      region.walk([&](Operation *op) { op->setAttr(branchAttrName, mark); });
    }
  });
}

void remat::mergeEqualOps(func::FuncOp function) {
  bool hasChanged = true;
  tellBranchesApart(function);
  while (hasChanged) {
    IRRewriter rewriter(function.getContext());
    DominanceInfo dominance(function);
    eliminateCommonSubExpressions(rewriter, dominance, function);
    hasChanged = false;
    function.walk([&](Block *block) { hasChanged |= mergeEqualBarriers(*block); });
  }
}
