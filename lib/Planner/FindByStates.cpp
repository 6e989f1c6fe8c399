// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// What `auto` finds by states on small problems; see Strategies.h.

#include "Strategies.h"
#include "remat/Planner/Simulator.h"

#include "llvm/ADT/STLExtras.h"

namespace remat::planner {

/// Problems with more kernels are not searched by states.
static constexpr size_t mostKernelsForStates = 64;
/// Nor with more states.
static constexpr size_t mostStates = 30000;
/// States that are looked at where there is a plan that may be slow, and the excess over
/// the bound from which it is sure to be: then as many as where there is none.
static constexpr size_t mostStatesForTime = 4000;
static constexpr double largeGap = 0.025;
/// The lowest peak is sought by this part of it below the last one.
static constexpr int64_t goalPart = 64;

/// The plan that a search over states finds within the budget, or the given
/// one.
static llvm::Expected<Plan> searchStates(const Problem &problem,
                                         const Request &request, Plan plan,
                                         size_t states = mostStates) {
  std::string cut = plan.cut;
  llvm::Expected<Plan> found =
      improveByStates(problem, request, std::move(plan), states);
  // How far the search over states came is no limit of the user.
  if (found && found->cut != "time" && found->cut != "interrupt")
    found->cut = cut;
  return found;
}

size_t countKernels(const Problem &problem) {
  return llvm::count_if(
      problem.ops, [](const Op &op) { return !op.extra && !op.isView(); });
}

bool isForStates(const Problem &problem) {
  return countKernels(problem) <= mostKernelsForStates;
}

llvm::Expected<Plan> findByStates(const Problem &problem,
                                  const Request &request, Plan plan,
                                  bool mayAskAgain) {
  if (!request.mayFillTime || request.workDivisor != 1 || !isForStates(problem))
    return plan;
  llvm::Expected<Replay> replayed = replayProfile(problem, plan);
  if (!replayed)
    return replayed.takeError();
  int64_t peakBytes = replayed->cost.peakBytes;
  if (!request.minimizePeak && request.budgetBytes &&
      peakBytes > *request.budgetBytes)
    return searchStates(problem, request, std::move(plan));
  if (!request.minimizePeak) {
    bool isProven = plan.timeProof &&
                    replayed->cost.timeNs <= plan.timeProof->boundNs;
    // It knows nothing of losses and seeds.
    bool isPlain = request.seeds.empty() && request.arenaLosses.empty();
    if (isProven || !isPlain)
      return plan;
    bool isFar = plan.timeProof &&
                 double(replayed->cost.timeNs) >
                     (1 + largeGap) * double(plan.timeProof->boundNs);
    return searchStates(problem, request, std::move(plan),
                        std::min<uint64_t>(
                            request.workLimit.value_or(UINT64_MAX),
                            isFar ? mostStates : mostStatesForTime));
  }
  Request below = request;
  below.minimizePeak = false;
  while (mayAskAgain && !request.deadline().isOver()) {
    below.budgetBytes = peakBytes - 1 - peakBytes / goalPart;
    llvm::Expected<Plan> lower = searchStates(problem, below, plan);
    if (!lower)
      return lower;
    if (lower->cost.peakBytes > *below.budgetBytes) {
      // Or none was found, which is proven then.
      plan.bounds.peakBytes =
          std::max(plan.bounds.peakBytes, lower->bounds.peakBytes);
      return plan;
    }
    plan = std::move(*lower);
    plan.bounds.timeNs = 0;
    peakBytes = plan.cost.peakBytes;
  }
  return plan;
}

} // namespace remat::planner
