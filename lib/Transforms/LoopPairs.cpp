// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// Finds forward loops and their backward partners by the stacks between them.

#include "remat/Transforms/LoopPairs.h"

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
  auto *largest = llvm::max_element(
      candidates, [](const Candidate &a, const Candidate &b) {
        return a.stacks.size() < b.stacks.size();
      });
  if (largest == candidates.end())
    return std::nullopt;
  return LoopPair{largest->forward, backward, std::move(largest->stacks),
                  largest->forwardIteration};
}

/// Counters that do not count in ones would need a division for the other
/// loop's counter; JAX prints none.
static bool countsInOnes(const CountedLoop &loop) {
  return loop.getCounterIndex().scale == 1;
}

SmallVector<LoopPair> remat::findLoopPairs(func::FuncOp function) {
  SmallVector<LoopPair> pairs;
  llvm::DenseMap<Operation *, CountedLoop> loops;
  for (auto loop : function.getOps<stablehlo::WhileOp>()) {
    std::optional<CountedLoop> counted = CountedLoop::match(loop);
    if (!counted || !countsInOnes(*counted))
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

FailureOr<bool> remat::rematerializeLoops(func::FuncOp function,
                                          const CostModel &costs,
                                          LoopPolicy policy) {
  bool changed = false;
  for (LoopPair &pair : findLoopPairs(function)) {
    FailureOr<bool> result = rematerializeLoopPair(pair, costs, policy);
    if (failed(result))
      return failure();
    changed |= *result;
  }
  return changed;
}

std::optional<LoopPolicy> remat::parseLoopPolicy(StringRef policy) {
  // Between iterations stand the carries: the narrow points of a loop.
  if (policy.starts_with("every:"))
    return LoopPolicy::Full;
  return llvm::StringSwitch<std::optional<LoopPolicy>>(policy)
      .Case("none", LoopPolicy::None)
      .Cases({"full", "sqrt"}, LoopPolicy::Full)
      .Case("pointwise", LoopPolicy::Pointwise)
      .Case("dots", LoopPolicy::Dots)
      .Case("dots-no-batch", LoopPolicy::DotsWithoutBatch)
      .Default(std::nullopt);
}
