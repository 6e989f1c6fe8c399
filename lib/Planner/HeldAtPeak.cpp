// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// What is in memory while the kernel of the peak runs; see Simulator.h.

#include "remat/Planner/Simulator.h"

#include "llvm/ADT/STLExtras.h"

namespace remat::planner {

std::optional<size_t> findPeakKernel(const Plan &plan, const Replay &replay) {
  std::optional<size_t> kernel = replay.peakStep;
  while (kernel && *kernel + 1 < plan.steps.size() && plan.steps[*kernel].into)
    ++*kernel;
  return kernel;
}

std::vector<ValueId> findHeldAtPeak(const Problem &problem, const Plan &plan,
                                    llvm::ArrayRef<Allocation> allocations,
                                    const Replay &replay) {
  std::optional<size_t> kernel = findPeakKernel(plan, replay);
  int64_t time = kernel ? int64_t(*kernel) + 1 : 0;
  std::vector<ValueId> roots;
  for (const Allocation &allocation : allocations)
    if (allocation.root && allocation.begin <= time && time < allocation.end)
      roots.push_back(*allocation.root);
  llvm::sort(roots, [&](ValueId a, ValueId b) {
    return std::make_pair(-problem.values[a].bytes, a) <
           std::make_pair(-problem.values[b].bytes, b);
  });
  return roots;
}

} // namespace remat::planner
