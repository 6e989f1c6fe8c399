// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// Bounds against the true optimum of tiny random problems with all features
/// of the format: a bound of the time is never above the fastest plan, a floor
/// never above the lowest peak.

#include "FastestPlan.h"
#include "RandomProblems.h"
#include "remat/Planner/PlanVerifier.h"
#include "remat/Planner/Strategy.h"
#include "remat/Planner/TimeBound.h"

#include "gtest/gtest.h"

using namespace remat::planner;

namespace {
/// A tiny training step: a chain of forward ops and the backward ops that read
/// its values, with a few random features on top. Here budgets bind.
class TrainingStep {
public:
  explicit TrainingStep(unsigned seed) : random(seed) {
    problem.name = "step";
    argument = addValue(pick(1, 3));
    problem.arguments.push_back(argument);
    int depth = pick(2, 4);
    std::vector<ValueId> saved = {argument};
    for (int layer = 0; layer < depth; ++layer)
      saved.push_back(addKernel({saved.back()}, Phase::Forward));
    ValueId gradient = saved.back();
    for (int layer = depth; layer-- > int(chance(50));)
      gradient = addKernel({saved[layer], gradient}, Phase::Backward);
    if (chance(50))
      addRecipe();
    addInlining();
    if (chance(30))
      problem.results.push_back(gradient);
    if (chance(20))
      problem.device.offloadBytesPerSecond = 1000000000;
    if (chance(80))
      problem.device.hostBytes = pick(0, 8);
    if (chance(30))
      problem.donated.push_back({argument, std::nullopt});
  }

  Problem problem;

private:
  int pick(int low, int high) {
    return low + int(random() % unsigned(high - low + 1));
  }
  bool chance(int percent) { return pick(1, 100) <= percent; }

  ValueId addValue(int64_t bytes) {
    Value value;
    value.name = "v" + std::to_string(problem.values.size());
    value.bytes = bytes;
    problem.values.push_back(value);
    return ValueId(problem.values.size() - 1);
  }

  ValueId addKernel(std::vector<ValueId> inputs, Phase phase) {
    Op op;
    op.name = "op";
    op.phase = phase;
    op.inputs = std::move(inputs);
    if (chance(25))
      op.inputs.push_back(pick(0, int(problem.values.size()) - 1));
    op.timeNs = pick(3, 30);
    op.recomputable = chance(90);
    op.workspaceBytes = chance(15) ? pick(1, 4) : 0;
    ValueId output = addValue(pick(1, 9));
    op.outputs = {output};
    if (chance(25))
      op.outputs.push_back(addValue(pick(1, 4)));
    for (ValueId made : op.outputs)
      if (chance(25))
        op.elidable.emplace_back(made, pick(0, 1));
    if (chance(20))
      op.reuses.emplace_back(op.inputs[0], output);
    if (chance(10))
      op.variants.push_back({op.inputs, pick(2, 30), pick(0, 3), {}});
    problem.ops.push_back(op);
    return output;
  }

  void addRecipe() {
    const Op &base = problem.ops[pick(0, int(problem.ops.size()) - 1)];
    Op op;
    op.name = "again";
    op.extra = op.recomputable = true;
    op.timeNs = pick(1, 15);
    op.outputs = {base.outputs.back()};
    op.inputs = {chance(50) ? argument : base.inputs.front()};
    problem.ops.push_back(op);
  }

  void addInlining() {
    for (Op &maker : problem.ops)
      for (size_t target = 0; target < problem.ops.size(); ++target)
        for (ValueId input : problem.ops[target].inputs)
          if (maker.recomputable && chance(25) &&
              maker.outputs.front() == input &&
              &maker != &problem.ops[target] && maker.inlineInto.empty())
            maker.inlineInto.emplace_back(
                OpId(target), chance(20) ? pick(-20, -1) : pick(-3, 8));
  }

  std::mt19937 random;
  ValueId argument = 0;
};
} // namespace

static Problem makeProblem(unsigned seed) {
  if (seed % 2)
    return TrainingStep(seed).problem;
  return makeFreeProblem(seed, 2 + seed % 5);
}

/// The brute force itself: its plans are legal and take what it says. Where
/// copies meet pairs of argument and result it may be too generous, which makes
/// the comparison with the bound no weaker.
static void expectLegal(const Problem &problem, const FastestPlanAnswer &answer,
                        std::optional<int64_t> budget) {
  bool copies = problem.device.offloadBytesPerSecond.has_value();
  if (copies && !problem.donated.empty())
    return;
  Plan plan = answer.plan;
  llvm::Expected<Replay> replayed = replay(problem, plan);
  ASSERT_TRUE(bool(replayed)) << llvm::toString(replayed.takeError())
                              << printPlan(plan) << printProblem(problem);
  plan.cost = replayed->cost;
  plan.budgetBytes = budget;
  if (llvm::Error error = verifyPlan(problem, plan))
    FAIL() << llvm::toString(std::move(error)) << printPlan(plan)
           << printProblem(problem);
  if (!copies)
    EXPECT_EQ(plan.cost.timeNs, *answer.timeNs) << printProblem(problem);
}

