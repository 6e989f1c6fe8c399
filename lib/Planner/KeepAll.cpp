// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// The keep-all plan of `docs/formats.md`: base order, each storage dropped
/// directly after its last use, nothing left out, nothing rerun.

#include "remat/Planner/Simulator.h"

#include "llvm/ADT/STLExtras.h"

namespace remat::planner {

/// Index of the last base op that reads or makes a value of each storage; -1
/// for storages nobody touches, and size_t's end for those that stay.
static std::vector<int64_t> findLastTouches(const Problem &problem) {
  constexpr int64_t stays = INT64_MAX;
  std::vector<int64_t> last(problem.values.size(), -1);
  for (ValueId argument : problem.arguments)
    last[argument] = stays;
  for (const DonatedPair &pair : problem.donated)
    last[pair.argument] = -1;
  for (ValueId result : problem.results)
    last[result] = stays;
  for (auto [index, op] : llvm::enumerate(problem.ops)) {
    if (op.extra)
      continue;
    for (const auto *list : {&op.inputs, &op.outputs})
      for (ValueId value : *list) {
        int64_t &touch = last[problem.rootOf(value)];
        touch = std::max(touch, int64_t(index));
      }
  }
  return last;
}

Plan makeKeepAllPlan(const Problem &problem) {
  Plan plan;
  plan.problemName = problem.name;
  plan.strategy = "keep-all";
  std::vector<int64_t> last = findLastTouches(problem);
  plan.steps.reserve(problem.ops.size() + problem.values.size());
  // Lists of the storages that end at an op, ascending.
  std::vector<ValueId> firstDrop(problem.ops.size(), -1);
  std::vector<ValueId> nextDrop(problem.values.size(), -1);
  for (size_t index = problem.values.size(); index-- > 0;)
    if (!problem.values[index].storage && last[index] >= 0 && last[index] != INT64_MAX)
      nextDrop[index] = std::exchange(firstDrop[last[index]], ValueId(index));
  // A donated argument that nobody reads is free from the start.
  for (auto [index, value] : llvm::enumerate(problem.values))
    if (!value.storage && last[index] < 0)
      plan.steps.push_back(Step::drop(ValueId(index)));
  for (auto [index, op] : llvm::enumerate(problem.ops)) {
    if (op.extra)
      continue;
    plan.steps.push_back(Step::run(OpId(index)));
    for (ValueId root = firstDrop[index]; root >= 0; root = nextDrop[root])
      plan.steps.push_back(Step::drop(root));
  }
  return plan;
}

} // namespace remat::planner
