// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// Which convolutions GPUs leave to a library (cuDNN), where it is installed, and which are
/// no products of matrices.

#ifndef REMAT_ANALYSIS_CONVOLUTIONKINDS_H
#define REMAT_ANALYSIS_CONVOLUTIONKINDS_H

#include "remat/Dialect/StableHLO/StableHLO.h"

namespace remat {

/// Whether cuDNN convolves with next to no workspace: bf16 or f16 throughout, or f32 that may
/// be rounded to TF32, and the last dimension of all three tensors is one of channels, 16
/// bytes of which are copied at a time.
/// It makes copies of other tensors first, as large as they are (9.19 for an H200).
bool isLibraryConvolution(stablehlo::ConvolutionOp op);

/// Whether there are many groups of one output feature or two, as in depthwise convolutions
/// and their gradients: tiles of products would be empty for the most part.
bool hasNarrowGroups(stablehlo::ConvolutionOp op);

} // namespace remat

#endif // REMAT_ANALYSIS_CONVOLUTIONKINDS_H
