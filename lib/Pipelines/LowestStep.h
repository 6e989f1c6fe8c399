// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// What ties the budgets of one step together: the lowest plan of all its forms. Internal.

#ifndef REMAT_PIPELINES_LOWESTSTEP_H
#define REMAT_PIPELINES_LOWESTSTEP_H

#include "remat/Pipelines/ChunkedStep.h"

namespace remat {

/// Plans the step by `planForms`. A budget that this misses gets the plan of `min` if
/// that keeps it, and what a refusal says would fit is the peak of that plan: whoever
/// asks for these bytes gets it, if nothing else is found.
///
/// When time is over, and in trials of a larger search, the answer is what `planForms`
/// finds. `session` is there as soon as there is one.
llvm::Expected<planner::PlacedSolution>
planWithLowest(mlir::func::FuncOp function, const PlanningOptions &options,
               std::unique_ptr<PlanningSession> &session,
               const PlanOneForm &planForms);

} // namespace remat

#endif // REMAT_PIPELINES_LOWESTSTEP_H
