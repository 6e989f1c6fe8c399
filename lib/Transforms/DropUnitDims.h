// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// A step without the dimensions of size one that frameworks put between others.
/// Internal to the transformations.

#ifndef REMAT_LIB_TRANSFORMS_DROPUNITDIMS_H
#define REMAT_LIB_TRANSFORMS_DROPUNITDIMS_H

#include "mlir/Dialect/Func/IR/FuncOps.h"

namespace remat {

/// Lets ops of the function's block work on tensors without dimensions of size one:
/// constants, elementwise ops, broadcasts, transpositions, reshapes, reductions and
/// `dot_general`. Each element is computed as before; reshapes, which move no bytes,
/// stand where other ops, arguments and results have such dimensions.
///
///   %s = dot_general %q, %k : (2x144x2x1x32, 2x144x2x32) -> 2x2x144x1x144
///   %t = transpose %s, dims = [3, 0, 1, 2, 4] : -> 1x2x2x144x144
///     =>
///   %s = dot_general %q, %k : (2x144x2x32, 2x144x2x32) -> 2x2x144x144
///
/// Products of vectors, whose contracted dimensions all have size one, stay, as do ops
/// that would vanish and have attributes of ours, such as names. Returns whether
/// anything changed.
bool dropUnitDims(mlir::func::FuncOp function);

} // namespace remat

#endif // REMAT_LIB_TRANSFORMS_DROPUNITDIMS_H
