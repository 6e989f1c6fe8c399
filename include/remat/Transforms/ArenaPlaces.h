// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// The places that planning found for a plan's buffers, carried to the arena of its
/// binary in `remat.profile`, so that a search of seconds is not done twice:
/// `places` of a kernel's results and of its workspace, and `height` of the
/// function. They are a proposal: kernels may have workspaces that the plan did not
/// know, and results that it allocates from the start begin later.

#ifndef REMAT_TRANSFORMS_ARENAPLACES_H
#define REMAT_TRANSFORMS_ARENAPLACES_H

#include "remat/Planner/PlanArena.h"

#include "mlir/IR/BuiltinAttributes.h"
#include "mlir/IR/Operation.h"
#include "llvm/ADT/StringMap.h"

namespace remat {

/// No place is known.
constexpr int64_t noPlace = -1;

/// The offsets in a plan's layout.
class PlannedPlaces {
public:
  explicit PlannedPlaces(const planner::PlanArena &arena);

  /// Of what the kernel at this index of the plan begins with, its workspace behind
  /// that of its results; `noPlace` where it has none of its own.
  mlir::DenseI64ArrayAttr list(mlir::MLIRContext *context, size_t index,
                               llvm::ArrayRef<planner::ValueId> written) const;

private:
  int64_t find(const llvm::Twine &name) const;

  llvm::StringMap<int64_t> offsets;
};

/// The place proposed for a value that a kernel makes.
int64_t getProposedPlace(mlir::Value value);

/// The place proposed for the kernel's workspace.
int64_t getProposedWorkspace(mlir::Operation *kernel);

/// The height of the proposed layout; none if there is none.
std::optional<int64_t> getProposedHeight(mlir::Operation *function);

/// The buffers at their proposed places, those without one in gaps. None if buffers
/// would overlap, or if that takes more than `height`. O(n) for each buffer that is
/// live at once or without place.
std::optional<planner::ArenaLayout>
adoptPlaces(llvm::ArrayRef<planner::ArenaBuffer> buffers,
            llvm::ArrayRef<int64_t> places, int64_t height, int64_t alignment);

} // namespace remat

#endif // REMAT_TRANSFORMS_ARENAPLACES_H
