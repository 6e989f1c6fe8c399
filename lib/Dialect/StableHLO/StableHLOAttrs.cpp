// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Attributes and types of the `stablehlo` dialect.

#include "remat/Dialect/StableHLO/AssemblyFormat.h"

using namespace mlir;

#include "remat/Dialect/StableHLO/StableHLOEnums.cpp.inc"
#define GET_ATTRDEF_CLASSES
#include "remat/Dialect/StableHLO/StableHLOAttrs.cpp.inc"
#define GET_TYPEDEF_CLASSES
#include "remat/Dialect/StableHLO/StableHLOTypes.cpp.inc"

namespace remat::stablehlo {

void StableHLODialect::registerAttributes() {
  addAttributes<
#define GET_ATTRDEF_LIST
#include "remat/Dialect/StableHLO/StableHLOAttrs.cpp.inc"
      >();
}

void StableHLODialect::registerTypes() {
  addTypes<
#define GET_TYPEDEF_LIST
#include "remat/Dialect/StableHLO/StableHLOTypes.cpp.inc"
      >();
}

Attribute StableHLODialect::parseAttribute(DialectAsmParser &parser,
                                           Type type) const {
  StringRef mnemonic;
  Attribute attribute;
  OptionalParseResult result =
      generatedAttributeParser(parser, &mnemonic, type, attribute);
  if (result.has_value())
    return attribute;
  // An older spelling: `type_extensions<bounds = [?, 8]>`.
  if (mnemonic == "type_extensions") {
    if (parser.parseLess() || parser.parseKeyword("bounds") ||
        parser.parseEqual())
      return {};
    FailureOr<SmallVector<int64_t>> bounds = parseDimensionList(parser);
    if (failed(bounds) || parser.parseGreater())
      return {};
    return TypeExtensionsAttr::get(getContext(), *bounds);
  }
  parser.emitError(parser.getNameLoc())
      << "unknown attribute `" << mnemonic << "` in dialect `stablehlo`";
  return {};
}

void StableHLODialect::printAttribute(Attribute attribute,
                                      DialectAsmPrinter &printer) const {
  LogicalResult result = generatedAttributePrinter(attribute, printer);
  (void)result;
  assert(succeeded(result) && "every attribute of the dialect has a printer");
}

//===----------------------------------------------------------------------===//
// Lists and structs
//===----------------------------------------------------------------------===//

static ParseResult parseDimension(AsmParser &parser, int64_t &dimension) {
  if (failed(parser.parseOptionalQuestion()))
    return parser.parseInteger(dimension);
  dimension = ShapedType::kDynamic;
  return success();
}

static void printDimension(AsmPrinter &printer, int64_t dimension) {
  if (ShapedType::isDynamic(dimension))
    printer << '?';
  else
    printer << dimension;
}

FailureOr<SmallVector<int64_t>> parseDimensionList(AsmParser &parser) {
  SmallVector<int64_t> dimensions;
  if (parser.parseCommaSeparatedList(AsmParser::Delimiter::Square, [&] {
        return parseDimension(parser, dimensions.emplace_back());
      }))
    return failure();
  return dimensions;
}

void printDimensionList(AsmPrinter &printer, ArrayRef<int64_t> dimensions) {
  printer << '[';
  llvm::interleaveComma(dimensions, printer.getStream(), [&](int64_t dimension) {
    printDimension(printer, dimension);
  });
  printer << ']';
}

ParseResult parseStruct(AsmParser &parser, ArrayRef<StructField> fields) {
  SmallVector<bool> seen(fields.size(), false);
  while (failed(parser.parseOptionalGreater())) {
    SMLoc loc = parser.getCurrentLocation();
    StringRef name;
    if (parser.parseKeyword(&name))
      return failure();
    const StructField *field = llvm::find_if(
        fields, [&](const StructField &field) { return field.name == name; });
    if (field == fields.end()) {
      InFlightDiagnostic error = parser.emitError(loc);
      error << "expected one of: ";
      llvm::interleaveComma(fields, error, [&](const StructField &field) {
        error << field.name;
      });
      return error << "; got " << name;
    }
    if (std::exchange(seen[field - fields.begin()], true))
      return parser.emitError(loc) << "expected " << name << " once";
    if (parser.parseEqual() || field->parse())
      return failure();
    if (failed(parser.parseOptionalComma()))
      return parser.parseGreater();
  }
  return success();
}

void printStruct(AsmPrinter &printer, ArrayRef<PrintedField> fields) {
  StringRef separator = "";
  printer << '<';
  for (const PrintedField &field : fields) {
    if (field.list.empty() && field.number == 0)
      continue;
    printer << separator << field.name << " = ";
    separator = ", ";
    if (field.list.empty())
      printer << field.number;
    else
      printDimensionList(printer, field.list);
  }
  printer << '>';
}

/// Reads lists called `listNames` and a number called `numberName`, if any.
static ParseResult parseLists(AsmParser &parser, ArrayRef<StringRef> listNames,
                              MutableArrayRef<SmallVector<int64_t>> lists,
                              StringRef numberName, int64_t &number) {
  SmallVector<std::function<ParseResult()>> readers;
  for (size_t i = 0; i < listNames.size(); ++i)
    readers.push_back([&parser, &lists, i]() -> ParseResult {
      FailureOr<SmallVector<int64_t>> list = parseDimensionList(parser);
      if (failed(list))
        return failure();
      lists[i] = *list;
      return success();
    });
  readers.push_back([&] { return parser.parseInteger(number); });
  SmallVector<StructField> fields;
  for (size_t i = 0; i < listNames.size(); ++i)
    fields.push_back({listNames[i], readers[i]});
  if (!numberName.empty())
    fields.push_back({numberName, readers.back()});
  return failure(parser.parseLess() || parseStruct(parser, fields));
}

//===----------------------------------------------------------------------===//
// Dimension numbers
//===----------------------------------------------------------------------===//

Attribute ScatterDimensionNumbersAttr::parse(AsmParser &parser, Type) {
  SmallVector<int64_t> lists[5];
  int64_t indexVectorDim = 0;
  if (parseLists(parser,
                 {"update_window_dims", "inserted_window_dims",
                  "input_batching_dims", "scatter_indices_batching_dims",
                  "scatter_dims_to_operand_dims"},
                 lists, "index_vector_dim", indexVectorDim))
    return {};
  return get(parser.getContext(), lists[0], lists[1], lists[2], lists[3],
             lists[4], indexVectorDim);
}

void ScatterDimensionNumbersAttr::print(AsmPrinter &printer) const {
  printStruct(printer,
              {{"update_window_dims", getUpdateWindowDims()},
               {"inserted_window_dims", getInsertedWindowDims()},
               {"input_batching_dims", getInputBatchingDims()},
               {"scatter_indices_batching_dims", getScatterIndicesBatchingDims()},
               {"scatter_dims_to_operand_dims", getScatterDimsToOperandDims()},
               {"index_vector_dim", {}, getIndexVectorDim()}});
}

Attribute GatherDimensionNumbersAttr::parse(AsmParser &parser, Type) {
  SmallVector<int64_t> lists[5];
  int64_t indexVectorDim = 0;
  if (parseLists(parser,
                 {"offset_dims", "collapsed_slice_dims", "operand_batching_dims",
                  "start_indices_batching_dims", "start_index_map"},
                 lists, "index_vector_dim", indexVectorDim))
    return {};
  return get(parser.getContext(), lists[0], lists[1], lists[2], lists[3],
             lists[4], indexVectorDim);
}

void GatherDimensionNumbersAttr::print(AsmPrinter &printer) const {
  printStruct(printer,
              {{"offset_dims", getOffsetDims()},
               {"collapsed_slice_dims", getCollapsedSliceDims()},
               {"operand_batching_dims", getOperandBatchingDims()},
               {"start_indices_batching_dims", getStartIndicesBatchingDims()},
               {"start_index_map", getStartIndexMap()},
               {"index_vector_dim", {}, getIndexVectorDim()}});
}

Attribute DotDimensionNumbersAttr::parse(AsmParser &parser, Type) {
  SmallVector<int64_t> lists[4];
  int64_t unused = 0;
  if (parseLists(parser,
                 {"lhs_batching_dimensions", "rhs_batching_dimensions",
                  "lhs_contracting_dimensions", "rhs_contracting_dimensions"},
                 lists, "", unused))
    return {};
  return get(parser.getContext(), lists[0], lists[1], lists[2], lists[3]);
}

void DotDimensionNumbersAttr::print(AsmPrinter &printer) const {
  printStruct(printer,
              {{"lhs_batching_dimensions", getLhsBatchingDimensions()},
               {"rhs_batching_dimensions", getRhsBatchingDimensions()},
               {"lhs_contracting_dimensions", getLhsContractingDimensions()},
               {"rhs_contracting_dimensions", getRhsContractingDimensions()}});
}

LogicalResult DotAlgorithmAttr::verify(
    llvm::function_ref<InFlightDiagnostic()> emitError, Type lhsPrecisionType,
    Type rhsPrecisionType, Type accumulationType, int64_t lhsComponentCount,
    int64_t rhsComponentCount, int64_t numPrimitiveOperations, bool) {
  for (Type type : {lhsPrecisionType, rhsPrecisionType, accumulationType})
    if (!isa<FloatType, IntegerType>(type))
      return emitError() << "expected float or integer types in an algorithm, got "
                         << type;
  for (int64_t count :
       {lhsComponentCount, rhsComponentCount, numPrimitiveOperations})
    if (count < 1)
      return emitError() << "expected positive counts in an algorithm, got "
                         << count;
  return success();
}

//===----------------------------------------------------------------------===//
// Bounds
//===----------------------------------------------------------------------===//

Attribute TypeExtensionsAttr::parse(AsmParser &parser, Type) {
  SmallVector<int64_t> bounds;
  if (parser.parseCommaSeparatedList(AsmParser::Delimiter::LessGreater, [&] {
        return parseDimension(parser, bounds.emplace_back());
      }))
    return {};
  return get(parser.getContext(), bounds);
}

void TypeExtensionsAttr::print(AsmPrinter &printer) const {
  printer << '<';
  llvm::interleaveComma(getBounds(), printer.getStream(), [&](int64_t bound) {
    printDimension(printer, bound);
  });
  printer << '>';
}

LogicalResult TypeExtensionsAttr::verifyEncoding(
    ArrayRef<int64_t> shape, Type,
    llvm::function_ref<InFlightDiagnostic()> emitError) const {
  if (getBounds().size() != shape.size())
    return emitError() << "expected one bound for each of " << shape.size()
                       << " dimensions, got " << getBounds().size();
  for (auto [size, bound] : llvm::zip(shape, getBounds()))
    if (!ShapedType::isDynamic(size) && !ShapedType::isDynamic(bound))
      return emitError() << "expected no bound of a static dimension, got "
                         << bound;
  return success();
}

//===----------------------------------------------------------------------===//
// Accuracy
//===----------------------------------------------------------------------===//

Attribute ResultAccuracyAttr::parse(AsmParser &parser, Type) {
  double atol = 0, rtol = 0;
  int64_t ulps = 0;
  ResultAccuracyModeAttr mode;
  auto readAtol = [&] { return parser.parseFloat(atol); };
  auto readRtol = [&] { return parser.parseFloat(rtol); };
  auto readUlps = [&] { return parser.parseInteger(ulps); };
  auto readMode = [&] { return parser.parseAttribute(mode); };
  SMLoc loc = parser.getCurrentLocation();
  if (parser.parseLess() || parseStruct(parser, {{"atol", readAtol},
                                                 {"rtol", readRtol},
                                                 {"ulps", readUlps},
                                                 {"mode", readMode}}))
    return {};
  if (!mode) {
    parser.emitError(loc) << "expected a mode of the accuracy";
    return {};
  }
  return parser.getChecked<ResultAccuracyAttr>(
      loc, parser.getContext(), APFloat(atol), APFloat(rtol), ulps, mode);
}

void ResultAccuracyAttr::print(AsmPrinter &printer) const {
  auto printFloat = [&](StringRef name, const APFloat &value) {
    if (value.isZero())
      return;
    printer << name << " = ";
    printer.printFloat(value);
    printer << ", ";
  };
  printer << '<';
  printFloat("atol", getAtol());
  printFloat("rtol", getRtol());
  if (getUlps() != 0)
    printer << "ulps = " << getUlps() << ", ";
  printer << "mode = ";
  printer.printAttribute(getMode());
  printer << '>';
}

LogicalResult
ResultAccuracyAttr::verify(llvm::function_ref<InFlightDiagnostic()> emitError,
                           APFloat atol, APFloat rtol, int64_t ulps,
                           ResultAccuracyModeAttr mode) {
  if (atol.isNegative() || rtol.isNegative() || ulps < 0)
    return emitError() << "expected tolerances of at least zero";
  bool hasTolerance = !atol.isZero() || !rtol.isZero() || ulps != 0;
  bool asksTolerance = mode.getValue() == ResultAccuracyMode::TOLERANCE;
  if (hasTolerance && !asksTolerance)
    return emitError() << "expected no tolerance unless the mode is TOLERANCE";
  return success();
}

} // namespace remat::stablehlo
