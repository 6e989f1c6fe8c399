// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "StepFunction.h"
#include "llvm/Analysis/InstructionSimplify.h"
#include "llvm/IR/IRBuilder.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/Instructions.h"
#include "llvm/Transforms/Utils/Local.h"

using namespace llvm;

/// In one pass: operands come before what uses them but for loops, where less is folded.
static void foldInstructions(Function &step) {
  SimplifyQuery query(step.getDataLayout());
  for (Instruction &instruction : make_early_inc_range(instructions(step))) {
    if (Value *value = simplifyInstruction(&instruction, query))
      instruction.replaceAllUsesWith(value);
    if (isInstructionTriviallyDead(&instruction))
      instruction.eraseFromParent();
  }
}

static void eraseDead(Function &step) {
  SmallVector<WeakTrackingVH> dead;
  for (Instruction &instruction : instructions(step))
    if (isInstructionTriviallyDead(&instruction))
      dead.push_back(&instruction);
  RecursivelyDeleteTriviallyDeadInstructions(dead);
}

namespace {
/// Arguments on the stack, each stored when the step begins.
class ArgumentTable {
public:
  explicit ArgumentTable(Function &step)
      : begin(&*step.getEntryBlock().getFirstInsertionPt()) {}

  Value *load(IRBuilder<> &builder, Argument *argument) {
    AllocaInst *&place = places[argument];
    if (!place) {
      IRBuilder<> entry(begin);
      place = entry.CreateAlloca(argument->getType());
      entry.CreateStore(argument, place);
    }
    return builder.CreateLoad(argument->getType(), place);
  }

private:
  Instruction *begin;
  DenseMap<Argument *, AllocaInst *> places;
};
} // namespace

static void computeAddressesAtCalls(Function &step) {
  const DataLayout &layout = step.getDataLayout();
  SmallVector<CallInst *> calls;
  for (Instruction &instruction : instructions(step))
    if (auto *call = dyn_cast<CallInst>(&instruction))
      calls.push_back(call);
  ArgumentTable table(step);
  for (CallInst *call : calls) {
    IRBuilder<> builder(call);
    for (Use &operand : call->args()) {
      if (!operand->getType()->isPointerTy())
        continue;
      APInt offset(layout.getIndexTypeSizeInBits(operand->getType()), 0);
      Value *base = operand->stripAndAccumulateConstantOffsets(
          layout, offset, /*AllowNonInbounds=*/true);
      auto *argument = dyn_cast<Argument>(base);
      if (!argument)
        continue;
      Value *address = table.load(builder, argument);
      if (!offset.isZero())
        address = builder.CreatePtrAdd(address, builder.getInt(offset));
      operand.set(address);
    }
  }
}

/// Calls of one block: the fast register allocator takes time by the square of a
/// block's length.
static constexpr unsigned callsOfBlock = 64;

static void divideBlocks(Function &step) {
  SmallVector<CallInst *> borders;
  unsigned count = 0;
  for (Instruction &instruction : instructions(step))
    if (auto *call = dyn_cast<CallInst>(&instruction))
      if (++count % callsOfBlock == 0)
        borders.push_back(call);
  // The last first, or what is behind a border would move again and again.
  for (CallInst *call : llvm::reverse(borders))
    call->getParent()->splitBasicBlock(call->getNextNode());
}

void remat::simplifyStepFunction(Function &step) {
  foldInstructions(step);
  eraseDead(step);
  computeAddressesAtCalls(step);
  eraseDead(step);
  divideBlocks(step);
}
