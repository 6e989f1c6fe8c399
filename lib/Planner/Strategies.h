// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// The strategies' constructors and what several of them share. Internal.

#ifndef REMAT_PLANNER_STRATEGIES_H
#define REMAT_PLANNER_STRATEGIES_H

#include "NarrowPoints.h"
#include "ProblemIndex.h"
#include "remat/Planner/Decisions.h"
#include "remat/Planner/Strategy.h"

namespace remat::planner {

/// Which storages the fixed rules of the field save.
enum class SavedKinds { Heavy, Dots, DotsWithoutBatch };

std::unique_ptr<Strategy> createKeepAllStrategy();
std::unique_ptr<Strategy> createOpKindStrategy(SavedKinds kinds);
/// `every` = 0 stands for the square root of the number of narrow points.
std::unique_ptr<Strategy> createSegmentStrategy(std::string name,
                                                unsigned every);
std::unique_ptr<Strategy> createMinCutStrategy();
std::unique_ptr<Strategy> createAutoStrategy();
std::unique_ptr<Strategy> createExactStrategy();

/// What `auto` finds by decisions alone, without a search over states.
llvm::Expected<Plan> planByDecisions(const Problem &problem,
                                     const Request &request);
/// What `exact` makes of `incumbent` with at most `nodeLimit` states.
llvm::Expected<Plan> improveByStates(const Problem &problem,
                                     const Request &request, Plan incumbent,
                                     size_t nodeLimit);

/// Base ops that are no views.
size_t countKernels(const Problem &problem);
/// At most 64 kernels: searches over states and from several seeds are for these.
bool isForStates(const Problem &problem);

/// Lazy placement does not reach every plan. Where it has none within the
/// budget, a search over states may, and a short one a faster plan: of small
/// problems only, and not for plans of which many are tried. The lowest peak is
/// one that no such search beats by much. With `mayAskAgain` the lowest peak is sought by whole
/// searches.
llvm::Expected<Plan> findByStates(const Problem &problem,
                                  const Request &request, Plan plan,
                                  bool mayAskAgain);

/// The `BudgetInfeasible` of a budget within which no plan was found.
llvm::Error makeInfeasible(int64_t budget, const Floor &floor,
                           int64_t lowestFound);

Decisions decideByKind(const ProblemIndex &index, SavedKinds kinds);
Decisions decideBySegments(const ProblemIndex &index, unsigned every);

using LazyDecisions = std::function<Decisions()>;
/// Ideas that cost one measurement each, the one that most likely keeps a budget first;
/// fewer for large problems. `index` has to outlive them.
std::vector<LazyDecisions> listPlainSeeds(const ProblemIndex &index,
                                          bool isLarge);
/// Recomputes all that forward ops make before the head, from op `headStart` on. What loops
/// make again is decided inside of them; their results are recomputed only if asked for.
Decisions recomputeForward(const ProblemIndex &index, OpId headStart,
                           bool includesLoops = false);
/// The same for the head behind the last of these points.
Decisions recomputeForward(const ProblemIndex &index,
                           llvm::ArrayRef<NarrowPoint> points);

} // namespace remat::planner

#endif // REMAT_PLANNER_STRATEGIES_H
