// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Assembly and verification of the `remat` ops. The verifiers check what an op
// can see from where it stands: bindings, outputs, purity, buffer reuse. That a
// recomputed group equals the one it repeats, and that the bytes add up, is
// checked where the whole function is in view (docs/architecture.md).

#include "remat/Dialect/Remat/Attention.h"
#include "mlir/Interfaces/CallInterfaces.h"

#include "llvm/ADT/SmallSet.h"
#include "llvm/Support/MathExtras.h"

using namespace mlir;
using namespace remat;

#include "remat/Dialect/Remat/RematInterfaces.cpp.inc"

//===----------------------------------------------------------------------===//
// Helpers of the header
//===----------------------------------------------------------------------===//

SmallVector<BufferReuse>
remat::decodeBufferReuses(DenseI64ArrayAttr attribute) {
  SmallVector<BufferReuse> reuses;
  if (!attribute)
    return reuses;
  ArrayRef<int64_t> flat = attribute.asArrayRef();
  for (size_t i = 0; i + 1 < flat.size(); i += 2)
    reuses.push_back({flat[i], flat[i + 1]});
  return reuses;
}

DenseI64ArrayAttr remat::encodeBufferReuses(MLIRContext *context,
                                            ArrayRef<BufferReuse> reuses) {
  if (reuses.empty())
    return {};
  SmallVector<int64_t> flat;
  for (BufferReuse reuse : reuses)
    flat.append({reuse.operand, reuse.result});
  return DenseI64ArrayAttr::get(context, flat);
}

void remat::addBoundBlock(OpBuilder &builder, OperationState &state,
                          ValueRange inputs) {
  OpBuilder::InsertionGuard guard(builder);
  SmallVector<Location> locations(inputs.size(), state.location);
  builder.createBlock(state.regions.back().get(), {}, inputs.getTypes(),
                      locations);
}

YieldOp GroupOpInterface::getYield() {
  return cast<YieldOp>(getBody().front().getTerminator());
}

YieldOp KernelOpInterface::getYield() {
  return cast<YieldOp>(getBody().front().getTerminator());
}

Operation *remat::getEnclosingGroup(Operation *op) {
  while ((op = op->getParentOp()))
    if (isa<GroupOpInterface>(op))
      return op;
  return nullptr;
}

//===----------------------------------------------------------------------===//
// Assembly
//===----------------------------------------------------------------------===//

/// The value of an enum attribute without the attribute's name.
template <typename EnumAttribute>
static ParseResult parseKeyword(OpAsmParser &parser, EnumAttribute &attribute) {
  using Enum = decltype(attribute.getValue());
  FailureOr<Enum> value = FieldParser<Enum>::parse(parser);
  if (failed(value))
    return failure();
  attribute = EnumAttribute::get(parser.getContext(), *value);
  return success();
}

template <typename EnumAttribute>
static void printKeyword(OpAsmPrinter &printer, Operation *,
                         EnumAttribute attribute) {
  printer << stringifyEnum(attribute.getValue());
}

/// `[0 -> 1, 2 -> 0]`: operand -> result.
static ParseResult parseBufferReuses(OpAsmParser &parser,
                                     DenseI64ArrayAttr &reuses) {
  SmallVector<int64_t> flat;
  auto parsePair = [&]() -> ParseResult {
    return failure(parser.parseInteger(flat.emplace_back()) ||
                   parser.parseArrow() ||
                   parser.parseInteger(flat.emplace_back()));
  };
  if (parser.parseCommaSeparatedList(OpAsmParser::Delimiter::Square, parsePair))
    return failure();
  reuses = parser.getBuilder().getDenseI64ArrayAttr(flat);
  return success();
}

static void printBufferReuses(OpAsmPrinter &printer, Operation *,
                              DenseI64ArrayAttr reuses) {
  printer << '[';
  llvm::interleaveComma(decodeBufferReuses(reuses), printer,
                        [&](BufferReuse reuse) {
                          printer << reuse.operand << " -> " << reuse.result;
                        });
  printer << ']';
}

