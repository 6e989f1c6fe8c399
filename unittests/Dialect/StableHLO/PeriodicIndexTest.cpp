// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Formulas for numbers of loops, beside the numbers.

#include "remat/Dialect/StableHLO/PeriodicIndex.h"
#include "gtest/gtest.h"

using namespace remat::stablehlo;

namespace {

llvm::SmallVector<int64_t> list(const PeriodicIndex &index, int64_t count) {
  llvm::SmallVector<int64_t> numbers;
  for (int64_t k = 0; k < count; ++k)
    numbers.push_back(index.at(k));
  return numbers;
}

// Another formula may give the same numbers; the numbers have to be those.
TEST(PeriodicIndex, GivesTheNumbersThatItWasFoundFor) {
  for (int64_t scale : {-3, -1, 1, 2})
    for (int64_t divisor : {1, 2, 3})
      for (int64_t modulus : {0, 2, 3, 4})
        for (int64_t phase = 0; phase < divisor * std::max<int64_t>(modulus, 1); ++phase)
          for (int64_t count : {1, 2, 3, 5, 12, 23}) {
            PeriodicIndex index(IterationIndex{scale, 7});
            index.phase = phase;
            index.divisor = divisor;
            index.modulus = modulus;
            llvm::SmallVector<int64_t> numbers = list(index, count);
            std::optional<PeriodicIndex> found = PeriodicIndex::fit(numbers);
            if (found) {
              EXPECT_EQ(list(*found, count), numbers);
            }
            // Where at least two periods show, there is no doubt.
            if (count >= 2 * divisor * std::max<int64_t>(modulus, 1) + divisor) {
              EXPECT_TRUE(found) << scale << " " << divisor << " " << modulus << " "
                                 << phase << " " << count;
            }
          }
}

TEST(PeriodicIndex, IsEvenWhereNumbersAre) {
  EXPECT_EQ(PeriodicIndex::fit({5, 3, 1, -1}), PeriodicIndex(IterationIndex{-2, 5}));
  EXPECT_EQ(PeriodicIndex::fit({4, 4, 4}), PeriodicIndex(IterationIndex{0, 4}));
  EXPECT_TRUE(PeriodicIndex::fit({0, 1})->isEven());
}

TEST(PeriodicIndex, IsNoneOfOtherNumbers) {
  EXPECT_FALSE(PeriodicIndex::fit({}));
  EXPECT_FALSE(PeriodicIndex::fit({0, 1, 3, 2, 4}));
  EXPECT_FALSE(PeriodicIndex::fit({0, 0, 1, 2, 2, 2, 3}));
  EXPECT_FALSE(PeriodicIndex::fit({0, 1, 4, 9, 16}));
}

} // namespace
