// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// The copies that a device's compiler adds, made explicit, so that they are
/// planned like everything else: wider copies of operands of types that it has
/// no matmul for, and operands of matmuls in the order of dimensions that its
/// library takes. Sums may be rounded otherwise than in the given step: under XLA
/// narrow types were, and functions that XLA expands are shown by what they read and
/// make only (docs/devices.md): the result is for analysis. A device without such
/// rules changes nothing.

#ifndef REMAT_TRANSFORMS_LEGALIZE_H
#define REMAT_TRANSFORMS_LEGALIZE_H

#include "remat/Analysis/CostModel.h"

namespace remat {

/// Rewrites the function's matmuls and convolutions, those of loops included.
/// Linear in the number of ops.
void legalizeForDevice(mlir::func::FuncOp function,
                       const DeviceDescriptor &device);

} // namespace remat

#endif // REMAT_TRANSFORMS_LEGALIZE_H
