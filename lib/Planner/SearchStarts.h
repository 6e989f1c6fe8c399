// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// Which of the plans that are measured a search starts from. Internal.

#ifndef REMAT_PLANNER_SEARCHSTARTS_H
#define REMAT_PLANNER_SEARCHSTARTS_H

#include "LocalSearch.h"

namespace remat::planner {

/// The most promising first: by their time, and as many times more of it as they exceed the
/// budget by. Stable.
void sortByPrice(std::vector<LocalSearch::Answer> &starts, int64_t budget);

/// Of sorted starts, those that are not far behind the first, or a few.
void leaveOutHopeless(std::vector<LocalSearch::Answer> &starts, int64_t budget);

} // namespace remat::planner

#endif // REMAT_PLANNER_SEARCHSTARTS_H
