// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// Planning of a whole step, its loops included, held against what a compiler
/// with an order of its own will allocate for the exported module.

#ifndef REMAT_PIPELINES_PLANSTEP_H
#define REMAT_PIPELINES_PLANSTEP_H

#include "remat/Transforms/Planning.h"

namespace remat {

/// Whether there are loops anywhere in the step.
bool hasLoops(mlir::func::FuncOp function);

/// `PlanningOptions::appraise`: carries the plan out on a copy of the session's
/// step, exports it and estimates its memory (CompiledMemory.h).
llvm::Expected<int64_t> appraiseExport(const PlanningSession &session,
                                       const planner::Plan &plan);

/// Rebuilds the function's loops and plans it; without loops, its kernels in several
/// forms (WaitingLimits.h). Wide regions run at once or in pieces (ChunkedStep.h).
/// Where plans are appraised and no
/// plan around the loops keeps the budget, loops for less and low ones are tried. A
/// time limit is that of all plans together. `session` is there as soon as there is
/// one, after an error as well.
llvm::Expected<planner::PlacedSolution>
planStep(mlir::func::FuncOp function, const PlanningOptions &options,
         std::unique_ptr<PlanningSession> &session);

/// Plans of the function for budgets between its highest and its lowest peak, as
/// `planner::computeTradeOff`. Of a step with loops each is for the loops that
/// `Plan::loops` tells of, the best of several forms; its bound is for these loops.
/// Wide regions run in as many pieces as the options say; where they leave that open,
/// points are also planned as single budgets are, in pieces where that is better.
llvm::Expected<std::vector<planner::TradeOffPoint>>
planStepTradeOff(mlir::func::FuncOp function, const PlanningOptions &options,
                 unsigned pointCount);

} // namespace remat

#endif // REMAT_PIPELINES_PLANSTEP_H
