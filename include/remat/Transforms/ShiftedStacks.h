// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// A stack of states before each iteration and one of those behind it, which hold the same
/// but for one slice each. A recurrent net that returns its states leaves both: the ones for
/// the backward loop, the others for the next layer.

#ifndef REMAT_TRANSFORMS_SHIFTEDSTACKS_H
#define REMAT_TRANSFORMS_SHIFTEDSTACKS_H

#include "mlir/Dialect/Func/IR/FuncOps.h"

namespace remat {

/// In all counted loops of the function, such stacks become one of a slice more, if all of
/// its readers can take their slices of that. The loop fills all slices but the last one,
/// which is the carry that it ends with.
///
///   %r:4 = while (%k = 0, %h = %h0, %a = .., %b = ..) {
///     %a1 = dynamic_update_slice %a, %h, %k           // a[k] = h
///     %h1 = ...
///     %b1 = dynamic_update_slice %b, %h1, %k          // b[k] = h1
///   }                                             =>
///   %r:3 = while (%k = 0, %h = %h0, %m = ..) {        // of a slice more
///     %m1 = dynamic_update_slice %m, %h, %k
///     %h1 = ...
///   }
///   %s = dynamic_update_slice %r#2, %r#1, 4           // a[p] is s[p], b[p] is s[p + 1]
void mergeShiftedStacks(mlir::func::FuncOp function);

} // namespace remat

#endif // REMAT_TRANSFORMS_SHIFTEDSTACKS_H
