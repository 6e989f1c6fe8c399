// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// Products that read and write transposed tensors where they are.

#ifndef REMAT_TRANSFORMS_FOLDTRANSPOSES_H
#define REMAT_TRANSFORMS_FOLDTRANSPOSES_H

#include "mlir/Dialect/Func/IR/FuncOps.h"

namespace remat {

/// Replaces transposes of what `dot_general` reads, and of results that nobody
/// else reads, by other dimension numbers, in loops and branches, too. An element
/// is the same sum of the same products. Places of ops and everything else stay.
///
///   %t = transpose %y : 8x4 -> 4x8           %r = dot_general %b, %a,
///   where %y = dot_general %a, %b,      =>        contracting [0] x [1]
///       contracting [1] x [0]                     : (16x4, 8x16) -> 4x8
///
/// What a product sums over stays one loop for both operands, or becomes one: where the step
/// has it otherwise, operands are transposed, and the terms of an element may be added in
/// another order.
///
/// With `keepsMatrices` only where operands are what BLAS multiplies: one batch of
/// matrices whose rows or columns lie next to each other in memory.
void foldTransposes(mlir::func::FuncOp function, bool keepsMatrices = false);

/// Those of results of products without batches only, as XLA does
/// (algebraic_simplifier.cc, `HandleTranspose`). Products whose sides were exchanged
/// get an attribute `mark`.
void foldTransposedResults(mlir::func::FuncOp function, llvm::StringRef mark);

} // namespace remat

#endif // REMAT_TRANSFORMS_FOLDTRANSPOSES_H
