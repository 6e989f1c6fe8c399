// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// What each step of the search by decisions gains: problems on which the search as a
/// whole comes below a time that it misses as soon as the step is left out. A search
/// that is better throughout may need other problems, not higher limits.

#include "../../lib/Planner/DecisionSearch.h"
#include "RandomProblems.h"
#include "remat/Planner/Simulator.h"
#include "remat/Support/Progress.h"

#include "gtest/gtest.h"

using namespace remat::planner;

namespace {
/// A random problem whose plans within a budget, on average over some seeds of the
/// search, take at most `mostTime` of keep-all's time.
struct StepCase {
  const char *steps;
  Shape shape;
  unsigned problemSeed;
  bool inlines;
  int budgetPercent;
  uint64_t work;
  double mostTime;
};
} // namespace

static constexpr int opsOfCase = 40;
static constexpr unsigned searchSeeds = 3;

static Cost costOfKeepAll(const Problem &problem) {
  return llvm::cantFail(replay(problem, makeKeepAllPlan(problem))).cost;
}

static Problem makeCase(const StepCase &which) {
  Features features = Features::none();
  features.recipes = features.elidable = features.inlining = which.inlines;
  return RandomProblem(which.problemSeed, opsOfCase, which.shape, features)
      .problem;
}

/// The time relative to keep-all's; none above the budget.
static std::optional<double> searchOnce(const Problem &problem,
                                        const StepCase &which, unsigned seed) {
  Cost keepAll = costOfKeepAll(problem);
  Request request;
  request.seed = seed;
  request.workLimit = which.work;
  request.budgetBytes = keepAll.peakBytes * which.budgetPercent / 100;
  int64_t peakBytes = 0;
  Plan plan = llvm::cantFail(searchDecisions(problem, request, peakBytes));
  if (peakBytes > *request.budgetBytes)
    return std::nullopt;
  Cost cost = llvm::cantFail(replay(problem, plan)).cost;
  return double(cost.timeNs) / double(keepAll.timeNs);
}

TEST(SearchSteps, EachGains) {
  // With the steps that are named left out one by one, each of these takes more:
  static constexpr StepCase cases[] = {
      // 1.1894; 1.2017, 1.2038, and no plan.
      {"cut seeds, last walk, lowering the peak", Shape::Chain, 0, false, 60,
       8000, 1.1955},
      // 1.1889; 1.1947, 1.1955.
      {"walks from all starts, across the border", Shape::Chain, 1, false, 60,
       8000, 1.1918},
      // 1.0865; 1.0962, 1.0909, 1.0997, 1.0925.
      {"strict walk first, across the border, plain seeds, stages", Shape::Layered,
       0, true, 60, 8000, 1.0890},
      // 1.1789; 1.1875, 1.1935, 1.1909, 1.1878, 1.1924.
      {"cut seeds, plain seeds, walks from all starts, filling, stages",
       Shape::UNet, 4, true, 60, 8000, 1.1850},
      // 1.2074; 1.2207.
      {"filling", Shape::Layered, 5, true, 60, 8000, 1.2140},
      // 1.3380; 1.3530.
      {"trimmed seeds", Shape::Layered, 1, false, 60, 200000, 1.345},
  };
  for (const StepCase &which : cases) {
    Problem problem = makeCase(which);
    double sum = 0;
    for (unsigned seed = 1; seed <= searchSeeds; ++seed) {
      std::optional<double> time = searchOnce(problem, which, seed);
      ASSERT_TRUE(time) << which.steps;
      sum += *time;
    }
    EXPECT_LT(sum / searchSeeds, which.mostTime) << which.steps;
  }
}
