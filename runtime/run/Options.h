// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// The command line of remat-run and of compiled executables.

#ifndef REMAT_RUNTIME_OPTIONS_H
#define REMAT_RUNTIME_OPTIONS_H

#include "Progress.h"

#include <cstdint>
#include <string>
#include <vector>

namespace remat::runtime {

struct Options {
  /// Shared object to load; empty in executables.
  std::string module;
  std::vector<std::string> inputs;
  std::string output, expectedOutput;
  bool isExact = false;
  /// Relative to the scale of each output; negative: by its type.
  double tolerance = -1;
  int64_t steps = 1;
  /// [result, argument]
  std::vector<std::pair<int64_t, int64_t>> carries;
  std::vector<int64_t> printedResults;
  int64_t memoryLimit = 0;
  int64_t threads = 0;
  bool checksPlan = true;
  bool checksMemory = false;
  bool isBenchmark = false;
  bool showsInfo = false;
  ProgressMode progress = ProgressMode::Auto;
  std::string timeline, statsJson, profileOut;
};

/// What the shell gets when parsing ended the program, or `goOn`.
constexpr int goOn = -1;

/// Reads SEED of `random:SEED`, or none of `random`; false where it is no number.
bool parseSeed(const std::string &input, uint64_t &seed);

/// Parses the command line; prints help, version and usage errors itself.
int parseOptions(int argc, char **argv, bool needsModule, Options &options);

/// `1.50 GiB`, `96 B`.
std::string formatBytes(int64_t bytes);

/// Prints `program: error: text` and returns the exit code.
int reportError(int64_t exitCode, const std::string &text);

/// What the program ends with: `exitCode`, but 1 with a message where standard output
/// took not all that was written.
int closeOutput(int exitCode);

} // namespace remat::runtime

#endif // REMAT_RUNTIME_OPTIONS_H
