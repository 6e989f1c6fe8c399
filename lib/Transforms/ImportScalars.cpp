// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// Scalars of a step become tensors of rank 0. Kernels read and write tensors, so that
/// what one kernel leaves for another has bytes that are planned. What is left of scalars
/// in a step's block are constants and reads of such tensors, which every kernel makes
/// itself (`FusionGroups`):
///
///   %p = arith.mulf %a, %b : f32
///   %y = linalg.fill ins(%p : f32) ...
///
/// becomes
///
///   %t = linalg.generic ins(%ta, %tb : tensor<f32>, tensor<f32>) { arith.mulf }
///   %p = tensor.extract %t[] : tensor<f32>
///   %y = linalg.fill ins(%p : f32) ...
///
/// Loops and branches carry and return tensors. Arguments and results of the type index
/// are 64-bit integers, also as elements of tensors: that is what they are in memory.

#include "ImportSteps.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "llvm/ADT/MapVector.h"

using namespace mlir;
using namespace remat;

static bool isScalar(Type type) {
  return isa<FloatType, IntegerType, IndexType, ComplexType>(type);
}

static bool hasScalarResults(Operation *op) {
  return llvm::any_of(op->getResultTypes(), isScalar);
}

/// The type with 64-bit integers for indices.
static Type withoutIndex(Type type) {
  Type number = IntegerType::get(type.getContext(), 64);
  if (auto tensor = dyn_cast<RankedTensorType>(type))
    return tensor.getElementType().isIndex() ? tensor.clone(number) : type;
  return type.isIndex() ? number : type;
}

namespace {
class ScalarLifter {
public:
  explicit ScalarLifter(func::FuncOp function)
      : function(function), block(function.getBody().front()),
        builder(function.getContext()) {}

  void run();

private:
  Value toTensor(Value scalar);
  Value convert(Value tensor, Type type);
  void replaceUses(Value scalar, Value tensor);
  void liftArgument(BlockArgument argument);
  void liftElement(tensor::ExtractOp op);
  void liftComputation(Operation *op);
  void liftInput(OpOperand &input);
  void liftBlockArgument(BlockArgument argument);
  void liftOutputs(Operation *op);
  void liftFor(scf::ForOp loop);
  void liftWhile(scf::WhileOp loop);
  void liftBranches(Operation *op);
  void liftOp(Operation *op);
  void liftReturn();

  func::FuncOp function;
  Block &block;
  OpBuilder builder;
};
} // namespace

/// A tensor that holds the scalar, at the builder's place.
Value ScalarLifter::toTensor(Value scalar) {
  auto extract = scalar.getDefiningOp<tensor::ExtractOp>();
  if (extract && extract.getIndices().empty())
    return extract.getTensor();
  return tensor::FromElementsOp::create(
      builder, scalar.getLoc(), RankedTensorType::get({}, scalar.getType()),
      scalar);
}

Value ScalarLifter::convert(Value tensor, Type type) {
  return tensor.getType() == type
             ? tensor
             : arith::IndexCastOp::create(builder, tensor.getLoc(), type,
                                          tensor);
}

/// Each op of the step that reads the scalar, itself or inside, reads the tensor in front
/// of it.
void ScalarLifter::replaceUses(Value scalar, Value tensor) {
  llvm::MapVector<Operation *, SmallVector<OpOperand *>> readers;
  for (OpOperand &use : scalar.getUses())
    readers[block.findAncestorOpInBlock(*use.getOwner())].push_back(&use);
  for (auto &[reader, uses] : readers) {
    builder.setInsertionPoint(reader);
    Value element =
        tensor::ExtractOp::create(builder, reader->getLoc(), scalar.getType(),
                                  tensor, ValueRange());
    for (OpOperand *use : uses)
      use->set(element);
  }
}

