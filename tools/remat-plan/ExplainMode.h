// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// `remat-plan PROBLEM.json --budget=B --explain VALUE`: why the plan keeps a
/// value or makes it again.

#ifndef REMAT_TOOLS_REMATPLAN_EXPLAINMODE_H
#define REMAT_TOOLS_REMATPLAN_EXPLAINMODE_H

#include "Tool.h"
#include "remat/Planner/Strategy.h"

namespace remat::tool {

/// The value that the user asks about, if any; fails if there is no such value.
llvm::Expected<std::optional<planner::ValueId>>
findExplained(const planner::Problem &problem);

/// Prints the explanation to standard error.
ExitCode explain(const planner::Problem &problem, planner::ValueId value,
                 const planner::Solution &solution,
                 const planner::Strategy &strategy,
                 const planner::Request &request);

} // namespace remat::tool

#endif // REMAT_TOOLS_REMATPLAN_EXPLAINMODE_H
