// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "SinkInvariants.h"
#include "LoopBuilding.h"
#include "LoopInvariants.h"
#include "mlir/IR/IRMapping.h"
#include "mlir/Transforms/RegionUtils.h"
#include "remat/Analysis/ChunkRegions.h"
#include "remat/Interfaces/RematOpInterface.h"

using namespace mlir;
using namespace remat;
using stablehlo::WhileOp;

/// Smaller carries are left alone.
static constexpr int64_t leastElements = 256;

/// In the order in which they stand.
using MakerList = llvm::SetVector<Operation *>;

/// The light ops that make the value, in order; what they read otherwise is left out.
static void collectLightMakers(Value value, MakerList &makers) {
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
static bool collectMakers(Value value, MakerList &makers) {
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

static bool isWide(Value value, int64_t least) {
  auto type = dyn_cast<RankedTensorType>(value.getType());
  return type && type.hasStaticShape() && type.getNumElements() >= least;
}

/// Whether the carry is the same in all iterations, and nobody but the body reads it.
static bool isInvariant(WhileOp loop, unsigned carry, int64_t least) {
  return isWide(loop->getOperand(carry), least) && isHandedOn(loop, carry) &&
         loop.getCond().front().getArgument(carry).use_empty() &&
         loop->getResult(carry).use_empty();
}

/// Makes the carry in the body, which still hands it on.
static void sink(WhileOp loop, unsigned carry, const MakerList &makers) {
  Block &body = loop.getBody().front();
  OpBuilder builder = OpBuilder::atBlockBegin(&body);
  IRMapping mapping;
  for (Operation *maker : makers)
    builder.clone(*maker, mapping);
  // It may be what another carry becomes, too.
  Value made = mapping.lookup(loop->getOperand(carry));
  body.getArgument(carry).replaceUsesWithIf(made, [&](OpOperand &use) {
    return use.getOwner() != body.getTerminator() || use.getOperandNumber() != carry;
  });
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

/// Sinks the carries for which `listMakers` finds any; whether there are some.
static bool sinkCarries(WhileOp loop,
                        llvm::function_ref<MakerList(unsigned)> listMakers) {
  BitVector gone(loop->getNumOperands());
  for (unsigned carry = 0; carry < gone.size(); ++carry) {
    MakerList makers = listMakers(carry);
    if (makers.empty())
      continue;
    sink(loop, carry, makers);
    gone.set(carry);
  }
  if (gone.any())
    removeCarries(loop, gone);
  return gone.any();
}

/// The same for what the body reads from around the loop.
static bool sinkCaptures(Region &body,
                         llvm::function_ref<MakerList(Value)> listMakers) {
  llvm::SetVector<Value> captured;
  getUsedValuesDefinedAbove(body, captured);
  bool changed = false;
  for (Value value : captured) {
    MakerList makers = listMakers(value);
    if (makers.empty())
      continue;
    OpBuilder builder = OpBuilder::atBlockBegin(&body.front());
    IRMapping mapping;
    for (Operation *maker : makers)
      builder.clone(*maker, mapping);
    replaceAllUsesInRegionWith(value, mapping.lookup(value), body);
    changed = true;
  }
  return changed;
}

static MakerList listFreeMakers(Value value) {
  MakerList makers;
  return collectMakers(value, makers) ? makers : MakerList();
}

bool remat::sinkFreeInvariants(WhileOp loop) {
  bool changed = sinkCaptures(loop.getBody(), [](Value value) {
    return isWide(value, leastElements) ? listFreeMakers(value) : MakerList();
  });
  changed |= sinkCarries(loop, [&](unsigned carry) {
    return isInvariant(loop, carry, leastElements)
               ? listFreeMakers(loop->getOperand(carry))
               : MakerList();
  });
  return changed;
}

/// Whether the body takes slices of the carry: a stack has to be one.
static bool isSliced(WhileOp loop, unsigned carry) {
  return llvm::any_of(
      loop.getBody().front().getArgument(carry).getUses(), [](OpOperand &use) {
        return use.getOperandNumber() == 0 &&
               isa<stablehlo::DynamicSliceOp, stablehlo::GatherOp>(use.getOwner());
      });
}

void remat::sinkLightInvariants(WhileOp loop) {
  sinkCarries(loop, [&](unsigned carry) {
    MakerList makers;
    if (isInvariant(loop, carry, /*least=*/1) && !isSliced(loop, carry))
      collectLightMakers(loop->getOperand(carry), makers);
    return makers;
  });
}

/// Whether only elementwise ops read the carry, which is handed on, also in inner loops.
static bool isReadElementwise(BlockArgument argument) {
  return llvm::all_of(argument.getUses(), [&](OpOperand &use) {
    Operation *user = use.getOwner();
    if (user == argument.getOwner()->getTerminator())
      return use.getOperandNumber() == argument.getArgNumber();
    if (auto loop = dyn_cast<WhileOp>(user)) {
      unsigned carry = use.getOperandNumber();
      return isInvariant(loop, carry, /*least=*/1) &&
             isReadElementwise(loop.getBody().front().getArgument(carry));
    }
    auto interface = dyn_cast<RematOpInterface>(user);
    return interface && interface.getFusibility() == Fusibility::Elementwise;
  });
}

/// The ops that make the value from one with at most half as many elements, by
/// broadcasts and views, or from nothing, in order.
static MakerList listBroadcasts(Value value) {
  auto countElements = [](Value value) {
    return cast<RankedTensorType>(value.getType()).getNumElements();
  };
  SmallVector<Operation *> chain;
  size_t count = 0;
  Value read = value;
  while (Operation *maker = read.getDefiningOp()) {
    bool isFirst = maker->getNumOperands() == 0 && isLightToMake(maker);
    if (!isFirst && !isa<stablehlo::BroadcastInDimOp, stablehlo::ReshapeOp,
                         stablehlo::TransposeOp>(maker))
      break;
    chain.push_back(maker);
    if (isFirst) {
      count = chain.size();
      break;
    }
    read = maker->getOperand(0);
    if (isa<stablehlo::BroadcastInDimOp>(maker) &&
        2 * countElements(read) <= countElements(value))
      count = chain.size();
  }
  auto makers = llvm::reverse(ArrayRef(chain).take_front(count));
  return {makers.begin(), makers.end()};
}

void remat::sinkBroadcastInvariants(WhileOp loop) {
  sinkCarries(loop, [&](unsigned carry) {
    bool isFused = isInvariant(loop, carry, leastElements) &&
                   isReadElementwise(loop.getBody().front().getArgument(carry));
    return isFused ? listBroadcasts(loop->getOperand(carry)) : MakerList();
  });
}
