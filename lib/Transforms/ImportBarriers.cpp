// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// Undoes what an earlier `jax.checkpoint` decided. Its backward pass is the
/// forward pass once more, on values that went through an
/// `optimization_barrier`; without the barrier, merging equal ops makes the
/// second forward pass vanish.

#include "ImportSteps.h"
#include "remat/Dialect/StableHLO/StableHLO.h"

using namespace mlir;
using namespace remat;

/// Whether the op rounds to the format that its type has anyway. JAX wraps the
/// values that a checkpoint saves like this, as a fence of its own.
static bool isIdentity(stablehlo::ReducePrecisionOp op) {
  auto type = dyn_cast<FloatType>(getElementTypeOrSelf(op.getType()));
  if (!type || op.getType() != op.getOperand().getType())
    return false;
  unsigned mantissaBits = type.getFPMantissaWidth() - 1;
  unsigned exponentBits = type.getWidth() - mantissaBits - 1;
  return isa<Float16Type, BFloat16Type, Float32Type, Float64Type>(type) &&
         op.getExponentBits() == exponentBits &&
         op.getMantissaBits() == mantissaBits;
}

void remat::undoCheckpoint(ModuleOp module) {
  module.walk([](Operation *op) {
    auto reduce = dyn_cast<stablehlo::ReducePrecisionOp>(op);
    if (!isa<stablehlo::OptimizationBarrierOp>(op) &&
        !(reduce && isIdentity(reduce)))
      return;
    op->replaceAllUsesWith(op->getOperands());
    op->erase();
  });
}
