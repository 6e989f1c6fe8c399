// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// The device functions of `remat.attention_backward`.
///
/// The first has the sum of each row, and leaves in the workspace what all columns of a row
/// read: a block takes 64 queries of one batch, and goes through the keys, or through the
/// features of what attention returned and of its gradient, whose sum it is too. The second
/// goes through the keys for the queries' gradients. Others have those of keys and values: a block takes 64 keys and
/// goes through the queries, with scores and gradients of weights transposed. So each
/// sum is one thread's, and nothing depends on the order in which blocks or threads run;
/// scores are made three times instead of once, as if blocks added to the queries'
/// gradients by turns (Dao, "FlashAttention-2", 2023, section 3.1). Gradients of keys
/// and of values have a function each where both do not fit in a thread's registers.

#ifndef REMAT_LIB_CONVERSION_KERNELSTOGPU_ATTENTIONBACKWARDKERNEL_H
#define REMAT_LIB_CONVERSION_KERNELSTOGPU_ATTENTIONBACKWARDKERNEL_H

#include "AttentionTiles.h"
#include "remat/Analysis/AttentionBackward.h"

namespace remat {

/// What a thread needs to make a tile of weights and of gradients of scores.
struct AttentionElements {
  /// In linalg on tensors: a function of the op's inputs, the sums of rows, the scores,
  /// the gradients of weights, masks and values of rows. Returns what the products with
  /// keys, queries and gradients of the output read (`AttentionBackward::getGradients`),
  /// what is summed in rows, or else what sums of the output times its gradient are
  /// multiplied by, and values of rows.
  mlir::func::FuncOp function;
  /// By argument; null for what is made in the kernel, and for what is not read.
  llvm::SmallVector<mlir::Value> memories;
  /// Numbers of arguments.
  unsigned rowSums = 0, scores = 0, weightGradients = 0;
  llvm::SmallVector<ScoreMask> masks;
  llvm::SmallVector<RowValue> rowValues;
  /// What attention returned, if it is what is summed; its tensor is the op's operand.
  std::optional<AttentionOperand> output;
};

/// The results of one device function: sums of rows, gradients of queries, or those of
/// keys, of values or of both.
struct AttentionGradients {
  /// Numbers of results of `AttentionElements::function`.
  llvm::SmallVector<unsigned> results;

  static constexpr unsigned ofQueries = 0, ofKeys = 1, ofValues = 2, ofRows = 3;
  bool areRowSums() const { return results.front() == ofRows; }
  bool isByQueries() const { return areRowSums() || results.front() == ofQueries; }
};

/// Those of the device functions, one after the other, for results that are read.
llvm::SmallVector<AttentionGradients>
planAttentionBackward(const AttentionBackward &pattern,
                      llvm::ArrayRef<mlir::Value> results);

int64_t countAttentionBlocks(const AttentionBackward &pattern,
                             const AttentionGradients &gradients);

/// Fills a function of `attentionThreads` threads and `countAttentionBlocks` blocks, and
/// declares its traffic. `findMemory` gives memory of rank 1 for what the pattern reads;
/// `results` has that of all gradients and of values of rows, which are f32.
void fillAttentionBackwardKernel(
    const AttentionBackward &pattern, const AttentionGradients &gradients,
    llvm::function_ref<mlir::Value(mlir::Value)> findMemory,
    llvm::ArrayRef<mlir::Value> results, const AttentionElements &elements,
    mlir::gpu::GPUFuncOp function);

} // namespace remat

#endif // REMAT_LIB_CONVERSION_KERNELSTOGPU_ATTENTIONBACKWARDKERNEL_H
