// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// How precise the factors of products are.

#ifndef REMAT_ANALYSIS_PRODUCTPRECISION_H
#define REMAT_ANALYSIS_PRODUCTPRECISION_H

#include "remat/Dialect/StableHLO/StableHLO.h"

namespace remat {

/// Whether all tensors of the op are of f32.
bool isOfSingles(mlir::Operation *op);

/// Whether a product with these precisions asks for no more than the default one, which
/// StableHLO calls "the fastest calculation, but the least accurate approximation".
bool hasDefaultPrecision(std::optional<mlir::ArrayAttr> precisions);

/// Whether factors of f32 may be rounded to TF32, the 10 bits of mantissa that tensor cores
/// multiply: the algorithm of a `dot_general` says so, or `RematDialect::tf32AttrName` on a
/// convolution, which has no algorithm. Products of other types never.
bool multipliesAsTf32(mlir::Operation *product);

/// The algorithm of such a product, its sums in f32.
stablehlo::DotAlgorithmAttr getTf32Algorithm(mlir::MLIRContext *context);

} // namespace remat

#endif // REMAT_ANALYSIS_PRODUCTPRECISION_H
