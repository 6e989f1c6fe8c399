// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// Copies of donated arguments; see the header.

#include "remat/Analysis/EntryCopies.h"
#include "remat/Analysis/PeakMemory.h"
#include "llvm/ADT/BitVector.h"
#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/STLExtras.h"
#include <set>

using namespace remat;
using planner::OpId;
using planner::ValueId;
using llvm::ArrayRef;

/// Whether every op that reads `argument` leads to `update`, or is it.
static bool allReadersLeadTo(const planner::Problem &problem, OpId update,
                             ValueId argument) {
  llvm::BitVector isNeeded(problem.values.size());
  for (OpId id = problem.ops.size(); id-- > 0;) {
    const planner::Op &op = problem.ops[id];
    bool leads = id == update || llvm::any_of(op.outputs, [&](ValueId output) {
                   return isNeeded.test(output);
                 });
    if (leads)
      for (ValueId input : op.inputs)
        isNeeded.set(input);
    else if (llvm::is_contained(op.inputs, argument))
      return false;
  }
  return true;
}

/// Adds the copies to the keep-all form and returns the arguments copied.
static std::vector<ValueId> addEntryCopies(planner::Problem &problem) {
  llvm::erase_if(problem.ops, [](const planner::Op &op) { return op.extra; });
  std::vector<std::optional<OpId>> makers(problem.values.size());
  for (auto [id, op] : llvm::enumerate(problem.ops)) {
    op.inlineInto.clear();
    op.elidable.clear();
    for (ValueId output : op.outputs)
      makers[output] = id;
  }
  std::vector<planner::Op> copies;
  std::vector<ValueId> copied;
  for (const planner::DonatedPair &pair : problem.donated) {
    std::optional<OpId> update = pair.result ? makers[*pair.result] : std::nullopt;
    if (!update || allReadersLeadTo(problem, *update, pair.argument))
      continue;
    planner::Op copy;
    copy.name = "copy of " + problem.values[pair.argument].name;
    copy.kind = OpKind::Copy;
    copy.inputs = {pair.argument};
    ValueId target = problem.values.size();
    copy.outputs = {target};
    planner::Value value = problem.values[pair.argument];
    problem.values.push_back(std::move(value));
    copies.push_back(std::move(copy));
    copied.push_back(pair.argument);
    for (planner::Op &op : problem.ops) {
      llvm::replace(op.inputs, pair.argument, target);
      for (auto &reuse : op.reuses)
        if (reuse.first == pair.argument)
          reuse.first = target;
      if (op.isView())
        for (ValueId output : op.outputs)
          if (problem.values[output].storage == pair.argument)
            problem.values[output].storage = target;
    }
  }
  problem.ops.insert(problem.ops.begin(), copies.begin(), copies.end());
  return copied;
}

/// Bytes of the values live at the peak that find a place in bytes set aside for
/// results that are not made yet: one value each, large ones first.
static int64_t placeInResults(const planner::Problem &problem,
                              const PeakMemory &peak,
                              ArrayRef<ValueId> copied) {
  ValueId firstCopy = problem.values.size() - copied.size();
  llvm::SmallDenseSet<ValueId> arguments(problem.arguments.begin(),
                                         problem.arguments.end());
  // Bytes of results that only their update will use.
  llvm::SmallDenseSet<ValueId> pending(problem.results.begin(),
                                       problem.results.end());
  for (const LiveValue &value : peak.live)
    pending.erase(value.value);
  for (const planner::DonatedPair &pair : problem.donated)
    if (pair.result && !llvm::is_contained(copied, pair.argument))
      pending.erase(*pair.result);
  std::multiset<int64_t> places;
  for (ValueId result : pending)
    places.insert(problem.values[result].bytes);
  int64_t bytes = 0;
  for (const LiveValue &value : peak.live) {
    auto place = places.lower_bound(value.bytes);
    bool isCopy = value.value >= firstCopy;
    if (isCopy || arguments.contains(value.value) || place == places.end())
      continue;
    bytes += value.bytes;
    places.erase(place);
  }
  return bytes;
}

llvm::Expected<planner::Replay>
remat::replayWithEntryCopies(const planner::Problem &given) {
  planner::Problem problem = given;
  std::vector<ValueId> copied = addEntryCopies(problem);
  planner::Plan plan = planner::makeKeepAllPlan(problem);
  llvm::Expected<planner::Replay> replay = planner::replay(problem, plan);
  if (replay)
    replay->cost.peakBytes -= placeInResults(
        problem, findPeakMemory(problem, plan, *replay), copied);
  return replay;
}
