// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What `remat.attention` says of itself, and its replacement by its body.

#include "remat/Dialect/Remat/Attention.h"
#include "llvm/Support/MathExtras.h"

using namespace mlir;
using namespace remat;

/// Block arguments are the operands one by one.
static LogicalResult verifyArguments(AttentionOp op) {
  Block &block = *op.getBodyBlock();
  if (block.getNumArguments() != op->getNumOperands())
    return op.emitOpError() << "expected one block argument for each of "
                            << op->getNumOperands() << " operands, got "
                            << block.getNumArguments();
  for (auto [i, argument] : llvm::enumerate(block.getArguments()))
    if (Type expected = op->getOperand(i).getType();
        argument.getType() != expected)
      return op.emitOpError()
             << "expected block argument " << i << " to have type " << expected
             << " like its operand, got " << argument.getType();
  return success();
}

LogicalResult AttentionOp::verify() {
  if (getNumResults() != 3)
    return emitOpError() << "expected a product, and a maximum and a sum for "
                            "each row, got "
                         << getNumResults() << " results";
  if (failed(verifyArguments(*this)))
    return failure();
  Block &block = *getBodyBlock();
  if (block.empty() || !block.back().hasTrait<OpTrait::ReturnLike>())
    return emitOpError() << "expected the region to end with a return";
  Operation &end = block.back();
  if (!llvm::equal(end.getOperandTypes(), getResultTypes()))
    return end.emitOpError() << "expected values of the types of "
                             << getOperationName() << "'s results";
  for (Operation &inner : block.without_terminator())
    if (!isPure(&inner))
      return inner.emitOpError()
             << "has side effects, and " << getOperationName()
             << " holds pure ops only";
  if (getRowMaximum().getType() != getRowSum().getType())
    return emitOpError() << "expected row maxima and sums of one type, got "
                         << getRowMaximum().getType() << " and "
                         << getRowSum().getType();
  return success();
}

OpKind AttentionOp::getOpKind() { return OpKind::Attention; }

Fusibility AttentionOp::getFusibility() { return Fusibility::Opaque; }

int64_t AttentionOp::getFlops() {
  int64_t flops = 0;
  for (Operation &inner : *getBodyBlock())
    if (auto interface = dyn_cast<RematOpInterface>(inner))
      if (llvm::AddOverflow(flops, interface.getFlops(), flops))
        return INT64_MAX;
  return flops;
}

void remat::dissolveAttention(AttentionOp op) {
  Block &body = *op.getBodyBlock();
  for (auto [argument, input] :
       llvm::zip_equal(body.getArguments(), op->getOperands()))
    argument.replaceAllUsesWith(input);
  Operation *end = body.getTerminator();
  op->replaceAllUsesWith(end->getOperands());
  end->erase();
  op->getBlock()->getOperations().splice(op->getIterator(),
                                         body.getOperations());
  op->erase();
}

void remat::dissolveAttentions(Operation *root) {
  SmallVector<AttentionOp> found;
  root->walk([&](AttentionOp op) { found.push_back(op); });
  for (AttentionOp op : found)
    dissolveAttention(op);
}
