// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// One walk back from the results that forward ops make. O(ops + inputs).

#include "ForwardPart.h"

#include "llvm/ADT/STLExtras.h"

namespace remat::planner {

ForwardPart::ForwardPart(const ProblemIndex &index) {
  const Problem &problem = index.problem;
  contains.assign(problem.ops.size(), 0);
  std::vector<char> isNeeded(problem.values.size(), 0);
  for (ValueId result : problem.results)
    isNeeded[result] = 1;
  for (size_t id = problem.ops.size(); id-- > 0;) {
    const Op &op = problem.ops[id];
    contains[id] =
        index.isForward[id] &&
        llvm::any_of(op.outputs, [&](ValueId root) { return isNeeded[root]; });
    if (contains[id])
      for (ValueId input : op.inputs)
        isNeeded[problem.rootOf(input)] = 1;
  }
  // Without forward results the phases are all there is to go by.
  if (llvm::none_of(contains, [](char is) { return is; }))
    contains = index.isForward;
  // What runs before its end and is no backward op of an earlier micro-batch
  // belongs to it too: statistics that no result needs.
  OpId last = OpId(contains.size()) - 1;
  while (last >= 0 && !contains[last])
    --last;
  for (OpId id = 0; id < last; ++id)
    contains[id] |= index.isEarly[id];
  lastTouch.assign(problem.values.size(), -1);
  for (auto [id, op] : llvm::enumerate(problem.ops))
    if (contains[id])
      for (const auto *list : {&op.inputs, &op.outputs})
        for (ValueId value : *list)
          lastTouch[problem.rootOf(value)] = OpId(id);
}

void ForwardPart::recompute(Decisions &decisions, ValueId root) const {
  decisions.choices[root] = Choice::Recompute;
  decisions.gapStarts.resize(decisions.choices.size(), -1);
  decisions.gapStarts[root] = lastTouch[root];
}

} // namespace remat::planner
