// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "LoopBuilding.h"
#include "remat/Analysis/ShardedSize.h"
#include "remat/Dialect/Remat/Remat.h"
#include "remat/Interfaces/RematOpInterface.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"

using namespace mlir;
using namespace remat;

Value remat::makeInteger(OpBuilder &builder, Location loc, Type type,
                         int64_t value) {
  auto tensor = cast<RankedTensorType>(type);
  auto element = builder.getIntegerAttr(tensor.getElementType(), value);
  return stablehlo::ConstantOp::create(
      builder, loc, DenseElementsAttr::get(tensor, Attribute(element)));
}

static DenseElementsAttr makeZero(RankedTensorType type) {
  Type element = type.getElementType();
  if (auto complex = dyn_cast<ComplexType>(element)) {
    APFloat zero(cast<FloatType>(complex.getElementType()).getFloatSemantics());
    return DenseElementsAttr::get(type, std::complex<APFloat>(zero, zero));
  }
  return DenseElementsAttr::get(
      type, Builder(element.getContext()).getZeroAttr(element));
}

Value remat::makeZeros(OpBuilder &builder, Location loc,
                       RankedTensorType type) {
  return stablehlo::ConstantOp::create(builder, loc, makeZero(type));
}

/// The part of a stack of `count` such slices.
static DenseI64ArrayAttr addRows(DenseI64ArrayAttr part, int64_t count) {
  if (!part)
    return {};
  SmallVector<int64_t> shape{count};
  llvm::append_range(shape, part.asArrayRef());
  return DenseI64ArrayAttr::get(part.getContext(), shape);
}

DenseI64ArrayAttr remat::getDevicePartOfRow(Value stack) {
  DenseI64ArrayAttr part = getDeviceShape(stack);
  if (!part || part.empty())
    return {};
  return DenseI64ArrayAttr::get(part.getContext(),
                                part.asArrayRef().drop_front());
}

void remat::setDevicePart(Value result, DenseI64ArrayAttr part) {
  Operation *op = result.getDefiningOp();
  op->removeDiscardableAttr(RematDialect::deviceShapesAttrName);
  setDeviceShapes(op, part, result.getType());
}

void remat::setDevicePartsOfCarries(stablehlo::WhileOp loop) {
  // Shapes that came with another loop's attributes may be of other carries.
  loop->removeDiscardableAttr(RematDialect::deviceShapesAttrName);
  setDeviceShapes(loop, llvm::map_to_vector(loop->getOperands(), getDeviceShape),
                  loop->getResultTypes());
}

void remat::setFirst(stablehlo::WhileOp loop, unsigned carry, Value first) {
  loop->setOperand(carry, first);
  for (Value value : {Value(loop->getResult(carry)),
                      Value(loop.getCond().front().getArgument(carry)),
                      Value(loop.getBody().front().getArgument(carry))})
    value.setType(first.getType());
}

SmallVector<stablehlo::WhileOp> remat::collectLoops(func::FuncOp function) {
  SmallVector<stablehlo::WhileOp> loops;
  function.walk<WalkOrder::PreOrder>(
      [&](stablehlo::WhileOp loop) { loops.push_back(loop); });
  return loops;
}

Value remat::makeStack(OpBuilder &builder, Location loc, int64_t count,
                       RankedTensorType slice, DenseI64ArrayAttr devicePart) {
  SmallVector<int64_t> shape{count};
  llvm::append_range(shape, slice.getShape());
  auto scalar = RankedTensorType::get({}, slice.getElementType());
  Value zero = stablehlo::ConstantOp::create(builder, loc, makeZero(scalar));
  Value stack = stablehlo::BroadcastInDimOp::create(
      builder, loc, RankedTensorType::get(shape, slice.getElementType()), zero,
      builder.getDenseI64ArrayAttr({}));
  setDevicePart(stack, addRows(devicePart, count));
  return stack;
}

RankedTensorType remat::getPartType(Value stack) {
  auto type = cast<RankedTensorType>(stack.getType());
  SmallVector<int64_t> shape(type.getShape());
  shape.front() = 1;
  return RankedTensorType::get(shape, type.getElementType());
}

void remat::moveRows(Operation *access, int64_t shift) {
  if (shift == 0)
    return;
  unsigned first = isa<stablehlo::DynamicUpdateSliceOp>(access) ? 2 : 1;
  OpBuilder builder(access);
  Location loc = access->getLoc();
  Value start = access->getOperand(first);
  access->setOperand(
      first, stablehlo::AddOp::create(builder, loc, start,
                                      makeInteger(builder, loc, start.getType(), shift)));
}

