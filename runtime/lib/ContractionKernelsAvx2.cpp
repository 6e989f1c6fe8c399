// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// 12 of 16 registers of 32 bytes hold sums.

#define REMAT_VECTOR_BYTES 32
#define REMAT_TILE_ROWS 6
#include "ContractionKernels.inc"

namespace remat::runtime {
const ContractionKernelSet avx2ContractionKernels = kernelSet;
} // namespace remat::runtime
