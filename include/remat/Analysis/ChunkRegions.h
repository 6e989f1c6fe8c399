// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// Finds parts of a step that can run piece by piece along one dimension, since
/// no element of theirs depends on another place along it: the scores and
/// probabilities of attention along batch or heads, forward and backward. Piece
/// by piece a *wide* value is there one piece at a time.
///
/// A set of regions grows from a `dot_general` with batch dimensions that makes
/// much more than it reads. It takes all makers and users of wide values along
/// one dimension, as the factors of ShardingRule.h lead from op to op, and the
/// narrow ops between them (row statistics). Nothing is assumed of what they
/// compute. Dimensions that are contracted or reduced, and free dimensions of
/// products, are never cut: each element is the same sum of the same terms.
///
/// What depends on a region by a way around it (the gradient of its result) is
/// a region of its own. It makes the wide values that it reads of earlier ones
/// again from narrow ones.
///
/// Source: AutoChunk (Zhao et al., ICLR 2024) for the search along a dimension;
/// here for the backward pass as well, and for the same bits.

#ifndef REMAT_ANALYSIS_CHUNKREGIONS_H
#define REMAT_ANALYSIS_CHUNKREGIONS_H

#include "mlir/IR/Block.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/SetVector.h"
#include <optional>

namespace remat {

/// One loop's worth of ops.
struct ChunkRegion {
  /// In the order of the block. They are the region's alone.
  llvm::SmallVector<mlir::Operation *> ops;
  /// Ops of earlier regions that this one makes again, in the order of the
  /// block.
  llvm::SmallVector<mlir::Operation *> remade;
  /// What others read of the ops.
  llvm::SmallVector<mlir::Value> outputs;
};

/// Regions that one dimension leads through, the earlier ones first.
struct ChunkRegions {
  llvm::SmallVector<ChunkRegion> regions;
  /// The dimension that is cut, of all values of the ops that have it; others
  /// are read whole.
  llvm::DenseMap<mlir::Value, int64_t> dims;
  /// Divides the size of each of these dimensions.
  int64_t pieces = 1;
};

/// Ops that may be made again wherever they are read.
bool isLightToMake(mlir::Operation *op);

/// Whether the op may be the first of a region.
bool isChunkSeed(mlir::Operation *op);

/// The regions around the seed in its block, in at most `mostPieces` pieces: of
/// the batch dimension that lets the fewest wide bytes out of the regions, then
/// of the one with the most pieces. None where that would save nothing. O(ops
/// of the block).
std::optional<ChunkRegions> findChunkRegions(mlir::Operation *seed,
                                             int64_t mostPieces);

/// Pieces up to `most` that some seed of the block has, the fewest first.
llvm::SmallVector<int64_t> listChunkPieces(mlir::Block &block, int64_t most);

/// The op's operands and those of ops in it.
void forEachRead(mlir::Operation *op,
                 llvm::function_ref<void(mlir::Value)> visit);

} // namespace remat

#endif // REMAT_ANALYSIS_CHUNKREGIONS_H
