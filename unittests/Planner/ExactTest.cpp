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
  unsigned optimal = 0, infeasible = 0;
  for (unsigned seed = 0; seed < 400; ++seed) {
    Problem problem = makeTinyProblem(seed);
    int64_t floor = computeFloor(problem).bytes;
    Request request;
    request.budgetBytes =
        floor + (keepAllPeak(problem) - floor) * (seed * 7 % 60) / 50;
    BruteForceAnswer answer =
        searchByBruteForce(problem, *request.budgetBytes, 2000);
    if (answer.gaveUp)
      continue;
    llvm::Expected<Solution> solution = solve(problem, *exact, request);
    if (!solution) {
      std::string why = llvm::toString(solution.takeError());
      EXPECT_FALSE(answer.timeNs) << seed << why << printProblem(problem);
      EXPECT_NE(why.find("cannot be met"), std::string::npos) << why;
      ++infeasible;
      continue;
    }
    ASSERT_TRUE(answer.timeNs) << seed << printProblem(problem);
    EXPECT_EQ(solution->plan.cost.timeNs, *answer.timeNs)
        << seed << printProblem(problem) << printPlan(solution->plan);
    EXPECT_EQ(solution->plan.bounds.timeNs, *answer.timeNs) << seed;
    ++optimal;
  }
  EXPECT_GT(optimal, 150u);
  EXPECT_GT(infeasible, 10u);
}

TEST(Exact, FindsTheLowestPeak) {
  std::unique_ptr<Strategy> exact = llvm::cantFail(createStrategy("exact"));
  for (unsigned seed = 0; seed < 60; ++seed) {
    Problem problem = makeTinyProblem(seed);
    Request request;
    request.minimizePeak = true;
    Solution solution = llvm::cantFail(solve(problem, *exact, request));
    int64_t peak = solution.plan.cost.peakBytes;
    EXPECT_EQ(solution.plan.bounds.peakBytes, peak) << seed;
    BruteForceAnswer below = searchByBruteForce(problem, peak - 1, 2000);
    EXPECT_TRUE(below.gaveUp || !below.timeNs)
        << seed << printProblem(problem) << printPlan(solution.plan);
  }
}

TEST(Exact, StopsWhenInterrupted) {
  std::unique_ptr<Strategy> exact = llvm::cantFail(createStrategy("exact"));
  std::atomic<bool> interrupted{true};
  Request request;
  request.interrupted = &interrupted;
  unsigned stopped = 0;
  for (unsigned seed = 0; seed < 20; ++seed) {
    Problem problem = makeTinyProblem(seed);
    Solution solution = llvm::cantFail(solve(problem, *exact, request));
    stopped += solution.plan.cut == "interrupt";
  }
  EXPECT_GT(stopped, 0u);
}

