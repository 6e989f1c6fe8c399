// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// Assertions are taken as promises and dropped. Frameworks write them in front of what
/// would be undefined without them, gathers above all, in bodies of one element; kernels
/// run these side by side, again, and on devices, where none could end the step with a
/// message:
///
///   cf.assert %inBounds, "index must be smaller than dim size"
///   %x = tensor.extract %table[%index] : tensor<8xf32>
///
/// becomes the `tensor.extract` alone. What only the condition needs goes, too, when the
/// module is simplified.

#include "ImportSteps.h"
#include "mlir/Dialect/ControlFlow/IR/ControlFlowOps.h"
#include "mlir/IR/Remarks.h"

using namespace mlir;
using namespace remat;

void remat::dropAsserts(ModuleOp module) {
  module.walk([](cf::AssertOp op) {
    std::string message = op.getMsg().str();
    remark::missed(op.getLoc(),
                   remark::RemarkOpts::name("AssertDropped").category("remat"))
        << ("'" + message + "' is not checked");
    op.erase();
  });
}
