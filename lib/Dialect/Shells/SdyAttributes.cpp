// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Assembly of the `sdy` attributes. Those that are not modelled (sharding
// rules, for example) are kept as the text between `#sdy` and their end.

#include "remat/Dialect/Shells/Sdy.h"

#include "mlir/IR/DialectImplementation.h"
#include "llvm/ADT/TypeSwitch.h"

using namespace mlir;
using namespace remat::sdy;

using Delimiter = AsmParser::Delimiter;

#define GET_ATTRDEF_CLASSES
#include "remat/Dialect/Shells/SdyAttributes.cpp.inc"

void SdyDialect::registerAttributes() {
  addAttributes<
#define GET_ATTRDEF_LIST
#include "remat/Dialect/Shells/SdyAttributes.cpp.inc"
      >();
}

Attribute SdyDialect::parseAttribute(DialectAsmParser &parser,
                                     Type type) const {
  StringRef text = parser.getFullSymbolSpec();
  StringRef mnemonic;
  Attribute attribute;
  OptionalParseResult result =
      generatedAttributeParser(parser, &mnemonic, type, attribute);
  if (result.has_value())
    return attribute;
  return TextAttr::get(getContext(), text);
}

void SdyDialect::printAttribute(Attribute attribute,
                                DialectAsmPrinter &printer) const {
  if (auto text = dyn_cast<TextAttr>(attribute))
    printer << text.getText();
  else
    (void)generatedAttributePrinter(attribute, printer);
}

//===----------------------------------------------------------------------===//
// Lists
//===----------------------------------------------------------------------===//

/// Parses attributes with `ItemAttr::parse`, separated by commas.
template <typename ItemAttr>
static FailureOr<SmallVector<ItemAttr>> parseItems(AsmParser &parser,
                                                   Delimiter delimiter) {
  SmallVector<ItemAttr> items;
  auto parseItem = [&]() -> ParseResult {
    Attribute item = ItemAttr::parse(parser, {});
    if (!item)
      return failure();
    items.push_back(cast<ItemAttr>(item));
    return success();
  };
  if (parser.parseCommaSeparatedList(delimiter, parseItem))
    return failure();
  return items;
}

template <typename ItemAttr>
static void printItems(AsmPrinter &printer, ArrayRef<ItemAttr> items) {
  llvm::interleaveComma(items, printer,
                        [&](ItemAttr item) { item.print(printer); });
}

/// Parses a whole attribute that is a list of others.
template <typename ListAttr, typename ItemAttr>
static Attribute parseList(AsmParser &parser, Delimiter delimiter) {
  FailureOr<SmallVector<ItemAttr>> items =
      parseItems<ItemAttr>(parser, delimiter);
  if (failed(items))
    return {};
  return ListAttr::get(parser.getContext(), *items);
}

static ParseResult parseSize(AsmParser &parser, int64_t &size) {
  SMLoc loc = parser.getCurrentLocation();
  if (parser.parseInteger(size))
    return failure();
  if (size > 0)
    return success();
  return parser.emitError(loc) << "expected a positive size, got " << size;
}

//===----------------------------------------------------------------------===//
// Meshes
//===----------------------------------------------------------------------===//

Attribute MeshAxisAttr::parse(AsmParser &parser, Type) {
  std::string name;
  int64_t size = 0;
  if (parser.parseString(&name) || parser.parseEqual() ||
      parseSize(parser, size))
    return {};
  return get(parser.getContext(), name, size);
}

void MeshAxisAttr::print(AsmPrinter &printer) const {
  printer.printString(getName());
  printer << '=' << getSize();
}

Attribute MeshAttr::parse(AsmParser &parser, Type) {
  if (parser.parseLess())
    return {};
  FailureOr<SmallVector<MeshAxisAttr>> axes =
      parseItems<MeshAxisAttr>(parser, Delimiter::Square);
  if (failed(axes))
    return {};
  SmallVector<int64_t> deviceIds;
  if (succeeded(parser.parseOptionalComma())) {
    auto parseId = [&] {
      return parser.parseInteger(deviceIds.emplace_back());
    };
    if (parser.parseKeyword("device_ids") || parser.parseEqual() ||
        parser.parseCommaSeparatedList(Delimiter::Square, parseId))
      return {};
  }
  if (parser.parseGreater())
    return {};
  return get(parser.getContext(), *axes, deviceIds);
}

