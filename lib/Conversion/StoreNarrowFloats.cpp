// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// Retypes floats below 32 bits as integers of their width. After the expansion
/// of conversions they are only moved: loaded, chosen and stored.

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/Func/Transforms/FuncConversions.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Transforms/DialectConversion.h"
#include "remat/Conversion/Passes.h"

using namespace mlir;
using namespace remat;

namespace remat {
#define GEN_PASS_DEF_STORENARROWFLOATS
#include "remat/Conversion/Passes.h.inc"
} // namespace remat

static Type toInteger(FloatType type) {
  if (type.getWidth() >= 32)
    return type;
  return IntegerType::get(type.getContext(), type.getWidth());
}

/// The bits of a constant.
static Attribute toBits(Attribute value, Type type) {
  if (auto number = dyn_cast<FloatAttr>(value))
    return IntegerAttr::get(type, number.getValue().bitcastToAPInt());
  if (auto elements = dyn_cast<DenseElementsAttr>(value))
    return elements.bitcast(getElementTypeOrSelf(type));
  return value;
}

namespace {
/// Any op that moves elements and has no type in its attributes.
struct MovementRetyping : ConversionPattern {
  MovementRetyping(const TypeConverter &converter, MLIRContext *context)
      : ConversionPattern(converter, MatchAnyOpTypeTag(), 1, context) {}

  LogicalResult
  matchAndRewrite(Operation *op, ArrayRef<Value> operands,
                  ConversionPatternRewriter &rewriter) const override {
    const TypeConverter &converter = *getTypeConverter();
    Operation *converted = rewriter.cloneWithoutRegions(*op);
    converted->setOperands(operands);
    for (OpResult result : converted->getResults())
      result.setType(converter.convertType(result.getType()));
    for (auto [source, target] :
         llvm::zip_equal(op->getRegions(), converted->getRegions())) {
      rewriter.inlineRegionBefore(source, target, target.end());
      if (failed(rewriter.convertRegionTypes(&target, converter)))
        return failure();
    }
    rewriter.replaceOp(op, converted->getResults());
    return success();
  }
};

struct BitcastRetyping : OpConversionPattern<arith::BitcastOp> {
  using OpConversionPattern::OpConversionPattern;

  LogicalResult
  matchAndRewrite(arith::BitcastOp op, OpAdaptor adaptor,
                  ConversionPatternRewriter &rewriter) const override {
    Type type = getTypeConverter()->convertType(op.getType());
    if (adaptor.getIn().getType() != type)
      return failure();
    rewriter.replaceOp(op, adaptor.getIn());
    return success();
  }
};

struct ConstantRetyping : OpConversionPattern<arith::ConstantOp> {
  using OpConversionPattern::OpConversionPattern;

  LogicalResult
  matchAndRewrite(arith::ConstantOp op, OpAdaptor adaptor,
                  ConversionPatternRewriter &rewriter) const override {
    Type type = getTypeConverter()->convertType(op.getType());
    rewriter.replaceOpWithNewOp<arith::ConstantOp>(
        op, cast<TypedAttr>(toBits(op.getValue(), type)));
    return success();
  }
};

struct GlobalRetyping : OpConversionPattern<memref::GlobalOp> {
  using OpConversionPattern::OpConversionPattern;

  LogicalResult
  matchAndRewrite(memref::GlobalOp op, OpAdaptor adaptor,
                  ConversionPatternRewriter &rewriter) const override {
    Type type = getTypeConverter()->convertType(op.getType());
    rewriter.modifyOpInPlace(op, [&] {
      op.setType(cast<MemRefType>(type));
      if (Attribute value = op.getInitialValueAttr())
        op.setInitialValueAttr(toBits(value, type));
    });
    return success();
  }
};

struct StoreNarrowFloatsPass
    : public remat::impl::StoreNarrowFloatsBase<StoreNarrowFloatsPass> {
  using StoreNarrowFloatsBase::StoreNarrowFloatsBase;

  void runOnOperation() override {
    TypeConverter converter;
    converter.addConversion([](Type type) { return type; });
    converter.addConversion([](FloatType type) { return toInteger(type); });
    converter.addConversion([](MemRefType type) -> Type {
      auto element = dyn_cast<FloatType>(type.getElementType());
      if (!element)
        return type;
      return MemRefType::Builder(type).setElementType(toInteger(element));
    });
    converter.addConversion([](VectorType type) -> Type {
      auto element = dyn_cast<FloatType>(type.getElementType());
      return element ? type.clone(toInteger(element)) : type;
    });
    ConversionTarget target(getContext());
    target.markUnknownOpDynamicallyLegal([&](Operation *op) {
      if (auto global = dyn_cast<memref::GlobalOp>(op))
        return converter.isLegal(global.getType());
      if (auto function = dyn_cast<func::FuncOp>(op))
        return converter.isSignatureLegal(function.getFunctionType()) &&
               converter.isLegal(&function.getBody());
      return converter.isLegal(op) &&
             llvm::all_of(op->getRegions(), [&](Region &region) {
               return converter.isLegal(&region);
             });
    });
    RewritePatternSet patterns(&getContext());
    patterns.add<MovementRetyping>(converter, &getContext());
    patterns.add<BitcastRetyping, ConstantRetyping, GlobalRetyping>(
        converter, &getContext(), /*benefit=*/2);
    populateFunctionOpInterfaceTypeConversionPattern<func::FuncOp>(
        patterns, converter, /*benefit=*/2);
    if (failed(applyPartialConversion(getOperation(), target,
                                      std::move(patterns))))
      signalPassFailure();
  }
};
} // namespace
