// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// Finds the loop over microbatches, and gives a step the shapes of another
/// number of them; see the header.

#include "remat/Transforms/Microbatches.h"
#include "ImportSteps.h"
#include "LoopBuilding.h"
#include "SampleDims.h"
#include "mlir/IR/Verifier.h"
#include "remat/Transforms/LoopBodies.h"
#include "remat/Transforms/LoopPairs.h"
#include "remat/Transforms/Passes.h"

using namespace mlir;
using namespace remat;
using stablehlo::CountedLoop;
using stablehlo::WhileOp;

namespace remat {
#define GEN_PASS_DEF_REMATRESIZEMICROBATCHES
#include "remat/Transforms/Passes.h.inc"
} // namespace remat

/// Sums of more terms than this are not looked through.
static constexpr unsigned deepestSum = 16;

static llvm::Error makeReason(const llvm::Twine &text) {
  return llvm::createStringError(llvm::inconvertibleErrorCode(), text);
}

//===----------------------------------------------------------------------===//
// The loop
//===----------------------------------------------------------------------===//

/// Whether `sum` is `term` plus something.
static bool isSumWith(Value sum, Value term, unsigned depth = 0) {
  if (sum == term)
    return true;
  auto add = sum.getDefiningOp<stablehlo::AddOp>();
  return add && depth < deepestSum &&
         (isSumWith(add.getLhs(), term, depth + 1) ||
          isSumWith(add.getRhs(), term, depth + 1));
}

/// Whether iterations depend on each other only by what they add up: any number
/// of them makes the same sums. Scalars and integers are statistics, counters and
/// keys.
static bool carriesSums(const CountedLoop &loop, bool mustHaveOne = false) {
  Block &body = loop.getBody();
  bool hasSum = false;
  for (BlockArgument carry : body.getArguments()) {
    unsigned index = carry.getArgNumber();
    auto type = dyn_cast<RankedTensorType>(carry.getType());
    if (!type || type.getRank() == 0 || !isa<FloatType>(type.getElementType()) ||
        loop.isInvariant(index) || loop.getStackWrite(index))
      continue;
    if (!carry.hasOneUse() ||
        !isSumWith(body.getTerminator()->getOperand(index), carry))
      return false;
    hasSum = true;
  }
  return hasSum || !mustHaveOne;
}

/// The second dimension of the largest stack that is read; 0: there is none.
static int64_t findSize(const CountedLoop &loop) {
  int64_t most = 0, size = 0;
  for (unsigned carry = 0; carry < loop.getLoop()->getNumOperands(); ++carry) {
    if (loop.getStackReads(carry).empty())
      continue;
    auto stack = cast<RankedTensorType>(
        loop.getLoop()->getOperand(carry).getType());
    if (stack.getRank() < 2 || stack.getDimSize(0) != loop.getTripCount() ||
        stack.getNumElements() <= most)
      continue;
    most = stack.getNumElements();
    size = stack.getDimSize(1);
  }
  return size;
}

/// The first loop whose body is a whole step, or else the first that does nothing
/// but add up what it makes of slices, and is none of a forward loop and the backward
/// loop of it; none without one.
static std::optional<CountedLoop> findLoop(func::FuncOp function) {
  llvm::DenseSet<Operation *> paired;
  for (const LoopPair &pair : findLoopPairs(function.getBody().front())) {
    paired.insert(pair.forward.getLoop());
    paired.insert(pair.backward.getLoop());
  }
  std::optional<CountedLoop> adding;
  for (auto loop : function.getOps<WhileOp>()) {
    std::optional<CountedLoop> counted = CountedLoop::match(loop);
    if (!counted || paired.contains(loop))
      continue;
    if (isWholeStep(loop))
      return counted;
    if (!adding && findSize(*counted) > 0 &&
        carriesSums(*counted, /*mustHaveOne=*/true))
      adding = counted;
  }
  return adding;
}

static llvm::Expected<Microbatches> describe(const CountedLoop &loop) {
  Microbatches found{loop.getTripCount(), findSize(loop)};
  if (found.size == 0)
    return makeReason("the loop with the backward pass in its body reads no "
                      "stack of microbatches");
  if (!carriesSums(loop))
    return makeReason("the loop over " + llvm::Twine(found.count) +
                      " microbatches does more than add up: with another number "
                      "of them the step would learn something else");
  if (found.count < 2 || found.size < 2)
    return makeReason(
        llvm::Twine(found.count) + " microbatches of " +
        llvm::Twine(found.size) +
        ": a dimension of one element does not tell what it runs over");
  return found;
}

llvm::Expected<Microbatches> remat::findMicrobatches(func::FuncOp function) {
  std::optional<CountedLoop> loop = findLoop(function);
  if (!loop)
    return makeReason("the step has no loop over microbatches: none of its loops "
                      "has a forward and a backward pass in its body, or adds up "
                      "what it makes of slices");
  return describe(*loop);
}

std::vector<Microbatches>
remat::listOtherMicrobatches(const Microbatches &given, unsigned most) {
  std::vector<Microbatches> fewer, more;
  int64_t samples = given.getSamples();
  for (int64_t count = 1; count <= samples; ++count)
    if (samples % count == 0 && count != given.count)
      (count < given.count ? fewer : more).push_back({count, samples / count});
  // The next ones by turns.
  size_t left = std::min<size_t>(fewer.size(), (most + 1) / 2);
  size_t right = std::min<size_t>(more.size(), most - left);
  left = std::min<size_t>(fewer.size(), most - right);
  std::vector<Microbatches> others(fewer.end() - left, fewer.end());
  others.insert(others.end(), more.begin(), more.begin() + right);
  return others;
}

