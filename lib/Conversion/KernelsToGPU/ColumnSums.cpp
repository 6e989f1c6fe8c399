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
#include <numeric>

using namespace mlir;
using namespace remat;

/// Fewer terms are one thread's.
static constexpr int64_t leastTerms = 1024, leastTermsOfParts = 64;
/// Threads that keep a device's memory busy, each with some accesses of 16 bytes.
static constexpr int64_t wantedThreads = 131072;
/// Terms of a thread, of little memory, where up to four times as many take no longer than a
/// function more, and of much.
static constexpr int64_t wantedTerms = 32, leastThreadTerms = 16;
static constexpr int64_t littleElements = int64_t(1) << 21;
/// Neighbours of a block's row at most: 512 bytes of it, or more.
static constexpr int64_t mostNeighbours = 32;
static constexpr int64_t leastShared = 4;
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
/// How a reduced dimension is taken apart: parts of the result, threads of a block, and
/// terms of a thread.
struct Factors {
  int64_t parts = 1, threads = 1, terms = 1;
};

class ColumnSplitter {
public:
  explicit ColumnSplitter(linalg::GenericOp op) : op(op), builder(op) {
    op.getReductionDims(dims);
    sizes = op.getStaticLoopRanges();
    for (unsigned dim : dims)
      terms *= sizes[dim];
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
  int64_t terms = 1;
  AffineMap out;
  ArrayRef<int64_t> shape;
  SmallVector<Factors> factors;
  int64_t threads = 1;
};
} // namespace

bool ColumnSplitter::isGood() {
  bool isOfParts = llvm::any_of(op.getDpsInputs(), [](Value input) {
    return findThreadSums(input) != nullptr;
  });
  return !shape.empty() && !op.getRegionOutputArgs().front().getType().isInteger(1) &&
         terms >= (isOfParts ? leastTermsOfParts : leastTerms) &&
         out.isProjectedPermutation() && isSumOfColumns(op, shape) &&
         op.getRegion().getOps<linalg::IndexOp>().empty() &&
         llvm::all_of(op->getOperandTypes(), llvm::IsaPred<RankedTensorType>) &&
         llvm::all_of(op.getIndexingMapsArray(), [](AffineMap map) {
           return map.isProjectedPermutation();
         });
}

static int64_t roundToPowerOfTwo(int64_t value) {
  return int64_t(llvm::bit_floor(uint64_t(std::max<int64_t>(value, 1))));
}

/// Whether several of so many rows are read ahead.
static bool isReadAhead(int64_t terms) {
  return llvm::any_of(llvm::seq<int64_t>(4, 9),
                      [&](int64_t ahead) { return terms % ahead == 0; });
}

/// Parts of a dimension: the least that divides it and is not less than `need`, or the most;
/// rather one that leaves rows to be read ahead, if it is no less than half of that.
static int64_t chooseParts(int64_t size, int64_t need, int64_t most) {
  int64_t any = 1, good = 1;
  for (int64_t parts = 2; parts <= std::min(size, most); ++parts) {
    if (size % parts != 0)
      continue;
    if (any < need)
      any = parts;
    if (good < need && isReadAhead(size / parts))
      good = parts;
  }
  return 2 * good >= any ? good : any;
}

/// Threads share a power of two of rows of the first dimension that has it; parts are taken
/// from the first dimensions, terms are left to the last ones.
bool ColumnSplitter::chooseFactors() {
  // As of 16 bits, whatever the kernel reads: the order of sums is that of their shape.
  int64_t neighbours =
      computeProduct(shape) / std::gcd(shape.back(), accessBytes / 2);
  if (neighbours >= wantedThreads)
    return false;
  int64_t row = std::min(mostNeighbours, roundToPowerOfTwo(neighbours));
  int64_t wanted = std::min(blockThreads / row, roundToPowerOfTwo(terms / leastShared));
  auto getPower = [&](unsigned dim) { return sizes[dim] & -sizes[dim]; };
  unsigned shared = 0;
  for (auto [number, dim] : llvm::enumerate(dims))
    if (std::min(getPower(dim), wanted) > std::min(getPower(dims[shared]), wanted))
      shared = number;
  threads = std::min(getPower(dims[shared]), wanted);
  if (threads < leastShared)
    return false;
  int64_t rest = terms / threads;
  bool isLittle = terms * computeProduct(shape) <= littleElements;
  int64_t least = isLittle ? wantedTerms : leastThreadTerms;
  int64_t need = 1;
  if (!isLittle)
    need = llvm::divideCeil(wantedThreads, threads * neighbours);
  else if (rest > 4 * wantedTerms)
    need = llvm::divideCeil(rest, wantedTerms);
  for (auto [number, dim] : llvm::enumerate(dims)) {
    Factors of;
    of.threads = number == shared ? threads : 1;
    int64_t size = sizes[dim] / of.threads;
    if (need > 1)
      of.parts = chooseParts(size, need, rest / least);
    of.terms = size / of.parts;
    need = llvm::divideCeil(need, of.parts);
    rest /= of.parts;
    factors.push_back(of);
  }
  return true;
}

SmallVector<unsigned> ColumnSplitter::getNewDims(unsigned dim) const {
  unsigned next = 0;
  SmallVector<SmallVector<unsigned>> ofReduced(dims.size());
  auto number = [&](int64_t Factors::*factor) {
    for (auto [of, known] : llvm::zip_equal(factors, ofReduced))
      if (of.*factor > 1)
        known.push_back(next++);
  };
  number(&Factors::parts);
  number(&Factors::threads);
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
      const Factors &of = factors[reduced - dims.begin()];
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
  for (const Factors &of : factors)
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
  for (const Factors &of : factors)
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
