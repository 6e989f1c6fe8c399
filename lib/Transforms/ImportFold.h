// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// Bit-exact replacements of single ops, each by a value that exists or by a
/// new op in front. They look at the defining ops of the operands only.

#ifndef REMAT_LIB_TRANSFORMS_IMPORTFOLD_H
#define REMAT_LIB_TRANSFORMS_IMPORTFOLD_H

#include "mlir/IR/Builders.h"
#include "mlir/IR/BuiltinAttributes.h"

namespace remat {

/// Constants that are no splat are made with at most as many elements.
inline constexpr int64_t maximalFoldedElements = 1024;

/// The elements of a StableHLO constant that may be folded: a splat, or few.
mlir::DenseElementsAttr getFoldableConstant(mlir::Value value);

/// Whether every element is the integer.
bool isSplatInteger(mlir::Value value, int64_t integer);

/// Where a slice of `length` of a dimension of `size` begins, if its start index is a
/// constant: starts are clamped.
std::optional<int64_t> getConstantStart(mlir::Value index, int64_t size,
                                        int64_t length);

/// The value of an op that changes nothing: `reshape` to the same type,
/// `add` of integer zero, and so on.
mlir::Value foldIdentity(mlir::Operation *op, mlir::OpBuilder &builder);

/// The value of an op that makes or reads a tensor without elements.
mlir::Value foldEmpty(mlir::Operation *op, mlir::OpBuilder &builder);

/// Has nobody read the op for what is known without it: results without elements, and
/// reductions of tensors without elements.
void replaceEmptyResults(mlir::Operation *op, mlir::OpBuilder &builder);

/// A loop without its carries that have no elements: the op itself, or a new one in its
/// place.
mlir::Operation *dropEmptyCarries(mlir::Operation *op, mlir::OpBuilder &builder);

/// The elements of an elementwise op on constants. Floats are computed only
/// where the result is the one of any IEEE machine: sums, differences and
/// products of f32 and f64 on normal numbers, and exact conversions.
mlir::DenseElementsAttr foldElementwise(mlir::Operation *op);

/// The elements of an op that moves those of constants.
mlir::DenseElementsAttr foldMovement(mlir::Operation *op);

} // namespace remat

#endif // REMAT_LIB_TRANSFORMS_IMPORTFOLD_H
