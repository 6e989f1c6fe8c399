// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// Finds the pairs by one sweep over the time.

#include "ArenaConflicts.h"

#include "llvm/ADT/STLExtras.h"
#include <numeric>

namespace remat::planner {

std::optional<ArenaConflicts>
ArenaConflicts::compute(llvm::ArrayRef<ArenaBuffer> buffers, size_t limit) {
  std::vector<int32_t> order(buffers.size());
  std::iota(order.begin(), order.end(), 0);
  llvm::stable_sort(order, [&](int32_t a, int32_t b) {
    return buffers[a].lower < buffers[b].lower;
  });
  std::vector<std::pair<int32_t, int32_t>> pairs;
  std::vector<int32_t> active;
  for (int32_t buffer : order) {
    llvm::erase_if(active, [&](int32_t other) {
      return buffers[other].upper <= buffers[buffer].lower;
    });
    if (pairs.size() + active.size() > limit)
      return std::nullopt;
    for (int32_t other : active)
      pairs.emplace_back(buffer, other);
    active.push_back(buffer);
  }
  ArenaConflicts conflicts;
  conflicts.starts.assign(buffers.size() + 1, 0);
  for (auto [a, b] : pairs)
    ++conflicts.starts[a + 1], ++conflicts.starts[b + 1];
  std::partial_sum(conflicts.starts.begin(), conflicts.starts.end(),
                   conflicts.starts.begin());
  conflicts.others.resize(2 * pairs.size());
  std::vector<size_t> next(conflicts.starts.begin(),
                           conflicts.starts.end() - 1);
  for (auto [a, b] : pairs) {
    conflicts.others[next[a]++] = b;
    conflicts.others[next[b]++] = a;
  }
  return conflicts;
}

int64_t computeLiveness(llvm::ArrayRef<ArenaBuffer> buffers) {
  std::vector<std::pair<int64_t, int64_t>> changes;
  for (const ArenaBuffer &buffer : buffers) {
    int64_t size = buffer.size;
    changes.emplace_back(buffer.lower, size);
    for (auto [time, smaller] : buffer.shrinks) {
      changes.emplace_back(time, smaller - size);
      size = smaller;
    }
    changes.emplace_back(buffer.upper, -size);
  }
  llvm::sort(changes); // Releases stand before births of the same time.
  int64_t live = 0, most = 0;
  for (auto [time, change] : changes)
    most = std::max(most, live += change);
  return most;
}

} // namespace remat::planner
