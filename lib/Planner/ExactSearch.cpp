// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// The best-first search. A move is: drop what the next kernel has no room for,
/// run the kernel, drop what it gives away and what nobody can want any more.
///
/// Of a plan's drops before a kernel only a smallest set that makes room is
/// tried: a state with more storages can do what the one with fewer can. Three
/// drops do more than make room and are tried for themselves: outputs that the
/// kernel writes again in better bytes (`redropped`), inputs and paired
/// arguments that an output takes over, and storages under user policy.

#include "ExactSearch.h"

#include "ExactPlanWriter.h"
#include "llvm/ADT/STLExtras.h"

namespace remat::planner {

/// Each new state is compared with at most so many expanded ones.
static constexpr size_t mostComparisons = 2000;
/// Partial kernels, or sets of drops, that take about the time of one state.
static constexpr uint64_t looksPerNode = 8;
/// Sets of drops looked at between two looks at the limits.
static constexpr uint64_t dropsPerCheck = 64;

size_t ExactSearch::HashNode::operator()(uint32_t node) const {
  const ExactState &state = (*nodes)[node].state;
  return llvm::hash_combine(state.bits.hash(), state.policies, state.position);
}

ExactSearch::ExactSearch(const ExactModel &model, int64_t budget,
                         int64_t fasterThan)
    : model(model), kernels(model), bound(model, kernels),
      memoryBound(model, budget), budget(budget), limit(fasterThan),
      known(1024, HashNode{&nodes}, SameState{&nodes}),
      expanded(model.end + 1) {}

void ExactSearch::push(const ExactState &state, int64_t timeNs, uint32_t move) {
  int64_t left = remaining(state);
  if (left >= ExactBound::impossible || timeNs + left >= limit)
    return;
  uint32_t node = uint32_t(nodes.size());
  nodes.push_back({state, timeNs, current, move});
  auto [place, isNew] = known.insert(node);
  if (!isNew) {
    Node &same = nodes[*place];
    if (same.timeNs <= timeNs) {
      nodes.pop_back();
      return;
    }
    known.erase(place);
    known.insert(node);
  }
  open.push({std::max(currentEstimate, timeNs + left), timeNs, node});
}

/// True if an expanded state has all that this one has, no later.
bool ExactSearch::isDominated(uint32_t number) const {
  const Node &node = nodes[number];
  const std::vector<uint32_t> &others = expanded[node.state.position];
  size_t count = std::min(others.size(), mostComparisons);
  StorageBits policyBits = node.state.bits & model.policyRoots;
  for (size_t back = 1; back <= count; ++back) {
    const Node &other = nodes[others[others.size() - back]];
    if (other.timeNs <= node.timeNs &&
        other.state.policies == node.state.policies &&
        other.state.bits.contains(node.state.bits) &&
        (other.state.bits & model.policyRoots) == policyBits)
      return true;
  }
  return false;
}

int64_t ExactSearch::startBound() const {
  ExactState start = model.start();
  model.settle(start);
  return remaining(start);
}

void ExactSearch::checkLimits() {
  isSpent |=
      kernels.isIncomplete() || shouldStop() ||
      nodes.size() + (kernels.workDone() + looks) / looksPerNode > nodeLimit;
}

/// One state alone may have more sets of drops than any limit allows.
void ExactSearch::checkLimitsNowAndThen() {
  if (++looks % dropsPerCheck == 0)
    checkLimits();
}

ExactSearch::Outcome ExactSearch::run(size_t mostNodes,
                                      llvm::function_ref<bool()> stop) {
  nodeLimit = mostNodes;
  shouldStop = stop;
  ExactState start = model.start();
  if (model.bytesOf(start.bits) > budget)
    return Outcome::NoneFaster;
  model.settle(start);
  push(start, 0, 0);
  while (!open.empty()) {
    Entry entry = open.top();
    open.pop();
    proven = entry.estimate;
    const Node &node = nodes[entry.node];
    if (*known.find(entry.node) != entry.node || isDominated(entry.node))
      continue;
    if (model.isGoal(node.state) && model.policiesHold(node.state)) {
      findSteps(entry.node);
      return Outcome::Found;
    }
    expanded[node.state.position].push_back(entry.node);
    expand(entry.node, entry.estimate);
    checkLimits();
    if (isSpent)
      return Outcome::Cut;
  }
  proven = limit;
  return Outcome::NoneFaster;
}

void ExactSearch::expand(uint32_t number, int64_t estimate) {
  current = number;
  currentEstimate = estimate;
  ExactState state = nodes[number].state;
  if (state.position < model.end) {
    if (model.problem.ops[state.position].isView())
      expandView(state);
    else
      expandMain(state, state.position, /*isFirst=*/true);
  }
  for (size_t op = 0; op < model.problem.ops.size(); ++op)
    if (!model.problem.ops[op].isView() &&
        model.mayRerun(OpId(op), state.position))
      expandMain(state, OpId(op), /*isFirst=*/false);
}

/// The first run of a view that cannot be rerun.
void ExactSearch::expandView(const ExactState &state) {
  const Op &op = model.problem.ops[state.position];
  Move move;
  move.members.push_back({state.position, 0, false, 0});
  move.isFirst = true;
  ExactState next = state;
  if (model.isReadable(state, op.inputs[0])) {
    move.reads.set(model.anchor[op.inputs[0]]);
    for (ValueId output : op.outputs)
      next.bits.set(model.anchor[output]);
  }
  ++next.position;
  model.settle(next);
  moves.push_back(move);
  push(next, nodes[current].timeNs, uint32_t(moves.size() - 1));
}

/// Live storages that the kernel may write again after a drop: outputs that
/// could take an input over, results that could lie in their argument; and
/// storages whose drop a user policy asks for.
llvm::SmallVector<int, 4> ExactSearch::redropCandidates(const ExactState &state,
                                                        OpId main,
                                                        bool isFirst) const {
  llvm::SmallVector<int, 4> candidates;
  (state.bits & model.policyRoots).forEach([&](int bit) {
    candidates.push_back(bit);
  });
  (state.bits & model.redroppable).forEach([&](int bit) {
    if (model.makers[bit].empty() || model.policyRoots.test(bit))
      return;
    int compact = model.compactBit[bit];
    bool isOutput =
        !isFirst && llvm::is_contained(model.problem.ops[main].outputs,
                                       model.rootOfBit[bit]);
    if (compact >= 0 ? !state.bits.test(compact) : isOutput)
      candidates.push_back(bit);
  });
  return candidates;
}

void ExactSearch::expandMain(const ExactState &state, OpId main, bool isFirst) {
  checkLimitsNowAndThen();
  if (isSpent)
    return;
  llvm::SmallVector<int, 4> candidates = redropCandidates(state, main, isFirst);
  for (uint32_t choice = 0; choice >> candidates.size() == 0; ++choice) {
    // A loop alone may have millions of them.
    if (choice % dropsPerCheck == dropsPerCheck - 1)
      checkLimits();
    if (isSpent)
      return;
    StorageBits redropped;
    for (auto [index, bit] : llvm::enumerate(candidates))
      if (choice >> index & 1)
        redropped.set(bit);
    ExactState without = state;
    model.drop(without, redropped);
    kernels.enumerate(
        without, main, isFirst, budget - model.bytesOf(without.bits),
        [&](const StorageBits &written) {
          ExactState next = without;
          next.bits = next.bits | written;
          next.position += isFirst ? 1 : 0;
          return limit - nodes[current].timeNs - remaining(next);
        },
        [&](const ExactKernel &kernel) {
          tryKernel(without, kernel, redropped);
        });
  }
}

void ExactSearch::tryKernel(const ExactState &state, const ExactKernel &kernel,
                            const StorageBits &redropped) {
  if (!kernel.written.contains(redropped.without(model.policyRoots)))
    return;
  Attempt attempt;
  attempt.kernel = &kernel;
  attempt.redropped = redropped;
  attempt.state = state;
  int32_t next = state.position + (kernel.isFirst ? 1 : 0);
  StorageBits dead =
      state.bits.without(model.useful[std::min(next, model.end)]);
  StorageBits deadBefore;
  dead.forEach([&](int bit) {
    if (model.rootOfBit[bit] < 0 || kernel.forced.test(bit))
      return;
    bool isUsed = kernel.reads.test(bit) || kernel.rewrites.test(bit);
    (isUsed ? attempt.droppedAfter : deadBefore).set(bit);
  });
  model.drop(attempt.state, deadBefore);
  chooseTakeovers(attempt);
}

/// True if a new result lies in the bytes of its argument.
bool ExactSearch::liesInArgument(const Attempt &attempt, int bit) const {
  int argument = model.argumentBit[bit];
  return argument >= 0 && (!attempt.state.bits.test(argument) ||
                           attempt.droppedAfter.test(argument));
}

int64_t ExactSearch::newBytes(const Attempt &attempt) const {
  int64_t sum = 0;
  attempt.kernel->written.forEach([&](int bit) {
    sum += liesInArgument(attempt, bit) ? 0 : model.bytes[bit];
  });
  return sum;
}

/// Bytes that outputs share with inputs dropped directly after the kernel;
/// `taken` gets those inputs.
int64_t ExactSearch::sharedBytes(const Attempt &attempt,
                                 StorageBits &taken) const {
  int64_t sum = 0;
  StorageBits placed;
  OpId main = attempt.kernel->members.back().op;
  for (const auto &[input, output] : model.problem.ops[main].reuses) {
    int from = model.anchor[model.problem.rootOf(input)];
    int to = model.anchor[output];
    int64_t bytes = liesInArgument(attempt, to) ? 0 : model.bytes[to];
    int64_t given = model.bytes[from];
    if (!attempt.droppedAfter.test(from) ||
        attempt.kernel->inlineReads.test(from) ||
        model.isPairedArgument[from] || taken.test(from) || placed.test(to) ||
        !attempt.kernel->mainWrites.test(to) || bytes == 0 || bytes > given ||
        model.occupied(attempt.state.bits, from) != given)
      continue;
    taken.set(from);
    placed.set(to);
    sum += bytes;
  }
  return sum;
}

void ExactSearch::chooseTakeovers(Attempt attempt) {
  const ExactKernel &kernel = *attempt.kernel;
  const Op &main = model.problem.ops[kernel.members.back().op];
  StorageBits offered, arguments;
  for (const auto &[input, output] : main.reuses) {
    int from = model.anchor[model.problem.rootOf(input)];
    // Whether the main op reads it or what a member makes does not matter.
    if (from != 0 && attempt.state.bits.test(from) &&
        kernel.mainReads.test(from) && !kernel.inlineReads.test(from) &&
        !model.isPairedArgument[from] &&
        kernel.mainWrites.test(model.anchor[output]))
      offered.set(from);
  }
  kernel.written.forEach([&](int bit) {
    int argument = model.argumentBit[bit];
    if (argument >= 0 && attempt.state.bits.test(argument))
      arguments.set(argument);
  });
  llvm::SmallVector<int, 4> choices;
  (offered | arguments).without(attempt.droppedAfter).forEach([&](int bit) {
    choices.push_back(bit);
  });
  StorageBits dead = attempt.droppedAfter;
  const StorageBits notFree = arguments | model.policyRoots;
  llvm::SmallVector<StorageBits, 4> withRoom;
  for (uint32_t choice = 0; choice >> choices.size() == 0; ++choice) {
    attempt.droppedAfter = dead;
    for (auto [index, bit] : llvm::enumerate(choices))
      if (choice >> index & 1)
        attempt.droppedAfter.set(bit);
    StorageBits taken;
    int64_t shared = sharedBytes(attempt, taken);
    // What nobody takes over need not go.
    StorageBits idle = attempt.droppedAfter.without(dead | taken | arguments);
    if (!idle.empty())
      continue;
    // With room for both, what would be taken over had better stay.
    bool isPointless = llvm::any_of(withRoom, [&](const StorageBits &fewer) {
      return attempt.droppedAfter.contains(fewer) &&
             (attempt.droppedAfter & notFree) == (fewer & notFree);
    });
    if (isPointless)
      continue;
    attempt.missingBytes = model.bytesOf(attempt.state.bits) +
                           newBytes(attempt) + kernel.workspaceBytes - shared;
    attempt.missingBytes -= std::min(budget, attempt.missingBytes);
    if (attempt.missingBytes == 0)
      withRoom.push_back(attempt.droppedAfter);
    attempt.move.reset();
    makeRoom(attempt);
  }
}

void ExactSearch::makeRoom(Attempt &attempt) {
  const ExactKernel &kernel = *attempt.kernel;
  int64_t missing = attempt.missingBytes;
  bool allNeeded = true;
  kernel.forced.forEach(
      [&](int bit) { missing -= model.occupied(attempt.state.bits, bit); });
  kernel.forced.forEach([&](int bit) {
    allNeeded &= missing + model.occupied(attempt.state.bits, bit) > 0;
  });
  // With room enough, what is forced out would better be read.
  if (!allNeeded || kernel.forced.intersects(attempt.droppedAfter))
    return;
  if (missing <= 0)
    return reach(attempt, kernel.forced);
  std::vector<std::pair<int64_t, int>> candidates;
  attempt.state.bits
      .without(kernel.reads | kernel.rewrites | kernel.forced |
               attempt.droppedAfter)
      .forEach([&](int bit) {
        if (int64_t bytes = model.occupied(attempt.state.bits, bit))
          candidates.emplace_back(bytes, bit);
      });
  llvm::sort(candidates, std::greater<>());
  dropMore(attempt, candidates, kernel.forced, missing);
}

/// Adds storages in falling order of bytes until there is room: with the last
/// one added, and so with any one, missing there would be none.
void ExactSearch::dropMore(Attempt &attempt,
                           llvm::ArrayRef<std::pair<int64_t, int>> rest,
                           StorageBits dropped, int64_t missing) {
  checkLimitsNowAndThen();
  if (isSpent)
    return;
  int64_t available = 0;
  for (const auto &[bytes, bit] : rest)
    available += bytes;
  if (!(dropped == attempt.kernel->forced)) {
    ExactState next = attempt.state;
    next.bits = next.bits.without(dropped) | attempt.kernel->written;
    next.position += attempt.kernel->isFirst ? 1 : 0;
    if (nodes[current].timeNs + attempt.kernel->timeNs + remaining(next) >=
        limit)
      return;
  }
  for (; !rest.empty() && available >= missing; rest = rest.drop_front()) {
    const auto &[bytes, bit] = rest.front();
    StorageBits more = dropped;
    more.set(bit);
    if (bytes >= missing)
      reach(attempt, more);
    else
      dropMore(attempt, rest.drop_front(), more, missing - bytes);
    available -= bytes;
  }
}

void ExactSearch::reach(Attempt &attempt, const StorageBits &dropped) {
  const ExactKernel &kernel = *attempt.kernel;
  // A smaller set might do where a forced one is large.
  bool isSmallest = true;
  int64_t spare = -attempt.missingBytes;
  dropped.forEach(
      [&](int bit) { spare += model.occupied(attempt.state.bits, bit); });
  kernel.forced.forEach([&](int bit) {
    isSmallest &= spare < model.occupied(attempt.state.bits, bit);
  });
  if (!isSmallest)
    return;
  ExactState next = attempt.state;
  model.drop(next, dropped);
  if (!model.keepsRetained(next.bits, kernel.touched))
    return;
  model.notePolicies(next, kernel.members.back().op, kernel.isFirst,
                     kernel.mainReads, kernel.written);
  next.bits = next.bits | kernel.written;
  kernel.written.forEach([&](int bit) {
    if (liesInArgument(attempt, bit))
      next.bits.set(model.compactBit[bit]);
  });
  model.drop(next, attempt.droppedAfter);
  next.position += kernel.isFirst ? 1 : 0;
  model.settle(next);
  if (!attempt.move) {
    attempt.move = uint32_t(moves.size());
    moves.push_back({kernel.members, kernel.isFirst, kernel.reads,
                     kernel.written, attempt.redropped, attempt.droppedAfter});
  }
  push(next, nodes[current].timeNs + kernel.timeNs, *attempt.move);
}

void ExactSearch::findSteps(uint32_t goal) {
  std::vector<uint32_t> path;
  for (uint32_t node = goal; node != 0; node = nodes[node].parent)
    path.push_back(node);
  ExactPlanWriter writer(model);
  ExactState start = model.start();
  writer.drop(start.bits.without(nodes[0].state.bits));
  writer.runViews(nodes[0].state.position);
  for (uint32_t number : llvm::reverse(path)) {
    const Node &node = nodes[number];
    const Move &move = moves[node.move];
    const StorageBits &before = nodes[node.parent].state.bits;
    StorageBits gone = before.without(node.state.bits)
                           .without(move.droppedAfter)
                           .without(move.reads);
    writer.drop(gone | move.redropped);
    writer.run(move.members, move.isFirst, move.reads, move.written);
    StorageBits present = before.without(gone) | move.written;
    writer.drop(present.without(node.state.bits));
    writer.runViews(node.state.position);
  }
  foundSteps = writer.take();
}

} // namespace remat::planner