void MeshAttr::print(AsmPrinter &printer) const {
  printer << "<[";
  printItems(printer, getAxes());
  printer << ']';
  if (!getDeviceIds().empty()) {
    printer << ", device_ids=[";
    llvm::interleaveComma(getDeviceIds(), printer);
    printer << ']';
  }
  printer << '>';
}

//===----------------------------------------------------------------------===//
// Axes
//===----------------------------------------------------------------------===//

Attribute AxisRefAttr::parse(AsmParser &parser, Type) {
  std::string name;
  int64_t preSize = 0, subSize = 0;
  if (parser.parseString(&name))
    return {};
  if (succeeded(parser.parseOptionalColon()) &&
      (parser.parseLParen() || parseSize(parser, preSize) ||
       parser.parseRParen() || parseSize(parser, subSize)))
    return {};
  return get(parser.getContext(), name, preSize, subSize);
}

void AxisRefAttr::print(AsmPrinter &printer) const {
  printer.printString(getName());
  if (getSubSize() != 0)
    printer << ":(" << getPreSize() << ')' << getSubSize();
}

Attribute AxisRefListAttr::parse(AsmParser &parser, Type) {
  return parseList<AxisRefListAttr, AxisRefAttr>(parser, Delimiter::Braces);
}

void AxisRefListAttr::print(AsmPrinter &printer) const {
  printer << '{';
  printItems(printer, getAxes());
  printer << '}';
}

Attribute ListOfAxisRefListsAttr::parse(AsmParser &parser, Type) {
  return parseList<ListOfAxisRefListsAttr, AxisRefListAttr>(parser,
                                                            Delimiter::Square);
}

void ListOfAxisRefListsAttr::print(AsmPrinter &printer) const {
  printer << '[';
  printItems(printer, getLists());
  printer << ']';
}

Attribute AllToAllParamAttr::parse(AsmParser &parser, Type) {
  int64_t source = 0, target = 0;
  Attribute axes = AxisRefListAttr::parse(parser, {});
  if (!axes || parser.parseColon() || parser.parseInteger(source) ||
      parser.parseArrow() || parser.parseInteger(target))
    return {};
  return get(parser.getContext(), cast<AxisRefListAttr>(axes), source, target);
}

void AllToAllParamAttr::print(AsmPrinter &printer) const {
  getAxes().print(printer);
  printer << ": " << getSource() << "->" << getTarget();
}

Attribute AllToAllParamListAttr::parse(AsmParser &parser, Type) {
  return parseList<AllToAllParamListAttr, AllToAllParamAttr>(parser,
                                                             Delimiter::Square);
}

void AllToAllParamListAttr::print(AsmPrinter &printer) const {
  printer << '[';
  printItems(printer, getParams());
  printer << ']';
}

Attribute ManualAxesAttr::parse(AsmParser &parser, Type) {
  SmallVector<StringAttr> axes;
  auto parseAxis = [&]() -> ParseResult {
    std::string name;
    if (parser.parseString(&name))
      return failure();
    axes.push_back(parser.getBuilder().getStringAttr(name));
    return success();
  };
  if (parser.parseCommaSeparatedList(Delimiter::Braces, parseAxis))
    return {};
  return get(parser.getContext(), axes);
}

void ManualAxesAttr::print(AsmPrinter &printer) const {
  printer << '{';
  llvm::interleaveComma(getAxes(), printer);
  printer << '}';
}

//===----------------------------------------------------------------------===//
// Shardings
//===----------------------------------------------------------------------===//

/// `pN` after a dimension.
static ParseResult parsePriority(AsmParser &parser,
                                 std::optional<int64_t> &priority) {
  SMLoc loc = parser.getCurrentLocation();
  StringRef keyword;
  if (failed(parser.parseOptionalKeyword(&keyword)))
    return success();
  int64_t value = 0;
  if (!keyword.consume_front("p") || keyword.getAsInteger(10, value))
    return parser.emitError(loc) << "expected a priority such as p0";
  priority = value;
  return success();
}

