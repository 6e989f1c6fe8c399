// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// What kernels of attention take. Internal to the analysis.

#ifndef REMAT_LIB_ANALYSIS_ATTENTIONCOSTS_H
#define REMAT_LIB_ANALYSIS_ATTENTIONCOSTS_H

#include "remat/Analysis/CostModel.h"
#include "mlir/IR/Operation.h"

namespace remat {

/// Seconds of attention or of its backward pass: products and elementwise ops one after
/// the other. `getProduct`: seconds of a product of so many operations in a library.
double estimateAttention(
    mlir::Operation *op, const DeviceDescriptor &device,
    llvm::function_ref<double(mlir::Operation *, double)> getProduct);

} // namespace remat

#endif // REMAT_LIB_ANALYSIS_ATTENTIONCOSTS_H
