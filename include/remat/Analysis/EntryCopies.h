// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// Copies that a compiler makes of donated arguments because nothing says that
/// all reads come before the update in place. XLA does so before it orders ops:
/// what counts are dependences. An exported module says it by barriers and has
/// no such copies (docs/decisions/0004-export-barriers.md); a module as it was
/// given has them.

#ifndef REMAT_ANALYSIS_ENTRYCOPIES_H
#define REMAT_ANALYSIS_ENTRYCOPIES_H

#include "remat/Planner/Simulator.h"

namespace remat {

/// Keep-all (without recipes, inlining or left-out outputs) where every donated
/// argument that an op reads without leading to the argument's update is copied
/// at the start, and the copy is read instead. The argument's own bytes are free
/// until its update, and so are those of results without a donated argument: at
/// the peak each holds the largest value that fits and has no place yet. O(donated arguments * ops).
llvm::Expected<planner::Replay>
replayWithEntryCopies(const planner::Problem &problem);

} // namespace remat

#endif // REMAT_ANALYSIS_ENTRYCOPIES_H
