// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// The search for the lowest peak is made once, however often it is asked for, and
/// again where another request may have another answer.

#include "RandomProblems.h"
#include "remat/Planner/PlanArena.h"
#include "remat/Planner/RememberingStrategy.h"
#include "remat/Planner/Simulator.h"

#include "gtest/gtest.h"

using namespace remat::planner;

namespace {
/// `auto`, counting its searches for the lowest peak from nothing.
class CountingStrategy : public Strategy {
public:
  std::string name() const override { return strategy->name(); }
  bool heedsArenaLosses() const override {
    return strategy->heedsArenaLosses();
  }
  llvm::Expected<Plan> plan(const Problem &problem,
                            const Request &request) const override {
    count += request.minimizePeak && request.seeds.empty();
    forBudgets += request.budgetBytes.has_value();
    return strategy->plan(problem, request);
  }

  mutable unsigned count = 0, forBudgets = 0;

private:
  std::unique_ptr<Strategy> strategy = llvm::cantFail(createStrategy("auto"));
};
} // namespace

static Request makeMinimum() {
  Request request;
  request.minimizePeak = true;
  request.workLimit = 500;
  return request;
}

TEST(RememberingStrategy, SearchesOnceForTheSameRequest) {
  Problem problem = makeFreeProblem(1, 16);
  CountingStrategy counting;
  LowestPlans known;
  RememberingStrategy remembering(counting, known);
  Plan first = llvm::cantFail(remembering.plan(problem, makeMinimum()));
  Plan second = llvm::cantFail(remembering.plan(problem, makeMinimum()));
  EXPECT_EQ(counting.count, 1u);
  EXPECT_EQ(printPlan(first), printPlan(second));
}

TEST(RememberingStrategy, SearchesAgainForAnotherRequest) {
  Problem problem = makeFreeProblem(1, 16);
  CountingStrategy counting;
  LowestPlans known;
  RememberingStrategy remembering(counting, known);
  llvm::cantFail(remembering.plan(problem, makeMinimum()));
  Request other = makeMinimum(), less = makeMinimum(), timed = makeMinimum();
  other.seed = 7;
  less.workLimit = 400;
  timed.timeLimitSeconds = 100;
  for (const Request &request : {other, less, timed})
    llvm::cantFail(remembering.plan(problem, request));
  EXPECT_EQ(counting.count, 4u);
  // What the clock may end is never taken for the answer.
  llvm::cantFail(remembering.plan(problem, timed));
  EXPECT_EQ(counting.count, 5u);
}

/// What is proved to be in vain is not searched for: the refusal names the plan of
/// `min`.
TEST(RememberingStrategy, IsAskedForNoBudgetBelowTheFloor) {
  for (unsigned seed = 0; seed < 10; ++seed) {
    Problem problem = makeFreeProblem(seed, 16);
    Plan lowest = llvm::cantFail(
        CountingStrategy().plan(problem, makeMinimum()));
    int64_t lowestBytes =
        llvm::cantFail(replay(problem, lowest)).cost.peakBytes;
    CountingStrategy counting;
    Request below;
    below.workLimit = 500;
    below.budgetBytes = computeFloor(problem).bytes - 1;
    llvm::Expected<PlacedSolution> missed =
        solveWithArena(problem, counting, below);
    ASSERT_FALSE(bool(missed)) << seed;
    llvm::handleAllErrors(missed.takeError(), [&](const BudgetInfeasible &miss) {
      EXPECT_EQ(miss.lowestFoundBytes, lowestBytes) << seed;
      EXPECT_EQ(miss.budgetBytes, *below.budgetBytes) << seed;
    });
    EXPECT_EQ(counting.forBudgets, 0u) << seed;
    EXPECT_EQ(counting.count, 1u) << seed;
  }
}

/// One byte below the lowest peak found: by the search for the budget, and by the one
/// for the lowest peak that tells what would do.
TEST(RememberingStrategy, IsUsedWhereNoPlanKeepsABudget) {
  unsigned misses = 0;
  for (unsigned seed = 0; seed < 30; ++seed) {
    Problem problem = makeFreeProblem(seed, 16);
    CountingStrategy counting;
    llvm::Expected<PlacedSolution> lowest =
        solveWithArena(problem, counting, makeMinimum());
    ASSERT_TRUE(bool(lowest));
    counting.count = 0;
    Request below;
    below.workLimit = 500;
    below.budgetBytes = lowest->arena.getPromisedBytes() - 1;
    llvm::Expected<PlacedSolution> missed =
        solveWithArena(problem, counting, below);
    EXPECT_LE(counting.count, 1u) << "seed " << seed;
    misses += !missed && counting.count == 1;
    if (!missed)
      llvm::consumeError(missed.takeError());
  }
  EXPECT_GT(misses, 3u);
}