/// `(%argument = %operand, ...) : (types) -> types attributes {...} { body }`.
/// The names of operands may be used again inside: the region sees nothing of
/// what is around it.
static ParseResult
parseBoundRegion(OpAsmParser &parser,
                 SmallVectorImpl<OpAsmParser::UnresolvedOperand> &inputs,
                 SmallVectorImpl<Type> &inputTypes,
                 SmallVectorImpl<Type> &outputTypes, NamedAttrList &attributes,
                 Region &body) {
  SmallVector<OpAsmParser::Argument> arguments;
  FunctionType signature;
  if (parser.parseAssignmentList(arguments, inputs) || parser.parseColon())
    return failure();
  SMLoc signatureLoc = parser.getCurrentLocation();
  if (parser.parseType(signature))
    return failure();
  if (signature.getNumInputs() != inputs.size())
    return parser.emitError(signatureLoc)
           << "expected " << inputs.size() << " operand types, got "
           << signature.getNumInputs();
  llvm::append_range(inputTypes, signature.getInputs());
  llvm::append_range(outputTypes, signature.getResults());
  for (auto [argument, type] : llvm::zip_equal(arguments, inputTypes))
    argument.type = type;
  return failure(
      parser.parseOptionalAttrDictWithKeyword(attributes) ||
      parser.parseRegion(body, arguments, /*enableNameShadowing=*/true));
}

static void printBoundRegion(OpAsmPrinter &printer, Operation *op,
                             OperandRange inputs, TypeRange inputTypes,
                             TypeRange outputTypes, DictionaryAttr,
                             Region &body) {
  printer << '(';
  llvm::interleaveComma(
      llvm::zip_equal(body.getArguments(), inputs), printer, [&](auto binding) {
        printer << std::get<0>(binding) << " = " << std::get<1>(binding);
      });
  printer << ") : ";
  printer.printFunctionalType(inputTypes, outputTypes);
  printer.printOptionalAttrDictWithKeyword(
      op->getDiscardableAttrDictionary().getValue());
  printer << ' ';
  printer.printRegion(body, /*printEntryBlockArgs=*/false);
}

//===----------------------------------------------------------------------===//
// What all groups have in common
//===----------------------------------------------------------------------===//

/// Block arguments are bound to operands one by one.
static LogicalResult verifyBindings(GroupOpInterface op) {
  Block &block = op.getBody().front();
  if (block.getNumArguments() != op.getInputs().size())
    return op->emitOpError() << "expected one block argument for each of "
                             << op.getInputs().size() << " operands, got "
                             << block.getNumArguments();
  for (auto [i, argument] : llvm::enumerate(block.getArguments())) {
    Type expected = op.getInputs()[i].getType();
    if (argument.getType() != expected)
      return op->emitOpError()
             << "expected block argument " << i << " to have type " << expected
             << " like its operand, got " << argument.getType();
  }
  return success();
}

/// The yielded values are the results one by one.
static LogicalResult verifyOutputs(GroupOpInterface op) {
  Block &block = op.getBody().front();
  auto yield = block.empty() ? YieldOp() : dyn_cast<YieldOp>(block.back());
  if (!yield)
    return op->emitOpError() << "expected the region to end with 'remat.yield'";
  if (yield.getOutputs().size() != op->getNumResults())
    return yield.emitOpError() << "expected " << op->getNumResults()
                               << " outputs, one for each result, got "
                               << yield.getOutputs().size();
  for (auto [i, output] : llvm::enumerate(yield.getOutputs())) {
    Type expected = op->getResult(i).getType();
    if (output.getType() != expected)
      return yield.emitOpError()
             << "expected output " << i << " to have type " << expected
             << " like the result, got " << output.getType();
  }
  return success();
}

/// Ops whose effects are those of the ops inside are looked into, so that the
/// innermost op at fault is named.
static LogicalResult verifyPure(GroupOpInterface op) {
  Operation *impure = nullptr;
  op.getBody().walk([&](Operation *inner) {
    bool isSumOfItsRegions =
        inner->hasTrait<OpTrait::HasRecursiveMemoryEffects>() &&
        !isa<MemoryEffectOpInterface>(inner);
    // Kernels of a loop inside have effects to keep their order only.
    if (isSumOfItsRegions || isa<GroupOpInterface>(inner) ||
        isMemoryEffectFree(inner))
      return WalkResult::advance();
    impure = inner;
    return WalkResult::interrupt();
  });
  if (!impure)
    return success();
  InFlightDiagnostic diagnostic = impure->emitOpError()
                                  << "may have side effects; only pure ops are "
                                     "recomputed";
  diagnostic.attachNote(op->getLoc())
      << "inside this '" << op->getName() << "' of group " << op.getGroup();
  return diagnostic;
}

