// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// `remat-plan PROBLEM.json --pareto=N [--format=csv] [--pareto-plans] -o OUT`:
/// the trade-off between bytes and time.

#ifndef REMAT_TOOLS_REMATPLAN_PARETOMODE_H
#define REMAT_TOOLS_REMATPLAN_PARETOMODE_H

#include "Tool.h"
#include "remat/Planner/Strategy.h"

namespace remat::tool {

/// True if the user asks for this mode.
bool isParetoAsked();

/// The curve goes to `outputPath`, a table to standard error.
ExitCode runParetoMode(const LoadedProblem &loaded,
                       const planner::Strategy &strategy,
                       const planner::Request &request,
                       planner::Order order, llvm::StringRef outputPath);

} // namespace remat::tool

#endif // REMAT_TOOLS_REMATPLAN_PARETOMODE_H
