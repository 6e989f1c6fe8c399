// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// Builds the index in O(values + ops + inputs). Ranks: base order, and within
/// the outputs of one op a topological order of the recipes that make one
/// output from another (Kahn); recipes on a cycle are not grounded and are
/// followed only where all their inputs are live anyway.

#include "ProblemIndex.h"

#include "llvm/ADT/STLExtras.h"
#include <deque>

namespace remat::planner {

ProblemIndex::ProblemIndex(const Problem &problem) : problem(problem) {
  size_t valueCount = problem.values.size();
  isArgument.assign(valueCount, 0);
  isResult.assign(valueCount, 0);
  staysAlive.assign(valueCount, 0);
  for (ValueId argument : problem.arguments)
    isArgument[argument] = staysAlive[argument] = 1;
  isPaired.assign(valueCount, 0);
  for (const DonatedPair &pair : problem.donated) {
    staysAlive[pair.argument] = 0;
    isPaired[pair.argument] = pair.result.has_value();
  }
  for (ValueId result : problem.results)
    isResult[result] = 1;
  collectMakers();
  collectUses();
  markForward();
  markEarly();
  findGaps();
  rankStorages();
  findGrounded();
  numberGaps();
  findLastProducers();
  while (firstRun + 1 < OpId(problem.ops.size()) && problem.ops[firstRun].extra)
    ++firstRun;
}

void ProblemIndex::numberGaps() {
  firstGap.reserve(problem.values.size() + 1);
  int32_t next = 0;
  for (auto [value, described] : llvm::enumerate(problem.values)) {
    firstGap.push_back(next);
    if (!described.storage)
      next += int32_t(uses[value].size()) + 1;
  }
  firstGap.push_back(next);
}

void ProblemIndex::findLastProducers() {
  lastProducer.assign(problem.ops.size(), -1);
  for (auto [id, op] : llvm::enumerate(problem.ops)) {
    OpId &last = lastProducer[id];
    for (ValueId output : op.outputs)
      last = std::max(last, producer[output]);
    for (ValueId input : op.inputs)
      last = std::max({last, producer[input], producer[problem.rootOf(input)]});
  }
}

void ProblemIndex::collectMakers() {
  producer.assign(problem.values.size(), -1);
  makers.resize(problem.values.size());
  for (bool extra : {false, true})
    for (auto [index, op] : llvm::enumerate(problem.ops)) {
      if (op.extra != extra)
        continue;
      for (ValueId output : op.outputs) {
        if (!extra)
          producer[output] = OpId(index);
        if (op.recomputable && !op.isView())
          makers[output].push_back(OpId(index));
      }
    }
}

void ProblemIndex::collectUses() {
  uses.resize(problem.values.size());
  lastForwardUse.assign(problem.values.size(), -1);
  for (ValueId argument : problem.arguments)
    lastForwardUse[argument] = 0;
  for (auto [index, op] : llvm::enumerate(problem.ops)) {
    if (op.extra || op.isView())
      continue;
    bool isForward = op.phase == Phase::Forward;
    for (ValueId input : op.inputs) {
      ValueId root = problem.rootOf(input);
      if (uses[root].empty() || uses[root].back() != OpId(index))
        uses[root].push_back(OpId(index));
      if (isForward)
        lastForwardUse[root] = OpId(index);
    }
    if (isForward)
      for (ValueId output : op.outputs)
        lastForwardUse[output] = OpId(index);
  }
}

/// Marks forward ops and what they need, walking back once.
void ProblemIndex::markForward() {
  isForward.assign(problem.ops.size(), 0);
  std::vector<char> isNeeded(problem.values.size(), 0);
  for (size_t id = problem.ops.size(); id-- > 0;) {
    const Op &op = problem.ops[id];
    if (op.extra || op.isView())
      continue;
    bool feedsForward =
        op.phase == Phase::Forward ||
        llvm::any_of(op.outputs, [&](ValueId v) { return isNeeded[v]; });
    if (!feedsForward)
      continue;
    isForward[id] = 1;
    turn = std::max(turn, OpId(id));
    for (ValueId input : op.inputs)
      isNeeded[problem.rootOf(input)] = 1;
  }
}

/// Ops of later phases that stand before the turn are early if they are few;
/// where they are many the step has several turns (micro-batches).
void ProblemIndex::markEarly() {
  isEarly = isForward;
  size_t forward = 0, others = 0;
  for (OpId id = 0; id < turn; ++id)
    if (!problem.ops[id].extra && !problem.ops[id].isView())
      ++(isForward[id] ? forward : others);
  if (others > forward)
    return;
  for (OpId id = 0; id < turn; ++id)
    isEarly[id] = !problem.ops[id].extra && !problem.ops[id].isView();
}

void ProblemIndex::findGaps() {
  gapStart.assign(problem.values.size(), -1);
  crosses.assign(problem.values.size(), 0);
  for (size_t root = 0; root < gapStart.size(); ++root) {
    OpId begin = lastForwardUse[root];
    if (begin < 0 && producer[root] >= 0 && isEarly[producer[root]])
      begin = producer[root];
    if (begin < 0)
      continue;
    for (OpId use : uses[root])
      if (isEarly[use])
        begin = std::max(begin, use);
    // Walk the pauses behind `begin`; the one around the turn wins.
    OpId previous = begin;
    int64_t longest = -1;
    for (OpId use : uses[root]) {
      if (use <= previous)
        continue;
      crosses[root] = 1;
      bool spansTurn = previous <= turn && use > turn;
      int64_t length = spansTurn ? INT64_MAX : int64_t(use) - previous;
      if (length > longest) {
        longest = length;
        begin = previous;
      }
      previous = use;
    }
    gapStart[root] = begin;
  }
}

/// Ranks the outputs of a base op: those that recipes make from siblings come
/// after the siblings.
void ProblemIndex::rankOutputs(const Op &op, int32_t &next) {
  llvm::SmallVector<ValueId, 8> waiting(op.outputs.begin(), op.outputs.end());
  auto readsWaiting = [&](ValueId output) {
    for (OpId maker : makers[output])
      for (ValueId input : problem.ops[maker].inputs)
        if (problem.rootOf(input) != output &&
            llvm::is_contained(waiting, problem.rootOf(input)))
          return true;
    return false;
  };
  while (!waiting.empty()) {
    // All that are ready; the first one where a cycle leaves none.
    llvm::SmallVector<ValueId, 8> ready;
    if (waiting.size() <= 64)
      for (ValueId output : waiting)
        if (!readsWaiting(output))
          ready.push_back(output);
    if (ready.empty())
      ready.push_back(waiting.front());
    for (ValueId output : ready)
      rank[output] = next++;
    llvm::erase_if(waiting, [&](ValueId output) {
      return llvm::is_contained(ready, output);
    });
  }
}

void ProblemIndex::rankStorages() {
  rank.assign(problem.values.size(), -1);
  int32_t next = 0;
  for (const Op &op : problem.ops)
    if (!op.extra && !op.isView())
      rankOutputs(op, next);
}

int32_t ProblemIndex::rankOfOp(OpId op) const {
  int32_t lowest = INT32_MAX;
  for (ValueId output : problem.ops[op].outputs)
    lowest = std::min(lowest, rank[problem.rootOf(output)]);
  return lowest;
}

void ProblemIndex::findGrounded() {
  grounded.assign(problem.ops.size(), 0);
  isRecomputable.assign(problem.values.size(), 0);
  for (auto [index, op] : llvm::enumerate(problem.ops)) {
    if (!op.recomputable || op.isView())
      continue;
    int32_t lowest = rankOfOp(OpId(index));
    OpId firstProducer = INT32_MAX, lastProducer = -1;
    for (ValueId output : op.outputs) {
      firstProducer = std::min(firstProducer, producer[output]);
      lastProducer = std::max(lastProducer, producer[output]);
    }
    // Views have a place in the base order of their own.
    grounded[index] = llvm::all_of(op.inputs, [&](ValueId input) {
      bool isView = problem.values[input].storage.has_value();
      return rank[problem.rootOf(input)] < lowest &&
             (!isView || producer[input] < firstProducer);
    });
    if (grounded[index])
      for (ValueId output : op.outputs)
        isRecomputable[output] |= producer[output] == lastProducer;
  }
  hasFixedViews.assign(problem.values.size(), 0);
  for (const Op &op : problem.ops)
    if (op.isView() && !op.recomputable) {
      hasFixedViews[problem.rootOf(op.inputs[0])] = 1;
      isRecomputable[problem.rootOf(op.inputs[0])] = 0;
    }
}

std::optional<int64_t> ProblemIndex::elidableTime(OpId op,
                                                  ValueId output) const {
  for (const auto &[elidable, ns] : problem.ops[op].elidable)
    if (elidable == output)
      return ns;
  return std::nullopt;
}

std::optional<int64_t> ProblemIndex::inlineTime(OpId op, OpId target) const {
  for (const auto &[consumer, ns] : problem.ops[op].inlineInto)
    if (consumer == target)
      return ns;
  return std::nullopt;
}

std::optional<OpId> ProblemIndex::nextUseAfter(ValueId root, OpId op) const {
  const auto *next = std::upper_bound(uses[root].begin(), uses[root].end(), op);
  if (next == uses[root].end())
    return std::nullopt;
  return *next;
}

} // namespace remat::planner
