// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// Holds all strategies against each other, against their bounds, against the
/// plan verifier and against brute force on one random problem per seed, and
/// measures how far `auto` is from the optimum.

#ifndef REMAT_UNITTESTS_PLANNER_PLANNERCHECK_H
#define REMAT_UNITTESTS_PLANNER_PLANNERCHECK_H

#include "RandomProblems.h"

namespace remat::planner {

struct CheckReport {
  /// Work limit of the exact strategy.
  uint64_t mostStates = 20000;
  /// Asks no other strategy, and compares with nothing.
  bool onlyExact = false;
  unsigned problems = 0;
  /// How the exact strategy ended.
  unsigned provenOptimal = 0, provenInfeasible = 0, unproven = 0;
  unsigned offload = 0;
  unsigned bruteForced = 0;
  /// `auto` found nothing, although there is a plan.
  std::vector<unsigned> missed;
  /// `auto` is slower with more memory.
  std::vector<unsigned> notMonotone;
  /// Seeds of unproven problems.
  std::vector<unsigned> hard;
  /// Time of `auto` over the optimum, less one; with the seed.
  std::vector<std::pair<double, unsigned>> gaps;
  /// The optimum over the bound that `auto` states, less one; with the seed.
  std::vector<std::pair<double, unsigned>> boundGaps;
  /// What is wrong, with the seed.
  std::vector<std::string> failures;
};

/// The problem and the budget that a seed stands for: 3 to `mostOps` ops.
struct CheckCase {
  Problem problem;
  int64_t budget = 0;
};
CheckCase makeCheckCase(unsigned seed, int mostOps);

void checkPlanner(unsigned seed, int mostOps, CheckReport &report);

} // namespace remat::planner

#endif // REMAT_UNITTESTS_PLANNER_PLANNERCHECK_H
