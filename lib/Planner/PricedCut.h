// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// The time-priced cut: a byte has a price at each position of the base order,
/// keeping a value costs the prices over its gap. Prices follow the overrun of
/// the replayed plan: they rise where the budget is exceeded and fall where
/// there is room, in steps that shrink (subgradient method).
///
/// Objective: decisions whose true peak keeps the budget, at little time.
/// Guarantee: none, every iterate is replayed. Complexity: one flow and one
/// replay per update. Internal.

#ifndef REMAT_PLANNER_PRICEDCUT_H
#define REMAT_PLANNER_PRICEDCUT_H

#include "CutSeeds.h"

namespace remat::planner {

/// The iterates in the order in which they were found. `price` is a first guess
/// of nanoseconds per byte, such as a slope of the hull.
std::vector<Decisions> computePricedCuts(const RelaxedCosts &costs,
                                         const ProblemIndex &index,
                                         OpId moment, int64_t budget,
                                         double price, size_t updates);

} // namespace remat::planner

#endif // REMAT_PLANNER_PRICEDCUT_H
