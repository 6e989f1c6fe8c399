// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// Scatters of many updates to few places become those of batches; see the header. Gradients
/// of small embeddings are such: of types, of positions relative to others, of samples of
/// sound.

#include "remat/Transforms/SplitScatters.h"
#include "Additions.h"
#include "LoopBuilding.h"
#include "remat/Analysis/ScatterForm.h"
#include "remat/Analysis/ShardedSize.h"
#include "remat/Transforms/Passes.h"

namespace remat {
#define GEN_PASS_DEF_REMATSPLITSCATTERS
#include "remat/Transforms/Passes.h.inc"
} // namespace remat

using namespace mlir;
using namespace remat;
using stablehlo::ScatterOp;

/// Fewer updates of a place are fast enough.
static constexpr int64_t leastUpdates = 64;
/// What a part adds to a place, about.
static constexpr int64_t updatesOfPart = 16;
/// Elements of updates for one of the parts together, at least.
static constexpr int64_t leastRatio = 4;
/// Fewer are not worth their sum, and of more the sum would take long, in which a thread adds
/// up all of an element.
static constexpr int64_t fewestParts = 4, mostParts = 128;
/// Zeros and a sum are two more kernels.
static constexpr double leastNanoseconds = 20000;

static RankedTensorType getType(Value value) {
  return cast<RankedTensorType>(value.getType());
}

static bool isNumber(Type element) {
  return isa<FloatType>(element)
             ? element.getIntOrFloatBitWidth() >= 16
             : isa<IntegerType>(element) && !element.isInteger(1);
}

/// Whether the dimensions of updates that indices have come first, so that they can be cut
/// as they lie in memory.
static bool hasLeadingUpdates(ScatterOp op) {
  auto numbers = op.getScatterDimensionNumbers();
  RankedTensorType indices = op.getScatterIndices().getType();
  int64_t rank = getType(op.getUpdates()[0]).getRank();
  int64_t first = rank - numbers.getUpdateWindowDims().size();
  return numbers.getIndexVectorDim() >= indices.getRank() - 1 &&
         llvm::equal(numbers.getUpdateWindowDims(),
                     llvm::seq<int64_t>(first, rank));
}

static int64_t findDivisor(int64_t number, int64_t most) {
  for (int64_t divisor = most; divisor > 1; --divisor)
    if (number % divisor == 0)
      return divisor;
  return 1;
}

/// How many parts the updates get; 1: the op stays as it is.
static int64_t countParts(ScatterOp op) {
  if (op.getInputs().size() != 1 || getDeviceShape(op.getResult(0)) ||
      op.getResult(0).getType() != op.getInputs()[0].getType() ||
      !isAddition(op.getUpdateComputation().front()))
    return 1;
  std::optional<ScatterForm> form = findScatterForm(op);
  if (!form || form->kind != ScatterKind::Tiles ||
      !op.getScatterDimensionNumbers().getInputBatchingDims().empty())
    return 1;
  RankedTensorType input = getType(op.getInputs()[0]),
                   updates = getType(op.getUpdates()[0]);
  int64_t count = countAll(form->updates), places = countAll(form->places);
  if (input.getElementType() != updates.getElementType() ||
      !isNumber(input.getElementType()) || !hasLeadingUpdates(op) ||
      count / places < leastUpdates ||
      form->estimateNanoseconds() < leastNanoseconds)
    return 1;
  int64_t most = std::min({count / (places * updatesOfPart), mostParts,
                           updates.getNumElements() /
                               (leastRatio * input.getNumElements())});
  int64_t parts = findDivisor(count, most);
  return parts < fewestParts ? 1 : parts;
}

namespace {
/// Takes a scatter apart, of which `countParts` makes some.
class ScatterSplitter {
public:
  ScatterSplitter(ScatterOp op, int64_t parts)
      : op(op), parts(parts), builder(op), loc(op.getLoc()) {}

  void split();

private:
  Value cut(Value value, ArrayRef<int64_t> row);
  Value scatterParts();
  Value addParts(Value scattered);

  ScatterOp op;
  int64_t parts;
  OpBuilder builder;
  Location loc;
};
} // namespace

