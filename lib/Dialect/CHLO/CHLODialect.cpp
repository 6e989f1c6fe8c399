// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Registration and attributes of the `chlo` dialect.

#include "mlir/IR/DialectImplementation.h"
#include "mlir/Transforms/InliningUtils.h"
#include "remat/Dialect/CHLO/CHLO.h"
#include "remat/Dialect/StableHLO/AssemblyFormat.h"
#include "llvm/ADT/TypeSwitch.h"

using namespace mlir;

#include "remat/Dialect/CHLO/CHLODialect.cpp.inc"
#include "remat/Dialect/CHLO/CHLOEnums.cpp.inc"
#define GET_ATTRDEF_CLASSES
#include "remat/Dialect/CHLO/CHLOAttrs.cpp.inc"

namespace remat::chlo {

namespace {
struct CHLOInlinerInterface : public DialectInlinerInterface {
  using DialectInlinerInterface::DialectInlinerInterface;
  bool isLegalToInline(Operation *, Region *, bool, IRMapping &) const final {
    return true;
  }
  bool isLegalToInline(Region *, Region *, bool, IRMapping &) const final {
    return true;
  }
};
} // namespace

void CHLODialect::registerAttributes() {
  addAttributes<
#define GET_ATTRDEF_LIST
#include "remat/Dialect/CHLO/CHLOAttrs.cpp.inc"
      >();
}

void CHLODialect::initialize() {
  registerAttributes();
  registerBroadcastOps();
  registerFunctionOps();
  addInterfaces<CHLOInlinerInterface>();
}

Operation *CHLODialect::materializeConstant(OpBuilder &builder, Attribute value,
                                            Type type, Location loc) {
  auto elements = dyn_cast<ElementsAttr>(value);
  if (!elements || elements.getShapedType() != type)
    return nullptr;
  return ConstantOp::create(builder, loc, type, elements);
}

Attribute RaggedDotDimensionNumbersAttr::parse(AsmParser &parser, Type) {
  SmallVector<int64_t> lists[6];
  auto reader = [&](size_t i) {
    return [&parser, &lists, i]() -> ParseResult {
      FailureOr<SmallVector<int64_t>> list =
          stablehlo::parseDimensionList(parser);
      if (failed(list))
        return failure();
      lists[i] = *list;
      return success();
    };
  };
  auto read0 = reader(0), read1 = reader(1), read2 = reader(2);
  auto read3 = reader(3), read4 = reader(4), read5 = reader(5);
  if (parser.parseLess() ||
      stablehlo::parseStruct(parser, {{"lhs_batching_dimensions", read0},
                                      {"rhs_batching_dimensions", read1},
                                      {"lhs_contracting_dimensions", read2},
                                      {"rhs_contracting_dimensions", read3},
                                      {"lhs_ragged_dimensions", read4},
                                      {"rhs_group_dimensions", read5}}))
    return {};
  return get(parser.getContext(), lists[0], lists[1], lists[2], lists[3],
             lists[4], lists[5]);
}

void RaggedDotDimensionNumbersAttr::print(AsmPrinter &printer) const {
  stablehlo::printStruct(
      printer, {{"lhs_batching_dimensions", getLhsBatchingDimensions()},
                {"rhs_batching_dimensions", getRhsBatchingDimensions()},
                {"lhs_contracting_dimensions", getLhsContractingDimensions()},
                {"rhs_contracting_dimensions", getRhsContractingDimensions()},
                {"lhs_ragged_dimensions", getLhsRaggedDimensions()},
                {"rhs_group_dimensions", getRhsGroupDimensions()}});
}

} // namespace remat::chlo
