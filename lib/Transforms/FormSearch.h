// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// The forms of a step's pairs of loops: which are best, and building them. Internal to
/// this folder.

#ifndef REMAT_TRANSFORMS_FORMSEARCH_H
#define REMAT_TRANSFORMS_FORMSEARCH_H

#include "remat/Transforms/LoopPairs.h"
#include "remat/Transforms/Planning.h"

namespace remat {

/// One for all pairs, or one for each.
using LoopForms = llvm::SmallVector<LoopForm, 1>;

/// The forms of the fastest plan that keeps the budget of the options, or of the lowest
/// one; the function stays as it is. `keepAll` is what the loops take as given.
llvm::Expected<LoopForms> searchForms(mlir::func::FuncOp function,
                                      const CostModel &costs,
                                      const PlanningOptions &options,
                                      const planner::Cost &keepAll);

/// Puts on the function the keep-all costs of the loops as given, and what they save from
/// now on.
llvm::Error describeForms(mlir::func::FuncOp function,
                          llvm::ArrayRef<LoopForm> forms, size_t pairs,
                          const planner::Cost &keepAll);

} // namespace remat

#endif // REMAT_TRANSFORMS_FORMSEARCH_H
