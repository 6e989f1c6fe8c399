// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// The bridge from a training graph to the planner: every fusion group and
/// materialized view becomes an op of the problem, every value between groups a
/// value. Slices of groups that make a value again become recipes, with the
/// kernels that may hold them inline; outputs that a forward kernel need not
/// write become elidable. Deterministic: the same IR gives the same bytes.

#ifndef REMAT_ANALYSIS_PROBLEMBUILDER_H
#define REMAT_ANALYSIS_PROBLEMBUILDER_H

#include "remat/Analysis/CostModel.h"

#include <functional>

namespace remat {

/// An input of a kernel and an output that may be written over it.
using Takeover = std::pair<mlir::Value, mlir::Value>;

/// Scratch memory in bytes of a group's kernel as it is compiled, where outputs lie in
/// these inputs; none: nothing is known beyond what its ops tell, unless there are inputs
/// of that kind: then the kernel cannot be compiled so.
using WorkspaceMeasure = std::function<std::optional<int64_t>(
    const TrainingGraph &, const FusionGroup &, llvm::ArrayRef<Takeover>)>;

struct ProblemOptions {
  /// Null: kernels have what their ops tell.
  WorkspaceMeasure measureWorkspace;
  /// Results that share no donated argument are allocated from the start, as
  /// XLA does.
  bool resultsUpFront = true;
  /// The device's host link may be used.
  bool allowOffload = false;
  /// Outputs of merged kernels are made again step by step, from others that are kept; if
  /// not, each from what its kernel reads.
  bool remakesBySteps = true;
};

/// What an op of the problem stands for.
struct ProblemOpSource {
  /// Index of the fusion group; none for the copy of an argument or of a
  /// repeated result into a result of its own.
  std::optional<unsigned> group;
  /// Graph ops that run: the whole group, or a slice of it.
  llvm::SmallVector<unsigned, 4> ops;
};

struct TrainingProblem {
  planner::Problem problem;
  /// Per problem op.
  std::vector<ProblemOpSource> sources;
  /// Per problem value; null for the result of a copy.
  std::vector<mlir::Value> values;
};

/// What a control-flow op costs by its bodies: as planned (`remat.body`), or
/// without rematerialization.
struct BodyCost {
  /// Bytes while the op runs, beside the values that it reads and makes: the
  /// peak of the largest body.
  int64_t bytes = 0;
  /// Of all runs of a loop's body; of the slowest branch.
  int64_t timeNs = 0;
  /// Runs of a loop's body, as far as they are known.
  int64_t tripCount = 1;
};
BodyCost computeBodyCost(mlir::Operation *op, const CostModel &costs);

/// Whether the bodies of a control-flow op do nothing but pointwise work and
/// movement, as the loops do that draw random bits by a counter. Policies by
/// kind of op treat it like the pointwise work that it is.
bool isLightControl(mlir::Operation *control);

TrainingProblem buildProblem(const TrainingGraph &graph,
                             const FusionGroups &groups, const CostModel &costs,
                             const ProblemOptions &options = {});

/// The kernels as a profile (`CostModel::addProfile`) with the times that are
/// assumed, the largest of kernels with one signature. Views and control flow
/// are not timed as kernels.
std::string printProfile(const TrainingGraph &graph,
                         const TrainingProblem &training);

} // namespace remat

#endif // REMAT_ANALYSIS_PROBLEMBUILDER_H
