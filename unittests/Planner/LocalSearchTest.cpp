// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// The search states exactly what its decisions cost, never loses its start,
/// and repeats itself; twins are found by structure.

#include "../../lib/Planner/LocalSearch.h"
#include "DecisionsCost.h"
#include "RandomProblems.h"

#include "gtest/gtest.h"

using namespace remat::planner;

namespace {
enum class Walk {
  Anneal,
  FillAndAnneal,
  AnnealAcross,
  Repair,
  Trim,
  MinimizePeak
};
} // namespace

static LocalSearch::Answer runWalk(const SearchSpace &space, int64_t budget,
                                   Walk walk) {
  auto progress = [](uint64_t work) { return double(work) / 2000; };
  LocalSearch search(space, budget, 7,
                     [](uint64_t work) { return work > 2000; });
  Decisions start = retainAll(space.index.problem);
  switch (walk) {
  case Walk::Anneal:
    return search.anneal(start, progress, false);
  case Walk::FillAndAnneal:
    return search.anneal(start, progress, true);
  case Walk::AnnealAcross:
    return search.annealAcross(start, progress);
  case Walk::Repair:
    return search.repair(start);
  case Walk::Trim:
    return search.trim(start);
  case Walk::MinimizePeak:
    return search.minimizePeak(start, progress);
  }
  return search.measure(start);
}

TEST(LocalSearch, AnswersCostWhatTheyStateAndNeverLoseTheStart) {
  size_t improved = 0;
  for (unsigned seed = 0; seed < 150; ++seed) {
    RandomProblem random(seed, 6 + int(seed % 12));
    Problem &problem = random.problem;
    for (Value &value : problem.values)
      value.must = UserPolicy::None;
    ProblemIndex index(problem);
    SearchSpace space(index);
    Cost start = costOf(problem, retainAll(problem));
    int64_t budget = start.peakBytes * random.pick(50, 110) / 100;
    for (Walk walk : {Walk::Anneal, Walk::FillAndAnneal, Walk::AnnealAcross,
                      Walk::Repair, Walk::Trim, Walk::MinimizePeak}) {
      LocalSearch::Answer answer = runWalk(space, budget, walk);
      Cost cost = costOf(problem, answer.decisions);
      EXPECT_EQ(cost.peakBytes, answer.cost.peakBytes) << seed;
      EXPECT_EQ(cost.timeNs, answer.cost.timeNs) << seed;
      EXPECT_FALSE(isBetterCost(start, cost, budget)) << seed;
      improved += isBetterCost(cost, start, budget);
      EXPECT_EQ(runWalk(space, budget, walk).decisions, answer.decisions);
    }
  }
  EXPECT_GT(improved, 300u);
}

/// A chain forward, and back again reading what the way forward made: `layers`
/// times a wide and a narrow value.
static Problem makeLayers(int layers) {
  Problem problem;
  auto addValue = [&](int64_t bytes) {
    Value value;
    value.bytes = bytes;
    problem.values.push_back(value);
    return ValueId(problem.values.size() - 1);
  };
  auto addOp = [&](Phase phase, std::vector<ValueId> inputs, int64_t bytes) {
    Op op;
    op.kind = OpKind::Pointwise;
    op.phase = phase;
    op.timeNs = 10;
    op.recomputable = true;
    op.inputs = std::move(inputs);
    op.outputs = {addValue(bytes)};
    problem.ops.push_back(op);
    return op.outputs[0];
  };
  ValueId last = addValue(8);
  problem.arguments = {last};
  std::vector<ValueId> made;
  for (int layer = 0; layer < layers; ++layer)
    for (int64_t bytes : {100, 10})
      made.push_back(last = addOp(Phase::Forward, {last}, bytes));
  while (!made.empty()) {
    last = addOp(Phase::Backward, {last, made.back()}, 10);
    made.pop_back();
  }
  problem.results = {last};
  return problem;
}

TEST(LocalSearch, EndsWalksToTheLowestPeakThatGoOnInVain) {
  Problem problem = makeLayers(12);
  ProblemIndex index(problem);
  SearchSpace space(index);
  auto lower = [&](uint64_t mostIdleWork, uint64_t &work) {
    LocalSearch search(space, /*budget=*/0, 7, [](uint64_t) { return false; });
    LocalSearch::Answer answer = search.minimizePeak(
        retainAll(problem),
        [](uint64_t work) { return double(work) / 300000; }, mostIdleWork);
    work = search.work();
    return answer.cost.peakBytes;
  };
  uint64_t whole = 0, less = 0;
  int64_t lowest = lower(UINT64_MAX, whole);
  EXPECT_LT(lowest, costOf(problem, retainAll(problem)).peakBytes);
  EXPECT_EQ(lower(20000, less), lowest);
  EXPECT_LT(less, whole);
}

TEST(SearchSpace, FindsTwinsOfInnerLayers) {
  Problem problem = makeLayers(12);
  ProblemIndex index(problem);
  SearchSpace space(index);
  // The wide value of layer 5 has twins in the layers that look alike three
  // ops around: all but those near the ends.
  int32_t wide = space.mainCandidate[11];
  EXPECT_EQ(problem.values[11].bytes, 100);
  llvm::ArrayRef<int32_t> twins = space.twinsOf(wide);
  EXPECT_GE(twins.size(), 8u);
  EXPECT_TRUE(llvm::is_contained(twins, wide));
  EXPECT_TRUE(llvm::is_sorted(twins));
  for (int32_t twin : twins)
    EXPECT_EQ(space.candidates[twin].bytes, 100);
}

