// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "remat/Analysis/ScatterForm.h"
#include "mlir/Dialect/Utils/IndexingUtils.h"
#include "llvm/Support/MathExtras.h"
#include <cmath>

using namespace mlir;
using namespace remat;

static constexpr int64_t blockThreads = 256;
/// Threads that run in step.
static constexpr int64_t mostLanes = 32;
/// Blocks that fill a device and that all of them find room on: four for each
/// multiprocessor. More would look through the indices more often.
static constexpr int64_t wantedBlocks = 132 * 4;
/// Of shared memory, for the updates that are applied at a time.
static constexpr int64_t listBytes = 32 * 1024;
static constexpr int64_t mostLooks = 4;
/// Of the widest access.
static constexpr int64_t accessBytes = 16;
/// Of a round of looking at indices and of one of applying updates: about as
/// many waits for memory and other threads. An H200 took 227 us where they make 196 of
/// GPT-2's 65536 updates, 64 for 61 of BERT's types, 18 for 18 and 36 for 34 of MoE's.
static constexpr double lookNanoseconds = 500;
static constexpr double listNanoseconds = 3000;
/// Of the function that partitions updates, for as many blocks as find room, its start included,
/// and of a round of finding a tile's parts: not measured yet.
static constexpr double partitionNanoseconds = 8000, partsNanoseconds = 2000;
/// A partition is to halve the time: what looking takes was measured.
static constexpr double partitionGain = 2;
static constexpr int64_t mostTurns = 16;
/// Of an update that waits for the one before: 25 ms for 65536 on an H200.
static constexpr double updateNanoseconds = 380;
/// Of an update of a tile that is added to the one before, and what rounding to 16 bits adds
/// to it: an H200 took 1 ms where 80,000 of f32 were one place's, and 2.66 ms for 65,536
/// of bf16.
static constexpr double addNanoseconds = 12.5, roundNanoseconds = 28;
/// Updates for each place from which on some places are taken to have many more than others.
static constexpr int64_t manyUpdates = 64;
static constexpr double eulerMascheroni = 0.5772156649;
/// Threads that a device runs at a time.
static constexpr double threadsTogether = 132 * 2048;

int64_t remat::countAll(ArrayRef<ScatterAxis> axes) {
  int64_t count = 1;
  for (const ScatterAxis &axis : axes)
    count *= axis.size;
  return count;
}

int64_t ScatterForm::countBlocks() const {
  return countAll(groups) * placeTiles * columnTiles;
}

int64_t ScatterForm::countTilePlaces() const {
  return llvm::divideCeil(countAll(places), placeTiles);
}

int64_t ScatterForm::countLooks() const {
  return llvm::divideCeil(countAll(updates), looks * blockThreads);
}

int64_t ScatterForm::countLists() const {
  return llvm::divideCeil(countAll(updates), placeTiles * listed);
}

int64_t ScatterForm::countChunks() const {
  return chunk == 0 ? 0 : llvm::divideCeil(countAll(updates), chunk);
}

int64_t ScatterForm::countPairBytes() const {
  return chunk == 0 ? 0 : 8 * countAll(groups) * countAll(updates);
}

int64_t ScatterForm::countStartBytes() const {
  return 4 * countAll(groups) * countChunks() * (placeTiles + 1);
}

int64_t ScatterForm::countWorkspaceBytes() const {
  return countPairBytes() + countStartBytes();
}

static double estimateColumns(const ScatterForm &form) {
  double threads = double(countAll(form.groups)) * countAll(form.columns);
  return updateNanoseconds * countAll(form.updates) * countAll(form.windows) *
         std::max(1.0, threads / threadsTogether);
}

/// Updates of the place that has the most. Many of few places follow Zipf's law, as words do:
/// the second place has half as many, the third one a third. Fewer take the time of those
/// that are spread evenly, as measured.
static double countMostOfPlace(const ScatterForm &form) {
  double places = countAll(form.places);
  if (countAll(form.updates) < manyUpdates * places)
    return countAll(form.updates) / places;
  double harmonic = std::log(places) + eulerMascheroni + 1 / (2 * places);
  return countAll(form.updates) / std::max(1.0, harmonic);
}

