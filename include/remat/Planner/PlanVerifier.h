// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// Judges a plan against a problem by the letter of `docs/formats.md`: slow,
/// obvious, and sharing no code with the simulator or any strategy.

#ifndef REMAT_PLANNER_PLANVERIFIER_H
#define REMAT_PLANNER_PLANVERIFIER_H

#include "remat/Planner/Plan.h"

namespace remat::planner {

/// Success if every step is legal, every base op runs first exactly once in
/// the plan's order, user policies are kept, results are live at the end, the
/// stated peak and time are what a replay gives to the unit, and the peak keeps
/// the plan's budget. The error names the step and the rule.
llvm::Error verifyPlan(const Problem &problem, const Plan &plan);

} // namespace remat::planner

#endif // REMAT_PLANNER_PLANVERIFIER_H
