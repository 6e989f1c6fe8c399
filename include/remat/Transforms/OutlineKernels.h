// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// How `--remat-outline-kernels` writes the function of a kernel.

#ifndef REMAT_TRANSFORMS_OUTLINEKERNELS_H
#define REMAT_TRANSFORMS_OUTLINEKERNELS_H

#include "mlir/IR/Operation.h"

namespace remat {

/// Names of values and layers are for people; they tell no kernels apart.
void removeNames(mlir::Operation *root);

/// What the function of a kernel tells: its label, and pairs (operand, result) that lie
/// in the same memory, one behind the other.
mlir::DictionaryAttr describeKernel(mlir::MLIRContext *context,
                                    llvm::StringRef label,
                                    llvm::ArrayRef<int64_t> aliases);

} // namespace remat

#endif // REMAT_TRANSFORMS_OUTLINEKERNELS_H
