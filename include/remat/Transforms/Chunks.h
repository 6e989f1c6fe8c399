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

/// How regions run in pieces.
struct ChunkForm {
  /// The most iterations of a loop over pieces.
  int64_t pieces = 1;
  /// Regions are around *sites*, in the order of their first ops in the block: those
  /// of so many sites are cut, and later ones run at once. None: all are cut.
  std::optional<int64_t> sites;

  bool operator==(const ChunkForm &other) const {
    return pieces == other.pieces && sites == other.sites;
  }
};

/// Makes loops of the function's regions in this form; returns how many loops are new.
/// Scans with regions make their masks
/// in their bodies. Every element is computed from the same
/// elements by the same ops in the same order. Functions with shardings are
/// left alone. The function has been imported.
///
///   %s = dot_general %q, %k      =>  while (%i = 0, ..., %stack = zeros) %i < 4 {
///   %p = ... softmax of %s ...         %qi = dynamic_slice %q, %i
///   %o = dot_general %p, %v            ... the same ops on pieces ...
///                                      dynamic_update_slice %stack, %oi, %i
///                                    }
int64_t chunkFunction(mlir::func::FuncOp function, ChunkForm form,
                      PairBodies pairBodies);

/// The sites of a function whose regions may differ in form; 0 where they may not,
/// which is so if it has loops.
int64_t countChunkSites(mlir::func::FuncOp function, int64_t pieces);

/// Numbers of pieces that are worth a try for the function; empty where it has
/// no region.
llvm::SmallVector<int64_t> suggestPieces(mlir::func::FuncOp function);

} // namespace remat

#endif // REMAT_TRANSFORMS_CHUNKS_H
