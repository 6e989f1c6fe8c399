// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// Dispatch of elementwise ops to their emitters, and regions on scalars.

#include "ScalarOps.h"
#include "mlir/Dialect/Complex/IR/Complex.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/IRMapping.h"
#include "mlir/IR/TypeUtilities.h"
#include "remat/Conversion/StableHLOToLinalg.h"
#include "remat/Dialect/StableHLO/StableHLO.h"

using namespace mlir;
using namespace remat;

bool ScalarCode::isUnsigned() const {
  return source.isUnsignedInteger() || source.isInteger(1);
}

Type remat::getElementType(Value value) {
  return getElementTypeOrSelf(value.getType());
}

static const ScalarTable &getTable() {
  static const ScalarTable table = [] {
    ScalarTable built;
    addArithmeticEmitters(built);
    addComparisonEmitters(built);
    addConversionEmitters(built);
    addFunctionEmitters(built);
    addSpecialFunctionEmitters(built);
    return built;
  }();
  return table;
}

/// Whether a conversion of bits keeps the shape.
static bool keepsWidth(stablehlo::BitcastConvertOp op) {
  if (op.getType() == op.getOperand().getType())
    return true;
  return op.getType().getShape() == op.getOperand().getType().getShape() &&
         getElementType(op.getOperand()).isIntOrFloat() &&
         getElementType(op).isIntOrFloat();
}

bool remat::hasScalarForm(Operation *op) {
  if (auto bitcast = dyn_cast<stablehlo::BitcastConvertOp>(op))
    return keepsWidth(bitcast);
  return op->getNumResults() == 1 &&
         getTable().find(op->getName().getStringRef()).emitter;
}

Value remat::emitScalar(ScalarBuilder &builder, Operation *op,
                        ValueRange operands) {
  ScalarTable::Entry entry = getTable().find(op->getName().getStringRef());
  ScalarCode code{builder, op, SmallVector<Value, 3>(operands),
                  getElementType(op->getOperand(0)),
                  getElementType(op->getResult(0))};
  if (entry.widensFloats)
    for (Value &operand : code.operands)
      if (isNarrowFloat(operand.getType()))
        operand = builder.toFloat(builder.getF32Type(), operand);
  Value result = entry.emitter(code);
  if (result && entry.widensFloats && isNarrowFloat(code.target))
    result = builder.toFloat(code.target, result);
  return result;
}

//===----------------------------------------------------------------------===//
// Regions
//===----------------------------------------------------------------------===//

/// Ops that only change the shape of a single element.
static bool isScalarView(Operation *op) {
  return isa<stablehlo::ReshapeOp, stablehlo::BroadcastInDimOp,
             stablehlo::TransposeOp, stablehlo::BroadcastOp,
             stablehlo::OptimizationBarrierOp>(op) &&
         op->getNumResults() == 1;
}

static bool isScalarTensor(Type type) {
  auto tensor = dyn_cast<RankedTensorType>(type);
  return tensor && tensor.getRank() == 0;
}

Operation *remat::findNonScalarOp(Region &region) {
  for (Operation &op : region.front()) {
    if (isa<stablehlo::ReturnOp>(op))
      continue;
    bool isKnown = isa<stablehlo::ConstantOp>(op) || isScalarView(&op) ||
                   hasScalarForm(&op);
    if (!isKnown || !llvm::all_of(op.getResultTypes(), isScalarTensor))
      return &op;
  }
  return nullptr;
}

/// The only element of a constant, of signless type.
static Value emitConstant(ScalarBuilder &builder, stablehlo::ConstantOp op) {
  auto elements = cast<DenseElementsAttr>(op.getValue());
  Type type = elements.getElementType();
  if (auto complexType = dyn_cast<ComplexType>(type)) {
    auto value = *elements.getValues<std::complex<APFloat>>().begin();
    Type part = complexType.getElementType();
    return complex::ConstantOp::create(
        builder, type,
        builder.getArrayAttr({builder.getFloatAttr(part, value.real()),
                              builder.getFloatAttr(part, value.imag())}));
  }
  if (isa<FloatType>(type))
    return arith::ConstantOp::create(
        builder,
        builder.getFloatAttr(type, *elements.getValues<APFloat>().begin()));
  APInt value = *elements.getValues<APInt>().begin();
  return builder.integer(builder.getIntegerType(value.getBitWidth()), value);
}

SmallVector<Value> remat::emitRegion(ScalarBuilder &builder, Region &region,
                                     ValueRange arguments,
                                     ValueMapper captured) {
  IRMapping mapping;
  mapping.map(region.getArguments(), arguments);
  auto lookUp = [&](Value value) -> Value {
    if (Value mapped = mapping.lookupOrNull(value))
      return mapped;
    Value scalar = tensor::ExtractOp::create(builder, captured(value));
    mapping.map(value, scalar);
    return scalar;
  };
  SmallVector<Value> operands;
  for (Operation &op : region.front()) {
    operands.clear();
    for (Value operand : op.getOperands())
      operands.push_back(lookUp(operand));
    if (isa<stablehlo::ReturnOp>(op))
      break;
    Value result;
    if (auto constant = dyn_cast<stablehlo::ConstantOp>(op))
      result = emitConstant(builder, constant);
    else if (isScalarView(&op))
      result = operands.front();
    else
      result = emitScalar(builder, &op, operands);
    mapping.map(op.getResult(0), result);
  }
  return operands;
}
