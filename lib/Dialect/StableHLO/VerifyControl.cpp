// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Verifiers of control flow, calls, tuples and randomness.

#include "Verify.h"
#include "mlir/Interfaces/FunctionInterfaces.h"

using namespace mlir;

namespace remat::stablehlo {

//===----------------------------------------------------------------------===//
// Control flow
//===----------------------------------------------------------------------===//

LogicalResult IfOp::verifyRegions() {
  auto emit = [&] { return emitOpError(); };
  if (failed(checkRank(emit, "pred", getPred().getType(), 0)) ||
      failed(checkSignature(*this, getTrueBranch(), {}, getResultTypes())))
    return failure();
  return checkSignature(*this, getFalseBranch(), {}, getResultTypes());
}

LogicalResult CaseOp::verifyRegions() {
  auto emit = [&] { return emitOpError(); };
  if (getBranches().empty())
    return emitOpError() << "expected at least one branch, got none";
  if (failed(checkRank(emit, "index", getIndex().getType(), 0)))
    return failure();
  for (Region &branch : getBranches())
    if (failed(checkSignature(*this, branch, {}, getResultTypes())))
      return failure();
  return success();
}

LogicalResult WhileOp::verifyRegions() {
  Type condition =
      RankedTensorType::get({}, IntegerType::get(getContext(), 1));
  if (failed(checkSignature(*this, getCond(), getOperandTypes(), condition)) ||
      failed(checkSignature(*this, getBody(), getOperandTypes(),
                            getOperandTypes())))
    return failure();
  return checkResults(*this, getOperandTypes());
}

//===----------------------------------------------------------------------===//
// Calls
//===----------------------------------------------------------------------===//

/// Checks one layout: a permutation of the dimensions of a tensor.
static LogicalResult checkLayout(EmitError emitError, Type type,
                                 Attribute layout) {
  auto order = cast<DenseIntElementsAttr>(layout);
  auto shaped = dyn_cast<ShapedType>(type);
  if (!shaped || !shaped.hasRank()) {
    if (order.getNumElements() == 0)
      return success();
    return emitError() << "expected an empty layout of " << type << ", got "
                       << layout;
  }
  SmallVector<int64_t> dimensions;
  for (const APInt &dimension : order.getValues<APInt>())
    dimensions.push_back(dimension.getSExtValue());
  if (failed(checkLength(emitError, "a layout", dimensions.size(),
                         shaped.getRank())))
    return failure();
  return checkDimensions(emitError, "layout dimensions", dimensions,
                         shaped.getRank());
}

static LogicalResult checkLayouts(EmitError emitError, StringRef what,
                                  TypeRange types,
                                  std::optional<ArrayAttr> layouts) {
  if (!layouts)
    return success();
  // A single tuple has the layouts of its elements.
  if (types.size() == 1 && isa<TupleType>(types.front()))
    types = cast<TupleType>(types.front()).getTypes();
  if (failed(checkLength(emitError, what, layouts->size(), types.size())))
    return failure();
  for (auto [type, layout] : llvm::zip(types, *layouts))
    if (failed(checkLayout(emitError, type, layout)))
      return failure();
  return success();
}

/// Follows indices into nested tuples; null if there is no such element.
static Type findElement(Type type, ArrayRef<int64_t> indices) {
  for (int64_t index : indices) {
    auto tuple = dyn_cast<TupleType>(type);
    if (!tuple || index < 0 || index >= static_cast<int64_t>(tuple.size()))
      return {};
    type = tuple.getType(index);
  }
  return type;
}

/// Checks that an output and an operand that share memory have one type.
static LogicalResult checkAlias(CustomCallOp op, OutputOperandAliasAttr alias) {
  int64_t operand = alias.getOperandIndex();
  auto emit = [&] { return op.emitOpError(); };
  if (failed(checkDimension(emit, "operand_index", operand,
                            op.getInputs().size())))
    return failure();
  Type from = findElement(op.getInputs()[operand].getType(),
                          alias.getOperandTupleIndices());
  ArrayRef<int64_t> indices = alias.getOutputTupleIndices();
  // Several results count as a tuple.
  Type output = op.getNumResults() == 1
                    ? op.getResult(0).getType()
                    : TupleType::get(op.getContext(), op.getResultTypes());
  Type to = findElement(output, indices);
  if (!from || !to)
    return op.emitOpError() << "expected an alias of existing elements, got "
                            << alias;
  if (!areCompatible(from, to))
    return op.emitOpError() << "expected an alias of equal types, got " << from
                            << " and " << to;
  return success();
}

/// Checks that the configuration is a dictionary for typed calls only.
static LogicalResult checkBackendConfig(CustomCallOp op) {
  std::optional<Attribute> config = op.getBackendConfig();
  if (!config)
    return success();
  bool isTyped = op.getApiVersion() == CustomCallApiVersion::API_VERSION_TYPED_FFI;
  if (isa<DictionaryAttr>(*config) == isTyped)
    return success();
  return op.emitOpError() << "expected a backend_config that is a "
                          << (isTyped ? "dictionary" : "string") << ", got "
                          << *config;
}

LogicalResult CustomCallOp::verify() {
  auto emit = [&] { return emitOpError(); };
  if (failed(checkBackendConfig(*this)))
    return failure();
  if (getOperandLayouts().has_value() != getResultLayouts().has_value())
    return emitOpError() << "expected layouts of both operands and results, got "
                            "one of them";
  if (failed(checkLayouts(emit, "operand_layouts", getOperandTypes(),
                          getOperandLayouts())) ||
      failed(checkLayouts(emit, "result_layouts", getResultTypes(),
                          getResultLayouts())))
    return failure();
  for (auto alias :
       getOutputOperandAliases().getAsRange<OutputOperandAliasAttr>())
    if (failed(checkAlias(*this, alias)))
      return failure();
  return success();
}

LogicalResult CompositeOp::verifySymbolUses(SymbolTableCollection &symbols) {
  auto [space, rest] = getName().split('.');
  if (space.empty() || rest.empty())
    return emitOpError() << "expected a name such as space.name, got "
                         << getName();
  auto function = symbols.lookupNearestSymbolFrom<FunctionOpInterface>(
      *this, getDecompositionAttr());
  if (!function)
    return emitOpError() << "expected a function as decomposition, got "
                         << getDecompositionAttr();
  if (!areCompatible(function.getArgumentTypes(), getOperandTypes()) ||
      !areCompatible(function.getResultTypes(), getResultTypes()))
    return emitOpError() << "expected the types of the decomposition "
                         << function.getFunctionType();
  return success();
}

LogicalResult AsyncStartOp::verifyRegions() {
  return checkSignature(*this, getBody(), getOperandTypes(),
                        cast<FutureType>(getType()).getTypes());
}

LogicalResult AsyncDoneOp::verify() {
  return checkResults(*this,
                      cast<FutureType>(getOperand().getType()).getTypes());
}

//===----------------------------------------------------------------------===//
// Tuples
//===----------------------------------------------------------------------===//

LogicalResult TupleOp::verify() {
  auto type = cast<TupleType>(getType());
  if (areCompatible(type.getTypes(), getOperandTypes()))
    return success();
  return emitOpError() << "expected a tuple of the operands' types, got "
                       << type;
}

LogicalResult GetTupleElementOp::verify() {
  auto emit = [&] { return emitOpError(); };
  auto tuple = cast<TupleType>(getOperand().getType());
  if (failed(checkDimension(emit, "index", getIndex(), tuple.size())))
    return failure();
  return checkResults(*this, tuple.getType(getIndex()));
}

//===----------------------------------------------------------------------===//
// Randomness
//===----------------------------------------------------------------------===//

LogicalResult RngOp::verify() {
  auto emit = [&] { return emitOpError(); };
  Type element = elementOf(getA());
  if (getRngDistribution() == RngDistribution::NORMAL &&
      !isa<FloatType>(element))
    return emitOpError() << "expected floats of a normal distribution, got "
                         << element;
  if (failed(checkShape(emit, "shape", getShape().getType(),
                        {rankOf(getResult())})))
    return failure();
  if (std::optional<SmallVector<int64_t>> shape = constantNumbers(getShape()))
    return checkShape(emit, "result", getType(), *shape);
  return success();
}

LogicalResult RngBitGeneratorOp::verify() {
  if (areCompatible(getInitialState().getType(), getOutputState().getType()))
    return success();
  return emitOpError() << "expected output_state of type "
                       << getInitialState().getType() << ", got "
                       << getOutputState().getType();
}

} // namespace remat::stablehlo
