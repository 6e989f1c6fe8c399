// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// Recognizes the backward pass of an attention (AttentionPattern.h) whose forward
/// pass left the maximum and the sum of exponentials of each row:
///
///   powers = exp(logits - rowMaximum)            logits as in the forward pass
///   weights = elementwise ops on powers, rowSum                        their quotient
///   weightGradient = dot_general(outputGradient, value)   [batch..., rows, columns]
///   rowGradient = rowSum(elementwise ops on weightGradient, powers, statistics)
///   scoreGradient = elementwise ops on weightGradient, powers, rowGradient, scores
///   valueGradient = dot_general(weights, outputGradient)       over rows
///   queryGradient = dot_general(scoreGradient, key)            over columns
///   keyGradient = dot_general(scoreGradient, query)            over rows
///
/// The elementwise ops may be any, and transpositions may stand between them. Rows have
/// one sum. Where groups of queries share keys and values, the gradients of these are
/// sums over the group, too.

#ifndef REMAT_ANALYSIS_ATTENTIONBACKWARD_H
#define REMAT_ANALYSIS_ATTENTIONBACKWARD_H

#include "remat/Analysis/AttentionPattern.h"

namespace remat {

/// A product of weights, or of the gradient of scores, with a matrix of each batch.
struct AttentionGradient {
  stablehlo::DotGeneralOp product;
  /// The product's operand of rows and columns.
  mlir::Value weights;
  /// By dimension of the exponentials, that of `weights`.
  llvm::SmallVector<int64_t> places;
  /// The other one, without conversions and transpositions in front of it.
  AttentionOperand operand;
  /// The product, or what conversions and transpositions make of it alone.
  AttentionOperand output;
};

struct AttentionBackward {
  stablehlo::DotGeneralOp scores, weightGradient;
  /// By dimension of the exponentials, those of the products.
  llvm::SmallVector<int64_t> scorePlaces, weightGradientPlaces;
  /// Of the forward pass, for each row.
  mlir::Value rowMaximum, rowSum;
  stablehlo::ExpOp powers;
  /// The sums of rows.
  stablehlo::ReduceOp rowGradient;
  AttentionOperand query, key, outputGradient, value;
  AttentionGradient queryGradient, keyGradient, valueGradient;
  /// All ops, in the order of the block.
  llvm::SmallVector<mlir::Operation *> ops;
  /// What they read and do not make. No value is listed twice.
  llvm::SmallVector<mlir::Value> inputs;

  /// Of queries, keys and values, in this order.
  std::array<const AttentionGradient *, 3> getGradients() const {
    return {&queryGradient, &keyGradient, &valueGradient};
  }
};

/// The backward pass whose exponentials these are. Otherwise `reason` tells what is
/// missing.
std::optional<AttentionBackward>
matchAttentionBackward(stablehlo::ExpOp powers, mlir::Value rowMaximum,
                       mlir::Value rowSum, std::string &reason);

/// Of a product over all columns, the factors that are the same for them: values as wide
/// as the exponentials.
struct RowFactor {
  llvm::SmallVector<mlir::Value> factors, divisors;
  bool isNegative = false;
};

/// What the terms of the rows' sums have besides weights times their gradients. Their sum
/// is this factor times that of the output's features times their gradients (Dao et al.,
/// "FlashAttention", 2022, appendix B.2). Nothing if they are something else.
std::optional<RowFactor> findRowFactor(const AttentionBackward &pattern);

/// Whether a value is the same in all places of the last dimension.
bool isSameInRows(mlir::Value value);

/// The batch dimensions of the exponentials that the gradient is a sum over.
llvm::SmallVector<int64_t> getSummed(const AttentionGradient &gradient);

/// Why no kernels of ours run it on tensor cores; nothing if they do.
std::optional<std::string>
findFusionObstacle(const AttentionBackward &pattern);

/// The operand without conversions from fewer bits and transpositions in its block.
/// They are added to `passed`, if it is not null.
AttentionOperand seeThrough(AttentionOperand operand,
                            llvm::SmallVectorImpl<mlir::Operation *> *passed);

/// Whether both are the same tensor with the same meaning of dimensions.
bool isSameMatrix(const AttentionOperand &one, const AttentionOperand &other);

} // namespace remat

#endif // REMAT_ANALYSIS_ATTENTIONBACKWARD_H
