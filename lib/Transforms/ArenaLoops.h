// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// Loops of kernels on bytes. A loop's body is laid out like a step: carries and
/// what it reads from around are its arguments, everything else is in an arena of
/// its own, which is part of the loop's workspace. Internal to this folder.

#ifndef REMAT_LIB_TRANSFORMS_ARENALOOPS_H
#define REMAT_LIB_TRANSFORMS_ARENALOOPS_H

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/SymbolTable.h"

namespace remat {

/// Writes `function`, whose kernels have implementations, anew on bytes, in its
/// place: (context, arguments..., arena) -> (). Fails, with an error, if a budget
/// on it is exceeded.
mlir::FailureOr<mlir::func::FuncOp> layOutOnBytes(mlir::func::FuncOp function,
                                                  mlir::SymbolTable &symbols,
                                                  int64_t alignment);

/// Gives an outlined loop an implementation on bytes, and notes it and the
/// workspace on it as the conversion of other kernels does:
/// (context, operands..., results..., workspace) -> ().
mlir::LogicalResult emitLoopOnBytes(mlir::func::FuncOp loop,
                                    mlir::SymbolTable &symbols,
                                    int64_t alignment);

} // namespace remat

#endif // REMAT_LIB_TRANSFORMS_ARENALOOPS_H
