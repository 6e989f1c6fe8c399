// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// Opens the regions of `sdy`, so that planning sees what is in them. The types
/// inside a manual computation are those of one device already; the borders keep
/// what export needs to close the regions again.
///
/// ```mlir
/// %r = sdy.manual_computation(%x) in_shardings=[S] out_shardings=[T]
///     manual_axes={"x"} (%a: tensor<4xf32>) {
///   %b = stablehlo.tanh %a : tensor<4xf32>
///   sdy.return %b : tensor<4xf32>
/// } : (tensor<8xf32>) -> tensor<8xf32>
/// ```
/// becomes
/// ```mlir
/// %a = remat.localize %x, S, {"x"} : tensor<8xf32> -> tensor<4xf32>
/// %b = stablehlo.tanh %a : tensor<4xf32>
/// %r = remat.globalize %b, T, {"x"} : tensor<4xf32> -> tensor<8xf32>
/// ```

#include "ImportSteps.h"
#include "remat/Dialect/Remat/Remat.h"
#include "remat/Dialect/Shells/Sdy.h"

using namespace mlir;
using namespace remat;

/// Moves the ops of the region in front of its op and returns what it returns.
static SmallVector<Value> openRegion(Region &region, ValueRange arguments) {
  Operation *op = region.getParentOp();
  Block &body = region.front();
  for (auto [argument, value] :
       llvm::zip_equal(body.getArguments(), arguments))
    argument.replaceAllUsesWith(value);
  SmallVector<Value> returned(body.getTerminator()->getOperands());
  body.getTerminator()->erase();
  op->getBlock()->getOperations().splice(op->getIterator(),
                                         body.getOperations());
  return returned;
}

static bool hasTensorBorders(sdy::ManualComputationOp manual) {
  auto areTensors = [](TypeRange types) {
    return llvm::all_of(types, llvm::IsaPred<RankedTensorType>);
  };
  return areTensors(manual->getOperandTypes()) &&
         areTensors(manual->getResultTypes());
}

static void inlineManual(sdy::ManualComputationOp manual) {
  OpBuilder builder(manual);
  Location loc = manual.getLoc();
  SmallVector<Value> arguments;
  for (auto [operand, argument, sharding] :
       llvm::zip_equal(manual.getTensors(), manual.getBody().getArguments(),
                       manual.getInShardings().getShardings()))
    arguments.push_back(LocalizeOp::create(builder, loc, argument.getType(),
                                           operand, sharding,
                                           manual.getManualAxes()));
  SmallVector<Value> returned = openRegion(manual.getBody(), arguments);
  for (auto [value, result, sharding] :
       llvm::zip_equal(returned, manual.getOutputs(),
                       manual.getOutShardings().getShardings()))
    result.replaceAllUsesWith(GlobalizeOp::create(builder, loc,
                                                  result.getType(), value,
                                                  sharding,
                                                  manual.getManualAxes()));
  manual.erase();
}

void remat::inlineManualComputations(ModuleOp module) {
  module.walk<WalkOrder::PostOrder>([](sdy::NamedComputationOp named) {
    named->replaceAllUsesWith(openRegion(named.getBody(), named.getOperands_()));
    named.erase();
  });
  SmallVector<sdy::ManualComputationOp> computations;
  module.walk([&](sdy::ManualComputationOp manual) {
    if (!manual->getParentOfType<sdy::ManualComputationOp>() &&
        hasTensorBorders(manual))
      computations.push_back(manual);
  });
  llvm::for_each(computations, inlineManual);
}
