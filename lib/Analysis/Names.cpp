// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// Reads names out of locations; see the header.

#include "remat/Analysis/Names.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/TypeSwitch.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/BuiltinAttributes.h"

using namespace mlir;
using namespace remat;

std::string remat::formatSourceLocation(Location location) {
  if (auto file = dyn_cast<FileLineColRange>(location))
    return (file.getFilename().getValue() + ":" +
            Twine(file.getStartLine()) + ":" + Twine(file.getStartColumn()))
        .str();
  if (auto name = dyn_cast<NameLoc>(location))
    return formatSourceLocation(name.getChildLoc());
  if (auto call = dyn_cast<CallSiteLoc>(location)) {
    std::string callee = formatSourceLocation(call.getCallee());
    return callee.empty() ? formatSourceLocation(call.getCaller()) : callee;
  }
  if (auto fused = dyn_cast<FusedLoc>(location))
    for (Location part : fused.getLocations())
      if (std::string text = formatSourceLocation(part); !text.empty())
        return text;
  return "";
}

/// The stack of an inlined op. JAX names what stands in a private function
/// relative to it (`sub`), older versions in full (`jit(step)/.../sub`).
static std::string joinStacks(StringRef caller, StringRef callee) {
  StringRef root = caller.split('/').first;
  if (caller.empty() || callee.split('/').first == root)
    return callee.str();
  return callee.empty() ? caller.str() : (caller + "/" + callee).str();
}

std::string remat::getNameStack(Location location) {
  if (auto name = dyn_cast<NameLoc>(location)) {
    // JAX nests the name stack around frames named after functions.
    if (name.getName().getValue().contains('/'))
      return name.getName().str();
    std::string inner = getNameStack(name.getChildLoc());
    return inner.empty() ? name.getName().str() : inner;
  }
  if (auto call = dyn_cast<CallSiteLoc>(location))
    return joinStacks(getNameStack(call.getCaller()),
                      getNameStack(call.getCallee()));
  if (auto fused = dyn_cast<FusedLoc>(location))
    for (Location part : fused.getLocations())
      if (std::string text = getNameStack(part); !text.empty())
        return text;
  return "";
}

std::string remat::getValueName(Value value) {
  if (auto argument = dyn_cast<BlockArgument>(value)) {
    auto function = dyn_cast<func::FuncOp>(argument.getOwner()->getParentOp());
    if (function)
      if (auto name = function.getArgAttrOfType<StringAttr>(
              argument.getArgNumber(), "remat.name"))
        return name.str();
    if (auto name = dyn_cast<NameLoc>(argument.getLoc()))
      return name.getName().str();
    return "arg" + std::to_string(argument.getArgNumber());
  }
  Operation *op = value.getDefiningOp();
  if (auto name = op->getAttrOfType<StringAttr>("remat.name"))
    return name.str();
  std::string stack = getNameStack(op->getLoc());
  std::string name = stack.empty() ? op->getName().stripDialect().str() : stack;
  if (op->getNumResults() > 1)
    name += "#" + std::to_string(cast<OpResult>(value).getResultNumber());
  return name;
}
