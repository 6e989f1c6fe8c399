// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// Gathers and scatters whose indices count rows become those of batches; see the header.

#include "LoopBuilding.h"
#include "remat/Dialect/StableHLO/StableHLO.h"
#include "remat/Transforms/FormOneHots.h"
#include "mlir/Dialect/Utils/IndexingUtils.h"
#include "mlir/IR/Matchers.h"

using namespace mlir;
using namespace remat;
using stablehlo::GatherOp;
using stablehlo::ScatterOp;

/// Chains of ops around a counter that are looked through.
static constexpr unsigned mostDepth = 8;
/// Of longer constants it is not asked whether they count.
static constexpr int64_t mostNumbers = 1 << 16;

static ArrayRef<int64_t> getShape(Value value) {
  return cast<RankedTensorType>(value.getType()).getShape();
}

//===----------------------------------------------------------------------===//
// Counters
//===----------------------------------------------------------------------===//

static std::optional<int64_t> findCounter(Value value, unsigned depth = 0);

/// The dimension whose coordinate each of these numbers is, if there is one.
static std::optional<int64_t> findCounted(DenseIntElementsAttr numbers) {
  if (numbers.getNumElements() > mostNumbers)
    return std::nullopt;
  ArrayRef<int64_t> shape = numbers.getType().getShape();
  SmallVector<int64_t> strides = computeSuffixProduct(shape);
  for (auto [dimension, size] : llvm::enumerate(shape)) {
    int64_t stride = strides[dimension], count = size;
    auto counts = [&](auto number) {
      return number.value() == uint64_t(int64_t(number.index()) / stride % count);
    };
    if (count > 1 && llvm::all_of(llvm::enumerate(numbers.getValues<APInt>()), counts))
      return dimension;
  }
  return std::nullopt;
}

/// The same dimension of a shape that has others of size 1 between.
static std::optional<int64_t> findInReshape(ArrayRef<int64_t> from,
                                            ArrayRef<int64_t> to, int64_t dimension) {
  auto isLong = [](int64_t size) { return size != 1; };
  if (from[dimension] == 1 || llvm::to_vector(llvm::make_filter_range(from, isLong)) !=
                                  llvm::to_vector(llvm::make_filter_range(to, isLong)))
    return std::nullopt;
  int64_t before = llvm::count_if(from.take_front(dimension), isLong);
  for (auto [place, size] : llvm::enumerate(to))
    if (isLong(size) && before-- == 0)
      return place;
  return std::nullopt;
}

/// `x < 0 ? x + size : x` of what is never negative, as numpy's indices are written.
static Value skipWrapping(stablehlo::SelectOp select) {
  auto compare = select.getPred().getDefiningOp<stablehlo::CompareOp>();
  Value plain = select.getOnFalse();
  auto isZero = [](Value value) {
    if (auto broadcast = value.getDefiningOp<stablehlo::BroadcastInDimOp>())
      value = broadcast.getOperand();
    return matchPattern(value, m_Zero());
  };
  bool isNegative = compare && compare.getLhs() == plain &&
                    compare.getComparisonDirection() ==
                        stablehlo::ComparisonDirection::LT &&
                    isZero(compare.getRhs());
  return isNegative ? plain : Value();
}

/// The dimension whose coordinate each element is, if there is one.
static std::optional<int64_t> findCounter(Value value, unsigned depth) {
  Operation *op = value.getDefiningOp();
  if (!op || depth == mostDepth)
    return std::nullopt;
  if (auto iota = dyn_cast<stablehlo::IotaOp>(op))
    return iota.getIotaDimension();
  DenseIntElementsAttr numbers;
  if (matchPattern(value, m_Constant(&numbers)))
    return findCounted(numbers);
  if (auto select = dyn_cast<stablehlo::SelectOp>(op)) {
    Value plain = skipWrapping(select);
    return plain ? findCounter(plain, depth + 1) : std::nullopt;
  }
  if (!isa<stablehlo::BroadcastInDimOp, stablehlo::ReshapeOp>(op))
    return std::nullopt;
  Value operand = op->getOperand(0);
  std::optional<int64_t> dimension = findCounter(operand, depth + 1);
  if (!dimension)
    return std::nullopt;
  if (isa<stablehlo::ReshapeOp>(op))
    return findInReshape(getShape(operand), getShape(value), *dimension);
  int64_t place = cast<stablehlo::BroadcastInDimOp>(op)
                      .getBroadcastDimensions()[*dimension];
  bool isWhole = getShape(operand)[*dimension] == getShape(value)[place];
  return isWhole ? std::optional(place) : std::nullopt;
}

