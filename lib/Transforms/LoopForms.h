// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// The forms of pairs of loops: those that are worth a plan, and loops that are built in
/// some. Internal to this folder.

#ifndef REMAT_TRANSFORMS_LOOPFORMS_H
#define REMAT_TRANSFORMS_LOOPFORMS_H

#include "remat/Transforms/LoopPairs.h"
#include "remat/Transforms/Planning.h"

namespace remat {

/// What an iteration of these pairs may save: everything, what is worth its bytes at one
/// of at most five prices, ascending, and what policies say, those that save more first.
/// A price means the same to all pairs.
llvm::SmallVector<LoopSaving>
listSavings(llvm::MutableArrayRef<LoopPair> pairs, const CostModel &costs);

/// Whether the forward body holds loops that are pairs with those of the backward body.
bool hasInnerPairs(LoopPair &pair);

/// The forms that are tried for these pairs. Segments save memory and nothing else; they
/// are among them where it is tight.
llvm::SmallVector<LoopForm> listForms(llvm::MutableArrayRef<LoopPair> pairs,
                                      const CostModel &costs, bool isTight);

/// Builds the pairs anew in these forms. Where wide regions run in pieces, backward
/// bodies have got some that make forward values again.
llvm::Error buildForms(mlir::func::FuncOp function, const CostModel &costs,
                       llvm::ArrayRef<LoopForm> forms);

/// The same for the loops of the step itself, which tells from then on what they save and
/// what `keepAll` of those given is.
llvm::Error rebuildLoops(mlir::func::FuncOp function, const CostModel &costs,
                         llvm::ArrayRef<LoopForm> forms, size_t pairs,
                         const planner::Cost &keepAll);

} // namespace remat

#endif // REMAT_TRANSFORMS_LOOPFORMS_H
