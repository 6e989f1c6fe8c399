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
      // 1.2141; 1.2256, 1.2239, 1.2245, 1.2245, 1.2411.
      {"strict walk first, across the border, cut seeds, plain seeds, stages",
       Shape::Layered, 3, true, 60, 8000, 1.2190},
      // 1.0170; 1.0242, 1.0195, 1.0396.
      {"cut seeds, filling, walks from all starts", Shape::Layered, 0, true, 80,
       8000, 1.0182},
      // 1.1878; 1.1919, 1.1951, 1.1906.
      {"plain seeds, filling, walks from all starts", Shape::UNet, 4, true, 60,
       8000, 1.1892},
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
