// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Registration of the shell dialects and the verbatim attributes of `mhlo`.

#include "remat/Dialect/Shells/Shells.h"

#include "mlir/IR/DialectImplementation.h"
#include "remat/Dialect/Shells/Sdy.h"
#include "llvm/ADT/TypeSwitch.h"

using namespace mlir;

#include "remat/Dialect/Shells/JaxDialect.cpp.inc"
#include "remat/Dialect/Shells/MhloDialect.cpp.inc"
#include "remat/Dialect/Shells/TfDialect.cpp.inc"
#define GET_ATTRDEF_CLASSES
#include "remat/Dialect/Shells/MhloAttributes.cpp.inc"

void remat::mhlo::MhloDialect::initialize() { addAttributes<TextAttr>(); }

Attribute remat::mhlo::MhloDialect::parseAttribute(DialectAsmParser &parser,
                                                   Type) const {
  return TextAttr::get(getContext(), parser.getFullSymbolSpec());
}

void remat::mhlo::MhloDialect::printAttribute(
    Attribute attribute, DialectAsmPrinter &printer) const {
  printer << cast<TextAttr>(attribute).getText();
}

void remat::jax::JaxDialect::initialize() {}

void remat::tf::TfDialect::initialize() {}

void remat::registerShellDialects(DialectRegistry &registry) {
  registry.insert<mhlo::MhloDialect, jax::JaxDialect, tf::TfDialect,
                  sdy::SdyDialect>();
}
