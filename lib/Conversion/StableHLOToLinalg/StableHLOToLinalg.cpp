// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// The pass: checks, then converts.

#include "Lowering.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Bufferization/IR/Bufferization.h"
#include "mlir/Dialect/Complex/IR/Complex.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/Func/Transforms/FuncConversions.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "remat/Conversion/Passes.h"
#include "remat/Dialect/CHLO/CHLO.h"
#include "remat/Dialect/Remat/Remat.h"
#include "remat/Dialect/Shells/Sdy.h"
#include "remat/Dialect/StableHLO/StableHLO.h"

using namespace mlir;
using namespace remat;

namespace remat {
#define GEN_PASS_DEF_CONVERTSTABLEHLOTOLINALG
#include "remat/Conversion/Passes.h.inc"
} // namespace remat

void remat::populateStableHLOToLinalgPatterns(const TypeConverter &converter,
                                              RewritePatternSet &patterns,
                                              SelectionForm selections) {
  populateElementwisePatterns(converter, patterns);
  populateMovementPatterns(converter, patterns);
  populateDotPatterns(converter, patterns);
  populateConvolutionPatterns(converter, patterns);
  populateReductionPatterns(converter, patterns);
  populateWindowPatterns(converter, patterns, selections);
  populateGatherScatterPatterns(converter, patterns);
  populateSortPatterns(converter, patterns);
  populateControlFlowPatterns(converter, patterns);
  populateRandomPatterns(converter, patterns);
  populateLinearAlgebraPatterns(converter, patterns);
  populateLinearAlgebraCallPatterns(converter, patterns);
  populateFourierPatterns(converter, patterns);
  populateBatchNormPatterns(patterns);
}

/// What may remain: other dialects, and functions and kernels of signless
/// types.
static void setUpTarget(ConversionTarget &target,
                        const TypeConverter &converter) {
  target.addLegalDialect<arith::ArithDialect, complex::ComplexDialect,
                         linalg::LinalgDialect, math::MathDialect,
                         scf::SCFDialect, tensor::TensorDialect>();
  // Regions on scalars go with their op.
  target.addDynamicallyLegalDialect<stablehlo::StableHLODialect,
                                    chlo::CHLODialect>([](Operation *op) {
    Operation *parent = op->getParentOp();
    return parent && hasScalarRegions(parent);
  });
  target.addDynamicallyLegalDialect<RematDialect>([&](Operation *op) {
    return converter.isLegal(op) &&
           llvm::all_of(op->getRegions(), [&](Region &region) {
             return converter.isLegal(&region);
           });
  });
  target.addDynamicallyLegalOp<func::FuncOp>([&](func::FuncOp function) {
    return converter.isSignatureLegal(function.getFunctionType()) &&
           converter.isLegal(&function.getBody());
  });
  target.addDynamicallyLegalOp<func::CallOp, func::ReturnOp>(
      [&](Operation *op) { return converter.isLegal(op); });
  target.addIllegalOp<sdy::ShardingConstraintOp, sdy::ReshardOp>();
  target.markUnknownOpDynamicallyLegal([](Operation *) { return true; });
}

LogicalResult remat::lowerToLinalg(Operation *root, SelectionForm selections) {
  if (failed(checkLowerable(root)))
    return failure();
  SignlessTypeConverter converter;
  RewritePatternSet patterns(root->getContext());
  populateStableHLOToLinalgPatterns(converter, patterns, selections);
  ConversionTarget target(*root->getContext());
  setUpTarget(target, converter);
  return applyPartialConversion(root, target, std::move(patterns));
}

namespace {
struct ConvertStableHLOToLinalgPass
    : public remat::impl::ConvertStableHLOToLinalgBase<
          ConvertStableHLOToLinalgPass> {
  using ConvertStableHLOToLinalgBase::ConvertStableHLOToLinalgBase;

  void runOnOperation() override {
    if (failed(lowerToLinalg(getOperation())))
      signalPassFailure();
  }
};
} // namespace
