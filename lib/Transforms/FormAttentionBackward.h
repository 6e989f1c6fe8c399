// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// The backward pass of one `remat.attention` as one op. Internal to
/// `--remat-form-attention`.

#ifndef REMAT_LIB_TRANSFORMS_FORMATTENTIONBACKWARD_H
#define REMAT_LIB_TRANSFORMS_FORMATTENTIONBACKWARD_H

#include "remat/Analysis/AttentionBackward.h"
#include "remat/Dialect/Remat/Attention.h"

namespace remat {

/// Makes `remat.attention_backward` of what is made of `powers`, the exponentials
/// that the backward pass of `attention` makes again. Changes nothing and says why in
/// `reason` where the backward pass is another one, or no kernel runs it.
bool formAttentionBackward(AttentionOp attention, stablehlo::ExpOp powers,
                           std::string &reason);

} // namespace remat

#endif // REMAT_LIB_TRANSFORMS_FORMATTENTIONBACKWARD_H
