// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// How an op's dimensions depend on each other when devices share its work: the
/// einsum-like rules of Shardy's and GSPMD's propagation (Xu et al., 2021).
///
/// A *factor* is one loop of the computation, such as the contracting dimension
/// of a matrix product. Every dimension of an operand or result is a product of
/// factors, from the major one to the minor one. Devices that share a factor
/// hold the parts of all tensors that it runs over:
///
///   dot_general of tensor<8x16> and tensor<16x4>:
///     operands (i, k), (k, j); result (i, j)
///   reshape tensor<8x6> -> tensor<48>:
///     operand (i, j); result (ij)

#ifndef REMAT_ANALYSIS_SHARDINGRULE_H
#define REMAT_ANALYSIS_SHARDINGRULE_H

#include "mlir/IR/Operation.h"
#include "llvm/ADT/SmallVector.h"

namespace remat {

/// The factors of each dimension of one tensor.
using TensorFactors = llvm::SmallVector<llvm::SmallVector<unsigned, 1>, 4>;

struct ShardingRule {
  llvm::SmallVector<int64_t> factorSizes;
  /// Dimensions without factors cannot be shared through the op.
  llvm::SmallVector<TensorFactors> operands, results;
  /// Shardings propagate first through ops that keep elements in place (0), then
  /// through those that compute (1), and last through broadcasts (2), whose
  /// operand knows least of how the result is best shared.
  unsigned stage = 1;
  static constexpr unsigned lastStage = 2;

  /// Whether the factor runs over operands only: its parts are partial results.
  bool isReduced(unsigned factor) const;
};

/// The rule of the op; without any factor if nothing is known of it. Ops with
/// regions that compute (loops, branches) have no rule: their values are tied.
ShardingRule getShardingRule(mlir::Operation *op);

} // namespace remat

#endif // REMAT_ANALYSIS_SHARDINGRULE_H
