// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// Columns of blocks; see the header.

#include "ColumnSums.h"
#include "../KernelsToHost/ElementEmitter.h"
#include "ElementRoots.h"
#include "KernelsToGPU.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Dialect/Utils/IndexingUtils.h"
#include "mlir/IR/Matchers.h"
#include "remat/Conversion/StableHLOToLinalg.h"

using namespace mlir;
using namespace remat;

/// Bytes that a thread reads or writes at a time.
static constexpr int64_t accessBytes = 16;

linalg::GenericOp remat::findThreadSums(Value sum) {
  auto op = sum.getDefiningOp<linalg::GenericOp>();
  if (!op || !op->hasAttr(blockSumAttrName))
    return nullptr;
  return op.getDpsInputs().front().getDefiningOp<linalg::GenericOp>();
}

int64_t remat::getBlockSumThreads(Value sum) {
  linalg::GenericOp threads = findThreadSums(sum);
  return threads ? cast<IntegerAttr>(sum.getDefiningOp()->getAttr(blockSumAttrName))
                       .getInt()
                 : 1;
}

unsigned remat::getThreadDimension(linalg::GenericOp threadSums) {
  auto sum = cast<linalg::GenericOp>(*threadSums->user_begin());
  SmallVector<unsigned> dims;
  sum.getReductionDims(dims);
  return dims.front();
}

TypedAttr remat::getBlockSumInit(Value sum) {
  auto op = sum.getDefiningOp<linalg::GenericOp>();
  auto fill = op.getDpsInits().front().getDefiningOp<linalg::FillOp>();
  Value scalar = fill ? fill.getInputs().front() : Value();
  TypedAttr value;
  if (scalar && matchPattern(scalar, m_Constant(&value)))
    return value;
  auto extract = scalar ? scalar.getDefiningOp<tensor::ExtractOp>() : nullptr;
  DenseElementsAttr elements;
  if (extract && matchPattern(extract.getTensor(), m_Constant(&elements)) &&
      elements.isSplat())
    return cast<TypedAttr>(elements.getSplatValue<Attribute>());
  return {};
}

ReductionForm remat::describeReduction(linalg::GenericOp op) {
  ReductionForm form;
  form.sizes = op.getStaticLoopRanges();
  op.getReductionDims(form.reduced);
  auto type = cast<RankedTensorType>(op.getResultTypes().front());
  form.shape.assign(type.getShape().begin(), type.getShape().end());
  AffineMap map = op.getIndexingMapsArray().front();
  form.reducesLast =
      op.getNumReductionLoops() > 0 && map.getNumResults() > 0 &&
      map.getResults().back() == getAffineDimExpr(form.reduced.back(), op.getContext());
  form.isCombination = findCombination(op).has_value();
  form.isOfBooleans = op.getRegionOutputArgs().front().getType().isInteger(1);
  form.isPart = op->hasAttr(sharedAttrName);
  form.isOfBlocks = llvm::any_of(op.getDpsInputs(), [](Value input) {
    return findThreadSums(input) != nullptr;
  });
  return form;
}

int64_t remat::chooseTogether(TypeRange types, ArrayRef<int64_t> shape,
                              int64_t leastBytes) {
  int64_t bytes = leastBytes;
  for (Type type : types) {
    auto operand = cast<RankedTensorType>(type);
    if (operand.getNumElements() >= computeProduct(shape))
      bytes = std::max(bytes, getElementBytes(operand.getElementType()));
  }
  int64_t elements = std::clamp<int64_t>(accessBytes / bytes, 1, 8);
  return shape.back() % elements == 0 ? elements : 1;
}

namespace {
class ColumnSplitter {
public:
  explicit ColumnSplitter(linalg::GenericOp op) : op(op), builder(op) {
    op.getReductionDims(dims);
    sizes = op.getStaticLoopRanges();
    out = op.getMatchingIndexingMap(op.getDpsInitOperand(0));
    shape = cast<RankedTensorType>(op.getResultTypes().front()).getShape();
  }

  bool isGood();
  bool chooseFactors();
  SmallVector<linalg::GenericOp> run();

private:
  /// The dimensions that `dim` of the reduction becomes, in the ops that are made.
  SmallVector<unsigned> getNewDims(unsigned dim) const;
  Value expand(Value input, AffineMap map, AffineMap &expanded);
  linalg::GenericOp createThreadSums();

  linalg::GenericOp op;
  OpBuilder builder;
  SmallVector<unsigned> dims;
  SmallVector<int64_t> sizes;
  AffineMap out;
  ArrayRef<int64_t> shape;
  SmallVector<ColumnFactors> factors;
  int64_t threads = 1;
};
} // namespace

bool ColumnSplitter::isGood() {
  return out.isProjectedPermutation() && isSumOfColumns(op, shape) &&
         op.getRegion().getOps<linalg::IndexOp>().empty() &&
         llvm::all_of(op->getOperandTypes(), llvm::IsaPred<RankedTensorType>) &&
         llvm::all_of(op.getIndexingMapsArray(), [](AffineMap map) {
           return map.isProjectedPermutation();
         });
}

bool ColumnSplitter::chooseFactors() {
  std::optional<SmallVector<ColumnFactors>> chosen =
      describeReduction(op).findColumnFactors();
  if (!chosen)
    return false;
  factors = std::move(*chosen);
  for (const ColumnFactors &of : factors)
    threads *= of.threads;
  return true;
}

