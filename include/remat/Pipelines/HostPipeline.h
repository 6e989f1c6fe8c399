// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// The way from StableHLO to code for the host, op by op.

#ifndef REMAT_PIPELINES_HOSTPIPELINE_H
#define REMAT_PIPELINES_HOSTPIPELINE_H

#include "llvm/ADT/StringRef.h"

namespace mlir {
class DialectRegistry;
class OpPassManager;
} // namespace mlir

namespace remat {

/// Lowers StableHLO to the LLVM dialect: inlining, linalg on tensors, buffers,
/// loops. Each public function gets a wrapper `_mlir_ciface_<name>` that takes
/// pointers to memrefs and returns its results through a pointer to a struct.
/// Buffers of intermediate values are not freed.
void buildHostPipeline(mlir::OpPassManager &passes);

/// The dialects, and implementations of interfaces, that the pipelines of this
/// file and the translation to LLVM IR need beside Remat's own.
void registerHostDialects(mlir::DialectRegistry &registry);

/// Makes them known as `remat-host-pipeline` and `remat-step-pipeline`.
/// From a planned step (`remat-apply`) to a step on buffers: kernels become
/// functions, functions code for hosts, values places in an arena.
void buildKernelPipeline(mlir::OpPassManager &passes, llvm::StringRef device);

/// From a step on buffers (`remat-arena`) to the LLVM dialect: functions take
/// pointers, and the runtime hears of every step.
void buildStepPipeline(mlir::OpPassManager &passes);

void registerHostPipeline();

} // namespace remat

#endif // REMAT_PIPELINES_HOSTPIPELINE_H
