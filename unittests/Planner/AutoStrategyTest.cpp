// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// What `auto` owes whatever the limits: a plan within the budget where a fixed
/// policy has one.

#include "../../lib/Planner/ProblemFacts.h"
#include "PlannerCheck.h"
#include "RandomProblems.h"
#include "remat/Planner/PlanArena.h"
#include "remat/Planner/PlanVerifier.h"
#include "remat/Planner/Strategy.h"
#include "remat/Support/Progress.h"

#include "gtest/gtest.h"

using namespace remat::planner;

/// Calls `look` with problems in which `pointwise` is lower than keep-all, and
/// the peak of that.
static unsigned
forBudgets(llvm::function_ref<void(const Problem &, int64_t)> look) {
  std::unique_ptr<Strategy> plain = llvm::cantFail(createStrategy("pointwise"));
  unsigned count = 0;
  for (unsigned seed = 0; seed < 200; ++seed) {
    Problem problem = makeFreeProblem(seed, 16);
    Solution solution = llvm::cantFail(solve(problem, *plain, Request()));
    if (solution.plan.cost.peakBytes >= solution.keepAll.cost.peakBytes)
      continue;
    look(problem, solution.plan.cost.peakBytes);
    ++count;
  }
  return count;
}

TEST(AutoStrategy, KeepsTheBudgetWithoutTimeOrWork) {
  std::unique_ptr<Strategy> strategy = llvm::cantFail(createStrategy("auto"));
  std::atomic<bool> interrupted{true};
  unsigned count = forBudgets([&](const Problem &problem, int64_t budget) {
    Request late, idle, stopped;
    late.timeLimitSeconds = 0;
    idle.workLimit = 0;
    stopped.interrupted = &interrupted;
    for (Request *request : {&late, &idle, &stopped}) {
      request->budgetBytes = budget;
      llvm::Expected<Solution> solution = solve(problem, *strategy, *request);
      if (!solution)
        FAIL() << llvm::toString(solution.takeError());
      EXPECT_LE(solution->plan.cost.peakBytes, budget);
      if (request == &stopped) {
        EXPECT_EQ(solution->plan.cut, "interrupt");
      }
    }
  });
  EXPECT_GT(count, 50u);
}

TEST(Solve, AnswersTheSameWithFactsOfFormerRequests) {
  std::unique_ptr<Strategy> strategy = llvm::cantFail(createStrategy("auto"));
  unsigned count = forBudgets([&](const Problem &problem, int64_t lowest) {
    ProblemFacts facts;
    Request free, kept, plain;
    kept.budgetBytes = lowest;
    plain.budgetBytes = lowest;
    plain.provesBound = false;
    for (Request *request : {&free, &kept, &plain, &free}) {
      request->workLimit = 1000;
      llvm::Expected<Solution> again =
          solve(problem, *strategy, *request, facts);
      llvm::Expected<Solution> anew = solve(problem, *strategy, *request);
      ASSERT_TRUE(bool(again) && bool(anew));
      EXPECT_EQ(printPlan(again->plan), printPlan(anew->plan));
      EXPECT_EQ(again->floor.bytes, anew->floor.bytes);
      ASSERT_EQ(again->floor.op.has_value(), anew->floor.op.has_value());
      if (again->floor.op)
        EXPECT_EQ(again->floor.op->id, anew->floor.op->id);
      EXPECT_EQ(again->keepAll.liveAtPeak, anew->keepAll.liveAtPeak);
      EXPECT_EQ(printCertificate(problem, "", again->timeProof),
                printCertificate(problem, "", anew->timeProof));
    }
    EXPECT_TRUE(facts.keepAll && facts.floor && facts.freeBound);
  });
  EXPECT_GT(count, 50u);
}

TEST(AutoStrategy, GoesOnFromSeeds) {
  std::unique_ptr<Strategy> strategy = llvm::cantFail(createStrategy("auto"));
  forBudgets([&](const Problem &problem, int64_t budget) {
    Request request;
    request.budgetBytes = budget;
    request.workLimit = 3000;
    // Plans found by states have no decisions to go on from.
    request.mayFillTime = false;
    Solution first = llvm::cantFail(solve(problem, *strategy, request));
    ASSERT_TRUE(first.plan.decisions);
    request.seeds = {*first.plan.decisions};
    request.workLimit = 0;
    Solution next = llvm::cantFail(solve(problem, *strategy, request));
    EXPECT_LE(next.plan.cost.timeNs, first.plan.cost.timeNs);
    EXPECT_LE(next.plan.cost.peakBytes, budget);
  });
}

