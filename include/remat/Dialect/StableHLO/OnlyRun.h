// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// Loops that run at most once: branches whose bodies are planned like those of loops
/// (BranchLoops.h).

#ifndef REMAT_DIALECT_STABLEHLO_ONLYRUN_H
#define REMAT_DIALECT_STABLEHLO_ONLYRUN_H

#include "remat/Dialect/StableHLO/StableHLO.h"

namespace remat::stablehlo {

/// The carry by which a loop goes on that runs at most once: its condition returns it, and
/// the body makes it false. None: it may run more often.
std::optional<unsigned> findOnlyRun(WhileOp loop);

/// Makes an `if` of each loop below `root` that runs at most once, which returns what the
/// loop began with where it would not run. What a branch makes of values from around it
/// stays in it; XLA would make that in front of a loop, in each step.
void makeBranchesOfOnlyRuns(mlir::Operation *root);

} // namespace remat::stablehlo

#endif // REMAT_DIALECT_STABLEHLO_ONLYRUN_H
