// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// Arenas: layouts are free of overlaps and as low as brute force finds, a
/// plan's lifetimes add up to what the replay counts, budgets are kept by the
/// arena.

#include "ArenaBeam.h"
#include "ArenaEjection.h"
#include "ArenaGreedy.h"
#include "ArenaOverTime.h"
#include "RandomProblems.h"
#include "remat/Planner/PlanArena.h"
#include "remat/Planner/PlanVerifier.h"

#include "gtest/gtest.h"
#include <map>

using namespace remat::planner;

/// By the words of `ArenaBuffer`, byte by byte.
static bool holdsByte(const ArenaBuffer &buffer, int64_t offset, int64_t time,
                      int64_t byte) {
  if (time < buffer.lower || time >= buffer.upper)
    return false;
  int64_t size = buffer.size;
  for (auto [from, smaller] : buffer.shrinks)
    if (time >= from)
      size = smaller;
  return byte >= offset && byte < offset + size;
}

/// Every byte at every moment belongs to one buffer at most.
static void expectNoOverlap(llvm::ArrayRef<ArenaBuffer> buffers,
                            const ArenaLayout &layout) {
  int64_t end = 0;
  for (const ArenaBuffer &buffer : buffers)
    end = std::max(end, buffer.upper);
  for (int64_t time = 0; time < end; ++time)
    for (int64_t byte = 0; byte < layout.height; ++byte) {
      int holders = 0;
      for (size_t id = 0; id < buffers.size(); ++id)
        holders += holdsByte(buffers[id], layout.offsets[id], time, byte);
      ASSERT_LE(holders, 1) << "time " << time << " byte " << byte;
    }
}

/// The lowest height: some order, each buffer resting on those before it,
/// reaches it.
static int64_t bruteForce(const std::vector<ArenaBuffer> &buffers) {
  std::vector<int> order(buffers.size());
  for (size_t id = 0; id < order.size(); ++id)
    order[id] = int(id);
  int64_t best = INT64_MAX;
  do {
    std::map<int64_t, int64_t> tops;
    int64_t height = 0;
    for (int id : order) {
      const ArenaBuffer &buffer = buffers[id];
      int64_t offset = 0;
      for (int64_t time = buffer.lower; time < buffer.upper; ++time)
        offset = std::max(offset, tops[time]);
      for (int64_t time = buffer.lower; time < buffer.upper; ++time)
        tops[time] = offset + buffer.sizeAt(time);
      height = std::max(height, offset + buffer.size);
    }
    best = std::min(best, height);
  } while (std::next_permutation(order.begin(), order.end()));
  return best;
}

static std::vector<ArenaBuffer> makeBuffers(std::mt19937 &random, int count,
                                            int64_t end) {
  auto draw = [&](int64_t low, int64_t high) {
    return low + int64_t(random() % uint64_t(high - low + 1));
  };
  std::vector<ArenaBuffer> buffers;
  for (int index = 0; index < count; ++index) {
    ArenaBuffer buffer;
    buffer.lower = draw(0, end - 1);
    buffer.upper = draw(buffer.lower + 1, end);
    buffer.size = draw(0, 9);
    if (buffer.upper - buffer.lower > 1 && buffer.size > 1 && draw(0, 3) == 0)
      buffer.shrinks.emplace_back(draw(buffer.lower + 1, buffer.upper - 1),
                                  draw(1, buffer.size - 1));
    buffers.push_back(buffer);
  }
  return buffers;
}

TEST(Arena, IsAsLowAsBruteForceFinds) {
  std::mt19937 random(1);
  unsigned aboveLiveness = 0;
  for (int round = 0; round < 400; ++round) {
    std::vector<ArenaBuffer> buffers = makeBuffers(random, 2 + round % 6, 8);
    ArenaLayout layout = layOutArena(buffers, {});
    EXPECT_EQ(layout.cut, "");
    EXPECT_EQ(layout.height, bruteForce(buffers)) << "round " << round;
    EXPECT_GE(layout.height, layout.livenessBytes);
    expectNoOverlap(buffers, layout);
    aboveLiveness += layout.height > layout.livenessBytes;
  }
  EXPECT_GT(aboveLiveness, 0u); // Some need a search to prove them.
}

