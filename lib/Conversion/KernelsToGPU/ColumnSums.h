// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// Sums of columns by blocks: threads of a block that have the same columns take rows of
/// their own, and the block adds up what they have in shared memory, so that few partial
/// results are left for the next function:
///
///   sum over [n] of x[n, c]
///     ->  t[p, g, c] = sum over [k] of x'[p, g, k, c]     a thread of a block each
///         b[p, c] = sum over [g] of t[p, g, c]            the block
///         sum over [p] of b[p, c]                         the same again, if it is long
///
/// Whatever is combined like sums is meant. What is done depends on the shape of the
/// reduction alone, so that it has the same bits in every kernel.

#ifndef REMAT_LIB_CONVERSION_COLUMNSUMS_H
#define REMAT_LIB_CONVERSION_COLUMNSUMS_H

#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "remat/Analysis/ReductionForm.h"

namespace remat {

/// On what a block makes: the threads that share its columns.
inline constexpr llvm::StringLiteral blockSumAttrName = "block_sum";

/// What the threads of a block make for `sum`, a tensor with one dimension more; null where
/// no block does.
mlir::linalg::GenericOp findThreadSums(mlir::Value sum);

/// The threads of a block that share the columns of `sum`; 1 where no block does.
int64_t getBlockSumThreads(mlir::Value sum);

/// The dimension of the thread in what the threads make.
unsigned getThreadDimension(mlir::linalg::GenericOp threadSums);

/// The number that the block's sums begin with.
mlir::TypedAttr getBlockSumInit(mlir::Value sum);

/// The op as the cost model knows it; its loops are those of its operands.
ReductionForm describeReduction(mlir::linalg::GenericOp op);

/// Elements that a thread takes together, as an access of 16 bytes has them: of the widest
/// type among `types` with as many elements as `shape`, and of `leastBytes`; they divide
/// the last dimension.
int64_t chooseTogether(mlir::TypeRange types, llvm::ArrayRef<int64_t> shape,
                       int64_t leastBytes);

/// A tensor of the number that changes nothing in the reduction.
mlir::Value createNeutral(mlir::OpBuilder &builder, mlir::linalg::GenericOp op,
                          llvm::ArrayRef<int64_t> shape);

/// What combines `parts` of the reduction over their dimensions from `first` to `end`,
/// beginning with `init`.
mlir::linalg::GenericOp combineParts(mlir::OpBuilder &builder,
                                     mlir::linalg::GenericOp op, mlir::Value parts,
                                     unsigned first, unsigned end, mlir::Value init);

/// Takes the reduction apart; the reductions that are left, none of which is a block's. Null
/// where it is none of columns, too short, or done by enough threads already.
std::optional<llvm::SmallVector<mlir::linalg::GenericOp>>
splitColumnSums(mlir::linalg::GenericOp op);

} // namespace remat

#endif // REMAT_LIB_CONVERSION_COLUMNSUMS_H
