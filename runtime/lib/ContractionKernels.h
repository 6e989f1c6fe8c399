// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// The inner loops of contractions, compiled once per instruction set.

#ifndef REMAT_RUNTIME_CONTRACTIONKERNELS_H
#define REMAT_RUNTIME_CONTRACTIONKERNELS_H

#include "remat_rt.h"

namespace remat::runtime {

/// The offset of an element that reads as zero.
constexpr int64_t outside = INT64_MIN;
constexpr int maxTileRows = 16;

/// `T` is the type of sums: float or double.
template <typename T> struct ContractionKernels {
  int64_t tileRows, tileColumns;

  /// tile[rows - 1] adds up `depth` products for `rows` rows and tileColumns
  /// columns. Packed rows have tileRows elements per depth, columns are
  /// columnStride apart. Sums are stored to, or added to, `out`.
  using Tile = void (*)(int64_t depth, const T *packedRows, const T *columns,
                        int64_t columnStride, T *out, int64_t outStride,
                        bool accumulate);
  Tile tile[maxTileRows];

  /// packed[d * width + i] = source[offsets[i] + d * depthStride] converted to T
  /// for i < count, zero for the rest of the width. Offsets and strides count
  /// elements of `dtype`.
  using Pack = void (*)(const void *source, int64_t dtype,
                        const int64_t *offsets, int64_t count, int64_t width,
                        int64_t depthStride, int64_t depth, T *packed);
  Pack pack;

  /// packed[t * width + i] = source[offsets[t] + i] converted to T for i < count,
  /// zero where offsets[t] is `outside`; the rest of the width is left alone.
  using PackRun = void (*)(const void *source, int64_t dtype,
                           const int64_t *offsets, int64_t terms,
                           int64_t count, int64_t width, T *packed);
  PackRun packRun;

  /// out[offsets[i]] = sums[i] rounded to `dtype`, for i < count.
  using Store = void (*)(const T *sums, int64_t count, void *out,
                         int64_t dtype, const int64_t *offsets);
  Store store;
};

struct ContractionKernelSet {
  ContractionKernels<float> single;
  ContractionKernels<double> wide;
};

extern const ContractionKernelSet baselineContractionKernels;
#if defined(__x86_64__)
extern const ContractionKernelSet avx2ContractionKernels;
extern const ContractionKernelSet avx512ContractionKernels;
#endif

} // namespace remat::runtime

#endif // REMAT_RUNTIME_CONTRACTIONKERNELS_H
