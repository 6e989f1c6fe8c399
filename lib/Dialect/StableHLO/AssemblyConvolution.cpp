// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The dimension numbers of a convolution as text: the place of an entry in its
// list is the dimension, the entry says what the dimension means.

#include "remat/Dialect/StableHLO/AssemblyFormat.h"

using namespace mlir;

namespace remat::stablehlo {

namespace {
/// One list: two named dimensions, in the order of `letters`, and the others.
struct LabelledDimensions {
  StringRef letters = "bf";
  int64_t named[2] = {-1, -1};
  SmallVector<int64_t> spatial;
};
} // namespace

/// Puts the dimensions of `places` (pairs of ordinal and dimension) in order.
static LogicalResult
orderSpatial(ArrayRef<std::pair<int64_t, int64_t>> places,
             SmallVectorImpl<int64_t> &spatial) {
  spatial.assign(places.size(), -1);
  for (auto [ordinal, dimension] : places) {
    if (ordinal < 0 || ordinal >= static_cast<int64_t>(places.size()) ||
        spatial[ordinal] != -1)
      return failure();
    spatial[ordinal] = dimension;
  }
  return success();
}

/// Reads a letter and notes its dimension.
static ParseResult parseLetter(AsmParser &parser, int64_t dimension,
                               LabelledDimensions &labels) {
  SMLoc loc = parser.getCurrentLocation();
  StringRef keyword;
  if (parser.parseKeyword(&keyword))
    return failure();
  size_t which =
      keyword.size() == 1 ? labels.letters.find(keyword) : StringRef::npos;
  if (which == StringRef::npos || labels.named[which] != -1)
    return parser.emitError(loc)
           << "expected " << labels.letters.take_front() << " and "
           << labels.letters.drop_front() << " once each, got " << keyword;
  labels.named[which] = dimension;
  return success();
}

static ParseResult parseLabels(AsmParser &parser, LabelledDimensions &labels) {
  SMLoc loc = parser.getCurrentLocation();
  SmallVector<std::pair<int64_t, int64_t>> places;
  int64_t dimension = 0;
  auto parseOne = [&]() -> ParseResult {
    int64_t ordinal;
    OptionalParseResult isNumber = parser.parseOptionalInteger(ordinal);
    if (!isNumber.has_value())
      return parseLetter(parser, dimension++, labels);
    places.push_back({ordinal, dimension++});
    return *isNumber;
  };
  if (parser.parseCommaSeparatedList(AsmParser::Delimiter::Square, parseOne))
    return failure();
  if (labels.named[0] == -1 || labels.named[1] == -1)
    return parser.emitError(loc)
           << "expected " << labels.letters.take_front() << " and "
           << labels.letters.drop_front() << " once each";
  if (failed(orderSpatial(places, labels.spatial)))
    return parser.emitError(loc)
           << "expected each spatial dimension from 0 to "
           << static_cast<int64_t>(places.size()) - 1 << " once";
  return success();
}

/// `raw input_batch_dimension = 0, ...>`: can hold what the lists cannot.
static ParseResult parseRaw(AsmParser &parser,
                            ConvDimensionNumbersAttr &numbers) {
  int64_t single[6] = {0, 0, 0, 0, 0, 0};
  SmallVector<int64_t> spatial[3];
  auto readNumber = [&](int64_t &target) { return parser.parseInteger(target); };
  auto readList = [&](SmallVector<int64_t> &target) -> ParseResult {
    FailureOr<SmallVector<int64_t>> list = parseDimensionList(parser);
    if (failed(list))
      return failure();
    target = *list;
    return success();
  };
  auto input0 = [&] { return readNumber(single[0]); };
  auto input1 = [&] { return readNumber(single[1]); };
  auto input2 = [&] { return readList(spatial[0]); };
  auto kernel0 = [&] { return readNumber(single[2]); };
  auto kernel1 = [&] { return readNumber(single[3]); };
  auto kernel2 = [&] { return readList(spatial[1]); };
  auto output0 = [&] { return readNumber(single[4]); };
  auto output1 = [&] { return readNumber(single[5]); };
  auto output2 = [&] { return readList(spatial[2]); };
  if (parseStruct(
          parser, {{"input_batch_dimension", input0},
                   {"input_feature_dimension", input1},
                   {"input_spatial_dimensions", input2},
                   {"kernel_input_feature_dimension", kernel0},
                   {"kernel_output_feature_dimension", kernel1},
                   {"kernel_spatial_dimensions", kernel2},
                   {"output_batch_dimension", output0},
                   {"output_feature_dimension", output1},
                   {"output_spatial_dimensions", output2}}))
    return failure();
  numbers = ConvDimensionNumbersAttr::get(
      parser.getContext(), single[0], single[1], spatial[0], single[2],
      single[3], spatial[1], single[4], single[5], spatial[2]);
  return success();
}

ParseResult parseConvolutionDimensions(AsmParser &parser,
                                       ConvDimensionNumbersAttr &numbers) {
  LabelledDimensions input, kernel, output;
  kernel.letters = "io";
  if (parseLabels(parser, input) || parser.parseKeyword("x") ||
      parseLabels(parser, kernel) || parser.parseArrow() ||
      parseLabels(parser, output))
    return failure();
  numbers = ConvDimensionNumbersAttr::get(
      parser.getContext(), input.named[0], input.named[1], input.spatial,
      kernel.named[0], kernel.named[1], kernel.spatial, output.named[0],
      output.named[1], output.spatial);
  return success();
}

/// Prints one list; false if the numbers are no permutation.
static bool formatLabels(raw_ostream &os, StringRef letters, int64_t first,
                         int64_t second, ArrayRef<int64_t> spatial) {
  int64_t rank = spatial.size() + 2;
  SmallVector<std::string> labels(rank);
  auto place = [&](int64_t dimension, const Twine &label) {
    if (dimension < 0 || dimension >= rank || !labels[dimension].empty())
      return false;
    labels[dimension] = label.str();
    return true;
  };
  if (!place(first, Twine(letters[0])) || !place(second, Twine(letters[1])))
    return false;
  for (auto [ordinal, dimension] : llvm::enumerate(spatial))
    if (!place(dimension, Twine(ordinal)))
      return false;
  os << '[';
  llvm::interleaveComma(labels, os);
  os << ']';
  return true;
}

static void printRaw(AsmPrinter &printer, ConvDimensionNumbersAttr numbers) {
  auto list = [&](StringRef name, ArrayRef<int64_t> dimensions) {
    printer << ", " << name << " = ";
    printDimensionList(printer, dimensions);
  };
  printer << "raw input_batch_dimension = " << numbers.getInputBatchDimension()
          << ", input_feature_dimension = " << numbers.getInputFeatureDimension();
  list("input_spatial_dimensions", numbers.getInputSpatialDimensions());
  printer << ", kernel_input_feature_dimension = "
          << numbers.getKernelInputFeatureDimension()
          << ", kernel_output_feature_dimension = "
          << numbers.getKernelOutputFeatureDimension();
  list("kernel_spatial_dimensions", numbers.getKernelSpatialDimensions());
  printer << ", output_batch_dimension = " << numbers.getOutputBatchDimension()
          << ", output_feature_dimension = "
          << numbers.getOutputFeatureDimension();
  list("output_spatial_dimensions", numbers.getOutputSpatialDimensions());
}

void printConvolutionDimensions(AsmPrinter &printer,
                                ConvDimensionNumbersAttr numbers) {
  std::string text;
  llvm::raw_string_ostream os(text);
  auto format = [&](StringRef letters, int64_t first, int64_t second,
                    ArrayRef<int64_t> spatial, StringRef separator) {
    os << separator;
    return formatLabels(os, letters, first, second, spatial);
  };
  bool isPermutation =
      format("bf", numbers.getInputBatchDimension(),
             numbers.getInputFeatureDimension(),
             numbers.getInputSpatialDimensions(), "") &&
      format("io", numbers.getKernelInputFeatureDimension(),
             numbers.getKernelOutputFeatureDimension(),
             numbers.getKernelSpatialDimensions(), "x") &&
      format("bf", numbers.getOutputBatchDimension(),
             numbers.getOutputFeatureDimension(),
             numbers.getOutputSpatialDimensions(), "->");
  if (isPermutation)
    printer << text;
  else
    printRaw(printer, numbers);
}

Attribute ConvDimensionNumbersAttr::parse(AsmParser &parser, Type) {
  ConvDimensionNumbersAttr numbers;
  if (parser.parseLess())
    return {};
  if (succeeded(parser.parseOptionalKeyword("raw")))
    return parseRaw(parser, numbers) ? Attribute() : numbers;
  if (parseConvolutionDimensions(parser, numbers) || parser.parseGreater())
    return {};
  return numbers;
}

void ConvDimensionNumbersAttr::print(AsmPrinter &printer) const {
  printer << '<';
  printConvolutionDimensions(printer, *this);
  printer << '>';
}

} // namespace remat::stablehlo
