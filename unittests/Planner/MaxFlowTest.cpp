// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// Maximum flows of small random graphs against all cuts, from scratch and
/// continued after capacities grew.

#include "MaxFlow.h"

#include "gtest/gtest.h"
#include <algorithm>
#include <random>

using namespace remat::planner;

namespace {
struct Arc {
  int32_t from, to;
  int64_t capacity;
};
} // namespace

static constexpr int32_t vertexCount = 7;

/// The least capacity over all sets that hold vertex 0 and not vertex 1.
static int64_t leastCut(const std::vector<Arc> &arcs) {
  int64_t least = INT64_MAX;
  for (unsigned set = 0; set < 1u << vertexCount; ++set) {
    if (!(set & 1) || (set & 2))
      continue;
    int64_t capacity = 0;
    for (const Arc &arc : arcs)
      if ((set >> arc.from & 1) && !(set >> arc.to & 1))
        capacity += arc.capacity;
    least = std::min(least, capacity);
  }
  return least;
}

TEST(MaxFlow, EqualsTheLeastCut) {
  std::mt19937 random(1);
  for (int round = 0; round < 500; ++round) {
    std::vector<Arc> arcs;
    MaxFlow flow(0, 1);
    for (int count = 4 + round % 16; count > 0; --count) {
      auto from = int32_t(random() % vertexCount);
      auto to = int32_t(random() % vertexCount);
      if (from == to)
        continue;
      arcs.push_back({from, to, int64_t(random() % 20)});
      flow.addArc(from, to, arcs.back().capacity);
    }
    ASSERT_EQ(flow.run(), leastCut(arcs)) << round;
    for (size_t arc = 0; arc < arcs.size(); ++arc) {
      arcs[arc].capacity += int64_t(random() % 10);
      flow.setCapacity(int32_t(arc), arcs[arc].capacity);
    }
    ASSERT_EQ(flow.run(), leastCut(arcs)) << round;
    int64_t cut = 0;
    for (size_t arc = 0; arc < arcs.size(); ++arc)
      cut += flow.isCut(int32_t(arc)) ? arcs[arc].capacity : 0;
    ASSERT_EQ(cut, leastCut(arcs)) << round;
  }
}

/// More arcs keep the flow that was found; lower capacities need it gone.
TEST(MaxFlow, GoesOnWithNewArcsAndAnewWithLowerCapacities) {
  std::mt19937 random(2);
  for (int round = 0; round < 300; ++round) {
    std::vector<Arc> arcs;
    MaxFlow flow(0, 1);
    for (int part = 0; part < 3; ++part) {
      for (int count = 5; count > 0; --count) {
        auto from = int32_t(random() % vertexCount);
        int32_t to = (from + 1 + int32_t(random() % (vertexCount - 1))) % vertexCount;
        arcs.push_back({from, to, int64_t(random() % 20)});
        flow.addArc(from, to, arcs.back().capacity);
      }
      ASSERT_EQ(flow.run(), leastCut(arcs)) << round;
    }
    for (size_t arc = 0; arc < arcs.size(); ++arc) {
      arcs[arc].capacity /= 2;
      flow.setCapacity(int32_t(arc), arcs[arc].capacity);
    }
    flow.clearFlow();
    ASSERT_EQ(flow.run(), leastCut(arcs)) << round;
    std::vector<int64_t> kept(vertexCount, 0);
    for (size_t arc = 0; arc < arcs.size(); ++arc) {
      int64_t through = flow.flowOf(int32_t(arc));
      ASSERT_TRUE(through >= 0 && through <= arcs[arc].capacity) << round;
      kept[arcs[arc].from] -= through;
      kept[arcs[arc].to] += through;
    }
    for (int32_t vertex = 2; vertex < vertexCount; ++vertex)
      ASSERT_EQ(kept[vertex], 0) << round;
  }
}

TEST(MaxFlow, UnlimitedPathsAreReported) {
  MaxFlow flow(0, 1);
  flow.addArc(0, 2, MaxFlow::unlimited);
  flow.addArc(2, 1, MaxFlow::unlimited);
  flow.addArc(0, 1, 5);
  EXPECT_EQ(flow.run(), MaxFlow::unlimited);
}
