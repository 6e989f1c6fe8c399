// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// Running sums (and products, maxima, minima) as compilers run them that write every
/// window out. Internal to Legalize.

#ifndef REMAT_LIB_TRANSFORMS_LEGALIZESCANS_H
#define REMAT_LIB_TRANSFORMS_LEGALIZESCANS_H

#include "mlir/Dialect/Func/IR/FuncOps.h"

namespace remat {

/// Replaces every `reduce_window` of one operand that combines, by one op, all elements
/// up to (or from) each place of one dimension of more than `block` elements: the scans
/// of blocks, the scan of these scans' ends, itself split if it is long, and their sum.
void splitScans(mlir::func::FuncOp function, int64_t block);

} // namespace remat

#endif // REMAT_LIB_TRANSFORMS_LEGALIZESCANS_H
