// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// Orders of first runs: hand-computed peaks, brute force over all orders of small
/// problems, and plans in any order against the fastest ones.

#include "FastestPlan.h"
#include "OrderSearch.h"
#include "RandomProblems.h"
#include "UnreadRuns.h"
#include "remat/Planner/PlanVerifier.h"
#include "remat/Planner/Reorder.h"

#include "llvm/ADT/STLExtras.h"
#include "gtest/gtest.h"

using namespace remat::planner;

/// `readings`: per op what it reads; op i makes value i, of 10 ns each.
static Problem makeProblem(std::vector<int64_t> bytes,
                           std::vector<std::vector<ValueId>> readings) {
  Problem problem;
  problem.name = "order";
  for (auto [id, inputs] : llvm::enumerate(readings)) {
    Value value;
    value.name = "v" + std::to_string(id);
    value.bytes = bytes[id];
    problem.values.push_back(value);
    Op op;
    op.name = "op" + std::to_string(id);
    op.timeNs = 10;
    op.inputs = std::move(inputs);
    op.outputs = {ValueId(id)};
    op.recomputable = true;
    problem.ops.push_back(op);
  }
  return problem;
}

/// Each of the ops reads every `spacing`th of those before it, on average.
static Problem drawProblem(std::mt19937 &random, ValueId count, unsigned spacing) {
  std::vector<int64_t> bytes;
  std::vector<std::vector<ValueId>> readings;
  for (ValueId id = 0; id < count; ++id) {
    bytes.push_back(1 + random() % 20);
    readings.emplace_back();
    for (ValueId input = 0; input < id; ++input)
      if (random() % spacing == 0)
        readings.back().push_back(input);
  }
  return makeProblem(bytes, readings);
}

/// Three wide values that narrow ones are made of: all wide ones first is bad.
static Problem makeFan() {
  return makeProblem({100, 100, 100, 1, 1, 1, 1},
                     {{}, {}, {}, {0}, {1}, {2}, {3, 4, 5}});
}

static int64_t measurePeak(const OrderSearch &search, llvm::ArrayRef<OpId> order) {
  return *llvm::max_element(search.measure(order));
}

static PlacedSolution solveAuto(const Problem &problem, const Request &request) {
  return llvm::cantFail(solveWithArena(
      problem, *llvm::cantFail(createStrategy("auto")), request));
}

static llvm::Expected<OrderedSolution> reorderAuto(const Problem &problem,
                                                   const Request &request) {
  return solveInAnyOrder(problem, *llvm::cantFail(createStrategy("auto")), request);
}

TEST(Reorder, NarrowValuesFollowTheWideOnes) {
  Problem problem = makeFan();
  OrderSearch search(problem);
  // Three wide values and the first narrow one; a wide one and three narrow ones.
  EXPECT_EQ(measurePeak(search, {0, 1, 2, 3, 4, 5, 6}), 301);
  EXPECT_EQ(measurePeak(search, search.findOrder({})), 103);

  Request request;
  request.budgetBytes = 103;
  OrderedSolution solution = llvm::cantFail(reorderAuto(problem, request));
  Plan plan = solution.makePlan();
  EXPECT_EQ(plan.order, Order::Free);
  EXPECT_EQ(plan.cost.timeNs, 70);
  EXPECT_EQ(plan.cost.peakBytes, 103);
  EXPECT_EQ(plan.keepAll.peakBytes, 301);
  EXPECT_EQ(plan.bounds.timeNs, 70);
  EXPECT_FALSE(llvm::errorToBool(verifyPlan(problem, plan)));
  // In base order three wide values have to be live, or made twice.
  EXPECT_GT(solveAuto(problem, request).plan.cost.timeNs, 70);
}

TEST(Reorder, FewOpsAreTriedInOrdersByLot) {
  // 6 before 5 takes three bytes less, a third of a percent of what is live throughout.
  Problem problem = makeProblem(
      {1000, 5, 1, 6, 4, 5, 1, 1}, {{}, {0}, {1}, {2}, {2}, {1, 3}, {4}, {0, 5, 6}});
  EXPECT_TRUE(findLowerOrders(problem).empty());
  Request request;
  request.budgetBytes = 1017;
  EXPECT_GT(solveAuto(problem, request).plan.cost.timeNs, 80);
  OrderedSolution solution = llvm::cantFail(reorderAuto(problem, request));
  EXPECT_EQ(solution.placed.plan.cost.timeNs, 80);
  EXPECT_EQ(solution.placed.plan.cost.peakBytes, 1017);
}

