// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// Reads the fates out of a plan's steps.

#include "remat/Analysis/ValueFates.h"
#include "llvm/ADT/STLExtras.h"

using namespace remat;
using planner::Phase;
using planner::StepKind;
using planner::ValueId;

/// Roots that a forward op makes and a later phase reads in the base program.
static std::vector<bool> findCrossing(const planner::Problem &problem) {
  std::vector<bool> isForward(problem.values.size(), false);
  std::vector<bool> crosses(problem.values.size(), false);
  for (const planner::Op &op : problem.ops) {
    if (op.extra)
      continue;
    if (op.phase == Phase::Forward) {
      for (ValueId output : op.outputs)
        isForward[problem.rootOf(output)] = true;
      continue;
    }
    for (ValueId input : op.inputs)
      crosses[problem.rootOf(input)] = true;
  }
  for (ValueId argument : problem.arguments)
    crosses[argument] = false;
  for (size_t i = 0; i < crosses.size(); ++i)
    crosses[i] = crosses[i] && isForward[i];
  return crosses;
}

std::vector<Fate> remat::findFates(const planner::Problem &problem,
                                   const planner::Plan &plan) {
  std::vector<bool> crosses = findCrossing(problem);
  std::vector<Fate> fates(problem.values.size(), Fate::None);
  for (size_t i = 0; i < fates.size(); ++i)
    if (crosses[i])
      fates[i] = Fate::Saved;
  for (const planner::Step &step : plan.steps) {
    if (step.kind == StepKind::Offload && crosses[step.id])
      fates[step.id] = Fate::Offloaded;
    if (step.kind != StepKind::Rerun || problem.ops[step.id].isView())
      continue;
    for (ValueId output : problem.ops[step.id].outputs) {
      bool isMade = !llvm::is_contained(step.without, output);
      if (!crosses[output] || !isMade || fates[output] == Fate::Offloaded)
        continue;
      bool isInlined = step.into && !step.keep;
      if (!isInlined)
        fates[output] = Fate::Recomputed;
      else if (fates[output] != Fate::Recomputed)
        fates[output] = Fate::Inlined;
    }
  }
  return fates;
}
