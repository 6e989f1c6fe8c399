// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// Fewer residuals between the branches of a step and their backward passes.

#ifndef REMAT_TRANSFORMS_BRANCHRESIDUALS_H
#define REMAT_TRANSFORMS_BRANCHRESIDUALS_H

#include "mlir/IR/Block.h"

namespace remat {

/// Differentiating `lax.cond` gives a forward `case` that returns all residuals of all
/// branches, and a backward one of the same index that reads them. Of what only such
/// later branches read, the forward one returns no more than they need:
///
/// - A value from around the branches is read where it is.
/// - What elementwise ops, broadcasts and movement make of values that are returned
///   anyway is made again in the backward branch, and so is all of it where the values
///   that it is made of are fewer bytes.
/// - What is left of each branch shares results of the same type with the others.
///
///   %r:3 = case %i ({ %d = dot %x, %w          =>  %r:2 = case %i ({ ...
///                     %t = tanh %d                                   return %y, %d })
///                     return %y, %d, %t })
///   case %i ({ f(%r#1, %r#2) })                    case %i ({ f(%r#1, tanh %r#1) })
///
/// All ops are those of the branch that is taken, so that results have the same bits.
/// Branches are not looked into for branches in them. True if anything changed; quadratic
/// in the ops of a branch in the worst case.
bool shareBranchResiduals(mlir::Block &block);

} // namespace remat

#endif // REMAT_TRANSFORMS_BRANCHRESIDUALS_H
