// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// Constants, and ops that move elements without computing.

#include "Lowering.h"
#include "mlir/Dialect/Complex/IR/Complex.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/DialectResourceBlobManager.h"
#include "remat/Dialect/StableHLO/StableHLO.h"

using namespace mlir;
using namespace remat;

/// A pattern whose op has one tensor as its result.
template <typename Op> struct MovementPattern : OpConversionPattern<Op> {
  using OpConversionPattern<Op>::OpConversionPattern;
  using OpAdaptor = typename OpConversionPattern<Op>::OpAdaptor;

  /// Returns the converted result.
  virtual Value lower(Op op, OpAdaptor adaptor, RankedTensorType type,
                      ScalarBuilder &builder) const = 0;

  LogicalResult
  matchAndRewrite(Op op, OpAdaptor adaptor,
                  ConversionPatternRewriter &rewriter) const final {
    auto type = cast<RankedTensorType>(
        this->getTypeConverter()->convertType(op->getResult(0).getType()));
    ScalarBuilder builder(op->getLoc(), rewriter);
    rewriter.replaceOp(op, lower(op, adaptor, type, builder));
    return success();
  }
};

//===----------------------------------------------------------------------===//
// Sources
//===----------------------------------------------------------------------===//

namespace {
struct ConstantLowering : MovementPattern<stablehlo::ConstantOp> {
  using MovementPattern::MovementPattern;

  Value lower(stablehlo::ConstantOp op, OpAdaptor adaptor,
              RankedTensorType type, ScalarBuilder &builder) const override {
    ElementsAttr value = op.getValue();
    if (auto resource = dyn_cast<DenseResourceElementsAttr>(value))
      value = DenseResourceElementsAttr::get(type, resource.getRawHandle());
    else if (auto dense = dyn_cast<DenseElementsAttr>(value))
      value = dense.bitcast(type.getElementType());
    return arith::ConstantOp::create(builder, type, cast<TypedAttr>(value));
  }
};

struct IotaLowering : MovementPattern<stablehlo::IotaOp> {
  using MovementPattern::MovementPattern;

  Value lower(stablehlo::IotaOp op, OpAdaptor adaptor, RankedTensorType type,
              ScalarBuilder &builder) const override {
    Type element = type.getElementType();
    return createMap(builder, type.getShape(), element, {}, {},
                     [&](ScalarBuilder &b, ValueRange) {
                       return emit(b, op.getIotaDimension(), element);
                     });
  }

  static Value emit(ScalarBuilder &b, int64_t dimension, Type element) {
    Type wide = b.getI64Type();
    Value index =
        arith::IndexCastOp::create(b, wide, createLoopIndex(b, dimension));
    if (isa<IntegerType>(element))
      return b.toWidth(element, index);
    if (auto complexType = dyn_cast<ComplexType>(element)) {
      Type part = complexType.getElementType();
      Value real = arith::SIToFPOp::create(b, part, index);
      return complex::CreateOp::create(b, element, real, b.zero(part));
    }
    Type exact = isNarrowFloat(element) ? Type(b.getF64Type()) : element;
    return b.toFloat(element, arith::SIToFPOp::create(b, exact, index));
  }
};

struct DimensionSizeLowering : MovementPattern<stablehlo::GetDimensionSizeOp> {
  using MovementPattern::MovementPattern;

  Value lower(stablehlo::GetDimensionSizeOp op, OpAdaptor adaptor,
              RankedTensorType type, ScalarBuilder &builder) const override {
    int32_t size = op.getOperand().getType().getDimSize(op.getDimension());
    return arith::ConstantOp::create(builder, type,
                                     DenseElementsAttr::get(type, size));
  }
};

//===----------------------------------------------------------------------===//
// Shapes
//===----------------------------------------------------------------------===//

/// Reads the operand of a broadcast: dimension i of it is `dimensions[i]` of
/// the result, unless its size is 1.
Value createBroadcast(ScalarBuilder &builder, Value operand,
                      RankedTensorType type, ArrayRef<int64_t> dimensions) {
  SmallVector<AffineExpr> places;
  for (auto [size, dimension] : llvm::zip_equal(getShape(operand), dimensions))
    places.push_back(size == 1 ? builder.getAffineConstantExpr(0)
                               : builder.getAffineDimExpr(dimension));
  AffineMap map =
      AffineMap::get(type.getRank(), 0, places, builder.getContext());
  return createMap(
      builder, type.getShape(), type.getElementType(), operand, map,
      [](ScalarBuilder &, ValueRange elements) { return elements[0]; });
}

struct BroadcastInDimLowering : MovementPattern<stablehlo::BroadcastInDimOp> {
  using MovementPattern::MovementPattern;

  Value lower(stablehlo::BroadcastInDimOp op, OpAdaptor adaptor,
              RankedTensorType type, ScalarBuilder &builder) const override {
    return createBroadcast(builder, adaptor.getOperand(), type,
                           op.getBroadcastDimensions());
  }
};

struct BroadcastLowering : MovementPattern<stablehlo::BroadcastOp> {
  using MovementPattern::MovementPattern;

