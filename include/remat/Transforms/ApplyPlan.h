// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// Carries a plan out on IR.

#ifndef REMAT_TRANSFORMS_APPLYPLAN_H
#define REMAT_TRANSFORMS_APPLYPLAN_H

#include "remat/Analysis/CostModel.h"
#include "remat/Analysis/ProblemBuilder.h"
#include "remat/Planner/Plan.h"
#include "remat/Planner/PlanArena.h"
#include "mlir/IR/BuiltinOps.h"

namespace remat {

/// Rewrites the graph's function to the steps of `plan`, in their order: a
/// `remat.kernel` for each first run of a group, a `remat.recompute` for each
/// rerun, `remat.inline` inside them for inlined reruns, `leaving_out` for
/// outputs left out, `remat.offload` and `remat.fetch`. Drops need no op: a
/// value's bytes end with its last use. The plan must be verified. The graph is
/// invalid afterwards. Fails, with the IR unchanged, if the plan does not fit
/// the problem. With `costs`, `remat.profile` on kernels and on the function says what
/// the plan knows of them: time, bytes moved, signature, classes of values, and their
/// places in its arena if that is given. With `into`, a function with the same arguments of
/// nothing but a return without operands, the steps are written there, and graph and IR
/// stay as they are.
mlir::LogicalResult applyPlan(const TrainingGraph &graph,
                              const TrainingProblem &training,
                              const planner::Plan &plan,
                              const CostModel *costs = nullptr,
                              const planner::PlanArena *arena = nullptr,
                              mlir::func::FuncOp into = {});

/// A module of what the plan makes of the graph's function, and of all that is beside it.
/// Far faster than planning a clone that the plan is then applied to: searches that
/// appraise plans do this for each.
mlir::FailureOr<mlir::OwningOpRef<mlir::ModuleOp>>
buildPlanned(const TrainingGraph &graph, const TrainingProblem &training,
             const planner::Plan &plan);

} // namespace remat

#endif // REMAT_TRANSFORMS_APPLYPLAN_H
