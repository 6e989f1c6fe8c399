// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// The shell dialects `mhlo`, `jax` and `tf`: without them the verifier would
/// reject the attributes that JAX prints.

#ifndef REMAT_DIALECT_SHELLS_SHELLS_H
#define REMAT_DIALECT_SHELLS_SHELLS_H

#include "mlir/IR/Attributes.h"
#include "mlir/IR/Dialect.h"
#include "llvm/ADT/StringRef.h"

#include "remat/Dialect/Shells/JaxDialect.h.inc"
#include "remat/Dialect/Shells/MhloDialect.h.inc"
#include "remat/Dialect/Shells/TfDialect.h.inc"
#define GET_ATTRDEF_CLASSES
#include "remat/Dialect/Shells/MhloAttributes.h.inc"

namespace remat {

/// Registers `mhlo`, `jax`, `tf` and `sdy`.
void registerShellDialects(mlir::DialectRegistry &registry);

} // namespace remat

#endif // REMAT_DIALECT_SHELLS_SHELLS_H
