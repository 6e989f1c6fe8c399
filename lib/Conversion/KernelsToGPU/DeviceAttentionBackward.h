// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#ifndef REMAT_LIB_CONVERSION_KERNELSTOGPU_DEVICEATTENTIONBACKWARD_H
#define REMAT_LIB_CONVERSION_KERNELSTOGPU_DEVICEATTENTIONBACKWARD_H

#include "KernelsToGPU.h"

namespace remat {

/// The gradients of attention (`remat.attention_backward`), scores in registers. Fails,
/// with nothing changed, where the kernel is something else.
mlir::FailureOr<KernelCode>
emitDeviceAttentionBackward(KernelBody &body, mlir::gpu::GPUModuleOp module);

} // namespace remat

#endif // REMAT_LIB_CONVERSION_KERNELSTOGPU_DEVICEATTENTIONBACKWARD_H
