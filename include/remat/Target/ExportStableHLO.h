// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// From a planned function back to plain StableHLO; see `remat-export-stablehlo`
/// in Passes.td and docs/decisions for the form of the barriers.

#ifndef REMAT_TARGET_EXPORTSTABLEHLO_H
#define REMAT_TARGET_EXPORTSTABLEHLO_H

#include "remat/Analysis/CostModel.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"

namespace remat {

struct ExportOptions {
  /// Updates are ordered behind the reads of their state even if nothing is
  /// recomputed.
  bool alwaysTieUpdates = false;
  /// Where ops are run again, `select_and_scatter` is expanded as the device's
  /// compiler would, with index tensors that cannot be made early.
  bool expandsSelections = false;
  /// Where ops are run again, splat constants of at least so many elements are made
  /// from scalars of their kernel's own, which barriers hold; 0: none.
  int64_t tiedSplatElements = 0;
  /// Element types (`bf16`) that the device's compiler has no slices of: loops carry
  /// stacks of them as integers of the same bits.
  llvm::StringSet<> typesWithoutSlices;
};

/// What the device's compiler needs.
ExportOptions makeExportOptions(const DeviceDescriptor &device);

/// Dissolves all remat ops of `function` and removes remat attributes from it.
mlir::LogicalResult exportStableHLO(mlir::func::FuncOp function,
                                    const ExportOptions &options = {});

} // namespace remat

#endif // REMAT_TARGET_EXPORTSTABLEHLO_H
