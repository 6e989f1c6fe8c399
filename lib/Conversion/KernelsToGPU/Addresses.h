// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// Addresses of buffers for instructions that memrefs have no ops for, such as
/// `cp.async` and `ldmatrix`.

#ifndef REMAT_LIB_CONVERSION_KERNELSTOGPU_ADDRESSES_H
#define REMAT_LIB_CONVERSION_KERNELSTOGPU_ADDRESSES_H

#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/Dialect/LLVMIR/NVVMDialect.h"

namespace remat {

/// Of the first byte of a buffer in that memory.
mlir::Value findBase(mlir::OpBuilder &builder, mlir::Location loc,
                     mlir::Value buffer, mlir::NVVM::NVVMMemorySpace space);

/// So many elements of a type behind an address. `count`: an index, or a signed number.
mlir::Value advance(mlir::OpBuilder &builder, mlir::Location loc,
                    mlir::Value address, mlir::Type element, mlir::Value count);
mlir::Value advance(mlir::OpBuilder &builder, mlir::Location loc,
                    mlir::Value address, mlir::Type element, int32_t count);

} // namespace remat

#endif // REMAT_LIB_CONVERSION_KERNELSTOGPU_ADDRESSES_H
