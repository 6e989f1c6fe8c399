// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// The rules of `docs/formats.md`, one small problem each, with hand-computed
/// peak and time. Every plan is replayed and verified.

#include "../../lib/Planner/GapState.h"
#include "remat/Planner/Decisions.h"
#include "remat/Planner/PlanVerifier.h"
#include "remat/Planner/Simulator.h"
#include "remat/Planner/Strategy.h"

#include "gtest/gtest.h"

using namespace remat::planner;

namespace {
/// A problem in few words.
struct Builder {
  Problem problem;

  Builder() { problem.name = "small"; }
  ValueId value(int64_t bytes, std::optional<ValueId> storage = {}) {
    Value value;
    value.name = "v" + std::to_string(problem.values.size());
    value.bytes = bytes;
    value.storage = storage;
    problem.values.push_back(value);
    return ValueId(problem.values.size() - 1);
  }
  ValueId argument(int64_t bytes) {
    problem.arguments.push_back(value(bytes));
    return problem.arguments.back();
  }
  OpId op(int64_t time, std::vector<ValueId> inputs,
          std::vector<ValueId> outputs, Phase phase = Phase::Forward) {
    Op op;
    op.name = "op" + std::to_string(problem.ops.size());
    op.kind = OpKind::Pointwise;
    op.phase = phase;
    op.timeNs = time;
    op.inputs = std::move(inputs);
    op.outputs = std::move(outputs);
    op.recomputable = true;
    problem.ops.push_back(op);
    return OpId(problem.ops.size() - 1);
  }
  OpId view(ValueId from, ValueId to) {
    OpId id = op(0, {from}, {to});
    problem.ops[id].kind = OpKind::View;
    return id;
  }
  Op &at(OpId id) { return problem.ops[id]; }
};
} // namespace

static Plan planOf(const Problem &problem, std::vector<Step> steps,
                   int64_t peak, int64_t time) {
  if (llvm::Error error = problem.check())
    ADD_FAILURE() << llvm::toString(std::move(error));
  Plan plan;
  plan.problemName = problem.name;
  plan.steps = std::move(steps);
  plan.cost = {peak, time};
  return plan;
}

static void expectCost(const Problem &problem, std::vector<Step> steps,
                       int64_t peak, int64_t time) {
  Plan plan = planOf(problem, std::move(steps), peak, time);
  llvm::Expected<Replay> replayed = replay(problem, plan);
  if (!replayed) {
    ADD_FAILURE() << llvm::toString(replayed.takeError());
    return;
  }
  EXPECT_EQ(replayed->cost.peakBytes, peak);
  EXPECT_EQ(replayed->cost.timeNs, time);
  if (llvm::Error error = verifyPlan(problem, plan))
    ADD_FAILURE() << llvm::toString(std::move(error));
}

static void expectRejected(const Problem &problem, std::vector<Step> steps,
                           llvm::StringRef reason) {
  Plan plan = planOf(problem, std::move(steps), 0, 0);
  if (llvm::Expected<Replay> replayed = replay(problem, plan))
    plan.cost = replayed->cost;
  else
    llvm::consumeError(replayed.takeError());
  std::string error = llvm::toString(verifyPlan(problem, plan));
  EXPECT_NE(error.find(reason.str()), std::string::npos) << error;
}

static Step without(Step step, std::vector<ValueId> values) {
  step.without = std::move(values);
  return step;
}

static Step kept(OpId op) {
  Step step = Step::inlined(op);
  step.keep = true;
  return step;
}

/// The example of the format document.
static const char *const exampleProblem = R"(
{"format": "remat-problem", "version": 1, "name": "tiny",
 "device": {"name": "h200", "offloadBytesPerSecond": 55000000000, "hostBytes": 68719476736}, "alignment": 1,
 "values": [{"name": "x", "bytes": 4096, "class": "batch"},
            {"name": "h", "bytes": 65536, "class": "activation", "location": "model.py:12:4"},
            {"name": "y", "bytes": 4096, "class": "activation"},
            {"name": "h.view", "bytes": 65536, "storage": 1},
            {"name": "loss", "bytes": 4, "class": "other"}],
 "ops": [{"name": "forward", "kind": "pointwise", "phase": "forward", "layer": "0", "timeNs": 50, "inputs": [0], "outputs": [1, 2],
          "recomputable": true, "elidable": [[1, 20]]},
         {"name": "reshape", "kind": "view", "phase": "forward", "timeNs": 0, "inputs": [1], "outputs": [3], "recomputable": true},
         {"name": "backward", "kind": "pointwise", "phase": "backward", "timeNs": 40, "inputs": [2, 3], "outputs": [4], "recomputable": false,
          "workspaceBytes": 1024},
         {"name": "h again", "kind": "pointwise", "extra": true, "timeNs": 30, "inputs": [0], "outputs": [1], "inlineInto": [[2, -15]]}],
 "arguments": [0], "results": [4], "donated": []})";

