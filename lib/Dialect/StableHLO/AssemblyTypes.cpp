// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Directives that read and print the types of an operation.

#include "remat/Dialect/StableHLO/AssemblyFormat.h"

using namespace mlir;

namespace remat::stablehlo {

/// Gives `types` (the operands, then the result) what a function type says.
static ParseResult assignFunctionType(OpAsmParser &parser, SMLoc loc,
                                      FunctionType function,
                                      ArrayRef<Type *> types) {
  size_t numOperands = types.size() - 1;
  if (function.getNumInputs() != numOperands)
    return parser.emitError(loc)
           << "expected " << numOperands << " operand types, got "
           << function.getNumInputs();
  if (function.getNumResults() != 1)
    return parser.emitError(loc) << "expected one result type, got "
                                 << function.getNumResults();
  for (auto [type, input] : llvm::zip(types.drop_back(), function.getInputs()))
    *type = input;
  *types.back() = function.getResult(0);
  return success();
}

ParseResult detail::parseSameType(OpAsmParser &parser, ArrayRef<Type *> types) {
  SMLoc loc = parser.getCurrentLocation();
  Type type;
  if (parser.parseType(type))
    return failure();
  if (auto function = dyn_cast<FunctionType>(type))
    return assignFunctionType(parser, loc, function, types);
  for (Type *target : types)
    *target = type;
  return success();
}

void detail::printSameType(OpAsmPrinter &printer, Operation *op,
                           TypeRange types) {
  if (llvm::all_equal(types))
    printer.printType(types.front());
  else
    printer.printFunctionalType(op);
}

ParseResult parseVariadicSameOperandsAndResultType(
    OpAsmParser &parser,
    SmallVectorImpl<OpAsmParser::UnresolvedOperand> &operands,
    SmallVectorImpl<Type> &types, Type &result) {
  types.resize(operands.size());
  SmallVector<Type *> targets;
  for (Type &type : types)
    targets.push_back(&type);
  targets.push_back(&result);
  return detail::parseSameType(parser, targets);
}

void printVariadicSameOperandsAndResultType(OpAsmPrinter &printer,
                                            Operation *op, OperandRange,
                                            TypeRange types, Type result) {
  SmallVector<Type> all(types);
  all.push_back(result);
  detail::printSameType(printer, op, all);
}

ParseResult parseSelectOpType(OpAsmParser &parser, Type &pred, Type &onTrue,
                              Type &onFalse, Type &result) {
  SMLoc loc = parser.getCurrentLocation();
  SmallVector<Type> types;
  if (parser.parseTypeList(types))
    return failure();
  if (types.size() == 2) {
    pred = types[0];
    onTrue = onFalse = result = types[1];
    return success();
  }
  auto function =
      types.size() == 1 ? dyn_cast<FunctionType>(types[0]) : FunctionType();
  if (!function)
    return parser.emitError(loc) << "expected two types or a function type";
  return assignFunctionType(parser, loc, function,
                            {&pred, &onTrue, &onFalse, &result});
}

void printSelectOpType(OpAsmPrinter &printer, Operation *op, Type pred,
                       Type onTrue, Type onFalse, Type result) {
  if (onTrue != result || onFalse != result)
    return printer.printFunctionalType(op);
  printer << pred << ", " << result;
}

/// The type of the parts of a complex tensor; null for another type.
static Type partType(Type type) {
  auto shaped = dyn_cast<ShapedType>(type);
  auto element =
      shaped ? dyn_cast<ComplexType>(shaped.getElementType()) : ComplexType();
  return element ? shaped.clone(element.getElementType()) : ShapedType();
}

ParseResult parseComplexOpType(OpAsmParser &parser, Type &lhs, Type &rhs,
                               Type &result) {
  SMLoc loc = parser.getCurrentLocation();
  Type type;
  if (parser.parseType(type))
    return failure();
  if (auto function = dyn_cast<FunctionType>(type))
    return assignFunctionType(parser, loc, function, {&lhs, &rhs, &result});
  lhs = rhs = partType(type);
  result = type;
  if (!lhs)
    return parser.emitError(loc)
           << "expected a tensor of complex numbers, got " << type;
  return success();
}

void printComplexOpType(OpAsmPrinter &printer, Operation *op, Type lhs,
                        Type rhs, Type result) {
  Type part = partType(result);
  if (lhs != part || rhs != part)
    return printer.printFunctionalType(op);
  printer.printType(result);
}

ParseResult parseTupleOpType(OpAsmParser &parser,
                             SmallVectorImpl<Type> &operands, Type &result) {
  SMLoc loc = parser.getCurrentLocation();
  if (parser.parseType(result))
    return failure();
  auto tuple = dyn_cast<TupleType>(result);
  if (!tuple)
    return parser.emitError(loc) << "expected a tuple type, got " << result;
  llvm::append_range(operands, tuple.getTypes());
  return success();
}

void printTupleOpType(OpAsmPrinter &printer, Operation *, TypeRange,
                      Type result) {
  printer.printType(result);
}

ParseResult parsePairwiseOpType(OpAsmParser &parser,
                                SmallVectorImpl<Type> &operands,
                                SmallVectorImpl<Type> &results) {
  if (parser.parseTypeList(operands))
    return failure();
  results.assign(operands.begin(), operands.end());
  return success();
}

void printPairwiseOpType(OpAsmPrinter &printer, Operation *, TypeRange operands,
                         TypeRange) {
  llvm::interleaveComma(operands, printer);
}

} // namespace remat::stablehlo
