// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// Where the copies of a placed sequence start, and where what was copied is dropped.
///
/// A storage that is away in several gaps is copied to the host once where that is the
/// same: its copy stays there, later gaps drop it at once and fetch it again. It is
/// copied anew if it was made again in between, if a view of it came to life that the
/// copy does not know, or if the host's memory does not hold the copy between the gaps.

#ifndef REMAT_PLANNER_COPYPLACEMENT_H
#define REMAT_PLANNER_COPYPLACEMENT_H

#include "PlacedSequence.h"

namespace remat::planner {

/// By item, the copies and late drops that follow it; empty where nothing is copied.
/// O(items * log items), and items for each copy that may be saved.
std::vector<std::vector<Step>>
placeCopies(const ProblemIndex &index, llvm::ArrayRef<PlacedItem> items);

} // namespace remat::planner

#endif // REMAT_PLANNER_COPYPLACEMENT_H
