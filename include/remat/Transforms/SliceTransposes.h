// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// Transposed stacks of which a loop takes slices: batches that a scan goes through along
/// their second dimension. Where the batch itself stays in memory, as arguments do, slices of
/// it need no second one.

#ifndef REMAT_TRANSFORMS_SLICETRANSPOSES_H
#define REMAT_TRANSFORMS_SLICETRANSPOSES_H

#include "mlir/Dialect/Func/IR/FuncOps.h"

namespace remat {

/// Loops that take rows of a transpose, the same carry in every iteration, take them of what
/// it reads, along the dimension that it moves to the front. Results are bit-identical.
/// Returns whether anything changed.
///
///   %t = transpose %x, [1, 0]                   while (%a = %x) {
///   while (%a = %t) {                     =>      %s = dynamic_slice %a, %c0, %k
///     %s = dynamic_slice %a, %k, %c0              %r = reshape %s
bool sliceTransposes(mlir::func::FuncOp function);

} // namespace remat

#endif // REMAT_TRANSFORMS_SLICETRANSPOSES_H