SmallVector<unsigned> ColumnSplitter::getNewDims(unsigned dim) const {
  unsigned next = 0;
  SmallVector<SmallVector<unsigned>> ofReduced(dims.size());
  auto number = [&](int64_t ColumnFactors::*factor) {
    for (auto [of, known] : llvm::zip_equal(factors, ofReduced))
      if (of.*factor > 1)
        known.push_back(next++);
  };
  number(&ColumnFactors::parts);
  number(&ColumnFactors::threads);
  for (AffineExpr kept : out.getResults()) {
    if (cast<AffineDimExpr>(kept).getPosition() == dim)
      return {next};
    ++next;
  }
  for (auto [of, known] : llvm::zip_equal(factors, ofReduced))
    if (of.terms > 1 || known.empty())
      known.push_back(next++);
  return ofReduced[llvm::find(dims, dim) - dims.begin()];
}

Value ColumnSplitter::expand(Value input, AffineMap map, AffineMap &expanded) {
  auto type = cast<RankedTensorType>(input.getType());
  SmallVector<AffineExpr> places;
  SmallVector<int64_t> newShape;
  SmallVector<ReassociationIndices> groups;
  for (AffineExpr place : map.getResults()) {
    unsigned dim = cast<AffineDimExpr>(place).getPosition();
    SmallVector<int64_t> extents{sizes[dim]};
    const unsigned *reduced = llvm::find(dims, dim);
    if (reduced != dims.end()) {
      const ColumnFactors &of = factors[reduced - dims.begin()];
      extents.clear();
      for (int64_t extent : {of.parts, of.threads, of.terms})
        if (extent > 1)
          extents.push_back(extent);
      if (extents.empty())
        extents.push_back(1);
    }
    ReassociationIndices group;
    for (auto [extent, at] : llvm::zip_equal(extents, getNewDims(dim))) {
      group.push_back(newShape.size());
      newShape.push_back(extent);
      places.push_back(builder.getAffineDimExpr(at));
    }
    groups.push_back(group);
  }
  unsigned loops = 0;
  for (unsigned dim = 0; dim < op.getNumLoops(); ++dim)
    loops += getNewDims(dim).size();
  expanded = AffineMap::get(loops, 0, places, builder.getContext());
  if (int64_t(newShape.size()) == type.getRank())
    return input;
  return tensor::ExpandShapeOp::create(
      builder, op.getLoc(), RankedTensorType::get(newShape, type.getElementType()), input,
      groups);
}

linalg::GenericOp ColumnSplitter::createThreadSums() {
  SmallVector<Value> inputs;
  SmallVector<AffineMap> maps;
  for (OpOperand *operand : op.getDpsInputOperands()) {
    maps.emplace_back();
    inputs.push_back(
        expand(operand->get(), op.getMatchingIndexingMap(operand), maps.back()));
  }
  SmallVector<int64_t> sums;
  for (const ColumnFactors &of : factors)
    if (of.parts > 1)
      sums.push_back(of.parts);
  sums.push_back(threads);
  llvm::append_range(sums, shape);
  unsigned loops = maps.front().getNumDims();
  maps.push_back(AffineMap::getMultiDimIdentityMap(loops, builder.getContext())
                     .getMajorSubMap(sums.size()));
  SmallVector<utils::IteratorType> types(loops, utils::IteratorType::reduction);
  std::fill_n(types.begin(), sums.size(), utils::IteratorType::parallel);
  Value neutral = createNeutral(builder, op, sums);
  auto made = linalg::GenericOp::create(builder, op.getLoc(), neutral.getType(), inputs,
                                        neutral, maps, types);
  IRMapping mapping;
  op.getRegion().cloneInto(&made.getRegion(), mapping);
  return made;
}

SmallVector<linalg::GenericOp> ColumnSplitter::run() {
  linalg::GenericOp threadSums = createThreadSums();
  SmallVector<int64_t> sums;
  for (const ColumnFactors &of : factors)
    if (of.parts > 1)
      sums.push_back(of.parts);
  unsigned leading = sums.size();
  llvm::append_range(sums, shape);
  // Of a block, over the dimension behind the parts.
  linalg::GenericOp ofBlock =
      combineParts(builder, op, threadSums.getResult(0), leading, leading + 1,
                   createNeutral(builder, op, sums));
  ofBlock->setAttr(blockSumAttrName, builder.getI64IntegerAttr(threads));
  SmallVector<linalg::GenericOp> left;
  Value sum = ofBlock.getResult(0);
  if (leading > 0) {
    left.push_back(combineParts(builder, op, sum, 0, leading,
                                op.getDpsInits().front()));
    sum = left.front().getResult(0);
  } else {
    ofBlock.getDpsInitsMutable().assign(op.getDpsInits());
  }
  op.getResult(0).replaceAllUsesWith(sum);
  op.erase();
  // Who reads it does not make it again.
  if (!llvm::all_of(ofBlock->getUsers(), llvm::IsaPred<func::ReturnOp>))
    ofBlock->setAttr(sharedAttrName, builder.getUnitAttr());
  return left;
}

std::optional<SmallVector<linalg::GenericOp>>
remat::splitColumnSums(linalg::GenericOp op) {
  ColumnSplitter splitter(op);
  // Where all is one block's, its sums begin with what the op's own do.
  if (!splitter.isGood() || !getBlockSumInit(op.getResult(0)) ||
      !splitter.chooseFactors())
    return std::nullopt;
  return splitter.run();
}