static SmallVector<Value> makeStarts(OpBuilder &builder, Location loc,
                                     Value stack, Value place) {
  SmallVector<Value> starts{place};
  int64_t rank = cast<RankedTensorType>(stack.getType()).getRank();
  if (rank > 1)
    starts.append(rank - 1, makeInteger(builder, loc, place.getType(), 0));
  return starts;
}

Value remat::readSlices(OpBuilder &builder, Location loc, Value stack,
                        Value place, int64_t count) {
  RankedTensorType part = getPartType(stack);
  SmallVector<int64_t> sizes(part.getShape());
  sizes.front() = count;
  Value read = stablehlo::DynamicSliceOp::create(
      builder, loc, RankedTensorType::get(sizes, part.getElementType()), stack,
      makeStarts(builder, loc, stack, place), sizes);
  setDevicePart(read, addRows(getDevicePartOfRow(stack), count));
  return read;
}

Value remat::readSlice(OpBuilder &builder, Location loc, Value stack,
                       Value place) {
  RankedTensorType part = getPartType(stack);
  Value read = readSlices(builder, loc, stack, place, 1);
  Value slice = stablehlo::ReshapeOp::create(
      builder, loc,
      RankedTensorType::get(part.getShape().drop_front(),
                            part.getElementType()),
      read);
  setDevicePart(slice, getDevicePartOfRow(stack));
  return slice;
}

Value remat::writeSlice(OpBuilder &builder, Location loc, Value stack,
                        Value slice, Value place) {
  slice = stablehlo::ReshapeOp::create(builder, loc, getPartType(stack), slice);
  setDevicePart(slice, addRows(getDevicePartOfRow(stack), 1));
  return writeSlices(builder, loc, stack, slice, place);
}

Value remat::writeSlices(OpBuilder &builder, Location loc, Value stack,
                         Value slices, Value place) {
  Value written = stablehlo::DynamicUpdateSliceOp::create(
      builder, loc, stack.getType(), stack, slices,
      makeStarts(builder, loc, stack, place));
  setDevicePart(written, getDeviceShape(stack));
  return written;
}

void remat::setLimit(const stablehlo::CountedLoop &counted, int64_t limit) {
  stablehlo::WhileOp loop = counted.getLoop();
  auto compare = cast<stablehlo::CompareOp>(
      loop.getCond().front().getTerminator()->getOperand(0).getDefiningOp());
  Type type = compare.getRhs().getType();
  auto carried = dyn_cast<BlockArgument>(compare.getRhs());
  if (carried && carried.getOwner() == compare->getBlock()) {
    OpBuilder builder(loop);
    loop->setOperand(carried.getArgNumber(),
                     makeInteger(builder, loop.getLoc(), type, limit));
    return;
  }
  OpBuilder builder(compare);
  compare->setOperand(1, makeInteger(builder, compare.getLoc(), type, limit));
}

stablehlo::WhileOp remat::dropCarries(stablehlo::WhileOp loop,
                                      const llvm::BitVector &dropped) {
  loop.getBody().front().getTerminator()->eraseOperands(dropped);
  for (Region *region : {&loop.getCond(), &loop.getBody()})
    region->front().eraseArguments(dropped);
  SmallVector<Value> operands;
  for (auto [number, operand] : llvm::enumerate(loop->getOperands()))
    if (!dropped[number])
      operands.push_back(operand);
  OpBuilder builder(loop);
  auto rest = stablehlo::WhileOp::create(
      builder, loop->getLoc(), llvm::to_vector(ValueRange(operands).getTypes()),
      operands);
  rest->setAttrs(loop->getAttrs());
  rest.getCond().takeBody(loop.getCond());
  rest.getBody().takeBody(loop.getBody());
  unsigned kept = 0;
  for (OpResult result : loop->getResults())
    if (!dropped[result.getResultNumber()])
      result.replaceAllUsesWith(rest->getResult(kept++));
  loop->erase();
  return rest;
}

bool remat::isView(Operation *op) {
  auto interface = dyn_cast<RematOpInterface>(op);
  return interface && op->getNumRegions() == 0 && op->getNumOperands() == 1 &&
         op->getNumResults() == 1 && interface.getViewedOperand(0).has_value();
}

void remat::eraseDeadOps(Block &block) {
  for (Operation &op : llvm::make_early_inc_range(llvm::reverse(block)))
    if (isOpTriviallyDead(&op))
      op.erase();
}
