// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// What can be emitted element by element, and what by lanes.

#include "ElementEmitter.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Dialect/Vector/IR/VectorOps.h"
#include "mlir/IR/Matchers.h"

using namespace mlir;
using namespace remat;

static RankedTensorType getTensorType(Value value) {
  return cast<RankedTensorType>(value.getType());
}

/// Types that vectors have.
static bool hasLanes(Type type) {
  Type element = getElementTypeOrSelf(type);
  if (auto integer = dyn_cast<IntegerType>(element))
    return integer.getWidth() == 1 || integer.getWidth() >= 8;
  if (auto floatType = dyn_cast<FloatType>(element))
    return floatType.getWidth() >= 8 && floatType.getWidth() <= 64;
  return element.isIndex();
}

/// Neighbours in memory, or elements at equal distances.
bool ElementEmitter::canLoadLanes(AffineExpr place) const {
  if (usesThreads)
    return true;
  for (auto [number, isOne] : llvm::enumerate(isLane))
    if (isOne && !findCoefficient(place, number))
      return false;
  return true;
}

/// An offset that is data may be any number: lanes behind it begin at no known block.
AffineExpr ElementEmitter::getOffset(OpFoldResult offset) {
  if (std::optional<int64_t> constant = getConstantIntValue(offset))
    return getAffineConstantExpr(*constant, context);
  return toSymbol(cast<Value>(offset));
}

std::optional<AffineExpr> ElementEmitter::findBlock(AffineExpr index) const {
  AffineExpr begin = index;
  for (auto [number, isOne] : llvm::enumerate(isLane)) {
    if (!isOne || !index.isFunctionOfDim(number))
      continue;
    if (findCoefficient(index, number) != 1)
      return std::nullopt;
    begin = begin.replace(getAffineDimExpr(number, context),
                          getAffineConstantExpr(0, context));
  }
  begin = simplify(begin);
  if (dependsOnLane(begin) || !begin.isMultipleOf(lanes))
    return std::nullopt;
  return begin;
}

bool ElementEmitter::canEmitLanes(Value tensor, ArrayRef<AffineExpr> indices,
                                  std::map<Key, bool> &known) {
  Indices at;
  for (AffineExpr index : indices)
    at.push_back(simplify(index));
  if (!dependsOnLane(at))
    return true;
  auto [found, isNew] = known.try_emplace(makeKey(tensor, at), true);
  if (isNew)
    found->second = canComputeLanes(tensor, at, known);
  return found->second;
}

