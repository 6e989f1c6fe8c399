// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// Names that a program gives to values. JAX's `checkpoint_name` leaves nothing in
/// StableHLO; `remat_jax.policy` lowers it to a call that returns its operand:
///
/// ```mlir
/// %named = stablehlo.custom_call @remat.checkpoint_name(%h) {backend_config = "hidden"}
/// ```
/// The value gets the attribute `remat.name`, the call goes away.

#include "ImportSteps.h"
#include "remat/Dialect/Remat/Remat.h"
#include "remat/Dialect/StableHLO/StableHLO.h"

using namespace mlir;
using namespace remat;

static constexpr StringLiteral callTarget = "remat.checkpoint_name";

static bool isNameCall(stablehlo::CustomCallOp call) {
  return call.getCallTargetName() == callTarget && call->getNumOperands() == 1 &&
         call->getNumResults() == 1 &&
         call->getResult(0).getType() == call->getOperand(0).getType();
}

void remat::takeNames(ModuleOp module) {
  module.walk([](stablehlo::CustomCallOp call) {
    if (!isNameCall(call))
      return;
    Value named = call->getOperand(0);
    auto name = call->getAttrOfType<StringAttr>("backend_config");
    Operation *op = named.getDefiningOp();
    // The first name of several stays.
    if (op && name && !op->hasAttr(RematDialect::nameAttrName))
      op->setAttr(RematDialect::nameAttrName, name);
    call->getResult(0).replaceAllUsesWith(named);
    call->erase();
  });
}
