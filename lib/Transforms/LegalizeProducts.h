// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// Quotients and products by what is broadcast, as XLA makes them.

#ifndef REMAT_LIB_TRANSFORMS_LEGALIZEPRODUCTS_H
#define REMAT_LIB_TRANSFORMS_LEGALIZEPRODUCTS_H

#include "mlir/Dialect/Func/IR/FuncOps.h"

namespace remat {

/// Divides by a small value once instead of by its broadcast, and moves constant
/// factors to it; the results are others. Returns whether a factor has moved, which
/// may leave ops equal that were not.
bool simplifyProductsForAnalysis(mlir::func::FuncOp function);

} // namespace remat

#endif // REMAT_LIB_TRANSFORMS_LEGALIZEPRODUCTS_H
