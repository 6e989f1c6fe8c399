// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// Convolutions whose tiles are too few for a device and whose sums are long, as in
/// gradients of weights: blocks share the terms of a tile, and leave f32 sums in the
/// workspace, whole tiles one after the other, until another function adds them up, in
/// order. What is split depends on shapes alone.

#ifndef REMAT_LIB_CONVERSION_KERNELSTOGPU_SPLITPRODUCTS_H
#define REMAT_LIB_CONVERSION_KERNELSTOGPU_SPLITPRODUCTS_H

#include "ProductTiles.h"

namespace remat {

/// Blocks take so many of the terms each.
struct Split {
  int64_t count = 1, terms = 0;

  /// Of the workspace.
  int64_t countBytes(const Product &product, TileSize tile) const {
    return count == 1
               ? 0
               : 4 * count * tile.countBlocks(product) * tile.rows * tile.columns;
  }
};

/// Into how many parts terms could be split.
int64_t countParts(const Product &product);

/// As many parts of multiples of `unit` terms as fill the device, of sums that take no
/// more bytes than the factors.
Split chooseSplit(const Product &product, TileSize tile, KernelBody &body,
                  int64_t unit);
/// The same, so that multiprocessors, each with `residentBlocks` at a time, are done as
/// early as can be.
Split chooseEvenSplit(const Product &product, TileSize tile, KernelBody &body,
                      int64_t unit, int64_t residentBlocks);

/// The workspace, as sums. Shared memory comes behind it.
mlir::Value viewParts(mlir::OpBuilder &builder, mlir::gpu::GPUFuncOp function);

/// Declares the traffic of the function that makes sums, and adds the one that adds
/// them up if they are split.
void declareSplit(const Product &product, TileSize tile, Split split,
                  mlir::gpu::GPUFuncOp function, DeviceCode &code);

/// Adds a function that makes the result of a product without terms.
void addZeros(const Product &product, TileSize tile, DeviceCode &code);

} // namespace remat

#endif // REMAT_LIB_CONVERSION_KERNELSTOGPU_SPLITPRODUCTS_H
