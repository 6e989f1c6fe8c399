// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// Ops that repeat earlier ones behind the barriers of `jax.checkpoint`. Internal to
/// what undoes these.

#ifndef REMAT_TRANSFORMS_REPEATEDOPS_H
#define REMAT_TRANSFORMS_REPEATEDOPS_H

#include "mlir/IR/Block.h"
#include "mlir/IR/Operation.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/SetVector.h"

namespace remat {

/// Finds the ops of one block that are equal to earlier ones once barriers are gone.
class RepeatedOps {
public:
  /// An op and what the first equal one makes.
  using Repetition =
      std::pair<mlir::Operation *, llvm::SmallVector<mlir::Value, 1>>;

  void run(mlir::Block &block);

  /// The barriers one of whose readers repeats an op that stands before it.
  mlir::ArrayRef<mlir::Operation *> getBarriers() const {
    return barriers.getArrayRef();
  }
  /// The repetitions that wait for a barrier, directly or through others, in the order
  /// of the block.
  mlir::ArrayRef<Repetition> getBehindBarriers() const { return behindBarriers; }

private:
  mlir::Value resolve(mlir::Value value) const;
  mlir::Operation *findEarlier(mlir::Operation *op);
  bool waitsForBarrier(mlir::Operation *op) const;

  llvm::SetVector<mlir::Operation *> barriers;
  llvm::SmallVector<Repetition> behindBarriers;
  /// What stands behind a barrier, by its operands.
  llvm::DenseSet<mlir::Operation *> waiting;
  /// What a barrier's result shows, and the first of equal values.
  llvm::DenseMap<mlir::Value, mlir::Value> shown;
  llvm::DenseMap<uint64_t, llvm::SmallVector<mlir::Operation *, 1>> buckets;
};

} // namespace remat

#endif // REMAT_TRANSFORMS_REPEATEDOPS_H
