// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// Filters of convolutions in the order in which a library reads and writes them.

#ifndef REMAT_TRANSFORMS_ORDERFILTERS_H
#define REMAT_TRANSFORMS_ORDERFILTERS_H

#include "mlir/Dialect/Func/IR/FuncOps.h"

namespace remat {

/// Where a library may convolve (`isLibraryConvolution`), channels that the convolution
/// sums over get to be the last dimension of its filter, those of the output of it the
/// first: by a transpose in front, or behind a gradient of filters. Convolutions of the same
/// filter share it. Which channels these are depends on what cuDNN calls the convolution, as
/// `findConvolutionForm` of the runtime says; what it has no name for stays, and so do
/// convolutions whose other tensors lie otherwise. An element is the same sum.
///
///   %y = convolution %x, %w                   %t = transpose %w : 3x3x8x16 -> 16x3x3x8
///       [b,0,1,f]x[0,1,i,o]->[b,0,1,f]   =>   %y = convolution %x, %t
///                                                 [b,0,1,f]x[o,0,1,i]->[b,0,1,f]
void orderFilters(mlir::func::FuncOp function);

} // namespace remat

#endif // REMAT_TRANSFORMS_ORDERFILTERS_H
