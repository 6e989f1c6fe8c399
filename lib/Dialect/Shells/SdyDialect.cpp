// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Registration of the `sdy` dialect and its part in function inlining: its ops
// move with the function that holds them.

#include "remat/Dialect/Shells/Sdy.h"

#include "mlir/Transforms/InliningUtils.h"

using namespace mlir;
using namespace remat::sdy;

#include "remat/Dialect/Shells/SdyDialect.cpp.inc"

namespace {
/// Lets the upstream inliner work with the dialect's ops around.
struct SdyInlinerInterface : public DialectInlinerInterface {
  using DialectInlinerInterface::DialectInlinerInterface;

  bool isLegalToInline(Operation *, Region *, bool, IRMapping &) const final {
    return true;
  }

  /// A body may move into a region of the dialect if it stays one block.
  bool isLegalToInline(Region *, Region *source, bool,
                       IRMapping &) const final {
    return source->hasOneBlock();
  }
};
} // namespace

void SdyDialect::initialize() {
  registerAttributes();
  addOperations<
#define GET_OP_LIST
#include "remat/Dialect/Shells/SdyOps.cpp.inc"
      >();
  addInterfaces<SdyInlinerInterface>();
}
