// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// Bytes and work per device, from the attributes that propagation left.

#include "remat/Analysis/ShardedSize.h"
#include "remat/Analysis/ShardingPropagation.h"
#include "remat/Analysis/TrainingGraph.h"
#include "remat/Dialect/Remat/Remat.h"

using namespace mlir;
using namespace remat;

//===----------------------------------------------------------------------===//
// Reading
//===----------------------------------------------------------------------===//

/// Where an argument's shape is said: with a function's arguments, a loop's
/// results, or by the operand that a kernel's argument stands for.
static DenseI64ArrayAttr getArgumentShape(BlockArgument argument) {
  Operation *owner = argument.getOwner()->getParentOp();
  unsigned index = argument.getArgNumber();
  if (isa_and_present<GroupOpInterface>(owner))
    return getDeviceShape(owner->getOperand(index));
  auto shapes = owner ? owner->getAttrOfType<ArrayAttr>(
                            RematDialect::deviceShapesAttrName)
                      : ArrayAttr();
  unsigned arguments = argument.getOwner()->getNumArguments();
  if (!shapes || shapes.size() != arguments)
    return {};
  return dyn_cast<DenseI64ArrayAttr>(shapes[index]);
}

DenseI64ArrayAttr remat::getDeviceShape(Value value) {
  auto result = dyn_cast<OpResult>(value);
  if (!result)
    return getArgumentShape(cast<BlockArgument>(value));
  auto shapes = result.getOwner()->getAttrOfType<ArrayAttr>(
      RematDialect::deviceShapesAttrName);
  if (!shapes || result.getResultNumber() >= shapes.size())
    return {};
  return dyn_cast<DenseI64ArrayAttr>(shapes[result.getResultNumber()]);
}

int64_t remat::computeDeviceBytes(Value value) {
  auto type = dyn_cast<RankedTensorType>(value.getType());
  DenseI64ArrayAttr shape = type ? getDeviceShape(value) : DenseI64ArrayAttr();
  if (!shape || shape.size() != type.getRank())
    return computeTypeBytes(value.getType()).value_or(0);
  return computeTypeBytes(type.clone(shape.asArrayRef())).value_or(0);
}

int64_t remat::getDeviceParts(Operation *op) {
  auto parts = op->getAttrOfType<IntegerAttr>(RematDialect::devicePartsAttrName);
  return parts ? std::max<int64_t>(1, parts.getInt()) : 1;
}

int64_t remat::getReshardBytes(Operation *op) {
  auto bytes =
      op->getAttrOfType<IntegerAttr>(RematDialect::reshardBytesAttrName);
  return bytes ? bytes.getInt() : 0;
}

//===----------------------------------------------------------------------===//
// Writing
//===----------------------------------------------------------------------===//

void remat::setDeviceShapes(Operation *op, ArrayRef<DenseI64ArrayAttr> shapes,
                            TypeRange types) {
  if (llvm::none_of(shapes, [](Attribute shape) { return bool(shape); }))
    return;
  Builder builder(op->getContext());
  SmallVector<Attribute> attributes;
  for (auto [shape, type] : llvm::zip_equal(shapes, types)) {
    auto tensor = dyn_cast<RankedTensorType>(type);
    attributes.push_back(shape    ? shape
                         : tensor ? builder.getDenseI64ArrayAttr(tensor.getShape())
                                  : builder.getDenseI64ArrayAttr({}));
  }
  op->setAttr(RematDialect::deviceShapesAttrName,
              builder.getArrayAttr(attributes));
}

static DenseI64ArrayAttr makeShape(const Shardings &shardings, Value value) {
  if (!shardings.values.contains(value))
    return {};
  SmallVector<int64_t> shape = shardings.getDeviceShape(value);
  if (ArrayRef(shape) == cast<RankedTensorType>(value.getType()).getShape())
    return {};
  return DenseI64ArrayAttr::get(value.getContext(), shape);
}

static void annotateShapes(const Shardings &shardings, Operation *op,
                           ValueRange values) {
  setDeviceShapes(op, llvm::map_to_vector(values, [&](Value value) {
                    return makeShape(shardings, value);
                  }),
                  values.getTypes());
}

LogicalResult remat::annotateDeviceShapes(func::FuncOp function) {
  if (function.isExternal() || !hasShardings(function))
    return success();
  FailureOr<Shardings> shardings = propagateShardings(function);
  if (failed(shardings))
    return failure();
  annotateShapes(*shardings, function, function.getArguments());
  Builder builder(function.getContext());
  function.walk([&](Operation *op) {
    if (op != function)
      annotateShapes(*shardings, op, op->getResults());
  });
  for (auto &[op, work] : shardings->work) {
    if (work.parts > 1)
      op->setAttr(RematDialect::devicePartsAttrName,
                  builder.getI64IntegerAttr(work.parts));
    if (work.reshardBytes > 0)
      op->setAttr(RematDialect::reshardBytesAttrName,
                  builder.getI64IntegerAttr(work.reshardBytes));
  }
  return success();
}
