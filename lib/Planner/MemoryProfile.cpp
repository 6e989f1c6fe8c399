// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// Blocks with lazy additions; what a block knows of itself is brought up to
/// date at the next query.

#include "MemoryProfile.h"

#include <algorithm>

namespace remat::planner {

/// Blocks of so many positions and less, and the positions up to which they are
/// small: a block costs as much as some positions.
static constexpr unsigned largeShift = 6, smallShift = 4;
static constexpr size_t fewPositions = 1024;

void MemoryProfile::reset(size_t positions) {
  blockShift = positions <= fewPositions ? smallShift : largeShift;
  size_t blockSize = getBlockSize();
  size_t blocks = (positions + blockSize - 1) / blockSize;
  heights.assign(blocks * blockSize, 0);
  // Positions that only fill the last block never count.
  std::fill(heights.begin() + ptrdiff_t(positions), heights.end(),
            INT64_MIN / 2);
  lifts.assign(blocks, 0);
  tops.assign(blocks, 0);
  excesses.assign(blocks, 0);
  isStale.assign(blocks, 0);
  stale.clear();
  totalExcess = 0;
}

void MemoryProfile::setLimit(int64_t bytes) {
  limit = bytes;
  for (size_t block = 0; block < tops.size(); ++block)
    touchBlock(block);
}

void MemoryProfile::touchBlock(size_t block) {
  if (isStale[block])
    return;
  isStale[block] = 1;
  stale.push_back(uint32_t(block));
}

void MemoryProfile::add(size_t begin, size_t end, int64_t bytes) {
  if (begin >= end || bytes == 0)
    return;
  size_t first = begin >> blockShift, last = (end - 1) >> blockShift;
  auto addSome = [&](size_t block, size_t from, size_t to) {
    for (size_t position = from; position < to; ++position)
      heights[position] += bytes;
    touchBlock(block);
  };
  if (first == last) {
    addSome(first, begin, end);
    return;
  }
  addSome(first, begin, (first + 1) << blockShift);
  addSome(last, last << blockShift, end);
  for (size_t block = first + 1; block < last; ++block) {
    lifts[block] += bytes;
    tops[block] += bytes;
  }
  for (size_t block = first + 1; block < last; ++block)
    if (excesses[block] != 0 || tops[block] > limit)
      touchBlock(block);
}

void MemoryProfile::refresh() {
  size_t blockSize = getBlockSize();
  for (uint32_t block : stale) {
    isStale[block] = 0;
    const int64_t *from = heights.data() + (block << blockShift);
    int64_t top = INT64_MIN / 2;
    for (size_t i = 0; i < blockSize; ++i)
      top = std::max(top, from[i]);
    tops[block] = top + lifts[block];
    int64_t excess = 0;
    if (tops[block] > limit) {
      int64_t bar = limit - lifts[block];
      for (size_t i = 0; i < blockSize; ++i)
        excess += std::max<int64_t>(0, from[i] - bar);
    }
    totalExcess += excess - excesses[block];
    excesses[block] = excess;
  }
  stale.clear();
}

int64_t MemoryProfile::highest() {
  refresh();
  int64_t top = 0;
  for (int64_t block : tops)
    top = std::max(top, block);
  return top;
}

int64_t MemoryProfile::highestIn(size_t begin, size_t end) {
  refresh();
  size_t blockSize = getBlockSize();
  int64_t top = INT64_MIN;
  while (begin < end) {
    size_t block = begin >> blockShift, next = (block + 1) << blockShift;
    if (begin % blockSize == 0 && next <= end) {
      top = std::max(top, tops[block]);
    } else {
      for (size_t position = begin; position < std::min(next, end); ++position)
        top = std::max(top, at(position));
    }
    begin = next;
  }
  return top;
}

size_t MemoryProfile::highestPosition() {
  int64_t top = highest();
  for (size_t block = 0; block < tops.size(); ++block)
    if (tops[block] == top)
      for (size_t i = block << blockShift;; ++i)
        if (at(i) == top)
          return i;
  return 0;
}

int64_t MemoryProfile::excess() {
  refresh();
  return totalExcess;
}

} // namespace remat::planner
