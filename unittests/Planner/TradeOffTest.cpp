// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// Trade-off curves: legal plans, budgets kept, monotone, bounds below.

#include "remat/Planner/TradeOff.h"
#include "RandomProblems.h"
#include "remat/Planner/PlanVerifier.h"

#include "gtest/gtest.h"

using namespace remat::planner;

static void expectCurve(const Problem &problem,
                        const std::vector<TradeOffPoint> &points) {
  for (size_t index = 0; index < points.size(); ++index) {
    const TradeOffPoint &point = points[index];
    EXPECT_LE(point.promisedBytes, point.budgetBytes);
    EXPECT_LE(point.plan.cost.peakBytes, point.promisedBytes);
    EXPECT_LE(point.boundTimeNs, point.plan.cost.timeNs);
    if (llvm::Error error = verifyPlan(problem, point.plan))
      FAIL() << llvm::toString(std::move(error));
    if (index == 0)
      continue;
    EXPECT_LE(point.budgetBytes, points[index - 1].budgetBytes);
    EXPECT_GE(point.plan.cost.timeNs, points[index - 1].plan.cost.timeNs);
    EXPECT_GE(point.boundTimeNs, points[index - 1].boundTimeNs);
  }
}

TEST(TradeOff, IsMonotoneAndLegal) {
  std::unique_ptr<Strategy> strategy = llvm::cantFail(createStrategy("auto"));
  unsigned curvesWithTimes = 0;
  for (unsigned seed = 0; seed < 60; ++seed) {
    RandomProblem random(seed, 12);
    for (Value &value : random.problem.values)
      value.must = UserPolicy::None;
    Request request;
    request.workLimit = 100;
    llvm::Expected<std::vector<TradeOffPoint>> points =
        computeTradeOff(random.problem, *strategy, request, 7);
    if (!points)
      FAIL() << llvm::toString(points.takeError());
    // Where nothing can be lower than keep-all, there is one.
    ASSERT_GE(points->size(), 1u);
    for (size_t i = 1; i < points->size(); ++i)
      EXPECT_LT((*points)[i].budgetBytes, (*points)[i - 1].budgetBytes);
    expectCurve(random.problem, *points);
    curvesWithTimes +=
        points->front().plan.cost.timeNs < points->back().plan.cost.timeNs;
  }
  EXPECT_GT(curvesWithTimes, 0u);
}

TEST(TradeOff, EndsWithWhatItHasWhenInterrupted) {
  RandomProblem random(3, 12);
  std::atomic<bool> interrupted{true};
  Request request;
  request.interrupted = &interrupted;
  std::unique_ptr<Strategy> strategy = llvm::cantFail(createStrategy("auto"));
  llvm::Expected<std::vector<TradeOffPoint>> points =
      computeTradeOff(random.problem, *strategy, request, 5);
  if (!points)
    FAIL() << llvm::toString(points.takeError());
  expectCurve(random.problem, *points);
}

TEST(TradeOff, IsTheSameOnSeveralThreads) {
  std::unique_ptr<Strategy> strategy = llvm::cantFail(createStrategy("auto"));
  for (unsigned seed = 0; seed < 8; ++seed) {
    RandomProblem random(seed, 20);
    for (Value &value : random.problem.values)
      value.must = UserPolicy::None;
    std::string curve;
    // Fewer points than anchors, some stretches, a shorter one at the end.
    unsigned points = 4 + 5 * (seed % 4);
    for (unsigned threads : {1u, 2u, 4u}) {
      Request request;
      request.workLimit = 200;
      request.threads = threads;
      llvm::Expected<std::vector<TradeOffPoint>> answer =
          computeTradeOff(random.problem, *strategy, request, points);
      if (!answer)
        FAIL() << llvm::toString(answer.takeError());
      std::string text = printTradeOff(*answer, /*withPlans=*/true);
      if (curve.empty())
        curve = text;
      EXPECT_EQ(text, curve) << seed << ' ' << threads;
    }
  }
}
