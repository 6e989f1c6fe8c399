// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// Each prefix is a problem of its own, with the ids of the whole.

#include "PrefixBounds.h"

#include "remat/Planner/TimeBound.h"
#include "llvm/ADT/STLExtras.h"

namespace remat::planner {

/// Of all bounds together.
static constexpr uint64_t mostWork = 12000000;

/// The step up to the position: what comes later takes neither time nor bytes
/// and asks for nothing.
static Problem endedAt(const Problem &problem, int32_t position) {
  Problem start = problem;
  std::vector<char> isLater(problem.values.size(), 0);
  auto clear = [](Op &op) {
    op.timeNs = op.workspaceBytes = 0;
    op.recomputable = false;
    op.inputs.clear();
    op.reuses.clear();
    op.elidable.clear();
    op.inlineInto.clear();
    op.variants.clear();
  };
  for (size_t id = size_t(position); id < problem.ops.size(); ++id) {
    const Op &op = problem.ops[id];
    if (op.extra || op.isView())
      continue;
    clear(start.ops[id]);
    for (ValueId output : op.outputs) {
      isLater[output] = 1;
      start.values[output].bytes = 0;
    }
  }
  auto isMadeLater = [&](ValueId value) {
    return isLater[problem.rootOf(value)] != 0;
  };
  std::vector<char> isGone(problem.ops.size(), 0);
  for (auto [id, op] : llvm::enumerate(problem.ops)) {
    isGone[id] = !op.extra && int32_t(id) >= position;
    if (!op.extra || (llvm::none_of(op.outputs, isMadeLater) &&
                      llvm::none_of(op.inputs, isMadeLater)))
      continue;
    clear(start.ops[id]);
    isGone[id] = 1;
  }
  for (Op &op : start.ops)
    llvm::erase_if(op.inlineInto,
                   [&](const auto &pair) { return isGone[pair.first] != 0; });
  // A paired result takes no bytes beside its argument's, which stay. Other
  // results may be gone here, but take room if they count from the start.
  start.donated.clear();
  for (const DonatedPair &pair : problem.donated) {
    if (pair.result)
      start.values[*pair.result].bytes = 0;
    else
      start.donated.push_back(pair);
  }
  Value room;
  room.name = "results";
  for (ValueId result : problem.results)
    if (problem.resultsUpFront)
      room.bytes += std::exchange(start.values[result].bytes, 0);
  start.arguments.push_back(ValueId(start.values.size()));
  start.values.push_back(room);
  start.results.clear();
  start.resultsUpFront = false;
  start.device.offloadBytesPerSecond.reset();
  return start;
}

std::vector<int64_t> boundPrefixes(const Problem &problem,
                                   std::optional<int64_t> budget) {
  std::vector<int64_t> least(problem.ops.size() + 1, 0);
  BoundLimits limits;
  limits.work = mostWork / (problem.ops.size() + 1);
  for (size_t position = 1; position <= problem.ops.size(); ++position) {
    const Op &last = problem.ops[position - 1];
    least[position] = least[position - 1];
    if (last.extra || last.isView())
      continue;
    int64_t bound = proveTimeBound(endedAt(problem, OpId(position)), budget,
                                   Order::Base, limits)
                        .boundNs;
    least[position] = std::max(least[position], bound);
  }
  return least;
}

} // namespace remat::planner
