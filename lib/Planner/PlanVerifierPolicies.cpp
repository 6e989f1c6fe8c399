// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// Judges user policies: `retain` storages are never read after a drop;
/// `recompute` and `offload` storages are absent at some moment between their
/// last forward and their first later use and come back the way the user said.
/// A storage whose first later use precedes its last forward use has no such
/// stretch and breaks nothing.

#include "PlanVerifierPolicies.h"

#include "llvm/ADT/STLExtras.h"

namespace remat::planner {

PolicyJudge::PolicyJudge(const Problem &problem)
    : problem(problem), madeFirst(problem.values.size()) {
  for (ValueId argument : problem.arguments)
    madeFirst[argument] = true;
  for (size_t value = 0; value < problem.values.size(); ++value)
    if (problem.values[value].must != UserPolicy::None)
      histories[problem.rootOf(ValueId(value))].policy =
          problem.values[value].must;
  for (ValueId argument : problem.arguments)
    if (histories.count(argument))
      histories[argument].isForward = histories[argument].isLive = true;
}

void PolicyJudge::forwardTouch(History &history) {
  history.isForward = true;
  history.wasGone = !history.isLive;
  history.usedAfterForward = false;
}

void PolicyJudge::read(ValueId root, const Step &reader, size_t) {
  auto entry = histories.find(root);
  if (entry == histories.end())
    return;
  History &history = entry->second;
  history.readAfterLoss |= history.lost;
  if (reader.kind != StepKind::Run)
    return;
  if (problem.ops[reader.id].phase == Phase::Forward)
    return forwardTouch(history);
  if (history.usedAfterForward)
    return;
  history.usedAfterForward = true;
  history.goneBeforeThatUse = history.wasGone || !history.isLive;
  // Not live and yet read: made inline by a rerun of the same kernel.
  history.sourceOfThatUse = history.isLive ? history.source : Source::Rerun;
}

void PolicyJudge::made(const Step &member, const RootSet &newRoots,
                       size_t) {
  const Op &op = problem.ops[member.id];
  for (ValueId output : op.outputs) {
    bool isFirst = member.kind == StepKind::Run;
    if (isFirst)
      madeFirst[output] = true;
    auto entry = histories.find(output);
    if (entry == histories.end() || op.isView())
      continue;
    History &history = entry->second;
    if (newRoots.count(output)) {
      history.isLive = true;
      history.source = isFirst ? Source::FirstRun : Source::Rerun;
    }
    if (!isFirst)
      continue;
    history.lost |= !history.isLive;
    if (op.phase == Phase::Forward)
      forwardTouch(history);
  }
}

void PolicyJudge::dropped(ValueId root, size_t) {
  auto entry = histories.find(root);
  if (entry == histories.end())
    return;
  entry->second.isLive = false;
  entry->second.wasGone = true;
  entry->second.lost = true;
}

void PolicyJudge::fetched(ValueId root, size_t) {
  auto entry = histories.find(root);
  if (entry == histories.end())
    return;
  entry->second.isLive = true;
  entry->second.source = Source::Fetch;
}

std::string PolicyJudge::judge() const {
  for (const auto &[root, history] : histories) {
    std::string name = "value " + std::to_string(root);
    if (history.policy == UserPolicy::Retain && history.readAfterLoss)
      return name + " must be retained, but is dropped before its last use";
    if (history.policy == UserPolicy::Retain || !history.isForward ||
        !history.usedAfterForward)
      continue;
    if (!history.goneBeforeThatUse)
      return name + " must be dropped between its last forward and its first "
                    "backward use";
    Source wanted =
        history.policy == UserPolicy::Offload ? Source::Fetch : Source::Rerun;
    if (history.sourceOfThatUse != wanted)
      return name + " must come back by " +
             (wanted == Source::Fetch ? "a fetch" : "recomputation");
  }
  return {};
}

} // namespace remat::planner