TEST(Arena, LargerOnesDoNotOverlap) {
  std::mt19937 random(2);
  for (int round = 0; round < 20; ++round) {
    std::vector<ArenaBuffer> buffers = makeBuffers(random, 60, 40);
    ArenaOptions options;
    options.workLimit = 1 << 20;
    ArenaLayout layout = layOutArena(buffers, options);
    expectNoOverlap(buffers, layout);
    if (layout.cut.empty())
      continue;
    EXPECT_EQ(layout.cut, "work");
    EXPECT_GT(layout.height, layout.livenessBytes);
  }
}

TEST(Arena, WithoutWorkNothingIsSearched) {
  std::mt19937 random(3);
  unsigned higher = 0;
  for (int round = 0; round < 20; ++round) {
    std::vector<ArenaBuffer> buffers = makeBuffers(random, 60, 40);
    ArenaOptions options;
    options.workLimit = 0;
    ArenaLayout layout = layOutArena(buffers, options);
    expectNoOverlap(buffers, layout);
    EXPECT_EQ(layout.cut, layout.height > layout.livenessBytes ? "work" : "");
    options.workLimit = 1 << 20;
    higher += layout.height > layOutArena(buffers, options).height;
  }
  EXPECT_GT(higher, 0u);
}

/// Each buffer on the highest top during its life, moment by moment.
static std::vector<int64_t> stackByMoments(llvm::ArrayRef<ArenaBuffer> buffers,
                                           llvm::ArrayRef<int32_t> order) {
  std::map<int64_t, int64_t> tops;
  std::vector<int64_t> offsets(buffers.size());
  for (int32_t id : order) {
    const ArenaBuffer &buffer = buffers[id];
    for (int64_t time = buffer.lower; time < buffer.upper; ++time)
      offsets[id] = std::max(offsets[id], tops[time]);
    for (int64_t time = buffer.lower; time < buffer.upper; ++time)
      tops[time] = offsets[id] + buffer.sizeAt(time);
  }
  return offsets;
}

TEST(Arena, StacksOnWhatStandsThere) {
  std::mt19937 random(5);
  for (int round = 0; round < 40; ++round) {
    std::vector<ArenaBuffer> buffers = makeBuffers(random, 50, 30);
    std::vector<ArenaBuffer> sparse = buffers;
    // Far apart, and before the first moment, too.
    auto stretch = [](int64_t &time) { time = (time - 10) * 1000000; };
    for (ArenaBuffer &buffer : sparse) {
      stretch(buffer.lower);
      stretch(buffer.upper);
      for (auto &[time, size] : buffer.shrinks)
        stretch(time);
    }
    for (ArenaOrder kind : allArenaOrders) {
      std::vector<int32_t> order = makeArenaOrder(buffers, kind);
      std::vector<int64_t> offsets = placeOnTop(buffers, order);
      EXPECT_EQ(offsets, stackByMoments(buffers, order));
      EXPECT_EQ(offsets, placeOnTop(sparse, order));
    }
  }
}

/// The sweep knows no conflicts and finds the gaps that they leave.
TEST(Arena, PlacesOverTimeInTheSameGaps) {
  std::mt19937 random(6);
  for (int round = 0; round < 40; ++round) {
    std::vector<ArenaBuffer> buffers = makeBuffers(random, 60, 40);
    // What has no bytes may lie anywhere.
    llvm::erase_if(buffers, [](const ArenaBuffer &buffer) {
      return buffer.size == 0;
    });
    ArenaConflicts conflicts = *ArenaConflicts::compute(buffers, 10000);
    for (GapRule rule : {GapRule::Lowest, GapRule::Tightest}) {
      ArenaLayout layout;
      layout.offsets = placeOverTime(buffers, TimeDirection::Forward, rule);
      EXPECT_EQ(layout.offsets,
                placeInGaps(buffers, conflicts,
                            makeArenaOrder(buffers, ArenaOrder::Birth), rule));
      layout.offsets = placeOverTime(buffers, TimeDirection::Backward, rule);
      layout.height = heightOf(buffers, layout.offsets);
      expectNoOverlap(buffers, layout);
      std::vector<ArenaBuffer> whole = buffers;
      for (ArenaBuffer &buffer : whole)
        buffer.shrinks.clear();
      EXPECT_EQ(layout.offsets,
                placeInGaps(whole, conflicts,
                            makeArenaOrder(whole, ArenaOrder::Death), rule));
    }
  }
}

