// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// Bytes of a value on one device.

#ifndef REMAT_ANALYSIS_SHARDEDSIZE_H
#define REMAT_ANALYSIS_SHARDEDSIZE_H

#include "mlir/IR/Value.h"
#include <cstdint>

namespace remat {

/// Name of the attribute by which sharding propagation leaves the shape of one
/// device's part on an op: an array with one `array<i64>` per result.
inline constexpr llvm::StringLiteral deviceShapesAttrName =
    "remat.device_shapes";

/// Bytes that one device holds of `value`: the whole for unsharded values. The
/// type must have a static size (`computeTypeBytes`).
int64_t computeDeviceBytes(mlir::Value value);

} // namespace remat

#endif // REMAT_ANALYSIS_SHARDEDSIZE_H
