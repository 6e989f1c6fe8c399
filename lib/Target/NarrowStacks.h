// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// Stacks of narrow floats for compilers that widen them.

#ifndef REMAT_LIB_TARGET_NARROWSTACKS_H
#define REMAT_LIB_TARGET_NARROWSTACKS_H

#include "mlir/Dialect/Func/IR/FuncOps.h"

namespace remat {

/// Lets loops carry stacks of the narrow types as unsigned integers of the same bits.
///
/// XLA CPU has slices and slice updates of f32 but none of bf16 (`float_normalization.cc`):
/// before a loop that reads slices it makes a stack of twice the bytes, and in one that
/// writes them each iteration rewrites the whole stack. Of integers it takes and updates
/// slices in place. Where a stack is made or read as a whole its bits are converted there; one
/// for which that would cost more than it gains stays as it is: results of the function,
/// and what an iteration makes or reads otherwise than in slices
/// (docs/decisions/0029-stacks-as-bits.md).
void carryStacksAsBits(mlir::func::FuncOp function,
                       llvm::function_ref<bool(mlir::Type)> isNarrow);

} // namespace remat

#endif // REMAT_LIB_TARGET_NARROWSTACKS_H
