// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// `--report=F.html`: the plan as a page (docs/report.md).

#ifndef REMAT_TOOLS_REMATCOMPILE_REPORTFILE_H
#define REMAT_TOOLS_REMATCOMPILE_REPORTFILE_H

#include "remat/Planner/PlanArena.h"

namespace remat {

/// The page for a plan. `title` is the step's name; `advice` as in the summary.
llvm::Expected<std::string> makeReport(const planner::Problem &problem,
                                       const planner::PlacedSolution &solution,
                                       llvm::StringRef title,
                                       llvm::StringRef advice);

} // namespace remat

#endif // REMAT_TOOLS_REMATCOMPILE_REPORTFILE_H
