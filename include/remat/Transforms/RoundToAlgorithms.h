// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// The rounding that the algorithm of a product asks for, as ops.

#ifndef REMAT_TRANSFORMS_ROUNDTOALGORITHMS_H
#define REMAT_TRANSFORMS_ROUNDTOALGORITHMS_H

#include "mlir/Dialect/Func/IR/FuncOps.h"

namespace remat {

/// Converts operands of `dot_general` to bf16 or f16 where the product's algorithm
/// names that and the operand is wider: the precision types of StableHLO's
/// `dot_algorithm` are "the precisions that the LHS and RHS of the operation are
/// rounded to". A GPU's library then reads 16 bits and multiplies them as such, which
/// is what `jax.nn.dot_product_attention` multiplies gradients in f32 with bf16
/// values for.
///
/// An operand in several components (`BF16_BF16_F32_X3`) keeps what one rounding
/// would lose, and no tensor has TF32 elements: both stay as they are.
void roundToAlgorithms(mlir::func::FuncOp function);

} // namespace remat

#endif // REMAT_TRANSFORMS_ROUNDTOALGORITHMS_H
