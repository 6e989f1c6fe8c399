// Part of Remat, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
/// The least costs. Forms of an op (variants) enter with the fastest, the
/// smallest and the inputs that all of them read; negative inline times are
/// credited to the kernel that could take them. A kernel whose credits exceed
/// its time is *weak*: it costs at least zero, and nothing in it costs
/// anything for sure.

#include "RelaxedCosts.h"

#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/STLExtras.h"
#include <algorithm>
#include <map>

namespace remat::planner {

/// Kernels with more possible members than this are weak.
static constexpr size_t largestKernel = 512;

RelaxedCosts::RelaxedCosts(const Problem &problem, Order order)
    : problem(problem), order(order) {
  collectBytes();
  collectNeeds();
  collectKernels();
  collectRerunCosts();
  collectWriteCosts();
  collectRemakeNodes();
}

void RelaxedCosts::collectBytes() {
  size_t count = problem.values.size();
  producer.assign(count, -1);
  isArgument.assign(count, 0);
  isGiven.assign(count, 0);
  isCovered.assign(count, 0);
  bytes.assign(count, 0);
  makers.resize(count);
  for (size_t value = 0; value < count; ++value)
    bytes[value] = problem.values[value].bytes;
  for (ValueId argument : problem.arguments)
    isArgument[argument] = isGiven[argument] = 1;
  std::vector<char> isPaired(count, 0);
  for (const DonatedPair &pair : problem.donated) {
    isGiven[pair.argument] = 0;
    if (!pair.result)
      continue;
    // The bytes of the pair are counted with the argument, always. Its
    // contents cost no more, and may be taken to be there.
    isGiven[pair.argument] = 1;
    isPaired[*pair.result] = isCovered[*pair.result] = 1;
    bytes[*pair.result] = 0;
  }
  for (ValueId argument : problem.arguments)
    if (isGiven[argument])
      constantBytes += bytes[argument];
  for (ValueId result : problem.results)
    if (problem.resultsUpFront && !isPaired[result]) {
      constantBytes += std::exchange(bytes[result], 0);
      isCovered[result] = 1;
    }
  for (auto [index, op] : llvm::enumerate(problem.ops)) {
    if (!op.extra)
      for (ValueId output : op.outputs)
        producer[output] = OpId(index);
    if (op.recomputable && !op.isView())
      for (ValueId output : op.outputs)
        makers[output].push_back(OpId(index));
  }
}

void RelaxedCosts::collectNeeds() {
  needs.resize(problem.ops.size());
  readers.resize(problem.values.size());
  auto rootsOf = [&](const std::vector<ValueId> &inputs) {
    llvm::SmallVector<ValueId, 4> roots;
    for (ValueId input : inputs)
      if (!isGiven[problem.rootOf(input)])
        roots.push_back(problem.rootOf(input));
    llvm::sort(roots);
    roots.erase(std::unique(roots.begin(), roots.end()), roots.end());
    return roots;
  };
  for (auto [index, op] : llvm::enumerate(problem.ops)) {
    if (op.isView())
      continue;
    needs[index] = rootsOf(op.inputs);
    for (const Variant &variant : op.variants) {
      llvm::SmallVector<ValueId, 4> others = rootsOf(variant.inputs);
      llvm::erase_if(needs[index], [&](ValueId root) {
        return !llvm::is_contained(others, root);
      });
    }
    if (!op.extra)
      for (ValueId root : needs[index])
        readers[root].push_back(OpId(index));
  }
}

/// In base order a base op can be rerun only inside later kernels.
bool RelaxedCosts::canBeMember(OpId member, OpId kernel) const {
  if (!problem.ops[member].recomputable)
    return false;
  if (order == Order::Free)
    return true;
  return llvm::all_of(problem.ops[member].outputs,
                      [&](ValueId output) { return producer[output] < kernel; });
}

/// Ops that a kernel of `op` may hold besides it, directly or through others;
/// stops beyond `largestKernel`.
void RelaxedCosts::collectMembers(
    OpId op, llvm::SmallVectorImpl<OpId> &members) const {
  memberMark.resize(problem.ops.size());
  memberMark[op] = ++memberStamp;
  auto add = [&](OpId target) {
    for (const auto &[member, ns] : takesIn[target])
      if (memberMark[member] != memberStamp) {
        memberMark[member] = memberStamp;
        members.push_back(member);
      }
  };
  add(op);
  for (size_t next = 0; next < members.size(); ++next) {
    if (members.size() > largestKernel)
      return;
    add(members[next]);
  }
}

static int64_t fastestTime(const Op &op) {
  int64_t time = op.timeNs;
  for (const Variant &variant : op.variants)
    time = std::min(time, variant.timeNs);
  for (const auto &[output, ns] : op.elidable)
    time -= ns;
  return time;
}

static bool isElidable(const Op &op, ValueId output) {
  return llvm::any_of(op.elidable,
                      [&](const auto &pair) { return pair.first == output; });
}

static int64_t elidableTime(const Op &op, ValueId output) {
  for (const auto &[elidable, ns] : op.elidable)
    if (elidable == output)
      return ns;
  return 0;
}

/// How often the op may be inlined into one kernel: each value once, so more
/// than once only if it can leave out every one of its outputs.
static int64_t mostInlinings(const Op &op) {
  bool leavesOutAny = llvm::all_of(op.outputs, [&](ValueId output) {
    return isElidable(op, output) ||
           llvm::any_of(op.variants, [&](const Variant &variant) {
             return llvm::is_contained(variant.without, output);
           });
  });
  return leavesOutAny ? int64_t(op.outputs.size()) : 1;
}

/// Most bytes that outputs of the op can take over from its inputs.
int64_t RelaxedCosts::mostTakenOver(const Op &op) const {
  llvm::SmallVector<ValueId, 4> inputs, outputs;
  int64_t given = 0, taken = 0;
  for (const auto &[input, output] : op.reuses) {
    ValueId root = problem.rootOf(input);
    bool isPossible = !isGiven[root] && bytes[root] > 0 &&
                      bytes[output] <= bytes[root] && !isCovered[output] &&
                      !isElidable(op, output);
    if (!isPossible)
      continue;
    if (!llvm::is_contained(inputs, root)) {
      inputs.push_back(root);
      given += bytes[root];
    }
    if (!llvm::is_contained(outputs, output)) {
      outputs.push_back(output);
      taken += bytes[output];
    }
  }
  return std::min(given, taken);
}

int64_t RelaxedCosts::leastAddedBytes(OpId id) const {
  const Op &op = problem.ops[id];
  auto bytesOf = [&](int64_t workspace, const std::vector<ValueId> &without) {
    int64_t sum = workspace;
    for (ValueId output : op.outputs)
      if (!isElidable(op, output) && !llvm::is_contained(without, output))
        sum += bytes[output];
    return sum;
  };
  int64_t taken = mostTakenOver(op);
  int64_t least = std::max<int64_t>(op.workspaceBytes,
                                    bytesOf(op.workspaceBytes, {}) - taken);
  for (const Variant &variant : op.variants)
    least = std::min(
        least, std::max<int64_t>(
                   variant.workspaceBytes,
                   bytesOf(variant.workspaceBytes, variant.without) - taken));
  return least;
}

void RelaxedCosts::settleKernel(OpId id) {
  const Op &op = problem.ops[id];
  llvm::SmallVector<OpId, 32> members;
  collectMembers(id, members);
  bareTime[id] = fastestTime(op);
  int64_t firstTime = bareTime[id];
  bool isTooLarge = members.size() > largestKernel;
  size_t firstGain = gains.size();
  llvm::SmallVector<ValueId, 8> madeInside;
  for (OpId member : members) {
    if (!problem.ops[member].recomputable)
      continue;
    int64_t least = 0, read = INT64_MAX;
    for (const auto &[target, ns] : problem.ops[member].inlineInto)
      if (memberMark[target] == memberStamp) {
        least = std::min(least, ns);
        read = std::min(read, std::max<int64_t>(0, ns));
      }
    least *= mostInlinings(problem.ops[member]);
    bareTime[id] += least;
    bool canBe = canBeMember(member, id);
    if (canBe) {
      llvm::append_range(madeInside, problem.ops[member].outputs);
      inlineReads[id].push_back({member, read});
    }
    if (least >= 0 || !canBe)
      continue;
    firstTime += least;
    if (!op.extra)
      gains.push_back({id, member, -least});
  }
  llvm::erase_if(inlineReads[id], [&](const InlineRead &read) {
    return !llvm::any_of(problem.ops[read.member].outputs, [&](ValueId made) {
      return llvm::is_contained(needs[id], made);
    });
  });
  llvm::sort(inlineReads[id], [](const InlineRead &a, const InlineRead &b) {
    return a.member < b.member;
  });
  isWeak[id] = isTooLarge || bareTime[id] < 0;
  if (isWeak[id]) {
    gains.resize(firstGain);
    bareTime[id] = firstTime = 0;
  }
  if (op.extra)
    return;
  kernelTime[id] = firstTime;
  totalTime += firstTime;
  addedBytes[id] = leastAddedBytes(id);
  if (isTooLarge)
    return;
  for (ValueId root : needs[id])
    if (!llvm::is_contained(madeInside, root))
      liveInputs[id].push_back(root);
}

void RelaxedCosts::collectKernels() {
  size_t count = problem.ops.size();
  takesIn.resize(count);
  isWeak.assign(count, 0);
  bareTime.assign(count, 0);
  kernelTime.assign(count, 0);
  addedBytes.assign(count, 0);
  liveInputs.resize(count);
  inlineReads.resize(count);
  for (auto [index, op] : llvm::enumerate(problem.ops))
    if (op.recomputable)
      for (const auto &[target, ns] : op.inlineInto)
        takesIn[target].emplace_back(OpId(index), ns);
  for (size_t op = 0; op < count; ++op)
    if (!problem.ops[op].isView())
      settleKernel(OpId(op));
}

void RelaxedCosts::markReachingWeak() {
  reachesWeak = isWeak;
  std::vector<OpId> queue;
  for (size_t op = 0; op < reachesWeak.size(); ++op)
    if (reachesWeak[op])
      queue.push_back(OpId(op));
  for (size_t next = 0; next < queue.size(); ++next)
    for (const auto &[member, ns] : takesIn[queue[next]])
      if (!std::exchange(reachesWeak[member], 1))
        queue.push_back(member);
}

/// Least time of one rerun of each op, as a kernel of its own or inlined; what
/// it writes to memory comes on top.
void RelaxedCosts::collectRerunCosts() {
  markReachingWeak();
  commonTime.assign(problem.ops.size(), 0);
  inlineTime.resize(problem.ops.size());
  for (auto [index, op] : llvm::enumerate(problem.ops)) {
    if (!op.recomputable || op.isView())
      continue;
    for (const auto &[target, ns] : op.inlineInto) {
      int64_t least = reachesWeak[target] ? 0 : std::max<int64_t>(0, ns);
      inlineTime[index] = std::min(inlineTime[index].value_or(least), least);
    }
    commonTime[index] = std::min(
        bareTime[index], inlineTime[index].value_or(bareTime[index]));
  }
}

/// What a rerun as its own kernel, or one that is kept, pays for writing.
int64_t RelaxedCosts::rewriteTime(OpId maker, ValueId root) const {
  return reachesWeak[maker] ? 0 : elidableTime(problem.ops[maker], root);
}

/// Who has a value in memory has paid for writing it: in its first run, in a
/// rerun, or in a kernel that kept an inlined rerun. What a rerun costs beyond
/// its optional outputs is shared out evenly among its outputs.
void RelaxedCosts::collectWriteCosts() {
  firstWriteCost.assign(problem.values.size(), 0);
  writeCost.assign(problem.values.size(), 0);
  for (size_t root = 0; root < producer.size(); ++root) {
    if (producer[root] < 0 || problem.values[root].storage ||
        isWeak[producer[root]])
      continue;
    int64_t least = elidableTime(problem.ops[producer[root]], ValueId(root));
    firstWriteCost[root] = least;
    for (OpId maker : makers[root])
      least = std::min(least, commonTime[maker] /
                                      int64_t(problem.ops[maker].outputs.size()) +
                                  rewriteTime(maker, ValueId(root)));
    writeCost[root] = least;
  }
}

/// One node per value that can be made again, and one per op that is the only
/// maker of some value and makes others too.
void RelaxedCosts::collectRemakeNodes() {
  remakeNode.assign(problem.values.size(), -1);
  nodes.reserve(size_t(llvm::count_if(
      makers, [](const std::vector<OpId> &ops) { return !ops.empty(); })));
  for (size_t root = 0; root < makers.size(); ++root) {
    if (makers[root].empty())
      continue;
    remakeNode[root] = int32_t(nodes.size());
    RemakeNode node;
    node.value = ValueId(root);
    node.makers.assign(makers[root].begin(), makers[root].end());
    node.inputs = needs[makers[root].front()];
    llvm::erase_if(node.inputs, [&](ValueId input) {
      return llvm::any_of(makers[root], [&](OpId maker) {
        return !llvm::is_contained(needs[maker], input);
      });
    });
    nodes.push_back(std::move(node));
  }
  shareRerunCosts();
}

/// Shares out the time of each rerun: a value with several makers takes from
/// each what the cheapest maker of it alone would cost, the rest goes to the
/// node of the op.
void RelaxedCosts::shareRerunCosts() {
  std::vector<int64_t> left = commonTime;
  for (RemakeNode &node : nodes) {
    int64_t wanted = INT64_MAX;
    for (OpId maker : node.makers)
      if (makesOne(maker))
        wanted = std::min(wanted, commonTime[maker] +
                                      rewriteTime(maker, node.value));
    for (OpId maker : node.makers) {
      int64_t share = left[maker];
      if (!makesOne(maker))
        share = node.makers.size() == 1
                    ? 0
                    : std::clamp<int64_t>(
                          wanted - rewriteTime(maker, node.value), 0, share);
      node.shares.push_back(share);
      left[maker] -= share;
    }
  }
  std::vector<int32_t> nodeOfOp(problem.ops.size(), -1);
  for (size_t number = 0, count = nodes.size(); number < count; ++number) {
    OpId maker = nodes[number].makers.front();
    if (nodes[number].makers.size() > 1 || makesOne(maker))
      continue;
    if (nodeOfOp[maker] < 0) {
      nodeOfOp[maker] = int32_t(nodes.size());
      RemakeNode node;
      node.makers = {maker};
      node.shares = {left[maker]};
      nodes.push_back(std::move(node));
    }
    nodes[number].implied = nodeOfOp[maker];
  }
}

/// Least time for the node of a rerun that writes its value.
int64_t RelaxedCosts::memoryTime(const RemakeNode &node, size_t number) const {
  return node.shares[number] + rewriteTime(node.makers[number], node.value);
}

/// Least time for the node of a rerun inside the kernel, beside the kernel's
/// gains; none if the kernel cannot hold it. Who may be in a weak kernel has a
/// `memoryTime` of zero, so that this does not matter.
std::optional<int64_t> RelaxedCosts::inlineTimeIn(const RemakeNode &node,
                                                  size_t number,
                                                  OpId kernel) const {
  OpId maker = node.makers[number];
  const auto &reads = inlineReads[kernel];
  auto place = llvm::lower_bound(
      reads, maker,
      [](const InlineRead &read, OpId op) { return read.member < op; });
  if (place == reads.end() || place->member != maker)
    return std::nullopt;
  if (!makesOne(maker))
    return node.shares[number];
  return place->ns;
}

int64_t RelaxedCosts::remakeTime(int32_t id, llvm::ArrayRef<OpId> readers,
                                 bool isResult) const {
  const RemakeNode &node = nodes[id];
  if (node.value < 0)
    return node.shares.front();
  int64_t inMemory = INT64_MAX, anyhow = INT64_MAX;
  for (size_t number = 0; number < node.makers.size(); ++number) {
    inMemory = std::min(inMemory, memoryTime(node, number));
    anyhow = std::min(anyhow, inlineTime[node.makers[number]]
                                  ? node.shares[number]
                                  : memoryTime(node, number));
  }
  if (isResult)
    return inMemory;
  int64_t inlined = 0;
  for (OpId reader : readers) {
    int64_t least = INT64_MAX;
    for (size_t number = 0; number < node.makers.size(); ++number)
      least = std::min(
          least, inlineTimeIn(node, number, reader).value_or(INT64_MAX));
    if (least >= inMemory - inlined)
      return inMemory;
    inlined += least;
  }
  return std::max(anyhow, inlined);
}

} // namespace remat::planner
