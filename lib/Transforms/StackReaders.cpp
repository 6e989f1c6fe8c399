// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "StackReaders.h"
#include "LoopBuilding.h"
#include "remat/Interfaces/RematOpInterface.h"

using namespace mlir;
using namespace remat;
using stablehlo::CountedLoop;
using stablehlo::DynamicSliceOp;
using stablehlo::DynamicUpdateSliceOp;
using stablehlo::IterationIndex;
using stablehlo::WhileOp;

std::optional<RowAccess> remat::findRows(const CountedLoop &loop, Operation *access) {
  auto read = dyn_cast<DynamicSliceOp>(access);
  auto write = dyn_cast<DynamicUpdateSliceOp>(access);
  if (!read && !write)
    return std::nullopt;
  auto stack = cast<RankedTensorType>(access->getOperand(0).getType());
  auto rows = cast<RankedTensorType>(read ? read.getType()
                                          : write.getUpdate().getType());
  ValueRange starts = read ? ValueRange(read.getStartIndices())
                           : ValueRange(write.getStartIndices());
  if (stack.getRank() == 0 || !stack.hasStaticShape() || !rows.hasStaticShape() ||
      stack.getShape().drop_front() != rows.getShape().drop_front())
    return std::nullopt;
  for (Value start : starts.drop_front())
    if (auto index = loop.evaluate(start); !index || !(*index == IterationIndex{0, 0}))
      return std::nullopt;
  std::optional<IterationIndex> first = loop.evaluate(starts.front());
  int64_t count = rows.getDimSize(0), last = stack.getDimSize(0) - count;
  for (int64_t iteration : {int64_t(0), loop.getTripCount() - 1})
    if (!first || first->at(iteration) < 0 || first->at(iteration) > last)
      return std::nullopt;
  return RowAccess{*first, count};
}

std::optional<StackReaders> StackReaders::find(Value stack) {
  StackReaders readers(stack);
  for (OpOperand &use : stack.getUses())
    if (!readers.add(use))
      return std::nullopt;
  return readers;
}

bool StackReaders::add(OpOperand &use) {
  Operation *user = use.getOwner();
  if (auto loop = dyn_cast<WhileOp>(user))
    return addCarry(loop, use.getOperandNumber());
  if (auto read = dyn_cast<DynamicSliceOp>(user))
    return use.getOperandNumber() == 0 && addRead(read);
  auto op = dyn_cast<RematOpInterface>(user);
  bool isFused = op && user->getBlock() == stack.getParentBlock() &&
                 (op.getFusibility() == Fusibility::Elementwise ||
                  op.getFusibility() == Fusibility::Movement ||
                  op.getFusibility() == Fusibility::Reduction);
  if (isFused)
    others.push_back(&use);
  return isFused;
}

/// A carry of which nobody but slices in the body takes anything.
bool StackReaders::addCarry(WhileOp loop, unsigned carry) {
  Block &body = loop.getBody().front();
  BlockArgument argument = body.getArgument(carry);
  if (body.getTerminator()->getOperand(carry) != argument ||
      !loop->getResult(carry).use_empty() ||
      !loop.getCond().front().getArgument(carry).use_empty())
    return false;
  carries.push_back({loop, carry});
  return llvm::all_of(argument.getUses(), [&](OpOperand &use) {
    auto read = dyn_cast<DynamicSliceOp>(use.getOwner());
    return use.getOwner() == body.getTerminator() ||
           (read && use.getOperandNumber() == 0 && addRead(read));
  });
}

bool StackReaders::addRead(DynamicSliceOp read) {
  auto loop = dyn_cast<WhileOp>(read->getParentOp());
  std::optional<CountedLoop> counted =
      loop && read->getBlock() == &loop.getBody().front() ? CountedLoop::match(loop)
                                                          : std::nullopt;
  if (!counted || !findRows(*counted, read))
    return false;
  reads.push_back(read);
  return true;
}

SmallVector<Operation *> StackReaders::listUsers() const {
  Block *block = Value(stack).getParentBlock();
  SmallVector<Operation *> users;
  for (auto &[loop, carry] : carries)
    users.push_back(loop);
  for (DynamicSliceOp read : reads)
    users.push_back(block->findAncestorOpInBlock(*read));
  for (OpOperand *use : others)
    users.push_back(use->getOwner());
  return users;
}

/// The rows that the stack has, as a value of its own.
static Value takeRows(OpBuilder &builder, Location loc, Value other,
                      RankedTensorType type, int64_t shift) {
  SmallVector<int64_t> starts(type.getRank(), 0), limits(type.getShape()),
      strides(type.getRank(), 1);
  starts.front() = shift;
  limits.front() += shift;
  return stablehlo::SliceOp::create(builder, loc, type, other, starts, limits, strides);
}

void StackReaders::redirect(Value other, int64_t shift) {
  for (DynamicSliceOp read : reads) {
    moveRows(read, shift);
    if (read.getOperand() == stack)
      read->setOperand(0, other);
  }
  for (auto [loop, carry] : carries)
    setFirst(loop, carry, other);
  for (OpOperand *use : others) {
    OpBuilder builder(use->getOwner());
    use->set(other.getType() == type
                 ? other
                 : takeRows(builder, use->getOwner()->getLoc(), other, type, shift));
  }
}
