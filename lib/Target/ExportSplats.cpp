// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// Constants of one element's value in exported kernels; see the header.

#include "ExportSplats.h"
#include "remat/Dialect/Remat/Remat.h"
#include "remat/Dialect/StableHLO/StableHLO.h"
#include "mlir/IR/Builders.h"
#include "mlir/IR/Matchers.h"
#include <deque>

using namespace mlir;
using namespace remat;

/// Makes a splat of an operand, the scalar, which is made at `place`.
static void exposeScalar(Operation *kernel, stablehlo::ConstantOp constant,
                         Operation *place) {
  auto value = dyn_cast<DenseElementsAttr>(constant.getValue());
  auto type = cast<RankedTensorType>(constant.getType());
  if (!value || !value.isSplat())
    return;
  auto scalarType = RankedTensorType::get({}, type.getElementType());
  OpBuilder builder(place);
  Value scalar = stablehlo::ConstantOp::create(
      builder, constant.getLoc(), value.resizeSplat(scalarType));
  kernel->insertOperands(kernel->getNumOperands(), scalar);
  Value tied =
      kernel->getRegion(0).front().addArgument(scalarType, constant.getLoc());
  if (type != scalarType) {
    builder.setInsertionPoint(constant);
    tied = stablehlo::BroadcastInDimOp::create(
        builder, constant.getLoc(), type, tied,
        builder.getDenseI64ArrayAttr({}));
  }
  constant.getResult().replaceAllUsesWith(tied);
  constant.erase();
}

static SmallVector<stablehlo::ConstantOp> listConstants(Operation *kernel) {
  return llvm::to_vector(
      kernel->getRegion(0).front().getOps<stablehlo::ConstantOp>());
}

void remat::exposeScalars(Operation *kernel, Operation *place) {
  if (kernel->getNumOperands() > 0 || !isa<KernelOpInterface>(kernel))
    return;
  for (stablehlo::ConstantOp constant : listConstants(kernel))
    exposeScalar(kernel, constant, place);
}

/// Whether XLA makes the same of the op whether it knows this operand or not. It
/// multiplies by the inverses of divisors.
static bool isOfNoMatter(OpOperand &use) {
  auto isZero = [&] {
    return matchPattern(use.get(), m_AnyZeroFloat()) || matchPattern(use.get(), m_Zero());
  };
  auto isOne = [&] {
    return matchPattern(use.get(), m_OneFloat()) || matchPattern(use.get(), m_One());
  };
  Operation *user = use.getOwner();
  if (isa<stablehlo::AddOp, stablehlo::SubtractOp>(user))
    return !isZero();
  if (isa<stablehlo::MulOp>(user))
    return !isZero() && !isOne();
  if (isa<stablehlo::DivOp>(user))
    return use.getOperandNumber() == 0;
  return isa<stablehlo::SelectOp, stablehlo::CompareOp, stablehlo::MaxOp,
             stablehlo::MinOp>(user);
}

void remat::exposeSplats(Operation *kernel, Operation *place,
                         int64_t leastElements) {
  if (leastElements == 0 || !isa<KernelOpInterface>(kernel))
    return;
  for (stablehlo::ConstantOp constant : listConstants(kernel))
    if (cast<RankedTensorType>(constant.getType()).getNumElements() >= leastElements &&
        llvm::all_of(constant->getUses(), isOfNoMatter))
      exposeScalar(kernel, constant, place);
}

void remat::tieSplats(Block &block, int64_t leastElements) {
  // Equal barriers are merged, too: each holds a scalar of one before it, a *mark*, in front
  // of or behind its own, so that no kernel waits for many. Marks have other readers: XLA
  // drops operands of barriers that nobody reads otherwise.
  std::deque<std::pair<Value, bool>> marks;
  for (Operation &op : llvm::make_early_inc_range(block)) {
    auto kernel = dyn_cast<KernelOpInterface>(op);
    if (!kernel || kernel.getPhase() == KernelPhase::Optimizer)
      continue;
    unsigned before = op.getNumOperands();
    exposeSplats(&op, &op, leastElements);
    SmallVector<Value> tied(op.getOperands().drop_front(before));
    if (tied.empty())
      continue;
    unsigned first = 0;
    if (!marks.empty()) {
      auto [mark, isInFront] = marks.front();
      marks.pop_front();
      first = isInFront ? 1 : 0;
      tied.insert(isInFront ? tied.begin() : tied.end(), mark);
    }
    OpBuilder builder(&op);
    auto barrier =
        stablehlo::OptimizationBarrierOp::create(builder, op.getLoc(), tied);
    for (unsigned number = before; number < op.getNumOperands(); ++number)
      op.setOperand(number, barrier->getResult(first + number - before));
    marks.emplace_back(barrier->getResult(first), false);
    marks.emplace_back(barrier->getResult(first), true);
  }
}
