// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// Products of f32 with few results and long sums, as gradients of the weights of 1 x 1
/// convolutions are.

#ifndef REMAT_ANALYSIS_LONGSUMS_H
#define REMAT_ANALYSIS_LONGSUMS_H

#include "llvm/Support/MathExtras.h"
#include <algorithm>
#include <cstdint>

namespace remat {

/// Rows and columns of the results that a block of a library's kernels makes, about: for
/// matrix units the usual tile is two of these.
inline constexpr int64_t libraryTile = 128;

/// Blocks of a product that does not split its sums.
inline int64_t countLibraryTiles(int64_t rows, int64_t columns, int64_t groups) {
  return llvm::divideCeil(rows, libraryTile) * llvm::divideCeil(columns, libraryTile) *
         groups;
}

/// Whether GPUs have such a product made by our kernels, whose blocks share the terms of
/// sums: of 25,088 terms for 512 x 128 results cuBLASLt 13.1 made 5 TFLOP/s on an H200,
/// with as many parts as fill it, and our convolutions of that size make 20. Fewer rows or
/// columns than 32 would leave threads of ours idle.
inline bool areSumsLong(int64_t rows, int64_t columns, int64_t groups, int64_t terms) {
  constexpr int64_t fewTiles = 16, manyTerms = 4096, tile = 32;
  return countLibraryTiles(rows, columns, groups) <= fewTiles && terms >= manyTerms &&
         std::min(rows, columns) >= tile;
}

} // namespace remat

#endif // REMAT_ANALYSIS_LONGSUMS_H
