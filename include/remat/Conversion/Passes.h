// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// Conversions between dialects as passes; see Passes.td.

#ifndef REMAT_CONVERSION_PASSES_H
#define REMAT_CONVERSION_PASSES_H

#include "mlir/IR/BuiltinOps.h"
#include "mlir/Pass/Pass.h"

namespace remat {
#define GEN_PASS_DECL
#define GEN_PASS_REGISTRATION
#include "remat/Conversion/Passes.h.inc"
} // namespace remat

#endif // REMAT_CONVERSION_PASSES_H
