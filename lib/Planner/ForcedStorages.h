// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// Storages that every plan of the base order within a budget must hold between
/// two first runs, because making any of them again finds no room.
///
/// Proof, from the end backwards. Let all of S be live just before a first run
/// (or at the end), and look at the reruns since the first run before it. Let v
/// be the storage of S that is made last among them: while its maker runs, the
/// rest of S is live, and so are the maker's inputs, outputs and workspace. If
/// that exceeds the budget for each v in S, nothing of S is made again there:
/// all of it was live right after the first run before. If it does not for some
/// v, the argument is repeated for S without them. What is left and was not
/// made by that first run is live before it too, beside what it reads.
///
/// Guarantee: what is named is live in every such plan without copies to the
/// host; what is not named may be. Complexity: O(sum over positions of the
/// inputs of makers of forced storages), cut off (towards naming nothing) by a
/// work limit. Internal.

#ifndef REMAT_PLANNER_FORCEDSTORAGES_H
#define REMAT_PLANNER_FORCEDSTORAGES_H

#include "RelaxedCosts.h"
#include "llvm/ADT/STLFunctionalExtras.h"

namespace remat::planner {

/// Called for the number of ops, which stands for the end of the step, and then
/// for base ops from the last to the first, views not among them, with the
/// roots that are live at any time between the first run before it and its own, in any
/// order. Null: nobody asks.
using ForcedVisitor = llvm::function_ref<void(OpId, llvm::ArrayRef<ValueId>)>;

/// What is forced under a budget; base order. None if no plan keeps it: then
/// the op at whose first run too much is forced, or the number of ops for the
/// end of the step.
struct ForcedAnswer {
  bool isPossible = true;
  OpId culprit = -1;
};
ForcedAnswer visitForcedStorages(const RelaxedCosts &costs, int64_t budget,
                                 ForcedVisitor visitor);

} // namespace remat::planner

#endif // REMAT_PLANNER_FORCEDSTORAGES_H
