// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// Convolutions of bf16 and f16 by matrix units: implicit products of matrices
/// (Chetlur et al., cuDNN, 2014), whose factors go through shared memory slice by
/// slice of the terms (FactorTiles.h).
///
/// A block of four or eight warps makes a tile of sums in f32, each warp up to 64 x 64
/// of them. Slices are copied some ahead of the products. Convolutions of dilated inputs
/// are taken apart (DilatedProducts.h). Where tiles are too few for the device and sums
/// long, as in gradients of weights, terms are split among blocks, whose sums lie in the
/// workspace until another function adds them up, in order (SplitProducts.h). Sums are
/// not those of hosts; they depend on the shape alone, not on the plan.

#ifndef REMAT_LIB_CONVERSION_KERNELSTOGPU_MATRIXTILES_H
#define REMAT_LIB_CONVERSION_KERNELSTOGPU_MATRIXTILES_H

#include "ProductTiles.h"

namespace remat {

/// Whether the kernel's call is a convolution that matrix units can do, or a product of
/// which a library would make many short ones. All others are left to that.
bool canUseMatrixTiles(const LibraryCall &call, KernelBody &body);

/// Code for such a call. Where the call has a workspace, cuDNN may do it instead.
KernelCode emitMatrixTiles(const Product &product, const LibraryCall &call,
                           KernelBody &body, mlir::gpu::GPUModuleOp module);

} // namespace remat

#endif // REMAT_LIB_CONVERSION_KERNELSTOGPU_MATRIXTILES_H
