// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// Loops, branches, fences and calls; functions and the kernels of the `remat`
/// dialect get signless types.

#include "Lowering.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/Func/Transforms/FuncConversions.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "remat/Dialect/Remat/Remat.h"
#include "remat/Dialect/Shells/Sdy.h"
#include "remat/Dialect/StableHLO/StableHLO.h"

using namespace mlir;
using namespace remat;

//===----------------------------------------------------------------------===//
// Types
//===----------------------------------------------------------------------===//

static Type toSignless(Type type) {
  auto integer = dyn_cast<IntegerType>(type);
  if (!integer || integer.isSignless())
    return type;
  return IntegerType::get(type.getContext(), integer.getWidth());
}

SignlessTypeConverter::SignlessTypeConverter() {
  addConversion([](Type type) { return toSignless(type); });
  addConversion([](RankedTensorType type) {
    return type.clone(toSignless(type.getElementType()));
  });
  addConversion([](HostType type) {
    RankedTensorType tensor = type.getTensor();
    return HostType::get(tensor.clone(toSignless(tensor.getElementType())));
  });
  auto cast = [](OpBuilder &builder, Type type, ValueRange inputs,
                 Location loc) -> Value {
    return UnrealizedConversionCastOp::create(builder, loc, type, inputs)
        .getResult(0);
  };
  addSourceMaterialization(cast);
  addTargetMaterialization(cast);
}

//===----------------------------------------------------------------------===//
// Loops and branches
//===----------------------------------------------------------------------===//

/// Moves a region into a new op; its ops are converted later.
static LogicalResult moveRegion(ConversionPatternRewriter &rewriter,
                                const TypeConverter &converter, Region &source,
                                Region &target) {
  rewriter.inlineRegionBefore(source, target, target.end());
  return success(succeeded(rewriter.convertRegionTypes(&target, converter)));
}

namespace {
struct WhileLowering : OpConversionPattern<stablehlo::WhileOp> {
  using OpConversionPattern::OpConversionPattern;

  LogicalResult
  matchAndRewrite(stablehlo::WhileOp op, OpAdaptor adaptor,
                  ConversionPatternRewriter &rewriter) const override {
    SmallVector<Type> types;
    if (failed(getTypeConverter()->convertTypes(op.getResultTypes(), types)))
      return failure();
    auto loop = scf::WhileOp::create(rewriter, op.getLoc(), types,
                                     adaptor.getOperands());
    if (failed(moveRegion(rewriter, *getTypeConverter(), op.getCond(),
                          loop.getBefore())) ||
        failed(moveRegion(rewriter, *getTypeConverter(), op.getBody(),
                          loop.getAfter())))
      return failure();
    rewriter.replaceOp(op, loop);
    return success();
  }
};

/// The terminators of regions that became regions of scf.
struct ReturnLowering : OpConversionPattern<stablehlo::ReturnOp> {
  using OpConversionPattern::OpConversionPattern;

  LogicalResult
  matchAndRewrite(stablehlo::ReturnOp op, OpAdaptor adaptor,
                  ConversionPatternRewriter &rewriter) const override {
    auto loop = dyn_cast<scf::WhileOp>(op->getParentOp());
    if (loop && op->getParentRegion() == &loop.getBefore()) {
      ScalarBuilder builder(op.getLoc(), rewriter);
      Value holds = extractScalar(builder, adaptor.getOperands().front());
      rewriter.replaceOpWithNewOp<scf::ConditionOp>(
          op, holds, op->getBlock()->getArguments());
      return success();
    }
    if (!loop && !isa<scf::IfOp, scf::IndexSwitchOp>(op->getParentOp()))
      return failure();
    rewriter.replaceOpWithNewOp<scf::YieldOp>(op, adaptor.getOperands());
    return success();
  }
};

struct IfLowering : OpConversionPattern<stablehlo::IfOp> {
  using OpConversionPattern::OpConversionPattern;

  LogicalResult
  matchAndRewrite(stablehlo::IfOp op, OpAdaptor adaptor,
                  ConversionPatternRewriter &rewriter) const override {
    SmallVector<Type> types;
    if (failed(getTypeConverter()->convertTypes(op.getResultTypes(), types)))
      return failure();
    ScalarBuilder builder(op.getLoc(), rewriter);
    Value holds = extractScalar(builder, adaptor.getPred());
    auto branch = scf::IfOp::create(rewriter, op.getLoc(), types, holds,
                                    /*addThenBlock=*/false,
                                    /*addElseBlock=*/false);
    rewriter.inlineRegionBefore(op.getTrueBranch(), branch.getThenRegion(),
                                branch.getThenRegion().end());
    rewriter.inlineRegionBefore(op.getFalseBranch(), branch.getElseRegion(),
                                branch.getElseRegion().end());
    rewriter.replaceOp(op, branch);
    return success();
  }
};

/// An index out of range takes the last branch.
struct CaseLowering : OpConversionPattern<stablehlo::CaseOp> {
  using OpConversionPattern::OpConversionPattern;

