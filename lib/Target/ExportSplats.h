// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// Constants of one element's value in kernels that are exported for XLA.
///
/// XLA's library kernels read such a constant from memory if others want it as well, and
/// equal ones are one, made at the start of the step. Made from a scalar that a barrier
/// holds, it is nobody else's, and part of the kernel that reads it.

#ifndef REMAT_LIB_TARGET_EXPORTSPLATS_H
#define REMAT_LIB_TARGET_EXPORTSPLATS_H

#include "mlir/IR/Block.h"

namespace remat {

/// Scalars of the constants in a kernel that reads nothing become its operands, made in
/// front of `place`.
void exposeScalars(mlir::Operation *kernel, mlir::Operation *place);

/// The same for splats of at least so many elements (0: none) in any kernel, but divisors
/// and what XLA leaves out, such as a zero that is added.
void exposeSplats(mlir::Operation *kernel, mlir::Operation *place,
                  int64_t leastElements);

/// Exposes the splats of the kernels of the block, and gives each a barrier for its scalars.
/// Updates, which XLA runs without its library, are left alone.
void tieSplats(mlir::Block &block, int64_t leastElements);

} // namespace remat

#endif // REMAT_LIB_TARGET_EXPORTSPLATS_H
