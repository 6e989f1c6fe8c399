// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// Bytes and work of one device. `annotateDeviceShapes` leaves what propagation
/// found as attributes; all else reads these, on the imported function as well as
/// on the kernels of a planned one.

#ifndef REMAT_ANALYSIS_SHARDEDSIZE_H
#define REMAT_ANALYSIS_SHARDEDSIZE_H

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/BuiltinAttributes.h"
#include "mlir/IR/Value.h"
#include <cstdint>

namespace remat {

/// Propagates shardings, if there are any, and writes `remat.device_shapes`,
/// `remat.device_parts` and `remat.reshard_bytes`. Reports shardings that do not
/// fit.
mlir::LogicalResult annotateDeviceShapes(mlir::func::FuncOp function);

/// The shape of one device's part; null for values that are whole everywhere.
mlir::DenseI64ArrayAttr getDeviceShape(mlir::Value value);

/// Writes the shapes of an op's results unless all are null.
void setDeviceShapes(mlir::Operation *op,
                     llvm::ArrayRef<mlir::DenseI64ArrayAttr> shapes,
                     mlir::TypeRange types);

/// Bytes that one device holds of `value`: the whole for unsharded values. The
/// type must have a static size (`computeTypeBytes`).
int64_t computeDeviceBytes(mlir::Value value);

/// The number of devices that do different parts of the op's work.
int64_t getDeviceParts(mlir::Operation *op);

/// Bytes on one device, while the op runs, of gathered operands and partial
/// results.
int64_t getReshardBytes(mlir::Operation *op);

} // namespace remat

#endif // REMAT_ANALYSIS_SHARDEDSIZE_H
