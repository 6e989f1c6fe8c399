// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// Starts of searches that know no budget: the fixed policies, segmentations at several
/// spacings, and everything made again that can be made inline.

#include "Strategies.h"

#include "llvm/ADT/STLExtras.h"

namespace remat::planner {

/// Makes everything again that an inlined rerun can make for all its readers
/// after its gap.
static Decisions recomputeInlinable(const ProblemIndex &index) {
  Decisions decisions = retainAll(index.problem);
  for (size_t root = 0; root < decisions.choices.size(); ++root) {
    if (!index.isRecomputable[root] || !index.crosses[root])
      continue;
    bool everywhere = true;
    std::optional<OpId> use =
        index.nextUseAfter(ValueId(root), index.gapStart[root]);
    for (; use && everywhere; use = index.nextUseAfter(ValueId(root), *use))
      everywhere = llvm::any_of(index.makers[root], [&](OpId maker) {
        return index.inlineTime(maker, *use).has_value();
      });
    if (everywhere)
      decisions.choices[root] = Choice::Recompute;
  }
  return decisions;
}

std::vector<LazyDecisions> listPlainSeeds(const ProblemIndex &index,
                                          bool isLarge) {
  auto bySegments = [&index](unsigned every) {
    return [&index, every] { return decideBySegments(index, every); };
  };
  auto byKind = [&index](SavedKinds kinds) {
    return [&index, kinds] { return decideByKind(index, kinds); };
  };
  std::vector<LazyDecisions> all = {
      bySegments(1), [&index] { return recomputeInlinable(index); },
      byKind(SavedKinds::Heavy), byKind(SavedKinds::DotsWithoutBatch),
      byKind(SavedKinds::Dots)};
  for (unsigned every : {2u, 0u, 3u, 4u, 6u, 8u, 12u, 16u})
    if (!isLarge || every == 0)
      all.push_back(bySegments(every));
  return all;
}

} // namespace remat::planner
