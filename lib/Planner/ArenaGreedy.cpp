// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// Gaps, tops and orders.

#include "ArenaGreedy.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/MathExtras.h"
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
  size_t sortedCount = ascending.size();
  // Those placed since; an insertion into very many each time would take longest of all.
  auto sortRest = [&] {
    auto rest = ascending.begin() + sortedCount;
    std::stable_sort(rest, ascending.end(), isBelow);
    std::inplace_merge(ascending.begin(), rest, ascending.end(), isBelow);
    sortedCount = ascending.size();
  };
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
      sortRest();
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
    ascending.push_back({offsets[id], buffer.lower, buffer.upper, id});
  }
  return offsets;
}

namespace {
/// The times at which buffers come, shrink and go, numbered in ascending order. Steps are
/// dense: then the numbers stand in a table, and nothing is sorted or searched.
class TimeNumbers {
public:
  explicit TimeNumbers(llvm::ArrayRef<ArenaBuffer> buffers);

  size_t size() const { return count; }
  size_t operator[](int64_t time) const {
    if (!numbers.empty())
      return numbers[size_t(time - first)];
    return size_t(llvm::lower_bound(sorted, time) - sorted.begin());
  }

private:
  template <typename Visitor>
  static void visit(llvm::ArrayRef<ArenaBuffer> buffers, Visitor visitor) {
    for (const ArenaBuffer &buffer : buffers) {
      visitor(buffer.lower);
      visitor(buffer.upper);
      for (auto [time, size] : buffer.shrinks)
        visitor(time);
    }
  }

  int64_t first = INT64_MAX;
  size_t count = 0;
  /// By time from `first` on, or empty: then `sorted` has the times.
  std::vector<uint32_t> numbers;
  std::vector<int64_t> sorted;
};

/// Heights over numbered times that only grow: raise a range, ask for the highest of a
/// range. O(log n) each. A tree from the leaves up: what a range was raised to stands at
/// the few nodes that make it up.
class Skyline {
public:
  explicit Skyline(size_t count)
      : leaves(llvm::PowerOf2Ceil(std::max<size_t>(1, count))),
        nodes(2 * leaves) {}

  void raise(size_t from, size_t to, int64_t height) {
    if (from >= to)
      return;
    visitParts(from, to, [&](Node &node) {
      node.raised = std::max(node.raised, height);
      node.highest = std::max(node.highest, height);
    });
    visitAround(from, to, [&](Node &node) {
      node.highest = std::max(node.highest, height);
    });
  }
  int64_t highestIn(size_t from, size_t to) {
    int64_t height = 0;
    if (from >= to)
      return height;
    visitParts(from, to,
               [&](Node &node) { height = std::max(height, node.highest); });
    visitAround(from, to,
                [&](Node &node) { height = std::max(height, node.raised); });
    return height;
  }

private:
  struct Node {
    /// What the whole range of the node has been raised to.
    int64_t raised = 0;
    int64_t highest = 0;
  };
  /// The nodes whose ranges make up this one.
  template <typename Visitor>
  void visitParts(size_t from, size_t to, Visitor visitor) {
    for (size_t left = from + leaves, right = to + leaves; left < right;
         left /= 2, right /= 2) {
      if (left % 2)
        visitor(nodes[left++]);
      if (right % 2)
        visitor(nodes[--right]);
    }
  }
  /// All nodes whose ranges reach into this one and beyond it: they stand above its
  /// ends. Those above the ends that lie in it are visited, too, and have nothing to
  /// add.
  template <typename Visitor>
  void visitAround(size_t from, size_t to, Visitor visitor) {
    size_t left = (from + leaves) / 2, right = (to - 1 + leaves) / 2;
    for (; left != right; left /= 2, right /= 2) {
      visitor(nodes[left]);
      visitor(nodes[right]);
    }
    for (; left; left /= 2)
      visitor(nodes[left]);
  }

  size_t leaves;
  std::vector<Node> nodes;
};
} // namespace

/// Times that are at most so many times as many as buffers are dense.
static constexpr size_t densePart = 8;

TimeNumbers::TimeNumbers(llvm::ArrayRef<ArenaBuffer> buffers) {
  int64_t last = INT64_MIN;
  visit(buffers, [&](int64_t time) {
    first = std::min(first, time);
    last = std::max(last, time);
  });
  if (buffers.empty())
    return;
  uint64_t length = uint64_t(last) - uint64_t(first);
  if (length < densePart * buffers.size()) {
    numbers.assign(length + 1, 0);
    visit(buffers, [&](int64_t time) { numbers[size_t(time - first)] = 1; });
    for (uint32_t &number : numbers)
      number = uint32_t(number ? count++ : 0);
    return;
  }
  visit(buffers, [&](int64_t time) { sorted.push_back(time); });
  llvm::sort(sorted);
  sorted.erase(llvm::unique(sorted), sorted.end());
  count = sorted.size();
}

std::vector<int64_t> placeOnTop(llvm::ArrayRef<ArenaBuffer> buffers,
                                llvm::ArrayRef<int32_t> order) {
  TimeNumbers numbers(buffers);
  Skyline skyline(numbers.size());
  std::vector<int64_t> offsets(buffers.size(), 0);
  for (int32_t index : order) {
    const ArenaBuffer &buffer = buffers[index];
    size_t from = numbers[buffer.lower], to = numbers[buffer.upper];
    int64_t offset = skyline.highestIn(from, to), size = buffer.size;
    offsets[index] = offset;
    for (auto [time, smaller] : buffer.shrinks) {
      skyline.raise(from, numbers[time], offset + size);
      from = numbers[time];
      size = smaller;
    }
    skyline.raise(from, to, offset + size);
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