  LogicalResult
  matchAndRewrite(stablehlo::CaseOp op, OpAdaptor adaptor,
                  ConversionPatternRewriter &rewriter) const override {
    SmallVector<Type> types;
    if (failed(getTypeConverter()->convertTypes(op.getResultTypes(), types)))
      return failure();
    ScalarBuilder builder(op.getLoc(), rewriter);
    Value index = builder.toIndex(extractScalar(builder, adaptor.getIndex()),
                                  /*isUnsigned=*/false);
    unsigned cases = op.getBranches().size() - 1;
    auto numbers = llvm::to_vector(llvm::seq<int64_t>(cases));
    auto branch = scf::IndexSwitchOp::create(rewriter, op.getLoc(), types,
                                             index, numbers, cases);
    for (auto [source, target] :
         llvm::zip(op.getBranches(), branch.getCaseRegions()))
      rewriter.inlineRegionBefore(source, target, target.end());
    Region &others = branch.getDefaultRegion();
    rewriter.inlineRegionBefore(op.getBranches().back(), others, others.end());
    rewriter.replaceOp(op, branch);
    return success();
  }
};

//===----------------------------------------------------------------------===//
// Identities
//===----------------------------------------------------------------------===//

/// Barriers, since from here on the order of the ops is the order of execution,
/// and places of a value on several devices, since there is one.
template <typename Op> struct IdentityLowering : OpConversionPattern<Op> {
  using OpConversionPattern<Op>::OpConversionPattern;

  LogicalResult
  matchAndRewrite(Op op, typename Op::Adaptor adaptor,
                  ConversionPatternRewriter &rewriter) const override {
    rewriter.replaceOp(op, adaptor.getOperands());
    return success();
  }
};

/// Calls that only annotate their operand.
struct CustomCallLowering : OpConversionPattern<stablehlo::CustomCallOp> {
  using OpConversionPattern::OpConversionPattern;

  LogicalResult
  matchAndRewrite(stablehlo::CustomCallOp op, OpAdaptor adaptor,
                  ConversionPatternRewriter &rewriter) const override {
    if (!isIdentityCall(op))
      return failure();
    rewriter.replaceOp(op, adaptor.getOperands());
    return success();
  }
};

//===----------------------------------------------------------------------===//
// Kernels
//===----------------------------------------------------------------------===//

/// Kernels keep everything but the types of integers.
template <typename GroupOp>
struct GroupConversion : OpConversionPattern<GroupOp> {
  using OpConversionPattern<GroupOp>::OpConversionPattern;
  using OpAdaptor = typename OpConversionPattern<GroupOp>::OpAdaptor;

  LogicalResult
  matchAndRewrite(GroupOp op, OpAdaptor adaptor,
                  ConversionPatternRewriter &rewriter) const override {
    const TypeConverter &converter = *this->getTypeConverter();
    auto converted = cast<GroupOp>(rewriter.cloneWithoutRegions(op));
    for (OpResult result : converted->getResults())
      result.setType(converter.convertType(result.getType()));
    converted->setOperands(adaptor.getOperands());
    if (failed(
            moveRegion(rewriter, converter, op.getBody(), converted.getBody())))
      return failure();
    rewriter.replaceOp(op, converted);
    return success();
  }
};

/// Ops without regions that take over the types of their operands.
template <typename Op> struct TypesConversion : OpConversionPattern<Op> {
  using OpConversionPattern<Op>::OpConversionPattern;
  using OpAdaptor = typename OpConversionPattern<Op>::OpAdaptor;

  LogicalResult
  matchAndRewrite(Op op, OpAdaptor adaptor,
                  ConversionPatternRewriter &rewriter) const override {
    Operation *converted = rewriter.clone(*op);
    converted->setOperands(adaptor.getOperands());
    for (OpResult result : converted->getResults())
      result.setType(this->getTypeConverter()->convertType(result.getType()));
    rewriter.replaceOp(op, converted);
    return success();
  }
};
} // namespace

void remat::populateControlFlowPatterns(const TypeConverter &converter,
                                        RewritePatternSet &patterns) {
  patterns.add<WhileLowering, ReturnLowering, IfLowering, CaseLowering,
               IdentityLowering<stablehlo::OptimizationBarrierOp>,
               IdentityLowering<sdy::ShardingConstraintOp>,
               IdentityLowering<sdy::ReshardOp>, CustomCallLowering,
               GroupConversion<KernelOp>,
               GroupConversion<RecomputeOp>, GroupConversion<InlineOp>,
               TypesConversion<YieldOp>, TypesConversion<OffloadOp>,
               TypesConversion<FetchOp>>(converter, patterns.getContext());
  populateFunctionOpInterfaceTypeConversionPattern<func::FuncOp>(patterns,
                                                                 converter);
  populateReturnOpTypeConversionPattern(patterns, converter);
  populateCallOpTypeConversionPattern(patterns, converter);
}
