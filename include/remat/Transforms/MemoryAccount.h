// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// Peak of a function recomputed from its IR alone: block order is the order of
/// execution, a value's bytes start with its definition and end with the last
/// use of it or of a view of it. Shares nothing with the planner, so that it
/// can judge what came out of it.

#ifndef REMAT_TRANSFORMS_MEMORYACCOUNT_H
#define REMAT_TRANSFORMS_MEMORYACCOUNT_H

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include <functional>

namespace remat {

struct MemoryAccount {
  int64_t peakBytes = 0;
  /// The op that runs at the peak; null: the start.
  mlir::Operation *peakOp = nullptr;
  /// Values that own bytes at the peak, largest first.
  llvm::SmallVector<std::pair<mlir::Value, int64_t>> live;
  /// XLA's categories: arguments and results in full, bytes that results share
  /// with donated arguments, and what the rest needs at the peak.
  int64_t argumentBytes = 0;
  int64_t outputBytes = 0;
  int64_t aliasBytes = 0;
  int64_t tempBytes = 0;
};

struct MemoryAccountOptions {
  /// Every buffer is rounded up to a multiple of this.
  int64_t alignment = 1;
  /// Results that share no donated argument live from the start.
  bool resultsUpFront = true;
  /// Scratch bytes of control-flow ops, which the account cannot see.
  std::function<int64_t(mlir::Operation *)> bodyBytes;
};

/// Fails, with errors at the ops, where the IR breaks a rule that the account
/// relies on: a reused buffer with a later reader, an op that runs again and
/// may not.
mlir::FailureOr<MemoryAccount>
computeMemoryAccount(mlir::func::FuncOp function,
                     const MemoryAccountOptions &options);

} // namespace remat

#endif // REMAT_TRANSFORMS_MEMORYACCOUNT_H
