// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// A proven lower bound of the time of every plan within a budget, and the
/// evidence for it.
///
/// Objective: the largest bound that the work limit allows. Guarantee: no plan
/// of the given order within the budget is faster (docs/planner-bounds.md has
/// the proof). Method: minimum-cut relaxations at chosen moments of the step
/// (CutNetwork), prices by PriceSearch: first one moment, then two, then case
/// distinctions on single values (branch and bound) on the best of them, with a
/// second moment of its own for each case that needs one.
/// Moments are sampled, coarse to fine. Complexity: O(work limit), counted in
/// looked-at arcs, so that the answer does not depend on the machine.

#ifndef REMAT_PLANNER_TIMEBOUND_H
#define REMAT_PLANNER_TIMEBOUND_H

#include "remat/Planner/Deadline.h"
#include "remat/Planner/Plan.h"
#include "llvm/ADT/SmallVector.h"
#include <optional>

namespace remat::planner {

/// A value that is live at a moment, the first run of an op, or is not: one
/// side of a case distinction.
struct Fixing {
  OpId moment;
  ValueId root;
  bool isLive;
};

/// One case of the proof: under these fixings, at these prices.
struct BoundCase {
  std::vector<Fixing> fixings;
  /// Ops at whose first runs memory is looked at; -1 alone: none, no budget
  /// enters.
  llvm::SmallVector<OpId, 2> moments;
  /// Per moment: scaled nanoseconds per byte.
  llvm::SmallVector<int64_t, 2> prices;
  /// Scaled nanoseconds beyond the unconditional part.
  __int128 value = 0;
};

/// The bound is the least over its cases, which cover all plans.
struct TimeBoundProof {
  Order order = Order::Base;
  std::optional<int64_t> budgetBytes;
  int64_t boundNs = 0;
  int64_t scale = 1;
  std::vector<BoundCase> cases;
};

struct BoundLimits {
  /// Arcs and ops that may be looked at.
  uint64_t work = 200000000;
  /// No bound above this is of use: the time of a known plan.
  std::optional<int64_t> knownTimeNs;
  /// The best bound so far is given at its end.
  Deadline deadline = {};
};

TimeBoundProof proveTimeBound(const Problem &problem,
                              std::optional<int64_t> budget, Order order,
                              const BoundLimits &limits = {});

/// The proof with a flow for each case, as `docs/planner-bounds.md` describes
/// it; `scripts/check-certificate` checks it without this code.
std::string printCertificate(const Problem &problem,
                             llvm::StringRef problemSha256,
                             const TimeBoundProof &proof);

} // namespace remat::planner

#endif // REMAT_PLANNER_TIMEBOUND_H
