// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// What both passes of attention are recognized by. Internal to the analysis.

#ifndef REMAT_LIB_ANALYSIS_ATTENTIONPARTS_H
#define REMAT_LIB_ANALYSIS_ATTENTIONPARTS_H

#include "remat/Analysis/AttentionPattern.h"
#include <optional>

namespace remat::attention {

/// Whether the value is the lowest float, or a zero, in all places.
bool isLowest(mlir::Value value);
bool isZero(mlir::Value value);

/// Whether the reduction combines its one operand by `OpTy` along the last
/// dimension alone.
template <typename OpTy> bool reducesRowsBy(stablehlo::ReduceOp op) {
  if (op.getInputs().size() != 1 || op.getDimensions().size() != 1)
    return false;
  auto type =
      llvm::cast<mlir::RankedTensorType>(op.getInputs().front().getType());
  mlir::Block &body = op.getBody().front();
  return op.getDimensions().front() == type.getRank() - 1 &&
         llvm::hasNItems(body, 2) && llvm::isa<OpTy>(body.front()) &&
         body.front().getOperands() == body.getArguments() &&
         body.back().getOperands() == body.front().getResults();
}

/// Whether the op repeats a number of each row along the last dimension, or goes a
/// step of that way.
bool repeatsRows(stablehlo::BroadcastInDimOp op);

/// Whether a reshape adds or takes away a last dimension of size one.
bool changesLastOne(stablehlo::ReshapeOp op);

/// Whether the value has a static shape of the same sizes in any order.
bool hasShapeInAnyOrder(mlir::Value value, llvm::ArrayRef<int64_t> shape);

/// Whether a kernel makes a value of this shape, which does not depend on scores, element
/// by element: by few ops, from what takes no more bytes than it. `isFree`: whether a
/// value depends on constants alone.
bool isMadeInside(mlir::Value value, llvm::ArrayRef<int64_t> shape,
                  llvm::function_ref<bool(mlir::Value)> isFree);

/// Whether the product may take its operands of f32 as they are of `type`.
bool mayRound(stablehlo::DotGeneralOp product, mlir::Type type);

/// The dimensions of a transposition's operand, by those of its result that `places`
/// has by dimensions of something else; and the other way round.
llvm::SmallVector<int64_t> movePlaces(stablehlo::TransposeOp op,
                                      llvm::ArrayRef<int64_t> places);
llvm::SmallVector<int64_t> movePlacesBack(stablehlo::TransposeOp op,
                                          llvm::ArrayRef<int64_t> places);

/// Whether the product sums over the last dimension of its left or right operand alone.
bool sumsColumns(stablehlo::DotGeneralOp product, bool isLeft);

/// What is multiplied to a product with rows and columns: one operand has the rows, and
/// may have batch dimensions that the other lacks. `places`: by dimension of the batches,
/// rows and columns, that of the product. False if it is no product of matrices.
bool describeProduct(stablehlo::DotGeneralOp product,
                     llvm::ArrayRef<int64_t> places, AttentionOperand &rows,
                     AttentionOperand &columns);

/// What weights are multiplied with, and what comes of it; `isLeft`: they are on the
/// left. `places`: by dimension of the batches, rows and columns, that of the weights.
/// The product sums over rows or columns, and over batch dimensions that it lacks then.
/// False if it does not.
bool describeWeighted(stablehlo::DotGeneralOp product, bool isLeft,
                      llvm::ArrayRef<int64_t> places, AttentionOperand &matrix,
                      AttentionOperand &output, bool &sumsColumns);

} // namespace remat::attention

#endif // REMAT_LIB_ANALYSIS_ATTENTIONPARTS_H
