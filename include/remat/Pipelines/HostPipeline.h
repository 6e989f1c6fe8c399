// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// The way from StableHLO to code for the host, op by op.

#ifndef REMAT_PIPELINES_HOSTPIPELINE_H
#define REMAT_PIPELINES_HOSTPIPELINE_H

namespace mlir {
class OpPassManager;
} // namespace mlir

namespace remat {

/// Lowers StableHLO to the LLVM dialect: inlining, linalg on tensors, buffers,
/// loops. Each public function gets a wrapper `_mlir_ciface_<name>` that takes
/// pointers to memrefs and returns its results through a pointer to a struct.
/// Buffers of intermediate values are not freed.
void buildHostPipeline(mlir::OpPassManager &passes);

/// Makes it known as `remat-host-pipeline`.
/// From a step on buffers (`remat-arena`) to the LLVM dialect: functions take
/// pointers, and the runtime hears of every step.
void buildStepPipeline(mlir::OpPassManager &passes);

void registerHostPipeline();

} // namespace remat

#endif // REMAT_PIPELINES_HOSTPIPELINE_H
