// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// Regions of ChunkRegions.h as counted loops over pieces.

#ifndef REMAT_TRANSFORMS_CHUNKS_H
#define REMAT_TRANSFORMS_CHUNKS_H

#include "mlir/Dialect/Func/IR/FuncOps.h"

namespace remat {

/// Whether regions are looked for in bodies of pairs of loops (LoopPairs.h). Before
/// pairs are built anew their backward loops read wide values that forward ones made,
/// and regions would stand between both.
enum class PairBodies { Left, Chunked };

/// Makes loops of all regions of the function's blocks, of at most `mostPieces`
/// iterations each; returns how many loops are new. Scans with regions make their masks
/// in their bodies. Every element is computed from the same
/// elements by the same ops in the same order. Functions with shardings are
/// left alone. The function has been imported.
///
///   %s = dot_general %q, %k      =>  while (%i = 0, ..., %stack = zeros) %i < 4 {
///   %p = ... softmax of %s ...         %qi = dynamic_slice %q, %i
///   %o = dot_general %p, %v            ... the same ops on pieces ...
///                                      dynamic_update_slice %stack, %oi, %i
///                                    }
int64_t chunkFunction(mlir::func::FuncOp function, int64_t mostPieces,
                      PairBodies pairBodies);

/// Numbers of pieces that are worth a try for the function; empty where it has
/// no region.
llvm::SmallVector<int64_t> suggestPieces(mlir::func::FuncOp function);

} // namespace remat

#endif // REMAT_TRANSFORMS_CHUNKS_H
