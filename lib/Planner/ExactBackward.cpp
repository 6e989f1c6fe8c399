// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// The best-first search; `ExactBackwardKernels.cpp` has its moves.

#include "ExactBackward.h"

#include "ExactBound.h"
#include "ExactPlanWriter.h"
#include "llvm/ADT/STLExtras.h"

namespace remat::planner {

/// Each new state is compared with at most so many expanded ones.
static constexpr size_t mostComparisons = 2000;
/// Partial kernels that take about the time of one state.
static constexpr uint64_t looksPerNode = 8;

size_t ExactBackward::HashNode::operator()(uint32_t node) const {
  const Node &state = (*nodes)[node];
  return llvm::hash_combine(state.bits.hash(), state.position);
}

bool ExactBackward::canHold(const ExactModel &model) {
  return model.refusal().empty() &&
         llvm::all_of(model.problem.values, [](const Value &value) {
           return value.must == UserPolicy::None;
         });
}

ExactBackward::ExactBackward(const ExactModel &model, int64_t budget,
                             int64_t fasterThan,
                             llvm::ArrayRef<int64_t> leastBefore)
    : model(model), problem(model.problem), kernels(model),
      memoryBound(model, budget), budget(budget), limit(fasterThan),
      timeBefore(model.end + 1, 0), madeBefore(model.end + 1),
      startBits(model.start().bits), leastBefore(leastBefore),
      known(1024, HashNode{&nodes}, SameState{&nodes}),
      expanded(model.end + 1) {
  StorageBits made = startBits;
  for (int32_t position = 0; position < model.end; ++position) {
    const Op &op = problem.ops[position];
    madeBefore[position] = made;
    timeBefore[position + 1] = timeBefore[position];
    if (op.extra)
      continue;
    for (ValueId output : op.outputs) {
      int bit = model.anchor[output];
      made.set(bit);
      if (model.compactBit[bit] >= 0)
        made.set(model.compactBit[bit]);
    }
    if (op.isView())
      continue;
    int64_t least = INT64_MAX;
    for (int form = 0; form < model.formCount(position); ++form)
      least = std::min(least, model.form(position, form).timeNs);
    for (const auto &[output, ns] : op.elidable)
      least -= ns;
    timeBefore[position + 1] +=
        std::max<int64_t>(0, least + kernels.largestGain(position));
  }
  madeBefore[model.end] = made;
  resultOf.assign(model.bitCount, -1);
  for (int bit = 0; bit < model.bitCount; ++bit)
    if (int compact = model.compactBit[bit]; compact >= 0) {
      compactBits.set(compact);
      resultOf[compact] = bit;
    }
  firstInlined.assign(model.bitCount, INT32_MAX);
  for (size_t op = 0; op < problem.ops.size(); ++op)
    if (!problem.ops[op].inlineInto.empty())
      for (ValueId output : problem.ops[op].outputs) {
        int32_t &first = firstInlined[model.anchor[output]];
        first = std::min(first, model.firstRerun[op]);
      }
  reachable.resize(problem.ops.size());
  for (size_t op = 0; op < problem.ops.size(); ++op) {
    llvm::SmallVector<OpId, 16> reached = {OpId(op)};
    std::vector<char> isReached(problem.ops.size(), 0);
    for (size_t next = 0; next < reached.size(); ++next) {
      for (ValueId output : problem.ops[reached[next]].outputs)
        reachable[op].set(model.anchor[output]);
      for (const auto &[member, ns] : model.takesIn[reached[next]])
        if (!std::exchange(isReached[member], 1))
          reached.push_back(member);
    }
  }
}

/// True if the second state asks for no less, and for each result in the same
/// way: one in its argument's bytes asks for more, but takes less.
bool ExactBackward::asksForMore(const StorageBits &less,
                                const StorageBits &more) const {
  if (!more.contains(less))
    return false;
  bool isSame = true;
  (more.without(less) & compactBits).forEach([&](int bit) {
    isSame &= !less.test(resultOf[bit]);
  });
  return isSame;
}

bool ExactBackward::isDominated(uint32_t number) const {
  const Node &node = nodes[number];
  const std::vector<uint32_t> &others = expanded[node.position];
  size_t count = std::min(others.size(), mostComparisons);
  for (size_t back = 1; back <= count; ++back) {
    const Node &other = nodes[others[others.size() - back]];
    if (other.timeNs <= node.timeNs && asksForMore(other.bits, node.bits))
      return true;
  }
  return false;
}

void ExactBackward::push(StorageBits bits, int32_t position, int64_t timeNs,
                         const std::function<uint32_t()> &move) {
  bits = bits | memoryBound.forcedAt(position);
  bits.set(0);
  if (!madeBefore[position].contains(bits) || model.bytesOf(bits) > budget)
    return;
  int64_t left = remaining(position);
  if (timeNs + left >= limit)
    return;
  uint32_t node = uint32_t(nodes.size());
  nodes.push_back({bits, position, timeNs, current, 0});
  auto [place, isNew] = known.insert(node);
  if (!isNew) {
    if (nodes[*place].timeNs <= timeNs) {
      nodes.pop_back();
      return;
    }
    known.erase(place);
    known.insert(node);
  }
  nodes[node].move = move();
  open.push({timeNs + left, position, node});
}

void ExactBackward::checkLimits() {
  isSpent |= shouldStop() || nodes.size() + looks / looksPerNode > nodeLimit;
}

ExactBackward::Outcome ExactBackward::run(size_t mostNodes,
                                          llvm::function_ref<bool()> stop) {
  nodeLimit = mostNodes;
  shouldStop = stop;
  proven = limit;
  if (memoryBound.isBeyond() || model.bytesOf(startBits) > budget)
    return Outcome::NoneFaster;
  // Each paired result may lie in its argument or not.
  llvm::SmallVector<int, 4> paired;
  model.resultBits.forEach([&](int bit) {
    if (model.compactBit[bit] >= 0)
      paired.push_back(model.compactBit[bit]);
  });
  // Nothing is proved before all of them are there.
  if (paired.size() >= 32 || nodeLimit >> paired.size() == 0) {
    proven = remaining(model.end);
    return Outcome::Cut;
  }
  for (uint32_t choice = 0; choice >> paired.size() == 0; ++choice) {
    StorageBits bits = model.resultBits;
    for (auto [index, bit] : llvm::enumerate(paired))
      if (choice >> index & 1)
        bits.set(bit);
    push(bits, model.end, 0, [] { return 0; });
  }
  startCount = uint32_t(nodes.size());
  while (!open.empty()) {
    Entry entry = open.top();
    open.pop();
    proven = entry.estimate;
    const Node &node = nodes[entry.node];
    if (*known.find(entry.node) != entry.node || isDominated(entry.node))
      continue;
    if (positionBefore(node.position) < 0 && startBits.contains(node.bits)) {
      findSteps(entry.node);
      return Outcome::Found;
    }
    expanded[node.position].push_back(entry.node);
    expand(entry.node);
    checkLimits();
    if (isSpent)
      return Outcome::Cut;
  }
  proven = limit;
  return Outcome::NoneFaster;
}

/// The last op before the position that a move stands for; -1 if there is none.
/// Views that can be rerun are made readable when they are read.
int32_t ExactBackward::positionBefore(int32_t position) const {
  while (--position >= 0) {
    const Op &op = problem.ops[position];
    if (!op.extra && !(op.isView() && op.recomputable))
      break;
  }
  return position;
}

void ExactBackward::expand(uint32_t number) {
  current = number;
  int32_t position = nodes[number].position;
  for (size_t op = 0; op < problem.ops.size(); ++op)
    if (!problem.ops[op].isView() && model.mayRerun(OpId(op), position)) {
      before = position;
      runBackward(OpId(op), /*isFirst=*/false);
    }
  before = positionBefore(position);
  if (before < 0)
    return;
  const Op &op = problem.ops[before];
  if (!op.isView())
    return runBackward(before, /*isFirst=*/true);
  StorageBits bits = nodes[current].bits;
  Move move;
  move.members.push_back({before, 0, false, 0});
  move.isFirst = true;
  for (ValueId output : op.outputs) {
    int bit = model.anchor[output];
    if (!bits.test(bit))
      continue;
    bits.reset(bit);
    move.reads.set(model.anchor[op.inputs[0]]);
    move.reads.set(model.anchor[problem.rootOf(output)]);
  }
  push(bits | move.reads, before, nodes[current].timeNs, [&] {
    moves.push_back(move);
    return uint32_t(moves.size() - 1);
  });
}

void ExactBackward::findSteps(uint32_t goal) {
  ExactPlanWriter writer(model);
  StorageBits present = startBits;
  writer.drop(present.without(nodes[goal].bits));
  present = present & nodes[goal].bits;
  writer.runViews(nodes[goal].position);
  for (uint32_t number = goal; number >= startCount;
       number = nodes[number].parent) {
    const Node &node = nodes[number];
    const Node &next = nodes[node.parent];
    const Move &move = moves[node.move];
    writer.run(move.members, move.isFirst, move.reads, move.written);
    present = present | move.written;
    writer.drop(present.without(next.bits));
    present = present & next.bits;
    writer.runViews(next.position);
  }
  foundSteps = writer.take();
}

} // namespace remat::planner
