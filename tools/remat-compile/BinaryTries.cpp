// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "BinaryTries.h"

#include "Errors.h"
#include "PlanAndWrite.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "remat/Support/Bytes.h"

using namespace mlir;
using namespace remat;

/// The second knows the workspaces, those behind it leave more of the budget to
/// them.
static constexpr unsigned mostBinaryTries = 4;

static ExitCode reportExceedingBinary(ExitCode code, int64_t needed,
                                      int64_t budget) {
  return reportError(
      code, "the binary needs " + formatBytes(needed) + " (" +
                std::to_string(needed) + " bytes), more than the budget of " +
                formatBytes(budget) + " (" + std::to_string(budget) +
                " bytes): its kernels have workspaces that plans do not "
                "know\nhelp: --budget=" +
                std::to_string(needed) +
                " fits such a plan; --emit=stablehlo leaves the step to XLA");
}

ExitCode remat::planUntilItFits(OwningOpRef<ModuleOp> module, StringRef name,
                                const CompileRequest &request,
                                bool printLocations,
                                llvm::function_ref<ExitCode()> otherwise) {
  bool canRetry = request.isBinary() && request.planIn.empty();
  bool isFallback = false;
  int64_t leastNeeded = INT64_MAX;
  BinaryTry attempt;
  for (unsigned count = 1;; ++count) {
    bool isLast = !canRetry || isFallback || count == mostBinaryTries;
    attempt.mayExceedPlan = isLast;
    attempt.neededBytes = std::nullopt;
    OwningOpRef<ModuleOp> given = canRetry && !isFallback
                                      ? OwningOpRef<ModuleOp>(module->clone())
                                      : OwningOpRef<ModuleOp>();
    ExitCode code =
        planAndWrite(*module, module->lookupSymbol<func::FuncOp>(name), request,
                     printLocations, attempt);
    if (!attempt.neededBytes)
      return code;
    leastNeeded = std::min(leastNeeded, *attempt.neededBytes);
    bool isWithinBudget =
        !attempt.budgetBytes || leastNeeded <= *attempt.budgetBytes;
    bool isOver = isLast || *attempt.neededBytes == INT64_MAX;
    if (isFallback || (isOver && !isWithinBudget))
      return otherwise ? otherwise()
                       : reportExceedingBinary(code, leastNeeded,
                                               *attempt.budgetBytes);
    if (isOver) {
      // A plan that did not know the workspaces was within the budget with
      // them.
      attempt.workspaces = {};
      attempt.workspaceBytes = 0;
      isFallback = true;
    } else if (count > 1 && !isWithinBudget) {
      attempt.workspaceBytes += *attempt.neededBytes - *attempt.budgetBytes;
    }
    module = std::move(given);
  }
}