TEST(SearchSpace, CandidatesStandInTheOrderOfTheirBeginnings) {
  for (unsigned seed = 0; seed < 50; ++seed) {
    RandomProblem random(seed, 30);
    ProblemIndex index(random.problem);
    SearchSpace space(index);
    auto keyOf = [](const SearchSpace::Candidate &candidate) {
      return std::tie(candidate.begin, candidate.root, candidate.gap);
    };
    for (size_t next = 1; next < space.candidates.size(); ++next)
      EXPECT_LT(keyOf(space.candidates[next - 1]),
                keyOf(space.candidates[next]));
  }
}

TEST(LocalSearch, BuildsThePlanOfAnyDecisions) {
  size_t others = 0;
  for (unsigned seed = 0; seed < 50; ++seed) {
    RandomProblem random(seed, 20);
    for (Value &value : random.problem.values)
      value.must = UserPolicy::None;
    ProblemIndex index(random.problem);
    SearchSpace space(index);
    Cost start = costOf(random.problem, retainAll(random.problem));
    LocalSearch search(space, start.peakBytes * 8 / 10, seed,
                       [](uint64_t work) { return work > 4000; });
    auto expectBuilt = [&](const Decisions &decisions) {
      Plan plan = llvm::cantFail(search.build(decisions));
      Plan anew = llvm::cantFail(buildPlan(index, decisions));
      EXPECT_EQ(printPlan(plan), printPlan(anew)) << seed;
      return printPlan(plan);
    };
    // Where the search stands, after a walk, and elsewhere than it stands.
    Decisions kept = search.measure(retainAll(random.problem)).decisions;
    std::string first = expectBuilt(kept);
    Decisions walked = search.repair(kept).decisions;
    EXPECT_EQ(expectBuilt(kept), first);
    search.measure(kept);
    others += expectBuilt(walked) != first;
  }
  EXPECT_GT(others, 10u);
}

TEST(LocalSearch, RepairsChainToHalfItsPeak) {
  Problem problem = makeLayers(40);
  ProblemIndex index(problem);
  SearchSpace space(index);
  int64_t peak = costOf(problem, retainAll(problem)).peakBytes;
  LocalSearch search(space, peak / 2, 0, [](uint64_t) { return false; });
  LocalSearch::Answer answer = search.repair(retainAll(problem));
  EXPECT_LE(answer.cost.peakBytes, peak / 2);
  // Every wide value again costs its 10 ns once: more is waste.
  EXPECT_LE(answer.cost.timeNs, 10 * (4 * 40 + 40));
}

/// Sweeps drop by price alone; a trim looks at what a drop really costs.
TEST(LocalSearch, TrimsForLessThanSweeps) {
  int64_t trimmed = 0, swept = 0;
  for (unsigned seed = 0; seed < 200; ++seed) {
    Problem problem = makeFreeProblem(seed, 30);
    ProblemIndex index(problem);
    SearchSpace space(index);
    Decisions start = retainAll(problem);
    int64_t budget = costOf(problem, start).peakBytes * 97 / 100;
    LocalSearch search(space, budget, 0, [](uint64_t) { return false; });
    Cost trim = search.trim(start).cost, sweep = search.sweepOnly(start).cost;
    if (trim.peakBytes > budget || sweep.peakBytes > budget)
      continue;
    trimmed += trim.timeNs;
    swept += sweep.timeNs;
  }
  EXPECT_GT(swept, 0);
  EXPECT_LT(trimmed, swept);
}

/// Seeds are trimmed with a share of the work: one must not take all of it.
TEST(LocalSearch, TrimsUntilTheWorkIsDone) {
  Problem problem = makeFreeProblem(3, 200);
  ProblemIndex index(problem);
  SearchSpace space(index);
  Decisions start = retainAll(problem);
  LocalSearch search(space, 1, 0, [](uint64_t) { return false; });
  search.measure(start);
  uint64_t before = search.work();
  search.trim(start, before);
  // Loading alone.
  EXPECT_LE(search.work(), before + problem.ops.size() / 4);
  LocalSearch spent(space, 1, 0, [](uint64_t) { return true; });
  spent.trim(start, UINT64_MAX);
  EXPECT_LE(spent.work(), problem.ops.size() / 4);
  // Whoever gives no limit gets some drops all the same.
  spent.trim(start);
  EXPECT_GT(spent.work(), problem.ops.size());
}

TEST(SearchSpace, ListsAllThatMayLieIdleAtAnOp) {
  Problem problem = makeLayers(100);
  ProblemIndex index(problem);
  SearchSpace space(index);
  for (OpId op = 0; op < OpId(problem.ops.size()); op += 7) {
    llvm::ArrayRef<int32_t> around = space.candidatesAround(op);
    for (auto [number, candidate] : llvm::enumerate(space.candidates))
      if (candidate.begin < op && op < candidate.end)
        EXPECT_TRUE(llvm::is_contained(around, int32_t(number))) << op;
  }
}
