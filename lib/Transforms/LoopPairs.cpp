// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// Finds forward loops and their backward partners by the stacks between them.

#include "remat/Transforms/LoopPairs.h"
#include "PairProgram.h"
#include "remat/Dialect/Remat/Remat.h"
#include "llvm/ADT/StringExtras.h"

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

/// The first and the last iterations of a pair, each in its form.
static FailureOr<bool> rebuildParts(LoopPair &pair, const CostModel &costs,
                                    const LoopForm &form) {
  Block &block = *pair.forward.getLoop()->getBlock();
  // Of the loops around, none is new.
  llvm::DenseSet<Operation *> others;
  for (auto loop : block.getOps<stablehlo::WhileOp>())
    others.insert(loop);
  LoopForm first = form, last{form.lastSaving};
  first.lastCount = 0;
  if (!splitLoopPair(pair, form.lastCount))
    return rebuildLoopPair(pair, costs, first);
  SmallVector<LoopPair> parts = findLoopPairs(block);
  llvm::erase_if(parts, [&](LoopPair &part) {
    return others.contains(part.forward.getLoop());
  });
  assert(parts.size() == 2 && "a pair is cut in two");
  // Backward loops begin with the last iterations.
  if (parts[1].forward.getLoop()->isBeforeInBlock(parts[0].forward.getLoop()))
    std::swap(parts[0], parts[1]);
  if (failed(rebuildLoopPair(parts[0], costs, first)) ||
      failed(rebuildLoopPair(parts[1], costs, last)))
    return failure();
  return true;
}

FailureOr<bool> remat::rebuildLoopPair(LoopPair &pair, const CostModel &costs,
                                       const LoopForm &form) {
  if (form.lastCount > 0)
    return rebuildParts(pair, costs, form);
  int64_t length = form.getSegment(pair.forward.getTripCount());
  stablehlo::WhileOp outer =
      length > 1 ? segmentLoopPair(pair, length, costs.getDevice().kernelsInLoops)
                 : stablehlo::WhileOp();
  if (!outer) {
    bool isEach = form.segment != 0 && form.saving == LoopSaving();
    return rematerializeLoopPair(
        pair, costs, isEach ? LoopSaving{LoopPolicy::Full} : form.saving,
        form.inner);
  }
  for (LoopPair &inner : findLoopPairs(outer.getBody().front()))
    if (failed(rematerializeLoopPair(inner, costs, form.saving, form.inner)))
      return failure();
  return true;
}

FailureOr<bool> remat::rematerializeLoops(func::FuncOp function,
                                          const CostModel &costs,
                                          ArrayRef<LoopForm> forms) {
  bool changed = false;
  SmallVector<LoopPair> pairs = findLoopPairs(function.getBody().front());
  assert((forms.size() == 1 || forms.size() == pairs.size()) &&
         "one form for all pairs or one for each");
  for (auto [index, pair] : llvm::enumerate(pairs)) {
    const LoopForm &form = forms.size() == 1 ? forms.front() : forms[index];
    FailureOr<bool> result = rebuildLoopPair(pair, costs, form);
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
    {LoopPolicy::Full, "full"},
    {LoopPolicy::FullWithNext, "full-with-next"}};

static std::string printSaving(LoopSaving saving) {
  if (saving.policy == LoopPolicy::Priced)
    return "priced@" + std::to_string(saving.nsPerMiB);
  const auto *name = llvm::find_if(policyNames, [&](const auto &entry) {
    return entry.first == saving.policy;
  });
  return name->second.str();
}

static std::string printSegment(int64_t segment) {
  if (segment == LoopForm::squareRoot)
    return "/sqrt";
  return segment ? "/" + std::to_string(segment) : "";
}

std::string remat::printLoopForm(const LoopForm &form) {
  std::string text = printSaving(form.saving);
  if (form.inner)
    text += "(" + printSaving(form.inner->saving) +
            printSegment(form.inner->segment) + ")";
  text += printSegment(form.segment);
  if (form.lastCount)
    text += "+" + printSaving(form.lastSaving) + ":" +
            std::to_string(form.lastCount);
  return text;
}

std::string remat::printLoopForms(ArrayRef<LoopForm> forms) {
  std::string prefix = forms.front().sinksUpdates ? "sink:" : "";
  prefix += forms.front().slicesTransposes ? "slice:" : "";
  if (llvm::all_equal(forms))
    return prefix + printLoopForm(forms.front());
  return prefix + llvm::join(llvm::map_range(forms, printLoopForm), ",");
}

std::optional<LoopForm> remat::parseLoopForm(StringRef policy) {
  // Between iterations stand the carries: the narrow points of a loop.
  int64_t every = 0;
  if (policy == "sqrt")
    return LoopForm{{LoopPolicy::None}, LoopForm::squareRoot};
  if (policy.consume_front("every:"))
    return policy.getAsInteger(10, every)
               ? std::nullopt
               : std::optional(LoopForm{{LoopPolicy::None}, every});
  for (auto [known, name] : policyNames)
    if (policy == name)
      return LoopForm{{known}};
  return std::nullopt;
}