  Value lower(stablehlo::BroadcastOp op, OpAdaptor adaptor,
              RankedTensorType type, ScalarBuilder &builder) const override {
    auto dimensions = llvm::to_vector(
        llvm::seq<int64_t>(op.getBroadcastSizes().size(), type.getRank()));
    return createBroadcast(builder, adaptor.getOperand(), type, dimensions);
  }
};

struct ReshapeLowering : MovementPattern<stablehlo::ReshapeOp> {
  using MovementPattern::MovementPattern;

  Value lower(stablehlo::ReshapeOp op, OpAdaptor adaptor, RankedTensorType type,
              ScalarBuilder &builder) const override {
    return createReshape(builder, adaptor.getOperand(), type.getShape());
  }
};

struct TransposeLowering : MovementPattern<stablehlo::TransposeOp> {
  using MovementPattern::MovementPattern;

  Value lower(stablehlo::TransposeOp op, OpAdaptor adaptor,
              RankedTensorType type, ScalarBuilder &builder) const override {
    Value empty = createEmpty(builder, type.getShape(), type.getElementType());
    return linalg::TransposeOp::create(builder, adaptor.getOperand(), empty,
                                       op.getPermutation())
        ->getResult(0);
  }
};

struct ReverseLowering : MovementPattern<stablehlo::ReverseOp> {
  using MovementPattern::MovementPattern;

  Value lower(stablehlo::ReverseOp op, OpAdaptor adaptor, RankedTensorType type,
              ScalarBuilder &builder) const override {
    SmallVector<AffineExpr> places;
    for (int64_t dimension = 0; dimension < type.getRank(); ++dimension) {
      AffineExpr place = builder.getAffineDimExpr(dimension);
      if (llvm::is_contained(op.getDimensions(), dimension))
        place = type.getDimSize(dimension) - 1 - place;
      places.push_back(place);
    }
    AffineMap map =
        AffineMap::get(type.getRank(), 0, places, builder.getContext());
    return createMap(
        builder, type.getShape(), type.getElementType(), adaptor.getOperand(),
        map, [](ScalarBuilder &, ValueRange elements) { return elements[0]; });
  }
};

//===----------------------------------------------------------------------===//
// Parts and wholes
//===----------------------------------------------------------------------===//

struct SliceLowering : MovementPattern<stablehlo::SliceOp> {
  using MovementPattern::MovementPattern;

  Value lower(stablehlo::SliceOp op, OpAdaptor adaptor, RankedTensorType type,
              ScalarBuilder &builder) const override {
    // A slice of nothing may start at the end, which upstream refuses.
    if (type.getNumElements() == 0)
      return createEmpty(builder, type.getShape(), type.getElementType());
    return createSlice(builder, adaptor.getOperand(), op.getStartIndices(),
                       type.getShape(), op.getStrides());
  }
};

/// The starts of a dynamic slice, limited so that it lies inside.
SmallVector<OpFoldResult> createStarts(ScalarBuilder &builder,
                                       ValueRange starts, ValueRange originals,
                                       ArrayRef<int64_t> shape,
                                       ArrayRef<int64_t> sizes) {
  SmallVector<OpFoldResult> indices;
  for (auto [start, original, total, size] :
       llvm::zip_equal(starts, originals, shape, sizes))
    indices.push_back(
        createClampedIndex(builder, extractScalar(builder, start), total - size,
                           getElementType(original).isUnsignedInteger()));
  return indices;
}

struct DynamicSliceLowering : MovementPattern<stablehlo::DynamicSliceOp> {
  using MovementPattern::MovementPattern;

  Value lower(stablehlo::DynamicSliceOp op, OpAdaptor adaptor,
              RankedTensorType type, ScalarBuilder &builder) const override {
    if (type.getNumElements() == 0)
      return createEmpty(builder, type.getShape(), type.getElementType());
    Value operand = adaptor.getOperand();
    SmallVector<OpFoldResult> starts =
        createStarts(builder, adaptor.getStartIndices(), op.getStartIndices(),
                     getShape(operand), type.getShape());
    return tensor::ExtractSliceOp::create(
        builder, operand, starts,
        getAsIndexOpFoldResult(builder.getContext(), type.getShape()),
        SmallVector<OpFoldResult>(type.getRank(), builder.getIndexAttr(1)));
  }
};

struct DynamicUpdateSliceLowering
    : MovementPattern<stablehlo::DynamicUpdateSliceOp> {
  using MovementPattern::MovementPattern;

  Value lower(stablehlo::DynamicUpdateSliceOp op, OpAdaptor adaptor,
              RankedTensorType type, ScalarBuilder &builder) const override {
    if (getTensorType(adaptor.getUpdate()).getNumElements() == 0)
      return adaptor.getOperand();
    ArrayRef<int64_t> sizes = getShape(adaptor.getUpdate());
    SmallVector<OpFoldResult> starts =
        createStarts(builder, adaptor.getStartIndices(), op.getStartIndices(),
                     type.getShape(), sizes);
    return tensor::InsertSliceOp::create(
        builder, adaptor.getUpdate(), adaptor.getOperand(), starts,
        getAsIndexOpFoldResult(builder.getContext(), sizes),
        SmallVector<OpFoldResult>(type.getRank(), builder.getIndexAttr(1)));
  }
};

struct ConcatenateLowering : MovementPattern<stablehlo::ConcatenateOp> {
  using MovementPattern::MovementPattern;

