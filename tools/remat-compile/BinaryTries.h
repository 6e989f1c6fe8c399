// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// Plans and compiles until a binary keeps its budget.

#ifndef REMAT_TOOLS_REMATCOMPILE_BINARYTRIES_H
#define REMAT_TOOLS_REMATCOMPILE_BINARYTRIES_H

#include "CompileRequest.h"

#include "mlir/IR/BuiltinOps.h"

namespace remat {

/// As `planAndWrite` for the function `name`. A binary that needs more than its
/// budget or its plan is planned again with the workspaces of the kernels that
/// came out. Where none keeps the budget `otherwise` is called, or the least miss
/// reported.
ExitCode planUntilItFits(mlir::OwningOpRef<mlir::ModuleOp> module,
                         llvm::StringRef name, const CompileRequest &request,
                         bool printLocations,
                         llvm::function_ref<ExitCode()> otherwise = {});

} // namespace remat

#endif // REMAT_TOOLS_REMATCOMPILE_BINARYTRIES_H
