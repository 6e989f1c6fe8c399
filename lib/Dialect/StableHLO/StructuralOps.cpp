// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Operations that move elements: text, folding and builders.

#include "remat/Dialect/StableHLO/AssemblyFormat.h"
#include "remat/Dialect/StableHLO/Shapes.h"

using namespace mlir;

#define GET_OP_CLASSES
#include "remat/Dialect/StableHLO/StructuralOps.cpp.inc"

namespace remat::stablehlo {

void StableHLODialect::registerStructuralOps() {
  addOperations<
#define GET_OP_LIST
#include "remat/Dialect/StableHLO/StructuralOps.cpp.inc"
      >();
}

//===----------------------------------------------------------------------===//
// Constant
//===----------------------------------------------------------------------===//

OpFoldResult ConstantOp::fold(FoldAdaptor) {
  // A quantized constant keeps its integers in the attribute.
  if (getValue().getShapedType() != getType())
    return {};
  return getValue();
}

void ConstantOp::getAsmResultNames(OpAsmSetValueNameFn setName) {
  auto elements = dyn_cast<DenseElementsAttr>(getValue());
  auto integer = dyn_cast<IntegerType>(getType().getElementType());
  if (!integer)
    return setName(getResult(), "cst");
  if (!elements || !elements.isSplat() || integer.getWidth() != 1)
    return setName(getResult(), "c");
  bool value = elements.getSplatValue<bool>();
  setName(getResult(), value ? "true" : "false");
}

void ConstantOp::build(OpBuilder &builder, OperationState &state,
                       Attribute value) {
  auto elements = dyn_cast<ElementsAttr>(value);
  if (!elements) {
    auto type = RankedTensorType::get({}, cast<TypedAttr>(value).getType());
    elements = DenseElementsAttr::get(type, value);
  }
  build(builder, state, elements.getShapedType(), elements);
}

LogicalResult ConstantOp::inferReturnTypes(
    MLIRContext *, std::optional<Location>, ValueRange operands,
    DictionaryAttr attributes, OpaqueProperties properties, RegionRange regions,
    SmallVectorImpl<Type> &results) {
  Adaptor adaptor(operands, attributes, properties, regions);
  if (!adaptor.getValue())
    return failure();
  results.push_back(adaptor.getValue().getShapedType());
  return success();
}

/// `() <{value = ...}> : () -> T`: the type is not that of the value.
static ParseResult parseGenericConstant(OpAsmParser &parser,
                                        OperationState &state) {
  FunctionType type;
  SMLoc loc = parser.getCurrentLocation();
  if (parser.parseRParen())
    return failure();
  if (succeeded(parser.parseOptionalLess()) &&
      (parser.parseAttribute(state.propertiesAttr) || parser.parseGreater()))
    return failure();
  if (parser.parseOptionalAttrDict(state.attributes) ||
      parser.parseColonType(type))
    return failure();
  if (type.getNumInputs() != 0 || type.getNumResults() != 1)
    return parser.emitError(loc) << "expected no operand and one result";
  state.addTypes(type.getResults());
  return success();
}

ParseResult ConstantOp::parse(OpAsmParser &parser, OperationState &state) {
  if (succeeded(parser.parseOptionalLParen()))
    return parseGenericConstant(parser, state);
  ElementsAttr value;
  if (parser.parseOptionalAttrDict(state.attributes) ||
      parser.parseCustomAttributeWithFallback(value, Type(), "value",
                                              state.attributes))
    return failure();
  state.addTypes(value.getShapedType());
  return success();
}

void ConstantOp::print(OpAsmPrinter &printer) {
  if (getValue().getShapedType() != getType())
    return printer.printGenericOp(*this, /*printOpName=*/false);
  printer.printOptionalAttrDict((*this)->getAttrs(), {"value"});
  printer << ' ';
  printer.printStrippedAttrOrType(getValue());
}

//===----------------------------------------------------------------------===//
// Builders
//===----------------------------------------------------------------------===//

/// The operand's type with another shape.
static Type withShape(Type type, const FailureOr<Shape> &shape) {
  assert(succeeded(shape) && "a builder needs valid operands and attributes");
  return RankedTensorType::get(*shape,
                               cast<ShapedType>(type).getElementType());
}

static ArrayRef<int64_t> shapeOf(Value value) {
  return cast<ShapedType>(value.getType()).getShape();
}

void TransposeOp::build(OpBuilder &builder, OperationState &state,
                        Value operand, ArrayRef<int64_t> permutation) {
  auto emit = [&] { return mlir::emitError(state.location); };
  build(builder, state,
        withShape(operand.getType(),
                  inferTransposeShape(emit, shapeOf(operand), permutation)),
        operand, permutation);
}

void SliceOp::build(OpBuilder &builder, OperationState &state, Value operand,
                    ArrayRef<int64_t> starts, ArrayRef<int64_t> limits,
                    ArrayRef<int64_t> strides) {
  auto emit = [&] { return mlir::emitError(state.location); };
  build(builder, state,
        withShape(operand.getType(), inferSliceShape(emit, shapeOf(operand),
                                                     starts, limits, strides)),
        operand, starts, limits, strides);
}

void ConcatenateOp::build(OpBuilder &builder, OperationState &state,
                          ValueRange inputs, int64_t dimension) {
  auto emit = [&] { return mlir::emitError(state.location); };
  build(builder, state,
        withShape(inputs.front().getType(),
                  inferConcatenateShape(emit, inputs.getTypes(), dimension)),
        inputs, dimension);
}

void PadOp::build(OpBuilder &builder, OperationState &state, Value operand,
                  Value padding, ArrayRef<int64_t> low, ArrayRef<int64_t> high,
                  ArrayRef<int64_t> interior) {
  auto emit = [&] { return mlir::emitError(state.location); };
  build(builder, state,
        withShape(operand.getType(), inferPadShape(emit, shapeOf(operand), low,
                                                   high, interior)),
        operand, padding, low, high, interior);
}

LogicalResult ReverseOp::inferReturnTypes(
    MLIRContext *, std::optional<Location>, ValueRange operands, DictionaryAttr,
    OpaqueProperties, RegionRange, SmallVectorImpl<Type> &results) {
  results.push_back(operands.front().getType());
  return success();
}

} // namespace remat::stablehlo
