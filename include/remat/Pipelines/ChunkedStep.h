// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// Planning of a step as given and of the same step with its wide regions in
/// pieces (Chunks.h): pieces cost launches and work done again, and take a part
/// of the memory.

#ifndef REMAT_PIPELINES_CHUNKEDSTEP_H
#define REMAT_PIPELINES_CHUNKEDSTEP_H

#include "remat/Transforms/Chunks.h"
#include "remat/Transforms/Planning.h"

namespace remat {

/// Runs regions of the function in pieces of this form from now on. Sessions
/// keep speaking about the keep-all costs of the step as given. Whether there
/// are regions.
llvm::Expected<bool> chunkStep(mlir::func::FuncOp function,
                               const PlanningOptions &options, ChunkForm form);

/// The same in as many pieces as the options say; false where they ask for none.
llvm::Expected<bool> chunkAsAsked(mlir::func::FuncOp function,
                                  const PlanningOptions &options);

/// Plans one form of the step; a session is there as soon as there is one.
using PlanOneForm = std::function<llvm::Expected<planner::PlacedSolution>(
    mlir::func::FuncOp, const PlanningOptions &,
    std::unique_ptr<PlanningSession> &)>;

/// Plans the function in as many pieces as the options say. Where they leave
/// that open
/// (`PlanningOptions::pieces` 0) and give a budget, regions are tried in pieces
/// if the step as given does not keep it, or pays for it with time, or the
/// lowest peak is asked for; where that keeps a budget, in fewer pieces and at
/// fewer sites, too. Takes the fastest plan within the budget, or the
/// lowest for `min`, and tells of it in `Plan::pieces` and `chunkSites`; the function has that
/// form then. The floor of an error is the lowest of all forms.
llvm::Expected<planner::PlacedSolution>
planInPieces(mlir::func::FuncOp function, const PlanningOptions &options,
             std::unique_ptr<PlanningSession> &session, PlanOneForm planForm);

/// Gives the function the plan's pieces.
llvm::Error restoreChunks(mlir::func::FuncOp function,
                          const PlanningOptions &options,
                          const planner::Plan &plan);

} // namespace remat

#endif // REMAT_PIPELINES_CHUNKEDSTEP_H
