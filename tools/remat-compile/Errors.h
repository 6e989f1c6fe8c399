// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// Errors of remat-compile as text on stderr and exit codes
/// (docs/exit-codes.md).

#ifndef REMAT_TOOLS_REMATCOMPILE_ERRORS_H
#define REMAT_TOOLS_REMATCOMPILE_ERRORS_H

#include "remat/Support/ExitCode.h"
#include "remat/Transforms/Planning.h"

namespace remat {

/// Prints the message and returns the code; an internal error leaves a crash
/// report.
ExitCode reportError(ExitCode code, const llvm::Twine &message);

/// The exit code and text of an error from planning. `session` is there if the
/// error is a `planner::BudgetInfeasible`.
ExitCode reportPlanningError(llvm::Error error, const PlanningSession *session);

/// As `writeOutputFile`; an error has been reported.
ExitCode writeFile(llvm::StringRef path, llvm::StringRef text,
                   bool isExecutable = false);

} // namespace remat

#endif // REMAT_TOOLS_REMATCOMPILE_ERRORS_H
