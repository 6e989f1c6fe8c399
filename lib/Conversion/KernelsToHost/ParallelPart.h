// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// Loops whose iterations run on several threads.

#ifndef REMAT_LIB_CONVERSION_PARALLELPART_H
#define REMAT_LIB_CONVERSION_PARALLELPART_H

#include "mlir/Dialect/Func/IR/FuncOps.h"

namespace remat {

/// A function that runs iterations `begin` to `end` of a loop, with the same
/// memory as the function that calls it.
struct ParallelPart {
  mlir::func::FuncOp function;
  llvm::SmallVector<mlir::Value> buffers;
  mlir::Value begin;
  mlir::Value end;
};

/// Calls the runtime (`remat_rt_parallel_for`) at the insertion point in
/// `caller`, whose first argument is the context, with a new function for the
/// loop's body. `buffers` have rank 1. `number` tells the parts of one caller
/// apart.
ParallelPart createParallelPart(mlir::OpBuilder &builder,
                                mlir::func::FuncOp caller, unsigned number,
                                mlir::ValueRange buffers, int64_t iterations,
                                int64_t grain);

/// The address of the first element of `buffer`.
mlir::Value getPointer(mlir::OpBuilder &builder, mlir::Location loc,
                       mlir::Value buffer);

} // namespace remat

#endif // REMAT_LIB_CONVERSION_PARALLELPART_H
