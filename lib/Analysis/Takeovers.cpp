// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// See the header.

#include "Takeovers.h"

using namespace mlir;
using namespace remat;

Value remat::resolveCarry(const TrainingGraph &graph, Value value) {
  while (std::optional<unsigned> producer = graph.definingOp(value)) {
    const GraphOp &op = graph.getOp(*producer);
    auto interface = dyn_cast<RematOpInterface>(op.operation);
    if (!interface || op.isView() || op.operation->getNumResults() == 1)
      return value;
    std::optional<unsigned> viewed = interface.getViewedOperand(
        cast<OpResult>(value).getResultNumber());
    if (!viewed)
      return value;
    value = op.operation->getOperand(*viewed);
  }
  return value;
}

bool remat::isElementwiseOver(const TrainingGraph &graph,
                              const FusionGroup &group, Value input) {
  llvm::SmallDenseSet<Value, 8> derived{input};
  for (unsigned index : group.ops) {
    const GraphOp &op = graph.getOp(index);
    bool reads = false;
    forEachInput(op.operation,
                 [&](Value read) { reads |= derived.contains(read); });
    if (!reads)
      continue;
    if (op.fusibility != Fusibility::Elementwise)
      return false;
    derived.insert_range(op.operation->getResults());
  }
  return true;
}

bool remat::isReadToBegin(const TrainingGraph &graph, const FusionGroup &group,
                          Value input) {
  Value root = graph.getRoot(input);
  auto isMeant = [&](Value read) { return graph.getRoot(read) == root; };
  int64_t reads = 0;
  for (unsigned index : group.ops)
    forEachInput(graph.getOp(index).operation,
                 [&](Value read) { reads += isMeant(read); });
  auto last = cast<RematOpInterface>(graph.getOp(group.ops.back()).operation);
  for (OpResult result : last->getResults()) {
    unsigned number = result.getResultNumber();
    std::optional<unsigned> operand = last.getInPlaceOperand(number);
    reads -= operand && !last.getViewedOperand(number) &&
             isMeant(last->getOperand(*operand));
  }
  return reads <= 0;
}

SmallVector<Takeover>
remat::findDonatedTakeovers(const TrainingGraph &graph,
                            const FusionGroup &group) {
  SmallVector<Takeover> takeovers;
  for (const Donation &donation : graph.getDonations()) {
    if (!donation.result)
      continue;
    Value argument = graph.getBlock().getArgument(donation.argument);
    Value output = resolveCarry(
        graph, graph.getReturn()->getOperand(*donation.result));
    if (llvm::is_contained(group.inputs, argument) &&
        llvm::is_contained(group.outputs, output) &&
        graph.getBytes(argument) == graph.getBytes(output))
      takeovers.push_back({argument, output});
  }
  return takeovers;
}
