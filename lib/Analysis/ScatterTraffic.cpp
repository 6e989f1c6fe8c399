// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "ScatterTraffic.h"
#include "remat/Analysis/ScatterForm.h"

using namespace mlir;
using namespace remat;

/// Whether the op may write to the memory of the operand: nobody reads that later.
static bool isOverwritten(const TrainingGraph &graph, Operation *op, Value operand) {
  Value root = graph.getRoot(operand);
  bool isOurs = graph.definingOp(root).has_value();
  // Most make fills themselves.
  bool isFill = isOurs && graph.getOp(*graph.definingOp(root)).fusibility ==
                              Fusibility::Expanding;
  if (auto argument = dyn_cast<BlockArgument>(root))
    isOurs = llvm::any_of(graph.getDonations(), [&](const Donation &donation) {
      return donation.argument == argument.getArgNumber();
    });
  auto isReadLater = [&](Value value) {
    return llvm::any_of(value.getUsers(), [&](Operation *user) {
      if (user == graph.getReturn())
        return true;
      unsigned reader = graph.indexOf(user);
      return reader > graph.indexOf(op) &&
             (!isFill || graph.getOp(reader).fusibility == Fusibility::Opaque);
    });
  };
  return isOurs && !isReadLater(operand) && !isReadLater(root);
}

std::optional<ScatterTraffic> remat::countScatterTraffic(const TrainingGraph &graph,
                                                         ArrayRef<unsigned> ops) {
  for (unsigned index : ops) {
    auto op = dyn_cast<stablehlo::ScatterOp>(graph.getOp(index).operation);
    std::optional<ScatterForm> form = op ? findScatterForm(op) : std::nullopt;
    if (!form)
      continue;
    int64_t copied = 0, all = 0;
    for (Value input : op.getInputs()) {
      all += graph.getBytes(input);
      if (!isOverwritten(graph, op, input))
        copied += 2 * graph.getBytes(input);
    }
    return ScatterTraffic{form->countBytes(all), copied};
  }
  return std::nullopt;
}
