// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// Narrow points of the forward graph: places between forward ops where little
/// that is not an argument crosses from before to after. Layers and blocks end
/// there; no names are read. Internal.

#ifndef REMAT_PLANNER_NARROWPOINTS_H
#define REMAT_PLANNER_NARROWPOINTS_H

#include "ProblemIndex.h"

namespace remat::planner {

struct NarrowPoint {
  /// The forward op after which the point lies.
  OpId after = 0;
  /// Storages that cross it, ascending.
  std::vector<ValueId> crossing;
};

/// Narrow points in base order. What stands behind the last one is the head,
/// which ends in the loss. O(n log n).
std::vector<NarrowPoint> findNarrowPoints(const ProblemIndex &index);

/// Where layers end.
struct Checkpoints {
  /// The op from which on values are used at once.
  OpId headStart = 0;
  /// Each in base order. The second level has the ends of layers alone where the first has
  /// what is less narrow inside of them, too; it may be missing.
  std::vector<std::vector<NarrowPoint>> levels;
  /// Per storage: whether light ops make it of parameters and constants alone (casts of
  /// weights, masks, zeros). It is at hand anywhere.
  std::vector<char> isLight;
};

/// The narrowest points, with what has to be saved there: what light ops make again of the
/// rest, and of little values beside it, is left out of `crossing`, and these little values
/// (statistics of rows) are in it. O(n log n) but for what crosses the points between all
/// heavy ops, which is visited one by one.
Checkpoints findCheckpoints(const ProblemIndex &index);

} // namespace remat::planner

#endif // REMAT_PLANNER_NARROWPOINTS_H
