// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// What is known of a step's device functions, as `--save-temps` leaves it.

#ifndef REMAT_TOOLS_REMATCOMPILE_KERNELLIST_H
#define REMAT_TOOLS_REMATCOMPILE_KERNELLIST_H

#include "mlir/Dialect/GPU/IR/GPUDialect.h"
#include "mlir/IR/BuiltinOps.h"
#include "llvm/Support/JSON.h"

namespace remat {

/// Objects with name, grid, block and declared traffic of all functions, in their
/// order (docs/formats.md).
llvm::json::Array listKernels(mlir::gpu::GPUModuleOp module);

/// Objects for the functions of the host that start some of them, each for a kernel of
/// the plan: how often a step runs it, what the cost model says that one run takes and
/// moves, and the functions' names.
llvm::json::Array listGroups(mlir::ModuleOp module, mlir::gpu::GPUModuleOp functions);

/// Adds the registers and spills that ptxas reports for each of them.
void addAssemblerReport(llvm::json::Array &kernels, llvm::StringRef log);

/// The file `remat-kernels`.
std::string printKernels(llvm::json::Array kernels, llvm::json::Array groups);

} // namespace remat

#endif // REMAT_TOOLS_REMATCOMPILE_KERNELLIST_H
