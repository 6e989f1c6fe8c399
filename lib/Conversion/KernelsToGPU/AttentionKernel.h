// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// The device function of `remat.attention`.
///
/// A block takes 64 rows of one batch, a warp 16 of them. Keys and values come by
/// shared memory, 64 at a time; both products are `mma.sync.m16n8k16`, with sums in
/// f32 in registers, where scores become weights without leaving them. Each row has
/// a running maximum; when it grows, the sums so far are scaled (Milakov and
/// Gimelshein, "Online normalizer calculation for softmax", 2018; Dao,
/// "FlashAttention-2", 2023). Nothing depends on the order in which blocks or
/// threads run.

#ifndef REMAT_LIB_CONVERSION_KERNELSTOGPU_ATTENTIONKERNEL_H
#define REMAT_LIB_CONVERSION_KERNELSTOGPU_ATTENTIONKERNEL_H

#include "AttentionTiles.h"

namespace remat {

/// Keys that a block takes at a time.
inline constexpr int64_t attentionKeys = 64;

/// What the kernel reads and writes, as memory of rank 1.
struct AttentionMemory {
  mlir::Value query, key, value;
  /// Null for what nobody reads.
  mlir::Value output, rowMaximum, rowSum;
};

/// The elementwise ops on scores, in linalg on tensors: a function of the other
/// inputs, the scores, the quotients of exponentials, and masks. Returns the logits
/// and what the product with the values reads, which is proportional to the quotients.
struct AttentionScores {
  mlir::func::FuncOp function;
  /// By argument; null for what is made in the kernel, and for what is not read.
  llvm::SmallVector<mlir::Value> memories;
  /// Numbers of arguments.
  unsigned scores = 0, quotients = 0;
  llvm::SmallVector<ScoreMask> masks;
};

/// Fills the function, which has `attentionThreads` threads and
/// `countAttentionBlocks` blocks, and declares its traffic.
void fillAttentionKernel(const AttentionPattern &pattern,
                         const AttentionMemory &memory,
                         const AttentionScores &scores,
                         mlir::gpu::GPUFuncOp function);

int64_t countAttentionBlocks(const AttentionPattern &pattern);

} // namespace remat

#endif // REMAT_LIB_CONVERSION_KERNELSTOGPU_ATTENTIONKERNEL_H
