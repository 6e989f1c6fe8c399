// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// Finds forward loops and their backward partners by the stacks between them.

#include "remat/Transforms/LoopPairs.h"
#include "remat/Dialect/Remat/Remat.h"

using namespace mlir;
using namespace remat;
using stablehlo::CountedLoop;
using stablehlo::IterationIndex;

/// The forward iteration whose slice a backward iteration reads, where the
/// forward loop writes slice `written` and the backward loop reads `read`.
static IterationIndex composeIndices(IterationIndex written,
                                     IterationIndex read) {
  // written(k) = s k + o with s = 1 or -1, hence k = s (read(i) - o).
  return {written.scale * read.scale,
          written.scale * (read.offset - written.offset)};
}

namespace {
/// Stacks from one forward loop, by the order in which they are read.
struct Candidate {
  CountedLoop forward;
  IterationIndex forwardIteration;
  SmallVector<ResidualStack> stacks;
};
} // namespace

/// The place at which all reads of the stack stand; none if they differ.
static std::optional<IterationIndex> findReadIndex(const CountedLoop &loop,
                                                   unsigned carry) {
  std::optional<IterationIndex> common;
  for (stablehlo::DynamicSliceOp read : loop.getStackReads(carry)) {
    IterationIndex index = loop.getSliceIndex(read);
    if (common && !(*common == index))
      return std::nullopt;
    common = index;
  }
  return common;
}

static std::optional<LoopPair>
matchBackward(const CountedLoop &backward,
              const llvm::DenseMap<Operation *, CountedLoop> &loops) {
  SmallVector<Candidate> candidates;
  stablehlo::WhileOp loop = backward.getLoop();
  for (OpOperand &operand : loop->getOpOperands()) {
    auto stack = dyn_cast<OpResult>(operand.get());
    unsigned read = operand.getOperandNumber();
    if (!stack || !stack.hasOneUse() || !loop->getResult(read).use_empty())
      continue;
    auto found = loops.find(stack.getOwner());
    if (found == loops.end())
      continue;
    const CountedLoop &forward = found->second;
    stablehlo::DynamicUpdateSliceOp write =
        forward.getStackWrite(stack.getResultNumber());
    std::optional<IterationIndex> readIndex = findReadIndex(backward, read);
    if (!write || !readIndex ||
        forward.getTripCount() != backward.getTripCount())
      continue;
    IterationIndex iteration =
        composeIndices(forward.getSliceIndex(write), *readIndex);
    auto *same = llvm::find_if(candidates, [&](const Candidate &candidate) {
      return candidate.forward.getLoop() == forward.getLoop() &&
             candidate.forwardIteration == iteration;
    });
    if (same == candidates.end()) {
      candidates.push_back({forward, iteration, {}});
      same = &candidates.back();
    }
    same->stacks.push_back({stack.getResultNumber(), read});
  }
  auto *largest =
      llvm::max_element(candidates, [](const Candidate &a, const Candidate &b) {
        return a.stacks.size() < b.stacks.size();
      });
  if (largest == candidates.end())
    return std::nullopt;
  return LoopPair{largest->forward, backward, std::move(largest->stacks),
                  largest->forwardIteration};
}

/// Counters that do not count in ones would need a division for the other
/// loop's counter; JAX prints none. Loops of one iteration are straight code to
/// XLA, which merges what two of them compute.
static bool canBePaired(const CountedLoop &loop) {
  return loop.getCounterIndex().scale == 1 && loop.getTripCount() > 1;
}

SmallVector<LoopPair> remat::findLoopPairs(Block &block) {
  SmallVector<LoopPair> pairs;
  llvm::DenseMap<Operation *, CountedLoop> loops;
  for (auto loop : block.getOps<stablehlo::WhileOp>()) {
    // Pieces are no iterations of a scan: what crosses them is chosen already.
    if (loop->hasAttr(RematDialect::piecesAttrName))
      continue;
    std::optional<CountedLoop> counted = CountedLoop::match(loop);
    if (!counted || !canBePaired(*counted))
      continue;
    if (std::optional<LoopPair> pair = matchBackward(*counted, loops)) {
      loops.erase(pair->forward.getLoop());
      pairs.push_back(std::move(*pair));
      continue;
    }
    loops.insert({loop, *counted});
  }
  return pairs;
}

/// One pair in the given form.
static FailureOr<bool> rebuildPair(LoopPair &pair, const CostModel &costs,
                                   const LoopForm &form) {
  int64_t length = form.getSegment(pair.forward.getTripCount());
  stablehlo::WhileOp outer =
      length > 1 ? segmentLoopPair(pair, length) : stablehlo::WhileOp();
  if (!outer) {
    bool isEach = form.segment != 0 && form.policy == LoopPolicy::None;
    return rematerializeLoopPair(pair, costs,
                                 isEach ? LoopPolicy::Full : form.policy);
  }
  for (LoopPair &inner : findLoopPairs(outer.getBody().front()))
    if (failed(rematerializeLoopPair(inner, costs, form.policy)))
      return failure();
  return true;
}

FailureOr<bool> remat::rematerializeLoops(func::FuncOp function,
                                          const CostModel &costs,
                                          const LoopForm &form) {
  bool changed = false;
  for (LoopPair &pair : findLoopPairs(function.getBody().front())) {
    FailureOr<bool> result = rebuildPair(pair, costs, form);
    if (failed(result))
      return failure();
    changed |= *result;
  }
  return changed;
}

static constexpr std::pair<LoopPolicy, StringLiteral> policyNames[] = {
    {LoopPolicy::None, "none"},
    {LoopPolicy::Pointwise, "pointwise"},
    {LoopPolicy::Dots, "dots"},
    {LoopPolicy::DotsWithoutBatch, "dots-no-batch"},
    {LoopPolicy::Full, "full"}};

std::string remat::printLoopForm(const LoopForm &form) {
  const auto *name = llvm::find_if(policyNames, [&](const auto &entry) {
    return entry.first == form.policy;
  });
  std::string text = name->second.str();
  if (form.segment == LoopForm::squareRoot)
    return text + "/sqrt";
  return form.segment ? text + "/" + std::to_string(form.segment) : text;
}

std::optional<LoopForm> remat::parseLoopForm(StringRef policy) {
  // Between iterations stand the carries: the narrow points of a loop.
  int64_t every = 0;
  if (policy == "sqrt")
    return LoopForm{LoopPolicy::None, LoopForm::squareRoot};
  if (policy.consume_front("every:"))
    return policy.getAsInteger(10, every)
               ? std::nullopt
               : std::optional(LoopForm{LoopPolicy::None, every});
  for (auto [known, name] : policyNames)
    if (policy == name)
      return LoopForm{known};
  return std::nullopt;
}
