// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// `select_and_scatter` as compilers run it that have no kernel for it. Internal to
/// Legalize.

#ifndef REMAT_LIB_TRANSFORMS_LEGALIZESELECTIONS_H
#define REMAT_LIB_TRANSFORMS_LEGALIZESELECTIONS_H

#include "mlir/Dialect/Func/IR/FuncOps.h"

namespace remat {

/// Replaces every `select_and_scatter` with static shapes by what reads and makes
/// the same bytes; the results are others.
void expandSelectionsForAnalysis(mlir::func::FuncOp function);

} // namespace remat

#endif // REMAT_LIB_TRANSFORMS_LEGALIZESELECTIONS_H
