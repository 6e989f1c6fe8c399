// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// Complete search for a layout within a capacity.
///
/// Objective: any layout whose height is at most the capacity. Guarantee:
/// `Impossible` is a proof (given time the search finds a layout if there is
/// one). Complexity: exponential; each node costs O(buffers of its part +
/// conflicts of those that must wait).
///
/// Source: the ideas of MiniMalloc (M. Moffitt, ASPLOS 2023). Among all layouts
/// take one with the least sum of offsets. Each of its buffers rests on the
/// bottom or on another one (*canonical*), so placing buffers by rising offset,
/// each as low as the placed ones let it, finds it. At every node:
/// - *monotonic floor*: later buffers lie no lower than the last one. A buffer
///   whose support is below the floor must wait until an unplaced neighbour
///   raises it; with no such neighbour the node is dead;
/// - *dominance*: nothing may be placed so high that an unplaced buffer fits
///   below altogether, since that buffer could move down;
/// - *section inference*: in each section of the time the lowest place of any
///   unplaced buffer plus the bytes of all of them must stay within the
///   capacity;
/// - *dynamic decomposition*: unplaced buffers fall into parts that share no
///   time; each is solved alone. A part of one buffer needs no search (it has
///   no *hat*);
/// - ours: after the subtree of a buffer at some offset has failed, later
///   siblings do not place it at that offset again.
/// Buffers of equal offset are tried in a static order that the caller gives;
/// which order works differs from input to input.

#ifndef REMAT_PLANNER_ARENASEARCH_H
#define REMAT_PLANNER_ARENASEARCH_H

#include "ArenaConflicts.h"
#include <functional>

namespace remat::planner {

enum class ArenaOutcome { Found, Impossible, Stopped };

class ArenaSearch {
public:
  /// `buffers` and `conflicts` must outlive the search. `shouldStop` is asked
  /// now and then.
  ArenaSearch(llvm::ArrayRef<ArenaBuffer> buffers,
              const ArenaConflicts &conflicts,
              std::function<bool()> shouldStop);

  /// Searches for at most `workLimit` looks at buffers, which it counts down.
  /// `rank` is the static order: the buffer's position.
  ArenaOutcome run(int64_t capacity, llvm::ArrayRef<int32_t> rank,
                   uint64_t workLimit);

  /// The layout found.
  llvm::ArrayRef<int64_t> getOffsets() const { return offsets; }
  uint64_t getWork() const { return work; }

private:
  using Part = std::vector<int32_t>;

  void findSections();
  void clear();
  bool solve(const Part &part, int64_t floor);
  bool boundWaiting(const Part &part, int64_t floor);
  bool checkSections(const Part &part);
  Part collectCandidates(const Part &part, int64_t floor) const;
  bool tryBuffer(const Part &part, int32_t buffer);
  bool place(int32_t buffer, int64_t offset);
  void undo(size_t placedCount, size_t raiseCount);
  void changeRemaining(int32_t buffer, int sign);
  bool solveParts(const Part &part, int32_t without, int64_t floor);
  bool mustWait(int32_t buffer, int64_t floor) const {
    return support[buffer] < floor || failedAt[buffer] == support[buffer];
  }
  bool isPlaced(int32_t buffer) const { return offsets[buffer] >= 0; }

  llvm::ArrayRef<ArenaBuffer> buffers;
  const ArenaConflicts &conflicts;
  std::function<bool()> shouldStop;
  /// Buffers by rising first section.
  Part all;
  /// Times at which a set of live buffers is largest.
  std::vector<int64_t> sectionTimes;
  std::vector<int32_t> firstSection, lastSection;

  llvm::ArrayRef<int32_t> rank;
  int64_t capacity = 0;
  uint64_t work = 0;
  uint64_t workEnd = 0;
  uint64_t nextQuestion = 0;
  bool stopped = false;

  /// -1: not placed.
  std::vector<int64_t> offsets;
  /// Top of the placed neighbours.
  std::vector<int64_t> support;
  /// The support at which the buffer's subtree has failed; -1: none.
  std::vector<int64_t> failedAt;
  /// Lower bound of the offset, fresh for the part at hand.
  std::vector<int64_t> lowest;
  /// Per section: bytes of unplaced buffers; the lowest of their `lowest`.
  std::vector<int64_t> remaining, sectionFloor;
  /// What to undo: buffers in the order of their placing; (buffer, former
  /// support); (buffer, former failure).
  Part placed;
  std::vector<std::pair<int32_t, int64_t>> raises;
  std::vector<std::pair<int32_t, int64_t>> failures;
};

} // namespace remat::planner

#endif // REMAT_PLANNER_ARENASEARCH_H
