// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Assembly and verification of the `sdy` ops. Shardings are not checked against
// shapes here: who asks for the bytes of one device gets the error
// (Sharding.h).

#include "remat/Dialect/Shells/Sdy.h"

using namespace mlir;
using namespace remat::sdy;

#include "remat/Dialect/Shells/SdyEnums.cpp.inc"

//===----------------------------------------------------------------------===//
// Assembly
//===----------------------------------------------------------------------===//

/// `[<@mesh, [...]>, ...]`: the attribute without its angle brackets.
static ParseResult parseShardingList(OpAsmParser &parser,
                                     TensorShardingPerValueAttr &shardings) {
  SmallVector<TensorShardingAttr> items;
  auto parseItem = [&]() -> ParseResult {
    Attribute item = TensorShardingAttr::parse(parser, {});
    if (!item)
      return failure();
    items.push_back(cast<TensorShardingAttr>(item));
    return success();
  };
  if (parser.parseCommaSeparatedList(AsmParser::Delimiter::Square, parseItem))
    return failure();
  shardings = TensorShardingPerValueAttr::get(parser.getContext(), items);
  return success();
}

static void printShardingList(OpAsmPrinter &printer, Operation *,
                              TensorShardingPerValueAttr shardings) {
  printer << '[';
  llvm::interleaveComma(
      shardings.getShardings(), printer,
      [&](TensorShardingAttr sharding) { sharding.print(printer); });
  printer << ']';
}

/// `(%a: tensor<4xf32>, ...) { ... }`.
static ParseResult parseBlockRegion(OpAsmParser &parser, Region &body) {
  SmallVector<OpAsmParser::Argument> arguments;
  return failure(
      parser.parseArgumentList(arguments, AsmParser::Delimiter::Paren,
                               /*allowType=*/true) ||
      parser.parseRegion(body, arguments, /*enableNameShadowing=*/true));
}

static void printBlockRegion(OpAsmPrinter &printer, Operation *, Region &body) {
  printer << '(';
  llvm::interleaveComma(
      body.getArguments(), printer,
      [&](BlockArgument argument) { printer.printRegionArgument(argument); });
  printer << ") ";
  printer.printRegion(body, /*printEntryBlockArgs=*/false);
}

//===----------------------------------------------------------------------===//
// Verifiers
//===----------------------------------------------------------------------===//

LogicalResult ManualComputationOp::verify() {
  size_t inCount = getInShardings().getShardings().size();
  size_t outCount = getOutShardings().getShardings().size();
  if (inCount != getTensors().size())
    return emitOpError() << "expected " << getTensors().size()
                         << " in_shardings, one for each operand, got "
                         << inCount;
  if (outCount != getOutputs().size())
    return emitOpError() << "expected " << getOutputs().size()
                         << " out_shardings, one for each result, got "
                         << outCount;
  return success();
}

/// Counts, not types: those inside of a manual computation are one device's.
template <typename OpTy>
static LogicalResult verifyCounts(OpTy op, OperandRange operands) {
  Block &block = op.getBody().front();
  if (block.getNumArguments() != operands.size())
    return op.emitOpError()
           << "expected " << operands.size() << " block arguments, got "
           << block.getNumArguments();
  size_t returned = block.getTerminator()->getNumOperands();
  if (returned != op.getOutputs().size())
    return op.emitOpError() << "expected " << op.getOutputs().size()
                            << " returned values, got " << returned;
  return success();
}

LogicalResult ManualComputationOp::verifyRegions() {
  return verifyCounts(*this, getTensors());
}

LogicalResult NamedComputationOp::verifyRegions() {
  return verifyCounts(*this, getOperands_());
}

#define GET_OP_CLASSES
#include "remat/Dialect/Shells/SdyOps.cpp.inc"
