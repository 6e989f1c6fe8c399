// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "BlockBuilder.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/Dialect/LLVMIR/NVVMDialect.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/Dialect/SCF/IR/SCF.h"

using namespace mlir;
using namespace remat;

BlockBuilder::BlockBuilder(gpu::GPUFuncOp function)
    : ScalarBuilder(function.getLoc(), function.getContext()),
      function(function) {
  setInsertionPoint(function.getBody().front().getTerminator());
  thread = gpu::ThreadIdOp::create(*this, gpu::Dimension::x);
  warp = divide(thread, warpThreads);
  lane = remainder(thread, warpThreads);
}

/// LLVM takes arrays that do not say how they are aligned for aligned to 16
/// bytes, and says so to nobody.
Value BlockBuilder::share(Type element, int64_t size) {
  auto space =
      gpu::AddressSpaceAttr::get(getContext(), gpu::AddressSpace::Workgroup);
  unsigned number = function.getNumWorkgroupAttributions();
  Value memory = function.addWorkgroupAttribution(
      MemRefType::get({size}, element, MemRefLayoutAttrInterface(), space),
      getLoc());
  function.setWorkgroupAttributionAttr(
      number, LLVM::LLVMDialect::getAlignAttrName(), getI64IntegerAttr(16));
  return memory;
}

//===----------------------------------------------------------------------===//
// Control
//===----------------------------------------------------------------------===//

void BlockBuilder::when(Value condition, llvm::function_ref<void()> body) {
  if (!condition)
    return body();
  auto branch = scf::IfOp::create(*this, condition);
  OpBuilder::InsertionGuard guard(*this);
  setInsertionPointToStart(branch.thenBlock());
  body();
}

SmallVector<Value>
BlockBuilder::choose(Value condition, ArrayRef<Value> otherwise,
                     llvm::function_ref<SmallVector<Value>()> body) {
  if (!condition)
    return body();
  auto branch =
      scf::IfOp::create(*this, ValueRange(otherwise).getTypes(), condition,
                        /*withElseRegion=*/true);
  OpBuilder::InsertionGuard guard(*this);
  setInsertionPointToStart(branch.thenBlock());
  scf::YieldOp::create(*this, body());
  setInsertionPointToStart(branch.elseBlock());
  scf::YieldOp::create(*this, otherwise);
  return branch.getResults();
}

void BlockBuilder::repeat(Value begin, Value end, int64_t step,
                          llvm::function_ref<void(Value)> body) {
  (void)repeat(begin, end, step, ValueRange(),
               [&](Value at, ValueRange) -> SmallVector<Value> {
                 body(at);
                 return {};
               });
}

SmallVector<Value> BlockBuilder::repeat(
    Value begin, Value end, int64_t step, ValueRange first,
    llvm::function_ref<SmallVector<Value>(Value, ValueRange)> body) {
  auto loop = scf::ForOp::create(*this, begin, end, index(step), first);
  OpBuilder::InsertionGuard guard(*this);
  setInsertionPointToStart(loop.getBody());
  SmallVector<Value> next =
      body(loop.getInductionVar(), loop.getRegionIterArgs());
  if (!first.empty())
    scf::YieldOp::create(*this, next);
  return loop.getResults();
}

//===----------------------------------------------------------------------===//
// Lanes and warps
//===----------------------------------------------------------------------===//

Value BlockBuilder::vote(Value condition) {
  return NVVM::VoteSyncOp::create(*this, getI32Type(), word(-1), condition,
                                  NVVM::VoteSyncKind::ballot);
}

Value BlockBuilder::findPeers(Value key) {
  return NVVM::MatchSyncOp::create(*this, getI32Type(), word(-1), key,
                                   NVVM::MatchSyncKind::any);
}

Value BlockBuilder::countLanes(Value mask) {
  return math::CtPopOp::create(*this, mask);
}

Value BlockBuilder::countLanesBefore(Value mask) {
  Value before = sub(shiftLeft(word(1), toWord(lane)), word(1));
  return countLanes(bitAnd(mask, before));
}

void BlockBuilder::waitForWarp() { NVVM::SyncWarpOp::create(*this, word(-1)); }

std::pair<Value, Value> BlockBuilder::addWarps(Value number, Value memory) {
  when(compare(IntPredicate::eq, lane, index(0)),
       [&] { memref::StoreOp::create(*this, number, memory, warp); });
  wait();
  Value before = word(0), all = word(0);
  for (int64_t i = 0; i < blockWarps; ++i) {
    Value each = memref::LoadOp::create(*this, memory, index(i));
    before = add(before, select(isBelow(index(i), warp), each, word(0)));
    all = add(all, each);
  }
  return {before, all};
}

/// Hillis and Steele (1986) in a warp.
std::pair<Value, Value> BlockBuilder::addThreads(Value number, Value memory) {
  Value sum = number;
  for (int64_t distance = 1; distance < warpThreads; distance *= 2) {
    Value other = NVVM::ShflOp::create(*this, getI32Type(), word(-1), sum,
                                       word(distance), word(0),
                                       NVVM::ShflKind::up, UnitAttr());
    Value isThere = compare(IntPredicate::uge, lane, index(distance));
    sum = add(sum, select(isThere, other, word(0)));
  }
  Value ofWarp = NVVM::ShflOp::create(*this, getI32Type(), word(-1), sum,
                                      word(warpThreads - 1), word(31),
                                      NVVM::ShflKind::idx, UnitAttr());
  auto [before, all] = addWarps(ofWarp, memory);
  return {add(before, sub(sum, number)), all};
}

//===----------------------------------------------------------------------===//
// Sorting
//===----------------------------------------------------------------------===//

/// The word of the thread whose number differs in the bit `distance`, of the same warp.
Value BlockBuilder::exchange(Value own, int64_t distance) {
  return NVVM::ShflOp::create(*this, getI32Type(), word(-1), own,
                              word(distance), word(31), NVVM::ShflKind::bfly,
                              UnitAttr());
}

/// What the thread has of two words when runs of `run` threads are made: every second one
/// goes down.
Value BlockBuilder::order(Value own, Value other, int64_t run,
                          int64_t distance) {
  Value bits = bitAnd(thread, index(run | distance));
  Value isLower = compare(IntPredicate::eq, bits, index(0));
  isLower = bitOr(isLower, compare(IntPredicate::eq, bits, index(run | distance)));
  return select(isLower, least(own, other),
                arith::MaxUIOp::create(*this, own, other));
}

/// Batcher's bitonic sort (1968): near partners are lanes of a warp, others meet in shared
/// memory, by turns in one half of it.
Value BlockBuilder::sortThreads(Value own, int64_t size, Value memory) {
  Value takesPart = size < blockThreads ? isBelow(thread, index(size)) : Value();
  int64_t turn = 0;
  for (int64_t run = 2; run <= size; run *= 2) {
    int64_t distance = run / 2;
    for (; distance >= warpThreads; distance /= 2) {
      Value half = index(turn++ % 2 * size);
      when(takesPart, [&] {
        memref::StoreOp::create(*this, own, memory, add(half, thread));
      });
      wait();
      own = choose(takesPart, {own}, [&]() -> SmallVector<Value> {
              Value partner = add(half, bitXor(thread, index(distance)));
              Value other = memref::LoadOp::create(*this, memory, partner);
              return {order(own, other, run, distance)};
            }).front();
    }
    own = choose(takesPart, {own}, [&]() -> SmallVector<Value> {
            Value least = own;
            for (int64_t near = distance; near > 0; near /= 2)
              least = order(least, exchange(least, near), run, near);
            return {least};
          }).front();
  }
  return own;
}
