// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// From results that take an argument's bytes back to sums; see the header.

#include "ProductSums.h"
#include "KernelAssignment.h"
#include "remat/Dialect/StableHLO/StableHLO.h"

using namespace mlir;
using namespace remat;

/// Looks through reshapes that nothing else reads.
static Value findReshaped(Value value) {
  while (auto reshape = value.getDefiningOp<stablehlo::ReshapeOp>()) {
    if (!value.hasOneUse())
      return Value();
    value = reshape.getOperand();
  }
  return value;
}

/// Whether `operand` is the argument, in some shape, and its only reader's.
static bool isOnlyUse(Value operand, BlockArgument argument) {
  return operand.hasOneUse() && argument.hasOneUse() &&
         findReshaped(operand) == argument;
}

static std::optional<unsigned> findProduct(const TrainingGraph &graph,
                                           Value operand) {
  std::optional<unsigned> product = graph.definingOp(operand);
  bool isProduct =
      product && operand.hasOneUse() &&
      isa<stablehlo::DotGeneralOp, stablehlo::DotOp>(operand.getDefiningOp());
  return isProduct ? product : std::nullopt;
}

std::vector<unsigned> remat::findProductSums(const TrainingGraph &graph,
                                             bool hasPhases) {
  std::vector<unsigned> products(graph.getOps().size(), noGroup);
  for (const Donation &donation : graph.getDonations()) {
    if (!donation.result)
      continue;
    BlockArgument argument = graph.getBlock().getArgument(donation.argument);
    Value result =
        findReshaped(graph.getReturn()->getOperand(*donation.result));
    auto sum = result ? result.getDefiningOp<stablehlo::AddOp>()
                      : stablehlo::AddOp();
    Type type = getElementTypeOrSelf(argument.getType());
    if (!sum || !result.hasOneUse() || !(type.isF32() || type.isF64()))
      continue;
    for (unsigned side : {0, 1}) {
      unsigned index = graph.indexOf(sum);
      std::optional<unsigned> product =
          findProduct(graph, sum->getOperand(1 - side));
      if (product && isOnlyUse(sum->getOperand(side), argument) &&
          (!hasPhases ||
           graph.getOp(*product).phase == graph.getOp(index).phase))
        products[index] = *product;
    }
  }
  return products;
}