static const char *const examplePlan = R"(
{"format": "remat-plan", "version": 1, "problem": "tiny", "problemSha256": "0000000000000000000000000000000000000000000000000000000000000000",
 "strategy": "min-cut+search", "order": "base", "budgetBytes": null, "peakBytes": 9220, "timeNs": 55,
 "keepAll": {"peakBytes": 74756, "timeNs": 90}, "bounds": {"timeNs": 55, "peakBytes": 9220},
 "steps": [["run", 0, "without", [1]], ["run", 1], ["rerun", 3, "into"], ["rerun", 1, "into"], ["run", 2], ["drop", 2]]})";

TEST(Format, ExampleOfTheDocument) {
  Problem problem = llvm::cantFail(parseProblem(exampleProblem));
  Plan plan = llvm::cantFail(parsePlan(examplePlan));
  EXPECT_FALSE(bool(verifyPlan(problem, plan)));
  Cost keepAll = llvm::cantFail(replay(problem, makeKeepAllPlan(problem))).cost;
  // x, h, y, loss and workspace: 4096 + 65536 + 4096 + 4 + 1024 = 74756.
  EXPECT_EQ(keepAll.peakBytes, 74756);
  EXPECT_EQ(keepAll.timeNs, 90);
  // h may be left out and inlined: x + y + loss + workspace.
  EXPECT_EQ(computeFloor(problem).bytes, 9220);
  EXPECT_EQ(computeTimeBound(problem), 55);
  Decisions decisions = retainAll(problem);
  decisions.choices[1] = Choice::Recompute;
  EXPECT_EQ(llvm::cantFail(
                replay(problem, llvm::cantFail(buildPlan(problem, decisions))))
                .cost.timeNs,
            55);
}

/// Two layers, `wide` inside the first: its input to the second is made again by way of
/// `wide`, which is either kept for its own reader or made a second time there.
TEST(Decisions, WhatIsMadeAgainMayStayFromAnOpOn) {
  Builder b;
  ValueId x = b.argument(8), wide = b.value(64), next = b.value(8);
  ValueId loss = b.value(4), mid = b.value(4), last = b.value(4);
  b.op(10, {x}, {wide});
  b.op(10, {wide}, {next});
  b.op(10, {next}, {loss});
  b.op(10, {next, loss}, {mid}, Phase::Backward);
  b.op(10, {wide, mid}, {last}, Phase::Backward);
  b.problem.results = {last};
  auto plan = [&](OpId keptFrom) {
    Decisions decisions = retainAll(b.problem);
    decisions.choices[wide] = decisions.choices[next] = Choice::Recompute;
    ProblemIndex index(b.problem);
    GapState state(index);
    llvm::cantFail(state.settle(decisions));
    for (GapChoice &choice : state.choices)
      if (choice == Choice::Recompute)
        choice.keptFrom = keptFrom;
    return llvm::cantFail(buildPlan(b.problem, state.decisions()));
  };
  auto countRuns = [](const Plan &plan, OpId op) {
    return llvm::count_if(plan.steps, [&](const Step &step) {
      return step.kind <= StepKind::Rerun && step.id == op;
    });
  };
  // 50 and two reruns; from the last op on there is a third.
  EXPECT_EQ(llvm::cantFail(replay(b.problem, plan(0))).cost.timeNs, 70);
  EXPECT_EQ(llvm::cantFail(replay(b.problem, plan(4))).cost.timeNs, 80);
  EXPECT_EQ(countRuns(plan(0), 0), 2);
  EXPECT_EQ(countRuns(plan(4), 0), 3);
}

