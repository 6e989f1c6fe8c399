// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// Places with the least weight in the way.

#include "ArenaEjection.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/MathExtras.h"
#include <array>
#include <cmath>

namespace remat::planner {

/// Moves between two questions to the clock.
static constexpr uint64_t movesBetweenQuestions = 64;
/// Weight of a buffer of average size.
static constexpr double averageWeight = 16;
/// Parts of the arena into which changes are put before they are sorted, and
/// the fewest changes for which that is faster.
static constexpr size_t sortParts = 256, fewestForParts = 64;

/// The fourth root of the size: one large buffer gives way to some small ones,
/// not to as many as there is room for.
ArenaEjection::ArenaEjection(llvm::ArrayRef<ArenaBuffer> buffers,
                             const ArenaConflicts &conflicts)
    : buffers(buffers), conflicts(conflicts) {
  double total = 0;
  for (const ArenaBuffer &buffer : buffers)
    total += double(buffer.size);
  double average = total / double(std::max<size_t>(1, buffers.size()));
  for (const ArenaBuffer &buffer : buffers) {
    double root = std::sqrt(std::sqrt(double(buffer.size) / average));
    ownWeights.push_back(std::max<uint64_t>(1, uint64_t(averageWeight * root)));
  }
  weights = ownWeights;
}

/// Lists what lies in the way of the buffer as changes along the offsets at
/// which it may begin: it may not begin strictly inside a neighbour's range.
void ArenaEjection::noteWay(int32_t buffer) {
  changes.clear();
  const ArenaBuffer &mine = buffers[buffer];
  for (int32_t other : conflicts.of(buffer)) {
    if (offsets[other] < 0)
      continue;
    int64_t low = offsets[other] - heightAgainst(mine, buffers[other]);
    int64_t high = offsets[other] + heightAgainst(buffers[other], mine);
    if (high <= 0)
      continue;
    changes.emplace_back(2 * low + 1, int64_t(weights[other]));
    changes.emplace_back(2 * high, -int64_t(weights[other]));
  }
  work += conflicts.of(buffer).size();
  sortChanges();
}

/// Sorts by offset: by parts of the arena first, since offsets lie all over it.
void ArenaEjection::sortChanges() {
  if (changes.size() < fewestForParts)
    return llvm::sort(changes, llvm::less_first());
  auto [least, most] =
      std::minmax_element(changes.begin(), changes.end(), llvm::less_first());
  int64_t low = least->first;
  uint64_t span = uint64_t(most->first - low) / sortParts + 1;
  unsigned shift = llvm::Log2_64_Ceil(span);
  auto partOf = [&](const std::pair<int64_t, int64_t> &change) {
    return size_t(uint64_t(change.first - low) >> shift);
  };
  std::array<uint32_t, sortParts + 2> ends = {};
  for (const auto &change : changes)
    ++ends[partOf(change) + 2];
  for (size_t part = 1; part < ends.size(); ++part)
    ends[part] += ends[part - 1];
  unsorted.swap(changes);
  changes.resize(unsorted.size());
  for (const auto &change : unsorted)
    changes[ends[partOf(change) + 1]++] = change;
  for (size_t part = 0; part < sortParts; ++part)
    std::sort(changes.begin() + ends[part], changes.begin() + ends[part + 1],
              llvm::less_first());
}

/// The lowest offset without neighbours in the way, or one where they weigh
/// least.
int64_t ArenaEjection::findPlace(int32_t buffer, bool &isFree) {
  noteWay(buffer);
  int64_t highest = capacity - buffers[buffer].size;
  int64_t weight = 0, least = INT64_MAX, place = 0;
  auto offer = [&](int64_t offset) {
    if (weight >= least)
      return;
    least = weight;
    place = offset;
  };
  size_t next = 0;
  for (; next < changes.size() && changes[next].first <= 0; ++next)
    weight += changes[next].second;
  offer(0);
  while (next < changes.size() && least > 0) {
    int64_t at = changes[next].first;
    if (at > 2 * highest)
      break;
    for (; next < changes.size() && changes[next].first == at; ++next)
      weight += changes[next].second;
    // Behind the end of a neighbour.
    if (at % 2 == 0)
      offer(at / 2);
  }
  // Whatever lies between the last change and the capacity.
  if (least > 0)
    offer(highest);
  isFree = least == 0;
  return place;
}

/// Takes out what overlaps the buffer.
void ArenaEjection::eject(int32_t buffer) {
  const ArenaBuffer &mine = buffers[buffer];
  for (int32_t other : conflicts.of(buffer)) {
    if (offsets[other] < 0)
      continue;
    int64_t low = offsets[other] - heightAgainst(mine, buffers[other]);
    int64_t high = offsets[other] + heightAgainst(buffers[other], mine);
    if (offsets[buffer] <= low || offsets[buffer] >= high)
      continue;
    offsets[other] = -1;
    open.push_back(other);
  }
}

void ArenaEjection::noteLeftOut() {
  leftOut.assign(open.begin(), open.end());
  partOffsets = offsets;
}

bool ArenaEjection::run(llvm::ArrayRef<int64_t> start, int64_t newCapacity,
                        uint64_t workLimit,
                        llvm::function_ref<bool()> shouldStop) {
  capacity = newCapacity;
  offsets = start.vec();
  open.clear();
  for (auto [index, offset] : llvm::enumerate(start))
    if (offset + buffers[index].size > capacity)
      open.push_back(int32_t(index));
  llvm::stable_sort(open,
                    [&](int32_t a, int32_t b) { return start[a] < start[b]; });
  for (int32_t buffer : open)
    offsets[buffer] = -1;
  noteLeftOut();
  uint64_t end = work + workLimit;
  for (uint64_t move = 1; !open.empty(); ++move) {
    if (work >= end || (move % movesBetweenQuestions == 0 && shouldStop()))
      return false;
    int32_t buffer = open.front();
    if (buffers[buffer].size > capacity)
      return false;
    open.pop_front();
    bool isFree = false;
    offsets[buffer] = findPlace(buffer, isFree);
    if (isFree) {
      if (open.size() < leftOut.size())
        noteLeftOut();
      continue;
    }
    weights[buffer] += ownWeights[buffer];
    eject(buffer);
  }
  return true;
}

} // namespace remat::planner
