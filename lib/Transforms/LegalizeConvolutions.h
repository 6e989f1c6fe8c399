// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// Convolutions as compilers run them that have no groups of batches: the gradients of
/// filters of depthwise and grouped convolutions. Internal to Legalize.

#ifndef REMAT_LIB_TRANSFORMS_LEGALIZECONVOLUTIONS_H
#define REMAT_LIB_TRANSFORMS_LEGALIZECONVOLUTIONS_H

#include "mlir/Dialect/Func/IR/FuncOps.h"

namespace remat {

/// Replaces every `convolution` with batch groups by one without. Where groups are of one
/// sample and one output feature it is that of all samples with all features, of which a
/// sum takes the diagonal; else groups are one more spatial dimension.
void expandBatchGroups(mlir::func::FuncOp function);

} // namespace remat

#endif // REMAT_LIB_TRANSFORMS_LEGALIZECONVOLUTIONS_H
