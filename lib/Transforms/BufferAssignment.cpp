// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// Classes of values that share memory; see the header.

#include "remat/Transforms/BufferAssignment.h"
#include "remat/Analysis/TrainingGraph.h"
#include "remat/Dialect/Remat/Remat.h"

using namespace mlir;
using namespace remat;

/// Bytes of a value in this function's memory; none for tokens and host copies.
static int64_t getBytes(Value value) {
  return computeTypeBytes(value.getType()).value_or(0);
}

Value BufferAssignment::getRoot(Value value) const {
  auto found = roots.find(value);
  return found == roots.end() ? value : found->second;
}

void BufferAssignment::findRootsAndUses() {
  Block &block = function.getBody().front();
  for (Operation &op : block) {
    unsigned position = positions.size();
    positions[&op] = position;
    op.walk([&](Operation *inner) {
      for (Value operand : inner->getOperands())
        if (operand.getParentBlock() == &block)
          lastUse[getRoot(operand)] = position;
    });
    auto interface = dyn_cast<RematOpInterface>(&op);
    for (OpResult result : op.getResults()) {
      std::optional<unsigned> viewed =
          interface ? interface.getViewedOperand(result.getResultNumber())
                    : std::nullopt;
      if (viewed)
        roots[result] = getRoot(op.getOperand(*viewed));
    }
  }
}

bool BufferAssignment::isReadBehind(Value root, unsigned position) const {
  auto found = lastUse.find(root);
  return found != lastUse.end() && found->second > position;
}

/// A result is written into the argument donated to it if nobody reads that
/// afterwards.
void BufferAssignment::pairDonations() {
  Operation *terminator = function.getBody().front().getTerminator();
  for (BlockArgument argument : function.getArguments()) {
    auto alias = function.getArgAttrOfType<IntegerAttr>(
        argument.getArgNumber(), "tf.aliasing_output");
    if (!alias || alias.getInt() < 0 ||
        alias.getInt() >= int64_t(terminator->getNumOperands()))
      continue;
    Value result = getRoot(terminator->getOperand(alias.getInt()));
    Operation *producer = result.getDefiningOp();
    if (producer && !lenders.contains(result) &&
        getBytes(result) == getBytes(argument) &&
        !isReadBehind(argument, positions.lookup(producer)))
      lenders[result] = argument;
  }
}

LogicalResult BufferAssignment::pairReuses() {
  for (Operation &op : function.getBody().front()) {
    auto kernel = dyn_cast<KernelOpInterface>(&op);
    if (!kernel)
      continue;
    for (BufferReuse reuse : kernel.getBufferReuses()) {
      Value operand = getRoot(op.getOperand(reuse.operand));
      Value result = op.getResult(reuse.result);
      if (isReadBehind(operand, positions.lookup(&op)))
        return op.emitOpError("result ")
               << reuse.result << " takes over the buffer of operand "
               << reuse.operand << ", which is read later";
      if (!lenders.contains(result))
        lenders[result] = operand;
    }
  }
  return success();
}

/// A lender's buffer is there before its borrower's: it is defined earlier.
void BufferAssignment::addValue(Value value) {
  unsigned begin = 0;
  if (Operation *producer = value.getDefiningOp())
    begin = positions.lookup(producer);
  unsigned end = std::max(begin, lastUse.lookup(value));
  auto lender = lenders.find(value);
  unsigned index = buffers.size();
  if (lender == lenders.end()) {
    buffers.emplace_back();
    buffers[index].begin = begin;
    if (auto argument = dyn_cast<BlockArgument>(value))
      buffers[index].argument = argument.getArgNumber();
  } else {
    index = bufferOf.lookup(lender->second);
  }
  bufferOf[value] = index;
  Buffer &buffer = buffers[index];
  buffer.values.push_back(value);
  buffer.bytes = std::max(buffer.bytes, getBytes(value));
  buffer.end = std::max(buffer.end, end);
}

void BufferAssignment::collectBuffers() {
  for (BlockArgument argument : function.getArguments())
    addValue(argument);
  for (Operation &op : function.getBody().front())
    for (OpResult result : op.getResults())
      if (!roots.contains(result) && isa<RankedTensorType>(result.getType()))
        addValue(result);
}

std::optional<unsigned> BufferAssignment::find(Value value) const {
  auto found = bufferOf.find(getRoot(value));
  if (found == bufferOf.end())
    return std::nullopt;
  return found->second;
}

std::optional<unsigned> BufferAssignment::findPartner(unsigned index) const {
  func::FuncOp function = this->function;
  Operation *terminator = function.getBody().front().getTerminator();
  Value root = getRoot(terminator->getOperand(index));
  std::optional<unsigned> buffer = find(root);
  if (!buffer || !buffers[*buffer].argument)
    return std::nullopt;
  unsigned argument = *buffers[*buffer].argument;
  auto alias =
      function.getArgAttrOfType<IntegerAttr>(argument, "tf.aliasing_output");
  if (!alias || alias.getInt() != int64_t(index))
    return std::nullopt;
  return argument;
}

FailureOr<BufferAssignment> BufferAssignment::create(func::FuncOp function) {
  BufferAssignment assignment(function);
  assignment.findRootsAndUses();
  assignment.pairDonations();
  if (failed(assignment.pairReuses()))
    return failure();
  assignment.collectBuffers();
  return assignment;
}