void ScalarLifter::liftArgument(BlockArgument argument) {
  Type type = argument.getType();
  Type tensorType = isScalar(type) ? RankedTensorType::get({}, type) : type;
  Type held = withoutIndex(tensorType);
  if (held == type)
    return;
  builder.setInsertionPointToStart(&block);
  // The uses keep the type that they have until they are replaced.
  BlockArgument tensor = block.insertArgument(argument.getArgNumber(), held,
                                              argument.getLoc());
  Value value = convert(tensor, tensorType);
  if (isScalar(type))
    replaceUses(argument, value);
  else
    argument.replaceAllUsesWith(value);
  block.eraseArgument(argument.getArgNumber());
}

/// Reports a place outside of the tensor, of which no slice could be made.
static LogicalResult checkPlace(tensor::ExtractOp op) {
  ArrayRef<int64_t> shape = op.getTensor().getType().getShape();
  for (auto [index, size] : llvm::zip_equal(op.getIndices(), shape)) {
    std::optional<int64_t> place = getConstantIntValue(index);
    if (place && (*place < 0 || *place >= size))
      return op.emitOpError() << "reads element " << *place
                              << " of a dimension of " << size;
  }
  return success();
}

/// An element is a slice of one. Reads of tensors of rank 0 are what remains.
void ScalarLifter::liftElement(tensor::ExtractOp op) {
  if (op.getIndices().empty())
    return;
  builder.setInsertionPoint(op);
  auto type = cast<RankedTensorType>(op.getTensor().getType());
  SmallVector<OpFoldResult> ones(type.getRank(), builder.getIndexAttr(1));
  Value slice = tensor::ExtractSliceOp::create(
      builder, op.getLoc(), RankedTensorType::get({}, type.getElementType()),
      op.getTensor(), getAsOpFoldResult(op.getIndices()), ones, ones);
  replaceUses(op.getResult(), slice);
  op.erase();
}

/// Scalars of scalars are computed in the body of an op on tensors.
void ScalarLifter::liftComputation(Operation *op) {
  builder.setInsertionPoint(op);
  SmallVector<Value> inputs, outputs;
  SmallVector<OpOperand *> read;
  for (OpOperand &operand : op->getOpOperands()) {
    auto extract = operand.get().getDefiningOp<tensor::ExtractOp>();
    if (!extract)
      continue;
    inputs.push_back(extract.getTensor());
    read.push_back(&operand);
  }
  for (Type type : op->getResultTypes())
    outputs.push_back(tensor::EmptyOp::create(builder, op->getLoc(),
                                              ArrayRef<int64_t>(), type));
  SmallVector<AffineMap> maps(inputs.size() + outputs.size(),
                              builder.getMultiDimIdentityMap(0));
  auto generic = linalg::GenericOp::create(
      builder, op->getLoc(), ValueRange(outputs).getTypes(), inputs, outputs,
      maps, ArrayRef<utils::IteratorType>(),
      [&](OpBuilder &body, Location loc, ValueRange elements) {
        Operation *inside = body.clone(*op);
        for (auto [operand, element] :
             llvm::zip(read, elements.take_front(read.size())))
          inside->setOperand(operand->getOperandNumber(), element);
        linalg::YieldOp::create(body, loc, inside->getResults());
      });
  for (auto [result, tensor] :
       llvm::zip_equal(op->getResults(), generic.getResults()))
    replaceUses(result, tensor);
  op->erase();
}

//===----------------------------------------------------------------------===//
// Loops and branches
//===----------------------------------------------------------------------===//

void ScalarLifter::liftInput(OpOperand &input) {
  if (!isScalar(input.get().getType()))
    return;
  builder.setInsertionPoint(input.getOwner());
  input.set(toTensor(input.get()));
}

/// An argument of a loop's block becomes a tensor that is read at once.
void ScalarLifter::liftBlockArgument(BlockArgument argument) {
  Type type = argument.getType();
  if (!isScalar(type))
    return;
  argument.setType(RankedTensorType::get({}, type));
  builder.setInsertionPointToStart(argument.getOwner());
  auto element = tensor::ExtractOp::create(builder, argument.getLoc(), type,
                                           argument, ValueRange());
  argument.replaceAllUsesExcept(element, element);
}

