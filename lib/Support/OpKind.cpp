// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// Names of the kinds of work.

#include "remat/Support/OpKind.h"
#include "llvm/ADT/STLExtras.h"

using namespace remat;

static constexpr llvm::StringLiteral kindNames[] = {
    "matmul", "convolution", "attention", "reduction", "pointwise",
    "gather", "scatter",     "random",    "collective", "control",
    "view",   "copy",        "other"};

llvm::StringRef remat::toString(OpKind kind) {
  return kindNames[static_cast<unsigned>(kind)];
}

std::optional<OpKind> remat::parseOpKind(llvm::StringRef text) {
  const auto *found = llvm::find(kindNames, text);
  if (found == std::end(kindNames))
    return std::nullopt;
  return static_cast<OpKind>(found - std::begin(kindNames));
}