/// Small problems: no budget a 64th below the lowest peak gets a plan.
TEST(AutoStrategy, FindsPeaksThatBudgetsBelowDoNotBeat) {
  std::unique_ptr<Strategy> strategy = llvm::cantFail(createStrategy("auto"));
  for (unsigned seed = 0; seed < 8; ++seed) {
    RandomProblem random(seed, 60, Shape::Layered, Features::none());
    Request lowest;
    lowest.minimizePeak = true;
    Solution least = llvm::cantFail(solve(random.problem, *strategy, lowest));
    int64_t peakBytes = least.plan.cost.peakBytes;
    Request below;
    below.budgetBytes = peakBytes - 1 - peakBytes / 64;
    llvm::Expected<Solution> solution = solve(random.problem, *strategy, below);
    EXPECT_FALSE(bool(solution)) << seed;
    if (!solution)
      llvm::consumeError(solution.takeError());
  }
}

/// Searches that neither prove their plan nor find a better one for long.
TEST(AutoStrategy, EndsEarlyWithoutABudget) {
  std::unique_ptr<Strategy> strategy = llvm::cantFail(createStrategy("auto"));
  unsigned count = 0;
  for (unsigned seed = 0; seed < 200; ++seed) {
    Problem problem = makeFreeProblem(seed, 16);
    remat::Progress progress;
    Request request;
    request.progress = &progress;
    Solution solution = llvm::cantFail(solve(problem, *strategy, request));
    if (solution.plan.cost.timeNs <= solution.timeProof.boundNs ||
        progress.read().evaluations == 0)
      continue;
    EXPECT_LT(progress.read().share, 0.75) << "seed " << seed;
    ++count;
  }
  EXPECT_GT(count, 5u);
}

/// A search that may end for being far above its budget is the same where it does not, and
/// takes less work where it does.
TEST(AutoStrategy, EndsEarlyFarAboveTheBudgetOnly) {
  std::unique_ptr<Strategy> strategy = llvm::cantFail(createStrategy("auto"));
  unsigned kept = 0, missed = 0, shorter = 0;
  for (unsigned seed = 0; seed < 50; ++seed) {
    Problem problem = makeFreeProblem(seed, 16);
    int64_t floor = computeFloor(problem).bytes;
    remat::Progress whole, early;
    Request request;
    request.budgetBytes = floor;
    request.progress = &whole;
    Plan plan = llvm::cantFail(strategy->plan(problem, request));
    request.endsIfFar = true;
    request.progress = &early;
    Plan other = llvm::cantFail(strategy->plan(problem, request));
    int64_t peak = llvm::cantFail(replay(problem, other)).cost.peakBytes;
    if (peak <= floor + floor / 20) {
      EXPECT_EQ(printPlan(other), printPlan(plan)) << "seed " << seed;
      ++kept;
      continue;
    }
    EXPECT_LE(early.read().evaluations, whole.read().evaluations);
    shorter += early.read().evaluations < whole.read().evaluations;
    ++missed;
  }
  EXPECT_GT(kept, 5u);
  EXPECT_GT(missed, 5u);
  EXPECT_GT(shorter, missed / 2);
}

namespace {
/// `auto` with little work instead of time, recording what it is asked for.
class RecordingStrategy : public Strategy {
public:
  std::string name() const override { return "auto"; }
  bool heedsArenaLosses() const override { return true; }
  llvm::Expected<Plan> plan(const Problem &problem,
                            const Request &request) const override {
    asked.push_back(request);
    Request brief = request;
    brief.timeLimitSeconds = std::nullopt;
    brief.workLimit = 500;
    return strategy->plan(problem, brief);
  }

  mutable std::vector<Request> asked;

private:
  std::unique_ptr<Strategy> strategy = llvm::cantFail(createStrategy("auto"));
};
} // namespace

