// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// A better order of kernels where the given one is bad for memory.
///
/// The forward ops that lead to the loss keep their order and their place; all
/// others (residuals computed beside them, backward, optimizer) may move. A
/// portfolio of orders is tried under the exact simulator: the given one, list
/// scheduling by freed bytes, depth first from the results, and as late as
/// possible; in each, updates of parameters run once their gradients are there
/// (`planner::findEarlyUpdates`) if plans of low peaks gain from it and keeping everything
/// loses nothing. They are judged by two peaks, of keeping everything and of what waits
/// whatever a plan makes again: another order than the given one wins if neither is higher
/// and both together are one percent lower.

#ifndef REMAT_TRANSFORMS_SCHEDULE_H
#define REMAT_TRANSFORMS_SCHEDULE_H

#include "remat/Analysis/CostModel.h"

namespace remat {

struct ScheduleResult {
  int64_t peakBytesBefore = 0;
  int64_t peakBytesAfter = 0;
  /// `given`, `freed-bytes`, `depth-first`, `last-use`, `early-updates` (as given but for
  /// these) or `earliest` (devices whose compiler starts everything early).
  llvm::StringRef order = "given";
};

/// Reorders the function's ops. Fails only if the function cannot be analysed.
mlir::FailureOr<ScheduleResult>
improveSchedule(mlir::func::FuncOp function, const CostModel &costs,
                const TrainingGraphOptions &options = {});

} // namespace remat

#endif // REMAT_TRANSFORMS_SCHEDULE_H
