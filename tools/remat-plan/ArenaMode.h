// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// `remat-plan --arena IN.csv [--capacity=N] [--alignment=A] -o OUT.csv`: gives
/// buffers of known lifetimes their offsets.

#ifndef REMAT_TOOLS_REMATPLAN_ARENAMODE_H
#define REMAT_TOOLS_REMATPLAN_ARENAMODE_H

#include "Tool.h"
#include "remat/Planner/Strategy.h"

namespace remat::tool {

/// True if the user asks for this mode.
bool isArenaAsked();

/// Exit code 3 when the capacity is not reached; the best layout is written all
/// the same.
ExitCode runArenaMode(const planner::Request &limits,
                      const std::string &outputPath);

} // namespace remat::tool

#endif // REMAT_TOOLS_REMATPLAN_ARENAMODE_H
