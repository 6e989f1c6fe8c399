// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Control flow and calls: text, effects and builders.

#include "remat/Dialect/StableHLO/AssemblyFormat.h"
#include "remat/Dialect/StableHLO/Shapes.h"

using namespace mlir;

#define GET_OP_CLASSES
#include "remat/Dialect/StableHLO/ControlOps.cpp.inc"

namespace remat::stablehlo {

void StableHLODialect::registerControlOps() {
  addOperations<
#define GET_OP_LIST
#include "remat/Dialect/StableHLO/ControlOps.cpp.inc"
      >();
}

//===----------------------------------------------------------------------===//
// While
//===----------------------------------------------------------------------===//

void WhileOp::getAsmBlockArgumentNames(Region &region,
                                       OpAsmSetValueNameFn setName) {
  for (BlockArgument argument : region.getArguments())
    setName(argument, "iterArg");
}

/// `(%arg = %init, ...)`
static ParseResult
parseCarriedValues(OpAsmParser &parser,
                   SmallVectorImpl<OpAsmParser::Argument> &arguments,
                   SmallVectorImpl<OpAsmParser::UnresolvedOperand> &operands) {
  return parser.parseCommaSeparatedList(
      AsmParser::Delimiter::Paren, [&]() -> ParseResult {
        return failure(parser.parseArgument(arguments.emplace_back()) ||
                       parser.parseEqual() ||
                       parser.parseOperand(operands.emplace_back()));
      });
}

ParseResult WhileOp::parse(OpAsmParser &parser, OperationState &state) {
  SMLoc loc = parser.getCurrentLocation();
  SmallVector<OpAsmParser::Argument> arguments;
  SmallVector<OpAsmParser::UnresolvedOperand> operands;
  if (parseCarriedValues(parser, arguments, operands))
    return failure();
  if (!operands.empty() &&
      (parser.parseColon() || parser.parseTypeList(state.types)))
    return failure();
  if (state.types.size() != operands.size())
    return parser.emitError(loc) << "expected " << operands.size()
                                 << " types, got " << state.types.size();
  for (auto [argument, type] : llvm::zip(arguments, state.types))
    argument.type = type;
  // Both regions name their arguments alike.
  return failure(
      parser.resolveOperands(operands, state.types, loc, state.operands) ||
      parser.parseOptionalAttrDictWithKeyword(state.attributes) ||
      parser.parseKeyword("cond") ||
      parser.parseRegion(*state.addRegion(), arguments) ||
      parser.parseKeyword("do") ||
      parser.parseRegion(*state.addRegion(), arguments));
}

void WhileOp::print(OpAsmPrinter &printer) {
  printer << '(';
  llvm::interleaveComma(
      llvm::zip(getBody().getArguments(), getOperands()), printer,
      [&](auto pair) {
        printer << std::get<0>(pair) << " = " << std::get<1>(pair);
      });
  printer << ')';
  if (getNumOperands() != 0)
    printer << " : " << getOperandTypes();
  printer.printOptionalAttrDictWithKeyword((*this)->getAttrs());
  printer.printNewline();
  printer << "cond ";
  printer.printRegion(getCond(), /*printEntryBlockArgs=*/false);
  printer << " do ";
  printer.printRegion(getBody(), /*printEntryBlockArgs=*/false);
}

//===----------------------------------------------------------------------===//
// Effects
//===----------------------------------------------------------------------===//

void OptimizationBarrierOp::getEffects(
    SmallVectorImpl<MemoryEffects::EffectInstance> &effects) {
  // An allocation is removed when unused, but neither merged nor moved.
  for (OpResult result : getOperation()->getResults())
    effects.emplace_back(MemoryEffects::Allocate::get(), result);
}

void CustomCallOp::getEffects(
    SmallVectorImpl<MemoryEffects::EffectInstance> &effects) {
  if (!getHasSideEffect())
    return;
  effects.emplace_back(MemoryEffects::Read::get());
  effects.emplace_back(MemoryEffects::Write::get());
}

//===----------------------------------------------------------------------===//
// Builders
//===----------------------------------------------------------------------===//

void CustomCallOp::build(OpBuilder &builder, OperationState &state,
                         TypeRange results, ValueRange inputs, StringRef target,
                         bool hasSideEffect) {
  state.addOperands(inputs);
  state.addTypes(results);
  auto &properties = state.getOrAddProperties<Properties>();
  properties.setCallTargetName(builder.getStringAttr(target));
  if (hasSideEffect)
    properties.setHasSideEffect(builder.getBoolAttr(true));
}

LogicalResult CreateTokenOp::inferReturnTypes(
    MLIRContext *context, std::optional<Location>, ValueRange, DictionaryAttr,
    OpaqueProperties, RegionRange, SmallVectorImpl<Type> &results) {
  results.push_back(TokenType::get(context));
  return success();
}

LogicalResult AfterAllOp::inferReturnTypes(
    MLIRContext *context, std::optional<Location>, ValueRange, DictionaryAttr,
    OpaqueProperties, RegionRange, SmallVectorImpl<Type> &results) {
  results.push_back(TokenType::get(context));
  return success();
}

} // namespace remat::stablehlo
