// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// The op interface of all analyses; see RematOpInterface.td.

#ifndef REMAT_INTERFACES_REMATOPINTERFACE_H
#define REMAT_INTERFACES_REMATOPINTERFACE_H

#include "remat/Support/OpKind.h"
#include "mlir/IR/OpDefinition.h"
#include <optional>

namespace remat {

/// How an op may join a kernel with other ops.
enum class Fusibility : uint8_t {
  /// A kernel of its own, or a library call.
  Opaque,
  /// Result element i depends on operand elements i only.
  Elementwise,
  /// Makes a result larger than what it reads, at no cost worth storing:
  /// broadcast, iota, splat constant. Made again in every kernel that reads it.
  Expanding,
  /// Moves elements without arithmetic: transpose, slice, pad, concatenate.
  Movement,
  /// Shrinks: each operand element contributes to one result element.
  Reduction,
};

} // namespace remat

#include "remat/Interfaces/RematOpInterface.h.inc"

#endif // REMAT_INTERFACES_REMATOPINTERFACE_H
