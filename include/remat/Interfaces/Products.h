// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// Ops that multiply matrices, or convolve.

#ifndef REMAT_INTERFACES_PRODUCTS_H
#define REMAT_INTERFACES_PRODUCTS_H

#include "mlir/IR/Operation.h"

namespace remat {

/// Whether the op is of kind `Matmul` or `Convolution`.
bool isProduct(mlir::Operation *op);

/// Whether such an op is in the region, in regions of its ops, too.
bool hasProduct(mlir::Region &region);

} // namespace remat

#endif // REMAT_INTERFACES_PRODUCTS_H
