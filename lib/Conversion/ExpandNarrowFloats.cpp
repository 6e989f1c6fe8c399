// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// Conversion between wide and narrow floats by integer operations.
///
/// A number is widened by placing its bits in the wide format and correcting
/// the bias; subnormal numbers go through a multiplication that is exact. It is
/// narrowed by adding half a unit of the last place that is kept, ties to even;
/// a result that is subnormal in the narrow format is rounded by an addition
/// whose ulp is the narrow format's smallest number. A format that is the upper
/// half of the wide one (bfloat16 of f32) needs a shift, and one rounding.
///
/// Arithmetic on narrow floats, which StableHLO's lowering does not leave and linalg may
/// have, is that of f32, rounded after each op.

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/IR/ImplicitLocOpBuilder.h"
#include "mlir/Transforms/GreedyPatternRewriteDriver.h"
#include "remat/Conversion/Passes.h"
#include <cmath>

using namespace mlir;
using namespace remat;
using arith::CmpIPredicate;
using llvm::APFloat;
using llvm::APInt;

namespace remat {
#define GEN_PASS_DEF_EXPANDNARROWFLOATS
#include "remat/Conversion/Passes.h.inc"
} // namespace remat

namespace {
/// The layout of a binary format with a sign.
struct Format {
  explicit Format(FloatType type)
      : semantics(type.getFloatSemantics()), width(type.getWidth()),
        mantissa(APFloat::semanticsPrecision(semantics) - 1),
        minExponent(APFloat::semanticsMinExponent(semantics)),
        hasInfinity(APFloat::semanticsHasInf(semantics)),
        hasNan(APFloat::semanticsHasNaN(semantics)) {}

  int bias() const { return 1 - minExponent; }
  uint64_t bits(const APFloat &value) const {
    return value.bitcastToAPInt().getZExtValue();
  }
  uint64_t signMask() const { return uint64_t(1) << (width - 1); }
  uint64_t magnitudeMask() const { return signMask() - 1; }
  uint64_t largest() const { return bits(APFloat::getLargest(semantics)); }
  uint64_t infinity() const { return bits(APFloat::getInf(semantics)); }
  uint64_t nan() const { return bits(APFloat::getNaN(semantics)); }
  /// What overflow becomes: infinity, else a NaN, else the largest number.
  uint64_t overflow() const {
    return hasInfinity ? infinity() : hasNan ? nan() : largest();
  }
  /// The pattern of a negative zero is the only NaN.
  bool lacksNegativeZero() const { return hasNan && nan() == signMask(); }
  /// The first bits of the wide format's numbers are this format's.
  bool isPrefixOf(const Format &wide) const {
    return hasInfinity && minExponent == wide.minExponent &&
           width - mantissa == wide.width - wide.mantissa;
  }

  const llvm::fltSemantics &semantics;
  unsigned width;
  unsigned mantissa;
  int minExponent;
  bool hasInfinity;
  bool hasNan;
};
} // namespace

/// `element`, or a vector of it like `shape`.
static Type getLike(Type element, Type shape) {
  if (auto vector = dyn_cast<VectorType>(shape))
    return vector.clone(element);
  return element;
}

/// A number in all elements of the type.
static Value createNumber(ImplicitLocOpBuilder &b, Type type,
                          TypedAttr number) {
  if (auto vector = dyn_cast<VectorType>(type))
    number = DenseElementsAttr::get(vector, Attribute(number));
  return arith::ConstantOp::create(b, number);
}

namespace {
/// Emits operations on integers of one type, or on vectors of them.
class BitBuilder {
public:
  BitBuilder(ImplicitLocOpBuilder &b, Type type) : b(b), type(type) {}