/// Memory is accounted between kernels, so that what owns memory is not in one,
/// unless a loop that the kernel runs holds kernels of its own.
static LogicalResult verifyOutsideOfGroups(Operation *op) {
  Operation *group = op->getParentOp();
  if (!isa_and_present<GroupOpInterface>(group))
    return success();
  InFlightDiagnostic diagnostic = op->emitOpError() << "cannot be inside of '"
                                                    << group->getName() << "'";
  diagnostic.attachNote(group->getLoc()) << "which is here";
  return diagnostic;
}

//===----------------------------------------------------------------------===//
// Buffer reuse
//===----------------------------------------------------------------------===//

/// Bits of a tensor with static shape and element bit width, else nothing.
static std::optional<uint64_t> getStaticBits(Type type) {
  auto tensor = dyn_cast<RankedTensorType>(type);
  if (!tensor || !tensor.hasStaticShape())
    return std::nullopt;
  Type element = tensor.getElementType();
  uint64_t factor = 1;
  if (auto complex = dyn_cast<ComplexType>(element)) {
    factor = 2;
    element = complex.getElementType();
  }
  if (!element.isIntOrFloat())
    return std::nullopt;
  uint64_t bits = factor * element.getIntOrFloatBitWidth();
  for (int64_t size : tensor.getShape())
    bits = llvm::SaturatingMultiply(bits, static_cast<uint64_t>(size));
  return bits;
}

/// The operand's buffer must hold the result.
static LogicalResult verifyReuseFits(KernelOpInterface op, BufferReuse reuse) {
  Type operandType = op.getInputs()[reuse.operand].getType();
  Type resultType = op->getResult(reuse.result).getType();
  std::optional<uint64_t> available = getStaticBits(operandType);
  std::optional<uint64_t> needed = getStaticBits(resultType);
  if (available && needed && *needed <= *available)
    return success();
  return op->emitOpError() << "result " << reuse.result << " of type "
                           << resultType
                           << " does not fit into the buffer of operand "
                           << reuse.operand << " of type " << operandType;
}

/// The operand's buffer is overwritten, so that nothing may read it later. An
/// operand from outside of the block may be read again by the next iteration.
static LogicalResult verifyReuseDies(KernelOpInterface op, BufferReuse reuse) {
  Value operand = op.getInputs()[reuse.operand];
  if (operand.getParentBlock() != op->getBlock())
    return op->emitOpError() << "operand " << reuse.operand
                             << " is defined outside of this block, so that "
                                "its buffer cannot be taken over";
  for (Operation *user : operand.getUsers()) {
    Operation *inBlock = op->getBlock()->findAncestorOpInBlock(*user);
    if (!inBlock || inBlock == op || inBlock->isBeforeInBlock(op))
      continue;
    InFlightDiagnostic diagnostic = op->emitOpError()
                                    << "takes over the buffer of operand "
                                    << reuse.operand << ", which is used later";
    diagnostic.attachNote(user->getLoc()) << "used here";
    return diagnostic;
  }
  return success();
}

/// Checks one pair; `operands` and `results` hold those of earlier pairs.
static LogicalResult verifyReuse(KernelOpInterface op, BufferReuse reuse,
                                 llvm::SmallSet<int64_t, 4> &operands,
                                 llvm::SmallSet<int64_t, 4> &results) {
  int64_t operandCount = op.getInputs().size();
  int64_t resultCount = op->getNumResults();
  if (reuse.operand < 0 || reuse.operand >= operandCount)
    return op->emitOpError() << "reuses operand " << reuse.operand
                             << ", but there are " << operandCount;
  if (reuse.result < 0 || reuse.result >= resultCount)
    return op->emitOpError() << "reuses a buffer for result " << reuse.result
                             << ", but there are " << resultCount;
  if (!operands.insert(reuse.operand).second)
    return op->emitOpError()
           << "reuses the buffer of operand " << reuse.operand << " twice";
  if (!results.insert(reuse.result).second)
    return op->emitOpError()
           << "reuses two buffers for result " << reuse.result;
  if (failed(verifyReuseFits(op, reuse)))
    return failure();
  return verifyReuseDies(op, reuse);
}

static LogicalResult verifyReuses(KernelOpInterface op,
                                  DenseI64ArrayAttr attribute) {
  if (!attribute)
    return success();
  if (attribute.size() % 2 != 0)
    return op->emitOpError() << "expected 'reuses' to hold pairs of operand "
                                "and result, got "
                             << attribute.size() << " numbers";
  llvm::SmallSet<int64_t, 4> operands, results;
  for (BufferReuse reuse : decodeBufferReuses(attribute))
    if (failed(verifyReuse(op, reuse, operands, results)))
      return failure();
  return success();
}

