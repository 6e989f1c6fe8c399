// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// How much work a search by decisions gets. Internal.

#ifndef REMAT_PLANNER_SEARCHWORK_H
#define REMAT_PLANNER_SEARCHWORK_H

#include "remat/Planner/Strategy.h"

namespace remat::planner {

/// Batches composed and moves tried at most; all that the time allows where the request
/// fills it.
uint64_t limitWork(const Problem &problem, const Request &request);

/// Whether a search of this problem gets less work than the most.
bool isSearchShort(const Problem &problem);

} // namespace remat::planner

#endif // REMAT_PLANNER_SEARCHWORK_H