  Value constant(uint64_t value) {
    Type element = getElementTypeOrSelf(type);
    APInt bits(element.getIntOrFloatBitWidth(), value, false, true);
    return createNumber(b, type, b.getIntegerAttr(element, bits));
  }
  Value bitAnd(Value x, uint64_t y) {
    return arith::AndIOp::create(b, x, constant(y));
  }
  Value bitOr(Value x, Value y) { return arith::OrIOp::create(b, x, y); }
  Value shiftLeft(Value x, unsigned y) {
    return y ? arith::ShLIOp::create(b, x, constant(y)) : x;
  }
  Value shiftRight(Value x, unsigned y) {
    return y ? arith::ShRUIOp::create(b, x, constant(y)) : x;
  }
  Value add(Value x, Value y) { return arith::AddIOp::create(b, x, y); }
  Value sub(Value x, Value y) { return arith::SubIOp::create(b, x, y); }
  Value compare(CmpIPredicate predicate, Value x, uint64_t y) {
    return arith::CmpIOp::create(b, predicate, x, constant(y));
  }
  Value select(Value condition, Value x, Value y) {
    return arith::SelectOp::create(b, condition, x, y);
  }
  Value fromFloat(Value x) { return arith::BitcastOp::create(b, type, x); }
  Value toFloat(Type target, Value x) {
    return arith::BitcastOp::create(b, target, x);
  }

private:
  ImplicitLocOpBuilder &b;
  Type type;
};
} // namespace

//===----------------------------------------------------------------------===//
// Widening
//===----------------------------------------------------------------------===//

/// The bits of the f32 of a magnitude that is infinite or no number.
static Value widenSpecial(BitBuilder &bits, const Format &narrow,
                          Value magnitude, Value raw, Value finite) {
  if (narrow.hasInfinity) {
    Value payload = bits.sub(magnitude, bits.constant(narrow.infinity()));
    Value special = bits.bitOr(bits.shiftLeft(payload, 23 - narrow.mantissa),
                               bits.constant(0x7F800000));
    Value isSpecial =
        bits.compare(CmpIPredicate::uge, magnitude, narrow.infinity());
    return bits.select(isSpecial, special, finite);
  }
  if (!narrow.hasNan)
    return finite;
  Value isNan = narrow.lacksNegativeZero()
                    ? bits.compare(CmpIPredicate::eq, raw, narrow.nan())
                    : bits.compare(CmpIPredicate::eq, magnitude,
                                   narrow.nan() & narrow.magnitudeMask());
  return bits.select(isNan, bits.constant(0x7FC00000), finite);
}

static Value widen(ImplicitLocOpBuilder &b, Value x) {
  Format narrow(cast<FloatType>(getElementTypeOrSelf(x)));
  Format wideFormat(b.getF32Type());
  Type f32 = getLike(b.getF32Type(), x.getType());
  Type i32 = getLike(b.getI32Type(), x.getType());
  BitBuilder bits(b, i32);
  Value own = arith::BitcastOp::create(
      b, getLike(b.getIntegerType(narrow.width), x.getType()), x);
  Value raw = arith::ExtUIOp::create(b, i32, own);
  if (narrow.isPrefixOf(wideFormat))
    return bits.toFloat(f32, bits.shiftLeft(raw, 32 - narrow.width));
  Value sign =
      bits.shiftLeft(bits.bitAnd(raw, narrow.signMask()), 32 - narrow.width);
  Value magnitude = bits.bitAnd(raw, narrow.magnitudeMask());
  Value placed = bits.shiftLeft(magnitude, 23 - narrow.mantissa);
  int difference = 127 - narrow.bias();
  if (difference != 0) {
    Value scale = createNumber(
        b, f32, b.getFloatAttr(b.getF32Type(), std::ldexp(1.0, difference)));
    Value scaled = arith::MulFOp::create(b, bits.toFloat(f32, placed), scale);
    placed = bits.fromFloat(scaled);
  }
  Value wide = widenSpecial(bits, narrow, magnitude, raw, placed);
  return bits.toFloat(f32, bits.bitOr(wide, sign));
}

//===----------------------------------------------------------------------===//
// Narrowing
//===----------------------------------------------------------------------===//