TEST(Reorder, VariantsCanRunWhereTheirOpsStand) {
  Problem problem = makeFan();
  // Reads the last wide value besides.
  problem.ops[3].variants = {{{0, 2}, 5, 0, {}}};
  OrderSearch search(problem);
  std::vector<OpId> order = search.findOrder({});
  EXPECT_LT(llvm::find(order, 2), llvm::find(order, 3));
  EXPECT_EQ(measurePeak(search, order), 103);

  Request request;
  request.budgetBytes = 103;
  OrderedSolution solution = llvm::cantFail(reorderAuto(problem, request));
  EXPECT_EQ(solution.makePlan().order, Order::Free);
}

/// Two layers of a step: gradients 5 and 7 of parameters 1 and 0, updated in ops 5 to 7.
static Problem makeUpdates() {
  Problem problem;
  problem.name = "updates";
  auto addValue = [&](int64_t bytes) {
    problem.values.push_back({});
    problem.values.back().name = "v" + std::to_string(problem.values.size() - 1);
    problem.values.back().bytes = bytes;
    return ValueId(problem.values.size() - 1);
  };
  auto addOp = [&](Phase phase, std::vector<ValueId> inputs, int64_t bytes) {
    Op op;
    op.name = "op" + std::to_string(problem.ops.size());
    op.phase = phase;
    op.timeNs = 10;
    op.inputs = std::move(inputs);
    op.outputs = {addValue(bytes)};
    problem.ops.push_back(op);
    return op.outputs.front();
  };
  problem.arguments = {addValue(10), addValue(10), addValue(300)};
  ValueId first = addOp(Phase::Forward, {0, 2}, 1);
  ValueId second = addOp(Phase::Forward, {first, 1}, 1);
  ValueId secondGradient = addOp(Phase::Backward, {second, first}, 10);
  ValueId passedOn = addOp(Phase::Backward, {second, 1}, 1);
  ValueId firstGradient = addOp(Phase::Backward, {passedOn, 2}, 10);
  ValueId decayed = addOp(Phase::Optimizer, {1}, 10);
  ValueId secondUpdated = addOp(Phase::Optimizer, {decayed, secondGradient}, 10);
  ValueId firstUpdated = addOp(Phase::Optimizer, {0, firstGradient}, 10);
  problem.results = {firstUpdated, secondUpdated};
  problem.donated = {{0, firstUpdated}, {1, secondUpdated}};
  return problem;
}

TEST(Reorder, UpdatesRunOnceTheirGradientsAreThere) {
  Problem problem = makeUpdates();
  // Behind op 3, which still reads the parameter; the decayed one is not made before.
  EXPECT_EQ(findEarlyUpdates(problem, std::nullopt),
            (std::vector<OpId>{0, 1, 2, 3, 5, 6, 4, 7}));
  // The result has bytes of its own: nothing that it could take over is read.
  problem.donated.clear();
  EXPECT_EQ(findEarlyUpdates(problem, std::nullopt), std::vector<OpId>());
  problem = makeUpdates();
  problem.donated.pop_back();
  problem.values[1].bytes = problem.values[9].bytes = 4;
  EXPECT_EQ(findEarlyUpdates(problem, std::nullopt),
            (std::vector<OpId>{0, 1, 2, 5, 6, 3, 4, 7}));
}

TEST(Reorder, BackwardOpsOfOneUpdateArePartOfIt) {
  Problem problem = makeUpdates();
  problem.ops[5].phase = Phase::Backward;
  EXPECT_EQ(findEarlyUpdates(problem, std::nullopt),
            (std::vector<OpId>{0, 1, 2, 3, 5, 6, 4, 7}));
  // What reads the batch is none, and what leads to both results.
  problem.ops[5].inputs.push_back(2);
  EXPECT_EQ(findEarlyUpdates(problem, std::nullopt),
            (std::vector<OpId>{0, 1, 2, 3, 4, 7, 5, 6}));
  problem.ops[5].inputs.pop_back();
  problem.ops[7].inputs.push_back(8);
  EXPECT_EQ(findEarlyUpdates(problem, std::nullopt), std::vector<OpId>());
}

