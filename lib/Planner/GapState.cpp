// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// Settles decisions. The host's bytes are reserved for a gap from its
/// beginning to its end, in the order of the beginnings; what does not fit is
/// retained.

#include "GapState.h"

#include "llvm/ADT/STLExtras.h"
#include <queue>

namespace remat::planner {

GapState::GapState(const ProblemIndex &index) : index(index) {
  const Problem &problem = index.problem;
  isBoundByUser.assign(problem.values.size(), 0);
  for (auto [value, described] : llvm::enumerate(problem.values))
    if (described.must != UserPolicy::None)
      isBoundByUser[problem.rootOf(ValueId(value))] = 1;
  defaultGap.assign(problem.values.size(), -1);
  for (auto [value, described] : llvm::enumerate(problem.values)) {
    ValueId root = ValueId(value);
    if (described.storage)
      continue;
    OpId begin =
        isBoundByUser[root] ? index.lastForwardUse[root] : index.gapStart[root];
    // What later phases make is there until its last use.
    defaultGap[root] =
        begin < 0 ? index.firstGap[root + 1] - 1
                  : index.gapAfter(root, std::max(begin, index.producer[root]));
  }
}

/// True if the gap ends with a use that the variant taken there has too.
bool GapState::isReadAtEnd(ValueId root, int32_t gap) const {
  OpId end = index.gapEnd(root, gap);
  return end < OpId(index.problem.ops.size()) &&
         llvm::any_of(inputsOf(end, true), [&](ValueId input) {
           return index.problem.rootOf(input) == root;
         });
}

bool GapState::isAllowed(ValueId root, int32_t gap, Choice choice) const {
  if (choice == Choice::Retain)
    return true;
  if (index.isResult[root] || isBoundByUser[root])
    return false;
  if (choice == Choice::Offload)
    return index.problem.device.offloadBytesPerSecond &&
           !index.staysAlive[root] && !index.hasFixedViews[root] &&
           !index.isPaired[root] && isReadAtEnd(root, gap);
  return index.isRecomputable[root];
}

bool GapState::isVariantAllowed(OpId op, int32_t variant) const {
  const Op &described = index.problem.ops[op];
  if (variant < 0)
    return variant == -1;
  if (variant >= int32_t(described.variants.size()))
    return false;
  auto isBound = [&](ValueId value) {
    return isBoundByUser[index.problem.rootOf(value)] != 0;
  };
  const Variant &form = described.variants[variant];
  return llvm::none_of(described.inputs, isBound) &&
         llvm::none_of(form.inputs, isBound) &&
         llvm::none_of(form.without, [&](ValueId output) {
           return isBound(output) || index.isResult[output] ||
                  !index.isRecomputable[output];
         });
}

void GapState::applyShortForm(const Decisions &decisions) {
  for (size_t value = 0; value < decisions.choices.size(); ++value) {
    ValueId root = ValueId(value);
    Choice choice = decisions.choices[root];
    if (choice == Choice::Retain || index.problem.values[root].storage)
      continue;
    int32_t gap = defaultGap[root];
    if (value < decisions.gapStarts.size() && decisions.gapStarts[root] >= 0)
      gap = index.gapAfter(
          root, std::max(decisions.gapStarts[root], index.producer[root]));
    choices[gap] = choice;
    if (choice == Choice::RecomputeEachUse)
      std::fill(choices.begin() + gap,
                choices.begin() + index.firstGap[root + 1], choice);
  }
}

/// The policy counts for the gap between forward and backward, all others
/// retain.
llvm::Error GapState::applyUserPolicy(ValueId value) {
  const Problem &problem = index.problem;
  ValueId root = problem.rootOf(value);
  UserPolicy policy = problem.values[value].must;
  bool hasLaterUse = index.lastForwardUse[root] >= 0 &&
                     index.nextUseAfter(root, index.lastForwardUse[root]);
  if (policy == UserPolicy::Retain || !hasLaterUse)
    return llvm::Error::success();
  bool isPossible = policy == UserPolicy::Recompute
                        ? index.isRecomputable[root]
                        : problem.device.offloadBytesPerSecond &&
                              !index.staysAlive[root] &&
                              !index.hasFixedViews[root];
  if (!isPossible)
    return llvm::createStringError(
        llvm::inconvertibleErrorCode(),
        "values[" + llvm::Twine(value) + "].must: '" + toString(policy) +
            "' cannot be done: nothing can bring the value back");
  choices[defaultGap[root]] =
      policy == UserPolicy::Recompute ? Choice::Recompute : Choice::Offload;
  return llvm::Error::success();
}

llvm::Error GapState::applyUserPolicies() {
  const Problem &problem = index.problem;
  for (size_t root = 0; root < problem.values.size(); ++root)
    if (isBoundByUser[root])
      std::fill(choices.begin() + index.firstGap[root],
                choices.begin() + index.firstGap[root + 1], Choice::Retain);
  for (size_t value = 0; value < problem.values.size(); ++value)
    if (problem.values[value].must != UserPolicy::None)
      if (llvm::Error error = applyUserPolicy(ValueId(value)))
        return error;
  return llvm::Error::success();
}

/// Gaps with copies, in the order of their beginnings.
std::vector<std::tuple<OpId, int32_t, ValueId>> GapState::copies() const {
  std::vector<std::tuple<OpId, int32_t, ValueId>> copies;
  for (size_t root = 0; root + 1 < index.firstGap.size(); ++root)
    for (int32_t gap = index.firstGap[root]; gap < index.firstGap[root + 1];
         ++gap)
      if (choices[gap] == Choice::Offload)
        copies.emplace_back(index.gapBegin(ValueId(root), gap), gap,
                            ValueId(root));
  llvm::sort(copies);
  return copies;
}

bool GapState::fitsOnHost(ValueId root, int32_t gap) const {
  if (!index.problem.device.hostBytes)
    return true;
  // Bytes that come and go inside the gap.
  OpId begin = index.gapBegin(root, gap), end = index.gapEnd(root, gap);
  std::vector<std::pair<OpId, int64_t>> changes;
  for (auto [otherBegin, other, otherRoot] : copies()) {
    OpId otherEnd = index.gapEnd(otherRoot, other);
    if (otherBegin >= end || otherEnd <= begin)
      continue;
    int64_t bytes = index.problem.values[otherRoot].bytes;
    changes.emplace_back(otherBegin, bytes);
    changes.emplace_back(otherEnd, -bytes);
  }
  // What ends at an op leaves before what begins there.
  llvm::sort(changes);
  int64_t used = index.problem.values[root].bytes;
  for (const auto &[at, bytes] : changes) {
    used += bytes;
    if (used > *index.problem.device.hostBytes)
      return false;
  }
  return index.problem.values[root].bytes <= *index.problem.device.hostBytes;
}

void GapState::limitHostBytes() {
  if (!index.problem.device.hostBytes)
    return;
  int64_t free = *index.problem.device.hostBytes;
  std::priority_queue<std::pair<OpId, int64_t>,
                      std::vector<std::pair<OpId, int64_t>>, std::greater<>>
      ends;
  for (auto [begin, gap, root] : copies()) {
    for (; !ends.empty() && ends.top().first <= begin; ends.pop())
      free += ends.top().second;
    int64_t bytes = index.problem.values[root].bytes;
    if (bytes > free) {
      choices[gap] = Choice::Retain;
      continue;
    }
    free -= bytes;
    ends.push({index.gapEnd(root, gap), bytes});
  }
}

llvm::Error GapState::settle(const Decisions &decisions) {
  choices.assign(index.gapCount(), Choice::Retain);
  availableFrom.assign(index.gapCount(), never);
  isOnHost.assign(index.gapCount(), 0);
  variants = decisions.variants;
  variants.resize(index.problem.ops.size(), -1);
  for (auto [op, variant] : llvm::enumerate(variants))
    if (!isVariantAllowed(OpId(op), variant))
      variant = -1;
  if (decisions.gapChoices.size() == choices.size())
    choices = decisions.gapChoices;
  else
    applyShortForm(decisions);
  for (size_t root = 0; root + 1 < index.firstGap.size(); ++root)
    for (int32_t gap = index.firstGap[root]; gap < index.firstGap[root + 1];
         ++gap)
      if (!isAllowed(ValueId(root), gap, choices[gap].choice))
        choices[gap] = Choice::Retain;
  if (llvm::Error error = applyUserPolicies())
    return error;
  limitHostBytes();
  return llvm::Error::success();
}

Decisions GapState::decisions() const {
  Decisions result;
  result.gapChoices = choices;
  result.variants = variants;
  return result;
}

} // namespace remat::planner
