// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// What a plan does with each value that the forward phase makes and a later
/// phase needs.

#ifndef REMAT_PLANNER_VALUEFATES_H
#define REMAT_PLANNER_VALUEFATES_H

#include "remat/Planner/Plan.h"

namespace remat::planner {

enum class Fate : uint8_t {
  /// Not made by the forward phase, or not needed later.
  None,
  /// In memory when the forward phase ends.
  Saved,
  /// Made again by a kernel that writes it.
  Recomputed,
  /// Made again only as part of kernels that read it: never in memory again.
  Inlined,
  Offloaded,
};

/// `none`, `saved`, `recomputed`, `inlined`, `offloaded`.
llvm::StringRef toString(Fate fate);

/// Per value of the problem. Arguments have no fate.
std::vector<Fate> findFates(const Problem &problem, const Plan &plan);

/// Per value: the layer of the base op that makes it; empty for arguments.
std::vector<llvm::StringRef> findLayers(const Problem &problem);

/// What a plan runs again. Views take no part.
struct RerunTotals {
  int64_t kernels = 0;
  /// Of the reruns that are kernels of their own.
  int64_t timeNs = 0;
};
RerunTotals sumReruns(const Problem &problem, const Plan &plan);

} // namespace remat::planner

#endif // REMAT_PLANNER_VALUEFATES_H
