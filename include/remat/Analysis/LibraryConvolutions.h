// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// Which convolutions GPUs leave to a library (cuDNN), where it is installed.

#ifndef REMAT_ANALYSIS_LIBRARYCONVOLUTIONS_H
#define REMAT_ANALYSIS_LIBRARYCONVOLUTIONS_H

#include "remat/Dialect/StableHLO/StableHLO.h"

namespace remat {

/// Whether cuDNN convolves with next to no workspace: bf16 or f16 throughout, and the last
/// dimension of all three tensors is one of channels, eight of which are copied at a time.
/// It makes copies of other tensors first, as large as they are (9.19 for an H200).
bool isLibraryConvolution(stablehlo::ConvolutionOp op);

} // namespace remat

#endif // REMAT_ANALYSIS_LIBRARYCONVOLUTIONS_H
