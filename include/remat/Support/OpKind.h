// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// The kinds of work that a kernel does (`kind` in `docs/formats.md`), shared by
/// the planner, the op interface and the dialect.

#ifndef REMAT_SUPPORT_OPKIND_H
#define REMAT_SUPPORT_OPKIND_H

#include "llvm/ADT/StringRef.h"
#include <cstdint>
#include <optional>

namespace remat {

enum class OpKind : uint8_t {
  Matmul,
  Convolution,
  Attention,
  Reduction,
  Pointwise,
  Gather,
  Scatter,
  Random,
  Collective,
  Control,
  View,
  Copy,
  Other,
};

llvm::StringRef toString(OpKind kind);
std::optional<OpKind> parseOpKind(llvm::StringRef text);

} // namespace remat

#endif // REMAT_SUPPORT_OPKIND_H
