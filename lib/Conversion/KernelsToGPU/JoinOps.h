// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// Moving ops of a device function next to earlier ones, to make one of them.

#ifndef REMAT_LIB_CONVERSION_JOINOPS_H
#define REMAT_LIB_CONVERSION_JOINOPS_H

#include "mlir/Dialect/GPU/IR/GPUDialect.h"
#include <optional>

namespace remat {

/// Whether the op, with all in it, writes nothing that is read.
bool isReading(mlir::Operation *op);

/// What `later` is made of behind `first`, in order, both in one block; nothing
/// if that takes the result of `first` or of a loop or branch, or something is
/// written on the way.
std::optional<llvm::SmallVector<mlir::Operation *>>
findBetween(mlir::Operation *first, mlir::Operation *later);

} // namespace remat

#endif // REMAT_LIB_CONVERSION_JOINOPS_H