TEST(Format, ViewsDieWithTheirStorageAndAreRerun) {
  Builder b;
  ValueId x = b.argument(8), h = b.value(16), view = b.value(16, h);
  ValueId y = b.value(4);
  b.op(10, {x}, {h});
  b.view(h, view);
  b.op(5, {view}, {y}, Phase::Backward);
  b.problem.results = {y};
  // 8 + 16 + 4; 10 + 10 + 5. The dropped view comes back for nothing.
  expectCost(b.problem,
             {Step::run(0), Step::drop(h), Step::run(1), Step::rerun(0),
              Step::rerun(1), Step::run(2)},
             28, 25);
  expectRejected(
      b.problem,
      {Step::run(0), Step::run(1), Step::drop(h), Step::rerun(0), Step::run(2)},
      "input value 2 is not live");
}

TEST(Format, TakeoverCountsTheLargerOnce) {
  Builder b;
  ValueId x = b.argument(8), h = b.value(16), y = b.value(12), z = b.value(4);
  b.op(1, {x}, {h});
  b.at(b.op(1, {h}, {y})).reuses = {{h, y}};
  b.op(1, {y}, {z});
  b.problem.results = {z};
  // Step 1: 8 + 16 (y lies in h). Afterwards 8 + 12 + 4 = 24 as well.
  expectCost(b.problem,
             {Step::run(0), Step::run(1), Step::drop(h), Step::run(2)}, 24, 3);
  // Not dropped directly after: 8 + 16 + 12 + 4 = 40.
  expectCost(b.problem,
             {Step::run(0), Step::run(1), Step::run(2), Step::drop(h)}, 40, 3);
}

TEST(Format, TakeoverNotWhereAnInlinedRerunReadsTheInput) {
  Builder b;
  ValueId x = b.argument(8), h = b.value(16), g = b.value(4), y = b.value(16);
  b.op(1, {x}, {h});
  OpId make = b.op(1, {h}, {g});
  OpId last = b.op(1, {h, g}, {y}, Phase::Backward);
  b.at(last).reuses = {{h, y}};
  b.at(make).inlineInto = {{last, 2}};
  b.problem.results = {y};
  // 8 + 16 + 16: both, since the inlined rerun of `make` reads h.
  expectCost(b.problem,
             {Step::run(0), Step::run(1), Step::drop(g), Step::inlined(make),
              Step::run(2), Step::drop(h)},
             40, 1 + 1 + 3);
}

TEST(Format, DonatedPairs) {
  Builder b;
  ValueId state = b.argument(16), scratch = b.argument(8);
  ValueId h = b.value(8), next = b.value(12);
  b.op(1, {state, scratch}, {h});
  b.op(1, {state, h}, {next}, Phase::Optimizer);
  b.problem.results = {next};
  b.problem.donated = {{state, next}, {scratch, std::nullopt}};
  // 16 + 8 + 8 in step 0, then scratch goes; `next` lies in `state`: 16 + 8.
  expectCost(b.problem,
             {Step::run(0), Step::drop(scratch), Step::run(1),
              Step::drop(state), Step::drop(h)},
             32, 2);
  // The contents stay: next takes its own bytes, 16 + 8 + 8 + 12 = 44.
  expectCost(b.problem, {Step::run(0), Step::run(1)}, 44, 2);
}

TEST(Format, ResultsUpFrontCountFromTheStart) {
  Builder b;
  ValueId x = b.argument(8), h = b.value(32), y = b.value(4);
  b.op(1, {x}, {h});
  b.op(1, {h}, {y}, Phase::Backward);
  b.problem.results = {y};
  b.problem.resultsUpFront = true;
  // 8 + 4 from the start, + 32 in step 0.
  expectCost(b.problem, {Step::run(0), Step::run(1)}, 44, 2);
  EXPECT_EQ(computeFloor(b.problem).bytes, 44);
}

TEST(Format, InlinedAndKept) {
  Builder b;
  ValueId x = b.argument(8), h = b.value(16), y = b.value(4), z = b.value(4);
  OpId make = b.op(10, {x}, {h});
  OpId first = b.op(20, {h}, {y}, Phase::Backward);
  b.op(30, {h, y}, {z}, Phase::Backward);
  b.at(make).inlineInto = {{first, 3}};
  b.at(make).elidable = {{h, 4}};
  b.problem.results = {z};
  // h left out first (10 - 4), then made inside `first` (20 + 3) and written
  // (+ 4), then read: 8 + 16 + 4 + 4 = 32; 6 + 27 + 30.
  expectCost(
      b.problem,
      {without(Step::run(0), {h}), kept(make), Step::run(1), Step::run(2)}, 32,
      63);
  expectRejected(b.problem,
                 {without(Step::run(0), {h}), Step::inlined(make), Step::run(1),
                  Step::run(2)},
                 "input value 1 is not live");
}

