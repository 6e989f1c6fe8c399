// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// Arithmetic as XLA simplifies it, which is for analysis only.

#ifndef REMAT_LIB_TRANSFORMS_LEGALIZEPRODUCTS_H
#define REMAT_LIB_TRANSFORMS_LEGALIZEPRODUCTS_H

#include "mlir/Dialect/Func/IR/FuncOps.h"

namespace remat {

/// Divides by a small value once instead of by its broadcast, and moves constant
/// factors to it; the results are others. Returns whether a factor has moved, which
/// may leave ops equal that were not.
bool simplifyProductsForAnalysis(mlir::func::FuncOp function);

/// Whether the value is one number everywhere.
bool isSplat(mlir::Value value);

/// Drops sums with zero, products with one and maxima with the least number there is.
void dropIdentities(mlir::func::FuncOp function);

/// Sums over one product only become elementwise products of broadcasts
/// (`HandleDot` of xla/hlo/transforms/simplifiers/algebraic_simplifier.cc).
void multiplyOuterProducts(mlir::func::FuncOp function);

} // namespace remat

#endif // REMAT_LIB_TRANSFORMS_LEGALIZEPRODUCTS_H
