// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// Gaps, tops and orders.

#include "ArenaGreedy.h"

#include "llvm/ADT/STLExtras.h"
#include <functional>
#include <numeric>

namespace remat::planner {

/// Rounds of an order's improvement without a lower layout after which it ends.
static constexpr unsigned mostIdleRounds = 300;

int64_t heightOf(llvm::ArrayRef<ArenaBuffer> buffers,
                 llvm::ArrayRef<int64_t> offsets) {
  int64_t height = 0;
  for (auto [buffer, offset] : llvm::zip_equal(buffers, offsets))
    height = std::max(height, offset + buffer.size);
  return height;
}

namespace {
/// The gaps below and between ranges in which a buffer may not begin, told in
/// ascending order of their low ends.
class GapChooser {
public:
  explicit GapChooser(GapRule rule) : rule(rule) {}

  /// The buffer may not begin strictly inside (`low`, `high`). True once later
  /// ranges cannot change the choice.
  bool forbid(int64_t low, int64_t high) {
    if (low >= top && low - top < slack) {
      place = top;
      slack = low - top;
      if (rule == GapRule::Lowest)
        return true;
    }
    top = std::max(top, high);
    return false;
  }
  int64_t choose() const { return place >= 0 ? place : top; }

private:
  GapRule rule;
  int64_t place = -1, slack = INT64_MAX, top = 0;
};

/// A buffer that has its place.
struct Placed {
  int64_t offset, lower, upper;
  int32_t id;
};
} // namespace

/// How many buffers are looked at in the time that it takes to sort one.
static constexpr size_t looksPerSorted = 16;

std::vector<int64_t> placeInGaps(llvm::ArrayRef<ArenaBuffer> buffers,
                                 const ArenaConflicts &conflicts,
                                 llvm::ArrayRef<int32_t> order, GapRule rule,
                                 llvm::ArrayRef<int64_t> fixed) {
  std::vector<int64_t> offsets = fixed.vec();
  offsets.resize(buffers.size(), -1);
  std::vector<Placed> ascending;
  ascending.reserve(buffers.size());
  for (auto [id, offset] : llvm::enumerate(offsets))
    if (offset >= 0)
      ascending.push_back(
          {offset, buffers[id].lower, buffers[id].upper, int32_t(id)});
  auto isBelow = [](const Placed &a, const Placed &b) {
    return a.offset < b.offset;
  };
  llvm::stable_sort(ascending, isBelow);
  std::vector<std::pair<int64_t, int64_t>> forbidden;
  for (int32_t id : order) {
    if (offsets[id] >= 0)
      continue;
    const ArenaBuffer &buffer = buffers[id];
    GapChooser gaps(rule);
    // Where many of those placed are in the way, their order is the order of
    // the gaps; else the few are sorted. The choice is the same.
    if (buffer.shrinks.empty() &&
        ascending.size() < looksPerSorted * conflicts.of(id).size()) {
      for (const Placed &other : ascending)
        if (other.lower < buffer.upper && buffer.lower < other.upper &&
            gaps.forbid(other.offset - buffer.size,
                        other.offset +
                            heightAgainst(buffers[other.id], buffer)))
          break;
    } else {
      forbidden.clear();
      for (int32_t other : conflicts.of(id))
        if (offsets[other] >= 0)
          forbidden.emplace_back(
              offsets[other] - heightAgainst(buffer, buffers[other]),
              offsets[other] + heightAgainst(buffers[other], buffer));
      llvm::sort(forbidden);
      for (auto [low, high] : forbidden)
        if (gaps.forbid(low, high))
          break;
    }
    offsets[id] = gaps.choose();
    Placed placed = {offsets[id], buffer.lower, buffer.upper, id};
    ascending.insert(llvm::upper_bound(ascending, placed, isBelow), placed);
  }
  return offsets;
}

namespace {
/// Heights over time that only grow: raise a range, ask for the highest of a
/// range. O(log n) each.
class Skyline {
public:
  explicit Skyline(std::vector<int64_t> borders)
      : borders(std::move(borders)), raised(4 * this->borders.size(), 0),
        highest(4 * this->borders.size(), 0) {}

  void raise(int64_t from, int64_t to, int64_t height) {
    raise(1, 0, borders.size(), indexOf(from), indexOf(to), height);
  }
  int64_t highestIn(int64_t from, int64_t to) const {
    return highestIn(1, 0, borders.size(), indexOf(from), indexOf(to));
  }

private:
  size_t indexOf(int64_t time) const {
    return llvm::lower_bound(borders, time) - borders.begin();
  }
  void raise(size_t node, size_t begin, size_t end, size_t from, size_t to,
             int64_t height) {
    if (to <= begin || end <= from)
      return;
    highest[node] = std::max(highest[node], height);
    if (from <= begin && end <= to) {
      raised[node] = std::max(raised[node], height);
      return;
    }
    size_t middle = (begin + end) / 2;
    raise(2 * node, begin, middle, from, to, height);
    raise(2 * node + 1, middle, end, from, to, height);
  }
  int64_t highestIn(size_t node, size_t begin, size_t end, size_t from,
                    size_t to) const {
    if (to <= begin || end <= from)
      return 0;
    if (from <= begin && end <= to)
      return highest[node];
    size_t middle = (begin + end) / 2;
    return std::max({raised[node], highestIn(2 * node, begin, middle, from, to),
                     highestIn(2 * node + 1, middle, end, from, to)});
  }

