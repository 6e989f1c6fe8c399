// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// The user's names of things, from the locations that JAX leaves.

#ifndef REMAT_ANALYSIS_NAMES_H
#define REMAT_ANALYSIS_NAMES_H

#include "mlir/IR/Location.h"
#include "mlir/IR/Value.h"
#include <string>

namespace remat {

/// `file:line:col` of the innermost place the user wrote; empty if unknown.
std::string formatSourceLocation(mlir::Location location);

/// The name stack of the location (`jit(step)/jvp(block3)/dot_general`); empty
/// without one.
std::string getNameStack(mlir::Location location);

/// A name for a value in reports: its `remat.name`, its argument name, or the
/// defining op's name stack, or the op's name.
std::string getValueName(mlir::Value value);

} // namespace remat

#endif // REMAT_ANALYSIS_NAMES_H