/// The fastest plan makes `a` again in two kernels that read it: the second one
/// keeps `r`, while `b` takes the live `a` over.
TEST(Exact, TakesOverWhatTheKernelMakesAgain) {
  Problem problem = llvm::cantFail(parseProblem(R"json(
{"format": "remat-problem", "version": 1, "name": "takeover", "alignment": 8,
 "values": [{"name": "x", "bytes": 56}, {"name": "y", "bytes": 72},
            {"name": "a", "bytes": 72}, {"name": "r", "bytes": 32},
            {"name": "b", "bytes": 40}, {"name": "c", "bytes": 32},
            {"name": "d", "bytes": 32}],
 "ops": [
  {"name": "f", "kind": "matmul", "timeNs": 50, "inputs": [1], "phase": "forward",
   "outputs": [2, 3], "recomputable": true, "workspaceBytes": 45,
   "inlineInto": [[1, -9], [2, 16]]},
  {"name": "g", "kind": "matmul", "timeNs": 19, "inputs": [2], "phase": "forward",
   "outputs": [4, 5], "recomputable": true, "reuses": [[2, 4], [2, 5]],
   "inlineInto": [[2, 23]]},
  {"name": "h", "kind": "matmul", "timeNs": 25, "inputs": [2, 4],
   "phase": "backward", "outputs": [6], "recomputable": true,
   "reuses": [[4, 6]]}],
 "arguments": [0, 1], "results": [3], "donated": []})json"));
  std::unique_ptr<Strategy> exact = llvm::cantFail(createStrategy("exact"));
  Request request;
  request.budgetBytes = 280;
  BruteForceAnswer answer = searchByBruteForce(problem, 280, 20000);
  ASSERT_FALSE(answer.gaveUp);
  Solution solution = llvm::cantFail(solve(problem, *exact, request));
  EXPECT_EQ(solution.plan.cost.timeNs, answer.timeNs.value());
  EXPECT_EQ(solution.plan.bounds.timeNs, answer.timeNs.value());
}

/// In the fastest plan the last kernel is a rerun of `g` with another rerun of
/// `g` among its members, which is the first to read what `f` makes.
TEST(Exact, CountsAnOpThatIsMainAndMember) {
  Problem problem = llvm::cantFail(parseProblem(R"json(
{"format": "remat-problem", "version": 1, "name": "twice", "alignment": 8,
 "values": [{"name": "x", "bytes": 64}, {"name": "a", "bytes": 72},
            {"name": "b", "bytes": 32}, {"name": "c", "bytes": 80},
            {"name": "d", "bytes": 72}],
 "ops": [
  {"name": "f", "kind": "pointwise", "phase": "forward", "timeNs": 17,
   "inputs": [0], "outputs": [1], "recomputable": true,
   "inlineInto": [[1, 0], [2, 20]]},
  {"name": "g", "kind": "pointwise", "phase": "forward", "timeNs": 28,
   "inputs": [1], "outputs": [2], "recomputable": true,
   "inlineInto": [[2, -7], [3, 13]],
   "variants": [{"inputs": [0], "timeNs": 14, "workspaceBytes": 16}]},
  {"name": "h", "kind": "matmul", "phase": "backward", "timeNs": 19,
   "inputs": [1, 2], "outputs": [3], "recomputable": true,
   "inlineInto": [[1, -8], [3, 13]]},
  {"name": "i", "kind": "pointwise", "phase": "backward", "timeNs": 21,
   "inputs": [0, 3], "outputs": [4], "recomputable": true}],
 "arguments": [0], "results": [1], "donated": []})json"));
  std::unique_ptr<Strategy> exact = llvm::cantFail(createStrategy("exact"));
  Request request;
  request.budgetBytes = 276;
  Solution solution = llvm::cantFail(solve(problem, *exact, request));
  EXPECT_EQ(solution.plan.cost.timeNs, 64);
  EXPECT_EQ(searchByBruteForce(problem, 276, 20000).timeNs.value(), 64);
}

static ValueId addValue(Problem &problem, int64_t bytes) {
  Value value;
  value.name = "v" + std::to_string(problem.values.size());
  value.bytes = bytes;
  problem.values.push_back(value);
  return ValueId(problem.values.size() - 1);
}

/// Forty storages of three sizes, of which about half must go at one op to make
/// room for its workspace: one state has more sets of drops than can be looked
/// at, and the bound alone does not end the search.
static Problem makeProblemWithManyDrops() {
  Problem problem;
  problem.name = "drops";
  problem.alignment = 8;
  auto addOp = [&](int64_t timeNs, ValueId input, int64_t bytes) -> Op & {
    Op op;
    op.name = "op" + std::to_string(problem.ops.size());
    op.timeNs = timeNs;
    op.inputs = {input};
    op.outputs = {addValue(problem, bytes)};
    op.recomputable = true;
    problem.ops.push_back(op);
    return problem.ops.back();
  };
  problem.arguments = {addValue(problem, 8)};
  std::vector<ValueId> made;
  for (int number = 0; number < 40; ++number)
    made.push_back(
        addOp(10 + number * 7 % 13, 0, 8 * (1 + number % 3)).outputs[0]);
  // 8 + 8 * (14 + 26 + 39) = 640 bytes live before.
  addOp(5, 0, 8).workspaceBytes = 320;
  for (ValueId value : made)
    addOp(3, value, 8);
  return problem;
}

TEST(Exact, KeepsItsLimitInOneState) {
  Problem problem = makeProblemWithManyDrops();
  Request request;
  request.budgetBytes = 650;
  request.workLimit = 2000;
  std::unique_ptr<Strategy> exact = llvm::cantFail(createStrategy("exact"));
  Solution solution = llvm::cantFail(solve(problem, *exact, request));
  EXPECT_EQ(solution.plan.cut, "work");
  EXPECT_LT(solution.plan.bounds.timeNs, solution.plan.cost.timeNs);
}

/// An op with 48 outputs (a loop), some of which have to be gone while two other ops run:
/// there are more ways to write some of them again than memory holds.
static Problem makeProblemWithManyOutputs() {
  Problem problem;
  auto addOp = [&](std::vector<ValueId> inputs, int outputs) -> Op & {
    Op op;
    op.name = "op" + std::to_string(problem.ops.size());
    op.timeNs = 10;
    op.inputs = std::move(inputs);
    for (int output = 0; output < outputs; ++output)
      op.outputs.push_back(addValue(problem, 10));
    problem.ops.push_back(std::move(op));
    return problem.ops.back();
  };
  problem.arguments = {addValue(problem, 10)};
  addOp({0}, 48).recomputable = true;
  std::vector<ValueId> many = problem.ops[0].outputs;
  for (int half = 0; half < 2; ++half) {
    Op &large = addOp({0}, 1);
    large.workspaceBytes = 500;
    many.push_back(large.outputs[0]);
    problem.results.push_back(addOp(many, 1).outputs[0]);
  }
  return problem;
}

TEST(Exact, IsCutWhereAnOpHasManyOutputs) {
  Problem problem = makeProblemWithManyOutputs();
  Request request;
  request.budgetBytes = 800;
  request.workLimit = 2000;
  std::unique_ptr<Strategy> exact = llvm::cantFail(createStrategy("exact"));
  Solution solution = llvm::cantFail(solve(problem, *exact, request));
  EXPECT_EQ(solution.plan.cost.timeNs, 70);
  EXPECT_LE(solution.plan.bounds.timeNs, 70);
}

TEST(Exact, ClaimsNothingWhereCopiesAreLeftOut) {
  Problem problem =
      RandomProblem(3, 12, Shape::Chain, Features::none()).problem;
  problem.device.offloadBytesPerSecond = 1000000000;
  Request request;
  request.budgetBytes = computeFloor(problem).bytes;
  std::unique_ptr<Strategy> exact = llvm::cantFail(createStrategy("exact"));
  llvm::Expected<Solution> solution = solve(problem, *exact, request);
  if (!solution) {
    EXPECT_NE(llvm::toString(solution.takeError()).find("no plan within"),
              std::string::npos);
    return;
  }
  EXPECT_EQ(solution->plan.cut, "offload");
  EXPECT_EQ(solution->plan.bounds.timeNs, computeTimeBound(problem));
}
