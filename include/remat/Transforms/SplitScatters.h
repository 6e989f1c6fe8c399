// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// Sums of many updates of few places, in parts.

#ifndef REMAT_TRANSFORMS_SPLITSCATTERS_H
#define REMAT_TRANSFORMS_SPLITSCATTERS_H

#include "mlir/Dialect/Func/IR/FuncOps.h"

namespace remat {

/// A scatter that adds is taken apart where it has 64 updates and more for each place and a
/// GPU is estimated to take long, as it adds up those of a place one after the other: equal
/// parts of the updates, in their order, are batches, each is added to zeros of its own, and
/// a sum of all parts, in order, is added to the input. Indices stay as they are, so that
/// those out of bounds stay so. A place gets about 16 updates of a part; the parts together
/// have at most a quarter of the updates' elements.
///
///   scatter(%x, %at, %u)                 %p = scatter(zeros, reshape %at, reshape %u)
///     by add                                    by add, batches [0]
///     : (256x128, 131072x1,       =>              : (32x256x128, 32x4096x1, 32x4096x128)
///        131072x128)                     %x + (sum of %p over dimension 0)
///
/// Sums of floats get another order, the same in all plans: of 16 bits, which are rounded at
/// each update, with fewer roundings. What has no fitting divisor stays, as do scatters of
/// several tensors, in batches, with windows that are moved, and sharded ones. Loops and
/// branches, too.
void splitScatters(mlir::func::FuncOp function);

} // namespace remat

#endif // REMAT_TRANSFORMS_SPLITSCATTERS_H
