// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// Sums of slices. Where a loop's body reads `w[i]`, JAX's backward loop adds the gradient
/// of that slice, and zeros for all others, to those of the whole.

#ifndef REMAT_TRANSFORMS_ADDSLICES_H
#define REMAT_TRANSFORMS_ADDSLICES_H

#include "mlir/Dialect/Func/IR/FuncOps.h"

namespace remat {

/// In all loops of the function, carries that begin with zeros and grow by a slice among
/// zeros grow in that slice alone. Bits are the same: a sum that begins with +0 is never
/// -0, which alone +0 would change.
///
///   %x = dynamic_update_slice zeros, %s, %k      %t = dynamic_slice %sum, %k
///   %next = add %sum, %x                     =>  %u = add %t, %s
///                                                %next = dynamic_update_slice %sum, %u, %k
void addSlices(mlir::func::FuncOp function);

/// Everywhere, as XLA does (`HandleAdd` of xla/hlo/transforms/simplifiers/
/// algebraic_simplifier.cc): -0 + 0 is another number then.
void addSlicesForAnalysis(mlir::func::FuncOp function);

} // namespace remat

#endif // REMAT_TRANSFORMS_ADDSLICES_H
