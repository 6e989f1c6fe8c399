// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// Steps whose values may go to the host's memory, held against the same steps without
/// that freedom. Internal.

#ifndef REMAT_PIPELINES_OFFLOADEDSTEP_H
#define REMAT_PIPELINES_OFFLOADEDSTEP_H

#include "remat/Pipelines/ChunkedStep.h"

namespace remat {

/// Plans the step by `planForms`. Where offload may be planned for a budget, it is planned
/// without, too: searches find other plans in a larger space, not only better ones. Takes
/// the faster plan, or the lower one for `min`; the session is one with the options of
/// that plan. Trials get the first of both.
llvm::Expected<planner::PlacedSolution>
planWithOffload(mlir::func::FuncOp function, const PlanningOptions &options,
                std::unique_ptr<PlanningSession> &session,
                const PlanOneForm &planForms);

} // namespace remat

#endif // REMAT_PIPELINES_OFFLOADEDSTEP_H
