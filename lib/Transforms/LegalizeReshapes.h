// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// Reshapes, as XLA simplifies and moves them before it merges equal ops.

#ifndef REMAT_LIB_TRANSFORMS_LEGALIZERESHAPES_H
#define REMAT_LIB_TRANSFORMS_LEGALIZERESHAPES_H

#include "mlir/Dialect/Func/IR/FuncOps.h"

namespace remat {

/// What comes back by views to the type of a value is that value (`HandleReshape` of
/// xla/hlo/transforms/simplifiers/algebraic_simplifier.cc).
void joinReshapes(mlir::func::FuncOp function);

/// Marks reshapes that move behind their only reader, which leaves them equal to none that
/// stays (xla/hlo/transforms/simplifiers/reshape_mover.cc).
void markMovedReshapes(mlir::func::FuncOp function);

} // namespace remat

#endif // REMAT_LIB_TRANSFORMS_LEGALIZERESHAPES_H
