// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// Attention as one op, for devices that have a kernel for it.

#ifndef REMAT_TRANSFORMS_FORMATTENTION_H
#define REMAT_TRANSFORMS_FORMATTENTION_H

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "remat/Analysis/CostModel.h"

namespace remat {

/// Makes `remat.attention` of each attention (AttentionPattern.h) for which the
/// device has a kernel, if the step that keeps everything is estimated to take less
/// time with it, or much less memory for hardly more time; all of equal shapes, or
/// none. Returns their number.
///
/// Scores and probabilities that others read, the backward pass, are made again in
/// front of them, from queries, keys and the op's row statistics. Where the forward
/// pass reads them besides, nothing is changed. A backward pass whose gradients
/// of scores nobody else reads (AttentionBackward.h) becomes `remat.attention_backward`
/// by the same measure.
///
/// Where attention is found only without dimensions of size one (DropUnitDims.h), the
/// step loses these, if one is formed.
///
/// In loops the same is done to single bodies, and to both bodies of a pair (LoopPairs.h)
/// as one program: what the backward body needs of attention then is stacks of its operands,
/// its result and row statistics.
///
/// The choice follows from the step and the device alone, never from a budget: the
/// kernel sums in another order than the ops do, and bits must not depend on what is
/// saved. Remarks (`Attention`) tell what was found, and why not.
int64_t formAttention(mlir::func::FuncOp function, const CostModel &costs,
                      const TrainingGraphOptions &options = {});

} // namespace remat

#endif // REMAT_TRANSFORMS_FORMATTENTION_H
