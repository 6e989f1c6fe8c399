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
  bool canRetry = request.isBinary() && request.planIn.empty();
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

/// What the binary for `min` takes.
static std::optional<int64_t> measureLowest(ModuleOp module, StringRef name,
                                            const CompileRequest &given) {
  CompileRequest request = forMinimum(given);
  request.microbatches = false;
  BinaryTries tries(name, request, /*printLocations=*/false);
  tries.attempt.onlyMeasures = true;
  tries.run(OwningOpRef<ModuleOp>(module.clone()));
  return tries.attempt.measuredBytes;
}

ExitCode remat::planUntilItFits(OwningOpRef<ModuleOp> module, StringRef name,
                                const CompileRequest &request,
                                bool printLocations,
                                llvm::function_ref<ExitCode()> otherwise) {
  bool mayFall = request.isBinary() && request.planIn.empty() &&
                 request.timeLimit.empty() && !request.budget.empty() &&
                 !request.asksForLowest();
  OwningOpRef<ModuleOp> given =
      mayFall ? OwningOpRef<ModuleOp>(module->clone()) : OwningOpRef<ModuleOp>();
  bool isStableHLO = isExportable(*module);
  BinaryTries tries(name, request, printLocations);
  if (mayFall)
    tries.attempt.measureLowest = [&] {
      return measureLowest(*given, name, request);
    };
  ExitCode code = tries.run(std::move(module));
  BinaryTry &last = tries.attempt;
  if (!tries.leastNeeded && !last.isKeptByLowest)
    return code;
  if (tries.leastNeeded && otherwise)
    return otherwise();
  std::optional<int64_t> lowest;
  if (tries.leastNeeded && mayFall)
    lowest = last.measureLowest();
  if (tries.leastNeeded && (!lowest || *lowest > *last.budgetBytes))
    return reportExceedingBinary(code, lowest.value_or(*tries.leastNeeded),
                                 *last.budgetBytes, request.reserve,
                                 isStableHLO);
  CompileRequest forLowest = forMinimum(request);
  BinaryTries again(name, forLowest, printLocations);
  again.attempt.statedBudgetBytes = last.budgetBytes;
  return again.run(std::move(given));
}