//===----------------------------------------------------------------------===//
// Indices
//===----------------------------------------------------------------------===//

namespace {
/// The dimensions of a gather's operand, or of a scatter's input.
struct IndexedDims {
  /// With no dimension in the slices or windows; of batches, and where indices have these;
  /// by component of the index vectors.
  SmallVector<int64_t> removed, batches, inIndices, components;
  int64_t vectorDimension;

  void addBatch(int64_t dimension, int64_t ofIndices);
};
} // namespace

/// Batches are sorted by the operand's dimensions.
void IndexedDims::addBatch(int64_t dimension, int64_t ofIndices) {
  llvm::erase(removed, dimension);
  llvm::erase(components, dimension);
  auto place = llvm::lower_bound(batches, dimension) - batches.begin();
  batches.insert(batches.begin() + place, dimension);
  inIndices.insert(inIndices.begin() + place, ofIndices);
}

/// Whether numbers of this type count so many rows without starting again.
static bool canCount(Value indices, int64_t rows) {
  auto type = dyn_cast<IntegerType>(getElementTypeOrSelf(indices.getType()));
  return type && (type.getWidth() > 62 || rows <= int64_t(1) << (type.getWidth() - 1));
}

/// Makes batches of components that count a dimension of the indices; returns the indices
/// that are left, or null if nothing changes.
static Value takeCounters(OpBuilder &builder, Location loc, Value indices,
                          ArrayRef<int64_t> operandShape, IndexedDims &dims) {
  auto joined = indices.getDefiningOp<stablehlo::ConcatenateOp>();
  if (!joined || int64_t(joined.getDimension()) != dims.vectorDimension ||
      joined.getInputs().size() != dims.components.size())
    return {};
  IndexedDims changed = dims;
  SmallVector<Value> rest;
  for (auto [component, dimension] :
       llvm::zip_equal(joined.getInputs(), dims.components)) {
    std::optional<int64_t> counted = findCounter(component);
    bool isRow = counted && *counted != dims.vectorDimension &&
                 canCount(indices, operandShape[dimension]) &&
                 getShape(indices)[*counted] == operandShape[dimension] &&
                 !llvm::is_contained(changed.inIndices, *counted) &&
                 llvm::is_contained(dims.removed, dimension);
    if (isRow)
      changed.addBatch(dimension, *counted);
    else
      rest.push_back(component);
  }
  if (rest.size() == dims.components.size() || rest.empty())
    return {};
  dims = changed;
  if (rest.size() == 1)
    return rest.front();
  return stablehlo::ConcatenateOp::create(builder, loc, rest, dims.vectorDimension);
}

/// Dimensions of slices or windows that have one element go.
static void removeWindow(int64_t rank, IndexedDims &dims) {
  for (int64_t dimension = 0; dimension < rank; ++dimension)
    if (!llvm::is_contained(dims.removed, dimension) &&
        !llvm::is_contained(dims.batches, dimension))
      dims.removed.push_back(dimension);
  llvm::sort(dims.removed);
}

static RankedTensorType dropDimensions(Value value, ArrayRef<int64_t> dropped) {
  auto type = cast<RankedTensorType>(value.getType());
  SmallVector<int64_t> shape;
  for (auto [dimension, size] : llvm::enumerate(type.getShape()))
    if (!llvm::is_contained(dropped, int64_t(dimension)))
      shape.push_back(size);
  return type.clone(shape);
}

//===----------------------------------------------------------------------===//
// Ops
//===----------------------------------------------------------------------===//

static bool isStatic(Operation *op) {
  auto hasShape = [](Type type) {
    auto tensor = dyn_cast<RankedTensorType>(type);
    return tensor && tensor.hasStaticShape();
  };
  return llvm::all_of(op->getOperandTypes(), hasShape) &&
         llvm::all_of(op->getResultTypes(), hasShape);
}

