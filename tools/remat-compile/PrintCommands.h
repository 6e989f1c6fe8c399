// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// `-###`: what a command line would run.

#ifndef REMAT_TOOLS_REMATCOMPILE_PRINTCOMMANDS_H
#define REMAT_TOOLS_REMATCOMPILE_PRINTCOMMANDS_H

#include "CompileRequest.h"

namespace remat {

/// Prints the programs that the request would run, in their order and with their
/// arguments, and what happens in this process between them. Reads and writes no
/// file; the names of temporary ones have a star where each run has letters of its
/// own. Errors are those of programs that are missing.
ExitCode printCommands(const CompileRequest &request);

} // namespace remat

#endif // REMAT_TOOLS_REMATCOMPILE_PRINTCOMMANDS_H