TEST(Reorder, UpdatesDoNotPassTheFirstOp) {
  Problem problem = makeUpdates();
  problem.values[1].bytes = problem.values[9].bytes = 4;
  problem.donated.pop_back();
  EXPECT_EQ(findEarlyUpdates(problem, std::nullopt, 3),
            (std::vector<OpId>{0, 1, 2, 3, 5, 6, 4, 7}));
}

TEST(Reorder, UpdatesStayWhereGradientsDoNotMatter) {
  Problem problem = makeUpdates();
  problem.values[3].bytes = 100;
  int64_t keepAll =
      llvm::cantFail(replay(problem, makeKeepAllPlan(problem))).cost.peakBytes;
  EXPECT_TRUE(findEarlyUpdates(problem, keepAll).empty());
  EXPECT_FALSE(findEarlyUpdates(problem, std::nullopt).empty());
}

/// Whatever the phases: each op behind the makers of its inputs.
TEST(Reorder, EarlyUpdatesAreOrders) {
  std::mt19937 random(11);
  unsigned found = 0;
  for (unsigned trial = 0; trial < 300; ++trial) {
    Problem problem = drawProblem(random, 20, 6);
    for (Op &op : problem.ops)
      op.phase = Phase(random() % 3);
    std::vector<OpId> order = findEarlyUpdates(problem, std::nullopt);
    found += !order.empty();
    for (auto [place, id] : llvm::enumerate(order))
      for (ValueId input : problem.ops[id].inputs)
        EXPECT_TRUE(llvm::is_contained(llvm::ArrayRef(order).take_front(place),
                                       OpId(input)))
            << printProblem(problem);
  }
  EXPECT_GT(found, 50u);
}

TEST(Reorder, UserPoliciesKeepTheOrder) {
  Problem problem = makeFan();
  problem.values[3].must = UserPolicy::Retain;
  Request request;
  request.budgetBytes = 110;
  llvm::Expected<OrderedSolution> solution = reorderAuto(problem, request);
  ASSERT_TRUE(bool(solution));
  EXPECT_EQ(solution->makePlan().order, Order::Base);
}

TEST(Reorder, OtherStrategiesKeepTheOrder) {
  Problem problem = makeFan();
  Request request;
  OrderedSolution solution = llvm::cantFail(solveInAnyOrder(
      problem, *llvm::cantFail(createStrategy("full")), request));
  EXPECT_EQ(solution.makePlan().order, Order::Base);
}

TEST(Reorder, FirstRunsThatNobodyReadsAreLeftOut) {
  // 1 is dropped unread and made again for 3; 2 then reads 0, which stays.
  Problem problem = makeProblem({4, 8, 4, 1}, {{}, {0}, {0}, {1, 2}});
  Plan plan;
  plan.problemName = problem.name;
  plan.steps = {Step::run(0), Step::run(1),   Step::drop(1), Step::run(2),
                Step::rerun(1), Step::drop(0), Step::run(3)};
  ASSERT_TRUE(leaveOutUnreadRuns(problem, plan));
  Replay replayed = llvm::cantFail(replay(problem, plan));
  EXPECT_EQ(plan.order, Order::Free);
  EXPECT_EQ(replayed.cost.timeNs, 40);
  EXPECT_EQ(plan.steps.size(), 5u);

  // Read before the drop: both runs stay.
  plan.order = Order::Base;
  problem.ops[2].inputs = {0, 1};
  plan.steps = {Step::run(0),   Step::run(1),   Step::run(2), Step::drop(1),
                Step::rerun(1), Step::drop(0), Step::run(3)};
  EXPECT_FALSE(leaveOutUnreadRuns(problem, plan));
  EXPECT_EQ(plan.order, Order::Base);
  EXPECT_EQ(plan.steps.size(), 7u);
}

