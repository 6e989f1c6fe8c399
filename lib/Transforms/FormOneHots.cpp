// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// Scatters to one element of each row become selections; see the header. The loss of a
/// language model reads the label's log probability, and its gradient starts as a tensor
/// of the whole vocabulary with one element in each row that is not zero.

#include "remat/Transforms/FormOneHots.h"
#include "LoopBuilding.h"
#include "remat/Dialect/StableHLO/StableHLO.h"
#include "remat/Transforms/Passes.h"
#include "mlir/IR/IRMapping.h"
#include "mlir/IR/Matchers.h"

namespace remat {
#define GEN_PASS_DEF_REMATFORMONEHOTS
#include "remat/Transforms/Passes.h.inc"
} // namespace remat

using namespace mlir;
using namespace remat;
using stablehlo::ScatterOp;

static ArrayRef<int64_t> getShape(Value value) {
  return cast<RankedTensorType>(value.getType()).getShape();
}

/// One number everywhere, which kernels make where they need it.
static bool isFill(Value value) {
  if (auto broadcast = value.getDefiningOp<stablehlo::BroadcastInDimOp>())
    return getShape(broadcast.getOperand()).empty();
  SplatElementsAttr splat;
  return matchPattern(value, m_Constant(&splat));
}

namespace {
/// A scatter of one number into each row, once `match` succeeded.
class OneHot {
public:
  explicit OneHot(ScatterOp op)
      : op(op), numbers(op.getScatterDimensionNumbers()) {}

  bool match();
  void rewrite();

private:
  bool matchDimensions();
  bool matchCombiner();
  Value spread(OpBuilder &builder, Value ofRows);

  ScatterOp op;
  stablehlo::ScatterDimensionNumbersAttr numbers;
  /// The dimension in which the element is chosen.
  int64_t chosen = -1;
  /// Sizes of the others as indices have them, and which they are of the result.
  SmallVector<int64_t> sizes, dimensions;
  /// What becomes of the element; null: it is replaced.
  Operation *combiner = nullptr;
};
} // namespace

/// Rows are batches, in the order of the result, and each has one index.
bool OneHot::matchDimensions() {
  if (!numbers.getUpdateWindowDims().empty() ||
      numbers.getScatterDimsToOperandDims().size() != 1)
    return false;
  chosen = numbers.getScatterDimsToOperandDims().front();
  ArrayRef<int64_t> batches = numbers.getInputBatchingDims();
  int64_t rank = getShape(op.getResult(0)).size();
  if (int64_t(batches.size()) + 1 != rank)
    return false;
  for (auto [dimension, size] : llvm::enumerate(getShape(op.getScatterIndices()))) {
    auto batch = llvm::find(numbers.getScatterIndicesBatchingDims(), dimension);
    if (batch != numbers.getScatterIndicesBatchingDims().end()) {
      sizes.push_back(size);
      dimensions.push_back(
          batches[batch - numbers.getScatterIndicesBatchingDims().begin()]);
    } else if (size != 1) {
      return false;
    }
  }
  return llvm::is_sorted(dimensions);
}

/// Replaces the element, or combines it with the update in one op.
bool OneHot::matchCombiner() {
  Block &body = op.getUpdateComputation().front();
  Value result = body.getTerminator()->getOperand(0);
  if (result == body.getArgument(1))
    return true;
  combiner = result.getDefiningOp();
  return combiner && combiner->getBlock() == &body &&
         isa<stablehlo::AddOp, stablehlo::MulOp, stablehlo::MaxOp,
             stablehlo::MinOp>(combiner) &&
         llvm::all_of(combiner->getOperands(), [&](Value operand) {
           return operand.getParentBlock() == &body &&
                  isa<BlockArgument>(operand);
         });
}

bool OneHot::match() {
  if (op.getInputs().size() != 1)
    return false;
  auto type = cast<RankedTensorType>(op.getInputs()[0].getType());
  auto index = cast<RankedTensorType>(op.getScatterIndices().getType());
  auto element = dyn_cast<IntegerType>(index.getElementType());
  // Bodies may compute in a wider type.
  bool isOfOneType = op.getResult(0).getType() == type &&
                     getElementTypeOrSelf(op.getUpdates()[0].getType()) ==
                         type.getElementType();
  // Narrow indices could count to one element twice.
  return isOfOneType && type.hasStaticShape() && index.hasStaticShape() &&
         element && element.getWidth() >= 32 && isFill(op.getInputs()[0]) &&
         matchDimensions() && matchCombiner();
}

/// One value for each row in all elements of the row.
Value OneHot::spread(OpBuilder &builder, Value ofRows) {
  auto type = cast<RankedTensorType>(ofRows.getType());
  if (getShape(ofRows) != ArrayRef(sizes))
    ofRows = stablehlo::ReshapeOp::create(builder, op.getLoc(), type.clone(sizes),
                                          ofRows);
  return stablehlo::BroadcastInDimOp::create(
      builder, op.getLoc(), type.clone(getShape(op.getResult(0))), ofRows,
      builder.getDenseI64ArrayAttr(dimensions));
}

void OneHot::rewrite() {
  OpBuilder builder(op);
  Location loc = op.getLoc();
  auto type = cast<RankedTensorType>(op.getResult(0).getType());
  auto index = cast<RankedTensorType>(op.getScatterIndices().getType());
  Value input = op.getInputs()[0];
  Value places = stablehlo::IotaOp::create(
      builder, loc, type.clone(index.getElementType()),
      builder.getI64IntegerAttr(chosen));
  Value isChosen = stablehlo::CompareOp::create(
      builder, loc, places, spread(builder, op.getScatterIndices()),
      stablehlo::ComparisonDirection::EQ);
  Value element = spread(builder, op.getUpdates()[0]);
  if (combiner) {
    IRMapping mapping;
    Block *body = combiner->getBlock();
    mapping.map(body->getArgument(0), input);
    mapping.map(body->getArgument(1), element);
    Operation *wide = builder.clone(*combiner, mapping);
    wide->getResult(0).setType(type);
    element = wide->getResult(0);
  }
  auto result = stablehlo::SelectOp::create(builder, loc, type, isChosen,
                                            element, input);
  result->setDiscardableAttrs(op->getDiscardableAttrDictionary());
  op.getResult(0).replaceAllUsesWith(result.getResult());
  op->erase();
}

void remat::formOneHots(func::FuncOp function) {
  SmallVector<ScatterOp> scatters;
  function.walk([&](ScatterOp op) { scatters.push_back(op); });
  for (ScatterOp op : scatters) {
    OneHot oneHot(op);
    if (oneHot.match())
      oneHot.rewrite();
  }
}

namespace {
struct RematFormOneHots
    : public remat::impl::RematFormOneHotsBase<RematFormOneHots> {
  using RematFormOneHotsBase::RematFormOneHotsBase;

  void runOnOperation() override {
    batchIndices(getOperation());
    formOneHots(getOperation());
    sinkGathers(getOperation());
  }
};
} // namespace
