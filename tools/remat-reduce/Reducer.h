// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// Makes a module smaller for as long as a test finds it interesting: delta
/// debugging (Zeller, Hildebrandt 2002) over the ops of a step. In ever smaller
/// chunks ops become one of their operands of equal type, or constants, which makes
/// what they read dead; then results of functions go, and their arguments.
///
/// mlir-reduce's own tree erases ops with their uses, which leaves hardly any module
/// of SSA values valid, and ends in a crash on nested functions (LLVM 22).

#ifndef REMAT_TOOLS_REMATREDUCE_REDUCER_H
#define REMAT_TOOLS_REMATREDUCE_REDUCER_H

#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/OwningOpRef.h"
#include "llvm/ADT/STLFunctionalExtras.h"

namespace remat {

struct ReductionTotals {
  size_t opsBefore = 0;
  size_t opsAfter = 0;
  size_t tests = 0;
};

/// `isInteresting` gets valid modules only, and has to hold for `module` itself. What
/// is left is as small as single changes of the above kind make it, unless `mostTests`
/// come first.
ReductionTotals
reduce(mlir::OwningOpRef<mlir::ModuleOp> &module,
       llvm::function_ref<bool(mlir::ModuleOp)> isInteresting,
       size_t mostTests);

} // namespace remat

#endif // REMAT_TOOLS_REMATREDUCE_REDUCER_H
