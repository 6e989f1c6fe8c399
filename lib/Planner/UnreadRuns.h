// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// First runs that nobody reads.
///
/// Objective: time. In base order every op runs where it stands, though a plan that
/// makes its values again later may drop them at once. Where runs may stand anywhere,
/// the first run is left out and the later one takes its place. Guarantee: never a
/// longer time or a higher peak. Complexity: O(steps and their reads) for each round;
/// a round is needed where what is left out was the only reader.

#ifndef REMAT_PLANNER_UNREADRUNS_H
#define REMAT_PLANNER_UNREADRUNS_H

#include "remat/Planner/Plan.h"

namespace remat::planner {

/// The plan without first runs that nobody reads before they run again, in free order;
/// false if it has none.
bool leaveOutUnreadRuns(const Problem &problem, Plan &plan);

} // namespace remat::planner

#endif // REMAT_PLANNER_UNREADRUNS_H