TEST(Format, KernelTimeIsNeverNegative) {
  Builder b;
  ValueId x = b.argument(8), h = b.value(16), y = b.value(4);
  OpId make = b.op(10, {x}, {h});
  OpId last = b.op(5, {h}, {y}, Phase::Backward);
  b.at(make).inlineInto = {{last, -9}};
  b.problem.results = {y};
  // max(0, 5 - 9) = 0.
  expectCost(b.problem,
             {Step::run(0), Step::drop(h), Step::inlined(make), Step::run(1)},
             24, 10);
}

TEST(Format, Variants) {
  Builder b;
  ValueId x = b.argument(8), h = b.value(16), y = b.value(4);
  b.op(10, {x}, {h});
  OpId last = b.op(5, {h}, {y}, Phase::Backward);
  b.at(last).workspaceBytes = 100;
  b.at(last).variants = {{{x}, 9, 2, {}}};
  b.problem.results = {y};
  Step other = Step::run(1);
  other.variant = 0;
  // Slower, does not read h, little workspace: 8 + 16; 8 + 4 + 2.
  expectCost(b.problem, {Step::run(0), Step::drop(h), other}, 24, 19);
  expectCost(b.problem, {Step::run(0), Step::run(1)}, 128, 15);
  EXPECT_EQ(computeFloor(b.problem).bytes, 24);
}

TEST(Format, OffloadWaits) {
  Builder b;
  ValueId x = b.argument(8), h = b.value(16), y = b.value(4), z = b.value(4);
  b.op(10, {x}, {h});
  b.op(10, {x}, {y});
  b.op(10, {h, y}, {z}, Phase::Backward);
  b.problem.results = {z};
  b.problem.device.offloadBytesPerSecond = 1000000000; // 1 byte a ns
  // The copy takes 16 from 10 to 26; the drop after step 1 (at 20) waits; the
  // fetch takes 16 more; then 10: 26 + 16 + 10.
  expectCost(b.problem,
             {Step::run(0), Step::offload(h), Step::run(1), Step::drop(h),
              Step::fetch(h), Step::run(2)},
             32, 52);
  b.problem.device.hostBytes = 15;
  expectRejected(b.problem, {Step::run(0), Step::offload(h)}, "hostBytes");
}

TEST(Format, RejectsWhatBreaksARule) {
  Builder b;
  ValueId x = b.argument(8), h = b.value(16), y = b.value(4);
  OpId make = b.op(10, {x}, {h});
  b.op(5, {h}, {y}, Phase::Backward);
  b.at(1).recomputable = false;
  b.problem.results = {y};
  const Problem &p = b.problem;
  expectRejected(p, {Step::run(1)}, "base order has op 0 next");
  expectRejected(p, {Step::run(0), Step::run(0)}, "runs first twice");
  expectRejected(p, {Step::run(0)}, "op 1 never runs");
  expectRejected(p, {Step::run(0), Step::run(1), Step::drop(y)},
                 "result 2 is not live at the end");
  expectRejected(p, {Step::drop(x)}, "is not donated and stays");
  expectRejected(p, {Step::drop(h)}, "storage 1 is not live");
  expectRejected(p, {Step::rerun(make)}, "rerun before its first run");
  expectRejected(p, {Step::run(0), Step::run(1), Step::rerun(1)},
                 "not recomputable");
  expectRejected(p, {without(Step::run(0), {h})}, "cannot be left out");
  expectRejected(p, {Step::run(0), Step::inlined(make), Step::run(1)},
                 "inlined into no reader");
  expectRejected(p, {Step::run(0), Step::inlined(make)}, "no kernel");
  expectRejected(p, {Step::run(0), Step::inlined(make), Step::drop(h)},
                 "only inlined reruns");
  expectRejected(p, {Step::run(0), Step::offload(h)}, "no offload");
  expectRejected(p, {Step::run(0), Step::fetch(h)}, "never offloaded");
  expectRejected(p, {Step::run(7)}, "op 7 does not exist");
  expectRejected(p, {Step::drop(9)}, "no root storage");
  Step variant = Step::run(0);
  variant.variant = 3;
  expectRejected(p, {variant}, "no variant 3");
}

