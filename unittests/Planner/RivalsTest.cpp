// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// The rivals: legal plans on random problems, hand-computed ones on a chain,
/// and clear errors. Checkmate's own tests need a solver and are skipped
/// without one.

#include "../../lib/Planner/Rivals/LinearProgram.h"
#include "RandomProblems.h"
#include "remat/Planner/Strategy.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/Program.h"

#include "gtest/gtest.h"

using namespace remat::planner;

/// Rivals that take a budget, and some with arguments that do not.
static const char *const budgetRivals[] = {"xla-greedy", "xla-peak",
                                           "chen-greedy", "dtr", "moccasin"};
static const char *const otherRivals[] = {
    "chen-sqrt",         "revolve",           "layer-lp",
    "torch-min-cut:0",   "torch-min-cut:0.4", "torch-min-cut-dp32:0.7",
    "torch-min-cut:1",   "torch-tags:full",   "torch-tags:selective",
    "torch-tags:every:2"};

static llvm::Expected<Solution> solveWith(const Problem &problem,
                                          llvm::StringRef text,
                                          std::optional<int64_t> budget) {
  std::unique_ptr<Strategy> strategy = llvm::cantFail(createStrategy(text));
  Request request;
  request.budgetBytes = budget;
  request.workLimit = 400;
  return solve(problem, *strategy, request);
}

static Replay keepAllOf(const Problem &problem) {
  return llvm::cantFail(replay(problem, makeKeepAllPlan(problem)));
}

/// x -> f0 -> ... -> f(n-1), then b(n-1) ... b0, each reading its forward op's
/// output a and the gradient g before it. x and g have 1 byte, a has 10; every
/// op takes 1 ns.
static Problem makeChain(int count) {
  Problem problem;
  problem.name = "chain";
  auto addValue = [&](int64_t bytes) {
    Value value;
    value.name = "v" + std::to_string(problem.values.size());
    value.bytes = bytes;
    problem.values.push_back(value);
    return ValueId(problem.values.size() - 1);
  };
  auto addOp = [&](Phase phase, std::vector<ValueId> inputs, int64_t bytes) {
    Op op;
    op.name = "op" + std::to_string(problem.ops.size());
    op.phase = phase;
    op.inputs = std::move(inputs);
    op.timeNs = 1;
    op.recomputable = true;
    op.outputs = {addValue(bytes)};
    problem.ops.push_back(op);
    return op.outputs[0];
  };
  std::vector<ValueId> made = {addValue(1)};
  problem.arguments = {made[0]};
  for (int i = 0; i < count; ++i)
    made.push_back(addOp(Phase::Forward, {made.back()}, 10));
  std::vector<ValueId> gradient;
  for (int i = count; i > 0; --i) {
    std::vector<ValueId> inputs = gradient;
    inputs.push_back(made[i]);
    gradient = {addOp(Phase::Backward, inputs, 1)};
  }
  problem.results = gradient;
  return problem;
}

static Cost costOf(const Problem &problem, llvm::StringRef text,
                   std::optional<int64_t> budget) {
  llvm::Expected<Solution> solution = solveWith(problem, text, budget);
  if (!solution) {
    ADD_FAILURE() << text.str() << ": " << llvm::toString(solution.takeError());
    return {};
  }
  return solution->plan.cost;
}

/// True if it was solved within the budget, or an error says why not.
static void expectSolvedOrTold(const Problem &problem, llvm::StringRef text,
                               std::optional<int64_t> budget, unsigned seed) {
  llvm::Expected<Solution> solution = solveWith(problem, text, budget);
  if (solution) {
    if (budget) {
      EXPECT_LE(solution->plan.cost.peakBytes, *budget);
    }
    return;
  }
  llvm::Error error = solution.takeError();
  bool isInfeasible = error.isA<BudgetInfeasible>();
  std::string message = llvm::toString(std::move(error));
  bool lacksLayers = message.find("narrow points") != std::string::npos;
  EXPECT_TRUE(isInfeasible || lacksLayers)
      << text.str() << " seed " << seed << ": " << message
      << printProblem(problem);
}

