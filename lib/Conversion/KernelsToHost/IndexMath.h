// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// Indices as affine expressions of loop counters with known ranges.

#ifndef REMAT_LIB_CONVERSION_INDEXMATH_H
#define REMAT_LIB_CONVERSION_INDEXMATH_H

#include "mlir/IR/AffineExpr.h"
#include "llvm/ADT/SmallVector.h"
#include <optional>

namespace remat {

/// `expr` over dimensions d with 0 <= d < extents[d]: remainders and quotients
/// vanish where the ranges decide them. Parts may be below 0 (expressions of MLIR take
/// multiples of the divisor out of what is divided). Symbols may be anything from 0 on.
mlir::AffineExpr simplifyIndex(mlir::AffineExpr expr,
                               llvm::ArrayRef<int64_t> extents);

/// Whether the ranges say that `expr` is never below 0.
bool isAtLeastZero(mlir::AffineExpr expr, llvm::ArrayRef<int64_t> extents);

/// The smallest and the largest value that the ranges allow, both included; nothing where
/// one of them is not known.
std::optional<std::pair<int64_t, int64_t>> findRange(mlir::AffineExpr expr,
                                                     llvm::ArrayRef<int64_t> extents);

/// The place of an element in row-major order.
mlir::AffineExpr linearize(llvm::ArrayRef<mlir::AffineExpr> indices,
                           llvm::ArrayRef<int64_t> shape,
                           mlir::MLIRContext *context);

/// The inverse: the indices of the element at `place`.
llvm::SmallVector<mlir::AffineExpr> delinearize(mlir::AffineExpr place,
                                                llvm::ArrayRef<int64_t> shape,
                                                llvm::ArrayRef<int64_t> extents);

/// c where `expr` is c * d + a rest without dimension d; nothing otherwise.
std::optional<int64_t> findCoefficient(mlir::AffineExpr expr, unsigned dim);

} // namespace remat

#endif // REMAT_LIB_CONVERSION_INDEXMATH_H
