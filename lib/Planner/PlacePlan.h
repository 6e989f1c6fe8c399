// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// One plan and its arena: what planning for a budget tries again and again. Internal.

#ifndef REMAT_PLANNER_PLACEPLAN_H
#define REMAT_PLANNER_PLACEPLAN_H

#include "ProblemFacts.h"
#include "remat/Planner/PlanArena.h"

namespace remat::planner {

/// Leaves half of what is left of a time limit to what may have to follow.
Request leaveTime(Request request);

/// `isHasty`: the first layout within the budget will do. `workDivisor`: that of
/// the request.
llvm::Expected<PlacedSolution> place(const Problem &problem, Solution solution,
                                     std::optional<int64_t> budget,
                                     const Deadline &deadline, bool isHasty,
                                     uint64_t workDivisor);

/// Solves and places. `whole`: of a request that leaves time, the one it is a part
/// of: the layout may take half of what planning has left of that.
llvm::Expected<PlacedSolution>
tryOnce(const Problem &problem, const Strategy &strategy, ProblemFacts &facts,
        const Request &request, std::optional<int64_t> budget,
        bool isHasty = false, const Request *whole = nullptr);

/// `next` answers what `former` did, which has been proved of all plans for its budget.
/// Planning took as long as that of both.
void succeed(PlacedSolution &next, const PlacedSolution &former);

/// The least peak that is proved of all plans, in the solution and in its plan.
void setFloor(Solution &solution, const Floor &floor);

} // namespace remat::planner

#endif // REMAT_PLANNER_PLACEPLAN_H
