// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// A plan: the exact sequence of runs, reruns, drops and copies that carries a
/// problem out (`docs/formats.md`, "Plan"). Data and its JSON form only.

#ifndef REMAT_PLANNER_PLAN_H
#define REMAT_PLANNER_PLAN_H

#include "remat/Planner/Problem.h"
#include <memory>

namespace remat::planner {

enum class StepKind : uint8_t { Run, Rerun, Drop, Offload, Fetch };

struct Step {
  StepKind kind = StepKind::Run;
  /// The op of a run or rerun, the root storage of a drop, offload or fetch.
  int32_t id = 0;
  /// The rerun is part of the kernel of the next step that has no `into`.
  bool into = false;
  /// With `into`: outputs are written as well and stay live.
  bool keep = false;
  /// Outputs this run leaves out.
  std::vector<ValueId> without;
  std::optional<int32_t> variant;

  static Step run(OpId op) { return {StepKind::Run, op, false, false, {}, {}}; }
  static Step rerun(OpId op) {
    return {StepKind::Rerun, op, false, false, {}, {}};
  }
  static Step inlined(OpId op) {
    return {StepKind::Rerun, op, true, false, {}, {}};
  }
  static Step drop(ValueId root) {
    return {StepKind::Drop, root, false, false, {}, {}};
  }
  static Step offload(ValueId root) {
    return {StepKind::Offload, root, false, false, {}, {}};
  }
  static Step fetch(ValueId root) {
    return {StepKind::Fetch, root, false, false, {}, {}};
  }
};

enum class Order : uint8_t { Base, Free };

/// Peak and time that a replay gives.
struct Cost {
  int64_t peakBytes = 0;
  int64_t timeNs = 0;
};

struct Decisions;
struct TimeBoundProof;

struct Plan {
  std::string problemName;
  std::string problemSha256;
  std::string strategy;
  Order order = Order::Base;
  std::optional<int64_t> budgetBytes;
  Cost cost;
  Cost keepAll;
  /// Proven: no plan of this order within the budget is faster than
  /// `bounds.timeNs`; no plan at all has a peak under `bounds.peakBytes`.
  Cost bounds;
  /// Why the search ended early (`x-cut`): "", "time", "interrupt", "work"; or
  /// why `exact` proves nothing (see there).
  std::string cut;
  /// How the step's loops were planned (`x-loops`), for whoever builds them again;
  /// "": nothing is known of it.
  std::string loops;
  /// The limit of bytes that wait for a kernel (`x-waiting`; `remat.waiting`); none:
  /// the step has no long sums.
  std::optional<int64_t> waitingLimit;
  /// The most pieces that wide regions run in (`x-chunks`; `remat.chunks`); none: they
  /// run at once.
  std::optional<int64_t> pieces;
  /// So many of the first places with such regions run in pieces
  /// (`x-chunkSites`); none: all.
  std::optional<int64_t> chunkSites;
  std::vector<Step> steps;
  /// What the plan was built from, if the strategy says so; not in the file.
  std::shared_ptr<const Decisions> decisions;
  /// The proof of the bound for the request's budget, if the strategy has one;
  /// not in the file.
  std::shared_ptr<const TimeBoundProof> timeProof;
};

llvm::Expected<Plan> parsePlan(llvm::StringRef json);
std::string printPlan(const Plan &plan);

} // namespace remat::planner

#endif // REMAT_PLANNER_PLAN_H