/// The narrow bits of a magnitude that is normal in the narrow format.
static Value roundNormal(BitBuilder &bits, const Format &wide,
                         const Format &narrow, Value magnitude) {
  unsigned dropped = wide.mantissa - narrow.mantissa;
  Value isOdd = bits.bitAnd(bits.shiftRight(magnitude, dropped), 1);
  Value half = bits.constant((uint64_t(1) << (dropped - 1)) - 1);
  Value rounded =
      bits.shiftRight(bits.add(bits.add(magnitude, half), isOdd), dropped);
  uint64_t rebias = uint64_t(wide.bias() - narrow.bias()) << narrow.mantissa;
  return bits.sub(rounded, bits.constant(rebias));
}

/// The narrow bits of a magnitude below the narrow format's normal numbers: an
/// addition rounds it to a multiple of the smallest one.
static Value roundSubnormal(ImplicitLocOpBuilder &b, BitBuilder &bits,
                            Type type, const Format &wide,
                            const Format &narrow, Value magnitude) {
  int exponent = narrow.minExponent - int(narrow.mantissa) + int(wide.mantissa);
  Value magic = createNumber(
      b, type,
      b.getFloatAttr(getElementTypeOrSelf(type), std::ldexp(1.0, exponent)));
  Value sum = arith::AddFOp::create(b, bits.toFloat(type, magnitude), magic);
  return bits.sub(bits.fromFloat(sum), bits.fromFloat(magic));
}

static Value roundMagnitude(ImplicitLocOpBuilder &b, BitBuilder &bits,
                            Type type, const Format &narrow, Value magnitude) {
  Format wide(cast<FloatType>(getElementTypeOrSelf(type)));
  Value result = roundNormal(bits, wide, narrow, magnitude);
  // With equal biases subnormal numbers lie in the same place.
  if (wide.minExponent != narrow.minExponent) {
    uint64_t smallestNormal = uint64_t(narrow.minExponent + wide.bias())
                              << wide.mantissa;
    Value isSmall = bits.compare(CmpIPredicate::ult, magnitude, smallestNormal);
    Value small = roundSubnormal(b, bits, type, wide, narrow, magnitude);
    result = bits.select(isSmall, small, result);
  }
  Value isBig = bits.compare(CmpIPredicate::ugt, result, narrow.largest());
  result = bits.select(isBig, bits.constant(narrow.overflow()), result);
  Value isNan = bits.compare(CmpIPredicate::ugt, magnitude, wide.infinity());
  uint64_t nan = narrow.hasNan ? narrow.nan() : narrow.overflow();
  return bits.select(isNan, bits.constant(nan), result);
}

/// The narrow bits where these are the first of the wide ones: with half a unit more,
/// ties to even. Neither a carry out of the mantissa nor infinity is a special case.
static Value roundPrefix(ImplicitLocOpBuilder &b, BitBuilder &bits,
                         const Format &wide, const Format &narrow, Value x) {
  unsigned dropped = wide.width - narrow.width;
  Value raw = bits.fromFloat(x);
  Value first = bits.shiftRight(raw, dropped);
  Value half = bits.constant((uint64_t(1) << (dropped - 1)) - 1);
  Value sum = bits.add(raw, bits.add(bits.bitAnd(first, 1), half));
  Value nan = bits.bitOr(bits.bitAnd(first, narrow.signMask()),
                         bits.constant(narrow.nan()));
  Value isNan =
      arith::CmpFOp::create(b, arith::CmpFPredicate::UNO, x, x);
  return bits.select(isNan, nan, bits.shiftRight(sum, dropped));
}

