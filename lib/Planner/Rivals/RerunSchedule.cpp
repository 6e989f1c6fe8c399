// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// Schedules to plans. A storage has a version number that rises where a run
/// makes it anew; a view is readable while it carries its storage's version.

#include "RerunSchedule.h"

#include "../PlanBuilder.h"
#include "llvm/ADT/STLExtras.h"

namespace remat::planner {

RerunSchedule::RerunSchedule(const ProblemIndex &index, bool isEmpty)
    : index(index) {
  for (auto [id, op] : llvm::enumerate(index.problem.ops))
    if (!isEmpty && !op.extra && !op.isView())
      addFirstRun(OpId(id));
}

void RerunSchedule::addFirstRun(OpId op) {
  const std::vector<ValueId> &outputs = index.problem.ops[op].outputs;
  runs.push_back({op, true, {outputs.begin(), outputs.end()}});
}

void RerunSchedule::addRerun(OpId op) {
  const std::vector<ValueId> &outputs = index.problem.ops[op].outputs;
  runs.push_back({op, false, {outputs.begin(), outputs.end()}});
}

namespace {
/// Places runs and the views that they read.
class Placement {
public:
  explicit Placement(const ProblemIndex &index)
      : index(index), version(index.problem.values.size(), 0),
        readableIn(index.problem.values.size(), -1) {
    for (ValueId argument : index.problem.arguments)
      readableIn[argument] = 0;
    sequence.variants.assign(index.problem.ops.size(), -1);
  }

  void place(const ScheduledRun &run) {
    if (run.isFirst)
      placeViewsBefore(run.op);
    for (ValueId input : index.problem.ops[run.op].inputs)
      rerunViews(input);
    PlacedItem item;
    item.kind = run.isFirst ? PlacedItem::Kind::Run : PlacedItem::Kind::Rerun;
    item.id = run.op;
    item.births.assign(run.makes.begin(), run.makes.end());
    sequence.items.push_back(std::move(item));
    for (ValueId root : run.makes)
      readableIn[root] = ++version[root];
  }
  void placeViewsBefore(OpId op) {
    for (; nextBase < op; ++nextBase)
      if (const Op &view = index.problem.ops[nextBase];
          view.isView() && !view.extra)
        placeView(nextBase, PlacedItem::Kind::Run);
  }
  std::vector<Step> emit() {
    placeViewsBefore(OpId(index.problem.ops.size()));
    return emitSteps(index, std::move(sequence));
  }

private:
  bool isReadable(ValueId value) const {
    return readableIn[value] == version[index.problem.rootOf(value)];
  }
  void placeView(OpId op, PlacedItem::Kind kind) {
    PlacedItem item;
    item.kind = kind;
    item.id = op;
    sequence.items.push_back(std::move(item));
    if (isReadable(index.problem.ops[op].inputs[0]))
      for (ValueId output : index.problem.ops[op].outputs)
        readableIn[output] = version[index.problem.rootOf(output)];
  }
  void rerunViews(ValueId value) {
    llvm::SmallVector<OpId, 4> chain;
    for (; !isReadable(value);
         value = index.problem.ops[chain.back()].inputs[0])
      chain.push_back(index.producer[value]);
    for (OpId view : llvm::reverse(chain))
      placeView(view, PlacedItem::Kind::Rerun);
  }

  const ProblemIndex &index;
  PlacedSequence sequence;
  std::vector<int32_t> version;
  std::vector<int32_t> readableIn;
  OpId nextBase = 0;
};
} // namespace

llvm::Expected<Plan> RerunSchedule::toPlan() const {
  for (const Value &value : index.problem.values)
    if (value.must != UserPolicy::None)
      return llvm::createStringError("this strategy cannot honour the user "
                                     "policy of value \"" +
                                     value.name + "\"");
  Placement placement(index);
  for (const ScheduledRun &run : runs)
    placement.place(run);
  Plan plan;
  plan.problemName = index.problem.name;
  plan.steps = placement.emit();
  return plan;
}

std::vector<int64_t> RerunSchedule::bytesAtRuns(const Plan &plan,
                                                const Replay &replay) const {
  std::vector<int64_t> bytes;
  bytes.reserve(runs.size());
  for (auto [step, stepBytes] : llvm::zip(plan.steps, replay.bytesAtStep))
    if ((step.kind == StepKind::Run || step.kind == StepKind::Rerun) &&
        !index.problem.ops[step.id].isView())
      bytes.push_back(stepBytes);
  return bytes;
}

CountedBytes::CountedBytes(const ProblemIndex &index) {
  const Problem &problem = index.problem;
  own.assign(problem.values.size(), 0);
  for (const auto &[value, described] : llvm::enumerate(problem.values))
    if (!described.storage)
      own[value] = described.bytes;
  for (const DonatedPair &pair : problem.donated)
    if (pair.result)
      own[*pair.result] = 0;
  for (ValueId argument : problem.arguments)
    constant += std::exchange(own[argument], 0);
  if (problem.resultsUpFront)
    for (ValueId result : problem.results)
      constant += std::exchange(own[result], 0);
}

bool canRerunProducer(const ProblemIndex &index, ValueId root) {
  OpId producer = index.producer[root];
  return producer >= 0 && index.isRecomputable[root] &&
         index.problem.ops[producer].recomputable;
}

} // namespace remat::planner
