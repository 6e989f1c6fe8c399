// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// Random problems, random decisions and random walks: the builder's plans are
/// legal, simulator and verifier agree to the unit, bounds hold.

#include "PlannerCheck.h"
#include "remat/Planner/PlanVerifier.h"
#include "remat/Planner/Strategy.h"

#include "gtest/gtest.h"

using namespace remat::planner;

static void expectLegal(const Problem &problem, Plan plan,
                        const std::string &what) {
  llvm::Expected<Replay> replayed = replay(problem, plan);
  ASSERT_TRUE(bool(replayed)) << what << llvm::toString(replayed.takeError())
                              << printPlan(plan) << printProblem(problem);
  plan.cost = replayed->cost;
  plan.bounds = {computeFloor(problem).bytes, computeTimeBound(problem)};
  if (llvm::Error error = verifyPlan(problem, plan))
    FAIL() << what << llvm::toString(std::move(error)) << printPlan(plan)
           << printProblem(problem);
}

TEST(Differential, BuiltPlansAreLegal) {
  for (unsigned seed = 0; seed < 16000 && !testing::Test::HasFatalFailure();
       ++seed) {
    RandomProblem random(seed, 3 + seed % 14);
    if (llvm::Error error = random.problem.check())
      FAIL() << llvm::toString(std::move(error));
    bool hasPolicy = false, mustOffload = false;
    for (const Value &value : random.problem.values) {
      hasPolicy |= value.must != UserPolicy::None;
      mustOffload |= value.must == UserPolicy::Offload;
    }
    for (int round = 0; round < 3; ++round) {
      llvm::Expected<Plan> plan =
          buildPlan(random.problem, random.makeDecisions());
      if (!plan && hasPolicy) {
        llvm::consumeError(plan.takeError());
        continue;
      }
      if (!plan)
        FAIL() << seed << llvm::toString(plan.takeError())
               << printProblem(random.problem);
      // A host that is too small makes the policy impossible.
      if (mustOffload && random.problem.device.hostBytes)
        continue;
      expectLegal(random.problem, *plan, "seed " + std::to_string(seed) + " ");
    }
    if (!hasPolicy)
      expectLegal(random.problem, makeKeepAllPlan(random.problem), "keep-all ");
  }
}

TEST(Differential, TextFormsRoundTrip) {
  for (unsigned seed = 0; seed < 200; ++seed) {
    RandomProblem random(seed, 12);
    std::string text = printProblem(random.problem);
    Problem problem = llvm::cantFail(parseProblem(text));
    EXPECT_EQ(printProblem(problem), text);
    for (Value &value : problem.values)
      value.must = UserPolicy::None;
    Plan plan = llvm::cantFail(buildPlan(problem, random.makeDecisions()));
    std::string planText = printPlan(plan);
    EXPECT_EQ(printPlan(llvm::cantFail(parsePlan(planText))), planText);
  }
}

/// A random next step, likely but not surely legal.
static Step randomStep(RandomProblem &random, OpId &nextBase) {
  const Problem &problem = random.problem;
  int kind = random.pick(0, 9);
  auto anyOp = [&] {
    return OpId(random.pick(0, int(problem.ops.size()) - 1));
  };
  auto anyRoot = [&] {
    return problem.rootOf(random.pick(0, int(problem.values.size()) - 1));
  };
  if (kind < 3)
    return Step::drop(anyRoot());
  if (kind == 3 && problem.device.offloadBytesPerSecond)
    return random.chance(50) ? Step::offload(anyRoot())
                             : Step::fetch(anyRoot());
  Step step = kind < 6 ? Step::rerun(anyOp()) : Step::run(nextBase);
  const Op &op = problem.ops[step.id];
  if (step.kind == StepKind::Rerun) {
    step.into = random.chance(50);
    step.keep = step.into && random.chance(40);
  }
  for (const auto &[output, ns] : op.elidable)
    if (random.chance(15))
      step.without.push_back(output);
  if (!op.variants.empty() && random.chance(20))
    step.variant = 0;
  return step;
}

