// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// See the header.

#include "LegalizeReshapes.h"
#include "LegalizeProducts.h"
#include "LoopBuilding.h"
#include "remat/Dialect/StableHLO/StableHLO.h"
#include "remat/Interfaces/RematOpInterface.h"

using namespace mlir;
using namespace remat;

static void joinViews(Operation *op) {
  for (Operation *above = op; above && isView(above);) {
    Value source = above->getOperand(0);
    if (source.getType() == op->getResult(0).getType())
      return op->getResult(0).replaceAllUsesWith(source);
    above = source.getDefiningOp();
  }
}

void remat::joinReshapes(func::FuncOp function) { function.walk(joinViews); }

static bool isMovedDown(stablehlo::ReshapeOp reshape) {
  auto reader = reshape->hasOneUse()
                    ? dyn_cast<RematOpInterface>(*reshape->user_begin())
                    : RematOpInterface();
  return reader && reader.getFusibility() == Fusibility::Elementwise &&
         llvm::all_of(reader->getOperands(), [&](Value operand) {
           return operand == reshape.getResult() || isSplat(operand);
         });
}

void remat::markMovedReshapes(func::FuncOp function) {
  function.walk([](stablehlo::ReshapeOp reshape) {
    if (isMovedDown(reshape))
      reshape->setAttr("remat.moved", UnitAttr::get(reshape.getContext()));
  });
}
