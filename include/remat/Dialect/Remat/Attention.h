// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// `remat.attention` and `remat.attention_backward`, apart from the dialect's other
/// ops: few files know them.

#ifndef REMAT_DIALECT_REMAT_ATTENTION_H
#define REMAT_DIALECT_REMAT_ATTENTION_H

#include "remat/Dialect/Remat/Remat.h"
#include "remat/Interfaces/RematOpInterface.h"

#define GET_OP_CLASSES
#include "remat/Dialect/Remat/RematAttentionOps.h.inc"

namespace remat {

/// Replaces `remat.attention` and `remat.attention_backward` in `root` by their
/// bodies.
void dissolveAttentions(mlir::Operation *root);

} // namespace remat

#endif // REMAT_DIALECT_REMAT_ATTENTION_H
