// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// Rivals: planning algorithms of other systems as named strategies, for
/// comparison on the same simulator and under the same verifier. Each file
/// names the paper or system, what it optimizes and where it fails. They are
/// written from published descriptions. Internal.

#ifndef REMAT_PLANNER_RIVALS_RIVALS_H
#define REMAT_PLANNER_RIVALS_RIVALS_H

#include "remat/Planner/Strategy.h"
#include "llvm/ADT/STLFunctionalExtras.h"
#include <functional>

namespace remat::planner {

/// A rival with its arguments bound.
using RivalPlanner =
    std::function<llvm::Expected<Plan>(const Problem &, const Request &)>;

/// The rival of that name; none if `text` names no rival. The error is about
/// its arguments.
std::optional<llvm::Expected<std::unique_ptr<Strategy>>>
createRival(llvm::StringRef text);

// XlaRematerialization.cpp
enum class XlaMode { Always, PeakPriority };
llvm::Expected<Plan> planLikeXla(const Problem &problem, const Request &request,
                                 XlaMode mode);
// Chen.cpp
enum class ChenRule { SquareRoot, Greedy };
llvm::Expected<Plan> planLikeChen(const Problem &problem,
                                  const Request &request, ChenRule rule);
// DynamicTensorRematerialization.cpp
llvm::Expected<Plan> planByEviction(const Problem &problem,
                                    const Request &request);
// Revolve.cpp
llvm::Expected<Plan> planByRevolve(const Problem &problem,
                                   const Request &request);
/// Of its plans the one of most checkpoints that keeps the budget, or of fewest for the
/// lowest peak, by bisection: O(log stages) plans. None where there is no chain, or no
/// plan.
std::optional<Plan> planByMostCheckpoints(const Problem &problem,
                                          const Request &request);
// TorchMinCut.cpp
enum class Knapsack { Exact, Float32 };
llvm::Expected<Plan> planLikeTorch(const Problem &problem, double ratio,
                                   Knapsack knapsack);
// TorchTags.cpp: of the heavy ops of a layer every `savedEvery`-th is saved;
// 0 saves none.
llvm::Expected<Plan> planByTorchTags(const Problem &problem,
                                     unsigned savedEvery);
// Checkmate.cpp
enum class CheckmateMode { Integer, Rounding };
llvm::Expected<Plan> planByCheckmate(const Problem &problem,
                                     const Request &request,
                                     CheckmateMode mode);
// LayerProgram.cpp
llvm::Expected<Plan> planByLayerProgram(const Problem &problem,
                                        const Request &request);
// Moccasin.cpp
llvm::Expected<Plan> planLikeMoccasin(const Problem &problem,
                                      const Request &request);

} // namespace remat::planner

#endif // REMAT_PLANNER_RIVALS_RIVALS_H
