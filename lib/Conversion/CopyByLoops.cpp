// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// Copies of strided memory as loops instead of calls of a library. Copies of
/// memory without gaps stay: LLVM has an intrinsic for them.

#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Linalg/Utils/Utils.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "remat/Conversion/Passes.h"

using namespace mlir;
using namespace remat;

namespace remat {
#define GEN_PASS_DEF_COPYBYLOOPS
#include "remat/Conversion/Passes.h.inc"
} // namespace remat

static bool hasGaps(Value buffer) {
  return !cast<MemRefType>(buffer.getType()).getLayout().isIdentity();
}

namespace {
struct CopyByLoopsPass : public remat::impl::CopyByLoopsBase<CopyByLoopsPass> {
  using CopyByLoopsBase::CopyByLoopsBase;

  void runOnOperation() override {
    getOperation()->walk([](memref::CopyOp copy) {
      if (!hasGaps(copy.getSource()) && !hasGaps(copy.getTarget()))
        return;
      OpBuilder builder(copy);
      linalg::makeMemRefCopyOp(builder, copy.getLoc(), copy.getSource(),
                               copy.getTarget());
      copy.erase();
    });
  }
};
} // namespace