void ScalarLifter::liftOutputs(Operation *op) {
  for (OpResult result : op->getResults())
    if (isScalar(result.getType())) {
      replaceUses(result, result);
      result.setType(RankedTensorType::get({}, result.getType()));
    }
}

void ScalarLifter::liftFor(scf::ForOp loop) {
  for (OpOperand &input : loop.getInitArgsMutable())
    liftInput(input);
  for (BlockArgument argument : loop.getRegionIterArgs())
    liftBlockArgument(argument);
  for (OpOperand &yielded : loop.getBody()->getTerminator()->getOpOperands())
    liftInput(yielded);
  liftOutputs(loop);
}

void ScalarLifter::liftWhile(scf::WhileOp loop) {
  for (OpOperand &input : loop->getOpOperands())
    liftInput(input);
  for (Region *region : {&loop.getBefore(), &loop.getAfter()})
    for (BlockArgument argument : region->getArguments())
      liftBlockArgument(argument);
  for (OpOperand &passed : loop.getConditionOp().getArgsMutable())
    liftInput(passed);
  for (OpOperand &yielded : loop.getYieldOp()->getOpOperands())
    liftInput(yielded);
  liftOutputs(loop);
}

void ScalarLifter::liftBranches(Operation *op) {
  for (Region &region : op->getRegions())
    if (!region.empty())
      for (OpOperand &yielded : region.front().getTerminator()->getOpOperands())
        liftInput(yielded);
  liftOutputs(op);
}

void ScalarLifter::liftOp(Operation *op) {
  if (op->hasTrait<OpTrait::ConstantLike>())
    return;
  if (auto loop = dyn_cast<scf::ForOp>(op))
    return liftFor(loop);
  if (auto loop = dyn_cast<scf::WhileOp>(op))
    return liftWhile(loop);
  if (!hasScalarResults(op))
    return;
  if (op->getNumRegions() > 0)
    return liftBranches(op);
  if (auto element = dyn_cast<tensor::ExtractOp>(op))
    return liftElement(element);
  liftComputation(op);
}

void ScalarLifter::liftReturn() {
  Operation *terminator = block.getTerminator();
  builder.setInsertionPoint(terminator);
  for (OpOperand &result : terminator->getOpOperands()) {
    if (isScalar(result.get().getType()))
      result.set(toTensor(result.get()));
    result.set(convert(result.get(), withoutIndex(result.get().getType())));
  }
}

void ScalarLifter::run() {
  for (unsigned i = 0; i < block.getNumArguments(); ++i)
    liftArgument(block.getArgument(i));
  SmallVector<Operation *> ops;
  for (Operation &op : block.without_terminator())
    ops.push_back(&op);
  llvm::for_each(ops, [&](Operation *op) { liftOp(op); });
  liftReturn();
  function.setFunctionType(builder.getFunctionType(
      block.getArgumentTypes(), block.getTerminator()->getOperandTypes()));
  for (Operation &op : llvm::make_early_inc_range(llvm::reverse(block)))
    if (isOpTriviallyDead(&op))
      op.erase();
}

LogicalResult remat::liftScalars(func::FuncOp function) {
  auto isLifted = [](Type type) {
    return isScalar(type) || withoutIndex(type) != type;
  };
  Block &block = function.getBody().front();
  bool hasSome = llvm::any_of(block.getArgumentTypes(), isLifted) ||
                 llvm::any_of(block.getTerminator()->getOperandTypes(), isLifted);
  for (Operation &op : block) {
    if (auto element = dyn_cast<tensor::ExtractOp>(op))
      if (failed(checkPlace(element)))
        return failure();
    hasSome |= !op.hasTrait<OpTrait::ConstantLike>() &&
               (hasScalarResults(&op) || isa<scf::WhileOp>(op));
  }
  if (hasSome)
    ScalarLifter(function).run();
  return success();
}
