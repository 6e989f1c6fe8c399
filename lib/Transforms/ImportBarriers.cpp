// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// Undoes what an earlier `jax.checkpoint` decided. Its backward pass is the
/// forward pass once more, on values that went through an
/// `optimization_barrier`; without the barrier, merging equal ops makes the
/// second forward pass vanish.
///
/// That is how such a barrier is told from one that a user wrote to order ops:
/// one of its readers repeats an op that stands before it, barriers looked
/// through. All other barriers stay.

#include "ImportSteps.h"
#include "RepeatedOps.h"
#include "remat/Dialect/StableHLO/StableHLO.h"

using namespace mlir;
using namespace remat;

/// Whether the op rounds to the format that its type has anyway. JAX wraps the
/// values that a checkpoint saves like this, as a fence of its own.
static bool isIdentity(stablehlo::ReducePrecisionOp op) {
  auto type = dyn_cast<FloatType>(getElementTypeOrSelf(op.getType()));
  if (!type || op.getType() != op.getOperand().getType())
    return false;
  unsigned mantissaBits = type.getFPMantissaWidth() - 1;
  unsigned exponentBits = type.getWidth() - mantissaBits - 1;
  return isa<Float16Type, BFloat16Type, Float32Type, Float64Type>(type) &&
         op.getExponentBits() == exponentBits &&
         op.getMantissaBits() == mantissaBits;
}

Value RepeatedOps::resolve(Value value) const {
  auto found = shown.find(value);
  return found == shown.end() ? value : found->second;
}

/// The first op that is equal once barriers are gone; else the op is remembered.
Operation *RepeatedOps::findEarlier(Operation *op) {
  auto hashOperand = [&](Value value) {
    return OperationEquivalence::directHashValue(resolve(value));
  };
  uint64_t hash = OperationEquivalence::computeHash(
      op, hashOperand, OperationEquivalence::ignoreHashValue,
      OperationEquivalence::IgnoreLocations);
  // The highest keys are reserved by the map.
  SmallVector<Operation *, 1> &bucket = buckets[hash >> 1];
  for (Operation *known : bucket) {
    llvm::DenseMap<Value, Value> counterparts;
    auto isSame = [&](Value a, Value b) {
      return success(resolve(a) == resolve(b) || counterparts.lookup(a) == b);
    };
    auto mark = [&](Value a, Value b) { counterparts[a] = b; };
    if (OperationEquivalence::isEquivalentTo(
            known, op, isSame, mark, OperationEquivalence::IgnoreLocations))
      return known;
  }
  bucket.push_back(op);
  return nullptr;
}

/// Whether an operand is a barrier's result, or made of one.
bool RepeatedOps::waitsForBarrier(Operation *op) const {
  return llvm::any_of(op->getOperands(), [&](Value operand) {
    return operand.getDefiningOp<stablehlo::OptimizationBarrierOp>() ||
           waiting.contains(operand.getDefiningOp());
  });
}

void RepeatedOps::run(Block &block) {
  for (Operation &op : block.without_terminator()) {
    bool waits = waitsForBarrier(&op);
    if (waits)
      waiting.insert(&op);
    auto reduce = dyn_cast<stablehlo::ReducePrecisionOp>(op);
    if (isa<stablehlo::OptimizationBarrierOp>(op) ||
        (reduce && isIdentity(reduce))) {
      for (auto [result, operand] :
           llvm::zip_equal(op.getResults(), op.getOperands()))
        shown[result] = resolve(operand);
      continue;
    }
    if (op.getNumResults() == 0 || !isMemoryEffectFree(&op))
      continue;
    Operation *earlier = findEarlier(&op);
    if (!earlier)
      continue;
    for (auto [result, value] :
         llvm::zip_equal(op.getResults(), earlier->getResults()))
      shown[result] = value;
    // Twins behind one barrier repeat nothing that stands before it.
    if (!waits || waiting.contains(earlier))
      continue;
    for (Value operand : op.getOperands())
      if (auto barrier =
              operand.getDefiningOp<stablehlo::OptimizationBarrierOp>())
        barriers.insert(barrier);
    behindBarriers.push_back(
        {&op, llvm::to_vector<1>(ValueRange(earlier->getResults()))});
  }
}

static void replaceByOperands(Operation *op) {
  op->replaceAllUsesWith(op->getOperands());
  op->erase();
}

void remat::undoCheckpoint(ModuleOp module) {
  llvm::SmallPtrSet<Operation *, 16> barriers;
  module.walk([&](Block *block) {
    RepeatedOps repeated;
    repeated.run(*block);
    barriers.insert_range(repeated.getBarriers());
  });
  module.walk([&](Operation *op) {
    auto reduce = dyn_cast<stablehlo::ReducePrecisionOp>(op);
    if (barriers.contains(op) || (reduce && isIdentity(reduce)))
      replaceByOperands(op);
  });
}
