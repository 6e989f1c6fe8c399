// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// What the device functions of a scatter (remat/Analysis/ScatterForm.h) read
/// and write.

#ifndef REMAT_LIB_CONVERSION_SCATTERACCESS_H
#define REMAT_LIB_CONVERSION_SCATTERACCESS_H

#include "../StableHLOToLinalg/ScalarBuilder.h"
#include "KernelsToGPU.h"
#include "remat/Analysis/ScatterForm.h"

namespace remat {

/// A scatter that is all that a kernel does.
struct KernelScatter {
  stablehlo::ScatterOp op;
  ScatterForm form;
  /// Whether the result depends on what was there before.
  bool readsResults = true;

  unsigned countInputs() const { return op->getNumResults(); }
};

class ScatterAccess {
public:
  /// For a device function with the launcher's arguments.
  ScatterAccess(KernelBody &body, const KernelScatter &scatter,
                mlir::gpu::GPUFuncOp function, ScalarBuilder &builder);

  /// A coordinate for each axis.
  llvm::SmallVector<mlir::Value> split(mlir::Value number,
                                       llvm::ArrayRef<ScatterAxis> axes);
  /// How far apart the coordinates are from the first ones.
  mlir::Value locate(mlir::ValueRange coordinates,
                     llvm::ArrayRef<ScatterAxis> axes,
                     int64_t ScatterAxis::*distance);
  mlir::Value locate(mlir::Value number, llvm::ArrayRef<ScatterAxis> axes,
                     int64_t ScatterAxis::*distance) {
    return locate(split(number, axes), axes, distance);
  }

  /// The coordinates of the place that the index vector at `offset` names,
  /// moved by `windows` (none of them, if it is empty), and whether all of them
  /// are inside.
  std::pair<llvm::SmallVector<mlir::Value>, mlir::Value>
  readPlace(mlir::Value offset, mlir::ValueRange windows = {});

  /// What the index vector at `offset` says to blocks that own tiles.
  struct TilePlace {
    mlir::Value isInside;
    /// Words: the tile that has the place, and the place's number in it.
    mlir::Value tile, number;
  };
  TilePlace readTile(mlir::Value offset);

  // In the workspace of a partition: of a chunk's updates those of a tile, where they begin
  // and end in the chunk, and an update's number and its place in the tile. All are words.
  std::pair<mlir::Value, mlir::Value>
  loadPart(mlir::Value group, mlir::Value chunk, mlir::Value tile);
  void storePart(mlir::Value group, mlir::Value chunk, mlir::Value tile,
                 mlir::Value begin);
  std::pair<mlir::Value, mlir::Value> loadPair(mlir::Value group,
                                               mlir::Value position);
  void storePair(mlir::Value group, mlir::Value position, mlir::Value number,
                 mlir::Value place);

  /// An element of each input, as memory holds it.
  llvm::SmallVector<mlir::Value> loadUpdates(mlir::Value offset);
  llvm::SmallVector<mlir::Value> loadResults(mlir::Value offset);
  void storeResults(mlir::ValueRange elements, mlir::Value offset);
  /// The types of these.
  llvm::SmallVector<mlir::Type> getStoredTypes();
  llvm::SmallVector<mlir::Value> getZeros();
  /// The scatter's computation of elements as memory holds them.
  llvm::SmallVector<mlir::Value> combine(mlir::ValueRange old,
                                         mlir::ValueRange updates);

private:
  llvm::SmallVector<mlir::Value> load(mlir::ValueRange memories,
                                      mlir::Value offset);
  mlir::Value locatePart(mlir::Value group, mlir::Value chunk,
                         mlir::Value tile);
  mlir::Value locatePair(mlir::Value group, mlir::Value position);

  const KernelScatter &scatter;
  ScalarBuilder &b;
  mlir::Value indices;
  llvm::SmallVector<mlir::Value> updates, results;
  /// Of a partition: 64 bits for each update, 32 for each part.
  mlir::Value pairs, starts;
};

/// The function that sorts the index vectors of each chunk by the tile that has their place,
/// in their order.
void buildScatterPartition(KernelBody &body, DeviceCode &code,
                           const KernelScatter &scatter);

/// The function of blocks that own tiles. Results hold the inputs already.
void buildScatterTiles(KernelBody &body, DeviceCode &code,
                       const KernelScatter &scatter);

} // namespace remat

#endif // REMAT_LIB_CONVERSION_SCATTERACCESS_H
