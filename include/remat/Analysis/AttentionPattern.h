// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// Recognizes attention by its structure: two products with the same batch
/// dimensions and a softmax of the rows between them.
///
///   scores = dot_general(query, key)                  [batch..., rows, columns]
///   logits = elementwise ops on scores                scale, mask, bias, soft cap
///   powers = exp(logits - rowMaximum(logits))
///   weights = powers / rowSum(powers), times or not   dropout
///   result = dot_general(convert(weights), value)
///
/// Names do not matter, nor does the order of batch dimensions in the operands and in
/// scores, which operand of a product is on the left, nor what the elementwise ops are:
/// whatever they read but do not make from constants is an input. Batch dimensions that
/// keys and values lack are groups of queries that share these. The softmax may be of
/// any float; a kernel has it in f32.

#ifndef REMAT_ANALYSIS_ATTENTIONPATTERN_H
#define REMAT_ANALYSIS_ATTENTIONPATTERN_H

#include "remat/Dialect/StableHLO/StableHLO.h"

namespace remat {

/// Which dimensions of an operand are what.
struct AttentionOperand {
  /// In `batch`: all of the dimension share what there is.
  static constexpr int64_t shared = -1;

  mlir::Value tensor;
  /// In the order of the logits' batch dimensions.
  llvm::SmallVector<int64_t> batch;
  /// Of queries or keys.
  int64_t row = 0;
  /// Of the features of a head.
  int64_t feature = 0;

  int64_t getSize(int64_t dimension) const {
    return llvm::cast<mlir::RankedTensorType>(tensor.getType())
        .getDimSize(dimension);
  }
};

struct AttentionPattern {
  stablehlo::DotGeneralOp scores;
  /// By dimension of the logits, that of the scores.
  llvm::SmallVector<int64_t> scorePlaces;
  /// What the softmax is of.
  mlir::Value logits;
  stablehlo::ReduceOp rowMaximum, rowSum;
  stablehlo::ExpOp powers;
  /// The exponentials divided by their sum, and what the product reads: equal but for
  /// conversions, or products with what does not depend on scores.
  mlir::Value quotient, weights;
  bool areWeightsScaled = false;
  stablehlo::DotGeneralOp product;
  /// The product's result, or its transposition if nothing else reads it.
  mlir::Value result;
  /// `result` is described as the others are.
  AttentionOperand query, key, value, output;
  /// All ops, in the order of the block.
  llvm::SmallVector<mlir::Operation *> ops;
  /// Those that depend on the scores.
  llvm::SmallVector<mlir::Operation *> dependent;
  /// What they read and do not make: queries, keys and values, and what the
  /// elementwise ops need besides. No value is listed twice.
  llvm::SmallVector<mlir::Value> inputs;
};

/// The attention whose second product this is. Otherwise `reason` tells what is
/// missing if the operand is a softmax, and stays empty if it is none.
std::optional<AttentionPattern>
matchAttention(stablehlo::DotGeneralOp product, std::string &reason);

/// What is missing in a product that `matchAttention` gives no reason for, if there are
/// exponentials of scores between it and another product; nothing if there are none.
std::optional<std::string> findAttentionMiss(stablehlo::DotGeneralOp product);

/// In row r of the logits, whose last dimensions are rows and columns, only columns up to
/// r + k count: that k, of causal masks and their like; never negative. What is masked must
/// be a constant of no more than -1e8, so that its exponential is zero beside the others,
/// which are taken to be greater: products of moderate factors, in every row one at least,
/// unless the constant is the infinity that leaves rows without others no numbers anyway.
std::optional<int64_t> findLastColumn(mlir::Value logits);

/// The same of what the exponentials are of, without the rows' maxima.
std::optional<int64_t> findLastColumn(stablehlo::ExpOp powers);

/// The k for which the predicate of rows and columns, its last dimensions, says exactly
/// that column c <= r + k; nothing if it says something else.
std::optional<int64_t> findCausalShift(mlir::Value predicate);

namespace attention {
/// Whether the op makes its one result element by element.
bool isElementwise(mlir::Operation *op);
} // namespace attention

/// Why no kernel of ours runs it on tensor cores (`mma.sync` on 16 x 8 x 16
/// elements of bf16 or f16, features of a head in registers); nothing if one does.
std::optional<std::string> findFusionObstacle(const AttentionPattern &pattern);

} // namespace remat

#endif // REMAT_ANALYSIS_ATTENTIONPATTERN_H