/// The seeds to test; REMAT_TEST_SEEDS=FROM:TO in the environment asks for
/// others.
static std::pair<unsigned, unsigned> seedRange() {
  std::pair<unsigned, unsigned> range = {0, 250};
  if (const char *text = std::getenv("REMAT_TEST_SEEDS"))
    std::sscanf(text, "%u:%u", &range.first, &range.second);
  return range;
}

/// Budget and order of one comparison.
static void compare(const Problem &problem, FastestPlanOptions options,
                    unsigned &complete, unsigned &raised) {
  options.mostStates = 6000;
  FastestPlanAnswer answer = findFastestPlan(problem, options);
  if (!answer.isComplete || !answer.timeNs)
    return;
  ++complete;
  expectLegal(problem, answer, options.budgetBytes);
  int64_t bound = computeTimeBound(problem, options.budgetBytes, options.order);
  raised += bound > computeTimeBound(problem, std::nullopt, options.order);
  EXPECT_LE(bound, *answer.timeNs)
      << "budget " << *options.budgetBytes << printProblem(problem)
      << printPlan(answer.plan);
}

TEST(Bounds, NeverAboveTheOptimum) {
  unsigned complete = 0, raised = 0;
  auto [from, to] = seedRange();
  for (unsigned seed = from; seed < to && !testing::Test::HasFailure();
       ++seed) {
    SCOPED_TRACE("seed " + std::to_string(seed));
    Problem problem = makeProblem(seed);
    if (llvm::errorToBool(problem.check()) || problem.values.size() > 20)
      continue;
    std::mt19937 random(seed);
    int64_t peak = llvm::cantFail(replay(problem, makeKeepAllPlan(problem)))
                       .cost.peakBytes;
    int64_t floor = computeFloor(problem).bytes;
    FastestPlanOptions options;
    for (Order order : {Order::Base, Order::Base, Order::Free}) {
      options.order = order;
      options.budgetBytes =
          floor + int64_t(random() % uint64_t(peak - floor + 1));
      compare(problem, options, complete, raised);
    }
  }
  // Enough comparisons, and budgets that matter.
  EXPECT_GT(complete, to - from);
  EXPECT_GT(raised, (to - from) / 10);
}

TEST(Bounds, FloorIsNeverAboveTheLowestPeak) {
  auto [from, to] = seedRange();
  for (unsigned seed = from; seed < to && !testing::Test::HasFailure();
       ++seed) {
    SCOPED_TRACE("seed " + std::to_string(seed));
    Problem problem = makeProblem(seed);
    if (llvm::errorToBool(problem.check()) || problem.values.size() > 20)
      continue;
    for (Order order : {Order::Base, Order::Free}) {
      FastestPlanOptions options;
      options.mostStates = 6000;
      options.order = order;
      options.budgetBytes = computeFloor(problem, order).bytes - 1;
      EXPECT_FALSE(findFastestPlan(problem, options).timeNs)
          << printProblem(problem);
    }
  }
}

/// A chain of three ops and their backward ops; each value is 10 bytes, each op
/// 10 ns, gradients are 1 byte.
static Problem makeChain() {
  return llvm::cantFail(parseProblem(R"({
    "format": "remat-problem", "version": 1, "name": "chain",
    "values": [{"name": "x", "bytes": 10}, {"name": "a", "bytes": 10},
               {"name": "b", "bytes": 10}, {"name": "c", "bytes": 10},
               {"name": "dc", "bytes": 1}, {"name": "db", "bytes": 1},
               {"name": "da", "bytes": 1}],
    "ops": [
     {"name": "A", "kind": "other", "phase": "forward", "timeNs": 10,
      "inputs": [0], "outputs": [1], "recomputable": true},
     {"name": "B", "kind": "other", "phase": "forward", "timeNs": 10,
      "inputs": [1], "outputs": [2], "recomputable": true},
     {"name": "C", "kind": "other", "phase": "forward", "timeNs": 10,
      "inputs": [2], "outputs": [3], "recomputable": true},
     {"name": "dC", "kind": "other", "phase": "backward", "timeNs": 10,
      "inputs": [3], "outputs": [4], "recomputable": true},
     {"name": "dB", "kind": "other", "phase": "backward", "timeNs": 10,
      "inputs": [2, 4], "outputs": [5], "recomputable": true},
     {"name": "dA", "kind": "other", "phase": "backward", "timeNs": 10,
      "inputs": [1, 5], "outputs": [6], "recomputable": true}],
    "arguments": [0], "results": []})"));
}

TEST(Bounds, ChainIsProvenOptimal) {
  Problem problem = makeChain();
  EXPECT_EQ(computeTimeBound(problem), 60);
  // At dC: x, a, b, c and dc: 41 bytes.
  EXPECT_EQ(computeTimeBound(problem, 41), 60);
  // a or b has to go and is made again.
  EXPECT_EQ(computeTimeBound(problem, 40), 70);
}
