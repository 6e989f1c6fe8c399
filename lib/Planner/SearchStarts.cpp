// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// See the header.

#include "SearchStarts.h"

#include "llvm/ADT/STLExtras.h"

namespace remat::planner {

/// Starts are hopeful whose price is at most so many times the least, and so many in any
/// case. Shares of the work for all of them are too small near the lowest peaks.
static constexpr double hopefulPrice = 2;
static constexpr size_t leastHopeful = 4;

static double priceOf(const LocalSearch::Answer &start, int64_t budget) {
  double over =
      std::max(0.0, double(start.cost.peakBytes) / double(budget) - 1);
  return double(start.cost.timeNs) * (1 + over);
}

void sortByPrice(std::vector<LocalSearch::Answer> &starts, int64_t budget) {
  llvm::stable_sort(
      starts, [&](const LocalSearch::Answer &a, const LocalSearch::Answer &b) {
        return priceOf(a, budget) < priceOf(b, budget);
      });
  // What costs the same is mostly the same plan.
  auto isSame = [](const LocalSearch::Answer &a, const LocalSearch::Answer &b) {
    return a.cost.peakBytes == b.cost.peakBytes && a.cost.timeNs == b.cost.timeNs;
  };
  starts.erase(std::unique(starts.begin(), starts.end(), isSame), starts.end());
}

void leaveOutHopeless(std::vector<LocalSearch::Answer> &starts, int64_t budget) {
  size_t count = std::min(starts.size(), leastHopeful);
  while (count < starts.size() &&
         priceOf(starts[count], budget) <=
             hopefulPrice * priceOf(starts.front(), budget))
    ++count;
  starts.resize(count);
}

} // namespace remat::planner
