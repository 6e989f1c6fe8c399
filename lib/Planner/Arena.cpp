// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// Lays an arena out: divides the buffers into parts that share no time, gives
/// each part the best of the greedy layouts, and searches where that is higher
/// than it must be.

#include "remat/Planner/Arena.h"
#include "ArenaBeam.h"
#include "ArenaEjection.h"
#include "ArenaGreedy.h"
#include "ArenaOverTime.h"
#include "ArenaSearch.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/MathExtras.h"
#include <array>
#include <numeric>

namespace remat::planner {

/// Pairs of buffers up to which conflicts are listed (8 bytes each).
static constexpr size_t pairLimit = 20'000'000;
/// Rounds of the order's improvement times pairs.
static constexpr size_t improvementWork = 40'000'000;
/// The same for parts that are too large for complete search.
static constexpr size_t improvementOfMany = 8'000'000;
static constexpr unsigned mostImprovementRounds = 2000;
/// Buffers of a part up to which it is searched: the search's depth, and the
/// square root of its memory.
static constexpr size_t searchLimit = 5000;
/// Buffers of a part up to which complete search is worth all the work for a
/// capacity; larger ones are repaired by ejection.
static constexpr size_t completeLimit = 1000;
/// The work for a capacity that matters, over that for a low layout.
static constexpr uint64_t keepingFactor = 16;
/// And where there are at most so many: those for which this is not enough are seldom
/// placed by twice as much, in two seconds.
static constexpr size_t fewBuffers = 400;
static constexpr uint64_t keepingFactorOfFew = 8;
/// The work for the target of parts that are not larger, before anything else.
static constexpr uint64_t firstSearchWork = uint64_t(1) << 24;
/// Turns at one capacity, and how many buffers may be left out for another.
static constexpr unsigned mostTurns = 4;
static constexpr size_t fewLeftOut = 12;
/// What a look at a buffer of ejection counts in the search's work.
static constexpr uint64_t ejectionLook = 8;
/// The part of the work for ejection from the best greedy layout alone.
static constexpr uint64_t quickPart = 64;
/// Layouts from which ejection starts.
static constexpr size_t mostStarts = 3;
/// Least and most states of a beam, the most buffers for one, and the part of
/// all bytes from which on buffers may count as large.
static constexpr size_t leastBeamWidth = 64;
static constexpr size_t mostBeamWidth = 512;
/// Widths times buffers.
static constexpr size_t beamWork = 64 * 1024;
/// Where the work is limited: it over the two.
static constexpr uint64_t workPerBeamWork = 1024, workPerBeamWidth = 1 << 17;
static constexpr size_t mostLarge = 2000;
static constexpr int64_t smallestLargePart = 256;
/// How much earlier and later than it must the room for large buffers may grow
/// and shrink (this part of the time; 0: not at all), and the percentage by
/// which it may exceed them, in turn.
static constexpr std::pair<int64_t, int64_t> beamMargins[] = {
    {0, 0}, {256, 0}, {64, 0}, {16, 0}, {1, 0}, {1, 1}, {1, 2}, {1, 4}};
/// A layout within a capacity is low enough if it is above the live bytes by at
/// most this part of them.
static constexpr int64_t nearPart = 256;
/// A layout that exceeds its capacity by more than this part of it is not followed by
/// one with more work.
static constexpr int64_t hopelessPart = 20;
/// A layout of many buffers that exceeds its target by more than this part of it is
/// tried again with the small buffers last.
static constexpr int64_t farPart = 128;
/// Which are small: of less than this part of the live bytes; and the search for the
/// others, in times of the work.
static constexpr int64_t smallPart = 512;
static constexpr uint64_t smallLastFactor = 8;
/// Where ejection looks for the lowest height it stops at this part of it.
static constexpr int64_t finePart = 512;

int64_t ArenaBuffer::sizeAt(int64_t time) const {
  int64_t result = size;
  for (auto [from, smaller] : shrinks)
    if (from <= time)
      result = smaller;
  return result;
}

namespace {
/// Decides when to give up, and remembers why.
class Limits {
public:
  explicit Limits(const ArenaOptions &options) : options(options) {}

  bool areExceeded() {
    if (cut.empty())
      cut = options.deadline.reason().str();
    return !cut.empty();
  }

  const ArenaOptions &options;
  std::string cut;
};

/// Buffers that share no time with others.
struct Component {
  std::vector<int32_t> ids;
  std::vector<ArenaBuffer> buffers;
  std::vector<int64_t> offsets;
  std::vector<int32_t> leftOut;
  int64_t height = 0;
  int64_t livenessBytes = 0;

