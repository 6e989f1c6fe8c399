// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// Products between views; see the header.

#include "remat/Analysis/FlatProducts.h"
#include "KernelAssignment.h"
#include "remat/Dialect/StableHLO/StableHLO.h"

using namespace mlir;
using namespace remat;

/// Of the operand's dimensions those that the product neither sums over nor has a
/// batch for.
static int64_t countFreeDimensions(stablehlo::DotGeneralOp dot, Value operand) {
  stablehlo::DotDimensionNumbersAttr numbers = dot.getDotDimensionNumbers();
  return cast<RankedTensorType>(operand.getType()).getRank() -
         numbers.getLhsContractingDimensions().size() -
         numbers.getLhsBatchingDimensions().size();
}

bool remat::isFlatProduct(Operation *op) {
  auto dot = dyn_cast<stablehlo::DotGeneralOp>(op);
  return dot && (countFreeDimensions(dot, dot.getLhs()) > 1 ||
                 countFreeDimensions(dot, dot.getRhs()) > 1);
}

bool remat::isLaidOutAnew(Operation *op) {
  if (!isFlatProduct(op))
    return false;
  auto type = cast<RankedTensorType>(op->getResult(0).getType());
  auto isUnit = [](int64_t size) { return size == 1; };
  return llvm::is_contained(type.getShape().drop_back().drop_while(isUnit), 1);
}

bool remat::readsFlattened(OpOperand &use) {
  auto dot = dyn_cast<stablehlo::DotGeneralOp>(use.getOwner());
  return dot &&
         (countFreeDimensions(dot, use.get()) > 1 ||
          dot.getDotDimensionNumbers().getLhsContractingDimensions().size() > 1);
}

/// Whether the op is elementwise and all that it reads, but for numbers, is flat.
static bool hasFlatOperands(const TrainingGraph &graph,
                            const llvm::BitVector &isFlat, unsigned index) {
  const GraphOp &op = graph.getOp(index);
  bool readsFlat = false;
  for (Value operand : op.operation->getOperands()) {
    std::optional<unsigned> maker = graph.definingOp(operand);
    if (maker && isFlat.test(*maker))
      readsFlat = true;
    else if (!maker || !isScalar(graph.getOp(*maker)))
      return false;
  }
  return readsFlat && op.fusibility == Fusibility::Elementwise && !op.isView();
}

llvm::BitVector remat::findFlatOps(const TrainingGraph &graph) {
  llvm::BitVector isFlat(graph.getOps().size());
  for (auto [index, op] : llvm::enumerate(graph.getOps()))
    if (isFlatProduct(op.operation))
      isFlat.set(index);
  auto isMoved = [&](Operation *user) {
    return user != graph.getReturn() &&
           hasFlatOperands(graph, isFlat, graph.indexOf(user));
  };
  for (unsigned index = 0; index < graph.getOps().size(); ++index) {
    if (!hasFlatOperands(graph, isFlat, index))
      continue;
    bool isOnlyMoved = llvm::all_of(
        graph.getOp(index).operation->getOperands(), [&](Value operand) {
          std::optional<unsigned> maker = graph.definingOp(operand);
          return !maker || !isFlat.test(*maker) ||
                 llvm::all_of(operand.getUsers(), isMoved);
        });
    if (isOnlyMoved)
      isFlat.set(index);
  }
  return isFlat;
}