  std::vector<int64_t> borders;
  /// What the whole range of a node has been raised to.
  std::vector<int64_t> raised;
  std::vector<int64_t> highest;
};
} // namespace

static Skyline makeSkyline(llvm::ArrayRef<ArenaBuffer> buffers) {
  std::vector<int64_t> borders;
  for (const ArenaBuffer &buffer : buffers) {
    borders.push_back(buffer.lower);
    borders.push_back(buffer.upper);
    for (auto [time, size] : buffer.shrinks)
      borders.push_back(time);
  }
  llvm::sort(borders);
  borders.erase(llvm::unique(borders), borders.end());
  return Skyline(std::move(borders));
}

std::vector<int64_t> placeOnTop(llvm::ArrayRef<ArenaBuffer> buffers,
                                llvm::ArrayRef<int32_t> order) {
  Skyline skyline = makeSkyline(buffers);
  std::vector<int64_t> offsets(buffers.size(), 0);
  for (int32_t index : order) {
    const ArenaBuffer &buffer = buffers[index];
    int64_t offset = skyline.highestIn(buffer.lower, buffer.upper);
    offsets[index] = offset;
    int64_t from = buffer.lower, size = buffer.size;
    for (auto [time, smaller] : buffer.shrinks) {
      skyline.raise(from, time, offset + size);
      from = time;
      size = smaller;
    }
    skyline.raise(from, buffer.upper, offset + size);
  }
  return offsets;
}

std::vector<int32_t> makeArenaOrder(llvm::ArrayRef<ArenaBuffer> buffers,
                                    ArenaOrder kind) {
  auto lifetime = [&](int32_t id) {
    return double(buffers[id].upper - buffers[id].lower);
  };
  auto size = [&](int32_t id) { return double(buffers[id].size); };
  auto keyOf = [&](int32_t id) -> std::pair<double, double> {
    switch (kind) {
    case ArenaOrder::Size:
      return {-size(id), -lifetime(id)};
    case ArenaOrder::Area:
      return {-size(id) * lifetime(id), 0};
    case ArenaOrder::Lifetime:
      return {-lifetime(id), -size(id)};
    case ArenaOrder::Birth:
      return {double(buffers[id].lower), -lifetime(id)};
    case ArenaOrder::Death:
      return {-double(buffers[id].upper), -lifetime(id)};
    }
    llvm_unreachable("no such order");
  };
  std::vector<std::pair<std::pair<double, double>, int32_t>> keyed;
  keyed.reserve(buffers.size());
  for (int32_t id = 0; id < int32_t(buffers.size()); ++id)
    keyed.emplace_back(keyOf(id), id);
  llvm::sort(keyed);
  std::vector<int32_t> order;
  order.reserve(buffers.size());
  for (const auto &[key, id] : keyed)
    order.push_back(id);
  return order;
}

/// The buffers that end above `target`, and those on which they rest, directly
/// or not.
static std::vector<char> markTower(llvm::ArrayRef<ArenaBuffer> buffers,
                                   const ArenaConflicts &conflicts,
                                   llvm::ArrayRef<int64_t> offsets,
                                   int64_t target) {
  std::vector<char> isMarked(buffers.size(), 0);
  std::vector<int32_t> open;
  for (auto [index, offset] : llvm::enumerate(offsets))
    if (offset + buffers[index].size > target) {
      isMarked[index] = 1;
      open.push_back(int32_t(index));
    }
  while (!open.empty()) {
    int32_t upper = open.back();
    open.pop_back();
    for (int32_t lower : conflicts.of(upper))
      if (!isMarked[lower] &&
          offsets[lower] + heightAgainst(buffers[lower], buffers[upper]) ==
              offsets[upper]) {
        isMarked[lower] = 1;
        open.push_back(lower);
      }
  }
  return isMarked;
}

/// Moves every marked buffer past the unmarked ones in the `step` places before
/// it.
static void moveForward(std::vector<int32_t> &order,
                        const std::vector<char> &isMarked, size_t step) {
  std::vector<std::pair<int64_t, int32_t>> keyed;
  for (auto [position, buffer] : llvm::enumerate(order))
    keyed.emplace_back(int64_t(2 * position) -
                           (isMarked[buffer] ? int64_t(2 * step) + 1 : 0),
                       buffer);
  llvm::sort(keyed);
  for (auto [position, key] : llvm::enumerate(keyed))
    order[position] = key.second;
}

void improveOrder(llvm::ArrayRef<ArenaBuffer> buffers,
                  const ArenaConflicts &conflicts, std::vector<int32_t> order,
                  int64_t target, unsigned rounds,
                  llvm::function_ref<bool()> shouldStop,
                  std::vector<int64_t> &offsets,
                  llvm::ArrayRef<int64_t> fixed) {
  int64_t best = heightOf(buffers, offsets);
  // Of the orders tried here: those of other layouts may be lower.
  int64_t lowest = INT64_MAX;
  unsigned idle = 0;
  for (unsigned round = 0; round < rounds && idle < mostIdleRounds &&
                           best > target && !shouldStop();
       ++round) {
    std::vector<int64_t> tried =
        placeInGaps(buffers, conflicts, order,
                    round % 2 ? GapRule::Tightest : GapRule::Lowest, fixed);
    int64_t height = heightOf(buffers, tried);
    idle = height < lowest ? 0 : idle + 1;
    lowest = std::min(lowest, height);
    // The size of a step varies, or the order would run in circles.
    size_t step = 1 + (round * 7) % (1 + order.size() / 4);
    int64_t limit = std::min(best, height) - 1;
    moveForward(order, markTower(buffers, conflicts, tried, limit), step);
    if (height < best) {
      best = height;
      offsets = std::move(tried);
    }
  }
}

} // namespace remat::planner