/// Too many conflicts to be listed: what is put on top of all else ends twice as high as
/// the bytes that live at once.
TEST(Arena, ManyLongLivesLieInGaps) {
  std::vector<ArenaBuffer> buffers;
  constexpr int64_t layers = 8000;
  for (int64_t layer = 0; layer < layers; ++layer) {
    buffers.push_back({layer, 2 * layers - layer, 100, {}});
    buffers.push_back({2 * layers - layer - 1, 2 * layers - layer + 1, 100, {}});
  }
  ArenaLayout layout = layOutArena(buffers, ArenaOptions());
  EXPECT_EQ(layout.height, layout.livenessBytes);
  EXPECT_EQ(layout.cut, "");
}

TEST(Arena, EjectionLowersStacks) {
  std::mt19937 random(4);
  unsigned kept = 0;
  for (int round = 0; round < 20; ++round) {
    std::vector<ArenaBuffer> buffers = makeBuffers(random, 60, 40);
    ArenaConflicts conflicts = *ArenaConflicts::compute(buffers, 10000);
    std::vector<int64_t> start =
        placeOnTop(buffers, makeArenaOrder(buffers, ArenaOrder::Birth));
    ArenaLayout layout;
    layout.height = heightOf(buffers, start) * 9 / 10;
    ArenaEjection ejection(buffers, conflicts);
    if (!ejection.run(start, layout.height, 100000, [] { return false; })) {
      EXPECT_FALSE(ejection.getLeftOut().empty());
      continue;
    }
    ++kept;
    layout.offsets = ejection.getOffsets();
    EXPECT_LE(heightOf(buffers, layout.offsets), layout.height);
    expectNoOverlap(buffers, layout);
  }
  EXPECT_GT(kept, 10u);
}

/// Two sums of 2 bytes and 1 byte to which each round adds: the former sum, what
/// is added, and the new sum live at once.
static std::vector<ArenaBuffer> makeSums(int rounds) {
  std::vector<ArenaBuffer> buffers;
  for (int64_t round = 0; round < rounds; ++round)
    for (int64_t size : {2, 1}) {
      int64_t time = 10 * round + (size == 2 ? 0 : 5);
      buffers.push_back({time, time + 2, size, {}});
      buffers.push_back({time + 1, time + 12, size, {}});
    }
  return buffers;
}

static std::vector<int32_t> listAll(llvm::ArrayRef<ArenaBuffer> buffers) {
  std::vector<int32_t> all;
  for (size_t id = 0; id < buffers.size(); ++id)
    all.push_back(int32_t(id));
  return all;
}

TEST(Arena, BeamKeepsRoomForSumsInTurn) {
  std::vector<ArenaBuffer> buffers = makeSums(12);
  ArenaConflicts conflicts = *ArenaConflicts::compute(buffers, 10000);
  std::vector<int32_t> all = listAll(buffers);
  std::vector<int64_t> heights =
      computeBeamHeights(buffers, all, /*margin=*/1000);
  // Three of 2 bytes and the smaller sum.
  EXPECT_EQ(*std::max_element(heights.begin(), heights.end()), 7);
  for (ArenaOrder kind : allArenaOrders)
    EXPECT_GT(heightOf(buffers,
                       placeInGaps(buffers, conflicts,
                                   makeArenaOrder(buffers, kind),
                                   GapRule::Lowest)),
              7);
  std::optional<std::vector<int64_t>> offsets =
      placeByBeam(buffers, all, heights, /*width=*/64);
  ASSERT_TRUE(offsets);
  ArenaLayout layout;
  layout.offsets = *offsets;
  layout.height = heightOf(buffers, layout.offsets);
  EXPECT_EQ(layout.height, 7);
  expectNoOverlap(buffers, layout);
  // Nothing fits below the bytes that are live.
  for (int64_t &height : heights)
    height = 6;
  EXPECT_FALSE(placeByBeam(buffers, all, heights, /*width=*/64));
}