static Value narrow(ImplicitLocOpBuilder &b, Value x, Type target) {
  Type type = x.getType();
  Format wide(cast<FloatType>(getElementTypeOrSelf(type)));
  Format narrow(cast<FloatType>(getElementTypeOrSelf(target)));
  BitBuilder bits(b, getLike(b.getIntegerType(wide.width), type));
  Type ownType = getLike(b.getIntegerType(narrow.width), type);
  if (narrow.isPrefixOf(wide)) {
    Value rounded = roundPrefix(b, bits, wide, narrow, x);
    return arith::BitcastOp::create(
        b, target, arith::TruncIOp::create(b, ownType, rounded));
  }
  Value raw = bits.fromFloat(x);
  Value magnitude = bits.bitAnd(raw, wide.magnitudeMask());
  Value sign = bits.shiftRight(bits.bitAnd(raw, wide.signMask()),
                               wide.width - narrow.width);
  Value result = roundMagnitude(b, bits, type, narrow, magnitude);
  if (narrow.lacksNegativeZero())
    sign = bits.select(bits.compare(CmpIPredicate::eq, result, 0),
                       bits.constant(0), sign);
  Value own =
      arith::TruncIOp::create(b, ownType, bits.bitOr(result, sign));
  return arith::BitcastOp::create(b, target, own);
}

//===----------------------------------------------------------------------===//
// Patterns
//===----------------------------------------------------------------------===//

/// A format of fewer bits than `below` with a sign and a mantissa.
static bool isExpanded(Type type, unsigned below) {
  auto floatType = dyn_cast<FloatType>(getElementTypeOrSelf(type));
  return floatType && floatType.getWidth() < below &&
         APFloat::semanticsHasSignedRepr(floatType.getFloatSemantics());
}

namespace {
/// A rewrite of conversions from or to formats with fewer bits than `below`.
template <typename Op> struct Expansion : OpRewritePattern<Op> {
  Expansion(MLIRContext *context, unsigned below)
      : OpRewritePattern<Op>(context), below(below) {}

  unsigned below;
};

struct ExtensionExpansion : Expansion<arith::ExtFOp> {
  using Expansion::Expansion;

  LogicalResult matchAndRewrite(arith::ExtFOp op,
                                PatternRewriter &rewriter) const override {
    if (!isExpanded(op.getIn().getType(), below) ||
        !isa<FloatType>(getElementTypeOrSelf(op.getType())))
      return failure();
    ImplicitLocOpBuilder b(op.getLoc(), rewriter);
    Value wide = widen(b, op.getIn());
    if (isExpanded(op.getType(), below))
      wide = narrow(b, wide, op.getType());
    else if (wide.getType() != op.getType())
      wide = arith::ExtFOp::create(b, op.getType(), wide);
    rewriter.replaceOp(op, wide);
    return success();
  }
};

struct TruncationExpansion : Expansion<arith::TruncFOp> {
  using Expansion::Expansion;