/// Appends random steps that replay; gives up after a while.
static std::optional<Plan> randomWalk(RandomProblem &random) {
  Plan plan;
  const Problem &problem = random.problem;
  OpId nextBase = 0;
  for (int attempt = 0; attempt < 400; ++attempt) {
    while (nextBase < OpId(problem.ops.size()) && problem.ops[nextBase].extra)
      ++nextBase;
    if (nextBase == OpId(problem.ops.size()))
      return plan;
    size_t before = plan.steps.size();
    plan.steps.push_back(randomStep(random, nextBase));
    if (plan.steps.back().into)
      plan.steps.push_back(Step::run(nextBase));
    std::string expected = "step " + std::to_string(plan.steps.size()) + ":";
    llvm::Expected<Replay> replayed = replay(problem, plan);
    std::string error =
        replayed ? expected : llvm::toString(replayed.takeError());
    // An error behind the last step only says that the plan is not complete.
    if (error.compare(0, expected.size(), expected) != 0)
      plan.steps.resize(before);
    else if (plan.steps.back().kind == StepKind::Run)
      ++nextBase;
  }
  return std::nullopt;
}

TEST(Differential, SimulatorAndVerifierAgreeOnRandomWalks) {
  unsigned legal = 0;
  for (unsigned seed = 0; seed < 3000; ++seed) {
    RandomProblem random(seed + 77777, 2 + seed % 7);
    std::optional<Plan> plan = randomWalk(random);
    if (!plan)
      continue;
    llvm::Expected<Replay> replayed = replay(random.problem, *plan);
    if (!replayed) {
      llvm::consumeError(replayed.takeError());
      continue;
    }
    plan->cost = replayed->cost;
    plan->bounds = {computeFloor(random.problem).bytes,
                    computeTimeBound(random.problem)};
    std::string error;
    if (llvm::Error failure = verifyPlan(random.problem, *plan))
      error = llvm::toString(std::move(failure));
    legal += error.empty();
    // The verifier knows more rules, but never other numbers.
    EXPECT_EQ(error.find("states"), std::string::npos)
        << seed << error << printPlan(*plan) << printProblem(random.problem);
    EXPECT_EQ(error.find("bounds"), std::string::npos)
        << seed << error << printPlan(*plan) << printProblem(random.problem);
  }
  EXPECT_GT(legal, 300u);
}

TEST(Differential, AutoKeepsBudgets) {
  std::unique_ptr<Strategy> strategy = llvm::cantFail(createStrategy("auto"));
  for (unsigned seed = 0; seed < 300; ++seed) {
    RandomProblem random(seed, 14);
    Problem &problem = random.problem;
    for (Value &value : problem.values)
      value.must = UserPolicy::None;
    Request request;
    int64_t peak = llvm::cantFail(replay(problem, makeKeepAllPlan(problem)))
                       .cost.peakBytes;
    request.budgetBytes = peak * random.pick(50, 100) / 100;
    llvm::Expected<Solution> solution = solve(problem, *strategy, request);
    if (!solution) {
      llvm::Error error = solution.takeError();
      EXPECT_TRUE(error.isA<BudgetInfeasible>());
      llvm::consumeError(std::move(error));
      continue;
    }
    EXPECT_LE(solution->plan.cost.peakBytes, *request.budgetBytes);
    Solution again = llvm::cantFail(solve(problem, *strategy, request));
    EXPECT_EQ(printPlan(again.plan), printPlan(solution->plan));
  }
}

TEST(Differential, StrategiesAgree) {
  CheckReport report;
  for (unsigned seed = 0; seed < 300; ++seed)
    checkPlanner(seed, /*mostOps=*/14, report);
  for (const std::string &failure : report.failures)
    ADD_FAILURE() << failure;
  EXPECT_GT(report.bruteForced, 30u);
  EXPECT_GE(report.provenOptimal + report.provenInfeasible, 250u);
  for (unsigned seed : report.missed)
    ADD_FAILURE() << "seed " << seed << ": auto finds no plan, exact does";
}