TEST(Rivals, PlansOnRandomProblemsAreLegal) {
  for (unsigned seed = 0; seed < 600 && !testing::Test::HasFailure(); ++seed) {
    RandomProblem random(seed, 4 + seed % 16);
    for (Value &value : random.problem.values)
      value.must = UserPolicy::None;
    int64_t peak = keepAllOf(random.problem).cost.peakBytes;
    std::optional<int64_t> budget;
    if (seed % 4)
      budget = peak * random.pick(50, 100) / 100;
    for (const char *rival : budgetRivals)
      expectSolvedOrTold(random.problem, rival, budget, seed);
    for (const char *rival : otherRivals)
      expectSolvedOrTold(random.problem, rival, budget, seed);
  }
}

TEST(Rivals, SamePlanEachTime) {
  for (unsigned seed = 0; seed < 20; ++seed) {
    RandomProblem random(seed, 14);
    for (Value &value : random.problem.values)
      value.must = UserPolicy::None;
    for (const char *rival : budgetRivals) {
      Request request;
      request.minimizePeak = true;
      request.workLimit = 400;
      auto strategy = llvm::cantFail(createStrategy(rival));
      EXPECT_EQ(
          printPlan(llvm::cantFail(strategy->plan(random.problem, request))),
          printPlan(llvm::cantFail(strategy->plan(random.problem, request))));
    }
  }
}

// Keep-all: x, a0 ... a3 and g3 are live during b3.
TEST(Rivals, ChainKeepsAll) {
  Problem chain = makeChain(4);
  EXPECT_EQ(keepAllOf(chain).cost.peakBytes, 1 + 4 * 10 + 1);
  for (const char *rival : budgetRivals)
    EXPECT_EQ(costOf(chain, rival, 42).timeNs, 8) << rival;
}

// With 32 bytes one of a0, a1 has to go while f3 and b3 run, and one rerun
// brings it back: x + three a's + g3 = 32.
TEST(Rivals, ChainWithoutOneValue) {
  Problem chain = makeChain(4);
  for (const char *rival : {"xla-greedy", "dtr", "moccasin"}) {
    Cost cost = costOf(chain, rival, 32);
    EXPECT_EQ(cost.peakBytes, 32) << rival;
    EXPECT_EQ(cost.timeNs, 9) << rival;
  }
}

// b3 is the highest place: a2 is cloned there first, though f3 still needs it;
// that takes a1 and then a0 with it.
TEST(Rivals, XlaPeakClonesAroundThePeak) {
  Problem chain = makeChain(4);
  Cost cost = costOf(chain, "xla-peak", 32);
  EXPECT_LE(cost.peakBytes, 32);
  EXPECT_EQ(cost.timeNs, 11);
}

// sqrt(16) = 4: a3, a7, a11 and a15 are kept, the other twelve are made again.
TEST(Rivals, ChenKeepsEveryFourthOfSixteen) {
  Problem chain = makeChain(16);
  EXPECT_LE(costOf(chain, "chen-sqrt", std::nullopt).timeNs, 32 + 12);
  EXPECT_LT(costOf(chain, "chen-sqrt", std::nullopt).peakBytes, 100);
}

TEST(Rivals, LongChainsFitIntoHalf) {
  Problem chain = makeChain(24);
  int64_t budget = keepAllOf(chain).cost.peakBytes / 2;
  for (const char *rival : budgetRivals)
    EXPECT_LE(costOf(chain, rival, budget).peakBytes, budget) << rival;
  EXPECT_LE(costOf(chain, "revolve", budget).peakBytes, budget);
}

// Lazy decisions run a stage twice; this deep, checkpoints of checkpoints need less.
TEST(Rivals, DeepChainsAreNotSlowerThanRevolve) {
  Problem chain = makeChain(80);
  for (int64_t budget : {60, 180}) {
    Cost revolve = costOf(chain, "revolve", budget);
    Cost ours = costOf(chain, "auto", budget);
    EXPECT_LE(ours.peakBytes, budget);
    EXPECT_LE(ours.timeNs, revolve.timeNs) << budget;
  }
}

// However deep. Lazy decisions alone need more the deeper it is.
TEST(Rivals, ChainsOfManyOpsFitIntoLittle) {
  Problem chain = makeChain(16000);
  Request request;
  request.budgetBytes = 300;
  request.workLimit = 100;
  auto strategy = llvm::cantFail(createStrategy("auto"));
  Solution solution = llvm::cantFail(solve(chain, *strategy, request));
  EXPECT_LE(solution.plan.cost.peakBytes, 300);
}

