// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// The grammar of JAX's name stacks is taken from what `as_text(debug_info=True)`
/// prints; see the header.

#include "remat/Support/NameStack.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallVector.h"

using namespace llvm;
using namespace remat;

/// Names of JAX's own wrappers, which are no parts of the model.
static bool isTransformation(StringRef name) {
  static constexpr llvm::StringLiteral names[] = {
      "jit",   "pjit",       "jvp",  "transpose",  "vmap", "remat",
      "while", "checkpoint", "body", "closed_call", "cond", "scan",
      "rematted_computation", "custom_jvp_call", "custom_vjp_call", "shard_map"};
  return llvm::is_contained(names, name);
}

/// `einsum` names its ops by its subscripts: "bqhe,bkhe->bhqk".
static bool isEinsum(StringRef name) { return name.contains("->"); }

std::string remat::getModelPart(StringRef nameStack) {
  // Frames of Python, from `<module>` on.
  if (nameStack.starts_with("<"))
    return "";
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
    if (inner.empty() || isFunction || isTransformation(inner) || isEinsum(inner))
      continue;
    if (!result.empty())
      result += '/';
    result += inner;
  }
  return result;
}