  Value lower(stablehlo::ConcatenateOp op, OpAdaptor adaptor,
              RankedTensorType type, ScalarBuilder &builder) const override {
    Value whole = createEmpty(builder, type.getShape(), type.getElementType());
    Shape offsets(type.getRank(), 0), strides(type.getRank(), 1);
    for (Value part : adaptor.getInputs()) {
      if (getTensorType(part).getNumElements() > 0)
        whole = createInsert(builder, part, whole, offsets, strides);
      offsets[op.getDimension()] += getShape(part)[op.getDimension()];
    }
    return whole;
  }
};

struct PadLowering : MovementPattern<stablehlo::PadOp> {
  using MovementPattern::MovementPattern;

  Value lower(stablehlo::PadOp op, OpAdaptor adaptor, RankedTensorType type,
              ScalarBuilder &builder) const override {
    SmallVector<Padding> paddings;
    for (auto [low, high, interior] :
         llvm::zip_equal(op.getEdgePaddingLow(), op.getEdgePaddingHigh(),
                         op.getInteriorPadding()))
      paddings.push_back({low, high, interior});
    Value scalar = extractScalar(builder, adaptor.getPaddingValue());
    return createPadded(builder, adaptor.getOperand(), scalar, paddings);
  }
};

//===----------------------------------------------------------------------===//
// Bits
//===----------------------------------------------------------------------===//

/// Conversions of bits in which a last dimension appears or vanishes; element 0
/// of it holds the lowest bits.
struct BitcastLowering : MovementPattern<stablehlo::BitcastConvertOp> {
  using MovementPattern::MovementPattern;

  Value lower(stablehlo::BitcastConvertOp op, OpAdaptor adaptor,
              RankedTensorType type, ScalarBuilder &builder) const override {
    Value operand = adaptor.getOperand();
    return getTensorType(operand).getRank() < type.getRank()
               ? split(builder, operand, type)
               : join(builder, operand, type);
  }

  static Type getBits(ScalarBuilder &b, Type type) {
    return b.getIntegerType(type.getIntOrFloatBitWidth());
  }

  /// The place of the element's lowest bit in the wide one.
  static Value createShift(ScalarBuilder &b, int64_t dimension, Type narrow,
                           Type wide) {
    Value number =
        arith::IndexCastOp::create(b, wide, createLoopIndex(b, dimension));
    return b.mul(number, b.integer(wide, narrow.getIntOrFloatBitWidth()));
  }

  static Value split(ScalarBuilder &builder, Value operand,
                     RankedTensorType type) {
    int64_t last = type.getRank() - 1;
    AffineMap map = builder.getMultiDimIdentityMap(last + 1).dropResult(last);
    Type element = type.getElementType();
    return createMap(
        builder, type.getShape(), element, operand, map,
        [&](ScalarBuilder &b, ValueRange elements) {
          Type wide = getBits(b, elements[0].getType());
          Value shift = createShift(b, last, element, wide);
          Value bits = b.shiftRight(b.bitcast(wide, elements[0]), shift);
          return b.bitcast(element, b.toWidth(getBits(b, element), bits));
        });
  }

  static Value join(ScalarBuilder &builder, Value operand,
                    RankedTensorType type) {
    int64_t last = type.getRank();
    AffineMap all = builder.getMultiDimIdentityMap(last + 1);
    Type element = type.getElementType(), wide = getBits(builder, element);
    Type narrow = getElementType(operand);
    Value zeros = createFilled(builder, type.getShape(), builder.zero(wide));
    Value joined =
        createLoops(builder, operand, zeros, {all, all.dropResult(last)}, 1,
                    [&](ScalarBuilder &b, ValueRange elements) {
                      Value bits = b.bitcast(getBits(b, narrow), elements[0]);
                      Value shift = createShift(b, last, narrow, wide);
                      Value placed = b.shiftLeft(b.toWidth(wide, bits), shift);
                      return SmallVector<Value>{b.bitOr(elements[1], placed)};
                    })
            .front();
    return createElementwise(builder, element, joined,
                             [&](ScalarBuilder &b, ValueRange elements) {
                               return b.bitcast(element, elements[0]);
                             });
  }
};
} // namespace

void remat::populateMovementPatterns(const TypeConverter &converter,
                                     RewritePatternSet &patterns) {
  patterns.add<ConstantLowering, IotaLowering, DimensionSizeLowering,
               BroadcastInDimLowering, BroadcastLowering, ReshapeLowering,
               TransposeLowering, ReverseLowering, SliceLowering,
               DynamicSliceLowering, DynamicUpdateSliceLowering,
               ConcatenateLowering, PadLowering, BitcastLowering>(
      converter, patterns.getContext());
}
