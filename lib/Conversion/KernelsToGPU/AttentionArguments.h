// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// What kernels of attention make in ways of their own of the elementwise ops on scores:
/// arguments of a function of these, in StableHLO, instead of ops.

#ifndef REMAT_LIB_CONVERSION_KERNELSTOGPU_ATTENTIONARGUMENTS_H
#define REMAT_LIB_CONVERSION_KERNELSTOGPU_ATTENTIONARGUMENTS_H

#include "mlir/Dialect/Func/IR/FuncOps.h"

namespace remat {

/// An argument that says which columns count: up to the row's number plus `last`.
struct ScoreMask {
  unsigned argument;
  int64_t last;
};

/// A value that is the same for all columns of a row: an argument, and the result of the
/// function that it is, or the sum of the row itself.
struct RowValue {
  unsigned argument;
  std::optional<unsigned> result;
};

/// In memory, a row has so many f32 for them: chunks of 16 bytes.
int64_t getStride(llvm::ArrayRef<RowValue> values);

/// A product of 16 bits that all ops convert to f32 becomes one of f32.
void keepInF32(mlir::func::FuncOp function, unsigned product);

/// Makes arguments of the predicates of causal masks. Of values that elementwise ops make
/// of `logits`, or it of them: other orders of dimensions are left alone.
llvm::SmallVector<ScoreMask> takeMasks(mlir::func::FuncOp function, mlir::Value logits);

/// Makes arguments of what such values read that is the same for all columns of a row, and
/// of the rows' sums if they are read elsewhere.
llvm::SmallVector<RowValue> takeRowValues(mlir::func::FuncOp function,
                                          mlir::Value logits, unsigned rowSums);

/// Whether a result of the function depends on an argument.
bool dependsOn(mlir::func::FuncOp function, unsigned result, unsigned argument);

} // namespace remat

#endif // REMAT_LIB_CONVERSION_KERNELSTOGPU_ATTENTIONARGUMENTS_H
