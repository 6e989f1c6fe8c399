// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// Why a plan keeps a value or makes it again. All numbers are replays: the
/// plan itself, and the best plan found when the user's policy forces the
/// opposite choice.

#ifndef REMAT_PLANNER_EXPLANATION_H
#define REMAT_PLANNER_EXPLANATION_H

#include "remat/Planner/PlanArena.h"

namespace remat::planner {

/// A value by its number or its name. Fails if there is none or if several have
/// the name, naming them.
llvm::Expected<ValueId> findValue(const Problem &problem, llvm::StringRef text);

/// What the plan does with the value's storage, what it costs, what it frees at
/// the peak, and what the opposite would give. Plans once more.
llvm::Expected<std::string> explainValue(const Problem &problem, ValueId value,
                                         const Solution &solution,
                                         const Strategy &strategy,
                                         const Request &request);

} // namespace remat::planner

#endif // REMAT_PLANNER_EXPLANATION_H
