// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "BinaryTries.h"

#include "Errors.h"
#include "PlanAndWrite.h"
#include "PrepareStep.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "remat/Support/Bytes.h"

using namespace mlir;
using namespace remat;

/// Those behind the first leave as much of the budget as the binaries before exceeded it.
static constexpr unsigned mostBinaryTries = 4;

static ExitCode reportExceedingBinary(ExitCode code, int64_t needed,
                                      int64_t budget, StringRef reserve,
                                      bool isStableHLO) {
  llvm::Expected<int64_t> reserved = parseBytes(reserve);
  int64_t reservedBytes = reserved ? *reserved : 0;
  if (!reserved)
    llvm::consumeError(reserved.takeError());
  return reportError(
      code, "the binary needs " + formatBytes(needed) + " (" +
                std::to_string(needed) + " bytes), more than the budget of " +
                formatBytes(budget) + " (" + std::to_string(budget) +
                " bytes): its loops and kernels need more than their "
                "plan tells\nhelp: --budget=" +
                std::to_string(needed + reservedBytes) +
                " fits" +
                (isStableHLO ? "; --emit=stablehlo leaves the step to XLA" : ""));
}

namespace {
/// Tries at one binary; see the header.
class BinaryTries {
public:
  BinaryTries(StringRef name, const CompileRequest &request,
              bool printLocations)
      : name(name), request(request), printLocations(printLocations) {}

  /// The last try's exit code; `leastNeeded` where none keeps the budget.
  ExitCode run(OwningOpRef<ModuleOp> module);

  BinaryTry attempt;
  /// Of those that exceed the budget, the least; nothing has been reported then.
  std::optional<int64_t> leastNeeded;

private:
  StringRef name;
  const CompileRequest &request;
  bool printLocations;
};
} // namespace

ExitCode BinaryTries::run(OwningOpRef<ModuleOp> module) {
  bool canRetry = request.isBinary() && request.planIn.empty() &&
                  !request.asksForLowest();
  int64_t least = INT64_MAX;
  for (unsigned count = 1;; ++count) {
    bool isLast = !canRetry || count == mostBinaryTries;
    attempt.neededBytes = std::nullopt;
    OwningOpRef<ModuleOp> given = isLast ? OwningOpRef<ModuleOp>()
                                         : OwningOpRef<ModuleOp>(module->clone());
    ExitCode code =
        planAndWrite(*module, module->lookupSymbol<func::FuncOp>(name), request,
                     printLocations, attempt);
    if (!attempt.neededBytes)
      return code;
    least = std::min(least, *attempt.neededBytes);
    if (isLast || *attempt.neededBytes == INT64_MAX) {
      leastNeeded = least;
      return code;
    }
    attempt.missedBytes += *attempt.neededBytes - *attempt.budgetBytes;
    module = std::move(given);
  }
}

static CompileRequest forMinimum(CompileRequest request) {
  request.budget = "min";
  request.reserve = "";
  return request;
}

static CompileRequest forBytes(CompileRequest request, int64_t bytes) {
  request.budget = std::to_string(bytes);
  request.reserve = "";
  return request;
}

/// What the binary for this request takes; none where there is none.
static std::optional<int64_t> measure(ModuleOp module, StringRef name,
                                      CompileRequest request) {
  request.microbatches = false;
  BinaryTries tries(name, request, /*printLocations=*/false);
  tries.attempt.onlyMeasures = true;
  tries.run(OwningOpRef<ModuleOp>(module.clone()));
  return tries.leastNeeded ? std::nullopt : tries.attempt.measuredBytes;
}

namespace {
/// The request for the binary of the lowest peak, and what that takes.
struct LowestBinary {
  CompileRequest request;
  std::optional<int64_t> bytes;
};
} // namespace

/// Below a binary for `min` that takes more bytes than its plan promises, others are
/// looked for by asking for less.
static LowestBinary lowerBinary(ModuleOp module, StringRef name,
                                const CompileRequest &given, int64_t bytes) {
  LowestBinary lowest{forMinimum(given), bytes};
  for (unsigned count = 1; count < mostBinaryTries; ++count) {
    CompileRequest below = forBytes(given, *lowest.bytes - 1);
    std::optional<int64_t> less = measure(module, name, below);
    if (!less || *less >= *lowest.bytes)
      break;
    lowest = {below, less};
  }
  return lowest;
}

/// For what has no binary, no bytes.
static LowestBinary findLowestBinary(ModuleOp module, StringRef name,
                                     const CompileRequest &given) {
  CompileRequest request = forMinimum(given);
  request.microbatches = false;
  BinaryTries tries(name, request, /*printLocations=*/false);
  tries.attempt.onlyMeasures = tries.attempt.holdsToPlan = true;
  tries.run(OwningOpRef<ModuleOp>(module.clone()));
  if (!tries.leastNeeded)
    return {forMinimum(given), tries.attempt.measuredBytes};
  return lowerBinary(module, name, given, *tries.leastNeeded);
}

/// The binary for `min`, and only where that exceeds its plan a lower one.
static ExitCode planLowestBinary(OwningOpRef<ModuleOp> module, StringRef name,
                                 const CompileRequest &request,
                                 bool printLocations) {
  OwningOpRef<ModuleOp> given(module->clone());
  BinaryTries tries(name, request, printLocations);
  tries.attempt.holdsToPlan = true;
  ExitCode code = tries.run(std::move(module));
  if (!tries.leastNeeded)
    return code;
  LowestBinary lowest = lowerBinary(*given, name, request, *tries.leastNeeded);
  BinaryTries again(name, lowest.request, printLocations);
  again.attempt.statedBudgetBytes.emplace(std::nullopt);
  again.attempt.microbatches = tries.attempt.microbatches;
  return again.run(std::move(given));
}

ExitCode remat::planUntilItFits(OwningOpRef<ModuleOp> module, StringRef name,
                                const CompileRequest &request,
                                bool printLocations,
                                llvm::function_ref<ExitCode()> otherwise) {
  bool mayPlanAnew = request.isBinary() && request.planIn.empty() &&
                     request.timeLimit.empty() && !request.budget.empty();
  if (mayPlanAnew && request.asksForLowest())
    return planLowestBinary(std::move(module), name, request, printLocations);
  OwningOpRef<ModuleOp> given = mayPlanAnew
                                    ? OwningOpRef<ModuleOp>(module->clone())
                                    : OwningOpRef<ModuleOp>();
  bool isStableHLO = isExportable(*module);
  BinaryTries tries(name, request, printLocations);
  LowestBinary lowest;
  if (mayPlanAnew)
    tries.attempt.measureLowest = [&] {
      lowest = findLowestBinary(*given, name, request);
      return lowest.bytes;
    };
  ExitCode code = tries.run(std::move(module));
  BinaryTry &last = tries.attempt;
  if (!tries.leastNeeded && !last.isKeptByLowest)
    return code;
  if (tries.leastNeeded && otherwise)
    return otherwise();
  if (tries.leastNeeded && mayPlanAnew)
    last.measureLowest();
  if (tries.leastNeeded &&
      (!lowest.bytes || *lowest.bytes > *last.budgetBytes))
    return reportExceedingBinary(code, lowest.bytes.value_or(*tries.leastNeeded),
                                 *last.budgetBytes, request.reserve,
                                 isStableHLO);
  BinaryTries again(name, lowest.request, printLocations);
  again.attempt.statedBudgetBytes = last.budgetBytes;
  return again.run(std::move(given));
}
