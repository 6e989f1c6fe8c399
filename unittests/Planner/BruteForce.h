// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// The fastest plan of a tiny problem, found the plainest way: uniform-cost
/// search over all step sequences in base order without copies to the host,
/// rule by rule as `docs/formats.md` states them, with no pruning but equal
/// states. It judges the exact search, the bounds and every strategy, and
/// shares no code with any of them.

#ifndef REMAT_UNITTESTS_PLANNER_BRUTEFORCE_H
#define REMAT_UNITTESTS_PLANNER_BRUTEFORCE_H

#include "remat/Planner/Problem.h"

namespace remat::planner {

struct BruteForceAnswer {
  /// Least time within the budget; none if no plan keeps it.
  std::optional<int64_t> timeNs;
  /// The search was too long: `timeNs` means nothing.
  bool gaveUp = false;
};

/// `budget` bytes of peak. Gives up after `workLimit` kernels tried.
BruteForceAnswer searchByBruteForce(const Problem &problem, int64_t budget,
                                    uint64_t workLimit);

} // namespace remat::planner

#endif // REMAT_UNITTESTS_PLANNER_BRUTEFORCE_H
