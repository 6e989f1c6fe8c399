// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "remat/Planner/HostPool.h"
#include "remat/Planner/Simulator.h"
#include "gtest/gtest.h"

using namespace remat::planner;

namespace {
/// a and b of 16 bytes are made, and read in this order; a is back when b leaves, and
/// read behind that.
Problem makeProblem() {
  Problem problem;
  problem.name = "two";
  for (int64_t bytes : {8, 16, 16, 4, 4}) {
    problem.values.emplace_back();
    problem.values.back().bytes = bytes;
  }
  auto add = [&](std::vector<ValueId> inputs, ValueId output) {
    Op op;
    op.timeNs = 10;
    op.inputs = std::move(inputs);
    op.outputs = {output};
    problem.ops.push_back(std::move(op));
  };
  add({0}, 1);
  add({0}, 2);
  add({1}, 3);
  add({2, 3}, 4);
  problem.arguments = {0};
  problem.results = {4};
  problem.device.offloadBytesPerSecond = 1000000000;
  return problem;
}

Plan makePlan() {
  Plan plan;
  plan.steps = {Step::run(0), Step::offload(1), Step::drop(1), Step::run(1),
                Step::fetch(1), Step::offload(2), Step::run(2), Step::drop(2),
                Step::fetch(2), Step::run(3)};
  return plan;
}
} // namespace

/// While a comes back, b leaves: in the same place it would have to wait for it.
TEST(HostPool, HoldsAPlaceUntilItsCopyIsRead) {
  Problem problem = makeProblem();
  Plan plan = makePlan();
  ASSERT_TRUE(bool(replay(problem, plan)));
  std::vector<HostCopy> copies = collectHostCopies(problem, plan);
  ASSERT_EQ(copies.size(), 4u);
  EXPECT_EQ(copies[1].held, 1u);
  EXPECT_EQ(copies[3].held, 0u);
  EXPECT_EQ(layOutHostPool(copies, 1).bytes, 32);
}

/// The host's memory holds one of them.
TEST(HostPool, HoldsNoPlaceThatTheHostDoesNotHave) {
  Problem problem = makeProblem();
  problem.device.hostBytes = 16;
  Plan plan = makePlan();
  ASSERT_TRUE(bool(replay(problem, plan)));
  EXPECT_EQ(layOutHostPool(collectHostCopies(problem, plan), 1).bytes, 16);
}

/// One copy to the host, two back: the place is needed up to the second one.
TEST(HostPool, BringsACopyBackTwice) {
  Problem problem = makeProblem();
  problem.ops[3].inputs = {1, 2, 3};
  Plan plan;
  plan.steps = {Step::run(0),   Step::offload(1), Step::drop(1), Step::run(1),
                Step::fetch(1), Step::run(2),     Step::drop(1), Step::fetch(1),
                Step::run(3)};
  ASSERT_TRUE(bool(replay(problem, plan)));
  std::vector<HostCopy> copies = collectHostCopies(problem, plan);
  ASSERT_EQ(copies.size(), 3u);
  EXPECT_EQ(copies[1].fetched, std::optional<size_t>(0));
  EXPECT_EQ(copies[2].fetched, std::optional<size_t>(0));
  EXPECT_EQ(layOutHostPool(copies, 1).bytes, 16);
}
