// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// First values of stacks that loops overwrite before anybody reads them. Text has to
/// begin a stack with something; a kernel that makes it need not run.
///
/// ```mlir
/// %zeros = stablehlo.broadcast_in_dim %zero, dims = [] : ... -> tensor<8x4xf32>
/// %r:2 = stablehlo.while(%i = %c0, %stack = %zeros) ...
///   // eight iterations, each of which writes another slice and reads none
/// ```

#ifndef REMAT_ANALYSIS_UNREADFILLS_H
#define REMAT_ANALYSIS_UNREADFILLS_H

#include "mlir/IR/Value.h"

namespace remat {

/// Whether every use of the value is the first one of a loop's stack, all slices of
/// which the loop writes, and none of which it reads.
bool isUnreadFill(mlir::Value value);

} // namespace remat

#endif // REMAT_ANALYSIS_UNREADFILLS_H