TEST(Arena, BeamHeightsFollowRiseAndFall) {
  // Live bytes: 4, 4 + 2, 2, 2 + 3.
  std::vector<ArenaBuffer> buffers = {
      {0, 20, 4, {}}, {10, 40, 2, {}}, {30, 40, 3, {}}};
  // 4 until 10; 6 until 20; then down to the 5 of the end.
  EXPECT_EQ(computeBeamHeights(buffers, listAll(buffers), /*margin=*/0),
            (std::vector<int64_t>{4, 5, 5}));
  EXPECT_EQ(computeBeamHeights(buffers, listAll(buffers), /*margin=*/10),
            (std::vector<int64_t>{6, 5, 5}));
}

TEST(Arena, BeamsDoNotOverlap) {
  std::mt19937 random(5);
  for (int round = 0; round < 20; ++round) {
    std::vector<ArenaBuffer> buffers = makeBuffers(random, 40, 40);
    std::vector<int32_t> chosen;
    for (size_t id = 0; id < buffers.size(); id += 2)
      chosen.push_back(int32_t(id));
    std::vector<int64_t> heights(chosen.size(), 1000000);
    std::optional<std::vector<int64_t>> offsets =
        placeByBeam(buffers, chosen, heights, /*width=*/4);
    ASSERT_TRUE(offsets);
    std::vector<ArenaBuffer> placed;
    std::vector<int64_t> places;
    for (size_t id = 0; id < buffers.size(); ++id) {
      EXPECT_EQ((*offsets)[id] < 0, id % 2 == 1);
      if (id % 2 == 1)
        continue;
      placed.push_back(buffers[id]);
      places.push_back((*offsets)[id]);
    }
    for (size_t a = 0; a < placed.size(); ++a)
      for (size_t b = 0; b < a; ++b)
        if (placed[a].lower < placed[b].upper &&
            placed[b].lower < placed[a].upper)
          EXPECT_TRUE(places[a] >= places[b] + placed[b].size ||
                      places[b] >= places[a] + placed[a].size);
  }
}

TEST(Arena, AlignsOffsets) {
  std::mt19937 random(3);
  std::vector<ArenaBuffer> buffers = makeBuffers(random, 30, 20);
  ArenaOptions options;
  options.alignment = 16;
  ArenaLayout layout = layOutArena(buffers, options);
  for (int64_t offset : layout.offsets)
    EXPECT_EQ(offset % 16, 0);
  expectNoOverlap(buffers, layout);
}

/// Beams and ejection place from the top of heights between multiples, too.
TEST(Arena, AlignsOffsetsOfAnyHeight) {
  std::mt19937 random(6);
  for (int round = 0; round < 20; ++round) {
    std::vector<ArenaBuffer> buffers;
    for (int64_t lower, index = 0; index < 100; ++index) {
      lower = random() % 20;
      buffers.push_back({lower, lower + 1 + int64_t(random() % 6),
                         16 * int64_t(1 + random() % 40), {}});
    }
    ArenaOptions options;
    options.alignment = 16;
    options.workLimit = 1 << 12;
    ArenaLayout layout = layOutArena(buffers, options);
    for (int64_t offset : layout.offsets)
      ASSERT_EQ(offset % 16, 0);
    options.capacity = (layout.livenessBytes + layout.height) / 2 + 7;
    for (int64_t offset : layOutArena(buffers, options).offsets)
      ASSERT_EQ(offset % 16, 0);
  }
}

TEST(Arena, StopsAtTheCapacity) {
  // Both need 3 bytes, at different times.
  std::vector<ArenaBuffer> buffers = {{0, 1, 3, {}}, {1, 2, 3, {}}};
  ArenaOptions options;
  options.capacity = 2;
  ArenaLayout layout = layOutArena(buffers, options);
  EXPECT_EQ(layout.height, 3);
  EXPECT_EQ(layout.livenessBytes, 3);
}

static int64_t sizeOf(const std::vector<ArenaBuffer> &buffers,
                      const std::vector<int32_t> &ids) {
  int64_t bytes = 0;
  for (int32_t id : ids)
    bytes += buffers[id].size;
  return bytes;
}

TEST(Arena, PutsWhatFoundNoPlaceOnTop) {
  std::mt19937 random(7);
  unsigned missed = 0;
  for (int round = 0; round < 40; ++round) {
    std::vector<ArenaBuffer> buffers = makeBuffers(random, 60, 40);
    ArenaOptions options;
    options.workLimit = 1 << 16;
    ArenaLayout lowest = layOutArena(buffers, options);
    int64_t capacity = lowest.livenessBytes;
    ArenaLayout layout = layOutWithin(buffers, options, capacity);
    expectNoOverlap(buffers, layout);
    EXPECT_EQ(layout.leftOut.empty(), layout.height <= capacity);
    EXPECT_LE(layout.height, capacity + sizeOf(buffers, layout.leftOut));
    missed += layout.height > capacity;
  }
  EXPECT_GT(missed, 0u);
}

