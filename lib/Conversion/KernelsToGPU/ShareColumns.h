// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// One read of what belongs to a block's columns. Threads that go over rows of their own
/// (`RowWalk.h`) keep what they compute in front of the loop; those with the first rows
/// compute it for all that have the same columns:
///
///   %v = load %b[%c] ; for %row (... %v ...)
///     ->  if (%sharer == 0) (store (load %b[%c]), %shared[%column])
///         barrier ; %v = load %shared[%column] ; for %row (... %v ...)
///
/// Where groups of threads have rows, a block copies vectors as long as these to its memory.

#ifndef REMAT_LIB_CONVERSION_SHARECOLUMNS_H
#define REMAT_LIB_CONVERSION_SHARECOLUMNS_H

#include "mlir/Dialect/GPU/IR/GPUDialect.h"
#include "mlir/Dialect/SCF/IR/SCF.h"

namespace remat {

/// A thread's column in its block, of so many, and its number among those that share it.
struct BlockColumn {
  mlir::Value column, sharer;
  int64_t columns;
};

/// Memory of the block's own.
mlir::Value addSharedMemory(mlir::gpu::GPUFuncOp function, int64_t elements,
                            mlir::Type element);

/// Whether values of this type may lie there.
bool isSharable(mlir::Type type);

/// Moves what does not depend on the row in front of the loop, which all threads of a block
/// reach, and shares what of it is made of operands.
void shareColumns(mlir::gpu::GPUFuncOp function, mlir::scf::ForOp loop,
                  const BlockColumn &place);

/// Copies operands to shared memory in front of `begin`, which all threads of a block reach.
/// Loads of them go there.
void copyToShared(mlir::gpu::GPUFuncOp function, mlir::Operation *begin,
                  llvm::ArrayRef<mlir::Value> memories);

} // namespace remat

#endif // REMAT_LIB_CONVERSION_SHARECOLUMNS_H
