// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// Sums of products over a *depth* and over spatial *taps*: the common form of
/// matrix products and convolutions (implicit GEMM; Chetlur et al.: "cuDNN:
/// Efficient Primitives for Deep Learning", 2014).
///
///   out[g, r, c] = sum over taps t, depth d of rows[g, r, t, d] * columns[g, c, t, d]
///
/// Blocked as in Goto, van de Geijn: "Anatomy of High-Performance Matrix
/// Multiplication" (2008): panels of both sides are packed, and a micro-kernel
/// keeps a tile of sums in registers. An element is the sum of the partial sums of
/// consecutive spans of `depthBlock` terms, each a chain of multiply-adds in
/// ascending order. Tiles cut rows and columns only, so results do not depend on
/// tiling or on threads.

#ifndef REMAT_RUNTIME_CONTRACTION_H
#define REMAT_RUNTIME_CONTRACTION_H

#include "ContractionKernels.h"
#include "ThreadPool.h"

namespace remat::runtime {

/// One operand. Its outer index, r or c, is (o, y0, y1, y2) in row-major order, or
/// (y0, y1, y2, o) where o is contiguous; in each spatial dimension it reads position
///   (y * step + tap * tapStep - padding) / dilation
/// if that is an integer in [0, limit), and zero otherwise.
struct ContractionSide {
  int64_t dtype;
  int64_t groupStride[3];
  int64_t outerSize, outerStride;
  int64_t size[3], step[3], tapStep[3], padding[3], dilation[3], limit[3];
  int64_t spatialStride[3];
  int64_t depthStride;

  int64_t count() const { return outerSize * size[0] * size[1] * size[2]; }
  bool isOuterFastest() const { return outerStride == 1 && outerSize > 1; }
};

/// Where the result for an outer index of one side goes.
struct ContractionOutput {
  int64_t outerStride, spatialStride[3];
};

struct Contraction {
  int64_t groups[3];
  int64_t taps[3];
  int64_t depth;
  ContractionSide rows, columns;
  int64_t dtype;
  int64_t groupStride[3];
  ContractionOutput outRows, outColumns;
};

/// Bytes of scratch memory that `runContraction` needs per thread.
int64_t getContractionScratchBytes();

/// The kernels of the best instruction set that this processor has. The two sets
/// with multiply-add, AVX2 and AVX-512, give equal bits.
const ContractionKernelSet &selectContractionKernels();

/// `scratch` has getContractionScratchBytes() for each thread of the pool, aligned
/// to 64 bytes. Where there is an `addend`, laid out as `out`, which it may be, an
/// element of the result is the addend's plus the sum, f32 or f64.
void runContraction(ThreadPool &pool, unsigned char *scratch,
                    const ContractionKernelSet &kernels,
                    const Contraction &contraction, const void *rows,
                    const void *columns, void *out,
                    const void *addend = nullptr);

} // namespace remat::runtime

#endif // REMAT_RUNTIME_CONTRACTION_H
