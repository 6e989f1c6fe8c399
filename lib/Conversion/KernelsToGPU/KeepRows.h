// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// Rows that blocks go over several times, as a softmax does for the maximum, for the sum
/// and for its results, in shared memory: the first pass leaves there what it loads, and
/// the others load it from there.
///
///   for %i (load %x[%row + %i])            for %i (load %x[%row + %i]; store %kept[%i])
///   for %i (load %x[%row + %i])     ->     for %i (load %kept[%i])
///
/// A thread has the same elements of a row in each pass, so that none waits for another.
/// Of what is longer than shared memory the first part is kept: the loops are cut in two.

#ifndef REMAT_LIB_CONVERSION_KEEPROWS_H
#define REMAT_LIB_CONVERSION_KEEPROWS_H

#include "../KernelsToHost/ElementEmitter.h"
#include "mlir/Dialect/GPU/IR/GPUDialect.h"

namespace remat {

/// Bytes of rows that a block keeps at most: what it may have on every GPU of compute
/// capability 8.0 and later, next to what its warps exchange. Code for one of them also
/// runs on later ones, and two such blocks have room on those that have most.
inline constexpr int64_t mostKeptBytes = 99 * 1024 - 512;

/// Keeps rows of operands that the emitter has loaded in several row parts of `function`;
/// returns the bytes of shared memory that a launch has to give it. Nothing has been
/// changed in the code since it was emitted.
int64_t keepRows(mlir::gpu::GPUFuncOp function, ElementEmitter &emitter);

} // namespace remat

#endif // REMAT_LIB_CONVERSION_KEEPROWS_H
