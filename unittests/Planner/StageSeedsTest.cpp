// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// Where layers end is found by what crosses, and starts by stages keep budgets that need
/// layers to run again twice.

#include "../../lib/Planner/NarrowPoints.h"
#include "../../lib/Planner/StageSeeds.h"
#include "DecisionsCost.h"

#include "llvm/ADT/STLExtras.h"
#include "gtest/gtest.h"

using namespace remat::planner;

namespace {
/// A chain of matmuls forward, and back again reading what the way forward made.
class ChainBuilder {
public:
  ChainBuilder() { problem.arguments = {addValue(50, ValueClass::Batch)}; }
  ValueId addForward(int64_t bytes);
  /// After a mask that is made of constants.
  ValueId addMasked(int64_t bytes);
  void addBackward();

  Problem problem;

private:
  ValueId addValue(int64_t bytes, ValueClass valueClass = ValueClass::Activation);
  ValueId addOp(OpKind kind, Phase phase, std::vector<ValueId> inputs,
                int64_t bytes);

  std::vector<ValueId> made;
};
} // namespace

ValueId ChainBuilder::addValue(int64_t bytes, ValueClass valueClass) {
  Value value;
  value.bytes = bytes;
  value.valueClass = valueClass;
  problem.values.push_back(value);
  return ValueId(problem.values.size() - 1);
}

ValueId ChainBuilder::addOp(OpKind kind, Phase phase,
                            std::vector<ValueId> inputs, int64_t bytes) {
  Op op;
  op.kind = kind;
  op.phase = phase;
  op.timeNs = 10;
  op.recomputable = true;
  op.inputs = std::move(inputs);
  op.outputs = {addValue(bytes)};
  problem.ops.push_back(op);
  return op.outputs[0];
}

ValueId ChainBuilder::addForward(int64_t bytes) {
  ValueId last = made.empty() ? problem.arguments[0] : made.back();
  made.push_back(addOp(OpKind::Matmul, Phase::Forward, {last}, bytes));
  return made.back();
}

ValueId ChainBuilder::addMasked(int64_t bytes) {
  ValueId mask = addOp(OpKind::Pointwise, Phase::Forward, {}, 30);
  ValueId last = made.back();
  made.push_back(addOp(OpKind::Matmul, Phase::Forward, {last, mask}, bytes));
  return mask;
}

void ChainBuilder::addBackward() {
  ValueId last = made.back();
  for (ValueId read : llvm::reverse(made))
    last = addOp(OpKind::Matmul, Phase::Backward, {last, read}, 40);
  problem.results = {last};
  // Something can be left out: searches of such problems start by stages.
  problem.ops.front().elidable = {{problem.ops.front().outputs[0], 1}};
}

/// Bytes that each layer makes: the last is what goes on to the next one.
static Problem makeLayers(int layers, llvm::ArrayRef<int64_t> bytes) {
  ChainBuilder builder;
  for (int layer = 0; layer < layers; ++layer)
    for (int64_t each : bytes)
      builder.addForward(each);
  builder.addBackward();
  return std::move(builder.problem);
}

static std::vector<OpId> listOps(llvm::ArrayRef<NarrowPoint> points) {
  std::vector<OpId> ops;
  for (const NarrowPoint &point : points)
    ops.push_back(point.after);
  return ops;
}

TEST(Checkpoints, EndLayersOnTheSecondLevelWhereTheFirstHasMiddles) {
  // Three places in a row that are as narrow as each other hide one another.
  Problem problem = makeLayers(4, {900, 200, 900, 200, 900, 200, 900, 100});
  ProblemIndex index(problem);
  Checkpoints checkpoints = findCheckpoints(index);
  ASSERT_EQ(checkpoints.levels.size(), 2u);
  EXPECT_TRUE(llvm::is_contained(listOps(checkpoints.levels[0]), 11));
  std::vector<OpId> ends = listOps(checkpoints.levels[1]);
  for (OpId end : {7, 15, 23})
    EXPECT_TRUE(llvm::is_contained(ends, end)) << end;
  for (OpId middle : {9, 11, 13, 17, 19, 21})
    EXPECT_FALSE(llvm::is_contained(ends, middle)) << middle;
}

TEST(Checkpoints, StayOnPyramidsOfSizes) {
  ChainBuilder builder;
  for (int64_t bytes : {800, 900, 400, 450, 200, 250, 100, 250, 200, 450, 400, 900, 800})
    builder.addForward(bytes);
  builder.addBackward();
  ProblemIndex index(builder.problem);
  Checkpoints checkpoints = findCheckpoints(index);
  std::vector<OpId> points = listOps(checkpoints.levels.back());
  for (OpId end : {2, 4, 6, 8, 10})
    EXPECT_TRUE(llvm::is_contained(points, end)) << end;
}

TEST(Checkpoints, AreNotWhereNothingCrossesButWhatArgumentsMake) {
  ChainBuilder builder;
  builder.addForward(1);
  for (int64_t bytes : {900, 100, 900, 100, 900, 100, 900})
    builder.addForward(bytes);
  ValueId mask = builder.addMasked(100);
  builder.addBackward();
  ProblemIndex index(builder.problem);
  Checkpoints checkpoints = findCheckpoints(index);
  EXPECT_EQ(listOps(checkpoints.levels[0]).front(), 2);
  EXPECT_TRUE(checkpoints.isLight[mask]);
  EXPECT_FALSE(checkpoints.isLight[builder.problem.ops[0].outputs[0]]);
}

TEST(StageSeeds, KeepBudgetsWithTheMostInputsThatTheyAllow) {
  Problem problem = makeLayers(16, {900, 900, 100});
  ProblemIndex index(problem);
  SearchSpace space(index);
  Cost keepAll = costOf(problem, retainAll(problem));
  int64_t formerTime = INT64_MAX;
  // A layer and its gradients, and less and more of the inputs.
  for (int64_t budget : {3200, 3600, 4200}) {
    LocalSearch search(space, budget, 7, [](uint64_t) { return false; });
    std::vector<LocalSearch::Answer> starts =
        measureStageSeeds(index, search, budget, [] { return true; });
    ASSERT_FALSE(starts.empty());
    Cost best = costOf(problem, starts.front().decisions);
    EXPECT_EQ(best.peakBytes, starts.front().cost.peakBytes);
    EXPECT_EQ(best.timeNs, starts.front().cost.timeNs);
    EXPECT_LE(best.peakBytes, budget);
    // Forward ops run at most three times.
    EXPECT_LE(best.timeNs, 2 * keepAll.timeNs);
    EXPECT_LE(best.timeNs, formerTime);
    formerTime = best.timeNs;
  }
}

TEST(StageSeeds, EndWhenNoMoreMayBeMeasured) {
  Problem problem = makeLayers(16, {900, 900, 100});
  ProblemIndex index(problem);
  SearchSpace space(index);
  LocalSearch search(space, 3600, 7, [](uint64_t) { return false; });
  EXPECT_TRUE(measureStageSeeds(index, search, 3600, [] { return false; }).empty());
}
