// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Verifiers of elementwise operations, as far as traits do not say it.

#include "Verify.h"
#include "mlir/Dialect/Quant/IR/QuantTypes.h"

using namespace mlir;

namespace remat::stablehlo {

/// Checks that a result holds the real numbers that `operand` is made of.
static LogicalResult checkRealResult(Operation *op) {
  auto emit = [&] { return op->emitOpError(); };
  Type element = elementOf(op->getOperand(0));
  if (auto complex = dyn_cast<ComplexType>(element))
    element = complex.getElementType();
  return checkElement(emit, "result", op->getResult(0).getType(), element);
}

LogicalResult AbsOp::verify() { return checkRealResult(*this); }
LogicalResult RealOp::verify() { return checkRealResult(*this); }
LogicalResult ImagOp::verify() { return checkRealResult(*this); }

LogicalResult ComplexOp::verify() {
  auto emit = [&] { return emitOpError(); };
  return checkElement(emit, "result", getType(),
                      ComplexType::get(elementOf(getLhs())));
}

LogicalResult CompareOp::verify() {
  auto emit = [&] { return emitOpError(); };
  Type element = elementOf(getLhs());
  if (failed(checkElement(emit, "rhs", getRhs().getType(), element)))
    return failure();
  ComparisonDirection direction = getComparisonDirection();
  if (isa<ComplexType>(element) && direction != ComparisonDirection::EQ &&
      direction != ComparisonDirection::NE)
    return emitOpError() << "expected direction EQ or NE for " << element
                         << ", got " << stringifyComparisonDirection(direction);
  return success();
}

LogicalResult SelectOp::verify() {
  auto emit = [&] { return emitOpError(); };
  Type type = getOnTrue().getType();
  if (!areCompatible(type, getOnFalse().getType()))
    return emitOpError() << "expected on_false of type " << type << ", got "
                         << getOnFalse().getType();
  if (!areCompatible(type, getType()))
    return emitOpError() << "expected result of type " << type << ", got "
                         << getType();
  if (rankOf(getPred()) == 0)
    return success();
  return checkShape(emit, "pred", getPred().getType(), shapeOf(getOnTrue()));
}

LogicalResult ClampOp::verify() {
  auto emit = [&] { return emitOpError(); };
  Type type = getOperand().getType();
  for (auto [name, bound] : {std::pair(StringRef("min"), Value(getMin())),
                             std::pair(StringRef("max"), Value(getMax()))}) {
    if (failed(checkElement(emit, name, bound.getType(), elementOf(getOperand()))))
      return failure();
    if (rankOf(bound) != 0 &&
        failed(checkShape(emit, name, bound.getType(), shapeOf(getOperand()))))
      return failure();
  }
  if (!areCompatible(type, getType()))
    return emitOpError() << "expected result of type " << type << ", got "
                         << getType();
  return success();
}

LogicalResult UniformQuantizeOp::verify() {
  auto emit = [&] { return emitOpError(); };
  auto to = cast<quant::QuantizedType>(elementOf(getResult()));
  Type from = elementOf(getOperand());
  if (auto quantized = dyn_cast<quant::QuantizedType>(from))
    from = quantized.getExpressedType();
  return checkElement(emit, "operand",
                      RankedTensorType::get({}, to.getExpressedType()), from);
}

LogicalResult UniformDequantizeOp::verify() {
  auto emit = [&] { return emitOpError(); };
  auto from = cast<quant::QuantizedType>(elementOf(getOperand()));
  return checkElement(emit, "result", getType(), from.getExpressedType());
}

LogicalResult MapOp::verifyRegions() {
  auto emit = [&] { return emitOpError(); };
  if (getInputs().empty())
    return emitOpError() << "expected inputs, got none";
  SmallVector<Type> arguments;
  for (Type type : getInputs().getTypes())
    arguments.push_back(
        RankedTensorType::get({}, cast<ShapedType>(type).getElementType()));
  Type result = RankedTensorType::get({}, elementOf(getResult()));
  int64_t rank = rankOf(getInputs().front());
  for (auto [i, dimension] : llvm::enumerate(getDimensions()))
    if (dimension != static_cast<int64_t>(i))
      return emitOpError() << "expected dimensions 0 to " << rank - 1
                           << " in order, got " << dimension;
  if (failed(checkLength(emit, "dimensions", getDimensions().size(), rank)) ||
      failed(checkSameShapes(emit, "inputs", getInputs().getTypes())) ||
      failed(checkShape(emit, "result", getType(),
                        shapeOf(getInputs().front()))))
    return failure();
  return checkSignature(*this, getComputation(), arguments, result);
}

} // namespace remat::stablehlo
