// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// Ops that give back an operand, bit by bit. Arithmetic on floats is left
/// alone: `x + 0` changes -0, `x * 1` quiets a NaN.

#include "ImportFold.h"
#include "mlir/IR/IRMapping.h"
#include "remat/Dialect/StableHLO/StableHLO.h"
#include "llvm/ADT/TypeSwitch.h"

using namespace mlir;
using namespace remat;
using namespace remat::stablehlo;

static bool isInteger(Value value) {
  return isa<IntegerType>(getElementTypeOrSelf(value.getType()));
}

static bool isBoolean(Value value) {
  return getElementTypeOrSelf(value.getType()).isInteger(1);
}

/// All bits set: true for booleans.
static bool isAllOnes(Value value) {
  DenseElementsAttr constant = getFoldableConstant(value);
  return constant && constant.isSplat() &&
         isa<IntegerType>(constant.getElementType()) &&
         constant.getSplatValue<APInt>().isAllOnes();
}

static Value makeSplat(OpBuilder &builder, Operation *op, int64_t integer) {
  auto type = cast<RankedTensorType>(op->getResult(0).getType());
  unsigned width = type.getElementType().getIntOrFloatBitWidth();
  APInt value(width, integer, /*isSigned=*/true, /*implicitTrunc=*/true);
  return ConstantOp::create(builder, op->getLoc(),
                            DenseElementsAttr::get(type, value));
}

/// The operand, if the op gives it back where the other one is `neutral`.
static Value dropNeutral(Value lhs, Value rhs, bool isCommutative,
                         function_ref<bool(Value)> isNeutral) {
  if (isNeutral(rhs))
    return lhs;
  return isCommutative && isNeutral(lhs) ? rhs : Value();
}

//===----------------------------------------------------------------------===//
// Arithmetic
//===----------------------------------------------------------------------===//

static Value foldArithmetic(Operation *op, OpBuilder &builder) {
  Value lhs = op->getOperand(0), rhs = op->getOperand(1);
  if (!isInteger(lhs))
    return {};
  auto isZero = [](Value value) { return isSplatInteger(value, 0); };
  auto isOne = [](Value value) { return isSplatInteger(value, 1); };
  // Of booleans, add is `or` and multiply is `and`.
  if (isa<AddOp>(op))
    return dropNeutral(lhs, rhs, true, isZero);
  if (isa<MulOp>(op)) {
    if (isZero(lhs) || isZero(rhs))
      return makeSplat(builder, op, 0);
    return dropNeutral(lhs, rhs, true, isBoolean(lhs) ? isAllOnes : +isOne);
  }
  if (isBoolean(lhs))
    return {};
  if (isa<SubtractOp>(op))
    return lhs == rhs ? makeSplat(builder, op, 0)
                      : dropNeutral(lhs, rhs, false, isZero);
  if (isa<DivOp>(op))
    return dropNeutral(lhs, rhs, false, isOne);
  return dropNeutral(lhs, rhs, false, isZero); // Shifts.
}

static Value foldLogic(Operation *op, OpBuilder &builder) {
  Value lhs = op->getOperand(0), rhs = op->getOperand(1);
  auto isZero = [](Value value) { return isSplatInteger(value, 0); };
  if (isa<XorOp>(op))
    return lhs == rhs ? makeSplat(builder, op, 0)
                      : dropNeutral(lhs, rhs, true, isZero);
  if (lhs == rhs)
    return lhs;
  bool isAnd = isa<AndOp>(op);
  // The value that decides alone, then the one that decides nothing.
  for (Value operand : {lhs, rhs})
    if (isAnd ? isZero(operand) : isAllOnes(operand))
      return operand;
  return dropNeutral(lhs, rhs, true, isAnd ? isAllOnes : +isZero);
}

static Value foldMinMax(Operation *op) {
  bool isSame = op->getOperand(0) == op->getOperand(1);
  return isSame && isInteger(op->getOperand(0)) ? op->getOperand(0) : Value();
}

/// Integers only: a NaN is not equal to itself.
static Value foldCompare(CompareOp op, OpBuilder &builder) {
  if (!isInteger(op.getLhs()))
    return {};
  ComparisonDirection direction = op.getComparisonDirection();
  if (op.getLhs() == op.getRhs()) {
    bool holds = direction == ComparisonDirection::EQ ||
                 direction == ComparisonDirection::LE ||
                 direction == ComparisonDirection::GE;
    return makeSplat(builder, op, holds);
  }
  if (!isBoolean(op.getLhs()))
    return {};
  bool isEqual = direction == ComparisonDirection::EQ;
  if (!isEqual && direction != ComparisonDirection::NE)
    return {};
  auto isZero = [](Value value) { return isSplatInteger(value, 0); };
  return dropNeutral(op.getLhs(), op.getRhs(), true,
                     isEqual ? isAllOnes : +isZero);
}

