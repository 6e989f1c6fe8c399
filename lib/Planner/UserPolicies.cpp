// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "remat/Planner/UserPolicies.h"

namespace remat::planner {

UserPolicies::UserPolicies(const Problem &problem)
    : problem(problem), isMadeAgain(problem.values.size()),
      stays(problem.values.size()) {
  for (const Op &op : problem.ops)
    if (op.recomputable)
      for (ValueId output : op.outputs)
        isMadeAgain.set(output);
  for (ValueId argument : problem.arguments)
    stays.set(argument);
  for (const DonatedPair &pair : problem.donated)
    stays.reset(pair.argument);
}

llvm::StringRef UserPolicies::findObstacle(ValueId value,
                                           UserPolicy policy) const {
  ValueId root = problem.rootOf(value);
  if (policy == UserPolicy::Recompute && !isMadeAgain[root])
    return "no recomputable op or recipe makes the value";
  if (policy != UserPolicy::Offload)
    return "";
  if (!problem.device.offloadBytesPerSecond)
    return "the device has no offloadBytesPerSecond";
  return stays[root] ? "an argument that is not donated stays" : "";
}

} // namespace remat::planner