bool ElementEmitter::canComputeLanes(Value tensor, ArrayRef<AffineExpr> at,
                                     std::map<Key, bool> &known) {
  if (!usesThreads && !hasLanes(tensor.getType()))
    return false;
  ArrayRef<int64_t> shape = getTensorType(tensor).getShape();
  AffineExpr place = simplify(linearize(at, shape, context));
  if (memories.contains(tensor))
    return canLoadLanes(place);
  Operation *op = tensor.getDefiningOp();
  if (auto linalgOp = dyn_cast<linalg::LinalgOp>(op)) {
    if (isReducedByLanes(linalgOp))
      return false;
    Indices loops(linalgOp.getNumLoops());
    AffineMap map =
        linalgOp.getIndexingMapMatchingResult(cast<OpResult>(tensor));
    for (auto [index, expr] : llvm::zip_equal(map.getResults(), at))
      if (auto dim = dyn_cast<AffineDimExpr>(index))
        loops[dim.getPosition()] = expr;
    // Lanes of a sum are lanes of each of its terms.
    for (auto [index, size] :
         llvm::zip_equal(loops, linalgOp.getStaticLoopRanges()))
      if (!index)
        index = addDimension(size, {}, false);
    return canEmitBodyLanes(linalgOp, loops, known);
  }
  if (auto slice = dyn_cast<tensor::ExtractSliceOp>(op)) {
    Indices source;
    llvm::SmallBitVector dropped = slice.getDroppedDims();
    unsigned next = 0;
    for (auto [i, offset, stride] : llvm::enumerate(slice.getMixedOffsets(),
                                                    slice.getStaticStrides())) {
      AffineExpr index = getAffineConstantExpr(0, context);
      if (!dropped.test(i))
        index = at[next++];
      source.push_back(index * stride + getOffset(offset));
    }
    return canEmitLanes(slice.getSource(), source, known);
  }
  if (isa<tensor::ExpandShapeOp, tensor::CollapseShapeOp>(op)) {
    Value source = op->getOperand(0);
    return canEmitLanes(
        source, delinearize(place, getTensorType(source).getShape(), extents),
        known);
  }
  if (auto insert = dyn_cast<tensor::InsertSliceOp>(op)) {
    Indices inside;
    llvm::SmallBitVector dropped = insert.getDroppedDims();
    for (auto [i, offset, size, stride] :
         llvm::enumerate(insert.getStaticOffsets(), insert.getStaticSizes(),
                         insert.getStaticStrides())) {
      bool isWhole = size == insert.getDestType().getDimSize(i) && stride == 1;
      if (!usesThreads && !isWhole && dependsOnLane(at[i]) &&
          !(stride == 1 && offset % lanes == 0 && size % lanes == 0 &&
            findBlock(at[i])))
        return false;
      AffineExpr distance = at[i] - offset;
      if (!dropped.test(i))
        inside.push_back(stride > 1 ? distance.floorDiv(stride) : distance);
    }
    return canEmitLanes(insert.getSource(), inside, known) &&
           canEmitLanes(insert.getDest(), at, known);
  }
  return llvm::all_of(op->getOperands(), [&](Value operand) {
    return !isa<RankedTensorType>(operand.getType()) ||
           op->hasTrait<OpTrait::ConstantLike>() ||
           isa<tensor::FromElementsOp>(op) || canEmitLanes(operand, at, known);
  });
}

/// Scalar ops that exist on vectors, too.
static bool hasLaneForm(Operation &op) {
  auto isGood = [](Type type) { return hasLanes(type); };
  return op.getNumRegions() == 0 && llvm::all_of(op.getOperandTypes(), isGood) &&
         llvm::all_of(op.getResultTypes(), isGood) &&
         (OpTrait::hasElementwiseMappableTraits(&op) ||
          op.hasTrait<OpTrait::ConstantLike>() || isa<linalg::IndexOp>(op));
}

bool ElementEmitter::canEmitBodyLanes(linalg::LinalgOp op,
                                      ArrayRef<AffineExpr> loops,
                                      std::map<Key, bool> &known) {
  Block &body = op->getRegion(0).front();
  if (!usesThreads && !llvm::all_of(body.without_terminator(), hasLaneForm))
    return false;
  for (AffineExpr index : loops)
    if (!canLoadLanes(index))
      return false;
  return llvm::all_of(body.getArguments(), [&](BlockArgument argument) {
    OpOperand &operand = op->getOpOperand(argument.getArgNumber());
    if (argument.use_empty() ||
        !isa<RankedTensorType>(operand.get().getType()))
      return true;
    Indices at;
    for (AffineExpr place : op.getMatchingIndexingMap(&operand).getResults())
      at.push_back(place.replaceDims(loops));
    return canEmitLanes(operand.get(), at, known);
  });
}

bool ElementEmitter::canEmitLanes(Value tensor) {
  size_t before = extents.size();
  Indices at;
  ArrayRef<int64_t> shape = getTensorType(tensor).getShape();
  for (int64_t size : shape.drop_back())
    at.push_back(addDimension(size, {}, false));
  AffineExpr block = addDimension(shape.back() / lanes, {}, false);
  at.push_back(block * lanes + addDimension(lanes, {}, true));
  std::map<Key, bool> known;
  bool result = canEmitLanes(tensor, at, known);
  dropDimensions(before);
  return result;
}

