// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What `remat.attention` and `remat.attention_backward` say of themselves, and their
// replacement by their bodies.

#include "remat/Dialect/Remat/Attention.h"
#include "llvm/Support/MathExtras.h"

using namespace mlir;
using namespace remat;

/// Block arguments are the operands one by one.
static LogicalResult verifyArguments(Operation *op) {
  Block &block = op->getRegion(0).front();
  if (block.getNumArguments() != op->getNumOperands())
    return op->emitOpError() << "expected one block argument for each of "
                            << op->getNumOperands() << " operands, got "
                            << block.getNumArguments();
  for (auto [i, argument] : llvm::enumerate(block.getArguments()))
    if (Type expected = op->getOperand(i).getType();
        argument.getType() != expected)
      return op->emitOpError()
             << "expected block argument " << i << " to have type " << expected
             << " like its operand, got " << argument.getType();
  return success();
}

/// A region of pure ops that returns what the op does.
static LogicalResult verifyBody(Operation *op) {
  if (failed(verifyArguments(op)))
    return failure();
  Block &block = op->getRegion(0).front();
  if (block.empty() || !block.back().hasTrait<OpTrait::ReturnLike>())
    return op->emitOpError() << "expected the region to end with a return";
  Operation &end = block.back();
  if (!llvm::equal(end.getOperandTypes(), op->getResultTypes()))
    return end.emitOpError() << "expected values of the types of "
                             << op->getName() << "'s results";
  for (Operation &inner : block.without_terminator())
    if (!isPure(&inner))
      return inner.emitOpError()
             << "has side effects, and " << op->getName() << " holds pure ops only";
  return success();
}

template <typename OpTy> static LogicalResult verifyStatistics(OpTy op) {
  auto getShape = [](Value value) {
    return cast<ShapedType>(value.getType()).getShape();
  };
  if (getShape(op.getRowMaximum()) != getShape(op.getRowSum()))
    return op.emitOpError() << "expected row maxima and sums of one shape, got "
                            << op.getRowMaximum().getType() << " and "
                            << op.getRowSum().getType();
  return success();
}

LogicalResult AttentionOp::verify() {
  if (getNumResults() != 3)
    return emitOpError() << "expected a product, and a maximum and a sum for "
                            "each row, got "
                         << getNumResults() << " results";
  if (failed(verifyBody(*this)))
    return failure();
  return verifyStatistics(*this);
}

/// Each of the output's dimensions once.
static LogicalResult verifyOutput(AttentionBackwardOp op) {
  if (!op.getOutputDimensions())
    return success();
  ArrayRef<int64_t> dimensions = *op.getOutputDimensions();
  auto type = cast<RankedTensorType>(op.getInputs().back().getType());
  auto all = llvm::to_vector(llvm::seq<int64_t>(0, type.getRank()));
  if (dimensions.size() == all.size() &&
      std::is_permutation(all.begin(), all.end(), dimensions.begin()))
    return success();
  return op.emitOpError() << "expected each dimension of the last operand, " << type
                          << ", once behind 'output'";
}

LogicalResult AttentionBackwardOp::verify() {
  if (getNumResults() != 3)
    return emitOpError() << "expected gradients of queries, keys and values, got "
                         << getNumResults() << " results";
  if (getNumOperands() < 2)
    return emitOpError() << "expected a maximum and a sum for each row, got "
                         << getNumOperands() << " operands";
  return failure(failed(verifyStatistics(*this)) || failed(verifyBody(*this)) ||
                 failed(verifyOutput(*this)));
}

/// Those of the body.
static int64_t countBodyFlops(Block &body) {
  int64_t flops = 0;
  for (Operation &inner : body)
    if (auto interface = dyn_cast<RematOpInterface>(inner))
      if (llvm::AddOverflow(flops, interface.getFlops(), flops))
        return INT64_MAX;
  return flops;
}

OpKind AttentionOp::getOpKind() { return OpKind::Attention; }

Fusibility AttentionOp::getFusibility() { return Fusibility::Opaque; }

int64_t AttentionOp::getFlops() { return countBodyFlops(*getBodyBlock()); }

OpKind AttentionBackwardOp::getOpKind() { return OpKind::Attention; }

Fusibility AttentionBackwardOp::getFusibility() { return Fusibility::Opaque; }

int64_t AttentionBackwardOp::getFlops() {
  return countBodyFlops(*getBodyBlock());
}

static void dissolve(Operation *op) {
  Block &body = op->getRegion(0).front();
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
  SmallVector<Operation *> found;
  root->walk([&](Operation *op) {
    if (isa<AttentionOp, AttentionBackwardOp>(op))
      found.push_back(op);
  });
  llvm::for_each(found, dissolve);
}
