// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// Batches of products in the order in which a library goes through them.

#ifndef REMAT_TRANSFORMS_ORDERBATCHES_H
#define REMAT_TRANSFORMS_ORDERBATCHES_H

#include "mlir/Dialect/Func/IR/FuncOps.h"

namespace remat {

/// A library multiplies batches that lie behind each other in one call, and those that lie
/// between others, as heads of attention between positions, in one for each of the others.
/// Where products of f32 would be many short calls, such factors are transposed: batches
/// first. Products of the same factor share its transpose. An element is the same sum.
///
///   dot_general %q, %k, batching [0, 2] x [0, 2]   =>   %t = transpose %q, [0, 2, 1, 3]
///                                                       dot_general %t, %u, [0, 1] x [0, 1]
void orderBatches(mlir::func::FuncOp function);

} // namespace remat

#endif // REMAT_TRANSFORMS_ORDERBATCHES_H
