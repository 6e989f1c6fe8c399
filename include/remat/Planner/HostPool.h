// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// Where offloaded values lie on the host: one pool with fixed places. A place
/// is needed from the copy to the host to the last copy back; where the host has
/// room, until that copy is waited for, since another one to the same place would
/// have to wait for it. Time counts copies, so that a plan and the step that it was
/// applied to give the same pool.

#ifndef REMAT_PLANNER_HOSTPOOL_H
#define REMAT_PLANNER_HOSTPOOL_H

#include "remat/Planner/Arena.h"
#include "remat/Planner/Plan.h"
#include "remat/Planner/Problem.h"

namespace remat::planner {

/// Nanoseconds of one copy of a storage, either way. The device has offload.
int64_t computeCopyTime(const Problem &problem, ValueId root);

/// One copy of a sequence.
struct HostCopy {
  /// Of the copy to the host that this one brings back; none: it goes there.
  std::optional<size_t> fetched;
  int64_t bytes = 0;
  /// Copies behind this one, back to the device, that find its place taken.
  size_t held = 0;
};

struct HostPool {
  /// By copy; both directions of one value have the same.
  std::vector<int64_t> offsets;
  int64_t bytes = 0;
};

/// Lays the pool out for copies that start in this order.
HostPool layOutHostPool(llvm::ArrayRef<HostCopy> copies, int64_t alignment);

/// The copies of a plan. Places are held from a copy back to its first reader, if
/// the device's `hostBytes` allow it.
std::vector<HostCopy> collectHostCopies(const Problem &problem,
                                        const Plan &plan);

/// How long the plan's kernels wait for its copies.
llvm::Expected<int64_t> computeStall(const Problem &problem, const Plan &plan);

} // namespace remat::planner

#endif // REMAT_PLANNER_HOSTPOOL_H