TEST(Arena, LiesLowerThanItsCapacityWhereThatIsEasy) {
  std::mt19937 random(8);
  for (int round = 0; round < 10; ++round) {
    std::vector<ArenaBuffer> buffers = makeBuffers(random, 60, 400);
    ArenaOptions options;
    options.workLimit = 1 << 18;
    int64_t lowest = layOutArena(buffers, options).height;
    ArenaLayout layout = layOutWithin(buffers, options, lowest + 100);
    expectNoOverlap(buffers, layout);
    EXPECT_LE(layout.height, lowest + lowest / 10);
  }
}

/// Plans of random problems, with all that they do to memory.
static void
forRandomPlans(llvm::function_ref<void(const Problem &, const Plan &)> action) {
  for (unsigned seed = 0; seed < 4000; ++seed) {
    RandomProblem random(seed, 3 + seed % 14);
    llvm::Expected<Plan> plan =
        buildPlan(random.problem, random.makeDecisions());
    if (!plan) {
      llvm::consumeError(plan.takeError());
      continue;
    }
    action(random.problem, *plan);
  }
}

TEST(PlanArena, AllocationsAddUpToTheReplay) {
  unsigned takeovers = 0, fetches = 0;
  forRandomPlans([&](const Problem &problem, const Plan &plan) {
    llvm::Expected<Replay> replayed = replay(problem, plan);
    llvm::Expected<std::vector<Allocation>> allocations =
        replayAllocations(problem, plan);
    ASSERT_TRUE(replayed && allocations);
    std::vector<int64_t> bytes(plan.steps.size() + 2, 0);
    for (const Allocation &allocation : *allocations) {
      takeovers += allocation.takesOver.has_value();
      EXPECT_LT(allocation.begin, allocation.end);
      for (int64_t time = allocation.begin; time < allocation.end; ++time)
        bytes[time] += allocation.bytes;
    }
    for (size_t step = 0; step < plan.steps.size(); ++step) {
      fetches += plan.steps[step].kind == StepKind::Fetch;
      if (!plan.steps[step].into)
        EXPECT_EQ(bytes[step + 1], replayed->bytesAtStep[step])
            << "step " << step << printProblem(problem) << printPlan(plan);
    }
  });
  EXPECT_GT(takeovers, 0u);
  EXPECT_GT(fetches, 0u);
}

TEST(PlanArena, HoldsThePlan) {
  forRandomPlans([](const Problem &problem, const Plan &plan) {
    llvm::Expected<Replay> replayed = replay(problem, plan);
    llvm::Expected<PlanArena> arena = layOutPlan(problem, plan, std::nullopt);
    ASSERT_TRUE(replayed && arena);
    EXPECT_GE(arena->getPromisedBytes(), replayed->cost.peakBytes);
    // Donated arguments without a result are in the arena, too.
    if (problem.alignment == 1) {
      EXPECT_EQ(arena->argumentBytes + arena->layout.livenessBytes,
                replayed->cost.peakBytes);
    }
  });
}