  LogicalResult matchAndRewrite(arith::TruncFOp op,
                                PatternRewriter &rewriter) const override {
    Type source = getElementTypeOrSelf(op.getIn().getType());
    bool isWide = source.isF32() || source.isF64();
    bool isNarrow = isExpanded(source, below) || source.isF16() || source.isBF16();
    if ((!isWide && !isNarrow) || !isExpanded(op.getType(), below))
      return failure();
    ImplicitLocOpBuilder b(op.getLoc(), rewriter);
    // Folding leaves out the f32 between two narrow formats.
    Value wide = op.getIn();
    if (isExpanded(source, below))
      wide = widen(b, wide);
    else if (isNarrow)
      wide = arith::ExtFOp::create(b, getLike(b.getF32Type(), wide.getType()), wide);
    rewriter.replaceOp(op, narrow(b, wide, op.getType()));
    return success();
  }
};

/// An integer as a narrow float: by way of a format that holds all integers of
/// its width up to 32 bits, so that only one step rounds.
template <typename Op> struct FromIntegerExpansion : Expansion<Op> {
  using Expansion<Op>::Expansion;

  LogicalResult matchAndRewrite(Op op,
                                PatternRewriter &rewriter) const override {
    Type source = getElementTypeOrSelf(op.getIn().getType());
    if (!isExpanded(op.getType(), this->below) || !isa<IntegerType>(source))
      return failure();
    Type wide = source.getIntOrFloatBitWidth() <= 24
                    ? Type(rewriter.getF32Type())
                    : Type(rewriter.getF64Type());
    wide = getLike(wide, op.getType());
    Value number = Op::create(rewriter, op.getLoc(), wide, op.getIn());
    rewriter.replaceOpWithNewOp<arith::TruncFOp>(op, op.getType(), number);
    return success();
  }
};

template <typename Op> struct ToIntegerExpansion : Expansion<Op> {
  using Expansion<Op>::Expansion;

  LogicalResult matchAndRewrite(Op op,
                                PatternRewriter &rewriter) const override {
    if (!isExpanded(op.getIn().getType(), this->below))
      return failure();
    Value wide = arith::ExtFOp::create(
        rewriter, op.getLoc(),
        getLike(rewriter.getF32Type(), op.getIn().getType()), op.getIn());
    rewriter.replaceOpWithNewOp<Op>(op, op.getType(), wide);
    return success();
  }
};

/// Whether the op moves floats, or chooses among them, and computes nothing.
static bool onlyMoves(Operation *op) {
  return isa<arith::ConstantOp, arith::SelectOp, arith::BitcastOp,
             arith::ExtFOp, arith::TruncFOp, arith::SIToFPOp, arith::UIToFPOp,
             arith::FPToSIOp, arith::FPToUIOp>(op);
}

/// Whether the op computes with floats of fewer bits than `below`.
static bool isNarrowArithmetic(Operation *op, unsigned below) {
  auto isNarrow = [&](Type type) { return isExpanded(type, below); };
  return isa_and_present<arith::ArithDialect, math::MathDialect>(
             op->getDialect()) &&
         !onlyMoves(op) &&
         (llvm::any_of(op->getOperandTypes(), isNarrow) ||
          llvm::any_of(op->getResultTypes(), isNarrow));
}

/// Makes the op one on f32, between conversions.
static void computeInF32(Operation *op, unsigned below) {
  OpBuilder b(op);
  auto widened = [&](Type type) { return getLike(b.getF32Type(), type); };
  for (OpOperand &operand : op->getOpOperands())
    if (Type type = operand.get().getType(); isExpanded(type, below))
      operand.set(arith::ExtFOp::create(b, op->getLoc(), widened(type),
                                        operand.get()));
  b.setInsertionPointAfter(op);
  for (OpResult result : op->getResults()) {
    Type type = result.getType();
    if (!isExpanded(type, below))
      continue;
    result.setType(widened(type));
    auto rounded = arith::TruncFOp::create(b, op->getLoc(), type, result);
    result.replaceAllUsesExcept(rounded, rounded);
  }
}

struct ExpandNarrowFloatsPass
    : public remat::impl::ExpandNarrowFloatsBase<ExpandNarrowFloatsPass> {
  using ExpandNarrowFloatsBase::ExpandNarrowFloatsBase;

  void runOnOperation() override {
    RewritePatternSet patterns(&getContext());
    patterns.add<ExtensionExpansion, TruncationExpansion,
                 FromIntegerExpansion<arith::SIToFPOp>,
                 FromIntegerExpansion<arith::UIToFPOp>,
                 ToIntegerExpansion<arith::FPToSIOp>,
                 ToIntegerExpansion<arith::FPToUIOp>>(&getContext(), below);
    SmallVector<Operation *> conversions, computations;
    getOperation()->walk([&](Operation *op) {
      if (isNarrowArithmetic(op, below))
        computations.push_back(op);
    });
    for (Operation *op : computations)
      computeInF32(op, below);
    getOperation()->walk([&](Operation *op) {
      if (isa<arith::ExtFOp, arith::TruncFOp, arith::SIToFPOp, arith::UIToFPOp,
              arith::FPToSIOp, arith::FPToUIOp>(op))
        conversions.push_back(op);
    });
    if (failed(applyOpPatternsGreedily(conversions, std::move(patterns))))
      signalPassFailure();
  }
};
} // namespace
