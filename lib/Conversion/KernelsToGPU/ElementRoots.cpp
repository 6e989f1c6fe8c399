// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// What results are made of, and which sums write them; see the header.

#include "ElementRoots.h"
#include "../KernelsToHost/ElementEmitter.h"
#include "ColumnSums.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Dialect/Utils/IndexingUtils.h"

using namespace mlir;
using namespace remat;

/// Sums of fewer columns leave their results to functions with more threads.
static constexpr int64_t leastThreads = 32768;

bool remat::hasReduction(Value tensor, ArrayRef<Root> known,
                         llvm::function_ref<bool(linalg::LinalgOp)> isSuch) {
  if (llvm::any_of(known,
                   [&](const Root &root) { return root.tensor == tensor; }))
    return false;
  SmallVector<Value> open{tensor};
  llvm::SmallPtrSet<Operation *, 16> seen;
  for (const Root &partial : known)
    seen.insert(partial.tensor.getDefiningOp());
  while (!open.empty()) {
    Operation *op = open.pop_back_val().getDefiningOp();
    if (!op || !seen.insert(op).second)
      continue;
    if (auto linalgOp = dyn_cast<linalg::LinalgOp>(op))
      if (linalgOp.getNumReductionLoops() > 0 && isSuch(linalgOp))
        return true;
    op->walk([&](Operation *inner) {
      llvm::append_range(open, inner->getOperands());
    });
  }
  return false;
}

bool remat::isSumOfColumns(linalg::LinalgOp op, ArrayRef<int64_t> shape) {
  auto type = cast<RankedTensorType>(op->getResult(0).getType());
  if (isReducedByLanes(op) || !findCombination(op) || shape.empty() ||
      type.getShape() != shape)
    return false;
  AffineExpr column =
      op.getMatchingIndexingMap(op.getDpsInitOperand(0)).getResults().back();
  unsigned dim = cast<AffineDimExpr>(column).getPosition();
  return llvm::all_of(op.getDpsInputOperands(), [&](OpOperand *input) {
    AffineMap map = op.getMatchingIndexingMap(input);
    return !map.isFunctionOfDim(dim) ||
           (map.getResults().back() == column &&
            !map.dropResult(map.getNumResults() - 1).isFunctionOfDim(dim));
  });
}

bool remat::dependsOn(Value tensor, ArrayRef<Root> others) {
  SmallVector<Value> open{tensor};
  llvm::SmallPtrSet<Operation *, 16> seen;
  while (!open.empty()) {
    Operation *op = open.pop_back_val().getDefiningOp();
    if (!op || !seen.insert(op).second)
      continue;
    if (llvm::any_of(others, [&](const Root &other) {
          return other.tensor.getDefiningOp() == op;
        }))
      return true;
    op->walk([&](Operation *inner) {
      llvm::append_range(open, inner->getOperands());
    });
  }
  return false;
}

/// The tensor whose elements the sum adds, one for each of its iterations, up
/// to its shape; null if there is none.
static Value findTerms(linalg::LinalgOp sum) {
  OpOperand *input = findWholeInput(sum);
  Value terms = input ? input->get() : Value();
  while (terms &&
         isa_and_present<tensor::ExpandShapeOp, tensor::CollapseShapeOp>(
             terms.getDefiningOp()))
    terms = terms.getDefiningOp()->getOperand(0);
  return terms;
}

Operation *remat::findTermSum(Value partial) {
  linalg::GenericOp threadSums = findThreadSums(partial);
  return threadSums ? threadSums : partial.getDefiningOp();
}

static bool haveSameShape(Value one, Value other) {
  return cast<RankedTensorType>(one.getType()).getShape() ==
         cast<RankedTensorType>(other.getType()).getShape();
}

/// The first result whose elements the sum adds, or makes what it adds of.
static std::vector<Root>::iterator
findResult(const Root &partial, Value terms, std::vector<Root> &results,
           function_ref<bool(const Root &)> isGood) {
  return llvm::find_if(results, [&](const Root &result) {
    return haveSameShape(terms, result.tensor) && isGood(result) &&
           (terms == result.tensor || dependsOn(partial.tensor, result));
  });
}

void remat::moveBeside(MutableArrayRef<Root> partials,
                       std::vector<Root> &results,
                       function_ref<bool(unsigned)> canMove) {
  for (Root &partial : partials) {
    auto sum = cast<linalg::LinalgOp>(findTermSum(partial.tensor));
    Value terms = findTerms(sum);
    auto type = cast<RankedTensorType>(sum->getResult(0).getType());
    if (!terms || !isSumOfColumns(sum, type.getShape()) ||
        type.getNumElements() < leastThreads)
      continue;
    SmallVector<Root> known;
    for (const Root &other : partials)
      if (other.number != partial.number && dependsOn(partial.tensor, other))
        known.push_back({other.tensor, other.number, {}});
    auto isGood = [&](const Root &result) {
      return canMove(result.number) &&
             !hasReduction(result.tensor, known,
                           [](linalg::LinalgOp) { return true; });
    };
    auto first = findResult(partial, terms, results, isGood);
    if (first == results.end())
      continue;
    Value like = first->tensor;
    llvm::erase_if(results, [&](const Root &result) {
      if (!haveSameShape(result.tensor, like) || !isGood(result))
        return false;
      partial.beside.push_back({result.tensor, result.number});
      return true;
    });
  }
}
