// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// What kernels of attention and of its backward pass are read by: ops with a body
/// whose block arguments are their operands.

#ifndef REMAT_LIB_CONVERSION_KERNELSTOGPU_DEVICEATTENTIONPARTS_H
#define REMAT_LIB_CONVERSION_KERNELSTOGPU_DEVICEATTENTIONPARTS_H

#include "KernelsToGPU.h"

namespace remat {

/// The op, if the kernel holds nothing else and reads and writes memory of its own;
/// otherwise null.
mlir::Operation *findOnlyOp(KernelBody &body);

/// The ops that make the values of `ends`, block arguments and constants, in order.
llvm::SmallVector<mlir::Operation *>
findMakers(llvm::ArrayRef<mlir::Value> values, llvm::ArrayRef<mlir::Value> ends);

/// Brings a function of tensors to linalg. Erases it and fails where an op has no form
/// for single elements.
mlir::FailureOr<mlir::func::FuncOp> lowerToElements(mlir::func::FuncOp function);

/// Memory of the device function for the body's argument `inner` of `op`.
mlir::Value findOperandMemory(mlir::Operation *op, mlir::Value inner,
                              mlir::gpu::GPUFuncOp function);

/// Memories for what `elements` reads of its arguments, the first of which are those of
/// the body of `op`; null for all others.
llvm::SmallVector<mlir::Value> findReadMemories(mlir::Operation *op,
                                                mlir::func::FuncOp elements,
                                                mlir::gpu::GPUFuncOp function);

} // namespace remat

#endif // REMAT_LIB_CONVERSION_KERNELSTOGPU_DEVICEATTENTIONPARTS_H
