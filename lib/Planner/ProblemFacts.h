// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// What `solve` finds out about a problem whatever it is asked for. A budget
/// whose arena does not fit the first time takes some searches: the proofs of
/// the first serve all. Internal.

#ifndef REMAT_PLANNER_PROBLEMFACTS_H
#define REMAT_PLANNER_PROBLEMFACTS_H

#include "remat/Planner/Strategy.h"

namespace remat::planner {

/// Of one problem, which has to stay as it is. Each is filled in when it is
/// first needed.
struct ProblemFacts {
  /// The problem is well-formed if this is there.
  std::optional<Replay> keepAll;
  std::optional<Floor> floor;
  /// The time bound in base order without a budget.
  std::optional<TimeBoundProof> freeBound;
};

/// As `solve` of Strategy.h.
llvm::Expected<Solution> solve(const Problem &problem, const Strategy &strategy,
                               const Request &request, ProblemFacts &facts);

} // namespace remat::planner

#endif // REMAT_PLANNER_PROBLEMFACTS_H
