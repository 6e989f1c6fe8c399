// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// Gradient accumulation in other numbers of microbatches.
///
/// A loop over microbatches takes one of them in each iteration, makes its loss
/// and gradients, and adds them up. How many microbatches a batch is cut into is
/// the user's choice: fewer and larger ones take more memory and less time. Here
/// the step is given the shapes that it would have with another number of them,
/// so that it can be planned as any other step, and compared.
///
/// Objective: the step that the same program would have been exported as. Which
/// dimensions run over samples is not guessed from their sizes: it is followed
/// from the slices that the loop takes through every op, in both directions, by
/// the rules of sharding propagation (ShardingRule.h). Bytes and times need not
/// be linear in the samples, since the step is planned anew.
///
/// Only shapes and numbers of iterations change. Constants that were computed
/// from the size of a microbatch, such as the divisor of a mean, stay: what comes
/// out is to be planned and not to be run.

#ifndef REMAT_TRANSFORMS_MICROBATCHES_H
#define REMAT_TRANSFORMS_MICROBATCHES_H

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "llvm/Support/Error.h"

namespace remat {

/// How a batch is cut.
struct Microbatches {
  int64_t count = 0;
  /// Samples in each of them.
  int64_t size = 0;

  int64_t getSamples() const { return count * size; }
};

/// The microbatches of an imported step: the iterations of its first loop that
/// has a forward and a backward pass in its body (without one: that adds up what it
/// makes of slices and is no part of a pair), and the second dimension of the largest
/// stack that this loop takes its slices from. Fails with the reason
/// where the step has no such loop, or one that carries more than sums: another
/// number of iterations would be another training then. O(ops).
llvm::Expected<Microbatches> findMicrobatches(mlir::func::FuncOp function);

/// Other ways to cut the same batch, by rising count; of more than `most` the
/// ones next to what is given.
std::vector<Microbatches> listOtherMicrobatches(const Microbatches &given,
                                                unsigned most);

/// Gives the step, alone in its module, the shapes of `count` microbatches of
/// the same batch. Fails, and leaves the function unusable, with the op or
/// argument that stands in the way. O(ops * sweeps), a handful of sweeps.
llvm::Error resizeMicrobatches(mlir::func::FuncOp function, int64_t count);

} // namespace remat

#endif // REMAT_TRANSFORMS_MICROBATCHES_H
