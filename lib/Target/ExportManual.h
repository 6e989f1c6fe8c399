// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// The last step of the StableHLO export of programs with shard_map.

#ifndef REMAT_LIB_TARGET_EXPORTMANUAL_H
#define REMAT_LIB_TARGET_EXPORTMANUAL_H

#include "mlir/Dialect/Func/IR/FuncOps.h"

namespace remat {

/// Puts what computes on one device's parts into `sdy.manual_computation` ops
/// again, in the function's order of ops, and removes `remat.localize` and
/// `remat.globalize`. Kernels are dissolved already.
mlir::LogicalResult restoreManualComputations(mlir::func::FuncOp function);

} // namespace remat

#endif // REMAT_LIB_TARGET_EXPORTMANUAL_H
