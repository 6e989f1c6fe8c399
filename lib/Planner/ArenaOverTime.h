// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// Layouts of an arena as an allocator would make them that sees one buffer after the
/// other: first fit and best fit over time.
///
/// Objective: a low layout of very many buffers, for which conflicts are too many to be
/// listed. No guarantee on its height. First fit is within a factor of the logarithm of
/// the largest over the smallest size (Robson, "Worst case fragmentation of first fit and
/// best fit storage allocation strategies", 1977).

#ifndef REMAT_PLANNER_ARENAOVERTIME_H
#define REMAT_PLANNER_ARENAOVERTIME_H

#include "ArenaGreedy.h"

namespace remat::planner {

/// From the first birth on, or from the last death back. Backwards, what buffers give
/// back while they live is not used.
enum class TimeDirection { Forward, Backward };

/// Offsets when each buffer is placed at its birth (backwards: its death) in a gap between
/// those that live then. O(n log n), but for gaps of about the same size, of which the
/// first few are looked at.
std::vector<int64_t> placeOverTime(llvm::ArrayRef<ArenaBuffer> buffers,
                                   TimeDirection direction, GapRule rule);

} // namespace remat::planner

#endif // REMAT_PLANNER_ARENAOVERTIME_H
