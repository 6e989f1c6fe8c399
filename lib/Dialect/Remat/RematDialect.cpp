// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Registration of the `remat` dialect, and its part in function inlining:
// kernels move with the function that holds them, but never into a kernel.

#include "remat/Dialect/Remat/Attention.h"

#include "mlir/IR/DialectImplementation.h"
#include "mlir/Transforms/InliningUtils.h"
#include "llvm/ADT/TypeSwitch.h"

using namespace mlir;
using namespace remat;

#include "remat/Dialect/Remat/RematDialect.cpp.inc"
#include "remat/Dialect/Remat/RematEnums.cpp.inc"
#define GET_ATTRDEF_CLASSES
#include "remat/Dialect/Remat/RematAttributes.cpp.inc"
#define GET_TYPEDEF_CLASSES
#include "remat/Dialect/Remat/RematTypes.cpp.inc"

namespace {
/// Lets the upstream inliner work with the dialect's ops around.
struct RematInlinerInterface : public DialectInlinerInterface {
  using DialectInlinerInterface::DialectInlinerInterface;

  /// Calls of the dialect do not exist.
  bool isLegalToInline(Operation *, Operation *, bool) const final {
    return false;
  }

  /// A body may move into a group's region if it stays one block.
  bool isLegalToInline(Region *, Region *source, bool,
                       IRMapping &) const final {
    return source->hasOneBlock();
  }

  /// Ops that occupy memory stay outside of kernels; `remat.inline` moves with
  /// its kernel.
  bool isLegalToInline(Operation *op, Region *destination, bool,
                       IRMapping &) const final {
    if (isa<InlineOp>(op))
      return true;
    Operation *parent = destination->getParentOp();
    return !isa<GroupOpInterface>(parent) && !getEnclosingGroup(parent);
  }
};
} // namespace

void RematDialect::initialize() {
  addAttributes<
#define GET_ATTRDEF_LIST
#include "remat/Dialect/Remat/RematAttributes.cpp.inc"
      >();
  addTypes<
#define GET_TYPEDEF_LIST
#include "remat/Dialect/Remat/RematTypes.cpp.inc"
      >();
  addOperations<
#define GET_OP_LIST
#include "remat/Dialect/Remat/RematOps.cpp.inc"
      ,
#define GET_OP_LIST
#include "remat/Dialect/Remat/RematAttentionOps.cpp.inc"
      >();
  addInterfaces<RematInlinerInterface>();
}
