// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// Rematerialization across a pair of loops.
///
/// Differentiating a `scan` gives two loops: the forward one writes *residual
/// stacks*, one slice an iteration, and the backward one reads them, mostly in
/// the opposite order. A residual can be made again inside the backward body
/// from what is saved of the same iteration: other stacks, carries that become
/// stacks, and the loop's invariants.
///
/// The pair is planned as one program: the forward body followed by the
/// backward body, residuals handed over directly. A plan for this *pair
/// program* says which forward values cross (they become the stacks) and what
/// is made again behind the turn (it becomes part of the backward body). Both
/// loops are then built anew; everything else about them stays.

#ifndef REMAT_TRANSFORMS_LOOPPAIRS_H
#define REMAT_TRANSFORMS_LOOPPAIRS_H

#include "remat/Analysis/CostModel.h"
#include "remat/Dialect/StableHLO/CountedLoop.h"

namespace remat {

/// A stack that the forward loop writes for the backward loop alone.
struct ResidualStack {
  /// Carries of the forward and of the backward loop.
  unsigned written;
  unsigned read;
};

/// A forward loop and the backward loop of the same iterations.
struct LoopPair {
  stablehlo::CountedLoop forward;
  stablehlo::CountedLoop backward;
  llvm::SmallVector<ResidualStack> stacks;
  /// The forward iteration whose slices the backward iteration reads.
  stablehlo::IterationIndex forwardIteration;
};

/// The pairs of the function's block, in its order. A loop is part of one pair
/// at most; stacks of no known order are left out.
llvm::SmallVector<LoopPair> findLoopPairs(mlir::func::FuncOp function);

/// Which forward values of an iteration the pair saves.
enum class LoopPolicy {
  /// All residuals, as the loops do it.
  None,
  /// The carries alone.
  Full,
  /// Carries and what matmuls, convolutions and attention make.
  Pointwise,
  /// Carries and what matmuls and convolutions make (JAX's `dots`).
  Dots,
  /// Carries and what matmuls without batch dimensions make.
  DotsWithoutBatch,
};

/// The loop policy that belongs to a policy of the planner; none for those that
/// choose (`auto`) or name values.
std::optional<LoopPolicy> parseLoopPolicy(llvm::StringRef policy);

/// Plans the pair program by `policy` and builds both loops anew. Results are
/// bit-identical. Returns whether anything changed; fails with a diagnostic only
/// where the IR is not as import leaves it.
mlir::FailureOr<bool> rematerializeLoopPair(LoopPair &pair,
                                            const CostModel &costs,
                                            LoopPolicy policy);

/// All pairs of the function, by one policy. Returns whether any changed.
mlir::FailureOr<bool> rematerializeLoops(mlir::func::FuncOp function,
                                         const CostModel &costs,
                                         LoopPolicy policy);

} // namespace remat

#endif // REMAT_TRANSFORMS_LOOPPAIRS_H