static double countTurns(int64_t blocks) {
  return std::ceil(double(blocks) / wantedBlocks);
}

/// Blocks wait for that with the most updates, if these are not spread evenly.
static double estimateTiles(const ScatterForm &form) {
  double turns = countTurns(form.countBlocks()), partitioning = 0;
  double looking = form.countLooks() * lookNanoseconds;
  if (form.chunk > 0) {
    partitioning = partitionNanoseconds *
                   countTurns(countAll(form.groups) * form.countChunks());
    looking = llvm::divideCeil(form.countChunks(), blockThreads) * partsNanoseconds;
  }
  double applying = form.countLists() * listNanoseconds;
  return partitioning +
         std::max(turns * (looking + applying),
                  looking + countMostOfPlace(form) * form.chainNanoseconds);
}

double ScatterForm::estimateNanoseconds() const {
  switch (kind) {
  case ScatterKind::Parallel:
    return 0;
  case ScatterKind::Tiles:
    return estimateTiles(*this);
  case ScatterKind::Columns:
    return estimateColumns(*this);
  }
  llvm_unreachable("unknown kind of scatter");
}

//===----------------------------------------------------------------------===//
// Dimensions
//===----------------------------------------------------------------------===//

static RankedTensorType getStaticType(Value tensor) {
  auto type = dyn_cast<RankedTensorType>(tensor.getType());
  return type && type.hasStaticShape() ? type : RankedTensorType();
}

SmallVector<int64_t> remat::getOtherDimensions(int64_t rank,
                                              ArrayRef<int64_t> excluded) {
  SmallVector<int64_t> others;
  for (int64_t i = 0; i < rank; ++i)
    if (!llvm::is_contained(excluded, i))
      others.push_back(i);
  return others;
}

namespace {
/// Sorts the dimensions of a scatter by what they mean.
class AxisReader {
public:
  AxisReader(stablehlo::ScatterOp op, ScatterForm &form)
      : numbers(op.getScatterDimensionNumbers()), form(form),
        input(cast<RankedTensorType>(op.getInputs().front().getType())),
        indices(op.getScatterIndices().getType()),
        updates(cast<RankedTensorType>(op.getUpdates().front().getType())),
        inInput(computeSuffixProduct(input.getShape())),
        inIndices(computeSuffixProduct(indices.getShape())),
        inUpdates(computeSuffixProduct(updates.getShape())) {}

  void read();

private:
  void readBatch();
  void readPlaces();
  void readWindow();

  stablehlo::ScatterDimensionNumbersAttr numbers;
  ScatterForm &form;
  RankedTensorType input, indices, updates;
  SmallVector<int64_t> inInput, inIndices, inUpdates;
};
} // namespace

void AxisReader::readWindow() {
  ArrayRef<int64_t> indexed = numbers.getScatterDimsToOperandDims();
  form.windows.resize(indexed.size());
  SmallVector<int64_t> removed(numbers.getInsertedWindowDims());
  llvm::append_range(removed, numbers.getInputBatchingDims());
  for (auto [window, dimension] :
       llvm::zip_equal(numbers.getUpdateWindowDims(),
                       getOtherDimensions(input.getRank(), removed))) {
    ScatterAxis axis{updates.getDimSize(window), inInput[dimension], 0,
                     inUpdates[window]};
    auto found = llvm::find(indexed, dimension);
    if (found == indexed.end())
      form.columns.push_back(axis);
    else
      form.windows[std::distance(indexed.begin(), found)] = axis;
  }
}

void AxisReader::readPlaces() {
  int64_t vectorDimension = numbers.getIndexVectorDim();
  int64_t distance =
      vectorDimension < indices.getRank() ? inIndices[vectorDimension] : 0;
  for (auto [component, dimension] :
       llvm::enumerate(numbers.getScatterDimsToOperandDims()))
    form.places.push_back({input.getDimSize(dimension), inInput[dimension],
                           int64_t(component) * distance, 0});
}

