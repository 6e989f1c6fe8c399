// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// Reads the fates out of a plan's steps.

#include "remat/Planner/ValueFates.h"
#include "llvm/ADT/STLExtras.h"

using namespace remat::planner;

llvm::StringRef remat::planner::toString(Fate fate) {
  switch (fate) {
  case Fate::None:
    return "none";
  case Fate::Saved:
    return "saved";
  case Fate::Recomputed:
    return "recomputed";
  case Fate::Inlined:
    return "inlined";
  case Fate::Offloaded:
    return "offloaded";
  }
  llvm_unreachable("all fates are named");
}

std::vector<llvm::StringRef>
remat::planner::findLayers(const Problem &problem) {
  std::vector<llvm::StringRef> layers(problem.values.size());
  for (const Op &op : problem.ops)
    if (!op.extra)
      for (ValueId output : op.outputs)
        layers[output] = op.layer;
  return layers;
}

/// Roots that forward runs make.
static std::vector<bool> findForwardRoots(const Problem &problem) {
  std::vector<bool> isForward(problem.values.size(), false);
  for (const Op &op : problem.ops)
    if (!op.extra && op.phase == Phase::Forward)
      for (ValueId output : op.outputs)
        isForward[problem.rootOf(output)] = true;
  return isForward;
}

/// Index of the first step behind the forward phase.
static size_t findTurn(const Problem &problem, const Plan &plan) {
  for (auto [index, step] : llvm::enumerate(plan.steps))
    if (step.kind == StepKind::Run &&
        problem.ops[step.id].phase != Phase::Forward)
      return index;
  return plan.steps.size();
}

/// Marks what forward runs made and what is still there at the turn.
static void markSaved(const Problem &problem, llvm::ArrayRef<Step> steps,
                      const std::vector<bool> &isForward,
                      std::vector<Fate> &fates) {
  for (const Step &step : steps) {
    if (step.kind == StepKind::Drop) {
      if (fates[step.id] == Fate::Saved)
        fates[step.id] = Fate::None;
      continue;
    }
    bool isWriting =
        step.kind == StepKind::Run ||
        (step.kind == StepKind::Rerun && (!step.into || step.keep));
    if (!isWriting)
      continue;
    for (ValueId output : problem.ops[step.id].outputs)
      if (isForward[output] && !llvm::is_contained(step.without, output) &&
          !problem.values[output].storage)
        fates[output] = Fate::Saved;
  }
}

std::vector<Fate> remat::planner::findFates(const Problem &problem,
                                            const Plan &plan) {
  std::vector<bool> isForward = findForwardRoots(problem);
  std::vector<Fate> fates(problem.values.size(), Fate::None);
  size_t turn = findTurn(problem, plan);
  llvm::ArrayRef<Step> steps(plan.steps);
  markSaved(problem, steps.take_front(turn), isForward, fates);
  for (const Step &step : plan.steps)
    if (step.kind == StepKind::Offload && isForward[step.id])
      fates[step.id] = Fate::Offloaded;
  for (const Step &step : steps.drop_front(turn)) {
    if (step.kind != StepKind::Rerun || problem.ops[step.id].isView())
      continue;
    for (ValueId output : problem.ops[step.id].outputs) {
      bool isMade =
          isForward[output] && !llvm::is_contained(step.without, output);
      Fate &fate = fates[output];
      if (!isMade || fate == Fate::Saved || fate == Fate::Offloaded)
        continue;
      bool isInlined = step.into && !step.keep;
      if (!isInlined || fate == Fate::None)
        fate = isInlined ? Fate::Inlined : Fate::Recomputed;
    }
  }
  return fates;
}

RerunTotals remat::planner::sumReruns(const Problem &problem,
                                      const Plan &plan) {
  RerunTotals totals;
  for (const Step &step : plan.steps) {
    if (step.kind != StepKind::Rerun || problem.ops[step.id].isView())
      continue;
    totals.kernels += 1;
    if (!step.into)
      totals.timeNs += problem.ops[step.id].timeNs;
  }
  return totals;
}
