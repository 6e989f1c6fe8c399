// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// Moving ops of a device function next to earlier ones, to make one of them.

#ifndef REMAT_LIB_CONVERSION_JOINOPS_H
#define REMAT_LIB_CONVERSION_JOINOPS_H

#include "mlir/Dialect/GPU/IR/GPUDialect.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include <limits>
#include <optional>

namespace remat {

/// Whether the op, with all in it, writes nothing that is read.
bool isReading(mlir::Operation *op);

/// What `later` is made of behind `first`, in order, both in one block; nothing
/// if that takes the result of `first` or of a loop or branch, or something is
/// written on the way.
std::optional<llvm::SmallVector<mlir::Operation *>>
findBetween(mlir::Operation *first, mlir::Operation *later);

/// Tells LLVM not to unroll the loop.
void keepLoop(mlir::scf::ForOp loop);

/// Numbers from `low` to `high`, both included.
struct Interval {
  int64_t low = std::numeric_limits<int64_t>::min();
  int64_t high = std::numeric_limits<int64_t>::max();

  void intersect(const Interval &other) {
    low = std::max(low, other.low);
    high = std::min(high, other.high);
  }
  bool isWithin(const Interval &other) const {
    return low >= other.low && high <= other.high;
  }
  bool isApart(const Interval &other) const {
    return low > other.high || high < other.low;
  }
};

/// A condition on an index.
struct Bound {
  mlir::Value index;
  Interval range;
  mlir::Value condition;
};

/// What the branch's condition is made of, if that is bounds that hold
/// together.
std::optional<llvm::SmallVector<Bound>> readBounds(mlir::scf::IfOp branch);

/// Whether the memory is an argument of the kernel, of which there are `inputs`, or what a
/// function before left in a result or in the workspace: no second load of a place gives
/// anything else than the first.
bool isOperand(mlir::Value memory, mlir::gpu::GPUFuncOp function, unsigned inputs);

/// Makes one load of those of one place where one of them is always behind another, in loops
/// and branches, too: of memories for which `isOperand` holds.
void mergeLoads(mlir::Operation *function,
                llvm::function_ref<bool(mlir::Value)> isOperand);

/// Makes one branch of those of a block that have the same condition, or
/// conditions that exclude each other, and do no more than read. Whether
/// something has changed: what is folded then may allow more.
bool joinBranches(mlir::gpu::GPUFuncOp function);

} // namespace remat

#endif // REMAT_LIB_CONVERSION_JOINOPS_H
