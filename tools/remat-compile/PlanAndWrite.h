// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// Plans a step once and writes what was asked for.

#ifndef REMAT_TOOLS_REMATCOMPILE_PLANANDWRITE_H
#define REMAT_TOOLS_REMATCOMPILE_PLANANDWRITE_H

#include "CompileRequest.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/BuiltinOps.h"
#include "remat/Target/Summary.h"
#include <functional>

namespace remat {

/// What one try at a binary knows from the tries before, and what it finds out.
struct BinaryTry {
  /// The bytes that the binary has; the first try sets it.
  std::optional<int64_t> budgetBytes;
  /// Those of them that no plan may use: binaries of the tries before needed so many
  /// more than their plans promised.
  int64_t missedBytes = 0;
  /// Nothing is written or told; `measuredBytes` gets what the binary takes.
  bool onlyMeasures = false;
  std::optional<int64_t> measuredBytes;
  /// The bytes of the binary for `min`, in case no plan keeps the budget; none for what
  /// is no binary. If it keeps the budget, nothing has been reported.
  std::function<std::optional<int64_t>()> measureLowest;
  bool isKeptByLowest = false;
  /// What summaries state as the budget, where this try asks for another one: no bytes
  /// where that was `min`.
  std::optional<std::optional<int64_t>> statedBudgetBytes;
  /// A binary for `min` that needs noticeably more than its plan promises is not taken.
  bool holdsToPlan = false;
  std::optional<int64_t> heldBytes;
  /// Other numbers of microbatches; they are planned once.
  std::optional<Summary::Microbatches> microbatches;
  /// The bytes of a binary that exceeds its budget, INT64_MAX if no plan leaves
  /// enough of that. Nothing has been reported or written then.
  std::optional<int64_t> neededBytes;

  std::optional<int64_t> getLimit() const {
    return heldBytes ? heldBytes : budgetBytes;
  }
};

/// What a plan that is only looked at takes.
struct TriedPlan {
  /// Within the budget.
  bool isFound = false;
  /// The lowest found, with the reserve, where no plan keeps the budget.
  int64_t peakBytes = 0;
  int64_t timeNs = 0;
  /// The bytes that the budget is, with the reserve; none: no budget, or `min`.
  std::optional<int64_t> budgetBytes;
};

/// Plans `function` as `planAndWrite` does, and writes nothing; none where it
/// cannot be planned at all. The function is used up.
std::optional<TriedPlan> tryPlan(mlir::func::FuncOp function,
                                 const CompileRequest &request);

/// Plans `function`, the step of `module`, and writes the output and the files
/// beside it. `printLocations`: the input had locations. The module is used up.
ExitCode planAndWrite(mlir::ModuleOp module, mlir::func::FuncOp function,
                      const CompileRequest &request, bool printLocations,
                      BinaryTry &attempt);

} // namespace remat

#endif // REMAT_TOOLS_REMATCOMPILE_PLANANDWRITE_H
