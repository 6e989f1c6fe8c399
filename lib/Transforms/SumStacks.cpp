// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "remat/Transforms/SumStacks.h"
#include "Elementwise.h"
#include "LoopBuilding.h"
#include "mlir/IR/IRMapping.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"
#include "remat/Analysis/ShardedSize.h"
#include "remat/Dialect/StableHLO/CountedLoop.h"
#include "remat/Transforms/Passes.h"

namespace remat {
#define GEN_PASS_DEF_REMATSUMSTACKS
#include "remat/Transforms/Passes.h.inc"
} // namespace remat

using namespace mlir;
using namespace remat;
using stablehlo::CountedLoop;
using stablehlo::DynamicUpdateSliceOp;
using stablehlo::IterationIndex;
using stablehlo::ReduceOp;
using stablehlo::WhileOp;

namespace {
/// What becomes of a stack behind its loop.
struct StackSum {
  /// Between the stack and the sum, in this order.
  SmallVector<Operation *> steps;
  ReduceOp sum;
};
} // namespace

/// Whether the op adds up the slices of its one operand.
static bool addsSlices(ReduceOp op) {
  if (op.getInputs().size() != 1 || op.getDimensions() != ArrayRef<int64_t>{0})
    return false;
  Block &body = op.getBody().front();
  return llvm::hasNItems(body, 2) && isa<stablehlo::AddOp>(body.front()) &&
         body.front().getOperands() == body.getArguments() &&
         body.back().getOperands() == body.front().getResults();
}

/// Whether a sum of these is the same in a loop and in a kernel of its own.
static bool isAddedInOrder(RankedTensorType row) {
  Type element = row.getElementType();
  bool isFloat = isa<Float32Type, Float64Type>(element);
  return row.getNumElements() > 1 && (isFloat || element.isIntOrIndex());
}

static RankedTensorType getRowType(Value stack, Type element) {
  auto type = cast<RankedTensorType>(stack.getType());
  return RankedTensorType::get(type.getShape().drop_front(), element);
}

/// Whether slices of its operand give slices of its result.
static bool isOfOneOperand(Operation *op) {
  return op->getNumOperands() == 1 && isElementwise(op) &&
         isMemoryEffectFree(op) && !getDeviceShape(op->getResult(0));
}

/// The only thing that is done with the stack, if that is its sum.
static std::optional<StackSum> findSum(Value stack) {
  StackSum found;
  while (stack.hasOneUse()) {
    Operation *user = *stack.user_begin();
    if (auto reduce = dyn_cast<ReduceOp>(user)) {
      auto result = cast<RankedTensorType>(reduce->getResultTypes().front());
      if (!addsSlices(reduce) || reduce.getInputs().front() != stack ||
          !isAddedInOrder(result) || getDeviceShape(reduce->getResult(0)))
        return std::nullopt;
      found.sum = reduce;
      return found;
    }
    if (!isOfOneOperand(user))
      return std::nullopt;
    found.steps.push_back(user);
    stack = user->getResult(0);
  }
  return std::nullopt;
}

/// The init value may stand behind the loop: what made it is repeated before.
static Value makeFirst(OpBuilder &builder, ReduceOp sum, WhileOp loop) {
  Value init = sum.getInitValues().front();
  Operation *made = init.getDefiningOp();
  bool isBehind = made && made->getBlock() == loop->getBlock() &&
                  loop->isBeforeInBlock(made);
  if (isBehind && made->getNumOperands() > 0)
    return {};
  if (isBehind)
    init = builder.clone(*made)->getResult(0);
  return stablehlo::BroadcastInDimOp::create(
      builder, sum.getLoc(), sum->getResultTypes().front(), init,
      builder.getDenseI64ArrayAttr({}));
}

/// The slice that the iteration writes, after these steps.
static Value makeRow(OpBuilder &builder, DynamicUpdateSliceOp write,
                     ArrayRef<Operation *> steps) {
  Value update = write.getUpdate();
  auto elementOf = [](Value value) {
    return cast<RankedTensorType>(value.getType()).getElementType();
  };
  Value row = stablehlo::ReshapeOp::create(
      builder, write.getLoc(), getRowType(update, elementOf(update)), update);
  for (Operation *step : steps) {
    IRMapping mapping;
    mapping.map(step->getOperand(0), row);
    Value result = builder.clone(*step, mapping)->getResult(0);
    result.setType(cast<RankedTensorType>(row.getType())
                       .clone(elementOf(step->getResult(0))));
    row = result;
  }
  return row;
}

static void addUp(WhileOp loop, unsigned carry, DynamicUpdateSliceOp write,
                  StackSum found) {
  OpBuilder builder(loop);
  Value first = makeFirst(builder, found.sum, loop);
  if (!first)
    return;
  Block &body = loop.getBody().front();
  builder.setInsertionPoint(write);
  Value row = makeRow(builder, write, found.steps);
  setFirst(loop, carry, first);
  Value next = stablehlo::AddOp::create(builder, found.sum.getLoc(),
                                        body.getArgument(carry), row);
  body.getTerminator()->setOperand(carry, next);
  write.erase();
  eraseDeadOps(body);
  found.sum->getResult(0).replaceAllUsesWith(loop->getResult(carry));
  found.sum->erase();
  for (Operation *step : llvm::reverse(found.steps))
    step->erase();
}

static void sumStacksOf(WhileOp loop) {
  std::optional<CountedLoop> counted = CountedLoop::match(loop);
  for (unsigned carry = 0; counted && carry < loop->getNumOperands(); ++carry) {
    DynamicUpdateSliceOp write = counted->getStackWrite(carry);
    IterationIndex inOrder{1, 0};
    if (!write || !(counted->getSliceIndex(write) == inOrder) ||
        getDeviceShape(loop->getOperand(carry)))
      continue;
    auto stack = cast<RankedTensorType>(loop->getOperand(carry).getType());
    if (stack.getDimSize(0) != counted->getTripCount())
      continue;
    if (std::optional<StackSum> found = findSum(loop->getResult(carry)))
      addUp(loop, carry, write, std::move(*found));
  }
}

void remat::sumStacks(func::FuncOp function) {
  for (WhileOp loop : collectLoops(function))
    sumStacksOf(loop);
}

namespace {
struct RematSumStacks : public remat::impl::RematSumStacksBase<RematSumStacks> {
  using RematSumStacksBase::RematSumStacksBase;

  void runOnOperation() override { sumStacks(getOperation()); }
};
} // namespace
