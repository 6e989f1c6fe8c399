// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// Floor and time bound from relaxed costs that the caller has: who wants both makes the
/// costs once, which on large problems takes longer than what is made of them. The
/// answers are those of the functions that take a problem. Internal.

#ifndef REMAT_PLANNER_SHAREDCOSTS_H
#define REMAT_PLANNER_SHAREDCOSTS_H

#include "RelaxedCosts.h"
#include "remat/Planner/Strategy.h"

namespace remat::planner {

/// `costs` are those of the base order.
Floor computeFloor(const RelaxedCosts &costs);

/// A bound for the order of `costs`.
TimeBoundProof proveTimeBound(const RelaxedCosts &costs,
                              std::optional<int64_t> budget,
                              const BoundLimits &limits = {});

} // namespace remat::planner

#endif // REMAT_PLANNER_SHAREDCOSTS_H
