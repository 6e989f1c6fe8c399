// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// What both passes of attention are recognized by. Internal to the analysis.

#ifndef REMAT_LIB_ANALYSIS_ATTENTIONPARTS_H
#define REMAT_LIB_ANALYSIS_ATTENTIONPARTS_H

#include "remat/Dialect/StableHLO/StableHLO.h"
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

bool isElementwise(mlir::Operation *op);

/// The dimension that is neither of a batch nor contracted, if there is one.
std::optional<int64_t> findFree(mlir::Value tensor,
                                llvm::ArrayRef<int64_t> batch,
                                llvm::ArrayRef<int64_t> contracted);

} // namespace remat::attention

#endif // REMAT_LIB_ANALYSIS_ATTENTIONPARTS_H
