// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "remat/Transforms/AddSlices.h"
#include "Additions.h"
#include "remat/Dialect/StableHLO/StableHLO.h"
#include "remat/Transforms/Passes.h"

namespace remat {
#define GEN_PASS_DEF_REMATADDSLICES
#include "remat/Transforms/Passes.h.inc"
} // namespace remat

using namespace mlir;
using namespace remat;
using stablehlo::AddOp;
using stablehlo::DynamicUpdateSliceOp;
using stablehlo::WhileOp;

/// The slice among zeros that the sum gets; null if it gets something else.
static DynamicUpdateSliceOp findAddend(Value addend) {
  auto slice = addend.getDefiningOp<DynamicUpdateSliceOp>();
  return slice && isZero(slice.getOperand()) ? slice : DynamicUpdateSliceOp();
}

static void addInPlace(AddOp sum, Value before, DynamicUpdateSliceOp addend) {
  OpBuilder builder(sum);
  auto type = cast<RankedTensorType>(addend.getUpdate().getType());
  Value slice = stablehlo::DynamicSliceOp::create(
      builder, sum.getLoc(), type, before, addend.getStartIndices(),
      type.getShape());
  slice = AddOp::create(builder, sum.getLoc(), slice, addend.getUpdate());
  Value next = DynamicUpdateSliceOp::create(builder, sum.getLoc(), sum.getType(),
                                            before, slice,
                                            addend.getStartIndices());
  sum.getResult().replaceAllUsesWith(next);
  sum->erase();
  if (addend->use_empty())
    addend->erase();
}

/// The sums from the carry to what the next iteration gets, the last one first; none
/// if anything else is done to it.
static SmallVector<AddOp> findSums(BlockArgument carry, Value next) {
  SmallVector<AddOp> sums;
  while (next != carry) {
    auto sum = next.getDefiningOp<AddOp>();
    if (!sum || sum->getBlock() != carry.getOwner())
      return {};
    sums.push_back(sum);
    next = findAddend(sum.getLhs()) ? sum.getRhs() : sum.getLhs();
  }
  return sums;
}

/// Of the sum's operands the one that is zero but for a slice.
static void addSliceOf(AddOp sum) {
  for (unsigned side : {0u, 1u}) {
    DynamicUpdateSliceOp addend = findAddend(sum->getOperand(side));
    if (addend && addend->hasOneUse())
      return addInPlace(sum, sum->getOperand(1 - side), addend);
  }
}

static void addSlicesOf(WhileOp loop) {
  Block &body = loop.getBody().front();
  for (BlockArgument carry : body.getArguments()) {
    unsigned number = carry.getArgNumber();
    if (!isZero(loop->getOperand(number)))
      continue;
    for (AddOp sum :
         findSums(carry, body.getTerminator()->getOperand(number))) {
      bool isSwapped = bool(findAddend(sum.getLhs()));
      Value before = isSwapped ? sum.getRhs() : sum.getLhs();
      if (auto addend = findAddend(isSwapped ? sum.getLhs() : sum.getRhs()))
        addInPlace(sum, before, addend);
    }
  }
}

void remat::addSlices(func::FuncOp function) {
  function.walk([](WhileOp loop) { addSlicesOf(loop); });
}

void remat::addSlicesForAnalysis(func::FuncOp function) {
  SmallVector<AddOp> sums;
  function.walk([&](AddOp sum) { sums.push_back(sum); });
  for (AddOp sum : sums)
    addSliceOf(sum);
}

namespace {
struct RematAddSlices : public remat::impl::RematAddSlicesBase<RematAddSlices> {
  using RematAddSlicesBase::RematAddSlicesBase;

  void runOnOperation() override { addSlices(getOperation()); }
};
} // namespace
