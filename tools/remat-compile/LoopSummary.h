// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// What the plans of loops say in the summary, read from the attributes that
/// planning leaves on the function and its loops.

#ifndef REMAT_TOOLS_REMATCOMPILE_LOOPSUMMARY_H
#define REMAT_TOOLS_REMATCOMPILE_LOOPSUMMARY_H

#include "remat/Target/Summary.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"

namespace remat {

/// What rebuilt loops save, and how many bodies have plans; empty if there are
/// none.
std::string describeLoops(mlir::func::FuncOp function);

/// Adds what the plans of loops' bodies save and make again.
void addLoopActions(mlir::func::FuncOp function, Summary &summary);

} // namespace remat

#endif // REMAT_TOOLS_REMATCOMPILE_LOOPSUMMARY_H
