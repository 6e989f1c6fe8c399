// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// Numbers that follow from a loop's counter, computed from it. A `fori_loop` under
/// differentiation is a scan that carries its own `i` beside the scan's counter, and hands
/// the backward loop a stack of all its values; a scan over `arange(n)` reads its counter
/// out of a tensor. Where places in stacks follow from such numbers, nobody would know them.

#ifndef REMAT_TRANSFORMS_FOLDCOUNTERS_H
#define REMAT_TRANSFORMS_FOLDCOUNTERS_H

#include "mlir/Dialect/Func/IR/FuncOps.h"

namespace remat {

/// In all counted loops of the function: carries that hold a constant integer become that,
/// those to which each iteration adds one become sums of the counter and constants, stacks
/// of integers that follow from the counter become `iota` or constants, and what is read of
/// such tensors at places that follow from it is computed, if a formula says it
/// (`stablehlo::PeriodicIndex`). Integers are the same; those that would overflow are left
/// alone.
///
///   %r:3 = while (%k = 0, %i = 0, %s = 0s) {    %s = iota
///     %s1 = dynamic_update_slice %s, %i, %k
///     %i1 = add %i, 1                       =>  %r = while (%k = 0) { ... %k ... }
///   while (%j = 0, %t = %r#2) {                 while (%j = 0) {
///     %i = dynamic_slice %t, 11 - %j              %i = subtract 11, %j
void foldCounters(mlir::func::FuncOp function);

} // namespace remat

#endif // REMAT_TRANSFORMS_FOLDCOUNTERS_H
