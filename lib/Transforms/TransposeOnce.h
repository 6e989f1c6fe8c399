// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// Transposes of what libraries read, shared by those that read the same.

#ifndef REMAT_LIB_TRANSFORMS_TRANSPOSEONCE_H
#define REMAT_LIB_TRANSFORMS_TRANSPOSEONCE_H

#include "remat/Dialect/StableHLO/StableHLO.h"

namespace remat {

/// `value` with its dimensions in this order: a transpose of the block that stands in front of
/// `reader` already, or a new one there.
inline mlir::Value transposeOnce(mlir::Operation *reader, mlir::Value value,
                                 llvm::ArrayRef<int64_t> order) {
  for (mlir::Operation *user : value.getUsers())
    if (auto known = llvm::dyn_cast<stablehlo::TransposeOp>(user);
        known && known.getPermutation() == order &&
        known->getBlock() == reader->getBlock() && known->isBeforeInBlock(reader))
      return known;
  mlir::OpBuilder builder(reader);
  return stablehlo::TransposeOp::create(builder, reader->getLoc(), value, order);
}

} // namespace remat

#endif // REMAT_LIB_TRANSFORMS_TRANSPOSEONCE_H