static Value foldSelect(SelectOp op) {
  if (op.getOnTrue() == op.getOnFalse())
    return op.getOnTrue();
  if (isAllOnes(op.getPred()))
    return op.getOnTrue();
  if (isSplatInteger(op.getPred(), 0))
    return op.getOnFalse();
  bool isPredicate = isBoolean(op.getOnTrue()) && isAllOnes(op.getOnTrue()) &&
                     isSplatInteger(op.getOnFalse(), 0);
  return isPredicate && op.getPred().getType() == op.getType() ? op.getPred()
                                                               : Value();
}

/// `not (not x)`; `-(-x)` of integers.
static Value foldInvolution(Operation *op) {
  Operation *inner = op->getOperand(0).getDefiningOp();
  if (!inner || inner->getName() != op->getName() ||
      !isInteger(op->getOperand(0)))
    return {};
  return inner->getOperand(0);
}

//===----------------------------------------------------------------------===//
// Movement
//===----------------------------------------------------------------------===//

static Value foldBroadcast(BroadcastInDimOp op) {
  ArrayRef<int64_t> dimensions = op.getBroadcastDimensions();
  bool isIdentity =
      op.getOperand().getType() == op.getType() &&
      llvm::equal(dimensions, llvm::seq<int64_t>(0, dimensions.size()));
  return isIdentity ? op.getOperand() : Value();
}

static Value foldTranspose(TransposeOp op) {
  ArrayRef<int64_t> permutation = op.getPermutation();
  if (llvm::equal(permutation, llvm::seq<int64_t>(0, permutation.size())))
    return op.getOperand();
  auto inner = op.getOperand().getDefiningOp<TransposeOp>();
  if (!inner)
    return {};
  SmallVector<int64_t> combined;
  for (int64_t dimension : permutation)
    combined.push_back(inner.getPermutation()[dimension]);
  if (llvm::equal(combined, llvm::seq<int64_t>(0, combined.size())) &&
      inner.getOperand().getType() == op.getType())
    return inner.getOperand();
  return {};
}

/// `reshape (reshape x)` is one reshape, or x.
static Value foldReshape(ReshapeOp op, OpBuilder &builder) {
  if (op.getOperand().getType() == op.getType())
    return op.getOperand();
  auto inner = op.getOperand().getDefiningOp<ReshapeOp>();
  if (!inner)
    return {};
  if (inner.getOperand().getType() == op.getType())
    return inner.getOperand();
  return ReshapeOp::create(builder, op.getLoc(), op.getType(),
                           inner.getOperand());
}

/// A slice of all, by steps of one.
static Value foldSlice(SliceOp op) {
  auto isOne = [](int64_t stride) { return stride == 1; };
  bool isFull = op.getOperand().getType() == op.getType() &&
                llvm::all_of(op.getStrides(), isOne);
  return isFull ? op.getOperand() : Value();
}

static Value foldPad(PadOp op) {
  auto isZero = [](int64_t count) { return count == 0; };
  bool isNothing = llvm::all_of(op.getEdgePaddingLow(), isZero) &&
                   llvm::all_of(op.getEdgePaddingHigh(), isZero) &&
                   llvm::all_of(op.getInteriorPadding(), isZero);
  return isNothing ? op.getOperand() : Value();
}

/// Reversal of dimensions of one element.
static Value foldReverse(ReverseOp op) {
  auto type = cast<ShapedType>(op.getType());
  bool isNothing = llvm::all_of(op.getDimensions(), [&](int64_t dimension) {
    return type.getDimSize(dimension) == 1;
  });
  return isNothing ? op.getOperand() : Value();
}

/// A reduction over dimensions of one element applies its op to each element once:
/// such reductions end what JAX makes of a sum over a broadcast, and kernels would
/// end at them. The op stays, since `0 + x` is not always x.
static Value foldReduce(ReduceOp op, OpBuilder &builder) {
  Block &reducer = op.getBody().front();
  if (op->getNumOperands() != 2 || reducer.getOperations().size() != 2)
    return {};
  Operation &applied = reducer.front();
  Value operand = op->getOperand(0), initial = op->getOperand(1);
  auto from = cast<RankedTensorType>(operand.getType());
  auto type = cast<RankedTensorType>(op->getResult(0).getType());
  bool appliesOp = isa<AddOp, MulOp, MaxOp, MinOp, AndOp, OrOp>(applied) &&
                   llvm::equal(applied.getOperands(), reducer.getArguments()) &&
                   reducer.getTerminator()->getOperands() == applied.getResults();
  if (!appliesOp || from.getNumElements() != type.getNumElements() ||
      from.getElementType() != type.getElementType() ||
      type.getNumElements() == 0)
    return {};
  Location loc = op->getLoc();
  IRMapping mapping;
  mapping.map(reducer.getArgument(0),
              BroadcastInDimOp::create(builder, loc, type, initial,
                                       builder.getDenseI64ArrayAttr({})));
  mapping.map(reducer.getArgument(1),
              ReshapeOp::create(builder, loc, type, operand));
  Operation *once = builder.clone(applied, mapping);
  once->setLoc(loc);
  once->getResult(0).setType(type);
  return once->getResult(0);
}

