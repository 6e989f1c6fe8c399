// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// Updates of stacked values, such as the parameters of layers in a loop. The optimizer
/// reads their gradients when the loop is over, so that those of all iterations are in
/// memory at once; done in the loop, an update needs those of one.

#ifndef REMAT_TRANSFORMS_SINKUPDATES_H
#define REMAT_TRANSFORMS_SINKUPDATES_H

#include "mlir/Dialect/Func/IR/FuncOps.h"

namespace remat {

/// Elementwise ops behind a loop that follow from stacks that it fills, slice by slice, and
/// from what there is before it, become ops on slices in its body. Stacks that nothing
/// else reads are gone; what the ops make is a stack in place of the donated value that it
/// updates. Only where that leaves fewer bytes. Results are bit-identical. Returns whether
/// anything changed.
///
///   %g = while (%a = %0) {                      %q = while (%b = %p) {
///     %x = dynamic_update_slice %a, %s, %k  =>    %t = dynamic_slice %b, %k
///     return %x                                   %u = subtract %t, %s
///   }                                             %x = dynamic_update_slice %b, %u, %k
///   %q = subtract %p, %g                          return %x
bool sinkUpdates(mlir::func::FuncOp function);

} // namespace remat

#endif // REMAT_TRANSFORMS_SINKUPDATES_H
