// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// The command line of remat-compile.

#ifndef REMAT_TOOLS_REMATCOMPILE_COMPILEREQUEST_H
#define REMAT_TOOLS_REMATCOMPILE_COMPILEREQUEST_H

#include "remat/Support/ExitCode.h"
#include "remat/Support/Progress.h"
#include "remat/Transforms/PlanMemory.h"
#include "remat/Transforms/Planning.h"
#include <cstdint>
#include <string>

namespace remat {

enum class TradeOffFormat { Json, Csv };
enum class DeviceCodeForm { Ptx, Cubin };

/// What the command line asks for; each field is the option of its name, in the
/// option's own words (`remat-compile --help`).
struct CompileRequest {
  std::string inputPath = "-";
  std::string outputPath = "-";
  std::string budget;
  std::string reserve;
  std::string device = "h200";
  std::string policy = "auto";
  std::string emit = "stablehlo";
  std::string targetCpu = "native";
  std::string cudaPath;
  DeviceCodeForm deviceCode = DeviceCodeForm::Ptx;
  bool saveTemps = false;
  bool checkAddresses = false;
  bool printSupportedGpus = false;
  /// `-###`.
  bool printCommands = false;
  std::string reportPath;
  std::string runtimeLibrary;
  std::string summaryJson;
  std::string planIn;
  std::string profile;
  std::string callDeclarations;
  std::string timeLimit;
  uint64_t workLimit = 0;
  uint64_t seed = 0;
  /// Below 0: not given.
  int64_t lossResult = -1;
  /// 0: a step is written, and no trade-off.
  unsigned pareto = 0;
  TradeOffFormat tradeOffFormat = TradeOffFormat::Json;
  bool offload = false;
  bool allowTf32 = false;
  bool undoCheckpoint = false;
  bool microbatches = false;
  /// 0: loops stay.
  unsigned unrollLoops = 0;
  /// `--unroll-loops=auto`.
  bool choosesUnrolling = false;
  /// `--chunk`: 0 for auto, 1 for off.
  int64_t pieces = 0;
  bool keepOrder = false;
  /// `--quiet` is in it.
  ProgressMode progress = ProgressMode::Auto;
  bool quiet = false;
  /// What all plans of the request share.
  std::shared_ptr<PlanMemory> memory = std::make_shared<PlanMemory>();
  /// Of the device, for steps whose kernels are our own.
  WorkspaceMeasure measureWorkspace;
  /// Of the device: another compiler allocates results before the step begins. Our
  /// binaries have them in the arena from when they are made.
  bool resultsUpFront = true;

  /// Whether the output is code.
  bool isBinary() const;
  /// Whether it is code for GPUs, without a host's program around it.
  bool isDeviceOnly() const;
  /// Whether the budget is `min`.
  bool asksForLowest() const;
  /// What the request says of planning. `hasOwnKernels`: the kernels are ours, not those
  /// of who compiles the exported step.
  PlanningOptions makePlanningOptions(bool hasOwnKernels) const;
};

/// Reads the command line into `request`. Options that are wrong, or contradict
/// each other, are reported before any file is read: `ExitCode::Usage`.
ExitCode parseCommandLine(int argc, char **argv, CompileRequest &request);

} // namespace remat

#endif // REMAT_TOOLS_REMATCOMPILE_COMPILEREQUEST_H
