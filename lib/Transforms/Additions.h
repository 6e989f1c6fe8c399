// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// What sums begin with, and regions that add.

#ifndef REMAT_TRANSFORMS_ADDITIONS_H
#define REMAT_TRANSFORMS_ADDITIONS_H

#include "mlir/IR/Block.h"
#include "mlir/IR/Value.h"

namespace remat {

/// Whether the value is a constant whose elements are all zero, and none of them -0: x + -0 is
/// x, and 0 for x + 0 where x is -0.
bool isZero(mlir::Value value);

/// Whether the region adds its second argument to the first, or the other way round, and does
/// nothing else.
bool isAddition(mlir::Block &body);

} // namespace remat

#endif // REMAT_TRANSFORMS_ADDITIONS_H
