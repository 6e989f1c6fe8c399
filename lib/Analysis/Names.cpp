// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// Reads names out of locations. The grammar of JAX's name stacks is taken from
/// what `as_text(debug_info=True)` prints; see the header.

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

/// Names of JAX's own wrappers, which are no parts of the model.
static bool isTransformation(StringRef name) {
  static constexpr llvm::StringLiteral names[] = {
      "jit",   "pjit",       "jvp",  "transpose",  "vmap", "remat",
      "while", "checkpoint", "body", "closed_call", "cond", "scan",
      "rematted_computation", "custom_jvp_call", "custom_vjp_call", "shard_map"};
  return llvm::is_contained(names, name);
}

std::string remat::getModelPart(StringRef nameStack) {
  SmallVector<StringRef> parts;
  nameStack.split(parts, '/');
  if (!parts.empty())
    parts.pop_back();
  std::string result;
  for (auto [index, part] : llvm::enumerate(parts)) {
    // jit(f) is the function itself; transpose(jvp(x)) wraps a part.
    StringRef inner = part;
    bool isFunction = false;
    for (size_t open = inner.find('('); open != StringRef::npos;
         open = inner.find('(')) {
      StringRef wrapper = inner.take_front(open);
      isFunction |= wrapper == "jit" || wrapper == "pjit";
      inner = inner.drop_front(open + 1).rtrim(')');
    }
    if (inner.empty() || isFunction || isTransformation(inner))
      continue;
    if (!result.empty())
      result += '/';
    result += inner;
  }
  return result;
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
