// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// Stacks that a loop writes over what it reads for the last time: gradients of states over
/// the states, residuals over what they follow from.

#ifndef REMAT_TRANSFORMS_REUSESTACKS_H
#define REMAT_TRANSFORMS_REUSESTACKS_H

#include "mlir/Dialect/Func/IR/FuncOps.h"

namespace remat {

/// Has counted loops of the function write a stack over one that they are the last to read,
/// if no iteration reads what an earlier one has written. What is read may have more slices,
/// if readers of what is written can take theirs of it. Parameters of the function are never
/// written over, nor what costs nothing to make.
///
///   while (%k = 0, %a = %read, %b = ..) {       while (%k = 0, %a = %read) {
///     %s = dynamic_slice %a, %k             =>    %s = dynamic_slice %a, %k
///     %x = dynamic_update_slice %b, %t, %k        %x = dynamic_update_slice %a, %t, %k
///     return %k1, %a, %x                          return %k1, %x
void reuseReadStacks(mlir::func::FuncOp function);

} // namespace remat

#endif // REMAT_TRANSFORMS_REUSESTACKS_H