TEST(Reorder, KernelsAreLeftOutWithWhatTheyInline) {
  Problem problem = makeProblem({4, 8, 4, 1}, {{}, {0}, {}, {1, 2}});
  problem.ops[0].inlineInto = {{1, 2}};
  Plan plan;
  plan.problemName = problem.name;
  plan.steps = {Step::run(0),     Step::drop(0),  Step::inlined(0),
                Step::run(1),     Step::drop(1),  Step::run(2),
                Step::inlined(0), Step::rerun(1), Step::run(3)};
  Plan kept = plan;
  ASSERT_TRUE(leaveOutUnreadRuns(problem, plan));
  plan.cost = llvm::cantFail(replay(problem, plan)).cost;
  EXPECT_EQ(plan.cost.timeNs, 42);
  EXPECT_EQ(llvm::toString(verifyPlan(problem, plan)), "");

  // Somebody reads what the kernel wrote of 0.
  kept.steps[2].keep = true;
  EXPECT_FALSE(leaveOutUnreadRuns(problem, kept));
}

TEST(Reorder, WhatOnlyALeftOutRunReadIsLeftOutToo) {
  // 0 is only there for the first run of 1.
  Problem problem = makeProblem({4, 8, 4, 1}, {{}, {0}, {}, {1, 2}});
  Plan plan;
  plan.problemName = problem.name;
  plan.steps = {Step::run(0), Step::run(1),   Step::drop(1),  Step::drop(0),
                Step::run(2), Step::rerun(0), Step::rerun(1), Step::drop(0),
                Step::run(3)};
  ASSERT_TRUE(leaveOutUnreadRuns(problem, plan));
  Replay replayed = llvm::cantFail(replay(problem, plan));
  EXPECT_EQ(replayed.cost.timeNs, 40);
}

TEST(Reorder, ViewsOfWhatIsLeftOutAreLeftOutToo) {
  // 1 shows 0, and is there again for the first run of 2, which nobody reads.
  Problem problem = makeProblem({4, 4, 8, 4, 1}, {{}, {0}, {1}, {}, {1, 2, 3}});
  problem.values[1].storage = 0;
  problem.ops[1].kind = OpKind::View;
  problem.ops[1].timeNs = 0;
  Plan plan;
  plan.problemName = problem.name;
  plan.steps = {Step::run(0),   Step::run(1),  Step::drop(0),  Step::rerun(0),
                Step::rerun(1), Step::run(2),  Step::drop(2),  Step::drop(0),
                Step::run(3),   Step::rerun(0), Step::rerun(1), Step::rerun(2),
                Step::run(4)};
  ASSERT_TRUE(leaveOutUnreadRuns(problem, plan));
  plan.cost = llvm::cantFail(replay(problem, plan)).cost;
  EXPECT_EQ(plan.cost.timeNs, 40);
  EXPECT_EQ(llvm::toString(verifyPlan(problem, plan)), "");
}

/// Plans that make much again, for what is left out in several rounds.
TEST(Reorder, RandomPlansStayLegal) {
  unsigned changed = 0;
  for (unsigned seed = 0; seed < 200 && !testing::Test::HasFailure(); ++seed) {
    SCOPED_TRACE("seed " + std::to_string(seed));
    Problem problem = RandomProblem(seed, 14 + seed % 12, Shape(seed % 4),
                                    Features().without(&Features::userPolicies))
                          .problem;
    if (llvm::errorToBool(problem.check()))
      continue;
    Request request;
    request.minimizePeak = true;
    request.workLimit = 300;
    Plan plan = solveAuto(problem, request).plan;
    Cost before = llvm::cantFail(replay(problem, plan)).cost;
    if (!leaveOutUnreadRuns(problem, plan))
      continue;
    llvm::Expected<Replay> after = replay(problem, plan);
    ASSERT_TRUE(bool(after)) << llvm::toString(after.takeError());
    EXPECT_LE(after->cost.timeNs, before.timeNs);
    EXPECT_LE(after->cost.peakBytes, before.peakBytes);
    ++changed;
  }
  EXPECT_GT(changed, 10u);
}

/// The lowest keep-all peak of all orders, by depth-first search.
namespace {
class AllOrders {
public:
  explicit AllOrders(const Problem &problem) : problem(problem), search(problem) {}

