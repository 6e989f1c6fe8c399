// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// The way from a planned step to code for GPUs.

#ifndef REMAT_PIPELINES_DEVICEPIPELINE_H
#define REMAT_PIPELINES_DEVICEPIPELINE_H

#include "llvm/ADT/StringRef.h"

namespace mlir {
class DialectRegistry;
class OpPassManager;
} // namespace mlir

namespace remat {

/// From a planned step (`remat-apply`) to a step on buffers of `device`: kernels
/// become functions of `gpu.module @device` and launches.
void buildDeviceKernelPipeline(mlir::OpPassManager &passes,
                               llvm::StringRef device);

/// From a module with nothing but `gpu.module @device` to the NVVM dialect.
void buildDevicePipeline(mlir::OpPassManager &passes);

/// What these need beside `registerHostDialects`.
void registerDeviceDialects(mlir::DialectRegistry &registry);

/// Makes the second one known as `remat-device-pipeline`.
void registerDevicePipeline();

} // namespace remat

#endif // REMAT_PIPELINES_DEVICEPIPELINE_H
