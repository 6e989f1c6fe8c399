// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// Branches that hold much work run as loops of at most one iteration.

#ifndef REMAT_TRANSFORMS_BRANCHLOOPS_H
#define REMAT_TRANSFORMS_BRANCHLOOPS_H

#include "mlir/Dialect/Func/IR/FuncOps.h"

namespace remat {

/// Whether a branch of the `if` or `case` multiplies or convolves, in loops, too, and
/// what it returns has static shapes that each device holds all of.
bool hasHeavyBranch(mlir::Operation *branches);

/// Whether the op reads what another `if` or `case` in its block returned, or the other
/// way round, and both are decided by the same value: a branch, and its backward pass.
bool isPairedBranch(mlir::Operation *branches);

/// Replaces each `if` and `case` of the function's own block that `isWanted` (asked where
/// `hasHeavyBranch`) by ops that make a choice of what its light branches return, as
/// `flattenBranches` does, and by a loop for each other branch:
///
///   %r = if %p { return f(%x) } else { return %x }
///     =>  %go, %r = while (%g = %p, %c = %x) cond { return %g }
///                                            do { return false, f(%c) }
///
/// A branch is one kernel of one block, in which nothing is made again; the body of a loop
/// is planned as a step of its own (LoopBodies.h) and consists of kernels. `%r` is written
/// where the light branch's value is.
void runBranchesAsLoops(mlir::func::FuncOp function,
                        llvm::function_ref<bool(mlir::Operation *)> isWanted);

} // namespace remat

#endif // REMAT_TRANSFORMS_BRANCHLOOPS_H
