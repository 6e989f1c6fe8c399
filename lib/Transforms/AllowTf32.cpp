// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "remat/Transforms/AllowTf32.h"
#include "mlir/IR/Builders.h"
#include "remat/Analysis/ProductPrecision.h"
#include "remat/Dialect/Remat/Remat.h"
#include "remat/Transforms/Passes.h"

namespace remat {
#define GEN_PASS_DEF_REMATALLOWTF32
#include "remat/Transforms/Passes.h.inc"
} // namespace remat

using namespace mlir;
using namespace remat;

void remat::allowTf32(func::FuncOp function) {
  Builder builder(function.getContext());
  stablehlo::DotAlgorithmAttr algorithm = getTf32Algorithm(function.getContext());
  function.walk([&](stablehlo::DotGeneralOp dot) {
    if (!dot.getAlgorithm() && isOfSingles(dot) &&
        hasDefaultPrecision(dot.getPrecisionConfig()))
      dot.setAlgorithmAttr(algorithm);
  });
  function.walk([&](stablehlo::ConvolutionOp convolution) {
    if (isOfSingles(convolution) &&
        hasDefaultPrecision(convolution.getPrecisionConfig()))
      convolution->setAttr(RematDialect::tf32AttrName, builder.getUnitAttr());
  });
}

namespace {
struct RematAllowTf32 : public remat::impl::RematAllowTf32Base<RematAllowTf32> {
  using RematAllowTf32Base::RematAllowTf32Base;

  void runOnOperation() override { allowTf32(getOperation()); }
};
} // namespace
