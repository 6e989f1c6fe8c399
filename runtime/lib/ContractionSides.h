// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// Where the sides of contractions are read: the order of their outer indices, the
/// elements of windows, and which of them are next to each other in memory.

#ifndef REMAT_RUNTIME_CONTRACTIONSIDES_H
#define REMAT_RUNTIME_CONTRACTIONSIDES_H

#include "Contraction.h"
#include "ContractionKernels.h"

#include <algorithm>

namespace remat::runtime {

inline int64_t divideUp(int64_t a, int64_t b) { return (a + b - 1) / b; }
inline int64_t roundUp(int64_t a, int64_t b) { return divideUp(a, b) * b; }

/// What is known about one outer index of a tile before the taps.
struct Location {
  int64_t base;
  int64_t position[3];
};

/// Visits the outer indices [first, first + count) of a side with their
/// (o, y0, y1, y2). The last one changes fastest, or o where that is contiguous.
template <typename Visit>
void forEachOuter(const ContractionSide &side, int64_t first, int64_t count,
                  Visit visit) {
  const int64_t sizes[4] = {side.outerSize, side.size[0], side.size[1],
                            side.size[2]};
  int order[4] = {3, 2, 1, 0};
  if (side.isOuterFastest())
    std::rotate(order, order + 3, order + 4);
  int64_t index[4], rest = first;
  for (int d : order) {
    index[d] = rest % sizes[d];
    rest /= sizes[d];
  }
  for (int64_t i = 0; i < count; ++i) {
    visit(i, index);
    for (int d : order) {
      if (++index[d] < sizes[d])
        break;
      index[d] = 0;
    }
  }
}

inline void locate(const ContractionSide &side, int64_t first, int64_t count,
                   Location *locations) {
  forEachOuter(side, first, count, [&](int64_t i, const int64_t *index) {
    locations[i].base = index[0] * side.outerStride;
    for (int d = 0; d < 3; ++d)
      locations[i].position[d] =
          index[d + 1] * side.step[d] - side.padding[d];
  });
}

inline void locateOutput(const ContractionSide &side, const ContractionOutput &out,
                  int64_t first, int64_t count, int64_t *offsets) {
  forEachOuter(side, first, count, [&](int64_t i, const int64_t *index) {
    offsets[i] = index[0] * out.outerStride;
    for (int d = 0; d < 3; ++d)
      offsets[i] += index[d + 1] * out.spatialStride[d];
  });
}

/// Where a side is read for one tap, or `outside`.
inline int64_t computeOffset(const ContractionSide &side, const Location &location,
                      const int64_t *tap) {
  int64_t offset = location.base;
  for (int d = 0; d < 3; ++d) {
    int64_t position = location.position[d] + tap[d] * side.tapStep[d];
    if (side.dilation[d] != 1) {
      if (position % side.dilation[d] != 0)
        return outside;
      position /= side.dilation[d];
    }
    if (position < 0 || position >= side.limit[d])
      return outside;
    offset += position * side.spatialStride[d];
  }
  return offset;
}

/// Where the first tap of the tap's line reads, as if it were inside; `outside` if
/// the line is. Without dilation.
inline int64_t computeLineOffset(const ContractionSide &side,
                          const Location &location, const int64_t *tap) {
  int64_t offset =
      location.base + location.position[2] * side.spatialStride[2];
  for (int d = 0; d < 2; ++d) {
    int64_t position = location.position[d] + tap[d] * side.tapStep[d];
    if (position < 0 || position >= side.limit[d])
      return outside;
    offset += position * side.spatialStride[d];
  }
  return offset;
}

/// The taps of a line that read inside.
struct TapRange {
  int64_t begin, end;
};

inline TapRange findTapsInside(const ContractionSide &side, const Location &location,
                        int64_t taps) {
  int64_t step = side.tapStep[2], position = location.position[2];
  int64_t begin = position < 0 ? divideUp(-position, step) : 0;
  int64_t end = position < side.limit[2]
                    ? divideUp(side.limit[2] - position, step)
                    : 0;
  return {std::min(begin, taps), std::min(end, taps)};
}

/// Neighbours among the outer indices of a panel whose elements are contiguous.
/// All of them are inside where the first and the last one are.
struct Run {
  int64_t first, count;
  bool hasOnePosition;
};

inline bool isNext(const ContractionSide &side, const Location &a, const Location &b) {
  if (a.position[0] != b.position[0] || a.position[1] != b.position[1])
    return false;
  int64_t distance = b.position[2] - a.position[2];
  if (distance != 0 && side.dilation[2] != 1)
    return false;
  return b.base - a.base + distance * side.spatialStride[2] == 1;
}

/// Returns how many runs the panel has, at most `limit`; 0: more.
inline int64_t findRuns(const ContractionSide &side, const Location *locations,
                 int64_t count, int64_t limit, Run *runs) {
  int64_t found = 0;
  for (int64_t i = 0; i < count; ++i) {
    if (i > 0 && isNext(side, locations[i - 1], locations[i])) {
      Run &run = runs[found - 1];
      ++run.count;
      run.hasOnePosition &=
          locations[i].position[2] == locations[run.first].position[2];
      continue;
    }
    if (found == limit)
      return 0;
    runs[found++] = {i, 1, true};
  }
  return found;
}

} // namespace remat::runtime

#endif // REMAT_RUNTIME_CONTRACTIONSIDES_H
