// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "KernelPasses.h"
#include "KernelAssignment.h"
#include "remat/Dialect/StableHLO/StableHLO.h"

using namespace mlir;
using namespace remat;
namespace hlo = remat::stablehlo;

/// What is so many times smaller than the largest tensor is read in no time.
static constexpr int64_t smallShare = 8;
/// Shorter sums are not taken apart.
static constexpr int64_t leastTerms = 1024;

/// Whether the op needs no more than its row, the last dimension.
static bool reducesRows(Operation *op) {
  auto reduce = dyn_cast<hlo::ReduceOp>(op);
  auto type = reduce ? dyn_cast<RankedTensorType>(op->getOperand(0).getType())
                     : RankedTensorType();
  return type && type.getRank() > 1 && reduce.getDimensions().size() == 1 &&
         reduce.getDimensions().front() == type.getRank() - 1;
}

bool KernelPasses::isPass(Operation *op) const {
  return isa<hlo::ReduceOp>(op) && !reducesRows(op) &&
         countElements(op->getOperand(0)) * smallShare >= domain;
}

/// Whether neighbours in the result are no neighbours in the operand.
static bool movesRows(hlo::TransposeOp op) {
  auto findLast = [](Value value) {
    auto type = cast<RankedTensorType>(value.getType());
    int64_t last = type.getRank() - 1;
    while (last >= 0 && type.getDimSize(last) == 1)
      --last;
    return last;
  };
  int64_t last = findLast(op);
  return last >= 0 && op.getPermutation()[last] != findLast(op.getOperand());
}

bool remat::isTransposedForMany(Operation *op, int64_t domain) {
  constexpr int64_t leastTimes = 4, leastBytes = 4 << 20;
  auto transpose = dyn_cast<hlo::TransposeOp>(op);
  int64_t elements = transpose ? countElements(transpose) : 0;
  if (elements == 0 || elements * leastTimes > domain || !movesRows(transpose))
    return false;
  int64_t bytes = computeTypeBytes(transpose.getType()).value_or(0);
  return bytes / elements * domain >= leastBytes;
}

/// Notes the inputs that are read for `sink`, in its pass.
void KernelPasses::visit(Operation *sink) {
  unsigned pass = depths.lookup(sink);
  llvm::SmallPtrSet<Operation *, 16> seen{sink};
  SmallVector<Operation *> open{sink};
  while (!open.empty()) {
    for (Value operand : open.pop_back_val()->getOperands()) {
      Operation *producer = operand.getDefiningOp();
      if (!producer || !members.contains(producer)) {
        if (countElements(operand) * smallShare >= domain)
          passes[operand].insert(pass);
      } else if (!isPass(producer) && seen.insert(producer).second) {
        open.push_back(producer);
      }
    }
  }
}

KernelPasses::KernelPasses(const TrainingGraph &graph, ArrayRef<unsigned> ops,
                           ArrayRef<Value> outputs) {
  SmallVector<unsigned> ordered(ops);
  llvm::sort(ordered);
  for (unsigned index : ordered) {
    Operation *op = graph.getOp(index).operation;
    members.insert(op);
    for (Value operand : op->getOperands())
      domain = std::max(domain, countElements(operand));
    for (Value result : op->getResults())
      domain = std::max(domain, countElements(result));
  }
  unsigned last = 0;
  llvm::SmallPtrSet<Operation *, 8> sinks;
  for (unsigned index : ordered) {
    Operation *op = graph.getOp(index).operation;
    unsigned depth = 0;
    for (Value operand : op->getOperands())
      if (Operation *producer = operand.getDefiningOp();
          producer && members.contains(producer))
        depth = std::max(depth, depths.lookup(producer) + isPass(producer));
    depths[op] = depth;
    if (isPass(op)) {
      sinks.insert(op);
      furtherFunctions +=
          countElements(op->getOperand(0)) >=
          leastTerms * std::max<int64_t>(countElements(op->getResult(0)), 1);
    }
  }
  for (Value output : outputs)
    if (Operation *producer = output.getDefiningOp();
        producer && members.contains(producer))
      sinks.insert(producer);
  for (Operation *op : members)
    if (isTransposedForMany(op, domain))
      elementsAcross += domain;
  for (Operation *sink : sinks) {
    last = std::max(last, depths.lookup(sink));
    visit(sink);
  }
  furtherFunctions += last;
}
