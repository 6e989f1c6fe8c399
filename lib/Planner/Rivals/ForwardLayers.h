// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// Layers of the forward part, as systems see them that checkpoint by layer:
/// by the ops' `layer` names where there are any, else the segments between
/// narrow points. Internal.

#ifndef REMAT_PLANNER_RIVALS_FORWARDLAYERS_H
#define REMAT_PLANNER_RIVALS_FORWARDLAYERS_H

#include "ForwardPart.h"

namespace remat::planner {

struct ForwardLayers {
  explicit ForwardLayers(const ProblemIndex &index);

  ForwardPart part;
  unsigned count = 0;
  /// Per op: the layer of a forward op, in order of first appearance; -1 for
  /// others and for what no layer holds (the head, ops without a name).
  std::vector<int32_t> layerOf;
  /// Per root: made in one layer, read by forward ops outside of it.
  std::vector<char> leavesLayer;
};

} // namespace remat::planner

#endif // REMAT_PLANNER_RIVALS_FORWARDLAYERS_H
