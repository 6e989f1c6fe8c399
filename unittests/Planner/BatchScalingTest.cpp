// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// Steps at any batch size from exports at a few.

#include "remat/Planner/BatchScaling.h"

#include "gtest/gtest.h"

using namespace remat::planner;

/// Reads 7 fixed bytes and makes `bytes`.
static Problem makeStep(int64_t bytes) {
  Problem problem;
  problem.name = "step" + std::to_string(bytes);
  problem.values.resize(2);
  problem.values[0].name = "weight";
  problem.values[0].bytes = 7;
  problem.values[1].name = "out";
  problem.values[1].bytes = bytes;
  problem.ops.resize(1);
  problem.ops[0].timeNs = bytes;
  problem.ops[0].inputs = {0};
  problem.ops[0].outputs = {1};
  problem.arguments = {0};
  problem.results = {1};
  return problem;
}

TEST(BatchScaling, FollowsTheLine) {
  // 4 + 3 * batch bytes.
  llvm::Expected<BatchScaling> scaling =
      BatchScaling::fit({makeStep(10), makeStep(16), makeStep(28)}, {2, 4, 8});
  if (!scaling)
    FAIL() << llvm::toString(scaling.takeError());
  EXPECT_EQ(scaling->getSize(0), 1);
  EXPECT_EQ(scaling->getSize(4), 5);
  std::optional<Problem> problem = scaling->makeProblem(100);
  ASSERT_TRUE(problem.has_value());
  EXPECT_EQ(problem->values[0].bytes, 7);
  EXPECT_EQ(problem->values[1].bytes, 304);
}

TEST(BatchScaling, OffersSizesWithWholeBytes) {
  // 1 byte for every 2 samples: even sizes only.
  llvm::Expected<BatchScaling> scaling =
      BatchScaling::fit({makeStep(1), makeStep(3)}, {2, 6});
  if (!scaling)
    FAIL() << llvm::toString(scaling.takeError());
  EXPECT_EQ(scaling->getSize(0), 2);
  EXPECT_EQ(scaling->getSize(1), 4);
}

TEST(BatchScaling, FindsTheLargestThatFits) {
  llvm::Expected<BatchScaling> scaling =
      BatchScaling::fit({makeStep(10), makeStep(16)}, {2, 4});
  if (!scaling)
    FAIL() << llvm::toString(scaling.takeError());
  for (int64_t limit = 0; limit < 200; ++limit) {
    std::optional<int64_t> largest =
        findLargestBatch(*scaling, [&](const Problem &problem) {
          return problem.values[1].bytes <= limit;
        });
    if (limit < 7) // 4 + 3 bytes at batch 1.
      EXPECT_EQ(largest, std::nullopt);
    else
      EXPECT_EQ(largest, (limit - 4) / 3);
  }
}

TEST(BatchScaling, RefusesWhatIsNoLine) {
  llvm::Expected<BatchScaling> bent =
      BatchScaling::fit({makeStep(10), makeStep(16), makeStep(29)}, {2, 4, 8});
  ASSERT_FALSE(bool(bent));
  EXPECT_EQ(llvm::toString(bent.takeError()),
            "the bytes of 'out' are not linear in the batch size: 10, 16, 29");
  llvm::Expected<BatchScaling> flat =
      BatchScaling::fit({makeStep(10), makeStep(10)}, {2, 4});
  ASSERT_FALSE(bool(flat));
  EXPECT_EQ(llvm::toString(flat.takeError()),
            "no bytes depend on the batch size");
  Problem other = makeStep(16);
  other.ops[0].recomputable = true;
  llvm::Expected<BatchScaling> different =
      BatchScaling::fit({makeStep(10), other}, {2, 4});
  ASSERT_FALSE(bool(different));
  EXPECT_NE(llvm::toString(different.takeError()).find("not the same program"),
            std::string::npos);
}