Attribute DimensionShardingAttr::parse(AsmParser &parser, Type) {
  SmallVector<AxisRefAttr> axes;
  bool isOpen = false;
  auto parseItem = [&]() -> ParseResult {
    if (isOpen)
      return parser.emitError(parser.getCurrentLocation())
             << "expected nothing after '?'";
    if (succeeded(parser.parseOptionalQuestion())) {
      isOpen = true;
      return success();
    }
    Attribute axis = AxisRefAttr::parse(parser, {});
    if (!axis)
      return failure();
    axes.push_back(cast<AxisRefAttr>(axis));
    return success();
  };
  std::optional<int64_t> priority;
  if (parser.parseCommaSeparatedList(Delimiter::Braces, parseItem) ||
      parsePriority(parser, priority))
    return {};
  return get(parser.getContext(), axes, isOpen, priority);
}

void DimensionShardingAttr::print(AsmPrinter &printer) const {
  printer << '{';
  printItems(printer, getAxes());
  if (getIsOpen())
    printer << (getAxes().empty() ? "?" : ", ?");
  printer << '}';
  if (getPriority())
    printer << 'p' << *getPriority();
}

static Attribute parseMeshOrRef(AsmParser &parser) {
  if (succeeded(parser.parseOptionalKeyword("mesh")))
    return MeshAttr::parse(parser, {});
  StringAttr name;
  if (parser.parseSymbolName(name))
    return {};
  return FlatSymbolRefAttr::get(name);
}

/// `replicated={...}` or `unreduced={...}`, in any order, each at most once.
static ParseResult parseAxesClause(AsmParser &parser,
                                   SmallVector<AxisRefAttr> &replicated,
                                   SmallVector<AxisRefAttr> &unreduced) {
  bool isReplicated = succeeded(parser.parseOptionalKeyword("replicated"));
  if (!isReplicated && parser.parseKeyword("unreduced"))
    return failure();
  SMLoc loc = parser.getCurrentLocation();
  if (parser.parseEqual())
    return failure();
  FailureOr<SmallVector<AxisRefAttr>> axes =
      parseItems<AxisRefAttr>(parser, Delimiter::Braces);
  if (failed(axes))
    return failure();
  SmallVector<AxisRefAttr> &target = isReplicated ? replicated : unreduced;
  if (!target.empty())
    return parser.emitError(loc) << "axes are given twice";
  target = std::move(*axes);
  return success();
}

Attribute TensorShardingAttr::parse(AsmParser &parser, Type) {
  if (parser.parseLess())
    return {};
  Attribute mesh = parseMeshOrRef(parser);
  if (!mesh || parser.parseComma())
    return {};
  FailureOr<SmallVector<DimensionShardingAttr>> dims =
      parseItems<DimensionShardingAttr>(parser, Delimiter::Square);
  if (failed(dims))
    return {};
  SmallVector<AxisRefAttr> replicated, unreduced;
  while (succeeded(parser.parseOptionalComma()))
    if (parseAxesClause(parser, replicated, unreduced))
      return {};
  if (parser.parseGreater())
    return {};
  return get(parser.getContext(), mesh, *dims, replicated, unreduced);
}

void TensorShardingAttr::print(AsmPrinter &printer) const {
  printer << '<';
  if (auto mesh = dyn_cast<MeshAttr>(getMeshOrRef())) {
    printer << "mesh";
    mesh.print(printer);
  } else {
    printer << getMeshOrRef();
  }
  printer << ", [";
  printItems(printer, getDims());
  printer << ']';
  auto printAxes = [&](StringRef name, ArrayRef<AxisRefAttr> axes) {
    if (axes.empty())
      return;
    printer << ", " << name << "={";
    printItems(printer, axes);
    printer << '}';
  };
  printAxes("replicated", getReplicatedAxes());
  printAxes("unreduced", getUnreducedAxes());
  printer << '>';
}

Attribute TensorShardingPerValueAttr::parse(AsmParser &parser, Type) {
  if (parser.parseLess())
    return {};
  Attribute list = parseList<TensorShardingPerValueAttr, TensorShardingAttr>(
      parser, Delimiter::Square);
  if (!list || parser.parseGreater())
    return {};
  return list;
}

void TensorShardingPerValueAttr::print(AsmPrinter &printer) const {
  printer << "<[";
  printItems(printer, getShardings());
  printer << "]>";
}
