// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// Kernels that more values or fewer wait for than usual. One kernel that sums the
/// gradients of many uses of a weight reads each of them once and keeps all of them
/// until the last is there; several kernels, one after another, read and write the sum
/// again and again and keep little (`FusionOptions::maxWaiting`). Which is better is a
/// matter of the budget.

#ifndef REMAT_TRANSFORMS_WAITINGLIMITS_H
#define REMAT_TRANSFORMS_WAITINGLIMITS_H

#include "remat/Transforms/Planning.h"

namespace remat {

/// The limits, besides the usual one, under which the session's step has other
/// kernels.
llvm::SmallVector<unsigned> listWaitingLimits(const PlanningSession &session);

/// Sessions of the function have kernels under this limit from now on, and these
/// keep-all costs, which are those under the usual limit.
void setWaitingLimit(mlir::func::FuncOp function, unsigned limit,
                     const planner::Cost &keepAll);

/// Plans the function, which has no loops, and if a budget is given under other limits,
/// too: with sums at once, and with sums in small parts where something costs time.
/// Plans of steps with long sums tell their limit, the usual one as well. Takes the
/// fastest plan within the budget, or the
/// lowest for `min`; its kernels are those of the function's sessions from then on.
/// Floor and bounds are those of these kernels; the floor of an error those of all.
llvm::Expected<planner::PlacedSolution>
planWaitingLimits(mlir::func::FuncOp function, const PlanningOptions &options,
                  std::unique_ptr<PlanningSession> &session);

/// Gives the function the plan's limit.
llvm::Error restoreWaitingLimit(mlir::func::FuncOp function,
                                const PlanningOptions &options,
                                const planner::Plan &plan);

} // namespace remat

#endif // REMAT_TRANSFORMS_WAITINGLIMITS_H
