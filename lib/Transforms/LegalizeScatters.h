// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// Scatters that add, as XLA makes them.

#ifndef REMAT_LIB_TRANSFORMS_LEGALIZESCATTERS_H
#define REMAT_LIB_TRANSFORMS_LEGALIZESCATTERS_H

#include "mlir/Dialect/Func/IR/FuncOps.h"

namespace remat {

/// What only a sum reads of a scatter that adds is scattered to the other term, and not to
/// a value of its own (`HandleAdd` of xla/hlo/transforms/simplifiers/algebraic_simplifier.cc).
/// For analysis only: the order of sums is another.
/// ```mlir
/// %0 = "stablehlo.scatter"(%zeros, %indices, %updates) {... add ...}
/// %r = stablehlo.add %x, %0
/// ```
/// becomes
/// ```mlir
/// %0 = stablehlo.add %x, %zeros
/// %r = "stablehlo.scatter"(%0, %indices, %updates) {... add ...}
/// ```
void scatterToSums(mlir::func::FuncOp function);

} // namespace remat

#endif // REMAT_LIB_TRANSFORMS_LEGALIZESCATTERS_H
