// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// Moves that may lower a plan's peak: which storages lie idle there, and what
/// can be decided about them. Internal.

#ifndef REMAT_PLANNER_PEAKMOVES_H
#define REMAT_PLANNER_PEAKMOVES_H

#include "Evaluator.h"
#include "llvm/ADT/STLFunctionalExtras.h"

namespace remat::planner {

/// One change of the decisions about a storage.
struct Move {
  ValueId root = -1;
  Choice choice = Choice::Retain;
  /// Where the gap begins; -1 for the default.
  OpId gapStart = -1;
  int64_t bytes = 0;
  /// Estimate of the extra time.
  double cost = 0;
};

/// Moves for storages that are live and untouched at the candidate's peak,
/// cheapest per byte first.
std::vector<Move> findPeakMoves(const ProblemIndex &index,
                                const Candidate &candidate);

/// Moves that together bring all steps of the candidate to `level` if nothing
/// else changed, without those refused.
std::vector<Move>
findExcessMoves(const ProblemIndex &index, const Candidate &candidate,
                int64_t level,
                llvm::function_ref<bool(const Move &)> isRefused);

void applyMove(Decisions &decisions, const Move &move);

/// Time to make the storage again from live inputs.
int64_t remakeTime(const ProblemIndex &index, ValueId root);

} // namespace remat::planner

#endif // REMAT_PLANNER_PEAKMOVES_H
