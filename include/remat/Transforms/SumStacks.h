// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// Sums over stacks: the states of a scan, which nobody reads but for their sum or mean
/// over time.

#ifndef REMAT_TRANSFORMS_SUMSTACKS_H
#define REMAT_TRANSFORMS_SUMSTACKS_H

#include "mlir/Dialect/Func/IR/FuncOps.h"

namespace remat {

/// In all counted loops of the function, stacks that are filled from the first slice to the
/// last, and of which nothing is read but the sum of the slices, become that sum, also if an
/// elementwise op of one operand (a conversion) stands between. Bits are the same: reductions
/// add in row-major order, each element for itself. That excludes slices of one element, whose
/// sum has partial results, and floats below 32 bits, which a reduction adds up in f32.
///
///   while (%k = 0, %s = zeros) {               while (%k = 0, %t = broadcast %init) {
///     dynamic_update_slice %s, %x, %k, 0   =>    add %t, %x
///   reduce(%s init: %init) applies add
void sumStacks(mlir::func::FuncOp function);

} // namespace remat

#endif // REMAT_TRANSFORMS_SUMSTACKS_H
