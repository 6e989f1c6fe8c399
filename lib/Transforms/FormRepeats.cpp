// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// Sums over windows with one element each become repeated elements; see the header.

#include "remat/Transforms/FormRepeats.h"
#include "Additions.h"
#include "remat/Dialect/StableHLO/Shapes.h"
#include "remat/Dialect/StableHLO/StableHLO.h"
#include "remat/Transforms/Passes.h"

namespace remat {
#define GEN_PASS_DEF_REMATFORMREPEATS
#include "remat/Transforms/Passes.h.inc"
} // namespace remat

using namespace mlir;
using namespace remat;
using stablehlo::ReduceWindowOp;
using stablehlo::WindowDimension;

static RankedTensorType getType(Value value) {
  return cast<RankedTensorType>(value.getType());
}

namespace {
/// A sum over windows, once `match` succeeded.
class Repeats {
public:
  explicit Repeats(ReduceWindowOp op) : op(op) {}

  bool match();
  void rewrite();

private:
  bool takeIn(stablehlo::PadOp pad, MutableArrayRef<WindowDimension> window);

  ReduceWindowOp op;
  /// What is repeated, and how often along each dimension.
  Value source;
  SmallVector<int64_t> counts;
};
} // namespace

/// Zeros in front of, between and behind the elements, as if the sum put them there.
bool Repeats::takeIn(stablehlo::PadOp pad, MutableArrayRef<WindowDimension> window) {
  if (!isZero(pad.getPaddingValue()))
    return false;
  for (auto [of, low, high, interior] :
       llvm::zip_equal(window, pad.getEdgePaddingLow(), pad.getEdgePaddingHigh(),
                       pad.getInteriorPadding())) {
    if (low < 0 || high < 0)
      return false;
    of.paddingLow += low * of.baseDilation;
    of.paddingHigh += high * of.baseDilation;
    of.baseDilation *= interior + 1;
  }
  source = pad.getOperand();
  return true;
}

bool Repeats::match() {
  if (op.getInputs().size() != 1 || !isZero(op.getInitValues().front()) ||
      !isAddition(op.getBody().front()) ||
      getElementTypeOrSelf(op.getInputs().front()) != getElementTypeOrSelf(op.getResult(0)))
    return false;
  FailureOr<SmallVector<WindowDimension>> window = stablehlo::collectWindow(
      [&] { return op.emitOpError(); }, op.getWindowDimensions(), op.getWindowStrides(),
      op.getPadding(), op.getBaseDilations(), op.getWindowDilations());
  if (failed(window))
    return false;
  source = op.getInputs().front();
  if (auto pad = source.getDefiningOp<stablehlo::PadOp>(); pad && !takeIn(pad, *window))
    return false;
  for (const WindowDimension &of : *window) {
    if (of.stride != 1 || of.windowDilation != 1 || of.size != of.baseDilation ||
        of.paddingLow != of.size - 1 || of.paddingHigh != of.size - 1)
      return false;
    counts.push_back(of.size);
  }
  return getType(source).hasStaticShape() &&
         llvm::any_of(counts, [](int64_t count) { return count > 1; });
}

void Repeats::rewrite() {
  OpBuilder builder(op);
  Location loc = op.getLoc();
  RankedTensorType type = getType(source), result = getType(op.getResult(0));
  SmallVector<int64_t> shape, dimensions;
  for (auto [extent, count] : llvm::zip_equal(type.getShape(), counts)) {
    dimensions.push_back(shape.size());
    shape.push_back(extent);
    if (count > 1)
      shape.push_back(count);
  }
  Value repeated = stablehlo::BroadcastInDimOp::create(
      builder, loc, type.clone(shape), source, builder.getDenseI64ArrayAttr(dimensions));
  repeated = stablehlo::ReshapeOp::create(builder, loc, result, repeated);
  Value zero = stablehlo::ConstantOp::create(
      builder, loc,
      DenseElementsAttr::get(result, builder.getZeroAttr(result.getElementType())));
  auto sum = stablehlo::AddOp::create(builder, loc, zero, repeated);
  sum->setDiscardableAttrs(op->getDiscardableAttrDictionary());
  op.getResult(0).replaceAllUsesWith(sum.getResult());
  Operation *pad = op.getInputs().front().getDefiningOp();
  op->erase();
  if (isa_and_present<stablehlo::PadOp>(pad) && pad->use_empty())
    pad->erase();
}

void remat::formRepeats(func::FuncOp function) {
  SmallVector<ReduceWindowOp> sums;
  function.walk([&](ReduceWindowOp op) { sums.push_back(op); });
  for (ReduceWindowOp op : sums) {
    Repeats repeats(op);
    if (repeats.match())
      repeats.rewrite();
  }
}

namespace {
struct RematFormRepeats : public remat::impl::RematFormRepeatsBase<RematFormRepeats> {
  using RematFormRepeatsBase::RematFormRepeatsBase;

  void runOnOperation() override { formRepeats(getOperation()); }
};
} // namespace
