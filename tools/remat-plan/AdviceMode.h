// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// `remat-plan PROBLEM.json --advice`: is rematerialization worth it here?
/// `remat-plan A.json B.json [...] --advice=batch --batch-sizes=8,16[,...]
/// --budget=B`: the largest batch that fits with and without.

#ifndef REMAT_TOOLS_REMATPLAN_ADVICEMODE_H
#define REMAT_TOOLS_REMATPLAN_ADVICEMODE_H

#include "Tool.h"
#include "remat/Planner/Strategy.h"

namespace remat::tool {

/// True if the user asks for this mode.
bool isAdviceAsked();

/// The advice goes to standard output.
ExitCode runAdviceMode(llvm::ArrayRef<std::string> problemPaths,
                       const planner::Strategy &strategy,
                       const planner::Request &request,
                       std::optional<int64_t> budgetBytes);

} // namespace remat::tool

#endif // REMAT_TOOLS_REMATPLAN_ADVICEMODE_H
