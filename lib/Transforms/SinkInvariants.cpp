// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "SinkInvariants.h"
#include "LoopBuilding.h"
#include "LoopInvariants.h"
#include "mlir/IR/IRMapping.h"
#include "remat/Analysis/ChunkRegions.h"

using namespace mlir;
using namespace remat;
using stablehlo::WhileOp;

/// Smaller carries are left alone.
static constexpr int64_t leastElements = 256;

/// The light ops that make the value, in order; what they read otherwise is left out.
static void collectLightMakers(Value value, llvm::SetVector<Operation *> &makers) {
  Operation *maker = value.getDefiningOp();
  if (!maker || makers.contains(maker) ||
      !(isLightToMake(maker) || (isView(maker) && isMemoryEffectFree(maker))))
    return;
  for (Value operand : maker->getOperands())
    collectLightMakers(operand, makers);
  makers.insert(maker);
}

/// The ops that make the value from constants, in order; false if there is another
/// way.
static bool collectMakers(Value value, llvm::SetVector<Operation *> &makers) {
  Operation *maker = value.getDefiningOp();
  if (!maker || !isLightToMake(maker))
    return false;
  if (makers.contains(maker))
    return true;
  for (Value operand : maker->getOperands())
    if (!collectMakers(operand, makers))
      return false;
  makers.insert(maker);
  return true;
}

/// Whether the carry is the same in all iterations, and nobody but the body reads it.
static bool isInvariant(WhileOp loop, unsigned carry, int64_t least) {
  auto type = dyn_cast<RankedTensorType>(loop->getOperand(carry).getType());
  return type && type.hasStaticShape() &&
         type.getNumElements() >= least && isHandedOn(loop, carry) &&
         loop.getCond().front().getArgument(carry).use_empty() &&
         loop->getResult(carry).use_empty();
}

/// Makes the carry in the body, which still hands it on.
static void sink(WhileOp loop, unsigned carry,
                 const llvm::SetVector<Operation *> &makers) {
  Block &body = loop.getBody().front();
  OpBuilder builder = OpBuilder::atBlockBegin(&body);
  IRMapping mapping;
  for (Operation *maker : makers)
    builder.clone(*maker, mapping);
  BlockArgument argument = body.getArgument(carry);
  argument.replaceAllUsesExcept(mapping.lookup(loop->getOperand(carry)),
                                body.getTerminator());
}

WhileOp remat::removeCarries(WhileOp loop, const BitVector &gone) {
  SmallVector<Value> operands;
  SmallVector<Value> kept;
  for (unsigned carry = 0; carry < gone.size(); ++carry)
    if (!gone.test(carry)) {
      operands.push_back(loop->getOperand(carry));
      kept.push_back(loop->getResult(carry));
    }
  OpBuilder builder(loop);
  auto fresh = WhileOp::create(builder, loop.getLoc(),
                               ValueRange(operands).getTypes(), operands);
  fresh->setDiscardableAttrs(loop->getDiscardableAttrDictionary());
  setDevicePartsOfCarries(fresh);
  fresh.getCond().takeBody(loop.getCond());
  fresh.getBody().takeBody(loop.getBody());
  Block &body = fresh.getBody().front();
  body.getTerminator()->eraseOperands(gone);
  body.eraseArguments(gone);
  fresh.getCond().front().eraseArguments(gone);
  for (auto [before, after] : llvm::zip_equal(kept, fresh->getResults()))
    before.replaceAllUsesWith(after);
  loop->erase();
  return fresh;
}

/// Sinks the carries for which `listMakers` finds any.
static WhileOp
sinkCarries(WhileOp loop,
            llvm::function_ref<llvm::SetVector<Operation *>(unsigned)> listMakers) {
  BitVector gone(loop->getNumOperands());
  for (unsigned carry = 0; carry < gone.size(); ++carry) {
    llvm::SetVector<Operation *> makers = listMakers(carry);
    if (makers.empty())
      continue;
    sink(loop, carry, makers);
    gone.set(carry);
  }
  return gone.any() ? removeCarries(loop, gone) : loop;
}

WhileOp remat::sinkFreeInvariants(WhileOp loop) {
  return sinkCarries(loop, [&](unsigned carry) {
    llvm::SetVector<Operation *> makers;
    bool isFree = isInvariant(loop, carry, leastElements) &&
                  collectMakers(loop->getOperand(carry), makers);
    return isFree ? makers : llvm::SetVector<Operation *>();
  });
}

/// Whether the body takes slices of the carry: a stack has to be one.
static bool isSliced(WhileOp loop, unsigned carry) {
  return llvm::any_of(
      loop.getBody().front().getArgument(carry).getUses(), [](OpOperand &use) {
        return use.getOperandNumber() == 0 &&
               isa<stablehlo::DynamicSliceOp, stablehlo::GatherOp>(use.getOwner());
      });
}

WhileOp remat::sinkLightInvariants(WhileOp loop) {
  return sinkCarries(loop, [&](unsigned carry) {
    llvm::SetVector<Operation *> makers;
    if (isInvariant(loop, carry, /*least=*/1) && !isSliced(loop, carry))
      collectLightMakers(loop->getOperand(carry), makers);
    return makers;
  });
}
