// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// Planning of a whole step, its loops included, held against what a compiler
/// with an order of its own will allocate for the exported module.

#ifndef REMAT_PIPELINES_PLANSTEP_H
#define REMAT_PIPELINES_PLANSTEP_H

#include "remat/Transforms/Planning.h"

namespace remat {

/// `PlanningOptions::appraise`: carries the plan out on a copy of the session's
/// step, exports it and estimates its memory (CompiledMemory.h).
llvm::Expected<int64_t> appraiseExport(const PlanningSession &session,
                                       const planner::Plan &plan);

/// Rebuilds the function's loops and plans it. Where plans are appraised and no
/// plan around the loops keeps the budget, loops for less and low ones are tried. A
/// time limit is that of all plans together. `session` is there as soon as there is
/// one, after an error as well.
llvm::Expected<planner::PlacedSolution>
planStep(mlir::func::FuncOp function, const PlanningOptions &options,
         std::unique_ptr<PlanningSession> &session);

} // namespace remat

#endif // REMAT_PIPELINES_PLANSTEP_H
