// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// Random problems and random moves: after every change and every rollback the
/// incremental plan is step by step, and in peak and time, the plan built anew,
/// and the replay of its steps agrees to the unit.

#include "../../lib/Planner/IncrementalPlan.h"
#include "RandomProblems.h"
#include "remat/Planner/Simulator.h"

#include "gtest/gtest.h"

using namespace remat::planner;

namespace {
class Walk {
public:
  explicit Walk(unsigned seed)
      : random(seed, 3 + int(seed % 16)), index(random.problem), plan(index),
        seed(seed) {}
  void run(int moves);

private:
  void expectSame(const char *when);
  void move();

  RandomProblem random;
  ProblemIndex index;
  IncrementalPlan plan;
  unsigned seed;
};
} // namespace

void Walk::expectSame(const char *when) {
  auto describe = [&] {
    return std::string(when) + " seed " + std::to_string(seed) + "\n" +
           printProblem(random.problem);
  };
  Plan emitted = plan.emit();
  llvm::Expected<Replay> replayed = replay(random.problem, emitted);
  if (!replayed)
    FAIL() << describe() << llvm::toString(replayed.takeError());
  ASSERT_EQ(plan.peakBytes(), replayed->cost.peakBytes)
      << describe() << printPlan(emitted);
  ASSERT_EQ(plan.timeNs(), replayed->cost.timeNs)
      << describe() << printPlan(emitted);
  Plan anew = llvm::cantFail(buildPlan(random.problem, plan.decisions()));
  ASSERT_EQ(printPlan(emitted), printPlan(anew)) << describe();
}

void Walk::move() {
  std::vector<ValueId> roots;
  for (size_t root = 0; root < random.problem.values.size(); ++root)
    if (!random.problem.values[root].storage)
      roots.push_back(ValueId(root));
  for (int count = random.pick(1, 3); count > 0; --count) {
    ValueId root = roots[size_t(random.pick(0, int(roots.size()) - 1))];
    int32_t gap =
        random.pick(index.firstGap[root], index.firstGap[size_t(root) + 1] - 1);
    OpId keptFrom = random.pick(0, int(random.problem.ops.size()));
    plan.setChoice(root, gap, {Choice(random.pick(0, 3)), keptFrom});
  }
  if (random.chance(20)) {
    OpId op = random.pick(0, int(random.problem.ops.size()) - 1);
    if (!random.problem.ops[size_t(op)].variants.empty())
      plan.setVariant(op, random.pick(-1, 0));
  }
}

void Walk::run(int moves) {
  if (llvm::Error error = plan.reset(random.makeDecisions())) {
    llvm::consumeError(std::move(error));
    return;
  }
  plan.setBudget(random.pick(50, 400));
  for (int i = 0; i < moves && !testing::Test::HasFatalFailure(); ++i) {
    std::string before = printPlan(plan.emit());
    int64_t peak = plan.peakBytes(), time = plan.timeNs();
    int64_t excess = plan.excess();
    plan.begin();
    move();
    if (plan.update()) {
      expectSame("after a move,");
      if (random.chance(60)) {
        plan.commit();
        continue;
      }
    }
    plan.rollback();
    ASSERT_EQ(printPlan(plan.emit()), before) << seed;
    ASSERT_EQ(plan.peakBytes(), peak) << seed;
    ASSERT_EQ(plan.timeNs(), time) << seed;
    ASSERT_EQ(plan.excess(), excess) << seed;
    expectSame("after a rollback,");
  }
}

TEST(IncrementalPlan, EqualsPlanBuiltAnewAfterEveryMove) {
  for (unsigned seed = 0; seed < 4000 && !testing::Test::HasFatalFailure();
       ++seed)
    Walk(seed).run(12);
}

TEST(MemoryProfile, EqualsPlainArray) {
  std::mt19937 random(1);
  for (size_t positions : {1u, 63u, 64u, 65u, 700u}) {
    MemoryProfile profile;
    profile.reset(positions);
    profile.setLimit(50);
    std::vector<int64_t> plain(positions, 0);
    for (int round = 0; round < 500; ++round) {
      size_t begin = random() % positions, end = begin + random() % positions;
      end = std::min(end + 1, positions);
      int64_t bytes = int64_t(random() % 41) - 20;
      profile.add(begin, end, bytes);
      int64_t highest = 0, excess = 0;
      for (size_t i = 0; i < positions; ++i) {
        plain[i] += i >= begin && i < end ? bytes : 0;
        ASSERT_EQ(profile.at(i), plain[i]);
        highest = std::max(highest, plain[i]);
        excess += std::max<int64_t>(0, plain[i] - 50);
      }
      ASSERT_EQ(profile.highestIn(begin, end),
                *std::max_element(plain.begin() + ptrdiff_t(begin),
                                  plain.begin() + ptrdiff_t(end)));
      ASSERT_EQ(profile.highest(), highest);
      ASSERT_EQ(profile.excess(), excess);
    }
  }
}
