// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// The exact searches forwards and backwards against each other, and bounds of
/// prefixes against what plans take.

#include "ExactBackward.h"
#include "ExactSearch.h"
#include "PrefixBounds.h"
#include "RandomProblems.h"
#include "remat/Planner/PlanVerifier.h"
#include "remat/Planner/Strategy.h"

#include "gtest/gtest.h"

using namespace remat::planner;

static constexpr int64_t anyTime = ExactBound::impossible;
static constexpr size_t mostNodes = 5000;

static Problem makeProblem(unsigned seed) {
  Features features;
  features.offload = features.userPolicies = false;
  features.wildFigures = seed % 3 == 0;
  return RandomProblem(seed, 2 + int(seed % 9), Shape(seed / 9 % 4), features)
      .problem;
}

static int64_t makeBudget(const Problem &problem, unsigned seed) {
  int64_t floor = computeFloor(problem).bytes;
  int64_t peak =
      llvm::cantFail(replay(problem, makeKeepAllPlan(problem))).cost.peakBytes;
  return floor + (peak - floor) * (seed * 7 % 50) / 50;
}

/// The plan that the search has found; none where there is none.
template <typename Search>
static std::optional<Plan> planOf(const Problem &problem, const Search &search,
                                  typename Search::Outcome outcome) {
  if (outcome != Search::Outcome::Found)
    return std::nullopt;
  Plan plan;
  plan.steps = search.steps();
  llvm::Expected<Replay> replayed = replay(problem, plan);
  if (!replayed) {
    ADD_FAILURE() << llvm::toString(replayed.takeError())
                  << printProblem(problem) << printPlan(plan);
    return std::nullopt;
  }
  plan.cost = replayed->cost;
  if (llvm::Error error = verifyPlan(problem, plan))
    ADD_FAILURE() << llvm::toString(std::move(error)) << printProblem(problem);
  EXPECT_EQ(plan.cost.timeNs, search.provenTimeNs());
  return plan;
}

TEST(ExactSearches, Agree) {
  unsigned found = 0, none = 0;
  for (unsigned seed = 0; seed < 900; ++seed) {
    Problem problem = makeProblem(seed);
    ExactModel model(problem);
    ASSERT_TRUE(ExactBackward::canHold(model));
    int64_t budget = makeBudget(problem, seed);
    std::vector<int64_t> prefixes = boundPrefixes(problem, budget);
    ExactBackward backward(model, budget, anyTime, prefixes);
    auto backwardOutcome = backward.run(mostNodes, [] { return false; });
    ExactSearch forward(model, budget, anyTime);
    auto forwardOutcome = forward.run(mostNodes, [] { return false; });
    if (backwardOutcome == ExactBackward::Outcome::Cut ||
        forwardOutcome == ExactSearch::Outcome::Cut)
      continue;
    std::optional<Plan> one = planOf(problem, backward, backwardOutcome);
    std::optional<Plan> other = planOf(problem, forward, forwardOutcome);
    ASSERT_EQ(one.has_value(), other.has_value())
        << seed << " budget " << budget << printProblem(problem)
        << printPlan(one ? *one : *other);
    ++(one ? found : none);
    if (!one)
      continue;
    EXPECT_LE(one->cost.peakBytes, budget) << seed;
    EXPECT_LE(other->cost.peakBytes, budget) << seed;
    EXPECT_EQ(one->cost.timeNs, other->cost.timeNs)
        << seed << " budget " << budget << printProblem(problem)
        << printPlan(*one) << printPlan(*other);
  }
  EXPECT_GT(found, 500u);
  EXPECT_GT(none, 20u);
}

/// Time of the plan up to the first run of each op; of kernels without members.
static std::vector<int64_t> timesBefore(const Problem &problem,
                                        const Plan &plan) {
  std::vector<int64_t> times(problem.ops.size(), -1);
  int64_t before = 0;
  for (const Step &step : plan.steps) {
    if (step.kind != StepKind::Run && step.kind != StepKind::Rerun)
      continue;
    if (step.kind == StepKind::Run)
      times[step.id] = before;
    before += problem.ops[step.id].timeNs;
  }
  return times;
}

TEST(ExactSearches, PrefixesTakeAtLeastTheirBounds) {
  unsigned compared = 0, tight = 0;
  for (unsigned seed = 0; seed < 300; ++seed) {
    Features features;
    features.offload = features.userPolicies = features.inlining = false;
    features.elidable = features.variants = false;
    Problem problem =
        RandomProblem(seed, 4 + int(seed % 9), Shape(seed % 4), features)
            .problem;
    ExactModel model(problem);
    int64_t budget = makeBudget(problem, seed);
    std::vector<int64_t> prefixes = boundPrefixes(problem, budget);
    ExactSearch search(model, budget, anyTime);
    std::optional<Plan> plan =
        planOf(problem, search, search.run(mostNodes, [] { return false; }));
    if (!plan)
      continue;
    std::vector<int64_t> times = timesBefore(problem, *plan);
    for (size_t id = 0; id < problem.ops.size(); ++id) {
      if (times[id] < 0)
        continue;
      ++compared;
      tight += times[id] == prefixes[id] && times[id] > 0;
      EXPECT_LE(prefixes[id], times[id])
          << seed << " op " << id << " budget " << budget
          << printProblem(problem) << printPlan(*plan);
    }
    EXPECT_LE(prefixes.back(), plan->cost.timeNs) << seed;
  }
  EXPECT_GT(compared, 500u);
  EXPECT_GT(tight, 200u);
}
