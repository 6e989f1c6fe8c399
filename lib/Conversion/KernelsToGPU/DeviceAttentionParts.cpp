// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "DeviceAttentionParts.h"
#include "../KernelsToHost/ElementEmitter.h"
#include "remat/Conversion/StableHLOToLinalg.h"
#include "llvm/ADT/SetVector.h"

using namespace mlir;
using namespace remat;

Operation *remat::findOnlyOp(KernelBody &body) {
  Block &block = body.function.getBody().front();
  Operation *op = &block.front();
  if (!llvm::hasNItems(block, 2) || !body.shared.empty())
    return nullptr;
  bool isWhole =
      llvm::all_of(op->getOperands(), llvm::IsaPred<BlockArgument>) &&
      llvm::all_of(block.back().getOperands(), [&](Value result) {
        return result.getDefiningOp() == op &&
               llvm::count(block.back().getOperands(), result) == 1;
      });
  return isWhole ? op : nullptr;
}

SmallVector<Operation *> remat::findMakers(ArrayRef<Value> values,
                                           ArrayRef<Value> ends) {
  llvm::SetVector<Operation *> needed;
  SmallVector<Value> open(values);
  while (!open.empty()) {
    Value value = open.pop_back_val();
    Operation *op = value.getDefiningOp();
    if (op && !llvm::is_contained(ends, value) && needed.insert(op))
      llvm::append_range(open, op->getOperands());
  }
  SmallVector<Operation *> sorted = needed.takeVector();
  llvm::sort(sorted,
             [](Operation *a, Operation *b) { return a->isBeforeInBlock(b); });
  return sorted;
}

FailureOr<func::FuncOp> remat::lowerToElements(func::FuncOp function) {
  if (succeeded(lowerToLinalg(function)) &&
      llvm::all_of(function.getBody().front().without_terminator(),
                   [](Operation &inner) { return canEmitElements(&inner); }))
    return function;
  function.erase();
  return failure();
}

Value remat::findOperandMemory(Operation *op, Value inner,
                               gpu::GPUFuncOp function) {
  Value outer = op->getOperand(cast<BlockArgument>(inner).getArgNumber());
  return function.getArgument(cast<BlockArgument>(outer).getArgNumber());
}

SmallVector<Value> remat::findReadMemories(Operation *op, func::FuncOp elements,
                                           gpu::GPUFuncOp function) {
  SmallVector<Value> memories(elements.getNumArguments());
  for (BlockArgument argument : op->getRegion(0).getArguments())
    if (unsigned number = argument.getArgNumber();
        !elements.getArgument(number).use_empty())
      memories[number] = findOperandMemory(op, argument, function);
  return memories;
}
