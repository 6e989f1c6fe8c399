// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// Which buffers live at the same time, as flat adjacency lists.

#ifndef REMAT_PLANNER_ARENACONFLICTS_H
#define REMAT_PLANNER_ARENACONFLICTS_H

#include "remat/Planner/Arena.h"

namespace remat::planner {

class ArenaConflicts {
public:
  /// None if more than `limit` pairs live together. O(n log n + pairs).
  static std::optional<ArenaConflicts>
  compute(llvm::ArrayRef<ArenaBuffer> buffers, size_t limit);

  llvm::ArrayRef<int32_t> of(int32_t buffer) const {
    return llvm::ArrayRef(others).slice(starts[buffer],
                                        starts[buffer + 1] - starts[buffer]);
  }
  size_t getPairCount() const { return others.size() / 2; }

private:
  std::vector<size_t> starts;
  std::vector<int32_t> others;
};

/// Bytes that `other` must stay above the offset of `buffer` if it lies above
/// it: the size of `buffer` when both begin to live.
inline int64_t heightAgainst(const ArenaBuffer &buffer,
                             const ArenaBuffer &other) {
  return buffer.shrinks.empty()
             ? buffer.size
             : buffer.sizeAt(std::max(buffer.lower, other.lower));
}

/// The most bytes that live at once: no layout is lower. O(n log n).
int64_t computeLiveness(llvm::ArrayRef<ArenaBuffer> buffers);

} // namespace remat::planner

#endif // REMAT_PLANNER_ARENACONFLICTS_H
