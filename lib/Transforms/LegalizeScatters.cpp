// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "LegalizeScatters.h"
#include "remat/Analysis/FusionGroups.h"
#include "remat/Dialect/StableHLO/StableHLO.h"

using namespace mlir;
using namespace remat;

/// The scatter whose only reader the sum is, of one value, which it adds to.
static stablehlo::ScatterOp findAddingScatter(Value term) {
  auto scatter = term.getDefiningOp<stablehlo::ScatterOp>();
  if (!scatter || scatter->getNumResults() != 1 || !term.hasOneUse())
    return {};
  Block &update = scatter->getRegion(0).front();
  auto sum = update.getTerminator()->getOperand(0).getDefiningOp<stablehlo::AddOp>();
  bool adds = sum && llvm::all_of(sum->getOperands(), llvm::IsaPred<BlockArgument>);
  return adds ? scatter : stablehlo::ScatterOp();
}

/// Where both terms are scatters, the left one adds to what the right one makes, as XLA has it.
static void scatterToSum(stablehlo::AddOp sum) {
  for (unsigned side : {0u, 1u}) {
    stablehlo::ScatterOp scatter = findAddingScatter(sum->getOperand(side));
    if (!scatter)
      continue;
    // The other term may come behind the scatter.
    scatter->moveAfter(sum);
    sum->getResult(0).replaceAllUsesWith(scatter->getResult(0));
    sum->setOperand(side, scatter->getOperand(0));
    scatter->setOperand(0, sum->getResult(0));
    scatter->setAttr(isSumAttrName, UnitAttr::get(sum->getContext()));
  }
}

void remat::scatterToSums(func::FuncOp function) {
  SmallVector<stablehlo::AddOp> sums;
  function.walk([&](stablehlo::AddOp sum) { sums.push_back(sum); });
  for (stablehlo::AddOp sum : sums)
    scatterToSum(sum);
}
