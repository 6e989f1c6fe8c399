// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// Keeps invariant products in their loops; see the header.

#include "ExportInvariants.h"
#include "remat/Interfaces/Products.h"
#include "remat/Interfaces/RematOpInterface.h"
#include "llvm/ADT/MapVector.h"
#include "llvm/ADT/SetVector.h"

using namespace mlir;
using namespace remat;

using Leaves = llvm::SmallSetVector<Value, 4>;

namespace {
/// The products of one body that no iteration changes, and what they are made of.
class InvariantProducts {
public:
  explicit InvariantProducts(stablehlo::WhileOp loop)
      : body(loop.getBody().front()) {
    find();
  }
  void tie();

private:
  bool isHandedOn(BlockArgument carry) const {
    return body.getTerminator()->getOperand(carry.getArgNumber()) == carry;
  }
  const Leaves *findLeaves(Value value);
  void find();
  Value takeMostCommon();
  BlockArgument findChanging();

  Block &body;
  /// By invariant value: the carries and values from around the loop that it is made of.
  llvm::DenseMap<Value, Leaves> leavesOf;
  /// Those of each product.
  SmallVector<Leaves> products;
};
} // namespace

/// Null: the value changes from iteration to iteration.
const Leaves *InvariantProducts::findLeaves(Value value) {
  auto argument = dyn_cast<BlockArgument>(value);
  bool isCarry = argument && argument.getOwner() == &body;
  bool isLeaf = isCarry ? isHandedOn(argument) : value.getParentBlock() != &body;
  if (isLeaf)
    leavesOf[value].insert(value);
  auto known = leavesOf.find(value);
  return known == leavesOf.end() ? nullptr : &known->second;
}

void InvariantProducts::find() {
  for (Operation &op : body.without_terminator()) {
    Leaves leaves;
    auto model = dyn_cast<RematOpInterface>(op);
    bool isInvariant = !model || model.getOpKind() != OpKind::Control;
    for (Value operand : op.getOperands()) {
      const Leaves *of = findLeaves(operand);
      isInvariant &= of != nullptr;
      if (of)
        leaves.insert_range(*of);
    }
    if (!isInvariant)
      continue;
    if (isProduct(&op) && !leaves.empty())
      products.push_back(leaves);
    for (Value result : op.getResults())
      leavesOf[result] = leaves;
  }
}

/// The leaf of most products that are left, which are others' no more.
Value InvariantProducts::takeMostCommon() {
  llvm::MapVector<Value, unsigned> counts;
  for (const Leaves &leaves : products)
    for (Value leaf : leaves)
      ++counts[leaf];
  Value best = llvm::max_element(counts, llvm::less_second())->first;
  llvm::erase_if(products,
                 [&](const Leaves &leaves) { return leaves.contains(best); });
  return best;
}

/// The smallest of the carries that the body changes.
BlockArgument InvariantProducts::findChanging() {
  BlockArgument smallest;
  int64_t least = INT64_MAX;
  for (BlockArgument carry : body.getArguments()) {
    auto type = dyn_cast<RankedTensorType>(carry.getType());
    if (isHandedOn(carry) || !type || !type.hasStaticShape() ||
        type.getNumElements() >= least)
      continue;
    smallest = carry;
    least = type.getNumElements();
  }
  return smallest;
}

void InvariantProducts::tie() {
  BlockArgument changing = findChanging();
  if (products.empty() || !changing)
    return;
  SmallVector<Value> tied;
  while (!products.empty())
    tied.push_back(takeMostCommon());
  SmallVector<Value> operands(tied);
  operands.push_back(changing);
  auto types = llvm::map_to_vector(operands, [](Value value) { return value.getType(); });
  OpBuilder builder = OpBuilder::atBlockBegin(&body);
  auto barrier = stablehlo::OptimizationBarrierOp::create(
      builder, body.getParentOp()->getLoc(), types, operands);
  Region *inside = body.getParent();
  for (auto [value, kept] : llvm::zip(tied, barrier->getResults()))
    value.replaceUsesWithIf(kept, [&](OpOperand &use) {
      return use.getOwner() != barrier && use.getOwner() != body.getTerminator() &&
             inside->isAncestor(use.getOwner()->getParentRegion());
    });
}

void remat::keepInvariantProducts(stablehlo::WhileOp loop) {
  InvariantProducts(loop).tie();
}
