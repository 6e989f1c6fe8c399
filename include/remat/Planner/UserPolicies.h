// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// What users can ask of values (`must` in `docs/formats.md`).

#ifndef REMAT_PLANNER_USERPOLICIES_H
#define REMAT_PLANNER_USERPOLICIES_H

#include "remat/Planner/Problem.h"
#include "llvm/ADT/BitVector.h"

namespace remat::planner {

/// The policies that some plan can follow, of a problem whose ids are sound.
class UserPolicies {
public:
  explicit UserPolicies(const Problem &problem);
  /// Why no plan can do this with the value; empty: some can.
  llvm::StringRef findObstacle(ValueId value, UserPolicy policy) const;

private:
  const Problem &problem;
  /// By root: a recomputable op or a recipe makes it; an argument that is not donated.
  llvm::BitVector isMadeAgain, stays;
};

} // namespace remat::planner

#endif // REMAT_PLANNER_USERPOLICIES_H
