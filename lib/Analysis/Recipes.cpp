// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "Recipes.h"
#include "KernelAssignment.h"

using namespace mlir;
using namespace remat;

bool remat::isInlinable(const TrainingGraph &graph, ArrayRef<unsigned> ops) {
  return llvm::none_of(ops, [&](unsigned op) {
    return graph.getOp(op).fusibility == Fusibility::Reduction ||
           graph.getOp(op).fusibility == Fusibility::Opaque;
  });
}

/// What of the group makes `output` again. Values of rows, such as a softmax's maxima, take
/// hardly any bytes: where all that remains behind them is elementwise, readers may make the
/// output themselves, and no row is reduced again.
static SmallVector<unsigned> findRecipe(const TrainingGraph &graph,
                                        const FusionGroup &group, Value output) {
  SmallVector<unsigned> slice = computeSlice(graph, group, output);
  if (isInlinable(graph, slice))
    return slice;
  SmallVector<Value> ofRows;
  for (Value other : group.outputs)
    if (graph.getBytes(other) <= graph.getBytes(output) / leastRowElements)
      ofRows.push_back(other);
  SmallVector<unsigned> behind = computeSlice(graph, group, output, ofRows);
  return isInlinable(graph, behind) ? behind : slice;
}

/// What of the group makes `output` again from its other outputs: kernels that need
/// several of them make one after the other.
static SmallVector<unsigned> findStep(const TrainingGraph &graph,
                                      const FusionGroup &group, Value output) {
  SmallVector<Value> others;
  for (Value other : group.outputs)
    if (other != output)
      others.push_back(other);
  SmallVector<unsigned> step = computeSlice(graph, group, output, others);
  return isInlinable(graph, step) ? step : findRecipe(graph, group, output);
}

SmallVector<Recipe> remat::listRecipes(const TrainingGraph &graph,
                                       const FusionGroup &group,
                                       llvm::function_ref<bool(Value)> isRemade,
                                       bool isBySteps) {
  SmallVector<Value> worklist;
  for (Value output : group.outputs)
    if (isRemade(output))
      worklist.push_back(output);
  llvm::DenseMap<Value, SmallVector<unsigned>> slices;
  while (!worklist.empty()) {
    Value output = worklist.pop_back_val();
    if (slices.contains(output))
      continue;
    SmallVector<unsigned> slice = isBySteps ? findStep(graph, group, output)
                                            : findRecipe(graph, group, output);
    for (Value input : computeInputs(graph, slice))
      if (isBySteps && llvm::is_contained(group.outputs, input))
        worklist.push_back(input);
    slices[output] = std::move(slice);
  }
  SmallVector<Recipe> found;
  for (Value output : group.outputs)
    if (auto slice = slices.find(output); slice != slices.end())
      found.push_back({output, std::move(slice->second)});
  return found;
}
