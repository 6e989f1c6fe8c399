// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// Infers how the devices share every value of a function from the shardings
/// that are annotated: on arguments, results, constraints and other ops, in the
/// forms that Sharding.h reads.
///
/// Objective: the sharding that XLA's partitioner (Shardy) arrives at, so that
/// bytes per device are those that it allocates. Nothing depends on it but byte
/// counts and times; the program keeps its annotations and stays as it is.
///
/// Guarantee: annotated values keep their sharding; dimensions annotated as
/// closed are never split further; no axis splits a tensor twice; the result
/// depends on the program alone. docs/sharding.md tells the rules for conflicts.
///
/// Complexity: each sweep is linear in the ops, and each sweep but the last
/// splits a dimension further; in practice there are fewer than ten.
///
/// Source: GSPMD (Xu et al., 2021, section 3.5) and Shardy's factors with its
/// choice of the larger tensor. Not followed: user priorities (`p1`), sharding
/// groups, and propagation barriers other than by stopping there.

#ifndef REMAT_ANALYSIS_SHARDINGPROPAGATION_H
#define REMAT_ANALYSIS_SHARDINGPROPAGATION_H

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "remat/Dialect/Shells/Sharding.h"
#include "llvm/ADT/DenseMap.h"

namespace remat {

/// How the devices share an op's work.
struct SharedWork {
  /// The number of devices that do different parts of it.
  int64_t parts = 1;
  /// Bytes, on one device, of operands that are gathered or exchanged before the
  /// op and of partial results that are combined behind it.
  int64_t reshardBytes = 0;
};

struct Shardings {
  /// Values that are split; all others are whole on every device.
  llvm::DenseMap<mlir::Value, llvm::SmallVector<DimSharding>> values;
  llvm::DenseMap<mlir::Operation *, SharedWork> work;

  /// The shape of one device's part; the whole shape of other values.
  llvm::SmallVector<int64_t> getDeviceShape(mlir::Value value) const;
};

/// Whether anything in the function carries a sharding.
bool hasShardings(mlir::func::FuncOp function);

/// Shapes must be static. Emits an error on shardings that do not fit.
mlir::FailureOr<Shardings> propagateShardings(mlir::func::FuncOp function);

} // namespace remat

#endif // REMAT_ANALYSIS_SHARDINGPROPAGATION_H
