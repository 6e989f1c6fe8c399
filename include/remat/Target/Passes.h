// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// Passes that leave the pipeline towards other systems; see Passes.td.

#ifndef REMAT_TARGET_PASSES_H
#define REMAT_TARGET_PASSES_H

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Pass/Pass.h"

namespace remat {
#define GEN_PASS_DECL
#define GEN_PASS_REGISTRATION
#include "remat/Target/Passes.h.inc"
} // namespace remat

#endif // REMAT_TARGET_PASSES_H
