// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// Stacks of equal slices: the gradient of a mean or a sum over time is one slice that JAX
/// broadcasts for the backward loop to take slices of.

#ifndef REMAT_TRANSFORMS_UNIFORMSTACKS_H
#define REMAT_TRANSFORMS_UNIFORMSTACKS_H

#include "mlir/Dialect/Func/IR/FuncOps.h"

namespace remat {

/// In all counted loops of the function, carries of which each iteration reads a slice
/// become that slice, where broadcasts, constants and elementwise ops of such make all
/// slices equal.
///
///   %s = broadcast_in_dim %g, dims = [1]            %s = broadcast_in_dim %g, dims = [1]
///      : (tensor<8xf32>) -> tensor<4x8xf32>            : (tensor<8xf32>) -> tensor<1x8xf32>
///   while (%k = 0, %t = %s) {                   =>  while (%k = 0, %t = %s) {
///     ... dynamic_slice %t, %k, 0 ...                 ... %t ...
void readUniformStacks(mlir::func::FuncOp function);

} // namespace remat

#endif // REMAT_TRANSFORMS_UNIFORMSTACKS_H
