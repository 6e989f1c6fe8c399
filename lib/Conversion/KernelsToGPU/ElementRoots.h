// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// What the functions of a kernel of elements make, and what that is made of.

#ifndef REMAT_LIB_CONVERSION_ELEMENTROOTS_H
#define REMAT_LIB_CONVERSION_ELEMENTROOTS_H

#include "mlir/Dialect/Linalg/IR/Linalg.h"

namespace remat {

/// A result of the kernel, or, numbered behind them, a partial one that lies in
/// the workspace until the kernel's next function combines it.
struct Root {
  mlir::Value tensor;
  unsigned number;
  /// Results that the loops of a partial one write, with their numbers.
  llvm::SmallVector<std::pair<mlir::Value, unsigned>> beside;

  llvm::ArrayRef<int64_t> getShape() const {
    return mlir::cast<mlir::RankedTensorType>(tensor.getType()).getShape();
  }
};

/// Whether a reduction for which `isSuch` holds is among the ops that lead to
/// `tensor`, and not known.
bool hasReduction(mlir::Value tensor, llvm::ArrayRef<Root> known,
                  llvm::function_ref<bool(mlir::linalg::LinalgOp)> isSuch);

/// Whether `tensor` is made of one of the others.
bool dependsOn(mlir::Value tensor, llvm::ArrayRef<Root> others);

/// Whether `op` reduces the columns of what it reads to a result of this shape:
/// the neighbours of an element are made of neighbours, row by row.
bool isSumOfColumns(mlir::linalg::LinalgOp op, llvm::ArrayRef<int64_t> shape);

/// The reduction that adds up what `partial` is a sum of: that of the threads, where a block
/// makes it.
mlir::Operation *findTermSum(mlir::Value partial);

/// Moves results to the sums of columns that add them, or what is made of them,
/// element by element: the loops of the sum write them, and they are neither
/// read again nor made twice. Results of the same shape come with them. Only
/// those for which `canMove` holds, and no sum that has few threads.
void moveBeside(llvm::MutableArrayRef<Root> partials,
                std::vector<Root> &results,
                llvm::function_ref<bool(unsigned)> canMove);

} // namespace remat

#endif // REMAT_LIB_CONVERSION_ELEMENTROOTS_H
