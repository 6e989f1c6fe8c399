// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// 24 of 32 registers of 64 bytes hold sums.

#define REMAT_VECTOR_BYTES 64
#define REMAT_TILE_ROWS 12
#include "ContractionKernels.inc"

namespace remat::runtime {
const ContractionKernelSet avx512ContractionKernels = kernelSet;
} // namespace remat::runtime
