// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// What was decided, as optimization remarks of category `remat`.

#ifndef REMAT_TRANSFORMS_REMARKS_H
#define REMAT_TRANSFORMS_REMARKS_H

#include "remat/Transforms/Planning.h"

namespace remat {

/// One remark per value that crosses from forward to later phases: `Saved`,
/// `Recomputed` or `Offloaded` with its bytes, and `NotRecomputable` (missed)
/// with the reason where a value had to be saved.
void emitPlanRemarks(const PlanningSession &session,
                     const planner::Solution &solution);

/// Warns about entries of the profile that are no kernels of this step.
void warnAboutUnusedProfile(const PlanningSession &session);

} // namespace remat

#endif // REMAT_TRANSFORMS_REMARKS_H
