// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// The places that planning found for a plan's buffers, carried to the arena of its
/// binary, so that a search of seconds is not done twice. They are a proposal:
/// plans count time in steps and the arena in positions, and kernels may have
/// workspaces that the plan did not know.

#ifndef REMAT_TRANSFORMS_ARENAPLACES_H
#define REMAT_TRANSFORMS_ARENAPLACES_H

#include "remat/Planner/PlanArena.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"

namespace remat {

/// Adds `places` to the function's `remat.profile`: beginning, end, bytes and offset
/// of each buffer.
void proposePlaces(mlir::func::FuncOp function, const planner::PlanArena &arena);

/// The height of the proposed layout; none if there is none.
std::optional<int64_t> getProposedHeight(mlir::func::FuncOp function,
                                         int64_t alignment);

/// The buffers at the proposed offsets: both lists in the order of lifetimes are taken
/// for the same one if the sizes are. Buffers that are in one list only lie in gaps.
/// None if that cannot be, or needs more than was proposed. O(n log n) for each buffer
/// that is live at once or not proposed.
std::optional<planner::ArenaLayout>
findProposedLayout(mlir::func::FuncOp function,
                   llvm::ArrayRef<planner::ArenaBuffer> buffers,
                   int64_t alignment);

} // namespace remat

#endif // REMAT_TRANSFORMS_ARENAPLACES_H
