// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// Rematerialization inside the body of one loop.
///
/// Gradient accumulation runs forward and backward pass of a microbatch in each
/// iteration: its memory is in the body, whose values do not outlive the
/// iteration. Such a body is a training step of its own. It is planned as one,
/// loops in it included, in the bytes that the step around leaves at the loop.
/// The rebuilt backward loop of a pair (LoopPairs.h) is another case.
///
/// A planned loop carries `remat.body`: its plan, and what an iteration takes.
/// The step around is planned with these figures; the plan of the body is
/// carried out when that of the step has been.

#ifndef REMAT_TRANSFORMS_LOOPBODIES_H
#define REMAT_TRANSFORMS_LOOPBODIES_H

#include "remat/Dialect/StableHLO/StableHLO.h"
#include "remat/Transforms/Planning.h"

namespace remat {

/// Plans the bodies of the block's loops that hold a noticeable part of the
/// step's memory. `auto` without a budget takes the fastest plan for each; with
/// one, the fastest in what the loop has left; `min` the lowest. Other policies
/// are those of bodies that hold a whole step; those that name values leave
/// bodies alone.
/// Guarantee: results are the same bits. Cost: at most three plans a body and
/// as many of the step around.
llvm::Error planLoopBodies(mlir::func::FuncOp function,
                           const PlanningOptions &options);

/// Whether the body makes a loss with a backward pass behind it.
bool isWholeStep(stablehlo::WhileOp loop);

/// Plans the bodies that are left as they were given, so that they become
/// kernels, too, on devices that want that (`kernelsInLoops`).
llvm::Error planGivenBodies(mlir::func::FuncOp function,
                            const PlanningOptions &options,
                            const DeviceDescriptor &device);

/// Carries the plans of bodies out, innermost first: kernels inside of loops.
/// With `describesKernels` as `applyPlan` with costs.
llvm::Error applyLoopBodies(mlir::func::FuncOp function,
                            const PlanningOptions &options,
                            bool describesKernels = false);

} // namespace remat

#endif // REMAT_TRANSFORMS_LOOPBODIES_H
