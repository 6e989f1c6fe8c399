// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// Nearest names and lists of words.

#include "remat/Support/NearestName.h"

#include "gtest/gtest.h"

using namespace remat;

TEST(NearestName, TakesTheFewestEdits) {
  EXPECT_EQ(findNearestName("dotz", {"none", "dots", "dots-no-batch"}), "dots");
  EXPECT_EQ(findNearestName("h20", {"h100", "h200"}), "h200");
}

TEST(NearestName, TakesANameWithTheWordInIt) {
  EXPECT_EQ(findNearestName("cpu", {"b200", "xla-cpu", "h200"}), "xla-cpu");
}

TEST(NearestName, TakesTheFirstOfEquals) {
  EXPECT_EQ(findNearestName("b", {"a", "c"}), "a");
}

TEST(NearestName, IgnoresEmptyCandidates) {
  EXPECT_EQ(findNearestName("a", {"", "abc"}), "abc");
  EXPECT_EQ(findNearestName("a", {""}), "");
  EXPECT_EQ(findNearestName("a", {}), "");
}

TEST(NearestName, ListsAlternatives) {
  EXPECT_EQ(joinAlternatives({}), "");
  EXPECT_EQ(joinAlternatives({"a"}), "a");
  EXPECT_EQ(joinAlternatives({"a", "b"}), "a or b");
  EXPECT_EQ(joinAlternatives({"a", "b", "c"}), "a, b or c");
}
