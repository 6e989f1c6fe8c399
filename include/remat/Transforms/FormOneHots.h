// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// One chosen element in each row, without tensors of all elements.

#ifndef REMAT_TRANSFORMS_FORMONEHOTS_H
#define REMAT_TRANSFORMS_FORMONEHOTS_H

#include "mlir/Dialect/Func/IR/FuncOps.h"

namespace remat {

/// Gathers of single elements, and scatters of single updates, whose indices count rows,
/// get the rows as batches, as the transforms below know them:
///
///   gather(%x, [arange(n), %label])     gather(%x, %label) with dimension 0 as a batch
///
/// Slices and windows of one element lose their dimensions. Loops and branches, too.
void batchIndices(mlir::func::FuncOp function);

/// A scatter that changes one element of each row of a filled tensor, as the gradient of
/// the label's log probability does, becomes elementwise: kernels that read it make it,
/// and nothing as wide as the vocabulary is filled, changed in place and read again.
/// Indices out of bounds meet no element, as in the scatter; bits are the same.
///
///   scatter(fill(0), %label, %u)     select(iota == %label, 0 + %u, 0)
///     by add, batches [0]        =>
///     : (8x50257, 8x1, 8)              : 8x50257
///
/// Loops and branches, too.
void formOneHots(mlir::func::FuncOp function);

/// A gather of one element of each row reads what elementwise ops make of others, which
/// then need not make all: the ops follow the gather. Their results have the same bits.
///
///   gather(subtract(%x, broadcast(%m)), %label)     subtract(gather(%x, %label), %m)
///
/// Loops and branches, too.
void sinkGathers(mlir::func::FuncOp function);

} // namespace remat

#endif // REMAT_TRANSFORMS_FORMONEHOTS_H
