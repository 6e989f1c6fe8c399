// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// The exact strategy against brute force on tiny problems of every feature,
/// and what it proves on larger ones.

#include "BruteForce.h"
#include "RandomProblems.h"
#include "remat/Planner/Strategy.h"

#include "gtest/gtest.h"

using namespace remat::planner;

static int64_t keepAllPeak(const Problem &problem) {
  return llvm::cantFail(replay(problem, makeKeepAllPlan(problem)))
      .cost.peakBytes;
}

/// A problem that brute force can solve: policies on roots only, no copies.
static Problem makeTinyProblem(unsigned seed) {
  Features features;
  features.offload = false;
  RandomProblem random(seed, 2 + int(seed % 5), Shape(seed / 5 % 4), features);
  for (Value &value : random.problem.values)
    if (value.storage)
      value.must = UserPolicy::None;
  return random.problem;
}

TEST(Exact, EqualsBruteForce) {
  std::unique_ptr<Strategy> exact = llvm::cantFail(createStrategy("exact"));
  unsigned compared = 0, infeasible = 0;
  const char *first = getenv("EXACT_SEED"), *count = getenv("EXACT_COUNT");
  unsigned begin = first ? unsigned(atoi(first)) : 0;
  unsigned number = count ? unsigned(atoi(count)) : 300;
  for (unsigned seed = begin; seed < begin + number; ++seed) {
    Problem problem = makeTinyProblem(seed);
    Request request;
    request.budgetBytes = keepAllPeak(problem) * (50 + seed * 7 % 60) / 100;
    BruteForceAnswer answer =
        searchByBruteForce(problem, *request.budgetBytes, 3000);
    if (answer.gaveUp)
      continue;
    ++compared;
    llvm::Expected<Solution> solution = solve(problem, *exact, request);
    if (!solution) {
      ++infeasible;
      EXPECT_FALSE(answer.timeNs) << seed << llvm::toString(solution.takeError()) << " " << answer.timeNs.value_or(-1) << printProblem(problem) << *request.budgetBytes;
      llvm::consumeError(solution.takeError());
      continue;
    }
    ASSERT_TRUE(answer.timeNs) << seed;
    EXPECT_EQ(solution->plan.cost.timeNs, *answer.timeNs) << "seed " << seed << " budget " << *request.budgetBytes << printProblem(problem) << printPlan(solution->plan);
    EXPECT_EQ(solution->plan.bounds.timeNs, *answer.timeNs) << seed;
  }
  printf("compared %u infeasible %u\n", compared, infeasible);
}
