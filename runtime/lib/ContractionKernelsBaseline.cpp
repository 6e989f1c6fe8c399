// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What every processor of the architecture has: registers of 16 bytes.

#define REMAT_VECTOR_BYTES 16
#define REMAT_TILE_ROWS 6
#include "ContractionKernels.inc"

namespace remat::runtime {
const ContractionKernelSet baselineContractionKernels = kernelSet;
} // namespace remat::runtime
