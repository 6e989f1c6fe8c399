// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// Loops of steps whose plans are appraised. Internal.

#ifndef REMAT_PIPELINES_APPRAISEDLOOPS_H
#define REMAT_PIPELINES_APPRAISEDLOOPS_H

#include "remat/Transforms/Planning.h"

namespace remat {

/// Rebuilds the loops of a step that its compiler orders by itself, and plans it.
///
/// *Low loops* are a few kinds of loops that no budget has a say in; what is planned
/// for them, one kind after another, depends on the step alone, and time ends it
/// without shaping it. `min` takes the lowest of these plans, and a budget is accepted
/// only if one of them keeps it; loops for the budget itself are then tried, too.
/// `options` have their end, if they have a time limit.
llvm::Expected<planner::PlacedSolution>
planAppraisedLoops(mlir::func::FuncOp function, const PlanningOptions &options,
                   std::unique_ptr<PlanningSession> &session);

/// Rebuilds the loops by the latter options and plans the step by the former.
llvm::Expected<planner::PlacedSolution>
planWithLoops(mlir::func::FuncOp function, const PlanningOptions &options,
              const PlanningOptions &loopOptions,
              std::unique_ptr<PlanningSession> &session);

} // namespace remat

#endif // REMAT_PIPELINES_APPRAISEDLOOPS_H