TEST(PlanArena, KeepsTheBudgetOfItsArena) {
  std::unique_ptr<Strategy> strategy = llvm::cantFail(createStrategy("auto"));
  unsigned kept = 0, replanned = 0, fromLowest = 0;
  for (unsigned seed = 0; seed < 1000; ++seed) {
    RandomProblem random(seed, 14);
    for (Value &value : random.problem.values)
      value.must = UserPolicy::None;
    Request request;
    request.workLimit = 200;
    request.budgetBytes =
        replay(random.problem, makeKeepAllPlan(random.problem))
            ->cost.peakBytes *
        9 / 10;
    llvm::Expected<Solution> plain = solve(random.problem, *strategy, request);
    llvm::Expected<PlacedSolution> placed =
        solveWithArena(random.problem, *strategy, request);
    if (!placed) {
      llvm::Error error = placed.takeError();
      EXPECT_TRUE(error.isA<BudgetInfeasible>());
      llvm::consumeError(std::move(error));
      llvm::consumeError(plain.takeError());
      continue;
    }
    ++kept;
    if (plain) {
      replanned += plain->plan.cost.peakBytes != placed->plan.cost.peakBytes;
    } else {
      // The search for the lowest peak found what the one for the budget did not.
      llvm::Error error = plain.takeError();
      EXPECT_TRUE(error.isA<BudgetInfeasible>());
      llvm::consumeError(std::move(error));
      ++fromLowest;
    }
    EXPECT_LE(placed->arena.getPromisedBytes(), *request.budgetBytes);
    EXPECT_EQ(placed->plan.budgetBytes, request.budgetBytes);
    if (llvm::Error error = verifyPlan(random.problem, placed->plan))
      FAIL() << llvm::toString(std::move(error));
  }
  EXPECT_GT(kept, 0u);
  EXPECT_GT(replanned, 0u);
  EXPECT_GT(fromLowest, 0u);
}

TEST(ArenaCsv, ReadsColumnsInAnyOrder) {
  llvm::Expected<ArenaTable> table =
      parseArenaCsv("size,id,offset,upper,lower\r\n8,a,3,5,1\r\n\r\n");
  ASSERT_TRUE(bool(table));
  ASSERT_EQ(table->buffers.size(), 1u);
  EXPECT_EQ(table->ids[0], "a");
  EXPECT_EQ(table->buffers[0].size, 8);
  EXPECT_EQ(table->buffers[0].lower, 1);
  EXPECT_EQ(table->buffers[0].upper, 5);
}

TEST(ArenaCsv, NamesTheLineOfAnError) {
  const std::pair<const char *, const char *> cases[] = {
      {"", "line 1: expected the columns"},
      {"id,lower,upper\n", "line 1: expected the columns"},
      {"id,lower,upper,size\na,1,2\n", "line 2: expected more fields"},
      {"id,lower,upper,size\na,1,2,3\nb,2,x,3\n", "line 3: upper: expected"},
      {"id,lower,upper,size\na,1,2,-3\n", "line 2: size: expected"},
      {"id,lower,upper,size\na,2,2,3\n", "line 2: expected lower < upper"},
      {"id,lower,upper,size\na,0,1,9007199254740992\nb,0,1,1\n",
       "line 3: all sizes together"},
  };
  for (auto [text, message] : cases) {
    llvm::Expected<ArenaTable> table = parseArenaCsv(text);
    ASSERT_FALSE(bool(table)) << text;
    EXPECT_NE(llvm::toString(table.takeError()).find(message),
              std::string::npos)
        << text;
  }
}

TEST(ArenaCsv, PrintsThePiecesOfAShrinkingBuffer) {
  ArenaTable table;
  table.ids = {"a"};
  table.buffers = {{0, 9, 8, {{3, 5}, {6, 2}}}};
  ArenaLayout layout;
  layout.offsets = {16};
  EXPECT_EQ(printArenaCsv(table, layout), "id,lower,upper,size,offset\n"
                                          "a,0,3,8,16\n"
                                          "a.1,3,6,5,16\n"
                                          "a.2,6,9,2,16\n");
}

/// Orders run in circles long before all rounds are over.
TEST(ArenaOrder, EndsWhereItImprovesInVain) {
  std::vector<ArenaBuffer> buffers;
  for (int64_t index = 0; index < 40; ++index) {
    ArenaBuffer buffer;
    buffer.lower = index * 7 % 20;
    buffer.upper = buffer.lower + 3 + index * 5 % 11;
    buffer.size = 16 * (1 + index * 3 % 13);
    buffers.push_back(buffer);
  }
  ArenaConflicts conflicts = *ArenaConflicts::compute(buffers, 1 << 20);
  std::vector<int32_t> order = makeArenaOrder(buffers, ArenaOrder::Size);
  std::vector<int64_t> offsets = placeOnTop(buffers, order);
  int64_t before = heightOf(buffers, offsets);
  unsigned asked = 0;
  improveOrder(buffers, conflicts, order, /*target=*/0, /*rounds=*/100000,
               [&] { return ++asked > 99999; }, offsets);
  EXPECT_LT(heightOf(buffers, offsets), before);
  EXPECT_LT(asked, 10000u);
}
