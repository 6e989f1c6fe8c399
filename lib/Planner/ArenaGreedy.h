// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// Greedy layouts of an arena: buffers are placed one by one in some order.
///
/// Objective: a low layout, soon. No guarantee on its height. The portfolio of
/// orders (size, area, lifetime, birth, death) and the two rules (lowest gap,
/// tightest gap) are those of TFLite's planner (Pisarchyk and Lee, 2020), XLA's
/// best fit and the literature on dynamic storage allocation; moving what
/// sticks out to the front and trying again is squeaky wheel optimization
/// (Joslin and Clements, 1999).

#ifndef REMAT_PLANNER_ARENAGREEDY_H
#define REMAT_PLANNER_ARENAGREEDY_H

#include "ArenaConflicts.h"
#include "llvm/ADT/STLFunctionalExtras.h"

namespace remat::planner {

/// Where a buffer goes among the gaps that are large enough.
enum class GapRule { Lowest, Tightest };

/// Offsets when the buffers are placed in `order`, each in a gap between those
/// placed before. `fixed`: offsets of buffers that have a place already, -1 for
/// the others; or empty. O(pairs log pairs + n^2).
std::vector<int64_t> placeInGaps(llvm::ArrayRef<ArenaBuffer> buffers,
                                 const ArenaConflicts &conflicts,
                                 llvm::ArrayRef<int32_t> order, GapRule rule,
                                 llvm::ArrayRef<int64_t> fixed = {});

/// Offsets when each buffer of `order` is put on top of all that it meets: no
/// gap is ever filled, no conflicts are needed. O(n log n).
std::vector<int64_t> placeOnTop(llvm::ArrayRef<ArenaBuffer> buffers,
                                llvm::ArrayRef<int32_t> order);

/// The static orders of the portfolio: the largest, the longest and so on
/// first, the earliest birth, the latest death.
enum class ArenaOrder { Size, Area, Lifetime, Birth, Death };
constexpr ArenaOrder allArenaOrders[] = {ArenaOrder::Size, ArenaOrder::Area,
                                         ArenaOrder::Lifetime,
                                         ArenaOrder::Birth, ArenaOrder::Death};
std::vector<int32_t> makeArenaOrder(llvm::ArrayRef<ArenaBuffer> buffers,
                                    ArenaOrder kind);

/// The end of the highest buffer.
int64_t heightOf(llvm::ArrayRef<ArenaBuffer> buffers,
                 llvm::ArrayRef<int64_t> offsets);

/// Improves on `offsets` until `target` is reached, `rounds` layouts have been
/// tried, many in a row were in vain, or `shouldStop`: the buffers at the top, and what they rest on, move
/// towards the front of `order`.
void improveOrder(llvm::ArrayRef<ArenaBuffer> buffers,
                  const ArenaConflicts &conflicts, std::vector<int32_t> order,
                  int64_t target, unsigned rounds,
                  llvm::function_ref<bool()> shouldStop,
                  std::vector<int64_t> &offsets,
                  llvm::ArrayRef<int64_t> fixed = {});

} // namespace remat::planner

#endif // REMAT_PLANNER_ARENAGREEDY_H