  void offer(std::vector<int64_t> candidate) {
    int64_t candidateHeight = heightOf(buffers, candidate);
    if (!offsets.empty() && candidateHeight >= height)
      return;
    offsets = std::move(candidate);
    height = candidateHeight;
  }
};

/// A layout to be improved.
struct ArenaStart {
  int64_t height = 0;
  std::vector<int64_t> offsets;
};
} // namespace

static ArenaBuffer align(ArenaBuffer buffer, int64_t alignment) {
  buffer.size = llvm::alignTo(buffer.size, alignment);
  for (auto &[time, size] : buffer.shrinks)
    size = llvm::alignTo(size, alignment);
  return buffer;
}

static std::vector<Component> divide(llvm::ArrayRef<ArenaBuffer> buffers,
                                     int64_t alignment) {
  std::vector<int32_t> order(buffers.size());
  std::iota(order.begin(), order.end(), 0);
  llvm::stable_sort(order, [&](int32_t a, int32_t b) {
    return buffers[a].lower < buffers[b].lower;
  });
  std::vector<Component> components;
  int64_t end = INT64_MIN;
  for (int32_t id : order) {
    if (buffers[id].size == 0)
      continue; // Fits anywhere.
    if (components.empty() || buffers[id].lower >= end)
      components.emplace_back();
    end = std::max(end, buffers[id].upper);
    components.back().ids.push_back(id);
    components.back().buffers.push_back(align(buffers[id], alignment));
  }
  for (Component &component : components)
    component.livenessBytes = computeLiveness(component.buffers);
  return components;
}

/// Per buffer: the most bytes that are live at once during its life. These are
/// reached at the birth of some buffer.
static std::vector<int64_t>
computeMostBeside(llvm::ArrayRef<ArenaBuffer> buffers,
                  const ArenaConflicts &conflicts) {
  std::vector<int64_t> atBirth, most;
  for (auto [index, buffer] : llvm::enumerate(buffers)) {
    int64_t bytes = buffer.size;
    for (int32_t other : conflicts.of(int32_t(index)))
      if (buffers[other].lower <= buffer.lower)
        bytes += buffers[other].sizeAt(buffer.lower);
    atBirth.push_back(bytes);
  }
  most = atBirth;
  for (auto [index, buffer] : llvm::enumerate(buffers))
    for (int32_t other : conflicts.of(int32_t(index)))
      if (buffers[other].lower >= buffer.lower)
        most[index] = std::max(most[index], atBirth[other]);
  return most;
}

/// Static orders for the search, as ranks: width, area and the most bytes live
/// beside a buffer, in all sequences of importance.
static std::vector<std::vector<int32_t>>
makeSearchRanks(llvm::ArrayRef<ArenaBuffer> buffers,
                const ArenaConflicts &conflicts) {
  std::vector<int64_t> beside = computeMostBeside(buffers, conflicts);
  std::vector<std::array<double, 3>> keys;
  for (auto [index, buffer] : llvm::enumerate(buffers)) {
    double width = double(buffer.upper - buffer.lower);
    keys.push_back(
        {-width, -width * double(buffer.size), -double(beside[index])});
  }
  std::array<int, 3> sequence{0, 1, 2};
  std::vector<std::vector<int32_t>> ranks;
  do {
    std::vector<int32_t> order(buffers.size());
    std::iota(order.begin(), order.end(), 0);
    auto key = [&](int32_t id) {
      return std::array<double, 3>{keys[id][sequence[0]], keys[id][sequence[1]],
                                   keys[id][sequence[2]]};
    };
    llvm::stable_sort(order,
                      [&](int32_t a, int32_t b) { return key(a) < key(b); });
    std::vector<int32_t> &rank = ranks.emplace_back(buffers.size());
    for (auto [position, id] : llvm::enumerate(order))
      rank[id] = int32_t(position);
  } while (std::next_permutation(sequence.begin(), sequence.end()));
  return ranks;
}

/// Ejection and beams place from the top as well, where offsets are to be multiples,
/// too.
static int64_t alignTop(int64_t capacity, const Limits &limits) {
  return capacity - capacity % limits.options.alignment;
}

/// One search at one capacity: all static orders in turns of doubling length,
/// since a wrong order costs exponentially more than a right one.
static ArenaOutcome searchInTurns(ArenaSearch &search, int64_t capacity,
                                  llvm::ArrayRef<std::vector<int32_t>> ranks,
                                  uint64_t workLimit, Limits &limits) {
  uint64_t end = search.getWork() + workLimit;
  for (uint64_t turn = 1 << 18;; turn *= 2)
    for (llvm::ArrayRef<int32_t> rank : ranks) {
      if (search.getWork() >= end || limits.areExceeded())
        return ArenaOutcome::Stopped;
      ArenaOutcome outcome =
          search.run(capacity, rank, std::min(turn, end - search.getWork()));
      if (outcome != ArenaOutcome::Stopped)
        return outcome;
    }
}

/// Brings the component down to `target` if the limits allow, else as low as
/// they allow: first a search at the target, then bisection between it and the
/// best layout, where a search that was stopped counts as a failure.
static void search(Component &component, const ArenaConflicts &conflicts,
                   int64_t target, uint64_t workLimit, Limits &limits) {
  ArenaSearch search(component.buffers, conflicts,
                     [&] { return limits.areExceeded(); });
  std::vector<std::vector<int32_t>> ranks =
      makeSearchRanks(component.buffers, conflicts);
  bool isProof = true;
  int64_t low = target, high = component.height;
  for (int64_t capacity = low; low < high; capacity = low + (high - low) / 2) {
    // Half of what is left each time; all of it for the one capacity asked for.
    uint64_t share =
        limits.options.capacity
            ? workLimit
            : (workLimit - std::min(workLimit, search.getWork())) / 2;
    ArenaOutcome outcome =
        searchInTurns(search, capacity, ranks, share, limits);
    if (outcome == ArenaOutcome::Found) {
      component.offer(search.getOffsets());
      high = component.height;
      continue;
    }
    isProof &= outcome == ArenaOutcome::Impossible;
    low = capacity + 1;
    if (limits.options.capacity)
      break;
  }
  if (!isProof && limits.cut.empty())
    limits.cut = "work";
}

/// What found no place lies on top of the others.
static void offerPart(Component &component, const ArenaConflicts &conflicts,
                      const ArenaEjection &ejection) {
  component.offer(placeInGaps(component.buffers, conflicts,
                              ejection.getLeftOut(), GapRule::Lowest,
                              ejection.getPartOffsets()));
}

/// Ejection at one capacity from each start, in equal shares of the work. The
/// one that leaves fewest out is noted where none keeps it.
static bool ejectFrom(Component &component, const ArenaConflicts &conflicts,
                      llvm::ArrayRef<ArenaStart> starts, int64_t capacity,
                      uint64_t workLimit, Limits &limits) {
  capacity = alignTop(capacity, limits);
  for (const ArenaStart &start : starts) {
    ArenaEjection ejection(component.buffers, conflicts);
    if (ejection.run(start.offsets, capacity,
                     workLimit / ejectionLook / starts.size(),
                     [&] { return limits.areExceeded(); })) {
      component.offer(ejection.getOffsets());
      return true;
    }
    offerPart(component, conflicts, ejection);
    if (component.leftOut.empty() ||
        ejection.getLeftOut().size() < component.leftOut.size())
      component.leftOut = ejection.getLeftOut();
  }
  return false;
}

/// Brings the component down to `target` by ejection, or, where no capacity is
/// asked for, near to the lowest height that this reaches.
static void eject(Component &component, const ArenaConflicts &conflicts,
                  std::vector<ArenaStart> starts, int64_t target,
                  uint64_t workLimit, Limits &limits) {
  llvm::stable_sort(starts, [](const ArenaStart &a, const ArenaStart &b) {
    return a.height < b.height;
  });
  if (starts.size() > mostStarts)
    starts.resize(mostStarts);
  if (starts.empty())
    return;
  int64_t low = target, high = component.height;
  for (int64_t capacity = low; low < high && !limits.areExceeded();
       capacity = low + (high - low) / 2) {
    if (ejectFrom(component, conflicts, starts, capacity, workLimit, limits)) {
      high = component.height;
      component.leftOut.clear();
      continue;
    }
    low = capacity + 1;
    high = component.height;
    if (limits.options.capacity || high - low < high / finePart)
      return;
  }
}

/// Brings the component down to `target`, or notes what found no place.
static void repair(Component &component, const ArenaConflicts &conflicts,
                   int64_t target, uint64_t workLimit, Limits &limits) {
  ArenaEjection ejection(component.buffers, conflicts);
  bool isKept = false;
  // Few left: the next turn, which knows their weights, may succeed.
  for (unsigned turn = 0; turn < mostTurns && !isKept; ++turn) {
    if (turn && ejection.getLeftOut().size() > fewLeftOut)
      break;
    isKept = ejection.run(component.offsets, alignTop(target, limits),
                          workLimit / ejectionLook / mostTurns,
                          [&] { return limits.areExceeded(); });
  }
  if (isKept) {
    component.offer(ejection.getOffsets());
    return;
  }
  component.leftOut = ejection.getLeftOut();
  offerPart(component, conflicts, ejection);
  if (limits.cut.empty())
    limits.cut = "work";
}

/// Tries the target alone by a little complete search; where a static order
/// fits, that is soon found however many buffers there are. True if it is proved that
/// no layout is so low.
static bool searchTarget(Component &component, const ArenaConflicts &conflicts,
                         int64_t target, uint64_t workLimit, Limits &limits) {
  ArenaSearch search(component.buffers, conflicts,
                     [&] { return limits.areExceeded(); });
  ArenaOutcome outcome =
      searchInTurns(search, target,
                    makeSearchRanks(component.buffers, conflicts), workLimit,
                    limits);
  if (outcome == ArenaOutcome::Found)
    component.offer(search.getOffsets());
  return outcome == ArenaOutcome::Impossible;
}

/// The large buffers as beams place them: as low as they can over time, or at
/// least within their most live bytes, and a little above where that fails.
static std::optional<std::vector<int64_t>>
placeLarge(const Component &component, llvm::ArrayRef<int32_t> large,
           Limits &limits) {
  uint64_t work = limits.options.workLimit;
  size_t width =
      std::clamp(std::min<uint64_t>(beamWork, work / workPerBeamWork) /
                     large.size(),
                 leastBeamWidth,
                 std::clamp<uint64_t>(work / workPerBeamWidth, leastBeamWidth,
                                      mostBeamWidth));
  int64_t begin = INT64_MAX, end = INT64_MIN;
  for (int32_t index : large) {
    begin = std::min(begin, component.buffers[index].lower);
    end = std::max(end, component.buffers[index].upper);
  }
  for (auto [part, percent] : beamMargins) {
    std::vector<int64_t> heights = computeBeamHeights(
        component.buffers, large, part ? (end - begin) / part : 0);
    for (int64_t &height : heights)
      height = alignTop(height + height * percent / 100, limits);
    if (*llvm::max_element(heights) >= component.height || limits.areExceeded())
      break;
    if (std::optional<std::vector<int64_t>> offsets =
            placeByBeam(component.buffers, large, heights, width))
      return offsets;
  }
  return std::nullopt;
}

/// Layouts from a beam for the larger buffers, at several borders between large
/// and small, and greedy orders for the others.
static std::vector<ArenaStart> makeBeamStarts(Component &component,
                                              const ArenaConflicts &conflicts,
                                              Limits &limits) {
  std::vector<ArenaStart> starts;
  size_t count = 0;
  for (int64_t part = 4; part <= smallestLargePart; part *= 2) {
    std::vector<int32_t> large;
    for (auto [index, buffer] : llvm::enumerate(component.buffers))
      if (buffer.size >= component.livenessBytes / part)
        large.push_back(int32_t(index));
    if (large.size() == count || large.size() < 3)
      continue;
    count = large.size();
    if (count > mostLarge || limits.areExceeded())
      break;
    std::optional<std::vector<int64_t>> fixed =
        placeLarge(component, large, limits);
    // Beams that fail for these will fail for more.
    if (!fixed)
      break;
    for (ArenaOrder kind : allArenaOrders) {
      std::vector<int64_t> offsets = placeInGaps(
          component.buffers, conflicts, makeArenaOrder(component.buffers, kind),
          GapRule::Lowest, *fixed);
      component.offer(offsets);
      starts.push_back({heightOf(component.buffers, offsets), offsets});
    }
  }
  return starts;
}

/// Small parts are searched, and get all greedy layouts whatever the limits.
static bool isSmall(const Component &component) {
  return component.buffers.size() <= searchLimit;
}

static void improve(Component &component, int64_t target, uint64_t workLimit,
                    Limits &limits) {
  std::optional<ArenaConflicts> conflicts =
      ArenaConflicts::compute(component.buffers, pairLimit);
  if (!conflicts) {
    limits.cut = "work";
    return;
  }
  std::vector<int32_t> bestOrder;
  for (ArenaOrder kind : allArenaOrders) {
    std::vector<int32_t> order = makeArenaOrder(component.buffers, kind);
    for (GapRule rule : {GapRule::Lowest, GapRule::Tightest}) {
      if (component.height <= target ||
          (!isSmall(component) && limits.areExceeded()))
        return;
      int64_t before = component.height;
      component.offer(placeInGaps(component.buffers, *conflicts, order, rule));
      if (component.height < before || bestOrder.empty())
        bestOrder = order;
    }
  }
  // A little ejection is faster than a beam, and often enough.
  if ((limits.options.capacity || component.buffers.size() > completeLimit) &&
      ejectFrom(component, *conflicts, {{component.height, component.offsets}},
                target, workLimit / quickPart, limits))
    return;
  if (component.buffers.size() <= completeLimit) {
    // Sizes are multiples, and so are heights.
    if (searchTarget(component, *conflicts, target,
                     std::min(firstSearchWork, workLimit), limits) &&
        !limits.options.capacity)
      target = llvm::alignTo(target + 1, limits.options.alignment);
    if (component.height <= target)
      return;
    // Little work is not for the last bytes.
    if (!limits.options.capacity && workLimit < firstSearchWork &&
        component.height - target <= target / finePart) {
      limits.cut = "work";
      return;
    }
  }
  std::vector<ArenaStart> starts =
      makeBeamStarts(component, *conflicts, limits);
  eject(component, *conflicts, std::move(starts), target, workLimit / 4,
        limits);
  if (component.height <= target || limits.areExceeded())
    return;
  bool isComplete = component.buffers.size() <= completeLimit;
  bool isRepaired = limits.options.capacity && !isComplete;
  if (!isComplete && !limits.options.capacity &&
      component.height - target <= target / finePart) {
    limits.cut = "work";
    return;
  }
  size_t pairWork = std::min<uint64_t>(
      isComplete ? improvementWork : improvementOfMany, workLimit);
  unsigned rounds = unsigned(std::min<size_t>(
      mostImprovementRounds, pairWork / (1 + conflicts->getPairCount())));
  improveOrder(
      component.buffers, *conflicts, std::move(bestOrder), target, rounds,
      [&] { return limits.areExceeded(); }, component.offsets);
  component.height = heightOf(component.buffers, component.offsets);
  if (component.height <= target || limits.areExceeded())
    return;
  if (!isRepaired && !isSmall(component)) {
    limits.cut = "work";
    return;
  }
  if (!isRepaired)
    return search(component, *conflicts, target, workLimit, limits);
  if (isSmall(component))
    searchTarget(component, *conflicts, target, workLimit / 4, limits);
  if (component.height > target && !limits.areExceeded())
    repair(component, *conflicts, target, workLimit, limits);
}

/// The large buffers alone, as if there were no others, and the small ones in the gaps
/// that this leaves: among many buffers the small ones otherwise lie where large ones
/// belong, and push them up by their own size.
static void placeSmallLast(Component &component, uint64_t workLimit,
                           Limits &limits) {
  int64_t border = component.livenessBytes / smallPart;
  Component large;
  for (auto [index, buffer] : llvm::enumerate(component.buffers)) {
    if (buffer.size < border)
      continue;
    large.ids.push_back(int32_t(index));
    large.buffers.push_back(buffer);
  }
  if (large.buffers.empty() || large.buffers.size() == component.buffers.size())
    return;
  large.livenessBytes = computeLiveness(large.buffers);
  std::optional<ArenaConflicts> all =
      ArenaConflicts::compute(component.buffers, pairLimit);
  std::optional<ArenaConflicts> amongLarge =
      ArenaConflicts::compute(large.buffers, pairLimit);
  if (!all || !amongLarge)
    return;
  searchTarget(large, *amongLarge, large.livenessBytes, workLimit, limits);
  if (large.offsets.empty())
    return;
  std::vector<int64_t> fixed(component.buffers.size(), -1);
  for (auto [index, offset] : llvm::zip_equal(large.ids, large.offsets))
    fixed[index] = offset;
  for (ArenaOrder kind : allArenaOrders)
    component.offer(placeInGaps(component.buffers, *all,
                                makeArenaOrder(component.buffers, kind),
                                GapRule::Lowest, fixed));
}

/// Layouts that need no list of conflicts. False if they are all that the limits allow.
static bool layOutSoon(Component &component, int64_t target, Limits &limits) {
  auto isOver = [&] {
    return component.height <= target ||
           (!isSmall(component) && limits.areExceeded());
  };
  for (ArenaOrder kind : allArenaOrders) {
    component.offer(
        placeOnTop(component.buffers, makeArenaOrder(component.buffers, kind)));
    if (isOver())
      return false;
  }
  // Conflicts of small parts are listed, and the same gaps filled.
  if (isSmall(component))
    return true;
  for (TimeDirection direction :
       {TimeDirection::Forward, TimeDirection::Backward})
    for (GapRule rule : {GapRule::Lowest, GapRule::Tightest}) {
      component.offer(placeOverTime(component.buffers, direction, rule));
      if (isOver())
        return false;
    }
  return true;
}

static void layOut(Component &component, int64_t target, uint64_t workLimit,
                   Limits &limits) {
  if (!layOutSoon(component, target, limits))
    return;
  if (workLimit == 0) {
    limits.cut = "work";
    return;
  }
  improve(component, target, workLimit, limits);
  if (component.buffers.size() <= completeLimit || !isSmall(component) ||
      limits.cut != "work" || component.height - target <= target / farPart)
    return;
  limits.cut.clear();
  placeSmallLast(component, workLimit * smallLastFactor, limits);
  if (component.height > target && limits.cut.empty())
    limits.cut = "work";
}

ArenaLayout layOutArena(llvm::ArrayRef<ArenaBuffer> buffers,
                        const ArenaOptions &options) {
  Limits limits(options);
  std::vector<Component> components = divide(buffers, options.alignment);
  ArenaLayout layout;
  for (const Component &component : components)
    layout.livenessBytes =
        std::max(layout.livenessBytes, component.livenessBytes);
  // The part with the most live bytes decides; the others follow with what it
  // needs.
  llvm::stable_sort(components, [](const Component &a, const Component &b) {
    return a.livenessBytes > b.livenessBytes;
  });
  layout.offsets.assign(buffers.size(), 0);
  for (Component &component : components) {
    int64_t target = std::max(
        {layout.livenessBytes, layout.height, options.capacity.value_or(0)});
    layOut(component, target, options.workLimit, limits);
    layout.height = std::max(layout.height, component.height);
    for (auto [id, offset] : llvm::zip_equal(component.ids, component.offsets))
      layout.offsets[id] = offset;
    if (options.capacity && component.height > *options.capacity &&
        layout.leftOut.empty())
      for (int32_t index : component.leftOut)
        layout.leftOut.push_back(component.ids[index]);
  }
  layout.cut = limits.cut;
  return layout;
}

/// Lower than the capacity, as far as a little ejection gets.
static void lowerALittle(llvm::ArrayRef<ArenaBuffer> buffers,
                         const ArenaOptions &options, ArenaLayout &layout) {
  Limits limits(options);
  std::optional<ArenaConflicts> conflicts =
      ArenaConflicts::compute(buffers, pairLimit);
  if (!conflicts || layout.height <= layout.livenessBytes)
    return;
  std::vector<ArenaBuffer> aligned;
  for (const ArenaBuffer &buffer : buffers)
    aligned.push_back(align(buffer, options.alignment));
  ArenaEjection ejection(aligned, *conflicts);
  if (!ejection.run(layout.offsets, alignTop(layout.livenessBytes, limits),
                    options.workLimit / ejectionLook / mostStarts / 16,
                    [&] { return limits.areExceeded(); }))
    return;
  layout.offsets = ejection.getOffsets();
  layout.height = layout.livenessBytes;
}

ArenaLayout layOutWithin(llvm::ArrayRef<ArenaBuffer> buffers,
                         const ArenaOptions &options, int64_t capacity,
                         bool persists) {
  ArenaOptions keeping = options;
  keeping.capacity = capacity;
  ArenaLayout layout = layOutArena(buffers, keeping);
  if (layout.height <= capacity) {
    lowerALittle(buffers, options, layout);
    if (layout.height - layout.livenessBytes <=
        layout.livenessBytes / nearPart)
      return layout;
    ArenaLayout lower = layOutArena(buffers, options);
    return lower.height < layout.height ? lower : layout;
  }
  if (!persists || layout.livenessBytes > capacity ||
      buffers.size() > completeLimit ||
      layout.height - capacity > capacity / hopelessPart)
    return layout;
  keeping.workLimit *=
      buffers.size() <= fewBuffers ? keepingFactorOfFew : keepingFactor;
  ArenaLayout again = layOutArena(buffers, keeping);
  return again.height <= layout.height ? again : layout;
}

} // namespace remat::planner
