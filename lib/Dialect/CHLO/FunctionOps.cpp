// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Functions, constants and algorithms: types, text and verification.

#include "mlir/IR/TypeUtilities.h"
#include "remat/Dialect/CHLO/CHLO.h"
#include "remat/Dialect/StableHLO/Shapes.h"

using namespace mlir;

#define GET_OP_CLASSES
#include "remat/Dialect/CHLO/FunctionOps.cpp.inc"

namespace remat::chlo {

using stablehlo::EmitError;
using stablehlo::Shape;

void CHLODialect::registerFunctionOps() {
  addOperations<
#define GET_OP_LIST
#include "remat/Dialect/CHLO/FunctionOps.cpp.inc"
      >();
}

//===----------------------------------------------------------------------===//
// Inferred types
//===----------------------------------------------------------------------===//

#define INFER_TEST(Op)                                                         \
  LogicalResult Op::inferReturnTypes(                                          \
      MLIRContext *context, std::optional<Location>, ValueRange operands,      \
      DictionaryAttr, OpaqueProperties, RegionRange,                           \
      SmallVectorImpl<Type> &results) {                                        \
    results.push_back(cast<ShapedType>(operands.front().getType())             \
                          .clone(IntegerType::get(context, 1)));               \
    return success();                                                          \
  }
INFER_TEST(IsInfOp)
INFER_TEST(IsNegInfOp)
INFER_TEST(IsPosInfOp)
#undef INFER_TEST

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

OpFoldResult ConstantOp::fold(FoldAdaptor) { return getValue(); }

LogicalResult ConstantLikeOp::verify() {
  Type element = getElementTypeOrSelf(getType());
  if (getValue().getType() != element)
    return emitOpError() << "expected result of element type "
                         << getValue().getType() << ", got " << element;
  return success();
}

//===----------------------------------------------------------------------===//
// Top k
//===----------------------------------------------------------------------===//

LogicalResult TopKOp::verify() {
  auto emit = [&] { return emitOpError(); };
  int64_t k = getK();
  if (k < 0)
    return emitOpError() << "expected k of at least 0, got " << k;
  Type element = getElementTypeOrSelf(getOperand().getType());
  if (getElementTypeOrSelf(getValues().getType()) != element)
    return emitOpError() << "expected values of element type " << element
                         << ", got " << getValues().getType();
  if (!getElementTypeOrSelf(getIndices().getType()).isSignlessInteger(32))
    return emitOpError() << "expected indices of element type i32, got "
                         << getIndices().getType();
  auto type = dyn_cast<RankedTensorType>(getOperand().getType());
  if (!type)
    return success();
  if (type.getRank() < 1)
    return emitOpError() << "expected an operand of rank 1 or more, got "
                         << type;
  Shape shape(type.getShape());
  if (!ShapedType::isDynamic(shape.back()) && shape.back() < k)
    return emitOpError() << "expected k up to the size " << shape.back()
                         << " of the last dimension, got " << k;
  shape.back() = k;
  return success(
      succeeded(stablehlo::checkShape(emit, "values", getValues().getType(),
                                      shape)) &&
      succeeded(stablehlo::checkShape(emit, "indices", getIndices().getType(),
                                      shape)));
}

//===----------------------------------------------------------------------===//
// Ragged dot
//===----------------------------------------------------------------------===//

/// The result of a dot product without the group dimension of `rhs`.
static FailureOr<Shape> inferUngrouped(EmitError emitError,
                                       RankedTensorType lhs,
                                       RankedTensorType rhs,
                                       RaggedDotDimensionNumbersAttr numbers) {
  auto dot = stablehlo::DotDimensionNumbersAttr::get(
      numbers.getContext(), numbers.getLhsBatchingDimensions(),
      numbers.getRhsBatchingDimensions(), numbers.getLhsContractingDimensions(),
      numbers.getRhsContractingDimensions());
  FailureOr<Shape> shape = stablehlo::inferDotGeneralShape(
      emitError, lhs.getShape(), rhs.getShape(), dot);
  if (failed(shape) || numbers.getRhsGroupDimensions().empty())
    return shape;
  // Free dimensions of rhs stand last; the group dimension is one of them.
  int64_t group = numbers.getRhsGroupDimensions().front(), following = 0;
  for (int64_t i = group + 1; i < rhs.getRank(); ++i)
    following += !llvm::is_contained(numbers.getRhsBatchingDimensions(), i) &&
                 !llvm::is_contained(numbers.getRhsContractingDimensions(), i);
  shape->erase(shape->end() - 1 - following);
  return shape;
}

/// Checks the ragged dimension and the group dimension, which depends on it.
static LogicalResult checkGroups(RaggedDotOp op, int64_t lhsRank,
                                 int64_t rhsRank, bool isFree) {
  auto emit = [&] { return op.emitOpError(); };
  RaggedDotDimensionNumbersAttr numbers = op.getRaggedDotDimensionNumbers();
  if (failed(stablehlo::checkDimensions(emit, "lhs_ragged_dimensions",
                                        numbers.getLhsRaggedDimensions(),
                                        lhsRank)))
    return failure();
  ArrayRef<int64_t> groups = numbers.getRhsGroupDimensions();
  if (failed(stablehlo::checkLength(emit, "rhs_group_dimensions", groups.size(),
                                    isFree ? 1 : 0)))
    return failure();
  SmallVector<int64_t> dimensions(groups);
  llvm::append_range(dimensions, numbers.getRhsBatchingDimensions());
  llvm::append_range(dimensions, numbers.getRhsContractingDimensions());
  return stablehlo::checkDimensions(emit, "dimensions of rhs", dimensions,
                                    rhsRank);
}

LogicalResult RaggedDotOp::verify() {
  auto emit = [&] { return emitOpError(); };
  auto lhs = dyn_cast<RankedTensorType>(getLhs().getType());
  auto rhs = dyn_cast<RankedTensorType>(getRhs().getType());
  auto groupSizes = cast<RankedTensorType>(getGroupSizes().getType());
  if (!lhs || !rhs)
    return success();
  RaggedDotDimensionNumbersAttr numbers = getRaggedDotDimensionNumbers();
  if (failed(stablehlo::checkLength(emit, "lhs_ragged_dimensions",
                                    numbers.getLhsRaggedDimensions().size(), 1)))
    return failure();
  int64_t ragged = numbers.getLhsRaggedDimensions().front();
  bool isContracting =
      llvm::is_contained(numbers.getLhsContractingDimensions(), ragged);
  bool isBatching =
      llvm::is_contained(numbers.getLhsBatchingDimensions(), ragged);
  if (failed(checkGroups(*this, lhs.getRank(), rhs.getRank(),
                         !isContracting && !isBatching)))
    return failure();
  if (groupSizes.getRank() < 1)
    return emitOpError() << "expected group_sizes of rank 1 or more, got "
                         << groupSizes;
  int64_t groups = groupSizes.getShape().back();
  FailureOr<Shape> shape = inferUngrouped(emit, lhs, rhs, numbers);
  if (failed(shape))
    return failure();
  if (isContracting)
    shape->insert(shape->begin(), groups);
  if (!isContracting && !isBatching) {
    int64_t size = rhs.getDimSize(numbers.getRhsGroupDimensions().front());
    if (!stablehlo::areSizesCompatible(size, groups))
      return emitOpError() << "expected " << size << " groups, got " << groups;
  }
  return stablehlo::checkShape(emit, "result", getType(), *shape);
}

//===----------------------------------------------------------------------===//
// Scan
//===----------------------------------------------------------------------===//

void ScanOp::getAsmBlockArgumentNames(Region &region,
                                      OpAsmSetValueNameFn setName) {
  for (BlockArgument argument : region.getArguments())
    setName(argument, argument.getArgNumber() < getInputs().size() ? "input"
                                                                   : "carry");
}

ParseResult ScanOp::parse(OpAsmParser &parser, OperationState &state) {
  SmallVector<OpAsmParser::UnresolvedOperand> inputs, inits;
  SMLoc loc = parser.getCurrentLocation();
  int64_t dimension;
  FunctionType type;
  if (parser.parseOperandList(inputs, OpAsmParser::Delimiter::Paren) ||
      parser.parseKeyword("inits") ||
      parser.parseOperandList(inits, OpAsmParser::Delimiter::Paren) ||
      parser.parseKeyword("dimension") || parser.parseEqual() ||
      parser.parseInteger(dimension) ||
      parser.parseOptionalAttrDictWithKeyword(state.attributes) ||
      parser.parseRegion(*state.addRegion()) || parser.parseColonType(type))
    return failure();
  int32_t numInputs = inputs.size(), numInits = inits.size();
  int32_t numOutputs = static_cast<int32_t>(type.getNumResults()) - numInits;
  if (numOutputs < 0)
    return parser.emitError(loc) << "expected at least " << numInits
                                 << " results, got " << type.getNumResults();
  inputs.append(inits);
  state.addTypes(type.getResults());
  auto &properties = state.getOrAddProperties<Properties>();
  properties.setDimension(parser.getBuilder().getI64IntegerAttr(dimension));
  properties.operandSegmentSizes = {numInputs, numInits};
  properties.resultSegmentSizes = {numOutputs, numInits};
  return parser.resolveOperands(inputs, type.getInputs(), loc, state.operands);
}

void ScanOp::print(OpAsmPrinter &printer) {
  printer << '(' << getInputs() << ") inits (" << getInits()
          << ") dimension=" << getDimension() << ' ';
  printer.printOptionalAttrDictWithKeyword(
      (*this)->getAttrs(),
      {"dimension", "operandSegmentSizes", "resultSegmentSizes"});
  printer << ' ';
  printer.printRegion(getBody());
  printer << " : ";
  printer.printFunctionalType(*this);
}

/// The common size of the scanned dimension.
static FailureOr<int64_t> findScanSize(ScanOp op) {
  int64_t dimension = op.getDimension();
  int64_t size = op.getScanDimSize().value_or(ShapedType::kDynamic);
  for (Type type : op.getInputs().getTypes()) {
    auto ranked = dyn_cast<RankedTensorType>(type);
    if (!ranked || ranked.getRank() <= dimension)
      return op.emitOpError() << "expected inputs of rank greater than "
                              << dimension << ", got " << type;
    int64_t own = ranked.getDimSize(dimension);
    if (!stablehlo::areSizesCompatible(size, own))
      return op.emitOpError() << "expected size " << size << " of dimension "
                              << dimension << ", got " << own;
    size = ShapedType::isDynamic(size) ? own : size;
  }
  return size;
}

/// `type` without or with a dimension.
static Type dropDimension(RankedTensorType type, int64_t dimension) {
  Shape shape(type.getShape());
  shape.erase(shape.begin() + dimension);
  return RankedTensorType::get(shape, type.getElementType());
}

static LogicalResult checkType(Operation *op, StringRef what, unsigned number,
                               Type expected, Type got) {
  if (stablehlo::areCompatible(expected, got))
    return success();
  return op->emitOpError() << "expected " << what << ' ' << number
                           << " of type " << expected << ", got " << got;
}

static LogicalResult checkScanArguments(ScanOp op) {
  Block &block = op.getBody().front();
  auto emit = [&] { return op.emitOpError(); };
  if (failed(stablehlo::checkLength(emit, "the body's arguments",
                                    block.getNumArguments(),
                                    op.getNumOperands())))
    return failure();
  for (BlockArgument argument : block.getArguments()) {
    unsigned i = argument.getArgNumber();
    Type expected = op.getOperand(i).getType();
    if (i < op.getInputs().size())
      expected =
          dropDimension(cast<RankedTensorType>(expected), op.getDimension());
    if (failed(checkType(op, "argument", i, expected, argument.getType())))
      return failure();
  }
  return success();
}

LogicalResult ScanOp::verifyRegions() {
  auto emit = [&] { return emitOpError(); };
  if (getInputs().empty() && getOutputs().empty())
    return emitOpError() << "expected inputs or outputs, got neither";
  FailureOr<int64_t> size = findScanSize(*this);
  if (failed(size) || failed(checkScanArguments(*this)))
    return failure();
  Operation *terminator = getBody().front().getTerminator();
  if (failed(stablehlo::checkLength(emit, "the body's results",
                                    terminator->getNumOperands(),
                                    getNumResults())))
    return failure();
  for (OpResult result : getResults()) {
    unsigned i = result.getResultNumber();
    auto type = dyn_cast<RankedTensorType>(terminator->getOperand(i).getType());
    if (!type)
      continue;
    Shape shape(type.getShape());
    if (i < getOutputs().size()) {
      if (static_cast<int64_t>(getDimension()) > type.getRank())
        return emitOpError() << "expected outputs of rank "
                             << getDimension() << " or more, got " << type;
      shape.insert(shape.begin() + getDimension(), *size);
    }
    if (failed(checkType(*this, "result", i,
                         RankedTensorType::get(shape, type.getElementType()),
                         result.getType())))
      return failure();
  }
  return success();
}

} // namespace remat::chlo
