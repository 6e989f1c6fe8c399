// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// Finds rows that one function makes; see the header.

#include "RowFamily.h"
#include "../KernelsToHost/ElementEmitter.h"
#include "mlir/Dialect/Utils/IndexingUtils.h"

using namespace mlir;
using namespace remat;

/// Rows of which blocks make all that is known and made of them.
static constexpr int64_t leastBlockRows = 132;

/// Whether one function reads less than several: rows of all operands fit in the registers
/// of their group beside what is made of them. Blocks keep as much as there is room for, and
/// need rows for all multiprocessors.
static bool isWorthFamily(Block &block, ArrayRef<int64_t> rows, int64_t group) {
  if (group > warpLanes)
    return computeProduct(rows.drop_back()) >= leastBlockRows;
  int64_t operands = llvm::count_if(block.getArgumentTypes(), [&](Type type) {
    return cast<RankedTensorType>(type).getNumElements() == computeProduct(rows);
  });
  return operands * llvm::divideCeil(rows.back(), group) <= mostKept;
}

RowFamily remat::findRowFamily(KernelBody &body, ArrayRef<Root> roots,
                               function_ref<bool(unsigned)> isInPlace) {
  Block &block = body.function.getBody().front();
  OpBuilder builder(body.function.getContext());
  ElementEmitter trial(builder, body.function.getLoc());
  trial.useThreads();
  for (BlockArgument argument : block.getArguments())
    trial.bindMemory(argument, argument);
  RowFamily family;
  for (const Root &root : roots)
    if (computeProduct(root.getShape()) > computeProduct(family.rows))
      family.rows = root.getShape();
  if (family.rows.empty() || family.rows.back() < lanes)
    return {};
  int64_t rows = computeProduct(family.rows.drop_back()), group = 0;
  auto reducesRow = [&](linalg::LinalgOp op) {
    if (!isReducedByLanes(op) ||
        cast<RankedTensorType>(op->getResult(0).getType()).getNumElements() != rows ||
        computeProduct(op.getStaticLoopRanges()) != computeProduct(family.rows))
      return false;
    group = std::max(group, countThreadLanes(op));
    return true;
  };
  auto isOther = [&](linalg::LinalgOp op) { return !reducesRow(op); };
  for (const Root &root : roots) {
    if (!isInPlace(root.number) ||
        hasReduction(root.tensor, {}, isOther))
      continue;
    bool reduces = hasReduction(root.tensor, {}, reducesRow);
    if (root.getShape() == family.rows && trial.canEmitLanes(root.tensor))
      family.ofElements.insert(root.number);
    else if (computeProduct(root.getShape()) == rows && reduces &&
             !body.isResultShared(root.number))
      family.ofRows.insert(root.number);
  }
  bool isGood = !family.ofElements.empty() && !family.ofRows.empty() &&
                isWorthFamily(block, family.rows, group);
  return isGood ? family : RowFamily();
}