TEST(Format, RejectsWrongNumbers) {
  Builder b;
  ValueId x = b.argument(8), y = b.value(4);
  b.op(10, {x}, {y});
  b.problem.results = {y};
  auto error = [&](auto change) {
    Plan plan = planOf(b.problem, {Step::run(0)}, 12, 10);
    change(plan);
    return llvm::toString(verifyPlan(b.problem, plan));
  };
  EXPECT_EQ(error([](Plan &) {}), "");
  EXPECT_NE(error([](Plan &p) { p.cost.peakBytes = 11; }).find("peakBytes 11"),
            std::string::npos);
  EXPECT_NE(error([](Plan &p) { p.cost.timeNs = 9; }).find("timeNs 9"),
            std::string::npos);
  EXPECT_NE(error([](Plan &p) { p.budgetBytes = 11; }).find("budget 11"),
            std::string::npos);
  EXPECT_NE(error([](Plan &p) { p.bounds.timeNs = 11; }).find("bounds.timeNs"),
            std::string::npos);
}

TEST(Format, UserPolicies) {
  Builder b;
  ValueId x = b.argument(8), h = b.value(16), y = b.value(4);
  b.op(10, {x}, {h});
  b.op(5, {h}, {y}, Phase::Backward);
  b.problem.results = {y};
  std::vector<Step> keeps = {Step::run(0), Step::run(1)};
  std::vector<Step> drops = {Step::run(0), Step::drop(h), Step::rerun(0),
                             Step::run(1)};
  b.problem.values[h].must = UserPolicy::Recompute;
  expectRejected(b.problem, keeps, "must be dropped");
  expectCost(b.problem, drops, 28, 25);
  b.problem.values[h].must = UserPolicy::Retain;
  expectRejected(b.problem, drops, "must be retained");
  expectCost(b.problem, keeps, 28, 15);
  // What a first run leaves out is not retained either.
  b.at(0).elidable = {{h, 1}};
  expectRejected(b.problem,
                 {without(Step::run(0), {h}), Step::rerun(0), Step::run(1)},
                 "must be retained");
}

TEST(Format, AValueIsInlinedOnce) {
  Builder b;
  ValueId x = b.argument(8), h = b.value(16), y = b.value(4);
  b.op(10, {x}, {h});
  b.op(5, {h}, {y}, Phase::Backward);
  b.at(0).elidable = {{h, 1}};
  b.at(0).inlineInto = {{1, -2}};
  b.problem.results = {y};
  Step again = without(Step::inlined(0), {h});
  expectCost(b.problem,
             {without(Step::run(0), {h}), Step::inlined(0), Step::run(1)}, 12,
             12);
  // Leaving it out the second time would not make that gain legal.
  expectRejected(b.problem,
                 {Step::run(0), Step::inlined(0), again, Step::run(1)},
                 "makes nothing");
}

TEST(Format, InfeasibleBudgetsSayWhy) {
  Builder b;
  ValueId x = b.argument(1024), h = b.value(2048), y = b.value(4);
  b.op(10, {x}, {h});
  b.op(5, {h}, {y}, Phase::Backward);
  b.problem.results = {y};
  Request request;
  request.budgetBytes = 2048;
  auto strategy = llvm::cantFail(createStrategy("auto"));
  std::string error =
      llvm::toString(solve(b.problem, *strategy, request).takeError());
  EXPECT_EQ(error,
            "memory budget 2.00 KiB cannot be met: proved lower bound 3.00 KiB "
            "(3076 bytes, op \"op1\"); the lowest peak found is 3.00 KiB (3076 "
            "bytes)");
}

TEST(Format, StrategyNames) {
  for (const char *name : {"none", "full", "every:3", "sqrt", "pointwise",
                           "dots", "dots-no-batch", "auto", "exact"})
    EXPECT_EQ(llvm::cantFail(createStrategy(name))->name(), name);
  EXPECT_NE(llvm::toString(createStrategy("dotz").takeError())
                .find("did you mean 'dots'"),
            std::string::npos);
  EXPECT_NE(llvm::toString(createStrategy("every:0").takeError())
                .find("K of at least 1"),
            std::string::npos);
}