void AxisReader::readBatch() {
  ArrayRef<int64_t> batching = numbers.getScatterIndicesBatchingDims();
  int64_t next = 0;
  SmallVector<int64_t> batch =
      getOtherDimensions(updates.getRank(), numbers.getUpdateWindowDims());
  for (int64_t dimension = 0; dimension < indices.getRank(); ++dimension) {
    if (dimension == numbers.getIndexVectorDim())
      continue;
    ScatterAxis axis{indices.getDimSize(dimension), 0, inIndices[dimension],
                     inUpdates[batch[next++]]};
    auto found = llvm::find(batching, dimension);
    if (found == batching.end()) {
      form.updates.push_back(axis);
      continue;
    }
    int64_t place = std::distance(batching.begin(), found);
    axis.inInput = inInput[numbers.getInputBatchingDims()[place]];
    form.groups.push_back(axis);
  }
}

/// Neighbours as one axis where they lie like one in all tensors, and none of
/// size 1.
static void mergeAxes(SmallVectorImpl<ScatterAxis> &axes) {
  SmallVector<ScatterAxis> merged;
  for (const ScatterAxis &axis : axes) {
    if (axis.size == 1)
      continue;
    ScatterAxis *last = merged.empty() ? nullptr : &merged.back();
    if (last && last->inInput == axis.inInput * axis.size &&
        last->inIndices == axis.inIndices * axis.size &&
        last->inUpdates == axis.inUpdates * axis.size) {
      int64_t size = last->size * axis.size;
      *last = axis;
      last->size = size;
      continue;
    }
    merged.push_back(axis);
  }
  axes.assign(merged.begin(), merged.end());
}

void AxisReader::read() {
  readWindow();
  readPlaces();
  readBatch();
  mergeAxes(form.groups);
  mergeAxes(form.updates);
  mergeAxes(form.columns);
}

//===----------------------------------------------------------------------===//
// Tiles
//===----------------------------------------------------------------------===//

/// Whether a thread may have `width` neighbours of all columns.
static bool canBeWide(const ScatterForm &form, int64_t width) {
  if (width == 1)
    return true;
  if (form.columns.empty())
    return false;
  const ScatterAxis &last = form.columns.back();
  return width * form.elementBytes <= accessBytes && last.size % width == 0 &&
         last.inInput == 1 && last.inUpdates == 1;
}

static void chooseColumns(ScatterForm &form, int64_t width) {
  int64_t columns = countAll(form.columns);
  form.width = width;
  form.lanes = std::min<int64_t>(
      mostLanes, llvm::PowerOf2Ceil(llvm::divideCeil(columns, width)));
  form.columnTiles = llvm::divideCeil(columns, form.lanes * width);
}

/// As wide as there are still blocks for all of a device, and all places of a
/// group for one block where columns are enough.
static void chooseTile(ScatterForm &form, bool isParallel) {
  int64_t groups = countAll(form.groups), places = countAll(form.places);
  for (int64_t width : {4, 2, 1}) {
    if (!canBeWide(form, width))
      continue;
    chooseColumns(form, width);
    if (isParallel || groups * form.columnTiles * places >= wantedBlocks)
      break;
  }
  form.placeTiles = std::clamp<int64_t>(
      llvm::divideCeil(wantedBlocks, groups * form.columnTiles), 1, places);
  int64_t bytes =
      form.lanes * form.width * std::max<int64_t>(form.elementBytes, 4);
  form.listed = blockThreads;
  while (form.listed > 1 && form.listed * bytes > listBytes)
    form.listed /= 2;
  form.looks = std::clamp<int64_t>(
      llvm::divideCeil(countAll(form.updates), blockThreads), 1, mostLooks);
}

