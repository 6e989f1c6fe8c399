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

/// Two parallel loops. One over windows finds the place that each selects, in a byte. One
/// over elements looks at the windows around it, in their order, and takes the source where
/// that place is the element's own: the bits of a loop over windows.
///
///   max pooling by windows of 3 and stride 2, at element i
///     s[w] = place in 0..2 that select finds in x[2w], x[2w + 1], x[2w + 2]
///     r = init
///     for w in (i / 2 - 1, i / 2): if (s[w] == i - 2w) r = scatter(r, source[w])
mlir::Value gatherSelected(ScalarBuilder &builder,
                           stablehlo::SelectAndScatterOp op,
                           mlir::Value operand, mlir::Value source,
                           mlir::Value init,
                           llvm::ArrayRef<stablehlo::WindowDimension> window,
                           ValueMapper captured);

} // namespace remat

#endif // REMAT_LIB_CONVERSION_SELECTION_H
