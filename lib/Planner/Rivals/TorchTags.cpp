// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// Strategies `torch-tags:full|selective|every:K`: PyTorch's activation
/// checkpointing by tags, each layer a region, under torch.compile.
///
/// Objective: none; the user's tags decide. `full` recomputes everything inside
/// a layer, and saves what one layer makes for another. `every:K` also saves
/// every K-th heavy op (matmul, convolution, attention) of each layer.
/// `selective` saves all heavy ops and takes the layers as one region, so that
/// nothing else is saved between them. Ops outside of layers follow the
/// default rules of the min-cut partitioner.
///
/// Fails to know budgets, times or the peak, and treats all layers alike. One
/// cut.

#include "ForwardLayers.h"
#include "Rivals.h"
#include "TorchGraph.h"

#include "llvm/ADT/STLExtras.h"

namespace remat::planner {

llvm::Expected<Plan> planByTorchTags(const Problem &problem,
                                     unsigned savedEvery) {
  ProblemIndex index(problem);
  ForwardLayers layers(index);
  if (layers.count == 0)
    return llvm::createStringError("torch-tags needs layers: no op names one, "
                                   "and the forward part has no narrow points");
  TorchGraph graph(index);
  std::vector<TorchTag> tags(problem.ops.size(), TorchTag::None);
  std::vector<unsigned> heavy(layers.count, 0);
  for (const TorchGraph::Node &node : graph.allNodes()) {
    if (layers.layerOf[node.order] < 0)
      continue;
    unsigned &count = heavy[layers.layerOf[node.order]];
    bool isKept =
        savedEvery > 0 && graph.isHeavy(node) && ++count % savedEvery == 0;
    bool leaves =
        savedEvery != 1 && llvm::any_of(node.roots, [&](ValueId root) {
          return layers.leavesLayer[root];
        });
    tags[node.op] = isKept || leaves ? TorchTag::Save : TorchTag::Recompute;
  }
  return buildPlan(problem,
                   graph.decisionsOf(graph.cut(TorchRules(), {}, tags)));
}

} // namespace remat::planner