/// Partitions updates where that is much faster than that all blocks look through them: in
/// chunks that are long, but as many as fill a device.
static void choosePartition(ScatterForm &form) {
  ScatterForm parted = form;
  double fills = double(countAll(form.groups)) * countAll(form.updates) /
                 (wantedBlocks / 2 * blockThreads);
  parted.chunk = blockThreads *
                 std::clamp<int64_t>(llvm::bit_floor(uint64_t(fills)), 4, mostTurns);
  if (form.placeTiles > 1 &&
      estimateTiles(form) > partitionGain * estimateTiles(parted))
    form.chunk = parted.chunk;
}

/// Whether places and updates can be told apart by 32 bits, every thread has an
/// update of those that are applied at a time, and updates come in the order of
/// index vectors, as those of windows that are moved along a dimension do not.
static bool fitsInBlocks(const ScatterForm &form) {
  constexpr int64_t most = std::numeric_limits<int32_t>::max();
  return countAll(form.places) <= most && countAll(form.updates) <= most &&
         form.countBlocks() <= most &&
         form.countTilePlaces() < most / blockThreads &&
         form.listed * form.lanes >= blockThreads &&
         countAll(form.windows) == 1;
}

/// Whether shared memory, and numbers, can hold the elements.
static bool isPlain(Type element) {
  if (!element.isIntOrFloat())
    return false;
  unsigned bits = element.getIntOrFloatBitWidth();
  return isa<FloatType>(element) ? bits >= 16 : bits == 1 || bits % 8 == 0;
}

static int64_t countBytes(Type element) {
  if (auto complex = dyn_cast<ComplexType>(element))
    return 2 * countBytes(complex.getElementType());
  return element.isIndex()
             ? 8
             : int64_t(llvm::divideCeil(element.getIntOrFloatBitWidth(), 8));
}

static Type getElement(Value tensor) {
  return cast<RankedTensorType>(tensor.getType()).getElementType();
}

int64_t ScatterForm::countBytes(int64_t inputs) const {
  int64_t number = countAll(groups) * countAll(updates);
  int64_t elements = number * countAll(columns) * elementBytes;
  bool readsResults = chainNanoseconds > 0;
  return number * indexBytes + 2 * countWorkspaceBytes() + elements +
         std::min(elements, inputs) * (readsResults ? 2 : 1);
}

static double findChainNanoseconds(stablehlo::ScatterOp op) {
  auto old = op.getUpdateComputation().getArguments().take_front(
      op.getInputs().size());
  if (llvm::all_of(old, [](Value argument) { return argument.use_empty(); }))
    return 0;
  bool isRounded = llvm::any_of(op.getInputs(), [](Value input) {
    auto type = dyn_cast<FloatType>(getElement(input));
    return type && type.getWidth() < 32;
  });
  return isRounded ? addNanoseconds + roundNanoseconds : addNanoseconds;
}

static ScatterKind chooseKind(stablehlo::ScatterOp op, const ScatterForm &form,
                              bool isParallel) {
  if (!llvm::all_of(op.getInputs(),
                    [](Value input) { return isPlain(getElement(input)); }))
    return ScatterKind::Columns;
  if (isParallel)
    return ScatterKind::Parallel;
  return fitsInBlocks(form) && estimateTiles(form) < estimateColumns(form)
             ? ScatterKind::Tiles
             : ScatterKind::Columns;
}

std::optional<ScatterForm> remat::findScatterForm(stablehlo::ScatterOp op) {
  for (Value operand : op->getOperands()) {
    RankedTensorType type = getStaticType(operand);
    if (!type || type.getNumElements() == 0)
      return std::nullopt;
  }
  ScatterForm form;
  AxisReader(op, form).read();
  for (Value input : op.getInputs())
    form.elementBytes += countBytes(getElement(input));
  form.indexBytes =
      form.places.size() * countBytes(getElement(op.getScatterIndices()));
  form.chainNanoseconds = findChainNanoseconds(op);
  bool isParallel = op.getUniqueIndices() || countAll(form.updates) == 1;
  chooseTile(form, isParallel);
  choosePartition(form);
  form.kind = chooseKind(op, form, isParallel);
  if (form.kind != ScatterKind::Tiles)
    form.chunk = 0;
  return form;
}
