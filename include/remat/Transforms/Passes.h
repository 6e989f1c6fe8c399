// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// The steps of the pipeline as passes; see Passes.td.

#ifndef REMAT_TRANSFORMS_PASSES_H
#define REMAT_TRANSFORMS_PASSES_H

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/BuiltinOps.h"
#include "mlir/Pass/Pass.h"

namespace remat {
#define GEN_PASS_DECL
#define GEN_PASS_REGISTRATION
#include "remat/Transforms/Passes.h.inc"
} // namespace remat

#endif // REMAT_TRANSFORMS_PASSES_H