  int64_t findLowest() {
    extend();
    return lowest;
  }

private:
  void extend() {
    if (order.size() == problem.ops.size()) {
      lowest = std::min(lowest, measurePeak(search, order));
      return;
    }
    for (OpId id = 0; id < OpId(problem.ops.size()); ++id) {
      const auto &inputs = problem.ops[id].inputs;
      if (llvm::is_contained(order, id) || !llvm::all_of(inputs, [&](ValueId input) {
            return llvm::is_contained(order, OpId(input));
          }))
        continue;
      order.push_back(id);
      extend();
      order.pop_back();
    }
  }

  const Problem &problem;
  OrderSearch search;
  std::vector<OpId> order;
  int64_t lowest = INT64_MAX;
};
} // namespace

TEST(Reorder, SmallProblemsGetTheBestOrder) {
  std::mt19937 random(7);
  unsigned lowered = 0;
  for (unsigned trial = 0; trial < 200; ++trial) {
    Problem problem = drawProblem(random, 8, 4);
    OrderSearch search(problem);
    std::vector<OpId> found = search.findOrder({});
    EXPECT_EQ(measurePeak(search, found), AllOrders(problem).findLowest())
        << printProblem(problem);
    lowered += measurePeak(search, found) <
               llvm::cantFail(replay(problem, makeKeepAllPlan(problem))).cost.peakBytes;
  }
  EXPECT_GT(lowered, 50u);
}

/// All features of the format: the search's own reckoning, legal answers between the
/// optimum and what base order gives, and bounds that hold.
TEST(Reorder, RandomProblems) {
  unsigned reordered = 0, compared = 0;
  for (unsigned seed = 0; seed < 150 && !testing::Test::HasFailure(); ++seed) {
    SCOPED_TRACE("seed " + std::to_string(seed));
    Problem problem =
        RandomProblem(seed, 4 + seed % 6, Shape(seed % 4),
                      Features().without(&Features::userPolicies))
            .problem;
    if (llvm::errorToBool(problem.check()))
      continue;
    int64_t peak = llvm::cantFail(replay(problem, makeKeepAllPlan(problem)))
                       .cost.peakBytes;
    int64_t floor = computeFloor(problem, Order::Free).bytes;
    Request request;
    request.budgetBytes = floor + (peak - floor) * int64_t(seed % 5) / 5;
    llvm::Expected<OrderedSolution> solution = reorderAuto(problem, request);
    llvm::Expected<PlacedSolution> given = solveWithArena(
        problem, *llvm::cantFail(createStrategy("auto")), request);
    if (!solution) {
      llvm::Error error = solution.takeError();
      EXPECT_TRUE(error.isA<BudgetInfeasible>());
      llvm::consumeError(std::move(error));
      EXPECT_TRUE(llvm::errorToBool(given.takeError()));
      continue;
    }
    Plan plan = solution->makePlan();
    EXPECT_FALSE(llvm::errorToBool(verifyPlan(problem, plan)));
    EXPECT_LE(solution->placed.arena.getPromisedBytes(), *request.budgetBytes);
    EXPECT_LE(plan.bounds.timeNs, plan.cost.timeNs);
    EXPECT_LE(plan.bounds.peakBytes, floor);
    reordered += plan.order == Order::Free;
    if (given)
      EXPECT_LE(plan.cost.timeNs, given->plan.cost.timeNs);
    else
      llvm::consumeError(given.takeError());
    Request lowest;
    lowest.minimizePeak = true;
    PlacedSolution least = llvm::cantFail(solveWithoutUnread(
        problem, *llvm::cantFail(createStrategy("auto")), lowest));
    if (least.plan.order == Order::Free)
      EXPECT_LE(least.plan.bounds.peakBytes, floor);
    if (problem.values.size() > 20)
      continue;
    FastestPlanOptions options;
    options.budgetBytes = request.budgetBytes;
    options.order = Order::Free;
    options.mostStates = 3000;
    FastestPlanAnswer best = findFastestPlan(problem, options);
    if (!best.isComplete || !best.timeNs)
      continue;
    ++compared;
    if (plan.order == Order::Free)
      EXPECT_LE(plan.bounds.timeNs, *best.timeNs);
  }
  EXPECT_GT(reordered, 5u);
  EXPECT_GT(compared, 10u);
}