// Three states of ten bytes are enough for any chain, at the price of many
// forward passes.
TEST(Rivals, RevolveReversesWithoutCheckpoints) {
  Problem chain = makeChain(8);
  Request request;
  request.minimizePeak = true;
  auto revolve = llvm::cantFail(createStrategy("revolve"));
  Solution solution = llvm::cantFail(solve(chain, *revolve, request));
  EXPECT_LE(solution.plan.cost.peakBytes, 45);
}

/// The ops of the forward part that the plan reruns.
static std::vector<OpId> rerunsOf(const Problem &problem,
                                  llvm::StringRef text) {
  std::vector<OpId> reruns;
  Solution solution = llvm::cantFail(solveWith(problem, text, std::nullopt));
  for (const Step &step : solution.plan.steps)
    if (step.kind == StepKind::Rerun)
      reruns.push_back(step.id);
  llvm::sort(reruns);
  return reruns;
}

// Every second op of a chain of eight is a matmul of a millisecond; the ops
// between them shrink to a tenth and are dear to the rules, cheap to the
// knapsack. Half of the bytes keep two of the matmuls and all small values;
// in float32 the small ones vanish beside 2e12 flops and are dropped.
TEST(Rivals, TorchKnapsackInFloat32LosesLightOps) {
  Problem chain = makeChain(8);
  for (int op = 0; op < 8; op += 2) {
    chain.ops[op].kind = OpKind::Matmul;
    chain.ops[op].timeNs = 1000000;
    chain.ops[op + 1].kind = OpKind::Reduction;
    chain.values[chain.ops[op + 1].outputs[0]].bytes = 1;
  }
  auto lightReruns = [&](llvm::StringRef text) {
    return llvm::count_if(rerunsOf(chain, text),
                          [](OpId op) { return op % 2 == 1; });
  };
  EXPECT_EQ(lightReruns("torch-min-cut:0.6"), 0);
  EXPECT_GT(lightReruns("torch-min-cut-dp32:0.6"), 0);
}

TEST(Rivals, TorchTagsSaveWhatTheySay) {
  Problem chain = makeChain(8);
  for (int op = 0; op < 8; ++op) {
    chain.ops[op].layer = op < 4 ? "a" : "b";
    chain.ops[op].kind = op % 2 ? OpKind::Pointwise : OpKind::Matmul;
  }
  // The end of layer a is saved for layer b.
  EXPECT_EQ(rerunsOf(chain, "torch-tags:full"),
            (std::vector<OpId>{0, 1, 2, 4, 5, 6, 7}));
  EXPECT_EQ(rerunsOf(chain, "torch-tags:selective"),
            (std::vector<OpId>{1, 3, 5, 7}));
  // The second matmul of each layer.
  EXPECT_EQ(rerunsOf(chain, "torch-tags:every:2"),
            (std::vector<OpId>{0, 1, 4, 5, 7}));
}

static std::string errorOf(llvm::StringRef text) {
  llvm::Expected<std::unique_ptr<Strategy>> strategy = createStrategy(text);
  return strategy ? std::string() : llvm::toString(strategy.takeError());
}

TEST(Rivals, ArgumentsAreChecked) {
  for (const char *text : {"torch-min-cut:1.5", "torch-min-cut:-1",
                           "torch-min-cut:nan", "torch-min-cut-dp32:x"})
    EXPECT_NE(errorOf(text).find("expected a ratio from 0 to 1"),
              std::string::npos)
        << text;
  EXPECT_EQ(errorOf("torch-min-cut"),
            "strategy 'torch-min-cut': expected torch-min-cut:RATIO");
  EXPECT_EQ(errorOf("dtr:3"), "strategy 'dtr:3': expected dtr");
  for (const char *text : {"torch-tags:", "torch-tags:every:0",
                           "torch-tags:some", "torch-tags:every:-1"})
    EXPECT_NE(errorOf(text).find("expected full, selective or every:K"),
              std::string::npos)
        << text;
  EXPECT_NE(errorOf("torch-mincut:1").find("did you mean 'torch-min-cut"),
            std::string::npos);
}

