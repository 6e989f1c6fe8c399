// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Elementwise operations: builders and inferred result types.

#include "remat/Dialect/StableHLO/AssemblyFormat.h"

using namespace mlir;

#define GET_OP_CLASSES
#include "remat/Dialect/StableHLO/ElementwiseOps.cpp.inc"

namespace remat::stablehlo {

void StableHLODialect::registerElementwiseOps() {
  addOperations<
#define GET_OP_LIST
#include "remat/Dialect/StableHLO/ElementwiseOps.cpp.inc"
      >();
}

/// The type with the same shape and another element type.
static Type withElement(Type type, Type element) {
  return cast<ShapedType>(type).clone(element);
}

//===----------------------------------------------------------------------===//
// Inferred types
//===----------------------------------------------------------------------===//

#define INFER_RESULT(Op)                                                       \
  LogicalResult Op::inferReturnTypes(                                          \
      MLIRContext *context, std::optional<Location>, ValueRange operands,      \
      DictionaryAttr, OpaqueProperties, RegionRange,                           \
      SmallVectorImpl<Type> &results)

/// Parts and magnitude of complex numbers are real; other types stay.
static LogicalResult inferRealType(ValueRange operands,
                                   SmallVectorImpl<Type> &results) {
  Type type = operands.front().getType();
  auto element =
      dyn_cast<ComplexType>(cast<ShapedType>(type).getElementType());
  results.push_back(element ? withElement(type, element.getElementType())
                            : type);
  return success();
}

INFER_RESULT(AbsOp) { return inferRealType(operands, results); }
INFER_RESULT(RealOp) { return inferRealType(operands, results); }
INFER_RESULT(ImagOp) { return inferRealType(operands, results); }

INFER_RESULT(IsFiniteOp) {
  results.push_back(withElement(operands.front().getType(),
                                IntegerType::get(context, 1)));
  return success();
}

INFER_RESULT(CompareOp) {
  results.push_back(withElement(mostSpecificType(operands.getTypes()),
                                IntegerType::get(context, 1)));
  return success();
}

INFER_RESULT(ComplexOp) {
  Type type = mostSpecificType(operands.getTypes());
  results.push_back(withElement(
      type, ComplexType::get(cast<ShapedType>(type).getElementType())));
  return success();
}

INFER_RESULT(SelectOp) {
  if (operands.size() != 3)
    return failure();
  results.push_back(mostSpecificType(operands.drop_front().getTypes()));
  return success();
}

INFER_RESULT(ClampOp) {
  if (operands.size() != 3)
    return failure();
  results.push_back(operands[1].getType());
  return success();
}

#undef INFER_RESULT

//===----------------------------------------------------------------------===//
// Builders
//===----------------------------------------------------------------------===//

void ConvertOp::build(OpBuilder &builder, OperationState &state, Value operand,
                      Type element) {
  build(builder, state, withElement(operand.getType(), element), operand);
}

void CompareOp::build(OpBuilder &builder, OperationState &state, Value lhs,
                      Value rhs, ComparisonDirection direction,
                      ComparisonType type) {
  MLIRContext *context = builder.getContext();
  ComparisonTypeAttr typeAttr;
  if (type != ComparisonType::NOTYPE)
    typeAttr = ComparisonTypeAttr::get(context, type);
  build(builder, state, lhs, rhs,
        ComparisonDirectionAttr::get(context, direction), typeAttr);
}

} // namespace remat::stablehlo