//===----------------------------------------------------------------------===//
// Other shapes
//===----------------------------------------------------------------------===//

/// Whether the op makes the same of nothing but a scalar, at any shape.
static bool isFilling(Operation *op) {
  if (isa<stablehlo::IotaOp>(op))
    return true;
  if (auto constant = dyn_cast<stablehlo::ConstantOp>(op))
    return isa<SplatElementsAttr>(constant.getValue());
  auto broadcast = dyn_cast<stablehlo::BroadcastInDimOp>(op);
  return broadcast && broadcast.getBroadcastDimensions().empty();
}

/// Gives each use a filling of its own: equal ones were merged, whatever their
/// dimensions run over.
static void separateFillings(func::FuncOp function) {
  SmallVector<Operation *> fillings;
  function.walk([&](Operation *op) {
    if (op->getNumResults() == 1 && isFilling(op) && !op->hasOneUse())
      fillings.push_back(op);
  });
  for (Operation *op : fillings) {
    SmallVector<OpOperand *> uses;
    for (OpOperand &use : op->getUses())
      uses.push_back(&use);
    OpBuilder builder(op);
    for (OpOperand *use : uses)
      use->set(builder.clone(*op)->getResult(0));
  }
}

/// Sizes that the op states beside its types.
static void resizeAttributes(
    Operation *op, const llvm::MapVector<Value, RankedTensorType> &types) {
  auto getNew = [&](Value value) {
    auto found = types.find(value);
    return found == types.end() ? cast<RankedTensorType>(value.getType())
                                : found->second;
  };
  if (auto constant = dyn_cast<stablehlo::ConstantOp>(op)) {
    if (auto splat = dyn_cast<SplatElementsAttr>(constant.getValue()))
      constant.setValueAttr(splat.resizeSplat(getNew(constant)));
  } else if (auto slice = dyn_cast<stablehlo::SliceOp>(op)) {
    SmallVector<int64_t> limits(slice.getLimitIndices());
    auto type = cast<RankedTensorType>(slice.getOperand().getType());
    for (auto [limit, old, now] : llvm::zip_equal(
             limits, type.getShape(), getNew(slice.getOperand()).getShape()))
      limit = old == now ? limit : now;
    slice.setLimitIndices(limits);
  } else if (auto slice = dyn_cast<stablehlo::DynamicSliceOp>(op)) {
    slice.setSliceSizes(getNew(slice).getShape());
  } else if (auto gather = dyn_cast<stablehlo::GatherOp>(op)) {
    SmallVector<int64_t> sizes(gather.getSliceSizes());
    auto type = cast<RankedTensorType>(gather.getOperand().getType());
    for (auto [size, old, now] : llvm::zip_equal(
             sizes, type.getShape(), getNew(gather.getOperand()).getShape()))
      size = size == old ? now : size;
    gather.setSliceSizes(sizes);
  }
}

static void setTypes(func::FuncOp function,
                     const llvm::MapVector<Value, RankedTensorType> &types) {
  function.walk([&](Operation *op) { resizeAttributes(op, types); });
  for (const auto &[value, type] : types)
    Value(value).setType(type);
  Block &block = function.getBody().front();
  function.setType(FunctionType::get(
      function.getContext(), block.getArgumentTypes(),
      block.getTerminator()->getOperandTypes()));
}

/// Whether the step is still one, and its loop takes a slice of every stack that
/// it took slices of.
static llvm::Error checkResized(func::FuncOp function, WhileOp loop,
                                const Microbatches &resized) {
  std::string problem;
  ScopedDiagnosticHandler handler(
      function.getContext(), [&](Diagnostic &diagnostic) {
        if (problem.empty())
          problem = diagnostic.str();
        return success();
      });
  if (failed(verify(function)))
    return makeReason("its shapes depend on each other in an unknown way: " +
                      problem);
  std::optional<CountedLoop> counted = CountedLoop::match(loop);
  if (!counted || counted->getTripCount() != resized.count ||
      findSize(*counted) != resized.size)
    return makeReason("its loop computes the places of microbatches from their "
                      "number");
  return llvm::Error::success();
}

llvm::Error remat::resizeMicrobatches(func::FuncOp function, int64_t count) {
  separateFillings(function);
  std::optional<CountedLoop> loop = findLoop(function);
  llvm::Expected<Microbatches> given =
      loop ? describe(*loop) : findMicrobatches(function);
  if (!given)
    return given.takeError();
  if (count < 1 || given->getSamples() % count)
    return makeReason(llvm::Twine(given->getSamples()) +
                      " samples cannot be cut into " + llvm::Twine(count) +
                      " microbatches of the same size");
  Microbatches other{count, given->getSamples() / count};
  SampleDims dims(function, *loop, *given);
  if (llvm::Error error = dims.find())
    return error;
  setTypes(function, dims.computeTypes(other));
  setLimit(*loop, loop->getCounterIndex().at(count));
  if (llvm::Error error = checkResized(function, loop->getLoop(), other))
    return error;
  // Fillings are merged again.
  simplify(function->getParentOfType<ModuleOp>());
  return llvm::Error::success();
}

namespace {
struct RematResizeMicrobatchesPass
    : public remat::impl::RematResizeMicrobatchesBase<
          RematResizeMicrobatchesPass> {
  using RematResizeMicrobatchesBase::RematResizeMicrobatchesBase;

  void runOnOperation() override {
    for (auto function : getOperation().getOps<func::FuncOp>())
      if (llvm::Error error = resizeMicrobatches(function, count)) {
        function.emitError("cannot be given other microbatches: ")
            << llvm::toString(std::move(error));
        return signalPassFailure();
      }
  }
};
} // namespace
