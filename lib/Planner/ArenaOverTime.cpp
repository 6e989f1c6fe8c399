// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// Free ranges by address and by size, and the sweep over births and deaths.

#include "ArenaOverTime.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/MathExtras.h"
#include <array>
#include <map>
#include <queue>
#include <set>
#include <tuple>

namespace remat::planner {

/// Ranges of one class of sizes that are looked at for one that is large enough.
static constexpr unsigned mostLooks = 64;

namespace {
/// What is free below the top; above it everything is.
class FreeRanges {
public:
  explicit FreeRanges(GapRule rule) : rule(rule) {}

  /// Takes `size` bytes: in the lowest or tightest range that holds them, else at the
  /// top.
  int64_t take(int64_t size) {
    int64_t begin = find(size);
    if (begin < 0) {
      begin = top;
      top += size;
      return begin;
    }
    int64_t end = ends[begin];
    erase(begin);
    if (begin + size < end)
      insert(begin + size, end);
    return begin;
  }

  void give(int64_t begin, int64_t end) {
    if (begin == end)
      return;
    auto next = ends.lower_bound(begin);
    if (next != ends.end() && next->first == end) {
      end = next->second;
      erase(next->first);
    }
    next = ends.lower_bound(begin);
    if (next != ends.begin() && std::prev(next)->second == begin) {
      begin = std::prev(next)->first;
      erase(begin);
    }
    if (end == top)
      top = begin;
    else
      insert(begin, end);
  }

private:
  static unsigned classOf(int64_t size) {
    return llvm::Log2_64(uint64_t(size));
  }
  void insert(int64_t begin, int64_t end) {
    ends[begin] = end;
    begins[classOf(end - begin)].insert(begin);
  }
  void erase(int64_t begin) {
    auto found = ends.find(begin);
    begins[classOf(found->second - begin)].erase(begin);
    ends.erase(found);
  }

  /// The begin of a range of at least `size` bytes, -1: none was found.
  int64_t find(int64_t size) {
    int64_t best = -1, bestSize = INT64_MAX;
    for (unsigned number = classOf(size); number < begins.size(); ++number) {
      unsigned looks = 0;
      for (int64_t begin : begins[number]) {
        int64_t length = ends[begin] - begin;
        if (rule == GapRule::Lowest && best >= 0 && begin > best)
          break;
        bool isBetter = rule == GapRule::Lowest || length < bestSize;
        if (length >= size && isBetter) {
          best = begin;
          bestSize = length;
        }
        // Of the ranges of larger classes the first one is the lowest.
        if ((rule == GapRule::Lowest && best == begin) || ++looks == mostLooks)
          break;
      }
      if (rule == GapRule::Tightest && best >= 0)
        break;
    }
    return best;
  }

  GapRule rule;
  int64_t top = 0;
  std::map<int64_t, int64_t> ends;
  std::array<std::set<int64_t>, 64> begins;
};

/// Bytes that become free at a time.
struct Release {
  int64_t time, begin, end;

  bool operator>(const Release &other) const {
    return std::tie(time, begin) > std::tie(other.time, other.begin);
  }
};
} // namespace

std::vector<int64_t> placeOverTime(llvm::ArrayRef<ArenaBuffer> buffers,
                                   TimeDirection direction, GapRule rule) {
  bool isForward = direction == TimeDirection::Forward;
  FreeRanges free(rule);
  std::priority_queue<Release, std::vector<Release>, std::greater<>> releases;
  std::vector<int64_t> offsets(buffers.size(), 0);
  for (int32_t id : makeArenaOrder(
           buffers, isForward ? ArenaOrder::Birth : ArenaOrder::Death)) {
    const ArenaBuffer &buffer = buffers[id];
    if (buffer.size == 0)
      continue; // Fits anywhere.
    int64_t begin = isForward ? buffer.lower : -buffer.upper;
    for (; !releases.empty() && releases.top().time <= begin; releases.pop())
      free.give(releases.top().begin, releases.top().end);
    int64_t offset = free.take(buffer.size);
    offsets[id] = offset;
    if (!isForward) {
      releases.push({-buffer.lower, offset, offset + buffer.size});
      continue;
    }
    int64_t size = buffer.size;
    for (auto [time, smaller] : buffer.shrinks) {
      releases.push({time, offset + smaller, offset + size});
      size = smaller;
    }
    releases.push({buffer.upper, offset, offset + size});
  }
  return offsets;
}

} // namespace remat::planner
