// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// Layers by name or by narrow points. O(n log n).

#include "ForwardLayers.h"

#include "../NarrowPoints.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringMap.h"

namespace remat::planner {

static void layerByName(const ProblemIndex &index, ForwardLayers &layers) {
  llvm::StringMap<int32_t> numbers;
  for (auto [id, op] : llvm::enumerate(index.problem.ops)) {
    if (!layers.part.contains[id] || op.layer.empty())
      continue;
    layers.layerOf[id] =
        numbers.try_emplace(op.layer, int32_t(numbers.size())).first->second;
  }
  layers.count = numbers.size();
}

static void layerByNarrowPoints(const ProblemIndex &index,
                                ForwardLayers &layers) {
  OpId next = 0;
  for (const NarrowPoint &point : findNarrowPoints(index)) {
    for (; next <= point.after; ++next)
      if (layers.part.contains[next])
        layers.layerOf[next] = int32_t(layers.count);
    ++layers.count;
  }
}

ForwardLayers::ForwardLayers(const ProblemIndex &index) : part(index) {
  layerOf.assign(index.problem.ops.size(), -1);
  layerByName(index, *this);
  if (count == 0)
    layerByNarrowPoints(index, *this);
  leavesLayer.assign(index.problem.values.size(), 0);
  for (size_t root = 0; root < leavesLayer.size(); ++root)
    if (OpId producer = index.producer[root]; producer >= 0)
      leavesLayer[root] = llvm::any_of(index.uses[root], [&](OpId use) {
        return part.contains[use] && layerOf[use] != layerOf[producer];
      });
}

} // namespace remat::planner
