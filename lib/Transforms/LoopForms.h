// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// The forms of pairs of loops that are worth a plan. Internal to LoopChoice.

#ifndef REMAT_TRANSFORMS_LOOPFORMS_H
#define REMAT_TRANSFORMS_LOOPFORMS_H

#include "remat/Transforms/LoopPairs.h"

namespace remat {

/// What an iteration of these pairs may save: everything, what is worth its bytes at one
/// of at most five prices, ascending, and what policies say, those that save more first.
/// A price means the same to all pairs.
llvm::SmallVector<LoopSaving>
listSavings(llvm::MutableArrayRef<LoopPair> pairs, const CostModel &costs);

/// The forms that are tried for these pairs. Segments save memory and nothing else; they
/// are among them where it is tight.
llvm::SmallVector<LoopForm> listForms(llvm::MutableArrayRef<LoopPair> pairs,
                                      const CostModel &costs, bool isTight);

} // namespace remat

#endif // REMAT_TRANSFORMS_LOOPFORMS_H
