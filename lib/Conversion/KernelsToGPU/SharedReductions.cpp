// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// Reductions that a kernel makes once. Elements are computed where they are needed:
/// a mean over rows would be summed up anew for each element that it is subtracted
/// from. It is made before, by a function of its own. What stays is the reduction of
/// a row for the elements, or the reduction, of that same row: its group of threads
/// makes it once anyway.

#include "../KernelsToHost/ElementEmitter.h"
#include "ColumnSums.h"
#include "KernelsToGPU.h"
#include "mlir/Analysis/SliceAnalysis.h"
#include "mlir/Dialect/Utils/IndexingUtils.h"
#include "remat/Conversion/StableHLOToLinalg.h"

using namespace mlir;
using namespace remat;

static int64_t countElements(Value tensor) {
  return cast<RankedTensorType>(tensor.getType()).getNumElements();
}

static int64_t countIterations(linalg::LinalgOp op) {
  return computeProduct(op.getStaticLoopRanges());
}

/// What `sink` is made from, up to values of `given`; bodies of ops may read values around
/// them.
static SetVector<Operation *>
findProducers(Operation *sink, const llvm::SmallPtrSetImpl<Operation *> &given) {
  BackwardSliceOptions options;
  options.omitUsesFromAbove = false;
  options.filter = [&](Operation *op) { return !given.contains(op); };
  SetVector<Operation *> producers;
  (void)getBackwardSlice(sink, &producers, options);
  return producers;
}

/// Whether the threads that make a result of `rows` rows need the reduction once
/// for a row.
static bool isOfRows(linalg::LinalgOp reduction, int64_t rows) {
  return isReducedByLanes(reduction) &&
         countElements(reduction->getResult(0)) == rows;
}

static bool isMadeAgain(linalg::LinalgOp reduction, Value result) {
  ArrayRef<int64_t> shape = cast<RankedTensorType>(result.getType()).getShape();
  int64_t made = countElements(reduction->getResult(0));
  return made < countElements(result) &&
         (!isOfRows(reduction, computeProduct(shape.drop_back())) ||
          shape.back() < countThreadLanes(reduction));
}

static bool isMadeAgain(linalg::LinalgOp reduction, linalg::LinalgOp reader) {
  int64_t rows = countElements(reader->getResult(0));
  return countElements(reduction->getResult(0)) < countIterations(reader) &&
         !(isReducedByLanes(reader) && isOfRows(reduction, rows));
}

int64_t remat::getElementBytes(Type type) {
  if (auto complexType = dyn_cast<ComplexType>(type))
    return 2 * getElementBytes(complexType.getElementType());
  return type.isIndex() ? 8
                        : llvm::divideCeil(type.getIntOrFloatBitWidth(), 8);
}

/// 0 for what is no tensor.
static int64_t countBytes(Value value) {
  auto tensor = dyn_cast<RankedTensorType>(value.getType());
  return tensor ? tensor.getNumElements() * getElementBytes(tensor.getElementType())
                : 0;
}

bool remat::isReadAgain(Value result) {
  Operation *root = result.getDefiningOp();
  if (!root)
    return false;
  llvm::SmallPtrSet<Operation *, 1> none;
  auto made = findProducers(root, none);
  made.insert(root);
  llvm::SmallPtrSet<Value, 8> operands;
  int64_t bytes = 0;
  for (Operation *op : made) {
    auto reduction = dyn_cast<linalg::LinalgOp>(op);
    if (reduction && reduction.getNumReductionLoops() > 0)
      return true;
    op->walk([&](Operation *inner) {
      for (Value operand : inner->getOperands())
        if (auto argument = dyn_cast<BlockArgument>(operand))
          if (isa<func::FuncOp>(argument.getOwner()->getParentOp()) &&
              operands.insert(operand).second)
            bytes += countBytes(operand);
    });
  }
  return countBytes(result) < bytes;
}

bool remat::isReadBefore(Value result, Value reader) {
  return cast<RankedTensorType>(result.getType()).getShape() !=
             cast<RankedTensorType>(reader.getType()).getShape() &&
         isReadAgain(result);
}

void remat::markSharedReductions(func::FuncOp function) {
  // What threads of a block make is the block's own.
  llvm::SmallPtrSet<Operation *, 4> ofThreads;
  for (auto op : function.getOps<linalg::GenericOp>())
    if (op.getNumResults() > 0)
      ofThreads.insert(findThreadSums(op.getResult(0)));
  SmallVector<linalg::LinalgOp> reductions;
  for (auto op : function.getOps<linalg::LinalgOp>())
    if (op.getNumReductionLoops() > 0 && op.hasPureTensorSemantics() &&
        !ofThreads.contains(op) &&
        countIterations(op) >=
            leastSharedTerms * countElements(op->getResult(0)))
      reductions.push_back(op);
  if (reductions.empty())
    return;
  auto results = function.getBody().front().getTerminator()->getOperands();
  // Up to results that functions before that of `reader` have left.
  auto findProducersOf = [&](Value reader) {
    llvm::SmallPtrSet<Operation *, 4> given;
    for (Value result : results)
      if (result.getDefiningOp() != reader.getDefiningOp() &&
          isReadBefore(result, reader))
        given.insert(result.getDefiningOp());
    return findProducers(reader.getDefiningOp(), given);
  };
  llvm::SmallPtrSet<Operation *, 8> shared;
  for (linalg::LinalgOp reader : reductions) {
    auto producers = findProducersOf(reader->getResult(0));
    for (linalg::LinalgOp reduction : reductions)
      if (producers.contains(reduction) && isMadeAgain(reduction, reader))
        shared.insert(reduction);
  }
  for (Value result : results) {
    if (!result.getDefiningOp())
      continue;
    auto producers = findProducersOf(result);
    for (linalg::LinalgOp reduction : reductions)
      if (producers.contains(reduction) && isMadeAgain(reduction, result))
        shared.insert(reduction);
  }
  for (Operation *op : shared)
    op->setAttr(sharedAttrName, UnitAttr::get(function.getContext()));
}
