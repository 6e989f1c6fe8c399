// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// What is planned again, and what is remembered; and how plans of one step share
/// its time limit.

#include "remat/Transforms/PlanMemory.h"
#include "remat/Transforms/Planning.h"

#include "gtest/gtest.h"

using namespace remat;
using namespace remat::planner;

namespace {
/// Counts how often it is asked. Its plan keeps all.
class CountingStrategy : public Strategy {
public:
  std::string name() const override { return "counting"; }
  llvm::Expected<Plan> plan(const Problem &problem,
                            const Request &) const override {
    ++calls;
    return makeKeepAllPlan(problem);
  }
  mutable unsigned calls = 0;
};

/// An argument of 100 bytes and a result of 60: any plan needs 160.
class PlanMemoryTest : public testing::Test {
protected:
  PlanMemoryTest() {
    problem.alignment = 1;
    Value argument, result;
    argument.name = "argument";
    argument.bytes = 100;
    result.name = "result";
    result.bytes = 60;
    problem.values = {argument, result};
    Op op;
    op.name = "op";
    op.timeNs = 7;
    op.inputs = {0};
    op.outputs = {1};
    problem.ops = {op};
    problem.arguments = {0};
    problem.results = {1};
  }

  /// True if there is a plan for the budget.
  bool solveFor(std::optional<int64_t> budget, bool forTrial) {
    Request request;
    request.budgetBytes = budget;
    request.timeLimitSeconds = timeLimit;
    llvm::Expected<PlacedSolution> solution = solveRemembering(
        memory.get(), "key", problem, strategy, request, forTrial);
    if (solution) {
      EXPECT_EQ(solution->plan.budgetBytes, budget);
      return true;
    }
    EXPECT_FALSE(bool(llvm::handleErrors(
        solution.takeError(), [&](const BudgetInfeasible &infeasible) {
          EXPECT_EQ(infeasible.budgetBytes, budget);
          EXPECT_EQ(infeasible.lowestFoundBytes, 160);
        })));
    return false;
  }

  Problem problem;
  CountingStrategy strategy;
  std::shared_ptr<PlanMemory> memory = std::make_shared<PlanMemory>();
  std::optional<double> timeLimit;
};
} // namespace

TEST_F(PlanMemoryTest, AnswersTheSameRequestFromMemory) {
  EXPECT_TRUE(solveFor(200, /*forTrial=*/false));
  unsigned calls = strategy.calls;
  EXPECT_GT(calls, 0u);
  EXPECT_TRUE(solveFor(200, /*forTrial=*/false));
  EXPECT_EQ(strategy.calls, calls);
}

TEST_F(PlanMemoryTest, TakesAPlanForMoreOnlyInTrials) {
  EXPECT_TRUE(solveFor(std::nullopt, /*forTrial=*/false));
  unsigned calls = strategy.calls;
  EXPECT_TRUE(solveFor(170, /*forTrial=*/true));
  EXPECT_EQ(strategy.calls, calls);
  EXPECT_TRUE(solveFor(170, /*forTrial=*/false));
  EXPECT_GT(strategy.calls, calls);
}

TEST_F(PlanMemoryTest, FindsNothingForLessWhereNothingIsFound) {
  EXPECT_FALSE(solveFor(150, /*forTrial=*/true));
  unsigned calls = strategy.calls;
  EXPECT_FALSE(solveFor(140, /*forTrial=*/true));
  EXPECT_EQ(strategy.calls, calls);
  // More may be enough.
  EXPECT_TRUE(solveFor(160, /*forTrial=*/true));
  EXPECT_GT(strategy.calls, calls);
}

TEST_F(PlanMemoryTest, SharesAnswersToTheVeryRequestOnly) {
  EXPECT_TRUE(solveFor(200, /*forTrial=*/false));
  unsigned calls = strategy.calls;
  memory = memory->makeWithoutAnswers();
  EXPECT_TRUE(solveFor(200, /*forTrial=*/false));
  EXPECT_EQ(strategy.calls, calls);
  memory = memory->makeWithoutAnswers();
  // A plan for less would do in trials, if it were remembered here.
  EXPECT_TRUE(solveFor(170, /*forTrial=*/true));
  EXPECT_GT(strategy.calls, calls);
  calls = strategy.calls;
  memory = memory->makeWithoutAnswers();
  EXPECT_TRUE(solveFor(200, /*forTrial=*/true));
  EXPECT_GT(strategy.calls, calls);
}

TEST_F(PlanMemoryTest, SharesRefusals) {
  EXPECT_FALSE(solveFor(150, /*forTrial=*/false));
  unsigned calls = strategy.calls;
  memory = memory->makeWithoutAnswers();
  EXPECT_FALSE(solveFor(150, /*forTrial=*/false));
  EXPECT_EQ(strategy.calls, calls);
}

TEST_F(PlanMemoryTest, SharesNothingThatTheClockEnds) {
  timeLimit = 1000;
  EXPECT_TRUE(solveFor(200, /*forTrial=*/false));
  unsigned calls = strategy.calls;
  memory = memory->makeWithoutAnswers();
  EXPECT_TRUE(solveFor(200, /*forTrial=*/false));
  EXPECT_GT(strategy.calls, calls);
}

TEST_F(PlanMemoryTest, LimitedSearchesAreNoAnswersToOthers) {
  timeLimit = 1000;
  EXPECT_TRUE(solveFor(200, /*forTrial=*/true));
  unsigned calls = strategy.calls;
  EXPECT_TRUE(solveFor(200, /*forTrial=*/true));
  EXPECT_EQ(strategy.calls, calls);
  EXPECT_TRUE(solveFor(200, /*forTrial=*/false));
  EXPECT_GT(strategy.calls, calls);
}

TEST(TimeLimit, IsThatOfAllPlansTogether) {
  PlanningOptions options;
  options.timeLimit = "100s";
  startTimeLimit(options);
  ASSERT_TRUE(options.end);
  auto end = *options.end;
  startTimeLimit(options);
  EXPECT_EQ(*options.end, end);
  PlanningOptions half = shareTime(options, 0.5);
  EXPECT_TRUE(half.isTrial);
  EXPECT_LT(*half.end, end);
  EXPECT_LE(*shareTime(half, 1).end, *half.end);
  EXPECT_FALSE(isTimeOver(half));
}

TEST(TimeLimit, IsOverForPartsOfWhatIsOver) {
  PlanningOptions options;
  options.timeLimit = "1s";
  options.end = Deadline::Clock::now();
  EXPECT_TRUE(isTimeOver(options));
  EXPECT_TRUE(isTimeOver(shareTime(options, 1)));
  // No limit never ends.
  EXPECT_FALSE(isTimeOver(shareTime(PlanningOptions(), 0.5)));
}