TEST(Rivals, UserPoliciesAreRefusedOrKept) {
  Problem chain = makeChain(4);
  chain.values[1].must = UserPolicy::Recompute;
  for (const char *rival : {"xla-greedy", "dtr", "revolve"}) {
    llvm::Expected<Solution> solution = solveWith(chain, rival, std::nullopt);
    ASSERT_FALSE(bool(solution)) << rival;
    EXPECT_EQ(llvm::toString(solution.takeError()),
              "this strategy cannot honour the user policy of value \"v1\"");
  }
  EXPECT_EQ(costOf(chain, "moccasin", std::nullopt).timeNs, 9);
}

TEST(LinearProgram, PrintsAndReads) {
  LinearProgram program;
  auto x = program.addVariable(0, 1, 2.5, /*isInteger=*/true);
  auto y = program.addVariable(-1, 4, 0);
  program.addAtMost({{1, x}, {-3, y}}, -2);
  program.addEqual({{1, y}}, 1);
  EXPECT_EQ(program.print(), R"(Minimize
 cost:
 +2.5 x0
Subject To
 c0:
 +1 x0 -3 x1 <= -2
 c1:
 +1 x1 = 1
Bounds
 0 <= x0 <= 1
 -1 <= x1 <= 4
Generals
 x0
End
)");
}

TEST(LinearProgram, ReadsSolutionFiles) {
  using Values = std::vector<double>;
  EXPECT_EQ(parseHighsSolution("Model status\nOptimal\n\n"
                               "# Primal solution values\nFeasible\n"
                               "Objective 2.5\n# Columns 2\nx0 1\nx1 0.5\n"
                               "# Rows 1\nc0 2\n",
                               2),
            (Values{1, 0.5}));
  EXPECT_EQ(parseHighsSolution("Model status\nInfeasible\n\n"
                               "# Primal solution values\nNone\n",
                               2),
            std::nullopt);
  EXPECT_EQ(parseCbcSolution("Optimal - objective value 2.50000000\n"
                             "      1 x1                  0.5       0\n",
                             2),
            (Values{0, 0.5}));
  EXPECT_EQ(parseCbcSolution("Infeasible - objective value 1.0\n", 2),
            std::nullopt);
  EXPECT_EQ(parseCbcSolution("Stopped on time - objective value 1.0\n"
                             "**    1 x1                  0.5       0\n",
                             2),
            std::nullopt);
}

static bool hasSolver() {
  return llvm::sys::findProgramByName("highs") ||
         llvm::sys::findProgramByName("cbc");
}

// One rerun is the least with 32 bytes; the relaxation finds it too, from a
// budget of 32 after nine tenths have no solution.
TEST(Checkmate, SolvesTheChain) {
  if (!hasSolver())
    GTEST_SKIP() << "neither highs nor cbc is installed";
  Problem chain = makeChain(4);
  for (const char *rival : {"checkmate", "checkmate-lp"}) {
    Cost cost = costOf(chain, rival, 32);
    EXPECT_LE(cost.peakBytes, 32) << rival;
    EXPECT_EQ(cost.timeNs, 9) << rival;
  }
}

// On chains the integer program is exact: no rival is faster.
TEST(Checkmate, IsNotSlowerThanOthersOnChains) {
  if (!hasSolver())
    GTEST_SKIP() << "neither highs nor cbc is installed";
  Problem chain = makeChain(7);
  for (int op = 0; op < 7; ++op) {
    chain.ops[op].timeNs = 1 + 5 * op % 7;
    chain.values[chain.ops[op].outputs[0]].bytes = 6 + 3 * op % 5;
  }
  int64_t peak = keepAllOf(chain).cost.peakBytes;
  for (int percent : {85, 70, 60}) {
    int64_t budget = peak * percent / 100;
    int64_t optimum = costOf(chain, "checkmate", budget).timeNs;
    for (const char *rival : budgetRivals)
      EXPECT_LE(optimum, costOf(chain, rival, budget).timeNs)
          << rival << " at " << percent;
  }
}

TEST(Checkmate, RefusesLargeProblems) {
  Problem chain = makeChain(500);
  llvm::Expected<Solution> solution = solveWith(chain, "checkmate", 2000);
  ASSERT_FALSE(bool(solution));
  EXPECT_NE(llvm::toString(solution.takeError()).find("too large"),
            std::string::npos);
}
