// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "remat/Report/PlanRecord.h"
#include "llvm/ADT/STLExtras.h"

using namespace remat;
using namespace remat::report;
using namespace remat::planner;

namespace {
class Recorder {
public:
  Recorder(const Problem &problem, const Plan &plan)
      : problem(problem), plan(plan) {}

  llvm::Expected<PlanRecord> run();

private:
  void findMakers();
  llvm::Error findFreedBytes();
  void findActions();
  void addAction(Fate fate, size_t step, ValueId value, int64_t timeNs);
  size_t findReader(size_t step) const;

  const Problem &problem;
  const Plan &plan;
  PlanRecord record;
  /// Per root: bytes it takes at keep-all's peak and not in this plan.
  std::vector<int64_t> freedBytes;
  /// Per root: the step behind which it was last allocated.
  std::vector<size_t> absentSince;
};
} // namespace

void Recorder::findMakers() {
  record.makers.resize(problem.values.size());
  record.parts = planner::findModelParts(problem);
  for (auto [id, op] : llvm::enumerate(problem.ops)) {
    if (op.extra)
      continue;
    for (ValueId output : op.outputs)
      record.makers[output] = OpId(id);
  }
}

/// Step of the plan at which `op` runs first.
static size_t findRun(const Plan &plan, OpId op) {
  for (auto [index, step] : llvm::enumerate(plan.steps))
    if (step.kind == StepKind::Run && step.id == op)
      return index;
  return plan.steps.size();
}

/// Roots live at keep-all's peak that the plan does not hold while it runs the
/// op that keep-all peaks at.
llvm::Error Recorder::findFreedBytes() {
  freedBytes.assign(problem.values.size(), 0);
  Plan keepAll = makeKeepAllPlan(problem);
  llvm::Expected<Replay> base = replay(problem, keepAll);
  if (!base)
    return base.takeError();
  if (!base->peakStep)
    return llvm::Error::success();
  for (ValueId root : base->liveAtPeak)
    freedBytes[root] = problem.values[root].bytes;
  auto time = int64_t(findRun(plan, keepAll.steps[*base->peakStep].id)) + 1;
  for (const Allocation &allocation : record.allocations)
    if (allocation.root && allocation.begin <= time && time < allocation.end)
      freedBytes[*allocation.root] = 0;
  return llvm::Error::success();
}

/// The kernel of the next step that is one of its own.
size_t Recorder::findReader(size_t step) const {
  for (size_t next = step + 1; next < plan.steps.size(); ++next) {
    const Step &candidate = plan.steps[next];
    bool isKernel = candidate.kind == StepKind::Run ||
                    (candidate.kind == StepKind::Rerun && !candidate.into);
    if (isKernel && !problem.ops[candidate.id].isView())
      return size_t(candidate.id);
  }
  return 0;
}

void Recorder::addAction(Fate fate, size_t step, ValueId value,
                         int64_t timeNs) {
  ValueId root = problem.rootOf(value);
  record.actions.push_back({root, fate, step, OpId(findReader(step)), timeNs,
                            freedBytes[root], step - absentSince[root]});
}

/// What an inlined rerun adds to the kernel that it becomes part of.
static int64_t getInlinedTime(const Op &op, OpId kernel) {
  for (auto [into, ns] : op.inlineInto)
    if (into == kernel)
      return ns;
  return op.inlineInto.empty() ? 0 : op.inlineInto.front().second;
}

void Recorder::findActions() {
  absentSince.assign(problem.values.size(), 0);
  for (auto [index, step] : llvm::enumerate(plan.steps)) {
    switch (step.kind) {
    case StepKind::Drop:
    case StepKind::Offload:
      absentSince[step.id] = index;
      break;
    case StepKind::Fetch:
      addAction(Fate::Offloaded, index, step.id, 0);
      break;
    case StepKind::Run:
    case StepKind::Rerun: {
      const Op &op = problem.ops[step.id];
      bool isInlined = step.into && !step.keep;
      for (ValueId output : op.outputs)
        if (step.kind == StepKind::Rerun && !op.isView() &&
            !llvm::is_contained(step.without, output))
          addAction(isInlined ? Fate::Inlined : Fate::Recomputed, index, output,
                    step.into ? getInlinedTime(op, OpId(findReader(index)))
                              : op.timeNs);
      if (!isInlined)
        for (ValueId output : op.outputs)
          absentSince[problem.rootOf(output)] = index;
      break;
    }
    }
  }
}

llvm::Expected<PlanRecord> Recorder::run() {
  llvm::Expected<Replay> replayed = replay(problem, plan);
  if (!replayed)
    return replayed.takeError();
  llvm::Expected<std::vector<Allocation>> allocations =
      replayAllocations(problem, plan);
  if (!allocations)
    return allocations.takeError();
  record.replay = std::move(*replayed);
  record.replay.liveAtPeak =
      findHeldAtPeak(problem, plan, *allocations, record.replay);
  record.replay.peakStep = findPeakKernel(plan, record.replay);
  record.allocations = std::move(*allocations);
  record.fates = findFates(problem, plan);
  findMakers();
  if (llvm::Error error = findFreedBytes())
    return std::move(error);
  findActions();
  return std::move(record);
}

llvm::Expected<PlanRecord> report::recordPlan(const Problem &problem,
                                              const Plan &plan) {
  return Recorder(problem, plan).run();
}
