// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// Convolutions that are products of matrices: half of the work of a bottleneck
/// network.

#ifndef REMAT_TRANSFORMS_FORMPRODUCTS_H
#define REMAT_TRANSFORMS_FORMPRODUCTS_H

#include "mlir/Dialect/Func/IR/FuncOps.h"

namespace remat {

/// Makes a `dot_general` of each convolution whose windows never overlap and
/// meet no padding: along a spatial dimension a window is one element and moves
/// by one, or it is the whole input. So are convolutions with kernels of size
/// one, and their gradients. An element is the sum of the same products, in the
/// order that products sum up in. Loops and branches, too. What surrounds the
/// product are reshapes, and a transpose where the result's dimensions stand in
/// another order.
///
///   convolution(%x, %w)                         dot_general %x, reshape(%w),
///     [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]  =>    contracting [3] x [0]
///     : (8x4x4x16, 1x1x16x32)                        : (8x4x4x16, 16x32)
void formProducts(mlir::func::FuncOp function);

} // namespace remat

#endif // REMAT_TRANSFORMS_FORMPRODUCTS_H