/// A time limit that leaves time for it: the answer without a limit comes first, and
/// what is left goes to a search that goes on from there. One that does not: no
/// search goes on beyond its part of it.
TEST(SolveWithArena, DoesFirstWhatIsDoneWithoutATimeLimit) {
  unsigned filled = 0;
  forBudgets([&](const Problem &problem, int64_t budget) {
    Request ample, scarce;
    ample.timeLimitSeconds = 100;
    scarce.timeLimitSeconds = 1;
    for (Request *request : {&ample, &scarce}) {
      request->budgetBytes = budget;
      RecordingStrategy recording;
      llvm::Expected<PlacedSolution> solution =
          solveWithArena(problem, recording, *request);
      if (!solution)
        llvm::consumeError(solution.takeError());
      ASSERT_FALSE(recording.asked.empty());
      const Request &first = recording.asked.front();
      EXPECT_EQ(!first.timeLimitSeconds, request == &ample);
      EXPECT_EQ(first.cutoff.has_value(), request == &ample);
      const Request &last = recording.asked.back();
      if (request == &ample && last.fillsTime) {
        EXPECT_EQ(last.seeds.size(), 1u);
        EXPECT_EQ(last.timeLimitSeconds, ample.timeLimitSeconds);
        ++filled;
      }
    }
  });
  EXPECT_GT(filled, 10u);
}

/// The lowest peak is sought in full whatever a search for a budget may leave out.
TEST(SolveWithArena, EndsEarlyOnlyWhereTheLowestPeakFollows) {
  unsigned followed = 0;
  forBudgets([&](const Problem &problem, int64_t) {
    Request request;
    request.budgetBytes = computeFloor(problem).bytes;
    RecordingStrategy recording;
    llvm::Expected<PlacedSolution> solution =
        solveWithArena(problem, recording, request);
    EXPECT_TRUE(recording.asked.front().endsIfFar);
    if (solution)
      return;
    // Small problems may be searched to the end: nothing is left to look for then.
    bool isProved = false;
    llvm::handleAllErrors(solution.takeError(),
                          [&](const BudgetInfeasible &miss) {
                            isProved = miss.floor.bytes > miss.budgetBytes;
                          });
    bool seeksLowest = false;
    for (const Request &asked : recording.asked)
      seeksLowest |= asked.minimizePeak;
    EXPECT_TRUE(seeksLowest || isProved);
    followed += seeksLowest;
  });
  EXPECT_GT(followed, 5u);
}

/// No search can keep what is below the floor: plans that are only compared are refused it
/// after little work.
TEST(SolveWithArena, RefusesTrialsBelowTheFloorAtOnce) {
  forBudgets([&](const Problem &problem, int64_t) {
    int64_t floor = computeFloor(problem).bytes;
    Request request;
    request.budgetBytes = floor - 1;
    request.mayFillTime = false;
    RecordingStrategy recording;
    llvm::Expected<PlacedSolution> solution =
        solveWithArena(problem, recording, request);
    ASSERT_FALSE(bool(solution));
    llvm::handleAllErrors(solution.takeError(),
                          [&](const BudgetInfeasible &miss) {
                            EXPECT_EQ(miss.budgetBytes, floor - 1);
                            EXPECT_GE(miss.lowestFoundBytes, floor);
                          });
    ASSERT_EQ(recording.asked.size(), 1u);
    EXPECT_TRUE(recording.asked.front().minimizePeak);
    EXPECT_GT(recording.asked.front().workDivisor, 1u);
  });
}

/// Most problems whose budget `auto` alone misses though there are plans are served before
/// they are refused.
TEST(SolveFromSeeds, LooksLongerBeforeItRefuses) {
  std::unique_ptr<Strategy> strategy = llvm::cantFail(createStrategy("auto"));
  for (unsigned seed : {41001095u, 41001474u, 41000148u}) {
    CheckCase drawn = makeCheckCase(seed, 40);
    Request request;
    request.budgetBytes = drawn.budget;
    llvm::Expected<PlacedSolution> alone =
        solveWithArena(drawn.problem, *strategy, request);
    EXPECT_FALSE(bool(alone)) << "the test needs another problem than " << seed;
    llvm::consumeError(alone.takeError());
    llvm::Expected<PlacedSolution> served =
        solveFromSeeds(drawn.problem, *strategy, request);
    if (!served)
      FAIL() << llvm::toString(served.takeError());
    EXPECT_LE(served->arena.getPromisedBytes(), drawn.budget);
    EXPECT_EQ(served->plan.strategy, "auto");
    EXPECT_TRUE(served->plan.cut.empty());
    if (llvm::Error error = verifyPlan(drawn.problem, served->plan))
      ADD_FAILURE() << llvm::toString(std::move(error));
  }
}