/// Of single elements.
static void batchGather(GatherOp op) {
  auto isOne = [](int64_t size) { return size == 1; };
  if (!isStatic(op) || !llvm::all_of(op.getSliceSizes(), isOne))
    return;
  stablehlo::GatherDimensionNumbersAttr numbers = op.getDimensionNumbers();
  IndexedDims dims{SmallVector<int64_t>(numbers.getCollapsedSliceDims()),
                   SmallVector<int64_t>(numbers.getOperandBatchingDims()),
                   SmallVector<int64_t>(numbers.getStartIndicesBatchingDims()),
                   SmallVector<int64_t>(numbers.getStartIndexMap()),
                   numbers.getIndexVectorDim()};
  ArrayRef<int64_t> shape = getShape(op.getOperand()), offsets = numbers.getOffsetDims();
  removeWindow(shape.size(), dims);
  OpBuilder builder(op);
  Location loc = op.getLoc();
  Value indices = takeCounters(builder, loc, op.getStartIndices(), shape, dims);
  if (!indices && offsets.empty())
    return;
  auto type = dropDimensions(op.getResult(), offsets);
  auto gather = cast<GatherOp>(builder.clone(*op));
  if (indices) {
    gather.getStartIndicesMutable().assign(indices);
    gather.setIndicesAreSorted(false);
  }
  gather.setDimensionNumbersAttr(stablehlo::GatherDimensionNumbersAttr::get(
      op.getContext(), /*offsetDims=*/{}, dims.removed, dims.batches, dims.inIndices,
      dims.components, dims.vectorDimension));
  gather.getResult().setType(type);
  Value result = gather.getResult();
  if (type != op.getResult().getType())
    result = stablehlo::ReshapeOp::create(builder, loc, op.getResult().getType(), result);
  op.getResult().replaceAllUsesWith(result);
  op->erase();
}

/// Of one update for each index vector.
static void batchScatter(ScatterOp op) {
  if (!isStatic(op) || op.getUpdates().size() != 1)
    return;
  stablehlo::ScatterDimensionNumbersAttr numbers = op.getScatterDimensionNumbers();
  IndexedDims dims{SmallVector<int64_t>(numbers.getInsertedWindowDims()),
                   SmallVector<int64_t>(numbers.getInputBatchingDims()),
                   SmallVector<int64_t>(numbers.getScatterIndicesBatchingDims()),
                   SmallVector<int64_t>(numbers.getScatterDimsToOperandDims()),
                   numbers.getIndexVectorDim()};
  Value updates = op.getUpdates()[0];
  ArrayRef<int64_t> windows = numbers.getUpdateWindowDims();
  if (llvm::any_of(windows, [&](int64_t window) { return getShape(updates)[window] != 1; }))
    return;
  ArrayRef<int64_t> shape = getShape(op.getInputs()[0]);
  removeWindow(shape.size(), dims);
  OpBuilder builder(op);
  Location loc = op.getLoc();
  Value indices = takeCounters(builder, loc, op.getScatterIndices(), shape, dims);
  if (!indices && windows.empty())
    return;
  if (indices) {
    op.getScatterIndicesMutable().assign(indices);
    op.setIndicesAreSorted(false);
  }
  if (!windows.empty())
    updates = stablehlo::ReshapeOp::create(builder, loc,
                                           dropDimensions(updates, windows), updates);
  op.getUpdatesMutable().assign(updates);
  op.setScatterDimensionNumbersAttr(stablehlo::ScatterDimensionNumbersAttr::get(
      op.getContext(), /*updateWindowDims=*/{}, dims.removed, dims.batches, dims.inIndices,
      dims.components, dims.vectorDimension));
}

void remat::batchIndices(func::FuncOp function) {
  SmallVector<Operation *> ops;
  llvm::SmallSetVector<Block *, 4> blocks;
  function.walk([&](Operation *op) {
    if (!isa<GatherOp, ScatterOp>(op))
      return;
    ops.push_back(op);
    blocks.insert(op->getBlock());
  });
  for (Operation *op : ops) {
    if (auto gather = dyn_cast<GatherOp>(op))
      batchGather(gather);
    else
      batchScatter(cast<ScatterOp>(op));
  }
  for (Block *block : blocks)
    eraseDeadOps(*block);
}
