// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// Searches among plans whose bytes somebody else states.

#include "RandomProblems.h"
#include "remat/Planner/PlanArena.h"
#include "remat/Planner/Simulator.h"

#include "gtest/gtest.h"
#include <set>

using namespace remat::planner;

/// What a plan takes in our own order.
static Cost replayCost(const Problem &problem, const Plan &plan) {
  return llvm::cantFail(replay(problem, plan)).cost;
}

/// None: no plan keeps the budget.
static std::optional<Cost> solve(const Problem &problem, const Request &request) {
  std::unique_ptr<Strategy> strategy = llvm::cantFail(createStrategy("auto"));
  llvm::Expected<PlacedSolution> solution =
      solveWithArena(problem, *strategy, request);
  if (solution)
    return solution->plan.cost;
  llvm::consumeError(solution.takeError());
  return std::nullopt;
}

/// A plan is carried out once, however often it is found.
TEST(AppraisedSearch, AppraisesEachPlanOnce) {
  Problem problem = makeFreeProblem(1, 16);
  std::set<std::string> known;
  Request request;
  request.minimizePeak = true;
  request.workLimit = 512;
  request.appraise = [&](const Plan &plan) -> llvm::Expected<int64_t> {
    Plan steps;
    steps.steps = plan.steps;
    EXPECT_TRUE(known.insert(printPlan(steps)).second);
    return replayCost(problem, plan).peakBytes;
  };
  solve(problem, request);
  EXPECT_GT(known.size(), 1u);
}

/// Plans above some peak are appraised far above the budget, by more than any plan can be
/// lower: what fits is mostly as fast as if that peak had been asked for.
TEST(AppraisedSearch, LooksBetweenTheBudgetAndWhatNoPlanReaches) {
  unsigned tried = 0, found = 0;
  for (unsigned seed = 1; seed <= 20; ++seed) {
    Problem problem = makeFreeProblem(seed, 16);
    Request plain;
    plain.workLimit = 512;
    Cost keepAll = *solve(problem, plain);
    plain.minimizePeak = true;
    Cost lowest = *solve(problem, plain);
    plain.minimizePeak = false;
    int64_t between = (lowest.peakBytes + keepAll.peakBytes) / 2;
    plain.budgetBytes = between;
    // Where buffers lie may need more than their sum.
    std::optional<Cost> within = solve(problem, plain);
    if (!within)
      continue;
    Request request;
    request.workLimit = 512;
    request.budgetBytes = keepAll.peakBytes;
    request.isKnownKept = true;
    request.appraise = [&](const Plan &plan) -> llvm::Expected<int64_t> {
      int64_t peak = replayCost(problem, plan).peakBytes;
      return peak > between ? 3 * keepAll.peakBytes : peak;
    };
    std::optional<Cost> kept = solve(problem, request);
    ASSERT_TRUE(kept);
    EXPECT_LE(kept->peakBytes, between);
    ++tried;
    found += double(kept->timeNs) <= 1.06 * double(within->timeNs);
  }
  EXPECT_GE(found + 2, tried);
}

/// Where plans are found that leave what may be wrong with an appraisal of the budget, one of
/// them is taken; budgets that none leaves it of are kept all the same.
TEST(AppraisedSearch, LeavesRoomForWhatIsNotKnown) {
  std::unique_ptr<Strategy> strategy = llvm::cantFail(createStrategy("auto"));
  unsigned possible = 0, safe = 0, tight = 0;
  for (unsigned seed = 1; seed <= 20; ++seed) {
    Problem problem = makeFreeProblem(seed, 16);
    Request request;
    request.workLimit = 512;
    request.appraise = [&](const Plan &plan) -> llvm::Expected<int64_t> {
      return replayCost(problem, plan).peakBytes;
    };
    int64_t keepAll = solve(problem, request)->peakBytes;
    request.minimizePeak = true;
    int64_t lowest = solve(problem, request)->peakBytes;
    request.minimizePeak = false;
    request.uncertainty = 0.1;
    for (int64_t budget : {keepAll, (lowest + keepAll) / 2, lowest}) {
      request.budgetBytes = budget;
      PlacedSolution solution =
          llvm::cantFail(solveWithArena(problem, *strategy, request));
      int64_t temporaries = budget - solution.arena.argumentBytes;
      int64_t limit = budget - int64_t(0.1 * double(temporaries));
      int64_t promised = solution.arena.getPromisedBytes();
      EXPECT_LE(promised, budget);
      ++(limit >= lowest ? possible : tight);
      safe += promised <= limit;
    }
  }
  EXPECT_GE(3 * safe, 2 * possible);
  EXPECT_GT(possible, 15u);
  EXPECT_GT(tight, 5u);
}

/// Who names the bytes of `min` gets no faster plan than who asks for the least, wherever the
/// lowest plan is sought among some that take the same.
TEST(AppraisedSearch, MinimumIsAsFastAsItsOwnBytes) {
  unsigned slower = 0, tried = 0;
  for (unsigned seed = 1; seed <= 20; ++seed) {
    Problem problem = makeFreeProblem(seed, 24);
    Request request;
    // In steps: many plans are as low as the lowest.
    request.appraise = [&](const Plan &plan) -> llvm::Expected<int64_t> {
      return (replayCost(problem, plan).peakBytes / 8 + 1) * 8;
    };
    request.minimizePeak = true;
    std::unique_ptr<Strategy> strategy = llvm::cantFail(createStrategy("auto"));
    PlacedSolution lowest =
        llvm::cantFail(solveWithArena(problem, *strategy, request));
    request.minimizePeak = false;
    request.budgetBytes = lowest.arena.getPromisedBytes();
    std::optional<Cost> asked = solve(problem, request);
    ASSERT_TRUE(asked);
    ++tried;
    slower += asked->timeNs < lowest.plan.cost.timeNs;
  }
  EXPECT_EQ(tried, 20u);
  EXPECT_LE(slower, 1u);
}
