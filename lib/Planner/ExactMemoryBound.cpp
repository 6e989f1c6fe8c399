// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// Tables per bit and position. Roots whose contents every plan may be taken to
/// have have no node, and cost nothing.

#include "ExactMemoryBound.h"

#include "ForcedStorages.h"
#include "PriceSearch.h"

#include "llvm/ADT/STLExtras.h"

namespace remat::planner {

static Problem withoutCopies(const Problem &problem) {
  Problem plain = problem;
  plain.device.offloadBytesPerSecond.reset();
  return plain;
}

ExactMemoryBound::ExactMemoryBound(const ExactModel &model, int64_t budget)
    : model(model), problem(withoutCopies(model.problem)),
      costs(problem, Order::Base), scale(costs), nodeOfBit(model.bitCount, -1),
      leastRemakeTime(model.bitCount, 0), inputsOfBit(model.bitCount),
      needed(model.end + 1), made(model.end + 1), forced(model.end + 1),
      kernelsFrom(model.end + 1, 0) {
  // What is in memory may have been written before the state.
  costs.writeCost.assign(costs.writeCost.size(), 0);
  findNodes();
  findNeeds();
  if (budget == INT64_MAX || scale.isTooLarge)
    return;
  findForced(budget);
  if (!isHopeless)
    solveMoments(budget);
}

void ExactMemoryBound::findNodes() {
  for (int bit = 0; bit < model.bitCount; ++bit) {
    ValueId root = model.rootOfBit[bit];
    if (root < 0 || costs.isGiven[root] || costs.remakeNode[root] < 0)
      continue;
    int32_t node = costs.remakeNode[root];
    nodeOfBit[bit] = node;
    leastRemakeTime[bit] = costs.remakeTime(node, {}, /*isResult=*/false);
    for (ValueId input : costs.nodes[node].inputs)
      inputsOfBit[bit].set(model.anchor[input]);
  }
}

void ExactMemoryBound::findNeeds() {
  StorageBits later = model.resultBits;
  for (int32_t position = model.end; position >= 0; --position) {
    if (position < model.end && !problem.ops[position].extra) {
      kernelsFrom[position] =
          kernelsFrom[position + 1] + costs.kernelTime[position];
      for (ValueId root : costs.needs[position])
        later.set(model.anchor[root]);
    } else if (position < model.end) {
      kernelsFrom[position] = kernelsFrom[position + 1];
    }
    needed[position] = later;
  }
  StorageBits before;
  for (ValueId argument : problem.arguments)
    before.set(model.anchor[argument]);
  remakeTime.resize(model.end + 1);
  for (int32_t position = 0; position <= model.end; ++position) {
    made[position] = before;
    needed[position] = needed[position] & before;
    remakeTime[position].assign(model.bitCount, 0);
    needed[position].forEach([&](int bit) {
      if (nodeOfBit[bit] < 0)
        return;
      ValueId root = model.rootOfBit[bit];
      llvm::ArrayRef<OpId> readers = costs.readers[root];
      remakeTime[position][bit] = costs.remakeTime(
          nodeOfBit[bit],
          readers.drop_front(llvm::lower_bound(readers, position) -
                             readers.begin()),
          model.resultBits.test(bit));
    });
    if (position < model.end && !problem.ops[position].extra &&
        !problem.ops[position].isView())
      for (ValueId output : problem.ops[position].outputs)
        before.set(model.anchor[output]);
  }
}

void ExactMemoryBound::findForced(int64_t budget) {
  int32_t upTo = model.end;
  StorageBits last;
  ForcedAnswer answer = visitForcedStorages(
      costs, budget, [&](OpId op, llvm::ArrayRef<ValueId> roots) {
        int32_t position = std::min<int32_t>(op, model.end);
        // The positions behind this op belong to the one visited before.
        for (; upTo > position; --upTo)
          forced[upTo] = last;
        last = StorageBits();
        for (ValueId root : roots)
          last.set(model.anchor[root]);
      });
  for (; upTo >= 0; --upTo)
    forced[upTo] = last;
  isHopeless = !answer.isPossible;
}

void ExactMemoryBound::solveMoments(int64_t budget) {
  int64_t price = 1;
  const Deadline unlimited;
  for (int32_t position = model.end - 1; position >= 0; --position) {
    if (problem.ops[position].extra || problem.ops[position].isView())
      continue;
    CutNetwork network(costs, {position}, {}, budget, scale);
    PriceSearch search(network, scale.largestPrice, unlimited);
    search.maximize({price});
    isHopeless |= search.isImpossible();
    if (search.isImpossible() || search.value() <= 0 ||
        search.value() >= MaxFlow::unlimited)
      continue;
    price = std::max<int64_t>(1, search.prices()[0]);
    search.settle();
    Moment moment{position, int64_t(search.value()), {}};
    moment.flow.assign(costs.nodes.size(), 0);
    for (const CutNetwork::Arc &arc : network.arcs())
      if (arc.kind == CutNetwork::ArcKind::Remake)
        moment.flow[arc.from] = network.flowOf(arc);
    moments.push_back(std::move(moment));
  }
}

/// The nodes that have to be touched, each once, with what that costs.
void ExactMemoryBound::touch(const ExactState &state,
                             llvm::SmallVectorImpl<Touched> &touched) const {
  StorageBits gone = made[state.position].without(state.bits);
  StorageBits seen, waiting = needed[state.position] & gone;
  const std::vector<int64_t> &times = remakeTime[state.position];
  llvm::SmallVector<int32_t, 8> impliedNodes;
  while (!waiting.empty()) {
    seen = seen | waiting;
    StorageBits next;
    waiting.forEach([&](int bit) {
      if (nodeOfBit[bit] < 0)
        return;
      touched.push_back(
          {nodeOfBit[bit], std::max(times[bit], leastRemakeTime[bit])});
      next = next | inputsOfBit[bit];
      std::optional<int32_t> implied = costs.nodes[nodeOfBit[bit]].implied;
      if (!implied || llvm::is_contained(impliedNodes, *implied))
        return;
      impliedNodes.push_back(*implied);
      touched.push_back(
          {*implied, costs.remakeTime(*implied, {}, /*isResult=*/false)});
    });
    waiting = (next & gone).without(seen);
  }
}

int64_t ExactMemoryBound::remaining(const ExactState &state) const {
  if (isHopeless || !state.bits.contains(forced[state.position]))
    return impossible;
  llvm::SmallVector<Touched, 32> touched;
  touch(state, touched);
  int64_t time = kernelsFrom[state.position];
  for (const Touched &node : touched)
    time += node.timeNs;
  int64_t most = 0;
  for (const Moment &moment : moments) {
    if (moment.position < state.position)
      break;
    int64_t value = moment.value;
    for (const Touched &node : touched)
      value -= moment.flow[node.node];
    most = std::max(most, value);
  }
  return time + (most + scale.scale - 1) / scale.scale;
}

} // namespace remat::planner
