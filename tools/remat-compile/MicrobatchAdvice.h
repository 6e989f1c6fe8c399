// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// `--microbatches`: what the step takes if its batch is cut otherwise.

#ifndef REMAT_TOOLS_REMATCOMPILE_MICROBATCHADVICE_H
#define REMAT_TOOLS_REMATCOMPILE_MICROBATCHADVICE_H

#include "CompileRequest.h"

#include "mlir/IR/BuiltinOps.h"
#include "remat/Target/Summary.h"

namespace remat {

/// Plans the step `name` of the imported module, as the request says, with other
/// numbers of microbatches. `budgetBytes` is what the request's budget is for the
/// step as given, the reserve included; none: no budget, or `min`. The module
/// stays as it is.
Summary::Microbatches adviseOnMicrobatches(mlir::ModuleOp module,
                                           llvm::StringRef name,
                                           CompileRequest request,
                                           std::optional<int64_t> budgetBytes);

} // namespace remat

#endif // REMAT_TOOLS_REMATCOMPILE_MICROBATCHADVICE_H
