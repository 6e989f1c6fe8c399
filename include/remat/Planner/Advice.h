// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// Is rematerialization worth it here? What the memory at the keep-all peak
/// consists of, what of it could be made again later instead, and where the end
/// of that road is.

#ifndef REMAT_PLANNER_ADVICE_H
#define REMAT_PLANNER_ADVICE_H

#include "remat/Planner/Strategy.h"
#include <array>

namespace remat::planner {

/// The bytes that are live at the peak of a plan, each counted once.
struct PeakComposition {
  int64_t peakBytes = 0;
  /// The op at the peak; none: the start.
  std::optional<OpId> op;
  /// By `ValueClass`.
  std::array<int64_t, 7> bytesOfClass{};
  int64_t workspaceBytes = 0;
  /// Arguments and results up front: no plan can free them.
  int64_t fixedBytes = 0;
  /// What the op at the peak reads (and cannot make itself), writes and works
  /// in.
  int64_t workingSetBytes = 0;
  /// The rest, as far as ops can make it again later or inside that op.
  int64_t rematerializableBytes = 0;
  int64_t rematerializableValues = 0;
};

PeakComposition composePeak(const Problem &problem, const Plan &plan,
                            const Replay &replay);

/// One sentence without planning for the lowest peak: how much of the keep-all
/// peak can be rematerialized, or that nothing can and why. `lowestFoundBytes`
/// is the peak of the best plan at hand, `floorBytes` what every plan of these ops needs (0
/// where other forms of them may need less).
std::string adviseInShort(const PeakComposition &peak,
                          int64_t lowestFoundBytes, int64_t floorBytes);

/// The whole advice. `lowest` is the solution with the lowest peak found.
std::string advise(const Problem &problem, const Solution &lowest);

} // namespace remat::planner

#endif // REMAT_PLANNER_ADVICE_H
