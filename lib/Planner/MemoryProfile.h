// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// Bytes over a row of positions under range additions: the highest position
/// and the sum above a limit. Positions lie in blocks; an addition touches the
/// positions of at most two blocks and one number of each block between, which
/// for 100,000 positions is faster than a tree. O(n / block) per addition and
/// query, with small constants. Internal.

#ifndef REMAT_PLANNER_MEMORYPROFILE_H
#define REMAT_PLANNER_MEMORYPROFILE_H

#include <cstddef>
#include <cstdint>
#include <vector>

namespace remat::planner {

class MemoryProfile {
public:
  /// All positions zero.
  void reset(size_t positions);
  /// What `excess` counts as too high.
  void setLimit(int64_t bytes);
  /// Adds to the positions from `begin` to before `end`.
  void add(size_t begin, size_t end, int64_t bytes);
  int64_t at(size_t position) const {
    return heights[position] + lifts[position >> blockShift];
  }
  int64_t highest();
  /// The highest of a range that is not empty.
  int64_t highestIn(size_t begin, size_t end);
  /// First position of the highest.
  size_t highestPosition();
  /// Sum over positions of what exceeds the limit.
  int64_t excess();

private:
  size_t getBlockSize() const { return size_t(1) << blockShift; }

  void touchBlock(size_t block);
  void refresh();

  /// Binary logarithm of the positions of a block.
  unsigned blockShift = 0;
  int64_t limit = INT64_MAX;
  int64_t totalExcess = 0;
  std::vector<int64_t> heights;
  /// Per block: what is added to all its positions, its highest position with
  /// that, and its share of the excess.
  std::vector<int64_t> lifts;
  std::vector<int64_t> tops;
  std::vector<int64_t> excesses;
  std::vector<char> isStale;
  std::vector<uint32_t> stale;
};

} // namespace remat::planner

#endif // REMAT_PLANNER_MEMORYPROFILE_H
