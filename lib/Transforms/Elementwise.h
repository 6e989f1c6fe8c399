// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// Which ops are elementwise.

#ifndef REMAT_LIB_TRANSFORMS_ELEMENTWISE_H
#define REMAT_LIB_TRANSFORMS_ELEMENTWISE_H

#include "remat/Dialect/StableHLO/StableHLO.h"

namespace remat {

/// Whether an element of the op's one result is made of the operands' elements at the same
/// place, or of operands of rank 0: of selections and clamps, whose predicates and bounds may
/// have rank 0, too, which keeps them from the trait. Null is none.
inline bool isElementwise(mlir::Operation *op) {
  return op && op->getNumResults() == 1 &&
         (op->hasTrait<mlir::OpTrait::Elementwise>() ||
          llvm::isa<stablehlo::SelectOp, stablehlo::ClampOp>(op));
}

} // namespace remat

#endif // REMAT_LIB_TRANSFORMS_ELEMENTWISE_H
