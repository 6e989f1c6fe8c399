// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// What a sharding means for one device: the axes that split each dimension, the
/// number of its parts and the shape of one part. Understood are `#sdy.sharding`,
/// `#sdy.sharding_per_value` and the strings of `mhlo.sharding` (GSPMD), e.g.
///
///   #sdy.sharding<@mesh, [{"x", "y":(1)2}, {}]>
///   "{devices=[8,1]<=[8]}"
///   "{devices=[2,1,4]<=[8] last_tile_dim_replicate}"
///
/// A failure has been reported as an error on `anchor`, from which meshes are
/// looked up.

#ifndef REMAT_DIALECT_SHELLS_SHARDING_H
#define REMAT_DIALECT_SHELLS_SHARDING_H

#include "mlir/IR/Attributes.h"
#include "mlir/IR/BuiltinTypeInterfaces.h"
#include "mlir/IR/Operation.h"
#include "llvm/ADT/SmallVector.h"
#include <cstdint>

namespace remat {

/// `size` groups of devices whose numbers, in the order of the mesh, are
/// `stride` apart. Axes of different meshes, and parts of axes, compare by this.
struct DeviceAxis {
  int64_t stride;
  int64_t size;

  bool operator==(const DeviceAxis &other) const {
    return stride == other.stride && size == other.size;
  }
  /// Whether a tensor cannot be split along both.
  bool overlaps(const DeviceAxis &other) const {
    return stride < other.stride * other.size &&
           other.stride < stride * size;
  }
};

/// The axes that split one dimension, from the major one to the minor one, each
/// of prime size.
struct DimSharding {
  llvm::SmallVector<DeviceAxis, 3> axes;
  /// Whether propagation may split the dimension further.
  bool isOpen = false;

  int64_t getCount() const;
};

/// The axes of each of `rank` dimensions. `valueIndex` selects from a tuple of
/// shardings; a sharding that is no tuple holds for all values.
mlir::FailureOr<llvm::SmallVector<DimSharding>>
getDimShardings(mlir::Operation *anchor, mlir::Attribute sharding,
                int64_t rank, unsigned valueIndex = 0);

/// The number of parts of each of `rank` dimensions. `valueIndex` selects from
/// a tuple of shardings; a sharding that is no tuple holds for all values.
mlir::FailureOr<llvm::SmallVector<int64_t>>
getShardCounts(mlir::Operation *anchor, mlir::Attribute sharding, int64_t rank,
               unsigned valueIndex = 0);

/// The number of parts of dimension `dim`, 1 if the sharding has fewer.
mlir::FailureOr<int64_t> getShardCount(mlir::Operation *anchor,
                                       mlir::Attribute sharding, unsigned dim);

/// The shape of the largest part, that is with sizes rounded up. Dynamic sizes
/// stay dynamic.
mlir::FailureOr<llvm::SmallVector<int64_t>>
getShardedShape(mlir::Operation *anchor, mlir::Attribute sharding,
                mlir::ShapedType type, unsigned valueIndex = 0);

} // namespace remat

#endif // REMAT_DIALECT_SHELLS_SHARDING_H
