// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// `select_and_scatter` by elements of the result.

#ifndef REMAT_LIB_CONVERSION_SELECTION_H
#define REMAT_LIB_CONVERSION_SELECTION_H

#include "Lowering.h"
#include "remat/Dialect/StableHLO/Shapes.h"
#include "remat/Dialect/StableHLO/StableHLO.h"

namespace remat {

/// Whether `gatherSelected` takes the windows: they are small, and cut off
/// nothing where the operand begins.
bool canGatherSelected(llvm::ArrayRef<stablehlo::WindowDimension> window);

/// A parallel loop over elements. Each looks at the windows around it, in their
/// order, finds what they select, and takes the source where that is the
/// element itself: the bits of a loop over windows.
///
///   max pooling by windows of 2 and stride 2, at element i
///     r = init ; w = i / 2
///     if (select(x[2w], x[2w + 1]) is x[i]) r = scatter(r, source[w])
mlir::Value gatherSelected(ScalarBuilder &builder,
                           stablehlo::SelectAndScatterOp op,
                           mlir::Value operand, mlir::Value source,
                           mlir::Value init,
                           llvm::ArrayRef<stablehlo::WindowDimension> window,
                           ValueMapper captured);

} // namespace remat

#endif // REMAT_LIB_CONVERSION_SELECTION_H
