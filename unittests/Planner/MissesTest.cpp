// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// What is said of budgets that several forms of a step miss.

#include "remat/Planner/Misses.h"

#include "gtest/gtest.h"

using namespace remat::planner;

/// The miss of a budget of 10 bytes by a step of `opsBefore` small kernels and one that
/// makes `bytes` of as many, in a workspace of as many, of which the last kernel makes a result of one byte.
static BudgetInfeasible missIn(int64_t bytes, const std::string &name,
                               size_t opsBefore) {
  Problem problem;
  auto addValue = [&](int64_t size) {
    Value value;
    value.bytes = size;
    value.location = name + ".mlir:1:2";
    problem.values.push_back(value);
    return ValueId(problem.values.size() - 1);
  };
  auto addOp = [&](const std::string &called, ValueId input, int64_t size) {
    Op op;
    op.name = called;
    op.timeNs = 1;
    op.inputs = {input};
    op.outputs = {addValue(size)};
    problem.ops.push_back(op);
    return op.outputs.front();
  };
  problem.arguments = {addValue(bytes)};
  for (size_t i = 0; i < opsBefore; ++i)
    problem.results.push_back(addOp("other", problem.arguments.front(), 1));
  ValueId wide = addOp(name, problem.arguments.front(), bytes);
  problem.ops.back().workspaceBytes = bytes;
  problem.results.push_back(addOp("last", wide, 1));
  Request request;
  request.budgetBytes = 10;
  std::optional<BudgetInfeasible> missed;
  llvm::handleAllErrors(
      solve(problem, *llvm::cantFail(createStrategy("none")), request)
          .takeError(),
      [&](const BudgetInfeasible &miss) { missed = miss; });
  return *missed;
}

TEST(Misses, NameTheOpOfTheLowerFloor) {
  BudgetInfeasible high = missIn(64, "high", 0), low = missIn(32, "low", 3);
  // The lower floor may be that of the form whose lowest peak is higher.
  low.lowestFoundBytes = high.lowestFoundBytes + 100;
  ASSERT_LT(low.floor.bytes, high.floor.bytes);
  for (const BudgetInfeasible &merged :
       {mergeMisses(high, low), mergeMisses(low, high)}) {
    EXPECT_EQ(merged.floor.bytes, low.floor.bytes);
    EXPECT_EQ(merged.lowestFoundBytes, high.lowestFoundBytes);
    ASSERT_TRUE(merged.floor.op.has_value());
    EXPECT_EQ(merged.floor.op->name, "low");
    EXPECT_NE(merged.message.find("op \"low\" at low.mlir:1:2"),
              std::string::npos)
        << merged.message;
  }
}

/// Of the better form, the floor stays with its op where it is the lower one.
TEST(Misses, KeepTheFloorOfTheBetterForm) {
  BudgetInfeasible high = missIn(64, "high", 0), low = missIn(32, "low", 3);
  BudgetInfeasible merged = mergeMisses(high, low);
  EXPECT_EQ(merged.message, low.message);
  EXPECT_EQ(merged.floor.op->name, "low");
}