/// Equal parts of `value`, whose rows have this shape.
Value ScatterSplitter::cut(Value value, ArrayRef<int64_t> row) {
  RankedTensorType type = getType(value);
  int64_t rows = type.getNumElements() / ShapedType::getNumElements(row);
  SmallVector<int64_t> shape{parts, rows / parts};
  llvm::append_range(shape, row);
  if (type.getShape() == ArrayRef(shape))
    return value;
  return stablehlo::ReshapeOp::create(builder, loc, type.clone(shape), value);
}

static SmallVector<int64_t> addOne(ArrayRef<int64_t> dimensions) {
  return llvm::map_to_vector(dimensions, [](int64_t each) { return each + 1; });
}

/// The sums of each part.
Value ScatterSplitter::scatterParts() {
  auto numbers = op.getScatterDimensionNumbers();
  RankedTensorType input = getType(op.getInputs()[0]),
                   updates = getType(op.getUpdates()[0]);
  ArrayRef<int64_t> window = updates.getShape().take_back(
      numbers.getUpdateWindowDims().size());
  int64_t components = numbers.getScatterDimsToOperandDims().size();
  auto windowDims = llvm::to_vector(llvm::seq<int64_t>(2, 2 + window.size()));
  SmallVector<int64_t> shape{parts};
  llvm::append_range(shape, input.getShape());
  RankedTensorType type = input.clone(shape);
  Value zero = makeZeros(builder, loc, input.clone(ArrayRef<int64_t>()));
  Value zeros = stablehlo::BroadcastInDimOp::create(
      builder, loc, type, zero, builder.getDenseI64ArrayAttr({}));
  auto scatter = ScatterOp::create(
      builder, loc, TypeRange{type}, ValueRange{zeros},
      cut(op.getScatterIndices(), components),
      ValueRange{cut(op.getUpdates()[0], window)},
      stablehlo::ScatterDimensionNumbersAttr::get(
          builder.getContext(), windowDims,
          addOne(numbers.getInsertedWindowDims()), /*inputBatchingDims=*/{0},
          /*scatterIndicesBatchingDims=*/{0},
          addOne(numbers.getScatterDimsToOperandDims()), /*indexVectorDim=*/2),
      /*indices_are_sorted=*/builder.getBoolAttr(false),
      /*unique_indices=*/builder.getBoolAttr(false));
  scatter->setDiscardableAttrs(op->getDiscardableAttrDictionary());
  scatter.getUpdateComputation().takeBody(op.getUpdateComputation());
  return scatter.getResult(0);
}

/// Narrow floats are added up in f32.
Value ScatterSplitter::addParts(Value scattered) {
  RankedTensorType type = getType(op.getInputs()[0]);
  Value zero = makeZeros(builder, loc, type.clone(ArrayRef<int64_t>()));
  return stablehlo::ReduceOp::create(
             builder, loc, ValueRange{scattered}, ValueRange{zero},
             ArrayRef<int64_t>{0},
             [](OpBuilder &nested, Location loc, ValueRange arguments) {
               Value sum = stablehlo::AddOp::create(nested, loc, arguments[0],
                                                    arguments[1]);
               stablehlo::ReturnOp::create(nested, loc, sum);
             })
      .getResult(0);
}

void ScatterSplitter::split() {
  Value sum = addParts(scatterParts());
  Value input = op.getInputs()[0];
  auto broadcast = input.getDefiningOp<stablehlo::BroadcastInDimOp>();
  if (!isZero(broadcast ? broadcast.getOperand() : input))
    sum = stablehlo::AddOp::create(builder, loc, input, sum);
  op.getResult(0).replaceAllUsesWith(sum);
  op.erase();
}

void remat::splitScatters(func::FuncOp function) {
  SmallVector<std::pair<ScatterOp, int64_t>> scatters;
  function.walk([&](ScatterOp op) {
    if (int64_t parts = countParts(op); parts > 1)
      scatters.push_back({op, parts});
  });
  for (auto [op, parts] : scatters)
    ScatterSplitter(op, parts).split();
}

namespace {
struct RematSplitScatters
    : public remat::impl::RematSplitScattersBase<RematSplitScatters> {
  using RematSplitScattersBase::RematSplitScattersBase;

  void runOnOperation() override { splitScatters(getOperation()); }
};
} // namespace
