// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// The order in which results go to the memory donated to them, where they are not
/// written there. A step that returns donated arguments as other results than theirs,
/// `(b, c, a)` of `(a, b, c)`, moves along chains and cycles: memory is written when
/// nothing is left to read of it, and of each cycle one result waits elsewhere. This is
/// the sequentialization of a parallel copy (Boissinot et al., Revisiting Out-of-SSA
/// Translation, 2009); it needs the least memory beside that of the arguments.

#ifndef REMAT_ANALYSIS_RESULTMOVES_H
#define REMAT_ANALYSIS_RESULTMOVES_H

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/SmallVector.h"
#include <optional>

namespace remat {

struct ResultMove {
  /// Index of the result.
  unsigned result;
  /// The argument in whose memory it is; none: elsewhere.
  std::optional<unsigned> source;
  /// The argument to whose memory it goes.
  unsigned target;
  /// It is copied elsewhere when its turn comes, and from there when all others are done.
  bool waitsElsewhere = false;
};

/// The moves in an order that overwrites nothing too early, each target at most once;
/// otherwise as they are given. Quadratic in their number in the worst case.
llvm::SmallVector<ResultMove>
orderResultMoves(llvm::ArrayRef<ResultMove> moves);

} // namespace remat

#endif // REMAT_ANALYSIS_RESULTMOVES_H
