// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// The arena of a plan, and plans whose arena keeps the budget.
///
/// The caller allocates the arguments; results that are paired with a donated
/// argument lie in it. Everything else that a plan allocates, workspaces and
/// the other results included, has an offset in one arena, and so has a donated
/// argument without a result, whose bytes are free once it is dropped. So a step
/// needs the bytes of its other arguments and the arena's height: that is what
/// the tools promise. It exceeds the plan's peak (`Cost::peakBytes`) by the
/// arena's fragmentation. In the binaries that we make the caller allocates all
/// arguments: their problems donate none without a result.

#ifndef REMAT_PLANNER_PLANARENA_H
#define REMAT_PLANNER_PLANARENA_H

#include "remat/Planner/Arena.h"
#include "remat/Planner/Strategy.h"

namespace remat::planner {

struct PlanArena {
  /// One buffer per storage and stretch of its life, `ROOT@TIME` (times as in
  /// `Allocation`); `workspace@TIME` for the workspace of a kernel. In-place
  /// takeovers are one buffer.
  ArenaTable table;
  ArenaLayout layout;
  /// Of the arguments that are not in the arena.
  int64_t argumentBytes = 0;

  /// `Request::appraise` of the plan.
  std::optional<int64_t> appraisedBytes;

  int64_t getPromisedBytes() const {
    return appraisedBytes.value_or(argumentBytes + layout.height);
  }
};

/// What the plan's arena must hold, and the bytes of the arguments; the layout
/// is empty.
llvm::Expected<PlanArena> collectLifetimes(const Problem &problem,
                                           const Plan &plan);

/// Lays the plan's arena out, as low as a moderate search can; if that is above
/// `budgetBytes`, a longer search tries to keep it. With many buffers the first
/// layout within the budget will do. Ends at the deadline with the best so
/// far.
llvm::Expected<PlanArena> layOutPlan(const Problem &problem, const Plan &plan,
                                     std::optional<int64_t> budgetBytes,
                                     const Deadline &deadline = {});

/// A solution whose arguments and arena together keep the budget.
struct PlacedSolution : Solution {
  PlanArena arena;
};

/// Like `solve`, and the budget is kept by the arena: where it is exceeded, the
/// problem is planned again for as many bytes less, from the plan found before,
/// a few times. Without limits of time and work, plans of `auto` that take over 25 %
/// more time than the bound are sought again from themselves, and compared with that of
/// the lowest peak.
///
/// With `Request::appraise` the appraised bytes take the arena's place. Since no
/// search minimizes these, the lowest peak and budgets near to it are asked for
/// by several plans and, for the strategy `auto`, by fixed policies too: `min` is
/// never above a budget that is accepted (AppraisedSearch.h).
llvm::Expected<PlacedSolution> solveWithArena(const Problem &problem,
                                              const Strategy &strategy,
                                              const Request &request);

/// As `solveWithArena`. Without limits of time and work, `auto` searches problems of at
/// most 64 kernels from four seeds where plans stay far from the bound, and problems of at
/// most 128 by more states where they still do, before it refuses their budget and
/// below their lowest peak, which is the lowest from four seeds.
llvm::Expected<PlacedSolution> solveFromSeeds(const Problem &problem,
                                              const Strategy &strategy,
                                              const Request &request);

/// `BudgetInfeasible` where the least that plans are appraised at is above the budget.
llvm::Error makeAppraisedMiss(int64_t budgetBytes, const Floor &floor,
                              int64_t lowestBytes);

} // namespace remat::planner

#endif // REMAT_PLANNER_PLANARENA_H