//===----------------------------------------------------------------------===//
// Verifiers
//===----------------------------------------------------------------------===//

// What needs the ops inside to be well formed is left to verifyRegions.

LogicalResult KernelOp::verify() {
  return failure(failed(verifyOutsideOfGroups(*this)) ||
                 failed(verifyBindings(*this)) ||
                 failed(verifyReuses(*this, getReusesAttr())));
}

LogicalResult KernelOp::verifyRegions() { return verifyOutputs(*this); }

LogicalResult RecomputeOp::verify() {
  return failure(failed(verifyOutsideOfGroups(*this)) ||
                 failed(verifyBindings(*this)) ||
                 failed(verifyReuses(*this, getReusesAttr())));
}

/// A body that only calls the function that it was moved to; what is in there
/// was judged before.
static bool isOutlined(GroupOpInterface op) {
  Block &body = op.getBody().front();
  return llvm::hasNItems(body, 2) && isa<CallOpInterface>(body.front());
}

LogicalResult RecomputeOp::verifyRegions() {
  return failure(failed(verifyOutputs(*this)) ||
                 (!isOutlined(*this) && failed(verifyPure(*this))));
}

LogicalResult InlineOp::verify() {
  if (getEnclosingGroup(*this))
    return verifyBindings(*this);
  return emitOpError() << "expected to be inside of 'remat.kernel' or "
                          "'remat.recompute'";
}

LogicalResult InlineOp::verifyRegions() {
  if (failed(verifyOutputs(*this)))
    return failure();
  if (!getYield().getLeftOut().empty())
    return getYield().emitOpError() << "cannot leave out outputs of "
                                       "'remat.inline', which writes none";
  return verifyPure(*this);
}

LogicalResult YieldOp::verify() {
  for (auto [i, value] : llvm::enumerate(getLeftOut())) {
    if (llvm::is_contained(getOutputs(), value))
      return emitOpError() << "left-out value " << i << " is also an output";
    if (llvm::is_contained(getLeftOut().take_front(i), value))
      return emitOpError() << "left-out value " << i << " is listed twice";
    Operation *definition = value.getDefiningOp();
    if (!definition || definition->getBlock() != (*this)->getBlock())
      return emitOpError() << "left-out value " << i
                           << " is not computed in this block";
  }
  return success();
}

LogicalResult OffloadOp::verify() { return verifyOutsideOfGroups(*this); }

LogicalResult FetchOp::verify() { return verifyOutsideOfGroups(*this); }

/// A part has the rank and the elements of the whole, and divides its sizes.
static LogicalResult verifyPart(Operation *op, Value whole, Value part) {
  auto wholeType = cast<RankedTensorType>(whole.getType());
  auto partType = cast<RankedTensorType>(part.getType());
  bool isPart = wholeType.getElementType() == partType.getElementType() &&
                wholeType.getRank() == partType.getRank();
  if (isPart)
    for (auto [size, divisor] :
         llvm::zip_equal(wholeType.getShape(), partType.getShape()))
      isPart &= divisor == 0 ? size == 0 : size % divisor == 0;
  if (isPart)
    return success();
  return op->emitOpError() << "expected a part of " << wholeType << ", got "
                           << partType;
}

LogicalResult LocalizeOp::verify() {
  return verifyPart(*this, getInput(), getResult());
}

LogicalResult GlobalizeOp::verify() {
  return verifyPart(*this, getResult(), getInput());
}

#define GET_OP_CLASSES
#include "remat/Dialect/Remat/RematOps.cpp.inc"
#define GET_OP_CLASSES
#include "remat/Dialect/Remat/RematAttentionOps.cpp.inc"

void remat::dissolveGroup(GroupOpInterface group) {
  Block &body = group.getBody().front();
  for (Operation &inner : llvm::make_early_inc_range(body))
    if (auto inlined = dyn_cast<GroupOpInterface>(&inner))
      dissolveGroup(inlined);
  for (auto [argument, input] :
       llvm::zip_equal(body.getArguments(), group->getOperands()))
    argument.replaceAllUsesWith(input);
  YieldOp yield = group.getYield();
  for (auto [result, output] :
       llvm::zip_equal(group->getResults(), yield.getOutputs()))
    result.replaceAllUsesWith(output);
  yield.erase();
  group->getBlock()->getOperations().splice(group->getIterator(),
                                            body.getOperations());
  group->erase();
}
