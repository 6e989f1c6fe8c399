// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// Places large buffers in the order of their births by beam search.
///
/// Objective: offsets of some buffers within a capacity. No guarantee; it
/// proves nothing. Training steps have long chains of large buffers that are
/// born and die in turn (sums of gradients, workspaces), few at a time: greedy
/// orders spoil a gap that a later buffer of the chain needs, which a beam that
/// goes along the time sees soon. Method: a state is where the buffers of a
/// moment lie; the next one born goes to either end of any gap; equal states
/// are merged, and those whose gaps are in the fewest pieces, now and after the
/// next deaths, are kept (beam search: Lowerre 1976). Complexity: O(n w k log
/// (w k)) for n buffers, w states, k buffers live at once. Deterministic.

#ifndef REMAT_PLANNER_ARENABEAM_H
#define REMAT_PLANNER_ARENABEAM_H

#include "remat/Planner/Arena.h"

namespace remat::planner {

/// The heights below which the chosen buffers could lie: for each the least
/// that a rise and fall over time (the lowest such curve above their live
/// bytes) reaches during its life, risen so much time earlier and fallen so
/// much later
/// (`margin`). What lies above stays free for smaller buffers that live long.
std::vector<int64_t> computeBeamHeights(llvm::ArrayRef<ArenaBuffer> buffers,
                                        llvm::ArrayRef<int32_t> chosen,
                                        int64_t margin);

/// Offsets of all buffers, -1 for those that are not among the chosen; none if
/// no state of the beam keeps each chosen buffer below its height. Buffers that
/// shrink keep their size here.
std::optional<std::vector<int64_t>>
placeByBeam(llvm::ArrayRef<ArenaBuffer> buffers, llvm::ArrayRef<int32_t> chosen,
            llvm::ArrayRef<int64_t> heights, size_t width);

} // namespace remat::planner

#endif // REMAT_PLANNER_ARENABEAM_H
