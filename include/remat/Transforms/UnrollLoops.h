// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// Loops of a known number of iterations as straight-line ops.

#ifndef REMAT_TRANSFORMS_UNROLLLOOPS_H
#define REMAT_TRANSFORMS_UNROLLLOOPS_H

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include <cstdint>

namespace remat {

/// A step has at most so many ops, unrolled.
constexpr int64_t mostUnrolledOps = 1000000;

/// Unrolls every `while` that is known to run at most `mostIterations` times, inner
/// loops first. What an iteration leaves in a stack for another is handed over
/// directly, so that a stack that nobody else reads is gone. Names of parts of the
/// model say which iteration they belong to; those of a backward loop that of the
/// forward iteration that it goes back through. Every op computes what it did; the
/// module has been imported. Fails with a diagnostic, with nothing changed, where
/// the step would have more than `mostUnrolledOps` ops. O(ops unrolled + slices read
/// from stacks * iterations).
mlir::LogicalResult unrollLoops(mlir::ModuleOp module, int64_t mostIterations);

/// Unrolls the loops of the function, and of loops in it, that run at most
/// `mostLightIterations` times and do nothing but pointwise work and movement on their
/// carries: no stack is written, and what they make is kernels of usual size. Such
/// loops draw random bits. Rolled, each iteration is a kernel that reads and writes all
/// carries; unrolled, all are one, which plans may make again where it is read. Every op
/// computes what it did; the module has been imported.
void unrollLightLoops(mlir::func::FuncOp function);
constexpr int64_t mostLightIterations = 8, mostLightOps = 512;

} // namespace remat

#endif // REMAT_TRANSFORMS_UNROLLLOOPS_H
