// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Reductions: the text of reduce and its builder.

#include "remat/Dialect/StableHLO/AssemblyFormat.h"
#include "remat/Dialect/StableHLO/Shapes.h"

using namespace mlir;

#define GET_OP_CLASSES
#include "remat/Dialect/StableHLO/ReductionOps.cpp.inc"

namespace remat::stablehlo {

void StableHLODialect::registerReductionOps() {
  addOperations<
#define GET_OP_LIST
#include "remat/Dialect/StableHLO/ReductionOps.cpp.inc"
      >();
}

//===----------------------------------------------------------------------===//
// Builder
//===----------------------------------------------------------------------===//

void ReduceOp::build(
    OpBuilder &builder, OperationState &state, ValueRange inputs,
    ValueRange initValues, ArrayRef<int64_t> dimensions,
    llvm::function_ref<void(OpBuilder &, Location, ValueRange)> bodyBuilder) {
  auto emit = [&] { return mlir::emitError(state.location); };
  SmallVector<Type> results, scalars;
  for (auto [input, init] : llvm::zip(inputs, initValues)) {
    FailureOr<Shape> shape = inferReduceShape(
        emit, cast<ShapedType>(input.getType()).getShape(), dimensions);
    assert(succeeded(shape) && "a builder needs valid dimensions");
    Type element = cast<ShapedType>(init.getType()).getElementType();
    results.push_back(RankedTensorType::get(*shape, element));
    scalars.push_back(RankedTensorType::get({}, element));
  }
  scalars.append(SmallVector<Type>(scalars));
  build(builder, state, results, inputs, initValues, dimensions);
  OpBuilder::InsertionGuard guard(builder);
  SmallVector<Location> locations(scalars.size(), state.location);
  Block *block =
      builder.createBlock(state.regions.front().get(), {}, scalars, locations);
  bodyBuilder(builder, state.location, block->getArguments());
}

//===----------------------------------------------------------------------===//
// The short form: `applies stablehlo.add`
//===----------------------------------------------------------------------===//

/// Whether the operation may stand for a body of itself alone.
static bool canBeApplied(OperationName name) {
  return isCommutative(name) && name.hasTrait<OpTrait::NOperands<2>::Impl>() &&
         name.hasTrait<OpTrait::OneResult>();
}

/// The operation that the body consists of, if the short form can say it.
static Operation *findAppliedOp(ReduceOp op) {
  Region &body = op.getBody();
  if (op.getInputs().empty() || !body.hasOneBlock() || body.front().empty())
    return nullptr;
  Block &block = body.front();
  Operation &inner = block.front();
  if (&inner == &block.back() || inner.getNextNode() != &block.back() ||
      !canBeApplied(inner.getName()) || !inner.getDiscardableAttrs().empty())
    return nullptr;
  auto scalar = RankedTensorType::get(
      {}, cast<ShapedType>(op.getInputs().front().getType()).getElementType());
  auto isScalar = [&](Type type) { return type == scalar; };
  if (!llvm::all_of(inner.getOperandTypes(), isScalar) ||
      !llvm::all_of(inner.getResultTypes(), isScalar))
    return nullptr;
  bool forwards = llvm::equal(block.getArguments(), inner.getOperands()) &&
                  isa<ReturnOp>(block.back()) &&
                  llvm::equal(inner.getResults(), block.back().getOperands());
  return forwards ? &inner : nullptr;
}

/// Makes the body that the short form stands for.
static void buildAppliedBody(OpAsmParser &parser, OperationState &state,
                             OperationName name, Type element, Location loc) {
  auto scalar = RankedTensorType::get({}, element);
  Block &block = state.addRegion()->emplaceBlock();
  block.addArguments({scalar, scalar}, {loc, loc});
  OpBuilder builder(parser.getContext());
  builder.setInsertionPointToEnd(&block);
  OperationState inner(loc, name, block.getArguments(), {scalar});
  ReturnOp::create(builder, loc, builder.create(inner)->getResults());
}

//===----------------------------------------------------------------------===//
// Reduce as text
//===----------------------------------------------------------------------===//

/// `(%x init: %i), (%y init: %j)`; inputs come first in memory.
static ParseResult
parseReducedPairs(OpAsmParser &parser,
                  SmallVectorImpl<OpAsmParser::UnresolvedOperand> &operands) {
  SmallVector<OpAsmParser::UnresolvedOperand> inits;
  auto parsePair = [&]() -> ParseResult {
    return failure(parser.parseLParen() ||
                   parser.parseOperand(operands.emplace_back()) ||
                   parser.parseKeyword("init") || parser.parseColon() ||
                   parser.parseOperand(inits.emplace_back()) ||
                   parser.parseRParen());
  };
  if (parser.parseCommaSeparatedList(parsePair))
    return failure();
  operands.append(inits);
  return success();
}

/// `across dimensions = [..] {..} : (..) -> ..`
static ParseResult parseDimensionsAndType(OpAsmParser &parser,
                                          OperationState &state,
                                          FunctionType &type) {
  SmallVector<int64_t> dimensions;
  if (parser.parseKeyword("across") || parser.parseKeyword("dimensions") ||
      parser.parseEqual() ||
      parser.parseCommaSeparatedList(
          AsmParser::Delimiter::Square,
          [&] { return parser.parseInteger(dimensions.emplace_back()); }) ||
      parser.parseOptionalAttrDict(state.attributes) ||
      parser.parseColonType(type))
    return failure();
  state.getOrAddProperties<ReduceOp::Properties>().setDimensions(
      parser.getBuilder().getDenseI64ArrayAttr(dimensions));
  state.addTypes(type.getResults());
  return success();
}

/// `(%a: T, %b: T) (%c: U, %d: U)`: pairs of the k-th argument and its partner.
static ParseResult
parseReducerArguments(OpAsmParser &parser,
                      SmallVectorImpl<OpAsmParser::Argument> &arguments) {
  SmallVector<OpAsmParser::Argument> partners;
  while (succeeded(parser.parseOptionalLParen()))
    if (parser.parseArgument(arguments.emplace_back(), /*allowType=*/true) ||
        parser.parseOptionalLocationSpecifier(arguments.back().sourceLoc) ||
        parser.parseComma() ||
        parser.parseArgument(partners.emplace_back(), /*allowType=*/true) ||
        parser.parseOptionalLocationSpecifier(partners.back().sourceLoc) ||
        parser.parseRParen())
      return failure();
  arguments.append(partners);
  return success();
}

ParseResult ReduceOp::parse(OpAsmParser &parser, OperationState &state) {
  SMLoc loc = parser.getCurrentLocation();
  SmallVector<OpAsmParser::UnresolvedOperand> operands;
  FunctionType type;
  if (parseReducedPairs(parser, operands))
    return failure();
  if (succeeded(parser.parseOptionalKeyword("applies"))) {
    SMLoc nameLoc = parser.getCurrentLocation();
    FailureOr<OperationName> name = parser.parseCustomOperationName();
    if (failed(name))
      return failure();
    if (!canBeApplied(*name))
      return parser.emitError(nameLoc)
             << "expected a commutative operation of two operands, got "
             << *name;
    std::optional<Location> trailingLoc;
    if (parseDimensionsAndType(parser, state, type) ||
        parser.resolveOperands(operands, type.getInputs(), loc,
                               state.operands) ||
        parser.parseOptionalLocationSpecifier(trailingLoc))
      return failure();
    if (operands.size() != 2 || !isa<ShapedType>(type.getInput(0)))
      return parser.emitError(loc) << "expected one tensor to reduce";
    state.location = trailingLoc.value_or(parser.getEncodedSourceLoc(loc));
    buildAppliedBody(parser, state, *name,
                     cast<ShapedType>(type.getInput(0)).getElementType(),
                     state.location);
    return success();
  }
  SmallVector<OpAsmParser::Argument> arguments;
  return failure(
      parseDimensionsAndType(parser, state, type) ||
      parser.resolveOperands(operands, type.getInputs(), loc, state.operands) ||
      parser.parseKeyword("reducer") ||
      parseReducerArguments(parser, arguments) ||
      parser.parseRegion(*state.addRegion(), arguments));
}

static void printReducer(OpAsmPrinter &printer, ReduceOp op) {
  printer.printNewline();
  printer << " reducer";
  Block &block = op.getBody().front();
  unsigned half = block.getNumArguments() / 2;
  for (unsigned i = 0; i < half; ++i) {
    printer << '(';
    printer.printRegionArgument(block.getArgument(i));
    printer << ", ";
    printer.printRegionArgument(block.getArgument(i + half));
    printer << ") ";
  }
  printer << ' ';
  printer.printRegion(op.getBody(), /*printEntryBlockArgs=*/false);
}

void ReduceOp::print(OpAsmPrinter &printer) {
  llvm::interleaveComma(llvm::zip(getInputs(), getInitValues()), printer,
                        [&](auto pair) {
                          printer << '(' << std::get<0>(pair)
                                  << " init: " << std::get<1>(pair) << ')';
                        });
  Operation *applied = findAppliedOp(*this);
  if (applied)
    printer << " applies " << applied->getName();
  printer << " across dimensions = [";
  llvm::interleaveComma(getDimensions(), printer);
  printer << ']';
  printer.printOptionalAttrDict((*this)->getAttrs(), {"dimensions"});
  printer << " : ";
  printer.printFunctionalType(*this);
  if (!applied)
    printReducer(printer, *this);
}

} // namespace remat::stablehlo
