// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// What no plan of a step with loops is below, whatever plans the bodies get.

#ifndef REMAT_TRANSFORMS_LOOPBOUNDS_H
#define REMAT_TRANSFORMS_LOOPBOUNDS_H

#include "remat/Transforms/Planning.h"

namespace remat {

struct LoopBounds {
  /// Proven lower bounds of peak and time.
  planner::Cost cost;
  /// The budget of the options, in bytes.
  std::optional<int64_t> budgetBytes;
};

/// Bounds for the function with its loops as they are, whose bodies have no
/// plans yet and will be planned as steps of their own. None where bodies may
/// also become something else (devices without `kernelsInLoops`). Takes no
/// search: O(n log n) for the step and each body.
llvm::Expected<std::optional<LoopBounds>>
boundLoops(mlir::func::FuncOp function, const PlanningOptions &options,
           const DeviceDescriptor &device);

} // namespace remat

#endif // REMAT_TRANSFORMS_LOOPBOUNDS_H
