// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// Convolutions of bf16 and f16 by matrix units: implicit products of matrices
/// (Chetlur et al., cuDNN, 2014), whose factors are gathered into shared memory
/// slice by slice of the terms.
///
/// A block of 8 warps makes a tile of 128 x 128 or 64 x 64 sums in f32; each
/// warp a quarter of the rows of half of the columns. Factors are read 16 bytes
/// at a time where channels allow it: neighbours of the depth, or of the outer
/// index. Where tiles are too few for the device and sums long, as in gradients
/// of weights, terms are split among blocks, whose sums lie in the workspace
/// until another function adds them up, in order. Sums are not those of hosts;
/// they do not depend on the plan.

#ifndef REMAT_LIB_CONVERSION_KERNELSTOGPU_MATRIXTILES_H
#define REMAT_LIB_CONVERSION_KERNELSTOGPU_MATRIXTILES_H

#include "ProductTiles.h"

namespace remat {

/// Whether the kernel's call is a convolution that matrix units can do.
/// Products of matrices are left to the library.
bool canUseMatrixTiles(const LibraryCall &call, KernelBody &body);

/// Code for such a call.
KernelCode emitMatrixTiles(Product product, KernelBody &body,
                           mlir::gpu::GPUModuleOp module);

} // namespace remat

#endif // REMAT_LIB_CONVERSION_KERNELSTOGPU_MATRIXTILES_H
