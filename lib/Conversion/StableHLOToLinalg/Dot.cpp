// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// Contractions become one loop nest: batching dimensions, those of the left
/// and of the right operand, and the contracted ones innermost.

#include "Lowering.h"
#include "remat/Dialect/StableHLO/StableHLO.h"

using namespace mlir;
using namespace remat;

namespace {
/// Which loop runs over which dimension of the operands.
struct Contraction {
  SmallVector<AffineExpr> lhs;
  SmallVector<AffineExpr> rhs;
  unsigned resultRank = 0;
  unsigned contracted = 0;
};
} // namespace

static Contraction numberLoops(MLIRContext *context, int64_t lhsRank,
                               int64_t rhsRank,
                               stablehlo::DotDimensionNumbersAttr numbers) {
  Contraction result;
  result.lhs.resize(lhsRank);
  result.rhs.resize(rhsRank);
  unsigned loop = 0;
  auto next = [&] { return getAffineDimExpr(loop++, context); };
  for (auto [lhs, rhs] : llvm::zip_equal(numbers.getLhsBatchingDimensions(),
                                         numbers.getRhsBatchingDimensions()))
    result.lhs[lhs] = result.rhs[rhs] = next();
  for (int64_t i = 0; i < lhsRank; ++i)
    if (!result.lhs[i] &&
        !llvm::is_contained(numbers.getLhsContractingDimensions(), i))
      result.lhs[i] = next();
  for (int64_t i = 0; i < rhsRank; ++i)
    if (!result.rhs[i] &&
        !llvm::is_contained(numbers.getRhsContractingDimensions(), i))
      result.rhs[i] = next();
  result.resultRank = loop;
  for (auto [lhs, rhs] : llvm::zip_equal(numbers.getLhsContractingDimensions(),
                                         numbers.getRhsContractingDimensions()))
    result.lhs[lhs] = result.rhs[rhs] = next();
  result.contracted = loop - result.resultRank;
  return result;
}

/// `types` are the operands' element types with signs.
static Value createContraction(ScalarBuilder &builder, Value lhs, Value rhs,
                               std::pair<Type, Type> types,
                               RankedTensorType type,
                               stablehlo::DotDimensionNumbersAttr numbers) {
  MLIRContext *context = builder.getContext();
  Contraction loops = numberLoops(context, getTensorType(lhs).getRank(),
                                  getTensorType(rhs).getRank(), numbers);
  unsigned count = loops.resultRank + loops.contracted;
  AffineMap resultMap = getLeadingMap(builder, count, loops.resultRank);
  Type accumulator = getAccumulatorType(type.getElementType());
  Value zeros =
      createFilled(builder, type.getShape(), builder.zero(accumulator));
  Value sums =
      createLoops(
          builder, {lhs, rhs}, zeros,
          {AffineMap::get(count, 0, loops.lhs, context),
           AffineMap::get(count, 0, loops.rhs, context), resultMap},
          loops.contracted,
          [&](ScalarBuilder &b, ValueRange elements) {
            Value x = convertFactor(b, elements[0], types.first, accumulator);
            Value y = convertFactor(b, elements[1], types.second, accumulator);
            return SmallVector<Value>{createMultiplyAdd(b, elements[2], x, y)};
          })
          .front();
  return roundAccumulator(builder, sums, type.getElementType());
}

namespace {
struct DotGeneralLowering : OpConversionPattern<stablehlo::DotGeneralOp> {
  using OpConversionPattern::OpConversionPattern;

  LogicalResult
  matchAndRewrite(stablehlo::DotGeneralOp op, OpAdaptor adaptor,
                  ConversionPatternRewriter &rewriter) const override {
    auto type =
        cast<RankedTensorType>(getTypeConverter()->convertType(op.getType()));
    ScalarBuilder builder(op.getLoc(), rewriter);
    rewriter.replaceOp(
        op, createContraction(
                builder, adaptor.getLhs(), adaptor.getRhs(),
                {getElementType(op.getLhs()), getElementType(op.getRhs())},
                type, op.getDotDimensionNumbers()));
    return success();
  }
};

struct DotLowering : OpConversionPattern<stablehlo::DotOp> {
  using OpConversionPattern::OpConversionPattern;

  LogicalResult
  matchAndRewrite(stablehlo::DotOp op, OpAdaptor adaptor,
                  ConversionPatternRewriter &rewriter) const override {
    auto type =
        cast<RankedTensorType>(getTypeConverter()->convertType(op.getType()));
    int64_t last = getTensorType(adaptor.getLhs()).getRank() - 1;
    auto numbers = stablehlo::DotDimensionNumbersAttr::get(getContext(), {}, {},
                                                           {last}, {0});
    ScalarBuilder builder(op.getLoc(), rewriter);
    rewriter.replaceOp(op, createContraction(builder, adaptor.getLhs(),
                                             adaptor.getRhs(),
                                             {getElementType(op.getLhs()),
                                              getElementType(op.getRhs())},
                                             type, numbers));
    return success();
  }
};
} // namespace

void remat::populateDotPatterns(const TypeConverter &converter,
                                RewritePatternSet &patterns) {
  patterns.add<DotGeneralLowering, DotLowering>(converter,
                                                patterns.getContext());
}