bool ElementEmitter::canReduceLanes(linalg::LinalgOp op, Indices loops) {
  size_t before = extents.size();
  SmallVector<unsigned> dims;
  op.getReductionDims(dims);
  SmallVector<int64_t> sizes = op.getStaticLoopRanges();
  for (unsigned dim : dims)
    loops[dim] = addDimension(sizes[dim], {}, false);
  loops[dims.back()] = addDimension(sizes[dims.back()] / lanes, {}, false) *
                           lanes +
                       addDimension(lanes, {}, true);
  std::map<Key, bool> known;
  bool result = canEmitBodyLanes(op, loops, known);
  dropDimensions(before);
  return result;
}

void ElementEmitter::dropDimensions(size_t count) {
  extents.resize(count);
  counters.resize(count);
  dimLevels.resize(count);
  isLane.resize(count);
}

//===----------------------------------------------------------------------===//
// What can be emitted
//===----------------------------------------------------------------------===//

static bool isElementwiseOp(Operation *op) {
  return OpTrait::hasElementwiseMappableTraits(op) && op->getNumResults() == 1;
}

/// Code for one element: no loops over tensors inside.
static bool isScalarOp(Operation *op) {
  if (isa<linalg::IndexOp, tensor::ExtractOp>(op) ||
      op->hasTrait<OpTrait::ConstantLike>())
    return true;
  return op->getNumResults() == 1 && isMemoryEffectFree(op) &&
         llvm::none_of(op->getOperandTypes(), llvm::IsaPred<ShapedType>) &&
         llvm::none_of(op->getResultTypes(), llvm::IsaPred<ShapedType>) &&
         (op->getNumRegions() == 0 || isa<scf::IfOp>(op));
}

static bool canEmitLinalg(linalg::LinalgOp op) {
  if (op->getNumRegions() != 1 || !op.hasPureTensorSemantics())
    return false;
  for (AffineMap map : op.getIndexingMapsArray())
    if (map.getNumSymbols() > 0)
      return false;
  for (OpOperand &init : op.getDpsInitsMutable())
    if (!op.getMatchingIndexingMap(&init).isProjectedPermutation())
      return false;
  bool isGood = true;
  for (Operation &inner : op->getRegion(0).front().without_terminator()) {
    isGood &= isScalarOp(&inner);
    inner.walk([&](Operation *nested) {
      isGood &= nested == &inner ||
                (!isa<linalg::IndexOp, tensor::ExtractOp>(nested) &&
                 isMemoryEffectFree(nested));
    });
  }
  return isGood;
}

bool remat::canEmitElements(Operation *op) {
  for (Value value : op->getResults())
    if (auto type = dyn_cast<RankedTensorType>(value.getType()))
      if (!type.hasStaticShape() || type.getNumElements() == 0)
        return false;
  if (auto linalgOp = dyn_cast<linalg::LinalgOp>(op))
    return canEmitLinalg(linalgOp);
  DenseElementsAttr constant;
  if (matchPattern(op, m_Constant(&constant)))
    return true;
  if (auto slice = dyn_cast<tensor::ExtractSliceOp>(op))
    return llvm::none_of(slice.getStaticStrides(), ShapedType::isDynamic);
  if (auto insert = dyn_cast<tensor::InsertSliceOp>(op))
    return llvm::none_of(insert.getStaticOffsets(), ShapedType::isDynamic) &&
           llvm::none_of(insert.getStaticSizes(), ShapedType::isDynamic) &&
           llvm::none_of(insert.getStaticStrides(), ShapedType::isDynamic);
  if (isa<tensor::EmptyOp, tensor::ExpandShapeOp, tensor::CollapseShapeOp>(op))
    return true;
  if (auto elements = dyn_cast<tensor::FromElementsOp>(op))
    return elements.getElements().size() == 1;
  return isElementwiseOp(op) || isScalarOp(op);
}
