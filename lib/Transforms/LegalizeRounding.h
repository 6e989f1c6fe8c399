// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// Where compilers that compute in f32 have values of narrow floats. Internal.

#ifndef REMAT_LIB_TRANSFORMS_LEGALIZEROUNDING_H
#define REMAT_LIB_TRANSFORMS_LEGALIZEROUNDING_H

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "remat/Dialect/StableHLO/StableHLO.h"

namespace remat {

/// Repeated numbers of the narrow types become f32, rounded by each elementwise op that reads
/// them: where they are in memory, they are f32.
void widenNumbers(mlir::func::FuncOp function,
                  llvm::function_ref<bool(mlir::Type)> isNarrow);

/// Gives barriers a copy of the rounded result of a flat product, if others read it, too: it is
/// rounded as it is flat, and reshaped as f32, which the barrier's is rounded from again.
void copyForBarriers(stablehlo::ConvertOp rounded);

} // namespace remat

#endif // REMAT_LIB_TRANSFORMS_LEGALIZEROUNDING_H
