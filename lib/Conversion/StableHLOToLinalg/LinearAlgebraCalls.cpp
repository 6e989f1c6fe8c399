// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// The calls of LAPACK that JAX writes for CPUs where StableHLO has an op:
/// `lapack_{s,d}potrf_ffi` is a Cholesky factorization with a number that says
/// where it failed, `lapack_{s,d}trsm_ffi` the solution of a triangular system. The
/// other triangle of a factor is zero here; LAPACK leaves what was there, and JAX
/// masks it.

#include "Lowering.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "remat/Dialect/StableHLO/StableHLO.h"

using namespace mlir;
using namespace remat;

/// An option of the call, a letter as LAPACK spells it; 0 if it is not there.
static char getOption(stablehlo::CustomCallOp call, StringRef name) {
  DictionaryAttr options;
  for (StringRef attribute : {"mhlo.backend_config", "backend_config"})
    if (!options)
      options = call->getAttrOfType<DictionaryAttr>(attribute);
  auto letter = options ? options.getAs<IntegerAttr>(name) : IntegerAttr();
  return letter ? char(letter.getValue().getZExtValue()) : 0;
}

static bool isReal(Value value) {
  return isa<FloatType>(getElementTypeOrSelf(value.getType()));
}

static bool isFactorization(stablehlo::CustomCallOp call) {
  StringRef target = call.getCallTargetName();
  return (target == "lapack_spotrf_ffi" || target == "lapack_dpotrf_ffi") &&
         call->getNumOperands() == 1 && call->getNumResults() == 2 &&
         isReal(call->getOperand(0)) && getOption(call, "uplo");
}

static bool isTriangularSolve(stablehlo::CustomCallOp call) {
  StringRef target = call.getCallTargetName();
  return (target == "lapack_strsm_ffi" || target == "lapack_dtrsm_ffi") &&
         call->getNumOperands() == 2 && call->getNumResults() == 1 &&
         isReal(call->getOperand(0)) && getOption(call, "side") &&
         getOption(call, "uplo") && getOption(call, "trans_x") &&
         getOption(call, "diag");
}

bool remat::isLinearAlgebraCall(Operation *op) {
  auto call = dyn_cast<stablehlo::CustomCallOp>(op);
  return call && (isFactorization(call) || isTriangularSolve(call));
}

/// The number of the first row whose pivot is not positive, from 1; 0 if there is
/// none.
static Value findFailure(ScalarBuilder &b, Value factors, ValueRange batch,
                         int64_t size, Type type) {
  auto loop = scf::ForOp::create(
      b, b.index(0), b.index(size), b.index(1), ValueRange{b.integer(type, 0)},
      [&](OpBuilder &nested, Location loc, Value step, ValueRange carried) {
        ScalarBuilder inner(loc, nested);
        Value row = inner.sub(inner.index(size - 1), step);
        SmallVector<Value> places(batch);
        places.append({row, row});
        Value pivot = tensor::ExtractOp::create(inner, factors, places);
        Value isGood =
            inner.compare(arith::CmpFPredicate::OGT, pivot, 0.0);
        Value number = arith::IndexCastOp::create(
            inner, type, inner.sub(inner.index(size), step));
        scf::YieldOp::create(inner, inner.select(isGood, carried[0], number));
      });
  return loop.getResult(0);
}

namespace {
struct FactorizationCallLowering : OpConversionPattern<stablehlo::CustomCallOp> {
  using OpConversionPattern::OpConversionPattern;

  LogicalResult
  matchAndRewrite(stablehlo::CustomCallOp op, OpAdaptor adaptor,
                  ConversionPatternRewriter &rewriter) const override {
    if (!isFactorization(op))
      return failure();
    ScalarBuilder builder(op.getLoc(), rewriter);
    Value matrices = adaptor.getInputs()[0];
    ArrayRef<int64_t> shape = getShape(matrices);
    Value factors = stablehlo::CholeskyOp::create(
        builder, matrices.getType(), matrices,
        builder.getBoolAttr(getOption(op, "uplo") == 'L'));
    Type type = IntegerType::get(getContext(), 32);
    Value good =
        createFilled(builder, shape.drop_back(2), builder.integer(type, 0));
    Value failures =
        createLoopNest(builder, shape.drop_back(2), good,
                       [&](ScalarBuilder &b, ValueRange batch, ValueRange state) {
                         Value number = findFailure(b, factors, batch,
                                                    shape.back(), type);
                         return SmallVector<Value>{tensor::InsertOp::create(
                             b, number, state[0], batch)};
                       })
            .front();
    rewriter.replaceOp(op, {factors, failures});
    return success();
  }
};

struct TriangularSolveCallLowering
    : OpConversionPattern<stablehlo::CustomCallOp> {
  using OpConversionPattern::OpConversionPattern;

  LogicalResult
  matchAndRewrite(stablehlo::CustomCallOp op, OpAdaptor adaptor,
                  ConversionPatternRewriter &rewriter) const override {
    if (!isTriangularSolve(op))
      return failure();
    auto transpose = getOption(op, "trans_x") == 'N'
                         ? stablehlo::Transpose::NO_TRANSPOSE
                         : stablehlo::Transpose::TRANSPOSE;
    ValueRange inputs = adaptor.getInputs();
    rewriter.replaceOpWithNewOp<stablehlo::TriangularSolveOp>(
        op, inputs[1].getType(), inputs[0], inputs[1],
        rewriter.getBoolAttr(getOption(op, "side") == 'L'),
        rewriter.getBoolAttr(getOption(op, "uplo") == 'L'),
        rewriter.getBoolAttr(getOption(op, "diag") == 'U'),
        stablehlo::TransposeAttr::get(getContext(), transpose));
    return success();
  }
};
} // namespace

void remat::populateLinearAlgebraCallPatterns(const TypeConverter &converter,
                                              RewritePatternSet &patterns) {
  patterns.add<FactorizationCallLowering, TriangularSolveCallLowering>(
      converter, patterns.getContext());
}
