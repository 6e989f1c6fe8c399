// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// What crosses the turn at a price. The first backward op reads all of it, so that a
/// cut at this op, instead of in front of it, would keep everything at any price.

#include "remat/Planner/CutPrices.h"

#include "gtest/gtest.h"

using namespace remat::planner;

namespace {
constexpr int64_t mebibyte = 1 << 20;

class CutPrices : public testing::Test {
protected:
  CutPrices() { problem.arguments.push_back(addValue(mebibyte)); }

  ValueId addValue(int64_t bytes) {
    Value value;
    value.name = "v";
    value.bytes = bytes;
    problem.values.push_back(value);
    return ValueId(problem.values.size() - 1);
  }
  ValueId addOp(Phase phase, int64_t timeNs, std::vector<ValueId> inputs,
                int64_t bytes) {
    Op op;
    op.name = "op";
    op.phase = phase;
    op.timeNs = timeNs;
    op.inputs = std::move(inputs);
    op.outputs = {addValue(bytes)};
    op.recomputable = phase == Phase::Forward;
    problem.ops.push_back(op);
    return op.outputs.front();
  }

  Problem problem;
};
} // namespace

TEST_F(CutPrices, WeighTimeAgainstBytes) {
  // 1000 ns for 4 MiB: 250 ns a MiB. 50000 ns for 1 MiB.
  ValueId cheap = addOp(Phase::Forward, 1000, {0}, 4 * mebibyte);
  ValueId dear = addOp(Phase::Forward, 50000, {0}, mebibyte);
  problem.results = {addOp(Phase::Backward, 10, {cheap, dear}, mebibyte)};
  ASSERT_FALSE(llvm::errorToBool(problem.check()));

  EXPECT_EQ(keepAtPrice(problem, 0), retainAll(problem));
  Decisions some = keepAtPrice(problem, 300);
  EXPECT_EQ(some.choices[cheap], Choice::Recompute);
  EXPECT_EQ(some.choices[dear], Choice::Retain);
  EXPECT_EQ(keepAtPrice(problem, 200).choices[cheap], Choice::Retain);
  EXPECT_EQ(keepAtPrice(problem, 60000).choices[dear], Choice::Recompute);
}

TEST_F(CutPrices, AreListedOnceForEachNumberOfBytes) {
  ValueId cheap = addOp(Phase::Forward, 1000, {0}, 4 * mebibyte);
  ValueId dear = addOp(Phase::Forward, 50000, {0}, mebibyte);
  problem.results = {addOp(Phase::Backward, 10, {cheap, dear}, mebibyte)};

  // Everything, and `dear` alone; nothing at all is not listed.
  std::vector<int64_t> prices = listCutPrices(problem, 4);
  ASSERT_EQ(prices.size(), 2u);
  EXPECT_EQ(prices[0], 0);
  EXPECT_GE(prices[1], 250);
  EXPECT_LT(prices[1], 50000);
  EXPECT_EQ(listCutPrices(problem, 0), std::vector<int64_t>{0});
}

TEST_F(CutPrices, DoNotMakeResultsOfTheForwardPartAgain) {
  // Making `next` again would need `middle`: it is kept although `next`, a result, is
  // there in any case, only if results were made again behind the turn.
  ValueId middle = addOp(Phase::Forward, 5000, {0}, mebibyte);
  ValueId next = addOp(Phase::Forward, 5000, {middle}, mebibyte);
  ValueId gradient = addOp(Phase::Backward, 10, {0}, mebibyte);
  problem.results = {next, gradient};

  // Nothing is read behind the turn: no price keeps less than another.
  EXPECT_TRUE(listCutPrices(problem, 4).empty());
}

TEST_F(CutPrices, NeedBothSides) {
  problem.results = {addOp(Phase::Forward, 1000, {0}, mebibyte)};
  EXPECT_TRUE(listCutPrices(problem, 4).empty());
  EXPECT_EQ(keepAtPrice(problem, 1000), retainAll(problem));
}
