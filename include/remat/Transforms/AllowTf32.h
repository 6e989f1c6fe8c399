// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// Products of f32 that tensor cores may multiply.

#ifndef REMAT_TRANSFORMS_ALLOWTF32_H
#define REMAT_TRANSFORMS_ALLOWTF32_H

#include "mlir/Dialect/Func/IR/FuncOps.h"

namespace remat {

/// Products and convolutions of f32 whose precision is the default one get the algorithm
/// TF32, or the attribute `remat.tf32`: `multipliesAsTf32`. Those that have an algorithm, or
/// ask for more precision, stay as they are.
void allowTf32(mlir::func::FuncOp function);

} // namespace remat

#endif // REMAT_TRANSFORMS_ALLOWTF32_H
