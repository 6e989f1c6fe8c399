// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// Branches become selections (if-conversion).

#ifndef REMAT_TRANSFORMS_FLATTENBRANCHES_H
#define REMAT_TRANSFORMS_FLATTENBRANCHES_H

#include "mlir/Dialect/Func/IR/FuncOps.h"

namespace remat {

/// Replaces each `if` and `case` all of whose branches consist of ops that can be
/// fused and done again (elementwise, broadcasts, movement, reductions; a branch that
/// was flattened itself is such) by the ops of all branches and a `select` between what
/// they return, in loops, too. Every element is that of the branch that is taken.
///
///   %r = if %p { return f(%x) } else { return %x }  =>  %r = select %p, f(%x), %x
///
/// A branch is one kernel, of one block on GPUs, and its values are inside of it; ops
/// are fused, planned and updated in place like any others, at the price that all
/// branches are computed each time. `withProducts`: products and convolutions are such ops,
/// too, in at most 16 branches. Whoever runs one branch on one of a hundred multiprocessors
/// is faster with all of them on all.
void flattenBranches(mlir::func::FuncOp function, bool withProducts = false);

/// Whether the branch consists of such ops.
bool canBranchBeFlattened(mlir::Region &branch, bool withProducts = false);

/// Whether branch `number` of the `if` or `case` is taken: the last one also by an index out
/// of range.
mlir::Value isBranchTaken(mlir::OpBuilder &builder, mlir::Operation *branches,
                          unsigned number);

/// What that of the branches `numbers` (ascending, at least one) returns which is taken; if
/// none is, what the last of them does. Their ops move in front of the `if` or `case`.
llvm::SmallVector<mlir::Value> chooseAmongBranches(mlir::Operation *branches,
                                                   llvm::ArrayRef<unsigned> numbers);

} // namespace remat

#endif // REMAT_TRANSFORMS_FLATTENBRANCHES_H
