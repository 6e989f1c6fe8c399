// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// What all modes of remat-plan share: options, files, error messages.

#ifndef REMAT_TOOLS_REMATPLAN_TOOL_H
#define REMAT_TOOLS_REMATPLAN_TOOL_H

#include "remat/Planner/Problem.h"
#include "remat/Support/ExitCode.h"
#include "llvm/ADT/Twine.h"
#include "llvm/Support/CommandLine.h"
#include "llvm/Support/MemoryBuffer.h"

namespace remat::tool {

llvm::cl::OptionCategory &getCategory();

/// The text for a terminal: names of a file may hold control characters.
std::string printable(const llvm::Twine &text);
/// Prints the error and returns the code.
ExitCode report(ExitCode code, const llvm::Twine &message);
/// Prints an error from planning; the code follows from its kind.
ExitCode report(llvm::Error error);

llvm::Expected<std::unique_ptr<llvm::MemoryBuffer>>
readFile(llvm::StringRef path);

/// A problem and the hash that its plans carry.
struct LoadedProblem {
  planner::Problem problem;
  std::string sha256;
};
/// Errors name the file.
llvm::Expected<LoadedProblem> loadProblem(llvm::StringRef path);

/// Writes the text, unless the path is empty.
ExitCode writeFile(llvm::StringRef path, llvm::StringRef text);

} // namespace remat::tool

#endif // REMAT_TOOLS_REMATPLAN_TOOL_H
