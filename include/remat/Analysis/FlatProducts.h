// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// Products of tensors of more than two dimensions as XLA computes them: of matrices,
/// between views (xla/hlo/transforms/expanders/dot_decomposer.cc). A view is part of
/// the kernel in front of it or behind it, which then works in other dimensions than
/// those it reads or writes, and writes over nothing that it reads.

#ifndef REMAT_ANALYSIS_FLATPRODUCTS_H
#define REMAT_ANALYSIS_FLATPRODUCTS_H

#include "remat/Analysis/TrainingGraph.h"
#include "llvm/ADT/BitVector.h"

namespace remat {

/// Whether the user is a product that reads the operand with fewer dimensions than it
/// has.
bool readsFlattened(mlir::OpOperand &use);

/// Whether the op is a product that is made with fewer dimensions than its result has.
bool isFlatProduct(mlir::Operation *op);

/// Whether the op is such a product with a dimension of one element between others: XLA lays
/// its result out with that in front, and library kernels, which want dimensions in their
/// order, read a copy.
bool isLaidOutAnew(mlir::Operation *op);

/// Per op: whether its result is made with fewer dimensions than it has. These are such
/// products, and elementwise ops that read nothing but them, and numbers, if nobody
/// else reads what they read: views move behind these
/// (xla/hlo/transforms/simplifiers/reshape_mover.cc).
llvm::BitVector findFlatOps(const TrainingGraph &graph);

} // namespace remat

#endif // REMAT_ANALYSIS_FLATPRODUCTS_H
