// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// Stacks of a loop that hold the same slices. A recurrent net's states come out of JAX
/// in one stack as results and in another as what the backward loop reads.

#ifndef REMAT_TRANSFORMS_MERGESTACKS_H
#define REMAT_TRANSFORMS_MERGESTACKS_H

#include "mlir/Dialect/Func/IR/FuncOps.h"

namespace remat {

/// Makes carries that begin with the same value, and into which every iteration puts the
/// same elements at the same place, one, in all loops of the function. By induction they
/// are equal in every iteration. The same for carries that begin otherwise where the loop
/// writes every slice and reads none: these are equal behind it. O(carries^2) of a loop.
///
///   while (%a = %0, %b = %0) {                  while (%a = %0) {
///     %x = dynamic_update_slice %a, %s, %k  =>    %x = dynamic_update_slice %a, %s, %k
///     %y = dynamic_update_slice %b, %s, %k        return %x
///     return %x, %y
void mergeEqualStacks(mlir::func::FuncOp function);

} // namespace remat

#endif // REMAT_TRANSFORMS_MERGESTACKS_H
