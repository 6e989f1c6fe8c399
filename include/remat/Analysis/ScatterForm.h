// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// How a GPU scatters: the shape that the generated kernels have and that the
/// cost model counts.
///
/// Updates of different *groups* (batches) never meet. In a group, an update
/// goes to one of some *places*, the index vectors that are inside, and has an
/// element for each *column*, the elements of its window. Where updates cannot
/// meet, each element of them has a thread. Otherwise a block owns a *tile*:
/// some of the places and columns of a group. It looks through all index
/// vectors of the group for updates of its places; where there are many, these are
/// *partitioned* by tile before, chunk by chunk. Few updates, and those whose
/// windows are moved along a dimension, so that they meet in it, run one after
/// the other, by a thread for each column.

#ifndef REMAT_ANALYSIS_SCATTERFORM_H
#define REMAT_ANALYSIS_SCATTERFORM_H

#include "remat/Dialect/StableHLO/StableHLO.h"
#include <optional>

namespace remat {

/// A dimension, and how many elements its neighbours are apart in each tensor
/// that has it.
struct ScatterAxis {
  int64_t size = 1;
  int64_t inInput = 0, inIndices = 0, inUpdates = 0;
};

enum class ScatterKind { Parallel, Tiles, Columns };

/// Numbers of groups, updates, places and columns count through their axes, the
/// last one fastest; of updates in the order in which they are applied.
struct ScatterForm {
  /// Of places, `inIndices` is where their index stands in an index vector.
  llvm::SmallVector<ScatterAxis> groups, updates, places, columns;
  /// By axis of places: the part of windows that its index is added to.
  llvm::SmallVector<ScatterAxis> windows;
  /// Of an index vector, and of an element of all inputs together.
  int64_t indexBytes = 0, elementBytes = 0;
  ScatterKind kind = ScatterKind::Columns;
  /// Of an update that is added to those of its place before it; none where only the last
  /// one counts.
  double chainNanoseconds = 0;

  /// Neighbouring columns that a thread has, and threads that have the columns
  /// of a block.
  int64_t width = 1, lanes = 1;
  /// A block has every `placeTiles`-th place, so that neighbours that are much
  /// in use are different blocks'.
  int64_t columnTiles = 1, placeTiles = 1;
  /// Updates that a block applies at a time: a power of two.
  int64_t listed = 1;
  /// Index vectors that a thread looks at before the block counts what it has
  /// found.
  int64_t looks = 1;
  /// Updates that a block of a partition sorts by tile; 0: there is none.
  int64_t chunk = 0;

  int64_t countBlocks() const;
  int64_t countTilePlaces() const;
  /// Rounds of a block: of looking, and of applying updates that are spread
  /// evenly.
  int64_t countLooks() const;
  int64_t countLists() const;
  /// Of a partition: chunks of a group.
  int64_t countChunks() const;
  /// In the workspace: the numbers and places of all updates, and where each tile's begin in
  /// each chunk.
  int64_t countPairBytes() const;
  int64_t countStartBytes() const;
  int64_t countWorkspaceBytes() const;
  /// Bytes of index vectors, updates and the elements that they change, at most all `inputs`
  /// of them, where these are changed in place.
  int64_t countBytes(int64_t inputs) const;
  /// About how long that takes beyond moving updates and results once.
  double estimateNanoseconds() const;
};

/// The dimensions of a rank that are not in `excluded`, in order.
llvm::SmallVector<int64_t> getOtherDimensions(int64_t rank,
                                              llvm::ArrayRef<int64_t> excluded);

/// Numbers of all axes together.
int64_t countAll(llvm::ArrayRef<ScatterAxis> axes);

/// Nothing where a tensor has no elements, or a size that is not known.
std::optional<ScatterForm> findScatterForm(stablehlo::ScatterOp op);

} // namespace remat

#endif // REMAT_ANALYSIS_SCATTERFORM_H
