// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "ThreadPool.h"
#include "gtest/gtest.h"

#include <mutex>
#include <set>
#include <vector>

using namespace remat::runtime;

namespace {

struct Record {
  std::mutex mutex;
  std::set<std::pair<int64_t, int64_t>> ranges;
  std::vector<int> visits;
  int64_t highestThread = 0;
};

void record(void *untyped, int64_t thread, int64_t begin, int64_t end) {
  auto &record = *static_cast<Record *>(untyped);
  std::lock_guard<std::mutex> lock(record.mutex);
  record.ranges.insert({begin, end});
  record.highestThread = std::max(record.highestThread, thread);
  for (int64_t i = begin; i < end; ++i)
    ++record.visits[size_t(i)];
}

TEST(ThreadPoolTest, RangesCoverAllOnceAndDoNotDependOnThreads) {
  for (auto [iterations, grain] :
       {std::pair<int64_t, int64_t>{1, 1}, {7, 3}, {128, 1}, {1000, 1},
        {1001, 16}, {100000, 7}}) {
    std::set<std::pair<int64_t, int64_t>> first;
    for (int64_t threads : {1, 2, 3, 8}) {
      ThreadPool pool;
      ASSERT_TRUE(pool.start(threads));
      Record seen;
      seen.visits.resize(size_t(iterations));
      pool.run(iterations, grain, record, &seen);
      EXPECT_EQ(seen.visits, std::vector<int>(size_t(iterations), 1));
      EXPECT_LT(seen.highestThread, threads);
      EXPECT_LE(int64_t(seen.ranges.size()), ThreadPool::maxRanges);
      for (auto [begin, end] : seen.ranges) {
        EXPECT_EQ(begin % grain, 0);
        EXPECT_TRUE(end == iterations || end % grain == 0);
      }
      if (threads == 1)
        first = seen.ranges;
      EXPECT_EQ(seen.ranges, first);
    }
  }
}

TEST(ThreadPoolTest, ManyLoopsInARow) {
  ThreadPool pool;
  ASSERT_TRUE(pool.start(4));
  // Plain counters: what a loop wrote must be visible after it.
  std::vector<int> counters(1000);
  auto count = [](void *untyped, int64_t, int64_t begin, int64_t end) {
    auto &counters = *static_cast<std::vector<int> *>(untyped);
    for (int64_t i = begin; i < end; ++i)
      ++counters[size_t(i)];
  };
  for (int loop = 0; loop < 2000; ++loop)
    pool.run(int64_t(counters.size()), 1, count, &counters);
  EXPECT_EQ(counters, std::vector<int>(counters.size(), 2000));
}

TEST(ThreadPoolTest, StopsWhileThreadsSleepAndWhileTheySpin) {
  for (int round = 0; round < 20; ++round) {
    ThreadPool pool;
    ASSERT_TRUE(pool.start(3));
    Record seen;
    seen.visits.resize(10);
    pool.run(10, 1, record, &seen);
    EXPECT_EQ(seen.visits, std::vector<int>(10, 1));
  }
}

TEST(ThreadPoolTest, NothingToDo) {
  ThreadPool pool;
  ASSERT_TRUE(pool.start(2));
  Record seen;
  pool.run(0, 1, record, &seen);
  EXPECT_TRUE(seen.ranges.empty());
}

} // namespace
