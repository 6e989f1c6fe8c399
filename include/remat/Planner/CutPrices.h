// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// What to keep from the forward to the backward part where a byte has a price.
///
/// In straight code bytes are scarce where the peak is. What crosses from an iteration
/// of a forward loop to that of its backward loop takes bytes for all of the time
/// between, the same in every iteration and at no peak of its own: there a price says
/// what keeping is worth, and it means the same in loops of different sizes.
///
/// Objective: least (time to make again what is not kept) + price * (bytes kept) at the
/// turn. Guarantee: exact for plans that make each value again at most once and for the
/// relaxed costs of fused kernels. Complexity: one maximum flow per price. Source: the
/// partitioner of torch's AOTAutograd, with costs instead of bans.

#ifndef REMAT_PLANNER_CUTPRICES_H
#define REMAT_PLANNER_CUTPRICES_H

#include "remat/Planner/Decisions.h"

namespace remat::planner {

/// Prices in nanoseconds per MiB, ascending, of which each keeps fewer bytes than the
/// one before: 0, where time alone counts, and at most `most` others, spread over the
/// bytes. What the highest prices keep, which is what cannot be made again, is not among
/// them. Empty without ops on both sides of the turn.
std::vector<int64_t> listCutPrices(const Problem &problem, size_t most);

/// The best of that price, for `buildPlan`. Without ops on both sides of the turn, and
/// where times are too large to be scaled, everything is retained.
Decisions keepAtPrice(const Problem &problem, int64_t nsPerMiB);

} // namespace remat::planner

#endif // REMAT_PLANNER_CUTPRICES_H
