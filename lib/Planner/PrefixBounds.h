// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// Bounds of the time that a plan has taken when it comes to an op.
///
/// What a plan does before the first run of op p is a plan of the step that
/// ends there, without results: the ops before p, and of recipes and members
/// those that can run by then. A result that is paired with an argument is
/// taken to need no bytes beside those; results that count from the start take
/// room all the time. So a bound of that step's time (`proveTimeBound`) holds.
///
/// Complexity: one bound of the time per base op, with a limit of their work.

#ifndef REMAT_PLANNER_PREFIXBOUNDS_H
#define REMAT_PLANNER_PREFIXBOUNDS_H

#include "remat/Planner/Problem.h"
#include <optional>

namespace remat::planner {

/// Per position (the number of ops before it): no plan in base order, without
/// copies to the host and within the budget, gets there in less.
std::vector<int64_t> boundPrefixes(const Problem &problem,
                                   std::optional<int64_t> budget);

} // namespace remat::planner

#endif // REMAT_PLANNER_PREFIXBOUNDS_H
