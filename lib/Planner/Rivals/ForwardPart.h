// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// The forward part as systems see it that split a step in two: the ops that
/// the forward results need, and early ones before the last of them. An op
/// marked forward behind it that only the backward part reads is not among
/// them. Internal.

#ifndef REMAT_PLANNER_RIVALS_FORWARDPART_H
#define REMAT_PLANNER_RIVALS_FORWARDPART_H

#include "../ProblemIndex.h"
#include "remat/Planner/Decisions.h"

namespace remat::planner {

struct ForwardPart {
  explicit ForwardPart(const ProblemIndex &index);

  /// Drops the storage after the forward part; it is made again before its
  /// next use, and then kept.
  void recompute(Decisions &decisions, ValueId root) const;

  /// Per op.
  std::vector<char> contains;
  /// Per root: the last op of the forward part that makes or reads it; -1 for
  /// none.
  std::vector<OpId> lastTouch;
};

} // namespace remat::planner

#endif // REMAT_PLANNER_RIVALS_FORWARDPART_H
