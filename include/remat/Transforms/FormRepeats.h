// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// Gradients of average poolings without sums.

#ifndef REMAT_TRANSFORMS_FORMREPEATS_H
#define REMAT_TRANSFORMS_FORMREPEATS_H

#include "mlir/Dialect/Func/IR/FuncOps.h"

namespace remat {

/// A sum over windows of elements that lie as far apart as a window is wide, as the gradient
/// of an average pooling is, has one element in each window, and zeros: elements are repeated,
/// and no wide tensor with zeros between them is made. Zero is added, as the sum does, so
/// that bits are the same.
///
///   reduce_window(pad(%x, 0,                    reshape(broadcast(%x : 2x16x8
///       low 1, high 1, interior 1),      =>         -> 2x16x2x8)) + 0
///       0, add, window 2)                           : 2x32x8
///     : 2x16x8 -> 2x33x8 -> 2x32x8
///
/// Loops and branches, too.
void formRepeats(mlir::func::FuncOp function);

} // namespace remat

#endif // REMAT_TRANSFORMS_FORMREPEATS_H
