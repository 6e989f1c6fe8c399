// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// Repairs a layout until it keeps a capacity, by ejection.
///
/// Objective: a layout within the capacity, or one that leaves few buffers out.
/// No guarantee; it proves nothing, but repairs thousands of buffers where
/// complete search is hopeless. Method: buffers that end above the capacity are
/// taken out. One after another, first out first back, goes back to where the
/// neighbours in its way weigh least; those are taken out in turn. What finds
/// no free place gets heavier each time, so that stubborn buffers end up
/// staying (guided ejection search: Nagata and Braysy, 2009, for vehicle
/// routing); large ones, which fit in few places, weigh more from the start.
/// Complexity: O(k log k) per move of a buffer with k neighbours.
/// Deterministic.

#ifndef REMAT_PLANNER_ARENAEJECTION_H
#define REMAT_PLANNER_ARENAEJECTION_H

#include "ArenaConflicts.h"
#include "llvm/ADT/STLFunctionalExtras.h"
#include <deque>

namespace remat::planner {

class ArenaEjection {
public:
  /// `buffers` and `conflicts` must outlive the repair.
  ArenaEjection(llvm::ArrayRef<ArenaBuffer> buffers,
                const ArenaConflicts &conflicts);

  /// Goes on from `start` for at most so many looks at buffers. True if all
  /// buffers lie within the capacity.
  bool run(llvm::ArrayRef<int64_t> start, int64_t capacity, uint64_t workLimit,
           llvm::function_ref<bool()> shouldStop);

  /// The layout of a `run` that was true.
  const std::vector<int64_t> &getOffsets() const { return offsets; }
  /// The fewest buffers that the last run left out, and where the others were;
  /// -1 for those without a place.
  const std::vector<int32_t> &getLeftOut() const { return leftOut; }
  const std::vector<int64_t> &getPartOffsets() const { return partOffsets; }
  uint64_t getWork() const { return work; }

private:
  void noteLeftOut();
  int64_t findPlace(int32_t buffer, bool &isFree);
  void noteWay(int32_t buffer);
  void sortChanges();
  void eject(int32_t buffer);

  llvm::ArrayRef<ArenaBuffer> buffers;
  const ArenaConflicts &conflicts;
  /// At first, and with what stubborn ones have got.
  std::vector<uint64_t> ownWeights, weights;
  int64_t capacity = 0;
  uint64_t work = 0;
  /// -1: taken out.
  std::vector<int64_t> offsets;
  std::deque<int32_t> open;
  std::vector<int32_t> leftOut;
  std::vector<int64_t> partOffsets;
  /// Where the weight in the way of the buffer changes: twice the offset, one
  /// more for changes right behind it.
  std::vector<std::pair<int64_t, int64_t>> changes, unsorted;
};

} // namespace remat::planner

#endif // REMAT_PLANNER_ARENAEJECTION_H