std::optional<int64_t> remat::getConstantStart(Value index, int64_t size,
                                               int64_t length) {
  if (length > size)
    return std::nullopt;
  if (length == size)
    return 0;
  DenseElementsAttr constant = getFoldableConstant(index);
  if (!constant)
    return std::nullopt;
  APInt start = constant.getSplatValue<APInt>();
  bool isUnsigned = getElementTypeOrSelf(index.getType()).isUnsignedInteger();
  int64_t first = isUnsigned ? start.getLimitedValue(size - length)
                             : start.getSExtValue();
  return std::clamp<int64_t>(first, 0, size - length);
}

/// Start indices are clamped, so a slice as large as the operand is all of it,
/// and constant indices make a static slice.
static Value foldDynamicSlice(DynamicSliceOp op, OpBuilder &builder) {
  auto type = cast<ShapedType>(op.getOperand().getType());
  if (type == op.getType())
    return op.getOperand();
  SmallVector<int64_t> starts, limits;
  for (auto [index, size, length] :
       llvm::zip(op.getStartIndices(), type.getShape(), op.getSliceSizes())) {
    std::optional<int64_t> start = getConstantStart(index, size, length);
    if (!start)
      return {};
    starts.push_back(*start);
    limits.push_back(*start + length);
  }
  SmallVector<int64_t> strides(starts.size(), 1);
  return SliceOp::create(builder, op.getLoc(), op.getType(), op.getOperand(),
                         starts, limits, strides);
}

/// An update as large as the operand replaces all of it.
static Value foldDynamicUpdateSlice(DynamicUpdateSliceOp op) {
  return op.getUpdate().getType() == op.getType() ? op.getUpdate() : Value();
}

static Value foldTupleElement(GetTupleElementOp op) {
  auto tuple = op.getOperand().getDefiningOp<TupleOp>();
  return tuple ? tuple->getOperand(op.getIndex()) : Value();
}

static Value foldDimensionSize(GetDimensionSizeOp op, OpBuilder &builder) {
  auto type = cast<ShapedType>(op.getOperand().getType());
  return makeSplat(builder, op, type.getDimSize(op.getDimension()));
}

static Value foldSameType(Operation *op) {
  return op->getOperand(0).getType() == op->getResult(0).getType()
             ? op->getOperand(0)
             : Value();
}

Value remat::foldIdentity(Operation *op, OpBuilder &builder) {
  return llvm::TypeSwitch<Operation *, Value>(op)
      .Case<AddOp, SubtractOp, MulOp, DivOp, ShiftLeftOp,
            ShiftRightArithmeticOp, ShiftRightLogicalOp>(
          [&](auto) { return foldArithmetic(op, builder); })
      .Case<AndOp, OrOp, XorOp>([&](auto) { return foldLogic(op, builder); })
      .Case<MaxOp, MinOp>([&](auto) { return foldMinMax(op); })
      .Case<NotOp, NegOp>([&](auto) { return foldInvolution(op); })
      .Case<ConvertOp, BitcastConvertOp>([&](auto) { return foldSameType(op); })
      .Case([&](CompareOp compare) { return foldCompare(compare, builder); })
      .Case([&](SelectOp select) { return foldSelect(select); })
      .Case([&](BroadcastInDimOp cast) { return foldBroadcast(cast); })
      .Case([&](TransposeOp move) { return foldTranspose(move); })
      .Case([&](ReshapeOp reshape) { return foldReshape(reshape, builder); })
      .Case([&](SliceOp slice) { return foldSlice(slice); })
      .Case([&](PadOp pad) { return foldPad(pad); })
      .Case([&](ReverseOp reverse) { return foldReverse(reverse); })
      .Case([&](ConcatenateOp) {
        return op->getNumOperands() == 1 ? op->getOperand(0) : Value();
      })
      .Case([&](DynamicSliceOp slice) {
        return foldDynamicSlice(slice, builder);
      })
      .Case([&](DynamicUpdateSliceOp update) {
        return foldDynamicUpdateSlice(update);
      })
      .Case([&](ReduceOp reduce) { return foldReduce(reduce, builder); })
      .Case([&](GetTupleElementOp get) { return foldTupleElement(get); })
      .Case([&](GetDimensionSizeOp get) {
        return foldDimensionSize(get, builder);
      })
      .Default([](Operation *) { return Value(); });
}
