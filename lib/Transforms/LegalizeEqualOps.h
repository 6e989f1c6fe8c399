// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// What another compiler makes once though the step makes it more often. Internal to
/// Legalize.

#ifndef REMAT_LIB_TRANSFORMS_LEGALIZEEQUALOPS_H
#define REMAT_LIB_TRANSFORMS_LEGALIZEEQUALOPS_H

#include "mlir/Dialect/Func/IR/FuncOps.h"

namespace remat {

/// Merges equal ops of the function and of bodies of loops in it, and those of each branch
/// (xla/service/hlo_cse.cc, which looks at one computation at a time; what loops make of
/// values from around them is moved there). Barriers of the same values are one.
void mergeEqualOps(mlir::func::FuncOp function);

/// Of equal transposes of a value in one block the first is kept.
void mergeEqualTransposes(mlir::func::FuncOp function);

} // namespace remat

#endif // REMAT_LIB_TRANSFORMS_LEGALIZEEQUALOPS_H
