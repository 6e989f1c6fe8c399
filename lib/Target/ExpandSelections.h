// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// `select_and_scatter` in the form in which XLA runs it.

#ifndef REMAT_LIB_TARGET_EXPANDSELECTIONS_H
#define REMAT_LIB_TARGET_EXPANDSELECTIONS_H

#include "mlir/Dialect/Func/IR/FuncOps.h"

namespace remat {

/// Rewrites every `select_and_scatter` of the function into a `reduce_window`
/// that finds the selected places and a `scatter`.
///
/// XLA does the same, with one tensor of indices for each dimension. Nothing
/// leads to these constants, so XLA makes them at the start of the step and keeps
/// them until the windows are reduced, behind the recomputation of the operand.
/// Here there is one tensor, of places in row-major order, tied to the operand
/// and the source by a barrier. The same elements are selected and combined in
/// the same order: results are equal bit for bit.
void expandSelections(mlir::func::FuncOp function);

} // namespace remat

#endif // REMAT_LIB_TARGET_EXPANDSELECTIONS_H
