// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "UnreadRuns.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallVector.h"

namespace remat::planner {

namespace {
/// One walk over the steps.
class UnreadRuns {
public:
  UnreadRuns(const Problem &problem, Plan &plan)
      : problem(problem), plan(plan), firstRuns(problem.ops.size(), none),
        makers(problem.values.size(), -1), drops(problem.values.size(), none),
        views(problem.values.size()) {}

  bool leaveOut();

private:
  static constexpr size_t none = SIZE_MAX, leftOut = none - 1;

  void visitRun(size_t place);
  void visitView(size_t place);
  void replaceFirstRun(size_t first, const Op &op);
  void forget(ValueId root);
  /// Whether the kernel also writes what it inlines.
  bool keepsMembers(size_t place) const;
  /// Whether all that the op's first run wrote has been dropped.
  bool isDropped(const Op &op) const;

  const Problem &problem;
  Plan &plan;
  /// Per op: the place of its first run while nobody has read what that wrote.
  std::vector<size_t> firstRuns;
  /// Per root: the op whose first run wrote it; -1 once it is read or made again.
  std::vector<OpId> makers;
  /// Per root: the place of its last drop; `leftOut` if its first run does not write it.
  std::vector<size_t> drops;
  /// Per root: where views of what its first run wrote were made again.
  std::vector<llvm::SmallVector<size_t, 1>> views;
  std::vector<bool> isLeftOut;
};
} // namespace

/// Somebody needs what the root's first maker wrote, or makes it in another way.
void UnreadRuns::forget(ValueId root) {
  if (makers[root] >= 0)
    firstRuns[makers[root]] = none;
  makers[root] = -1;
}

bool UnreadRuns::isDropped(const Op &op) const {
  return llvm::all_of(op.outputs,
                      [&](ValueId output) { return drops[output] != none; });
}

bool UnreadRuns::keepsMembers(size_t place) const {
  for (; place > 0 && plan.steps[place - 1].into; --place)
    if (plan.steps[place - 1].keep)
      return true;
  return false;
}

/// The first run of a view makes nothing of what is not there, others need that; who
/// reads it reads the root.
void UnreadRuns::visitView(size_t place) {
  const Step &step = plan.steps[place];
  ValueId root = problem.rootOf(problem.ops[step.id].inputs.front());
  if (step.kind == StepKind::Rerun && makers[root] >= 0)
    views[root].push_back(place);
}

/// The run at hand is the first one of the op.
void UnreadRuns::replaceFirstRun(size_t first, const Op &op) {
  isLeftOut[first] = true;
  for (size_t member = first; member > 0 && plan.steps[member - 1].into; --member)
    isLeftOut[member - 1] = true;
  for (ValueId output : op.outputs) {
    if (drops[output] != leftOut)
      isLeftOut[drops[output]] = true;
    for (size_t view : views[output])
      isLeftOut[view] = true;
    makers[output] = -1;
  }
}

void UnreadRuns::visitRun(size_t place) {
  Step &step = plan.steps[place];
  const Op &op = problem.ops[step.id];
  if (op.isView())
    return visitView(place);
  llvm::ArrayRef<ValueId> inputs =
      step.variant ? op.variants[*step.variant].inputs : op.inputs;
  for (ValueId input : inputs)
    forget(problem.rootOf(input));
  if (step.kind == StepKind::Run) {
    bool ownsAll = llvm::none_of(op.outputs, [&](ValueId output) {
      return problem.values[output].storage.has_value();
    });
    if (!ownsAll || op.outputs.empty() || !op.recomputable)
      return;
    if (keepsMembers(place))
      return;
    firstRuns[step.id] = place;
    for (ValueId output : op.outputs) {
      makers[output] = step.id;
      drops[output] = llvm::is_contained(step.without, output) ? leftOut : none;
      views[output].clear();
    }
    return;
  }
  size_t first = op.extra ? none : firstRuns[step.id];
  if (first == none || step.into || !isDropped(op)) {
    for (ValueId output : op.outputs)
      forget(problem.rootOf(output));
    return;
  }
  replaceFirstRun(first, op);
  firstRuns[step.id] = none;
  step.kind = StepKind::Run;
}

bool UnreadRuns::leaveOut() {
  isLeftOut.assign(plan.steps.size(), false);
  for (size_t place = 0; place < plan.steps.size(); ++place) {
    const Step &step = plan.steps[place];
    switch (step.kind) {
    case StepKind::Run:
    case StepKind::Rerun:
      visitRun(place);
      break;
    case StepKind::Drop:
      drops[step.id] = place;
      break;
    case StepKind::Offload:
    case StepKind::Fetch:
      forget(step.id);
      break;
    }
  }
  size_t place = 0;
  size_t before = plan.steps.size();
  llvm::erase_if(plan.steps, [&](const Step &) { return isLeftOut[place++]; });
  return plan.steps.size() < before;
}

bool leaveOutUnreadRuns(const Problem &problem, Plan &plan) {
  bool isChanged = false;
  while (UnreadRuns(problem, plan).leaveOut())
    isChanged = true;
  if (isChanged)
    plan.order = Order::Free;
  return isChanged;
}

} // namespace remat::planner
