// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "ProblemRows.h"

namespace remat::planner {

ProblemRows::ProblemRows(const ProblemIndex &index) {
  const Problem &problem = index.problem;
  for (auto [value, described] : llvm::enumerate(problem.values)) {
    bytes.push_back(described.bytes);
    roots.push_back(problem.rootOf(ValueId(value)));
  }
  std::vector<OpId> lastOp(problem.values.size(), -1);
  for (auto [id, op] : llvm::enumerate(problem.ops)) {
    firstEnd.push_back(int32_t(ends.size()));
    for (const auto *list : {&op.inputs, &op.outputs})
      for (ValueId value : *list) {
        ValueId root = roots[value];
        if (!index.staysAlive[root] &&
            std::exchange(lastOp[root], OpId(id)) != OpId(id))
          ends.push_back({root, index.gapBefore(root, OpId(id))});
      }
  }
  firstEnd.push_back(int32_t(ends.size()));
}

} // namespace remat::planner
